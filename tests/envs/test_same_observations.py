"""The observation of a moment: the same bytes in every environment and at a table."""

from collections.abc import Iterator
from typing import Any, Final

import numpy as np
import pytest

import pioche
from pioche import Player, Table, envs
from pioche.bots import Seat, seat_at
from pioche.core.game import Game, Options
from pioche.core.masks import first_seat
from pioche.core.options import SomeSeats
from pioche.core.rng import Fast
from pioche.envs.openspiel_game import SEED_BYTES, UNWRITABLE, load_game, written
from pioche.table.log import HUMAN
from pioche.testing.cases import Case, cases_of
from pioche.testing.state_checks import numbers_of
from tests.envs.choices import Untyped

# A case in so many: whole games in seven environments, where the rules are interpreted.
SPARSE: Final = 1 if pioche.COMPILED else 7

# A choice: the seat, its move, and what it saw.
Moment = tuple[int, int, bytes]


def moments_of(case: Case) -> list[Moment]:
    """A whole game of random moves, the seats in their order."""
    state, rng, found = case.start(), Fast(case.seed + 1), []
    while asked := state.to_act():
        seat = int(first_seat(asked))
        legal = state.legal(seat)
        move = int(legal[rng.below(len(legal))])
        found.append((seat, move, numbers_of(case.game, state, seat)))
        state.play(seat, move)
    return found


def options_of(case: Case) -> dict[str, Any]:
    """Of any type: they go among other arguments."""
    return {**case.options}


class Script:
    """Plays one seat as it was played; after the end of that game, any move."""

    def __init__(self, moments: list[Moment], seat: int) -> None:
        self.moves = iter([move for who, move, _ in moments if who == seat])

    def __call__(self, seat: Seat) -> int:
        return next(self.moves, seat.legal[0])


def scripts(moments: list[Moment], seats: list[int]) -> list[Script]:
    return [Script(moments, seat) for seat in seats]


# What the seat that chooses sees in each environment, moment by moment


def at_a_table(case: Case, moments: list[Moment]) -> Iterator[bytes]:
    """As bots of a table see it, who get no state."""
    named = [option.name for option in case.game.options if isinstance(option, SomeSeats)]
    kind = HUMAN if any(case.options[name] for name in named) else "bold"
    players = [Player(f"{seat}", kind) for seat in range(case.seats)]
    table = Table(case.game, players, Fast(case.seed), None, **case.options)
    for number, (seat, move, _) in enumerate(moments):
        assert table.to_act()[0] == seat
        world = seat_at(table, seat).sample(Fast(number))
        yield numbers_of(case.game, world, seat)
        table.play(seat, move)


def in_aec(case: Case, moments: list[Moment]) -> Iterator[bytes]:
    env = envs.aec(case.game.id, case.seats, **options_of(case))
    env.reset(seed=case.seed)
    for seat, move, _ in moments:
        assert env.agent_selection == f"player_{seat}"
        seen = env.observe(env.agent_selection)["observation"]
        width, start = len(seen), seat * len(seen)
        assert env.state()[start : start + width].tobytes() == seen.tobytes()
        yield seen.tobytes()
        env.step(move)


def in_self_play(case: Case, moments: list[Moment]) -> Iterator[bytes]:
    env = envs.vector(case.game.id, case.seats, games=1, **options_of(case))
    step = env.reset(case.seed)
    for seat, move, _ in moments:
        assert step.seats[0] == seat
        yield step.observations[0].tobytes()
        step = env.step([move])
    assert step.dones[0]


def in_openspiel(case: Case, moments: list[Moment]) -> Iterator[bytes]:
    options = "".join(f",{name}={spelled(value)}" for name, value in changed(case).items())
    state = load_game(f"pioche_{case.game.id}(players={case.seats}{options})").new_initial_state()
    for byte in case.seed.to_bytes(SEED_BYTES, "big"):
        state.apply_action(byte)
    for seat, move, _ in moments:
        assert state.current_player() == seat
        yield np.array(state.observation_tensor(seat)).astype(np.uint8).tobytes()
        state.apply_action(move)
    assert state.is_terminal()


