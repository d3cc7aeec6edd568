"""The stages: one for each kind of question."""

from typing import Final

STAGES: Final = (
    "dig",  # a turn begins with a card
    "decide",
    "react",  # a cursed skeleton: use a dog?
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

# <generated>
DIG: Final = 0
DECIDE: Final = 1
REACT: Final = 2
HEIRLOOM: Final = 3
ORDER: Final = 4
SEWER: Final = 5
SEARCH: Final = 6
TAKE: Final = 7
RETURN: Final = 8
ROB: Final = 9
STEAL: Final = 10
MINE: Final = 11
OVER: Final = 12
# </generated>
