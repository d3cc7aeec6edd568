"""Games against time and games of dexterity: what the table asks of their moves.

All of it is a function of the state and of what was sent, so that a record replays to the
same bytes: the deadline, what a slow line is forgiven, the gesture and its verdict.
"""

from pioche.core.clock import NEVER
from pioche.core.game import Game
from pioche.core.refusals import BadEvidence, IllegalMove, TooLate, shown
from pioche.core.state import State
from pioche.table.log import HUMAN, LEAVE, MOVE, Step


def deadline(game: Game, state: State) -> int:
    """When time itself moves next; NEVER in most games."""
    clock = game.rules.clock
    return NEVER if clock is None else clock.deadline(state)


def due_step(game: Game, state: State, at: int, allowance: int = 0) -> Step | None:
    """The move that time has made by then, for a line that is forgiven so much."""
    clock = game.rules.clock
    if clock is None or (end := clock.deadline(state)) == NEVER or at < end + allowance:
        return None
    seat, move = clock.time_move(state)
    return Step(MOVE, seat, move, end + allowance)


def is_time_move(game: Game, state: State, step: Step) -> bool:
    """Whether this is what time does, not a person."""
    clock = game.rules.clock
    if clock is None or step.kind != MOVE or clock.deadline(state) == NEVER:
        return False
    return (step.seat, step.value) == clock.time_move(state)


def most_allowance(game: Game, state: State) -> int:
    """The most that a slow line is forgiven; nothing where nobody hurries."""
    clock = game.rules.clock
    return 0 if clock is None else clock.allowance(state)


def check_allowance(game: Game, state: State, allowance: int) -> None:
    """Refuse too much pardon, and what is no time at all."""
    if type(allowance) is int and allowance == 0:
        return  # most moves: no game need be asked
    most = most_allowance(game, state)
    if type(allowance) is not int or not 0 < allowance <= most:
        raise IllegalMove("time-allowance", allowance=shown(allowance), most=most)


def check_time(game: Game, state: State, step: Step) -> None:
    """Refuse what comes after the deadline, time's own move before it, and too much pardon."""
    check_allowance(game, state, step.allowance)
    clock = game.rules.clock
    if clock is None or (end := clock.deadline(state)) == NEVER:
        return
    early = step.made_at < end
    seat, move = clock.time_move(state)
    if step.value == move and step.seat == seat:
        if early:
            raise game.why_not(state, step.seat, step.value)
    elif not early:
        raise TooLate("move-late")


def taken_time(game: Game, state: State, move: int) -> int:
    """How long a move takes somebody who plays without a clock."""
    clock = game.rules.clock
    return 0 if clock is None else clock.pace(state, move)


def stand_in_time(log: list[Step], seat: int) -> int:
    """The time at which somebody plays for a seat: after the last move, if it left since then.

    Who leaves in the very millisecond of a move leaves after it.
    """
    last_at = log[-1].at if log else 0
    left = False
    for step in reversed(log):
        if step.kind == MOVE:
            return max(last_at, step.at + 1) if left else last_at
        left = left or (step.kind == LEAVE and step.seat == seat)
    return last_at


def judged(game: Game, state: State, step: Step, kind: str) -> int:
    """The move that is carried out: the one asked for, or what its gesture amounts to.

    The hand of a person is judged by what it sent. A bot may have none: then the rules let
    chance decide, by the dexterity that the table has agreed on.
    """
    judge = game.rules.judge
    if judge is None and step.evidence is not None:
        raise BadEvidence("evidence-none")
    if judge is None or (step.evidence is None and kind != HUMAN):
        return step.value
    return judge(state, step.value, step.evidence, step.at)
