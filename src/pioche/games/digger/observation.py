"""Digger as numbers: what a seat sees, itself first, then the others in order."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from pioche.core.clock import NEVER
from pioche.core.observation import (
    Block,
    Observation,
    Observer,
    add_flags,
    add_one_of,
    by_seat,
    clipped,
    counts,
    flags,
    one_of,
    own_seat,
    relative,
    seat_names,
    under,
)
from pioche.core.options import Value
from pioche.core.state import State
from pioche.games.digger.cards import FACES, GEM_NAMES, GOLD, KINDS, TOKENS
from pioche.games.digger.options import UNTIMED
from pioche.games.digger.stages import STAGES
from pioche.games.digger.state import DiggerState

# Times are given in this fraction of the glass; uneven sand may run for a tenth more.
GLASS: Final = 200


@final
@mypyc_attr(acyclic=True)
class DiggerObserver(Observer):
    """Writes all that lies on the table, and the glass for those who see it."""

    def add_numbers(self, state: State, seat: i64, numbers: list[i64]) -> None:
        assert isinstance(state, DiggerState)
        add_one_of(numbers, seat, state.seats)
        add_one_of(numbers, state.stage, len(STAGES))
        add_one_of(numbers, relative(state.digger, seat, state.seats), state.seats)
        add_time(state, seat, numbers)
        numbers += state.dice
        add_flags(numbers, state.free, KINDS)
        numbers.append(1 if state.theft else 0)
        numbers += state.centre
        numbers += state.beside
        numbers.append(state.boxed)
        scores = state.scores()
        for step in range(state.seats):
            other = (seat + step) % state.seats
            for place in range(other * KINDS + GOLD, other * KINDS + KINDS):
                numbers.append(state.crates[place])
                numbers.append(clipped(state.worth[place]))
            numbers.append(clipped(scores[other]))


def add_time(state: DiggerState, seat: i64, numbers: list[i64]) -> None:
    length = state.config.length
    if not length:
        numbers.append(clipped(state.config.most_throws - state.throws))
        return
    numbers.append(clipped(state.elapsed() * GLASS // length))
    seen = state.ends != NEVER and state.sees_glass(seat)
    numbers.append(1 if seen else 0)
    numbers.append(clipped((state.ends - state.began) * GLASS // length) if seen else 0)


@final
class DiggerObservation(Observation):
    """The turn, the dice, the tokens, then each seat's crate."""

    def observer(self) -> Observer:
        return DiggerObserver()

    def blocks(self, seats: int, options: dict[str, Value]) -> list[Block]:
        return [
            own_seat(seats),
            one_of(*under("stage", STAGES)),
            one_of(*by_seat(seats, "digs")),
            *time_blocks(options["pace"] == UNTIMED),
            counts(*under("dice", FACES)),
            flags(*under("free", TOKENS)),
            flags("theft"),
            counts(*under("centre", TOKENS)),
            counts(*under("beside", TOKENS)),
            counts("box.water"),
            *(crate_block(name) for name in seat_names(seats)),
        ]


def time_blocks(untimed: bool) -> list[Block]:
    if untimed:
        return [counts("throws-left")]
    return [counts("glass.elapsed"), flags("glass.seen"), counts("glass.length")]


def crate_block(name: str) -> Block:
    """For each gem how many are in the crate and what one pays there; then the points."""
    fields = [f"{field}.{gem}" for gem in GEM_NAMES for field in ("crate", "worth")]
    return counts(*under(name, [*fields, "points"]))
