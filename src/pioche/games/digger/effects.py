"""What the digger's hands do: throw, take, steal, store; and what goes back."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.core.masks import EVERYBODY
from pioche.games.digger import events, stages
from pioche.games.digger.cards import BLACK, DICE, GOLD, KINDS, SIDES, WATER
from pioche.games.digger.config import SLIPPING

if TYPE_CHECKING:
    from pioche.games.digger.state import DiggerState

HUNDRED: Final = 100


def throw(state: "DiggerState") -> None:
    """All five dice; what the last throw offered and was not taken is gone."""
    for face in range(SIDES):
        state.dice[face] = 0
    for _ in range(DICE):
        state.dice[state.rng.below(SIDES)] += 1
    state.free = 0
    for kind in range(KINDS):
        if state.dice[kind] == 1:
            state.free |= 1 << kind
    state.theft = state.dice[BLACK] == 1
    state.throws += 1
    state.stage = stages.DIG
    if state.events is not None:
        told = [int(count) for count in state.dice]
        state.events.append((events.THROWS, EVERYBODY, int(state.digger), *told))


def take(state: "DiggerState", kind: i64) -> None:
    """A token of a unique colour from the centre."""
    state.centre[kind] -= 1
    gain(state, kind)
    state.emit(events.TAKES, state.digger, kind)


def gain(state: "DiggerState", kind: i64) -> None:
    """A token lies beside the crate; its colour gives no other one in this throw."""
    state.beside[kind] += 1
    state.free &= ~(1 << kind)


def steal(state: "DiggerState", kind: i64, victim: i64) -> None:
    """A theft by a hand that only chance knows: that of a bot or a simulation."""
    if state.rng.below(HUNDRED) < state.terms.hands[SLIPPING]:
        touch(state, kind, victim)
    else:
        lift(state, kind, victim)


def lift(state: "DiggerState", kind: i64, victim: i64) -> None:
    """A clean theft: the gem lies beside the thief's crate."""
    state.crates[victim * KINDS + kind] -= 1
    gain(state, kind)
    if state.events is not None:
        told = (events.STEALS, EVERYBODY, int(state.digger), int(kind), int(victim))
        state.events.append(told)


def touch(state: "DiggerState", kind: i64, victim: i64) -> None:
    """A neighbouring pile was touched: all that was gained goes back, the turn is over (P23)."""
    if state.events is not None:
        told = (events.TOUCHES, EVERYBODY, int(state.digger), int(kind), int(victim))
        state.events.append(told)
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
    state.emit(events.STORES, state.digger, kind)


def give_back(state: "DiggerState") -> None:
    """All that lies beside the crate goes back to the centre, stolen gems too."""
    for kind in range(KINDS):
        count = state.beside[kind]
        if count:
            state.centre[kind] += count
            state.beside[kind] = 0
            state.emit(events.RETURNS, kind, count)


def tell_crates(state: "DiggerState") -> None:
    """Which black side lies before whom."""
    assert state.events is not None
    for seat in range(state.seats):
        values = [int(state.worth[seat * KINDS + kind]) for kind in range(GOLD, KINDS)]
        state.events.append((events.CRATE, EVERYBODY, int(seat), *values))


def tell_scores(state: "DiggerState") -> None:
    """The final count."""
    assert state.events is not None
    scores = state.scores()
    for seat in range(state.seats):
        state.events.append((events.FINAL, EVERYBODY, int(seat), int(scores[seat])))
    state.events.append((events.OVER, EVERYBODY))
