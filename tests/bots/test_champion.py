"""The champion: what it plays by, at which tables, and that its networks fit the games."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from pioche import game
from pioche.bots import Champion, bot, known_bot, policy_for, seat_of
from pioche.bots.champion import FOLDER, AdvisedSearch, is_learned, network_of
from pioche.bots.expert import games_with_policies
from pioche.bots.policy_bot import PolicyBot
from pioche.core.game import Game
from pioche.core.masks import first_seat
from pioche.core.options import Choice, Number, Switch
from pioche.core.refusals import Refusal
from pioche.core.rng import Fast
from pioche.games import CATALOG
from pioche.search.best import SEED_LIMIT
from pioche.search.play import LONGEST
from pioche.search.policy import Policy

every_game = pytest.mark.parametrize("chosen", CATALOG, ids=lambda chosen: chosen.id)
FEW_TRIES = 2
# All networks together, in bytes.
MOST_BYTES = 1_500_000
# Decisions of a table that is not played to its end.
DECISIONS = 12


def tables(chosen: Game) -> Iterator[tuple[int, dict[str, object]]]:
    """Every number of players, and with the usual one every value of every option."""
    for seats in chosen.seats:
        yield seats, {}
    for option in chosen.options:
        values: list[object] = []
        if isinstance(option, Switch):
            values = [True, False]
        elif isinstance(option, Number):
            values = [option.lowest, option.highest]
        elif type(option) is Choice:
            values = list(option.choices)
        for value in values:
            yield chosen.usual_seats, {option.name: value}


def played(chosen: Game, seats: int, options: dict[str, object], decisions: int) -> int:
    """The decisions of champions at a table, at most that many."""
    state, champion = chosen.new(seats, 3, **options), Champion(chosen.id, 1, FEW_TRIES)
    for decision in range(decisions):
        if not state.to_act():
            return decision
        seat = int(first_seat(state.to_act()))
        move = champion(seat_of(chosen, state, seat))
        assert move in state.legal(seat)
        state.play(seat, move)
    return decisions


@every_game
def test_champions_sit_at_every_table(chosen: Game) -> None:
    for seats, options in tables(chosen):
        assert played(chosen, seats, options, DECISIONS) > 0


@pytest.mark.compiled
@every_game
def test_champions_play_whole_games(chosen: Game) -> None:
    for seats in chosen.seats:
        assert played(chosen, seats, {}, LONGEST) < LONGEST


def test_networks_are_small_and_say_where_they_come_from() -> None:
    files = sorted(Path(str(FOLDER)).glob("*.network"))
    assert files
    assert sum(file.stat().st_size for file in files) <= MOST_BYTES
    for file in files:
        network = network_of(file.stem)
        assert network is not None
        assert network.trained["decisions"] > 1_000_000
        assert set(network.trained) >= {"recipe", "seconds", "rollouts"}
        text = json.dumps(network.trained)
        assert not {"/", "\\"} & set(text), text  # folders of a private machine


def test_a_network_for_other_moves_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pioche.bots.network_file.moves_digest", lambda _game: "other")
    network_of.cache_clear()
    with pytest.raises(Refusal) as refused:
        bot("diamant", "champion")
    assert refused.value.key == "network-moves"
    monkeypatch.undo()
    network_of.cache_clear()


def test_the_network_decides_alone_or_a_search_checks_it() -> None:
    for name in games_with_policies():
        chosen = game(name)
        state = chosen.new(chosen.usual_seats, 1)
        seat = seat_of(chosen, state, int(first_seat(state.to_act())))
        decided = Champion(name, 1, FEW_TRIES).decide(seat)
        if not chosen.champion_searches:
            assert isinstance(decided, int)
        elif len(seat.legal) > 1:
            assert type(decided) is AdvisedSearch


def test_a_table_with_other_figures_is_left_to_the_search() -> None:
    letsdig = game("letsdig")
    sheet = next(option for option in letsdig.options if option.name == "sheet")
    figure = sheet.figures[0]  # type: ignore[attr-defined]
    for value in (figure.lowest, figure.highest):
        if value == figure.default:
            continue
        try:
            state = letsdig.new(3, 1, sheet=f"{figure.name}={value}")
        except Refusal:
            continue
        assert not is_learned("letsdig", state)
    assert is_learned("letsdig", letsdig.new(3, 1))


def test_a_champion_is_a_policy_where_it_never_searches() -> None:
    assert isinstance(policy_for("diamant", "champion"), Policy)
    assert isinstance(bot("diamant", "champion"), PolicyBot)
    assert policy_for("digup", "champion") is None
    assert policy_for("a game of a guest", "champion") is None
    with pytest.raises(Refusal) as refused:
        known_bot("diamant", "champion@500")
    assert refused.value.key == "bot-no-budget"
    assert known_bot("digup", "champion@500").iterations == 500


SAME_MOVES = """
import pioche
from pioche.bots import Champion, seat_of
from pioche.core.masks import first_seat
for chosen in pioche.CATALOG:
    state, champion = chosen.new(chosen.usual_seats, 5), Champion(chosen.id, 1, 12)
    moves = []
    while state.to_act() and len(moves) < 30:
        seat = int(first_seat(state.to_act()))
        moves.append(champion(seat_of(chosen, state, seat)))
        state.play(seat, moves[-1])
    print(chosen.id, moves)
print(pioche.COMPILED)
"""


@pytest.mark.compiled
def test_the_same_seed_gives_the_same_moves_compiled_and_interpreted() -> None:
    told = {
        mode: subprocess.run(
            [sys.executable, "-c", SAME_MOVES],
            env={**os.environ, "PIOCHE_INTERPRETED": mode},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.splitlines()
        for mode in ("", "1")
    }
    assert told[""][:-1] == told["1"][:-1]
    assert (told[""][-1], told["1"][-1]) == ("True", "False")


@pytest.mark.compiled
def test_champions_play_where_there_is_no_numpy() -> None:
    """Whoever has installed the game alone plays against the same champion."""
    told = [
        subprocess.run(
            [sys.executable, "-c", blocked + SAME_MOVES],
            capture_output=True,
            text=True,
            check=True,
        ).stdout.splitlines()
        for blocked in ("", NO_NUMPY)
    ]
    assert told[0] == told[1]
    assert len(told[0]) == len(CATALOG) + 1


NO_NUMPY = """
import sys
class NoNumpy:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("numpy", "torch"):
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, NoNumpy())
try:
    import numpy
except ModuleNotFoundError:
    pass
else:
    raise AssertionError("numpy was not kept out")
"""


def test_two_seeds_mostly_agree_where_a_network_draws() -> None:
    """Diamant's network draws its moves: it knows when it is sure."""
    diamant, agreed, asked = game("diamant"), 0, 0
    rng = Fast(4)
    for number in range(30):
        state = diamant.new(4, number)
        while state.to_act():
            seat = int(first_seat(state.to_act()))
            own = seat_of(diamant, state, seat)
            # Not neighbours: their first draws are much alike.
            first, second = (
                bot("diamant", "champion", int(rng.pick(SEED_LIMIT)))(own) for _ in range(2)
            )
            asked += len(own.legal) > 1
            agreed += len(own.legal) > 1 and first == second
            state.play(seat, first if rng.below(2) else second)
    assert agreed / asked > 0.9
