"""What can be asked, one small question at a time."""

from typing import Final

FIRST_DIG: Final = 0  # a turn begins with a card
DECIDE: Final = 1
REACT: Final = 2  # a cursed skeleton: use a dog?
HEIRLOOM: Final = 3
ORDER: Final = 4
SEWER: Final = 5
SEARCH: Final = 6
TAKE: Final = 7
PUT_BACK: Final = 8
ROB: Final = 9
STEAL: Final = 10
MINE: Final = 11
OVER: Final = 12

STAGES: Final = (
    "dig",
    "decide",
    "react",
    "heirloom",
    "order",
    "sewer",
    "search",
    "take",
    "return",
    "rob",
    "steal",
    "mine",
    "over",
)
