"""A set of numbers in a third of the memory of Python's own: every table keeps one."""

from array import array
from typing import Final

EMPTY: Final = 0
FEWEST: Final = 8


class NumberSet:
    """Numbers of 64 bits, at most two thirds of the places taken; 0 stands for an empty one."""

    __slots__ = ("places", "used")

    def __init__(self) -> None:
        self.places = array("q", [EMPTY] * FEWEST)
        self.used = 0

    def __len__(self) -> int:
        return self.used

    def __contains__(self, number: int) -> bool:
        return self.places[self.place_of(number or 1)] != EMPTY

    def add(self, number: int) -> None:
        place = self.place_of(number or 1)
        if self.places[place] != EMPTY:
            return
        self.places[place] = number or 1
        self.used += 1
        if 3 * self.used > 2 * len(self.places):
            self.grow()

    def place_of(self, number: int) -> int:
        """Where it is, or would be."""
        places, mask = self.places, len(self.places) - 1
        place = number & mask
        while places[place] not in (EMPTY, number):
            place = (place + 1) & mask
        return place

    def grow(self) -> None:
        """Twice as many places."""
        kept = [number for number in self.places if number != EMPTY]
        self.places = array("q", [EMPTY] * (2 * len(self.places)))
        for number in kept:
            self.places[self.place_of(number)] = number
