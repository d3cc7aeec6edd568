"""The log of a table: its players, its steps in order, and the checks of their form."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, cast

from pioche.core.clock import LATEST
from pioche.core.refusals import BadSeats, IllegalMove, shown

MOVE: Final = "move"
UNDO: Final = "undo"
LEAVE: Final = "leave"
RETURN: Final = "return"
# A bot plays for the seat, and its owner again.
HAND_OVER: Final = "hand-over"
TAKE_BACK: Final = "take-back"

# The gesture of a move of dexterity, as JSON holds it.
Evidence = dict[str, Any]


@dataclass(slots=True)  # frozen it would take five times as long to make; nothing changes one
class Step:
    """One line of the log; `value` is the move, or how many moves an undo takes back.

    `allowance` is the network delay that is forgiven, in milliseconds; `evidence` the gesture by
    which a move of dexterity is judged; `bot` the bot that takes over a seat; `revealed`: an undo
    that goes back past something revealed.
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
        """The time at which the step counts as made, never before the game."""
        return self.at - self.allowance if self.allowance < self.at else 0


# A person; every other kind of player is a bot.
HUMAN: Final = "human"


@dataclass(frozen=True)
class Player:
    """Who sits on a seat: a name, and `human` or the name of a bot."""

    name: str
    kind: str = HUMAN


LONGEST_NAME: Final = 60
# Length to which a bot's name is cut where a number follows it.
LONGEST_BOT: Final = 50
# A built-in bot, one with a budget such as `expert@500`, a plug-in such as `module:function`, or a
# mixture of two such as `novice+40%balanced`.
ONE_KIND: Final = "[A-Za-z_][A-Za-z0-9_.-]*(@[0-9]{1,9}|:[A-Za-z0-9_./-]+)?"
KIND: Final = re.compile(rf"(?=.{{1,120}}$){ONE_KIND}([+][0-9]{{1,2}}%{ONE_KIND})?")


def bot_player(name: str, kind: str, number: int) -> Player:
    """A bot under its name and a number, counted from one, that keeps names distinct."""
    return Player(f"{name[:LONGEST_BOT]} {number + 1}", kind)


def check_player(player: Player) -> Player:
    """Refuse a name that cannot be shown on one line, or a malformed kind."""
    if not (player.name.isprintable() and 1 <= len(player.name) <= LONGEST_NAME):
        raise BadSeats("player-name", name=player.name, longest=LONGEST_NAME)
    check_kind(player.kind)
    return player


def check_kind(kind: str) -> str:
    if not KIND.fullmatch(kind):
        raise BadSeats("player-kind", kind=kind)
    return kind


def check_bot(name: str) -> str:
    if name == HUMAN:
        raise BadSeats("player-kind", kind=name)
    return check_kind(name)


def check_seat(seat: int, seats: int) -> int:
    if type(seat) is not int or not 0 <= seat < seats:
        number = seat + 1 if type(seat) is int else str(seat)
        raise BadSeats("seat-unknown", number=number, seats=seats)
    return seat


def check_at(at: int, last: int) -> int:
    """The time of a step, which is no earlier than the one before."""
    if type(at) is not int or not 0 <= at <= LATEST:
        raise IllegalMove("time-form", at=shown(at))
    if at < last:
        raise IllegalMove("time-backwards", at=at, last=last)
    return at


def seat_count(seats: int | Sequence[Player]) -> int:
    """The number of seats; the game refuses what is neither a number nor players."""
    return len(seats) if isinstance(seats, list | tuple) else cast("int", seats)


def players_of(seats: int | Sequence[Player]) -> tuple[Player, ...]:
    """The players; seats without names are numbered."""
    if isinstance(seats, int):
        return tuple(Player(str(seat + 1)) for seat in range(seats))
    return tuple(check_player(player) for player in seats)
