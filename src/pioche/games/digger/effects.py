"""What the digger's hands do: throw, take, steal, store; and what goes back."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.core.masks import EVERYBODY
from pioche.games.digger import events, stages
from pioche.games.digger.cards import BLACK, DICE, KINDS, SIDES, WATER
from pioche.games.digger.options import SLIP_PERCENT

if TYPE_CHECKING:
    from pioche.games.digger.state import DiggerState

HUNDRED: Final = 100


def throw(state: "DiggerState") -> None:
    """All five dice; what the last throw offered and was not taken is gone."""
    dice = state.dice
    for face in range(SIDES):
        dice[face] = 0
    for _ in range(DICE):
        shown = state.rng.below(SIDES)
        count = dice[shown]  # `dice[shown] += 1` would add boxed numbers
        dice[shown] = count + 1
    state.free = 0
    for kind in range(KINDS):
        if dice[kind] == 1:
            state.free |= 1 << kind
    state.theft = dice[BLACK] == 1
    state.throws += 1
    state.stage = stages.DIG
    if state.events is not None:  # six dice to be read
        state.emit_long(
            EVERYBODY,
            events.THROWS,
            state.digger,
            dice[0],
            dice[1],
            dice[2],
            dice[3],
            dice[4],
            dice[5],
        )


def take(state: "DiggerState", kind: i64) -> None:
    state.centre[kind] -= 1
    gain(state, kind)
    if state.events is not None:  # often
        state.emit(events.TAKES, state.digger, kind)


def gain(state: "DiggerState", kind: i64) -> None:
    """A token lies beside the crate; its colour gives no other one in this throw."""
    state.beside[kind] += 1
    state.free &= ~(1 << kind)


def steal(state: "DiggerState", kind: i64, victim: i64) -> None:
    """A theft by a hand that only chance knows: that of a bot or a simulation."""
    if state.rng.below(HUNDRED) < state.config.hands[SLIP_PERCENT]:
        touch(state, kind, victim)
    else:
        lift(state, kind, victim)


def lift(state: "DiggerState", kind: i64, victim: i64) -> None:
    """A clean theft: the gem lies beside the thief's crate."""
    state.crates[victim * KINDS + kind] -= 1
    gain(state, kind)
    state.emit(events.STEALS, state.digger, kind, victim)


def touch(state: "DiggerState", kind: i64, victim: i64) -> None:
    """A neighbouring pile was touched: all that was gained goes back, the turn is over (P23)."""
    state.emit(events.TOUCHES, state.digger, kind, victim)
    give_back(state)
    state.end_turn()


def store(state: "DiggerState", kind: i64) -> None:
    """A gem on its field, water into the box (P1, P20); no more throws (P9)."""
    state.beside[kind] -= 1
    if kind == WATER:
        state.boxed += 1
    else:
        state.crates[state.digger * KINDS + kind] += 1
    state.stage = stages.STORE
    state.free = 0
    if state.events is not None:  # often
        state.emit(events.STORES, state.digger, kind)


def store_all(state: "DiggerState") -> None:
    """All that lies beside the crate, the dearest first: where nobody hurries (P25)."""
    for back in range(1, KINDS + 1):
        kind: i64 = KINDS - back
        while state.beside[kind]:
            store(state, kind)


def give_back(state: "DiggerState") -> None:
    """All that lies beside the crate goes back to the centre, stolen gems too."""
    for kind in range(KINDS):
        count = state.beside[kind]
        if count:
            state.centre[kind] += count
            state.beside[kind] = 0
            state.emit(events.RETURNS, kind, count)
