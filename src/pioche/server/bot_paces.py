"""How fast bots may play; step by step they wait until somebody asks for the next step."""

from typing import Final, Literal

SLOW: Final = "slow"
NORMAL: Final = "normal"
FAST: Final = "fast"
STEP: Final = "step"

BotPace = Literal["slow", "normal", "fast", "step"]
