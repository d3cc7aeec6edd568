"""All checks of a game, as one function."""

from collections.abc import Callable, Iterable
from typing import Final

from pioche.core.game import Game
from pioche.core.playout import playout
from pioche.core.rng import Fast
from pioche.core.state import State
from pioche.testing import state_checks, table_checks
from pioche.testing.cases import Case, NotConform, cases_of, looks_closely, random_steps, require
from pioche.testing.modes import check_modes, trace
from pioche.testing.state_checks import ApplyEvent

AT_TABLE: Final[tuple[Callable[[Case], None], ...]] = (
    table_checks.check_records,
    table_checks.check_undo,
    table_checks.check_leaving,
    table_checks.check_everybody_leaves,
    table_checks.check_refused,
    table_checks.check_end,
)


def conform(
    game: Game,
    cases: Iterable[Case] | None = None,
    modes: bool = True,
    apply_event: ApplyEvent | None = None,
) -> int:
    """Run every check on every case; the number of moves. NotConform on failure.

    `modes` compares compiled and interpreted rules, which takes the game from the catalogue.
    `apply_event` applies an event to a view: with it the events are checked to cover all changes of
    a view.
    """
    moves = 0
    last: Case | None = None
    for case in cases_of(game) if cases is None else cases:
        try:
            moves += check_case(case, apply_event)
        except NotConform as failure:
            raise NotConform(f"{case}: {failure}") from failure
        last = case
    if modes:
        check_modes(game)
    if last is not None:
        require(trace(last) == trace(last), "the same seed and choices give the same game")
    return moves


def check_case(case: Case, apply_event: ApplyEvent | None = None) -> int:
    moves = check_play(case, apply_event)
    for check in AT_TABLE:
        check(case)
    return moves


def ends_game(state: State, seat: int, move: int) -> bool:
    """Whether this is the last move, which many effects come only with."""
    after = state.clone()
    after.play(seat, move)
    return after.to_act() == 0


def check_play(case: Case, apply_event: ApplyEvent | None = None) -> int:
    """Random play from the first move to the last, with every check of states on the way."""
    game, rng = case.game, Fast(case.seed + 1)
    at_start = game.rules.census(case.start())
    last, moves = case.start(), 0
    shadow = case.start()
    for state, seat, move in random_steps(case):
        state_checks.check_moves(game, state)
        state_checks.check_census(game, state, at_start)
        if looks_closely(moves) or ends_game(state, seat, move):
            if apply_event is not None:
                state_checks.check_events(game, state, seat, move, apply_event)
            state_checks.check_refusals(game, state)
            shadow = state_checks.check_clone(game, state, shadow)
            state_checks.check_redeal(game, state, rng)
            state_checks.check_redeal_unseen(game, state, rng)
            state_checks.check_secrets(game, state, seat, move, rng)
        shadow.play(seat, move)
        last, moves = state, moves + 1
    require(last.to_act() == 0, "the game ends")
    require(playout(last, rng) == 0, "and stays ended")
    state_checks.check_moves(game, last)
    state_checks.check_census(game, last, at_start)
    state_checks.check_clone(game, last, shadow)
    state_checks.check_redeal(game, last, rng)
    state_checks.check_redeal_unseen(game, last, rng)
    require(
        game.winners(last) != [] or case.seats == 1, "there is a winner, or a single player lost"
    )
    return moves
