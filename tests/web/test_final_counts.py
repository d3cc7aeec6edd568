"""The final counts take three to four seconds: with few and many players, cards and points."""

from typing import Any

import msgspec
import pytest

import pioche
from pioche.core.game import Game, Options
from pioche.core.rng import Fast
from pioche.server.http.catalogue import game_info
from pioche.server.http.static import words_text
from pioche.table.table import Table
from pioche.testing.cases import Case
from pioche.testing.table_checks import new_table, random_move
from tests.web.node import call_script

SHORTEST_MS = 3000
LONGEST_MS = 4200
OPTIONS: dict[str, Options] = {"digger": {"pace": "untimed", "throws": 4}}

SceneData = dict[str, Any]
End = tuple[SceneData, SceneData]


def scene(table: Table) -> SceneData:
    names = [f"Player {seat}" for seat in range(table.seats)]
    view = table.view(0)
    return {
        "game": table.game.id,
        "view": view,
        "seat": 0,
        "names": names,
        "over": table.over,
        "fresh": [],
    }


def last_move(game: Game, seats: int, seed: int = 5) -> End:
    """The scenes before and after the last move of a game played at random."""
    case = Case(game, seats, OPTIONS.get(game.id, {}), seed)
    whole, rng = new_table(case), Fast(seed)
    while not whole.over:
        random_move(whole, rng)
    table, rng = new_table(case), Fast(seed)
    while len(table.log) < len(whole.log) - 1:
        random_move(table, rng)
    before, heard = scene(table), len(table.events(0))
    random_move(table, rng)
    return before, {**scene(table), "fresh": table.events(0)[heard:]}


def changed(end: End, **view: object) -> End:
    """The same end with other figures."""
    before, after = end
    return before, {**after, "view": {**after["view"], **view}}


def counts_of(*ends: End) -> list[dict[str, Any]]:
    games = {game.id: msgspec.to_builtins(game_info(game)) for game in pioche.CATALOG}
    message = {"words": words_text("en").decode(), "games": games, "ends": ends}
    counts: list[dict[str, Any]] = call_script("final-counts.mjs", message)
    return counts


def in_time(*ends: End) -> list[bool]:
    return [SHORTEST_MS <= count["length"] <= LONGEST_MS for count in counts_of(*ends)]


@pytest.mark.parametrize("game", pioche.CATALOG, ids=lambda game: game.id)
def test_a_count_takes_its_time_with_any_number_of_players(game: Game) -> None:
    ends = [last_move(game, seats) for seats in game.seats]
    assert in_time(*ends) == [True] * len(ends)


def test_so_it_does_with_much_and_with_little_to_count() -> None:
    dig, digger, letsdig, digup = (
        last_move(pioche.game(name), 3) for name in ("dig", "digger", "letsdig", "digup")
    )
    steps = [{"face": "gold", "tokens": [1, 0, 0], "totals": [step, 0, 0]} for step in range(40)]
    cards = [{"face": "muck", "cards": 1, "points": 1, "total": step} for step in range(20)]
    nothing = {"winners": [0, 1, 2], "scores": [0, 0, 0]}
    mines = digup[1]["view"]["mines"]
    open_end = ({**digup[0], "view": {**digup[0]["view"], "mines": mines}}, digup[1])
    ends = [
        *(changed(dig, scores=[0, points, 0]) for points in (0, 1, 30)),
        *(changed(digger, tally=steps[:number], winners=[0]) for number in (1, 13, 14, 40)),
        changed(digger, tally=[], **nothing),
        *(changed(letsdig, final_count=[cards[:number], [], []]) for number in (0, 1, 20)),
        open_end,
    ]
    assert in_time(*ends) == [True] * len(ends)


def test_a_rival_s_points_are_seen_once_their_pile_has_been_counted() -> None:
    before, after = last_move(pioche.game("letsdig"), 4)
    (count,) = counts_of((before, after))
    final = [pile["points"] for pile in after["view"]["score_piles"]]
    *acts, win = count["acts"]
    for number, act in enumerate(acts):
        shown = {index for index in (1, 2, 3) if act["points"][index] is not None}
        assert shown == {*act["counted"]} - {0}
        assert len(act["counted"]) == number
    assert win["points"] == final


def test_alone_the_mines_of_dig_up_turn_over_place_by_place() -> None:
    end = last_move(pioche.game("digup"), 1)
    placed = [mine["up"] for mine in end[1]["view"]["mines"]]
    perfect = changed(
        end, mines=[{**mine, "up": [*range(1, 10)]} for mine in end[1]["view"]["mines"]]
    )
    for count, up, last in zip(
        counts_of(end, perfect), (placed, [[*range(1, 10)]] * 4), ("placed", "perfect"), strict=True
    ):
        *turned, banner = count["acts"]
        assert [act["at"] for act in turned] == [*range(10)]
        assert [act["up"] for act in turned] == [
            [[at for at in mine if at <= place] for mine in up] for place in range(10)
        ]
        assert banner["kind"] == last
