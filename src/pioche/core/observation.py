"""A game as whole numbers from 0 to 255, as one seat sees it: for learners.

A game's `Observation` declares them as blocks of names and makes an `Observer`, which writes them
in parts of bytes: compiled code writes ready-made bytes far quicker than numbers one by one, and
what stays the same for a whole question is made once.
"""

from collections.abc import Sequence
from typing import Final, cast, final

from mypy_extensions import i64, mypyc_attr

from pioche.core.cards import Cards
from pioche.core.masks import MOST_SEATS
from pioche.core.options import Value
from pioche.core.state import State

# Larger numbers are clipped to this.
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
    """The number as one byte."""
    return BYTES[clipped(number)]


@mypyc_attr(acyclic=True)
class Observer:
    """Writes the numbers of one game for any seat.

    It may keep what is the same for all seats until the next question. Call `forget` before it
    looks at another game, or at one that was changed by more than moves.
    """

    def add_parts(self, state: State, seat: i64, parts: list[bytes]) -> None:
        """Add what the seat sees. A game overrides this, or `add_numbers`."""
        numbers: list[i64] = []
        self.add_numbers(state, seat, numbers)
        parts.append(bytes_of(numbers))

    def add_numbers(self, state: State, seat: i64, numbers: list[i64]) -> None:
        """Add what the seat sees, number by number, each from 0 to HIGHEST."""
        raise NotImplementedError

    def row(self, state: State, seat: i64) -> bytearray:
        """All that the seat sees, in a buffer of its own."""
        parts: list[bytes] = []
        self.add_parts(state, seat, parts)
        return bytearray().join(parts)

    def forget(self) -> None:
        """Drop what was kept from earlier looks."""


# What the numbers of a block can be: anything a byte holds; 0 or 1; 0, but for at most one 1.
COUNTS: Final = "counts"
FLAGS: Final = "flags"
ONE_OF: Final = "one of"


@final
class Block:
    """Neighbouring numbers of an observation: their names, and what they can be."""

    def __init__(self, kind: str, names: tuple[str, ...]) -> None:
        self.kind = kind
        self.names = names


def counts(*names: str) -> Block:
    return Block(COUNTS, names)


def flags(*names: str) -> Block:
    return Block(FLAGS, names)


def one_of(*names: str) -> Block:
    return Block(ONE_OF, names)


def under(place: str, names: Sequence[str]) -> list[str]:
    """Names with the place that they belong to: `deck.gold`."""
    return [f"{place}.{name}" for name in names]


def own_seat(seats: int) -> Block:
    """The number of the seat that looks."""
    return one_of(*(f"own.seat-{seat + 1}" for seat in range(seats)))


def by_seat(seats: int, field: str) -> list[str]:
    """A name for each seat: `own.turn`, `player1.turn`, in the order of play."""
    return [f"{name}.{field}" for name in seat_names(seats)]


def seat_names(seats: int) -> list[str]:
    """What the seats are called in a layout: one's own, then the others in the order of play."""
    return ["own", *(f"player{step}" for step in range(1, seats))]


class Observation:
    """What a game's observations are made of, declared once as blocks.

    `layout` follows from the blocks, and conformance compares them with what observers write.
    """

    def blocks(self, seats: int, options: dict[str, Value]) -> list[Block]:
        """The blocks in the order in which an observer writes them, for a table's options."""
        raise NotImplementedError

    def layout(self, seats: int, options: dict[str, Value]) -> tuple[str, ...]:
        """The name of every number, in order, for a table's options."""
        return tuple([name for block in self.blocks(seats, options) for name in block.names])

    def observer(self) -> Observer:
        raise NotImplementedError

    def observe(self, state: State, seat: i64, out: list[i64]) -> None:
        """Put what the seat sees at the beginning of `out`."""
        parts: list[bytes] = []
        self.observer().add_parts(state, seat, parts)
        numbers = b"".join(parts)
        for place in range(len(numbers)):
            out[place] = numbers[place]


def add_one_of(numbers: list[i64], chosen: i64, count: i64) -> None:
    """Add a one-hot encoding of `chosen`; below 0 all are 0."""
    for number in range(count):
        numbers.append(1 if number == chosen else 0)


def add_flags(numbers: list[i64], mask: i64, count: i64) -> None:
    """Add a number for each bit of a mask, from the lowest."""
    for bit in range(count):
        numbers.append(mask >> bit & 1)


def bytes_of(numbers: list[i64]) -> bytes:
    """Numbers as bytes: Python reads a list several times faster into a bytearray."""
    return bytes(bytearray(numbers))


