"""The log of a table: what the seats did, in order. Everything else is derived from it."""

import re
from dataclasses import dataclass
from typing import Any, Final

from pioche.core.refusals import BadSeats

MOVE: Final = "move"
UNDO: Final = "undo"
LEAVE: Final = "leave"
RETURN: Final = "return"
# A bot plays for the seat, and its owner again.
HAND_OVER: Final = "hand-over"
TAKE_BACK: Final = "take-back"


@dataclass(slots=True)  # frozen it would take five times as long to make; nobody changes one
class Step:
    """One line of the log; `value` is the move, or how many moves an undo takes back.

    `allowance` is what a slow line is forgiven, in milliseconds; `evidence` the gesture by
    which a move of dexterity is judged, as JSON holds it; `bot` who plays on for a seat that is
    handed over; `revealed` says of an undo that something had been revealed since.
    """

    kind: str
    seat: int
    value: int
    at: int
    allowance: int = 0
    evidence: Any = None
    bot: str = ""
    revealed: bool = False

    @property
    def made_at(self) -> int:
        """When it counts as made: no line is so slow that this was before the game."""
        return self.at - self.allowance if self.allowance < self.at else 0


# A person; every other kind of player is a bot.
HUMAN: Final = "human"


@dataclass(frozen=True)
class Player:
    """Who sits on a seat: a name, and `human` or the name of a bot."""

    name: str
    kind: str = HUMAN


LONGEST_NAME: Final = 60
# So much of a bot's name is left where a number follows.
LONGEST_BOT: Final = 50
# A bot of the house or one of a stranger's, such as `module:function`.
KIND: Final = re.compile("(?=.{1,120}$)[A-Za-z_][A-Za-z0-9_.-]*(:[A-Za-z0-9_./-]+)?")


def bot_player(name: str, kind: str, number: int) -> Player:
    """A bot under its name and a number, counted from one, that tells it from its like."""
    return Player(f"{name[:LONGEST_BOT]} {number + 1}", kind)


def check_player(player: Player) -> Player:
    """A name that can be shown on a line, and a kind that looks like one."""
    if not (player.name.isprintable() and 1 <= len(player.name) <= LONGEST_NAME):
        raise BadSeats("player-name", name=player.name, longest=LONGEST_NAME)
    check_kind(player.kind)
    return player


def check_kind(kind: str) -> str:
    """What looks like the name of a bot, or `human`."""
    if not KIND.fullmatch(kind):
        raise BadSeats("player-kind", kind=kind)
    return kind


def check_bot(name: str) -> str:
    """What looks like the name of a bot."""
    if name == HUMAN:
        raise BadSeats("player-kind", kind=name)
    return check_kind(name)
