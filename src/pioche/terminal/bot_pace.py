"""How fast bots play in the terminal, and where they wait to be asked for the next step."""

from dataclasses import dataclass
from typing import Final

FAST: Final = "fast"
STEP: Final = "step"
# How many milliseconds a bot seems to think; step by step it waits for a key instead.
DELAYS: Final = {FAST: 0, "normal": 1200, "slow": 3000, STEP: 0}


@dataclass
class BotPace:
    """The pace of one sitting, and the last question that bots may answer.

    What people are asked too, bots answer freely: their choices show only together.
    """

    name: str = FAST
    opened: int = 0

    def change(self) -> str:
        """To the next of the paces, round and round."""
        known = list(DELAYS)
        self.name = known[(known.index(self.name) + 1) % len(known)]
        return self.name

    @property
    def delay(self) -> int:
        return DELAYS[self.name]

    def note_people(self, question: int) -> None:
        """People are asked this question."""
        self.opened = max(self.opened, question)

    def waits(self, question: int) -> bool:
        """Whether bots wait for a key before they answer."""
        return self.name == STEP and question > self.opened
