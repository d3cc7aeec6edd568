"""The questions of Diamant: the same one until the end."""

from typing import Final

STAGES: Final = (
    "decide",  # go on or leave
    "over",
)

# <generated>
DECIDE: Final = 0
OVER: Final = 1
# </generated>
