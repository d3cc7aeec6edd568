"""The room between the top of the screen and the status line, shared out among the panels."""

from dataclasses import dataclass
from typing import Final

from textual.containers import Vertical
from textual.message import Message

# What the log keeps at least, with its edges: two sentences where room is scarce.
LOG_SHORT: Final = 3
LOG_TALL: Final = 6
# What the odds take at most, with their edges, and what is left of them where room is scarce.
ODDS_SHORT: Final = 4
ODDS_TALL: Final = 9
ODDS_PART: Final = 3
BOARD_LEAST: Final = 3


@dataclass(frozen=True)
class Shares:
    """The lines that the board and the odds may take at most; the log has the rest."""

    board: int
    odds: int


def share_out(room: int, tall: bool, odds: bool) -> Shares:
    """Share out the lines of panels that stand one below the other."""
    log = LOG_TALL if tall else LOG_SHORT
    most = min(ODDS_TALL if tall else ODDS_SHORT, max(1, (room - log) // ODDS_PART))
    shown_odds = most if odds else 0
    return Shares(max(BOARD_LEAST, room - log - shown_odds), most)


class Middle(Vertical):
    """The panels; it tells the screen when there is more or less room for them."""

    class Fitted(Message):
        """The room has changed."""

    def on_resize(self) -> None:
        """Something above or below has grown or shrunk."""
        self.post_message(self.Fitted())
