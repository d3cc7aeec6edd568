"""Rate limits: token buckets for addresses, keys and connections."""

from collections import Counter, OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

from pioche.server.errors import TooFast
from pioche.server.rooms.clocks import Clock
from pioche.server.settings import Rate

# Above this number the least recently used bucket is dropped.
MOST_BUCKETS: Final = 10_000


@dataclass(slots=True)
class Bucket:
    """The tokens left at a time."""

    tokens: float
    at: float


class Limit:
    """One rate, and a bucket for each side that it limits."""

    def __init__(self, rate: Rate, clock: Clock) -> None:
        self.rate = rate
        self.clock = clock
        self.buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, side: Hashable) -> bool:
        bucket = self.refill(side)
        if bucket.tokens < 1:
            return False
        bucket.tokens -= 1
        return True

    def check(self, side: Hashable, key: str = "server-too-fast") -> None:
        if not self.take(side):
            raise TooFast(key)

    def check_left(self, side: Hashable) -> None:
        """Refuse a side that `charge` has left without tokens."""
        if self.refill(side).tokens <= 0:
            raise TooFast("server-too-fast")

    def charge(self, side: Hashable, cost: float) -> None:
        """Take the cost of something, even if it is more than is left."""
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
    """The limits of what one address may have stored: entries, changes of seats, tables."""

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
    """The number of open sockets of each address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: Counter[str] = Counter()

    def check(self, address: str) -> None:
        if self.open.get(address, 0) >= self.most:
            raise TooFast("server-address-sockets")

    def enter(self, address: str) -> None:
        self.open[address] += 1

    def exit(self, address: str) -> None:
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]
