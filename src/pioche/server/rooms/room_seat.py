"""A seat of a room: who has it, and who chooses there."""

from dataclasses import dataclass

from pioche.server.messages import HUMAN, OPEN


@dataclass
class RoomSeat:
    """A seat: who has it, and which bot plays for somebody who is away."""

    player: str = OPEN
    nickname: str | None = None
    key: str | None = None
    promise: str | None = None
    flags: list[str] | None = None  # options that are true of this person; None: not asked
    seed: bytes | None = None
    substitute: str | None = None
    left: bool = False

    @property
    def bot(self) -> str | None:
        """The bot that chooses here, if one does."""
        return self.substitute if self.player == HUMAN else self.player

    @property
    def person(self) -> bool:
        """Whether a person chooses here."""
        return self.player == HUMAN and self.substitute is None
