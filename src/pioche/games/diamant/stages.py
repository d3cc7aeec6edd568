"""What is asked in the cave: the same question until the end."""

from typing import Final

DECIDE: Final = 0  # go on or leave
OVER: Final = 1

STAGES: Final = ("decide", "over")
