"""The stages of a turn of Digger."""

from typing import Final

STAGES: Final = (
    "ready",  # nothing thrown yet: the glass stands still
    "dig",  # dice lie on the table: take, steal, throw again, or begin to store
    "store",  # something is stored: no more throws
    "over",
)

# <generated>
READY: Final = 0
DIG: Final = 1
STORE: Final = 2
OVER: Final = 3
# </generated>