def mask_row(legal: list[i64], moves: i64) -> bytearray:
    """A number for each move: 1 for those that are legal."""
    row = bytearray(int(moves))
    for move in legal:
        row[move] = 1
    return row


def relative(seat: i64, looker: i64, seats: i64) -> i64:
    """The number of seats after the observing seat; below 0 for nobody."""
    if seat < 0:
        return -1
    return (seat + seats - looker) % seats


def rotated(mask: i64, seat: i64, seats: i64) -> i64:
    """A mask of seats with this one as the lowest."""
    return (mask >> seat | mask << (seats - seat)) & ((1 << seats) - 1)


# Ready-made parts


def one_of_each(count: int) -> list[bytes]:
    """One-hot encodings, with an extra first one for 'none'."""
    found = [bytes(count)]
    for chosen in range(count):
        found.append(bytes([1 if number == chosen else 0 for number in range(count)]))
    return found


def flags_of_each(count: int) -> list[bytes]:
    """For each mask of `count` bits: a number for each bit, from the lowest."""
    return [bytes([mask >> bit & 1 for bit in range(count)]) for mask in range(1 << count)]


# By the number of seats: which seat, counted from 1 (0 is nobody); which set of seats.
SEAT_PARTS: Final[list[list[bytes]]] = [one_of_each(seats) for seats in range(MOST_SEATS + 1)]
SEAT_FLAGS: Final[list[list[bytes]]] = [flags_of_each(seats) for seats in range(MOST_SEATS + 1)]


def seat_part(seat: i64, looker: i64, seats: i64) -> bytes:
    """One-hot encoding of a seat, counted from the observing one; below 0 is nobody."""
    return SEAT_PARTS[seats][relative(seat, looker, seats) + 1]


@final
@mypyc_attr(acyclic=True)
class Tally:
    """How many cards of each face there are, counted card by card."""

    def __init__(self, kinds: int) -> None:
        self.counts: list[i64] = [0] * kinds
        self.bytes: bytes = b""  # empty where it has changed

    def add(self, face: i64, number: i64) -> None:
        count = self.counts[face]
        self.counts[face] = count + number
        self.bytes = b""

    def part(self) -> bytes:
        if not self.bytes:
            self.bytes = bytes_of(self.counts)
        return self.bytes


# Piles up to this size are encoded without counting all kinds.
FEW_FACES: Final = 6


@final
class PileParts:
    """How many cards of each face lie in some piles, as parts of bytes.

    They are counted anew where the faces are not those of the last look: most piles stay as they
    are from one question to the next.
    """

    def __init__(self, piles: int, kinds: int) -> None:
        self.kinds: i64 = kinds
        self.faces: list[list[object]] = [[] for _ in range(piles)]
        self.parts: list[bytes] = [ZEROS[kinds]] * piles

    def known(self, pile: i64, cards: Cards, numbers: list[i64], eyes: i64) -> bytes:
        """Those that a watcher with this bit knows."""
        # As objects: moving references spares the compiled code an unboxing a card.
        face = cast("list[object]", cards.face)
        seen = cards.seen
        faces: list[object] = []
        for card in numbers:
            if seen[card] & eyes:
                faces.append(face[card])
        return self.counted(pile, faces)

    def all(self, pile: i64, cards: Cards, numbers: list[i64]) -> bytes:
        """All of them: everybody knows what is there."""
        face = cast("list[object]", cards.face)
        faces: list[object] = []
        for card in numbers:
            faces.append(face[card])
        return self.counted(pile, faces)

    def counted(self, pile: i64, faces: list[object]) -> bytes:
        """The part of these faces, in any order; the list is kept."""
        if faces != self.faces[pile]:
            self.faces[pile] = faces
            if len(faces) <= FEW_FACES:
                self.parts[pile] = few_counts(cast("list[i64]", faces), self.kinds)
            else:
                tally = Tally(int(self.kinds))
                for face in cast("list[i64]", faces):
                    tally.add(face, 1)
                self.parts[pile] = tally.part()
        return self.parts[pile]


def few_counts(faces: list[i64], kinds: i64) -> bytes:
    """The counts of each face, joined from runs of zeros."""
    parts: list[bytes] = []
    place: i64 = 0
    number: i64 = 0
    for face in sorted(faces):
        if number and face == place - 1:
            number += 1
            parts[-1] = BYTES[number]
        else:
            number = 1
            parts.append(ZEROS[face - place])
            parts.append(BYTES[1])
            place = face + 1
    parts.append(ZEROS[kinds - place])
    return b"".join(parts)
