"""How much is taken from one side in a time: buckets of tokens that fill up again."""

from collections import Counter, OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

from pioche.server.errors import TooFast
from pioche.server.rooms.clocks import Clock
from pioche.server.settings import Rate

# No more buckets than this, whatever comes: the one that was used longest ago gives way.
MOST_BUCKETS: Final = 10_000


@dataclass(slots=True)
class Bucket:
    """Tokens left, and when that was."""

    tokens: float
    at: float


class Limit:
    """One rate, and a bucket for each side that draws on it."""

    def __init__(self, rate: Rate, clock: Clock) -> None:
        self.rate = rate
        self.clock = clock
        self.buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, side: Hashable) -> bool:
        """Whether this side may have one more now."""
        bucket = self.refill(side)
        if bucket.tokens < 1:
            return False
        bucket.tokens -= 1
        return True

    def check(self, side: Hashable, key: str = "server-too-fast") -> None:
        """Refuse who is too fast."""
        if not self.take(side):
            raise TooFast(key)

    def check_left(self, side: Hashable) -> None:
        """Refuse who has used up what `charge` has cost them."""
        if self.refill(side).tokens <= 0:
            raise TooFast("server-too-fast")

    def charge(self, side: Hashable, cost: float) -> None:
        """Take what something has cost, once that is known, be it more than is left."""
        self.refill(side).tokens -= cost

    def refill(self, side: Hashable) -> Bucket:
        now = self.clock()
        bucket = self.buckets.pop(side, None) or Bucket(self.rate.burst, now)
        gained = (now - bucket.at) * self.rate.burst / self.rate.seconds
        bucket.tokens, bucket.at = min(self.rate.burst, bucket.tokens + gained), now
        self.buckets[side] = bucket
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
        return bucket


@dataclass(frozen=True)
class Quota:
    """What one address may still have stored: entries of tables, changes of seats, tables."""

    address: str
    entries: Limit
    seatings: Limit
    creations: Limit
    daily_creations: Limit

    def check_entry(self) -> None:
        self.entries.check(self.address)

    def check_seating(self) -> None:
        self.seatings.check(self.address)

    def check_creation(self) -> None:
        self.creations.check(self.address)

    def check_day(self) -> None:
        self.daily_creations.check(self.address, "server-daily-tables")


class SocketCount:
    """How many sockets are open from each address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: Counter[str] = Counter()

    def check(self, address: str) -> None:
        """Refuse one more than an address may have."""
        if self.open.get(address, 0) >= self.most:
            raise TooFast("server-address-sockets")

    def enter(self, address: str) -> None:
        """One more is open."""
        self.open[address] += 1

    def exit(self, address: str) -> None:
        """One is closed."""
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]
