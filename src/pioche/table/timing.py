"""Games against time and games of dexterity: deadline, allowance for slow lines, judged gestures.

Everything here is a function of the state and of what was sent, so a record replays exactly.
"""

from pioche.core.clock import NEVER
from pioche.core.game import Game
from pioche.core.refusals import BadEvidence, IllegalMove, TooLate, shown
from pioche.core.state import NO_CLOCK, State
from pioche.table.log import HUMAN, LEAVE, MOVE, Step


def deadline(game: Game, state: State) -> int:
    """When time itself moves next; NEVER in most games."""
    clock = game.rules.clock
    return NEVER if clock is None else clock.deadline(state)


def due_step(game: Game, state: State, at: int, allowance: int = 0) -> Step | None:
    """Time's own move, if it is due by then for a line with this allowance."""
    clock = game.rules.clock
    if clock is None or (end := clock.deadline(state)) == NEVER or at < end + allowance:
        return None
    seat, move = clock.time_move(state)
    return Step(MOVE, seat, move, end + allowance)


def is_time_move(game: Game, state: State, seat: int, move: int) -> bool:
    clock = game.rules.clock
    if clock is None or clock.deadline(state) == NEVER:
        return False
    return (seat, move) == clock.time_move(state)


def most_allowance(game: Game, state: State) -> int:
    """The highest allowance for a slow line; 0 where no clock runs."""
    clock = game.rules.clock
    return 0 if clock is None else clock.allowance(state)


def check_allowance(game: Game, state: State, allowance: int) -> None:
    """Refuse an allowance that is too high or no time at all."""
    if type(allowance) is int and allowance == 0:
        return  # as for most moves: the game need not be asked
    most = most_allowance(game, state)
    if type(allowance) is not int or not 0 < allowance <= most:
        raise IllegalMove("time-allowance", allowance=shown(allowance), most=most)


def check_time(game: Game, state: State, step: Step) -> None:
    """Refuse a move after the deadline, time's own move before it, and a wrong allowance."""
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


def left_at(log: list[Step], seat: int) -> int:
    """When the seat left, if that was after the last move; else NO_CLOCK."""
    for step in reversed(log):
        if step.kind == MOVE:
            return NO_CLOCK
        if step.kind == LEAVE and step.seat == seat:
            return log[-1].at
    return NO_CLOCK


def left_with_last_move(log: list[Step], seat: int) -> bool:
    """Whether the seat left after the last move, and in the same millisecond."""
    last = next((step.at for step in reversed(log) if step.kind == MOVE), NO_CLOCK)
    return last != NO_CLOCK and left_at(log, seat) == last


def judged(game: Game, state: State, step: Step, kind: str) -> int:
    """The move that is carried out: the step's own, or what its gesture amounts to.

    A person's gesture is judged. A bot without evidence has none: then the rules draw the result
    by the table's option for dexterity.
    """
    judge = game.rules.judge
    if judge is None and step.evidence is not None:
        raise BadEvidence("evidence-none")
    if judge is None or (step.evidence is None and kind != HUMAN):
        return step.value
    return judge(state, step.value, step.evidence, step.at)