def spelled(value: object) -> str:
    """A value of an option in OpenSpiel's notation."""
    return str(written(value)) if isinstance(value, str) else str(value)


def in_gym(case: Case, moments: list[Moment], seat: int) -> Iterator[bytes]:
    others = [other for other in range(case.seats) if other != seat]
    bots = scripts(moments, others)
    env = envs.gym(case.game.id, case.seats, seat=seat, bots=bots, **options_of(case))
    seen, _ = env.reset(seed=case.seed)
    for who, move, _ in moments:
        if who == seat:
            yield seen.tobytes()
            seen = env.step(move)[0]


def in_vector(case: Case, moments: list[Moment], seat: int) -> Iterator[bytes]:
    """With opponents, in order from the learner's left."""
    others = [(seat + left) % case.seats for left in range(1, case.seats)]
    bots = scripts(moments, others)
    env = envs.vector(
        case.game.id, case.seats, games=1, seat=seat, opponents=bots, **options_of(case)
    )
    step = env.reset(case.seed)
    for who, move, _ in moments:
        if who == seat:
            yield step.observations[0].tobytes()
            step = env.step([move])
    assert step.dones[0]


def in_gym_vector(case: Case, moments: list[Moment], seat: int) -> Iterator[bytes]:
    others = [(seat + left) % case.seats for left in range(1, case.seats)]
    env: Untyped = envs.gym_vector(
        case.game.id,
        case.seats,
        num_envs=1,
        seat=seat,
        opponents=scripts(moments, others),
        **options_of(case),
    )
    seen, _ = env.reset(seed=case.seed)
    for who, move, _ in moments:
        if who == seat:
            yield seen[0].tobytes()
            seen = env.step(np.array([move]))[0]


def changed(case: Case) -> Options:
    """The options that are not the usual ones."""
    usual = {option.name: option.default for option in case.game.options}
    return {name: value for name, value in case.options.items() if value != usual[name]}


def fits_openspiel(case: Case) -> bool:
    unwritable = [option.name for option in case.game.options if isinstance(option, UNWRITABLE)]
    return not changed(case).keys() & set(unwritable)


@pytest.mark.parametrize("game", pioche.CATALOG, ids=lambda game: str(game.id))
def test_every_environment_shows_what_a_table_shows(game: Game) -> None:
    cases = cases_of(game)
    for case in cases[:: SPARSE if len(cases) > SPARSE else 1]:
        moments = moments_of(case)
        seen = [row for _, _, row in moments]
        whole: list[Any] = [at_a_table, in_aec, in_self_play]
        for play in [*whole, in_openspiel] if fits_openspiel(case) else whole:
            assert list(play(case, moments)) == seen, (play.__name__, str(case))
        for seat in {who for who, _, _ in moments}:
            own = [row for who, _, row in moments if who == seat]
            for play_seat in (in_gym, in_vector, in_gym_vector):
                assert list(play_seat(case, moments, seat)) == own, (play_seat, str(case), seat)


def test_parallel_votes_see_the_table_before_anyone_has_chosen() -> None:
    game = pioche.game("diamant")
    for case in cases_of(game)[::SPARSE]:
        env = envs.parallel(game.id, case.seats, **options_of(case))
        table: Untyped = envs.aec(game.id, case.seats, **options_of(case))
        seen, _ = env.reset(seed=case.seed)
        table.reset(seed=case.seed)
        votes: dict[str, int] = {}
        for seat, move, _ in moments_of(case):
            if not votes:
                for agent in env.agents:
                    at_table = table.observe(agent)["observation"].tobytes()
                    assert seen[agent]["observation"].tobytes() == at_table
                assert env.state().tobytes() == table.state().tobytes()
                owing = {agent for agent in env.agents if seen[agent]["action_mask"].any()}
            votes[f"player_{seat}"] = move
            table.step(move)
            if votes.keys() == owing:
                seen = env.step(votes)[0]
                votes = {}
        assert not env.agents
