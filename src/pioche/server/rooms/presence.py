"""Who is there: whoever holds a socket, or has asked for something a moment ago."""

from collections import Counter
from dataclasses import dataclass, field

from pioche.server.auth import Identity


@dataclass
class Presence:
    """Times are those of one monotonic clock; `began` is when the room was woken."""

    window: float
    began: float
    sockets: Counter[Identity] = field(default_factory=Counter)
    until: dict[Identity, float] = field(default_factory=dict)

    def seen(self, who: Identity, now: float) -> None:
        """Somebody has asked for something."""
        self.until[who] = now + self.window

    def enter(self, who: Identity) -> None:
        """A socket speaks for them."""
        self.sockets[who] += 1

    def exit(self, who: Identity, now: float) -> None:
        """A socket that spoke for them is closed."""
        self.sockets[who] -= 1
        self.until[who] = now

    def here(self, who: Identity, now: float) -> bool:
        """Whether they are there now."""
        return self.sockets[who] > 0 or self.until.get(who, self.began) > now

    def away_since(self, who: Identity) -> float:
        """When they went; it is only asked of those who are not here."""
        return self.until.get(who, self.began)

    def anybody(self, now: float) -> list[Identity]:
        """All who are there."""
        known = {*self.sockets, *self.until}
        return [who for who in known if self.here(who, now)]

    def next_change(self, now: float) -> float | None:
        """When the next one will count as gone, if they do nothing more."""
        ends = [end for who, end in self.until.items() if end > now and not self.sockets[who]]
        return min(ends, default=None)
