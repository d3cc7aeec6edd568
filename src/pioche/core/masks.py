"""Sets of seats as bit masks: who is inside, who owes a choice, who knows a card."""

from typing import Final

from mypy_extensions import i64

MOST_SEATS: Final = 8
PUBLIC: Final = 256
EVERYBODY: Final = 511
SPECTATOR: Final = -1
# In place of the number of a seat.
NOBODY: Final = -1


def bit_of(seat: i64) -> i64:
    """The bit of a seat in a mask; a spectator has the public's bit."""
    if seat == SPECTATOR:
        return PUBLIC
    return 1 << seat


def all_seats(count: i64) -> i64:
    return (1 << count) - 1


def size(mask: i64) -> i64:
    number: i64 = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number


def first_seat(mask: i64) -> i64:
    """The lowest seat in a mask that is not empty."""
    seat: i64 = 0
    while not mask >> seat & 1:
        seat += 1
    return seat


def has_one(mask: i64) -> bool:
    """Whether a mask that is not empty has but one bit."""
    return mask & (mask - 1) == 0


def seats_in(mask: int) -> list[int]:
    return [seat for seat in range(MOST_SEATS) if mask >> seat & 1]
