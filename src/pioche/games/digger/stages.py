"""What a turn of Digger is made of."""

from typing import Final

READY: Final = 0  # nothing thrown yet: the glass stands still
DIG: Final = 1  # dice lie on the table: take, steal, throw again, or begin to store
STORE: Final = 2  # something is stored: no more throws
OVER: Final = 3

STAGES: Final = ("ready", "dig", "store", "over")
