"""How much is taken from one side in a time: buckets of tokens that fill up again."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

from pioche.server.errors import TooFast
from pioche.server.rooms.clocks import Clock
from pioche.server.settings import Rate

# When so many buckets are there, the full ones are thrown away.
MANY: Final = 10_000


@dataclass
class Bucket:
    """Tokens left, and when that was."""

    tokens: float
    at: float


class Limit:
    """One rate, and a bucket for each side that draws on it."""

    def __init__(self, rate: Rate, clock: Clock) -> None:
        self.rate = rate
        self.clock = clock
        self.buckets: dict[Hashable, Bucket] = {}

    def take(self, side: Hashable) -> bool:
        """Whether this side may have one more now."""
        bucket = self.refill(side)
        if bucket.tokens < 1:
            return False
        bucket.tokens -= 1
        return True

    def check(self, side: Hashable) -> None:
        """Refuse who is too fast."""
        if not self.take(side):
            raise TooFast("server-too-fast")

    def refill(self, side: Hashable) -> Bucket:
        now = self.clock()
        if len(self.buckets) >= MANY:
            self.drop_full(now)
        bucket = self.buckets.setdefault(side, Bucket(self.rate.burst, now))
        gained = (now - bucket.at) * self.rate.burst / self.rate.seconds
        bucket.tokens, bucket.at = min(self.rate.burst, bucket.tokens + gained), now
        return bucket

    def drop_full(self, now: float) -> None:
        """Forget those who have been quiet for long enough to have all their tokens again."""
        old = now - self.rate.seconds
        self.buckets = {side: had for side, had in self.buckets.items() if had.at > old}
