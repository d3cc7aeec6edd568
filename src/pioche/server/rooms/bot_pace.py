"""How fast the bots of a table play, and where they wait for somebody to ask for the next step."""

from dataclasses import dataclass
from typing import Final

from pioche.server.bot_paces import FAST, NORMAL, SLOW, STEP

# How long a bot seems to think, as a multiple of the server's own figure. Step by step the
# waiting is for people to end, so what is asked for comes at once.
DELAYS: Final = {SLOW: 2.5, NORMAL: 1.0, FAST: 0.4, STEP: 0.0}


@dataclass
class StepGate:
    """Up to which question bots may answer at a table that is played step by step.

    Bots answer freely what people are asked too: their choices show only together. All else
    waits for a step, but not for ever: no table is ever stuck.
    """

    wait: float  # seconds after which bots play on by themselves
    since: float
    question: int = 0
    opened: int = 0

    def follow(self, question: int, people: bool, now: float) -> None:
        """A question is asked, perhaps of people; the wait begins with it."""
        if question != self.question:
            self.question, self.since = question, now
        if people:
            self.opened = question

    def open(self, question: int) -> None:
        """Somebody has asked for the next step; who asks twice for one gets one."""
        if question == self.question:
            self.opened = question

    def closed(self, now: float) -> bool:
        """Whether bots wait."""
        return self.question > self.opened and now < self.ends

    @property
    def ends(self) -> float:
        return self.since + self.wait
