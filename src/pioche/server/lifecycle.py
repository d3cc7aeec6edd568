"""Whether a server takes anything new: from the moment when it is told to stop it does not."""

import asyncio
from dataclasses import dataclass, field

from pioche.server.errors import Stopping


@dataclass
class Lifecycle:
    """How a server is doing; `stopping` is set by a signal, at any moment."""

    stopping: bool = False
    # Whether the store has answered, when it was asked last; one asks for all.
    reachable: bool = True
    asked_at: float | None = None
    asking: asyncio.Lock = field(default_factory=asyncio.Lock)

    def check(self) -> None:
        """Refuse what would begin while the server ends."""
        if self.stopping:
            raise Stopping("server-stopping")
