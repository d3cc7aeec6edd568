"""Lists of numbers, searched as numbers: `in` and `remove` would compare objects one by one."""

from typing import Final

from mypy_extensions import i64

NOWHERE: Final = -1


def index_of(items: list[i64], item: i64) -> i64:
    """The first place where the item stands, or NOWHERE."""
    for place in range(len(items)):
        if items[place] == item:
            return place
    return NOWHERE


def contains(items: list[i64], item: i64) -> bool:
    return index_of(items, item) != NOWHERE
