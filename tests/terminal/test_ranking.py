"""The final ranking is that of the rules: tie-breaks and crowns count."""

from types import SimpleNamespace
from typing import cast

import pytest

import pioche
from pioche.core.state import State
from pioche.table.log import Player
from pioche.table.table import Table
from pioche.terminal.phrases import breakdown_lines, ranking_lines, victory
from pioche.words import words_in
from tests.games.dig.hill import Hill
from tests.games.digup.test_rules import finished
from tests.terminal.helpers import flat

ANA, ZOE, BOT = Player("Ana"), Player("Zoé"), Player("Bo", "bold")


def at_table(game: str, state: State) -> Table:
    table = Table(pioche.game(game), int(state.seats))
    table.state = state
    return table


def ranked(game: str, state: State) -> list[str]:
    return ranking_lines(words_in("en"), at_table(game, state))


def test_who_loses_the_tie_break_of_dig_up_comes_after_the_winner() -> None:
    dig = finished({1: "ruby-1", 3: "ruby-3"}, {1: "diamond-1", 2: "diamond-2"})
    assert dig.view()["scores"][:2] == [6, 6]
    first, second, *_ = ranked("digup", dig.state)
    assert first.startswith("1. 2: 6")
    assert second.startswith("2. 1: 6")


def test_a_crowned_winner_of_dig_comes_first_whatever_the_points() -> None:
    hill = Hill(3).give(0, "tyler", "rune", "rune").recruits(0, 0).gallery(0, "rune")
    hill.player(1).gems, hill.player(2).gems, hill.state.supply = 9, 8, 23
    hill.play("close 1")
    assert [line.partition(":")[0] for line in ranked("dig", hill.state)] == [
        "1. 1",
        "2. 2",
        "3. 3",
    ]


@pytest.mark.parametrize(
    ("players", "winners", "sentence"),
    [
        ((ANA, BOT, BOT), [0], "Vous gagnez, avec 7 points."),
        ((ANA, BOT, BOT), [0, 1], "Vous partagez la victoire avec Bo : 7 points."),
        ((ANA, BOT, BOT), [1], "Bo gagne avec 7 points."),
        ((ANA, ZOE, BOT), [0], "Ana gagne avec 7 points."),
        ((ANA,), [], "Vous perdez, avec 7 points."),
        ((ANA,), [0], "Vous gagnez, avec 7 points."),
    ],
)
def test_the_only_person_at_a_table_is_called_you(
    players: tuple[Player, ...], winners: list[int], sentence: str
) -> None:
    table = cast(
        "Table",
        SimpleNamespace(
            players=players, winners=lambda: winners, scores=lambda: [7] * len(players)
        ),
    )
    assert flat(victory(words_in("fr"), table)) == sentence


def test_the_sources_of_points_are_listed_case_by_case() -> None:
    mine = {1: "diamond-1", 2: "diamond-2", 3: "diamond-5", 4: "ruby-4", 6: "idol"}
    dig = finished({1: "ruby-1", 3: "ruby-3"}, mine)
    first, *_ = breakdown_lines(words_in("en"), at_table("digup", dig.state))
    cases = "Own colour in its place: 1, 2 (6) · Own colour elsewhere: 3 (2)"
    rest = "Idol: place 6 (2) · Another colour in its place: 4 (1) · Worth nothing: "
    assert first.startswith(f"2: {cases} · {rest}")
    assert "Longest run: 2 cards (breaks ties)" in first


def test_a_crown_is_among_the_points() -> None:
    hill = Hill(3).give(0, "tyler", "rune", "rune").recruits(0, 0).gallery(0, "rune")
    hill.play("close 1")
    first, *_ = breakdown_lines(words_in("fr"), at_table("dig", hill.state))
    assert first.endswith("Couronne de Tyler\u00a0: victoire d’office.")
