"""A game as whole numbers from 0 to 255, as one seat sees it: for learners and their kind.

A game's `Observation` names every number (`layout`) and makes an `Observer`, which tells them. The
numbers are told in parts of bytes: compiled code writes bytes that are ready far quicker than
numbers one by one, and what is the same for a whole question need be made but once.
"""

from typing import Final

from mypy_extensions import i64

from pioche.core.cards import Cards
from pioche.core.options import Value
from pioche.core.state import State

# Whatever could be more is told as this.
HIGHEST: Final = 255
BYTES: Final[list[bytes]] = [bytes([number]) for number in range(HIGHEST + 1)]
ZEROS: Final[list[bytes]] = [bytes(count) for count in range(HIGHEST + 1)]


def clipped(number: i64) -> i64:
    """The number, or the nearest that a byte can hold."""
    if number > HIGHEST:
        return HIGHEST
    if number < 0:
        return 0
    return number


def byte_of(number: i64) -> bytes:
    """The number as a part of its own."""
    return BYTES[clipped(number)]


class Observer:
    """Looks at one game for whichever seat is asked.

    It may keep what is the same for all seats until something new is asked. So it must be told
    (`forget`) when it is to look at another game, or at one that was changed by more than moves.
    """

    def add_parts(self, state: State, seat: i64, parts: list[bytes]) -> None:
        """Add what the seat sees; a game gives this, or `add_numbers`."""
        numbers: list[i64] = []
        self.add_numbers(state, seat, numbers)
        parts.append(bytes(numbers))

    def add_numbers(self, state: State, seat: i64, numbers: list[i64]) -> None:
        """Add what the seat sees, number by number, each from 0 to HIGHEST."""
        raise NotImplementedError

    def forget(self) -> None:
        """Look at everything anew."""


class Observation:
    """What a game's observations are made of."""

    def layout(self, seats: int, options: dict[str, Value]) -> tuple[str, ...]:
        """The name of every number, in order, for a table with these options, all of them."""
        raise NotImplementedError

    def observer(self) -> Observer:
        """Somebody to look at one game."""
        raise NotImplementedError

    def observe(self, state: State, seat: i64, out: list[i64]) -> None:
        """Put what the seat sees at the beginning of `out`."""
        parts: list[bytes] = []
        self.observer().add_parts(state, seat, parts)
        numbers = b"".join(parts)
        for place in range(len(numbers)):
            out[place] = numbers[place]


def seat_names(seats: int) -> list[str]:
    """What the seats are called in a layout: one's own, then the others in the order of play."""
    return ["own", *(f"player{step}" for step in range(1, seats))]


def add_one_of(numbers: list[i64], chosen: i64, count: i64) -> None:
    """A number for each of so many: 1 for the chosen one, if any, 0 for the others."""
    for number in range(count):
        numbers.append(1 if number == chosen else 0)


def add_flags(numbers: list[i64], mask: i64, count: i64) -> None:
    """A number for each bit of a mask, from the lowest."""
    for bit in range(count):
        numbers.append(mask >> bit & 1)


def add_counts(numbers: list[i64], cards: Cards, pile: list[i64], eyes: i64, kinds: i64) -> None:
    """How many cards of each face somebody with this bit knows in a pile."""
    counts: list[i64] = [0] * kinds
    for card in pile:
        if cards.seen[card] & eyes:
            counts[cards.face[card]] += 1
    numbers += counts


def counts_part(cards: Cards, pile: list[i64], eyes: i64, kinds: i64) -> bytes:
    """The same as bytes: where nothing is known, which is often so, they are ready."""
    for card in pile:
        if cards.seen[card] & eyes:
            counts: list[i64] = []
            add_counts(counts, cards, pile, eyes, kinds)
            return bytes(counts)
    return ZEROS[kinds]


def put_by(numbers: list[i64], parts: list[bytes]) -> None:
    """Make a part of the numbers so far, and begin anew."""
    parts.append(bytes(numbers))
    numbers.clear()


def relative(seat: i64, looker: i64, seats: i64) -> i64:
    """How many seats after the looker; below 0 for nobody."""
    return -1 if seat < 0 else (seat + seats - looker) % seats


def rotated(mask: i64, seat: i64, seats: i64) -> i64:
    """A mask of seats with this one as the lowest."""
    return (mask >> seat | mask << (seats - seat)) & ((1 << seats) - 1)
