"""Rate limits: token buckets for addresses, keys and connections; counts of what is open.

What limits an address is kept in a block of memory of fixed size (`LimitMemory`). Several workers
share one, so that they count as one server. No lock is held on it: a worker may die at any moment.
Of two that change a bucket within the same microseconds, one is forgotten.
"""

import os
import time
from collections import Counter, OrderedDict
from collections.abc import Hashable, Iterator
from ctypes import Array, c_uint64
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, Protocol

from pioche.server.errors import TooFast
from pioche.server.rooms.clocks import Clock
from pioche.server.settings import Rate

if TYPE_CHECKING:
    from multiprocessing.context import BaseContext

# Above this number the least recently used bucket is dropped.
MOST_BUCKETS: Final = 10_000


class Buckets(Protocol):
    """The tokens of each side at the time of their last use."""

    def read(self, side: Hashable) -> tuple[float, float] | None: ...

    def write(self, side: Hashable, tokens: float, at: float) -> None: ...


class OwnBuckets:
    """Buckets of a few sides, of one room or socket."""

    __slots__ = ("found",)

    def __init__(self) -> None:
        self.found: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def read(self, side: Hashable) -> tuple[float, float] | None:
        return self.found.get(side)

    def write(self, side: Hashable, tokens: float, at: float) -> None:
        self.found[side] = tokens, at
        self.found.move_to_end(side)
        if len(self.found) > MOST_BUCKETS:
            self.found.popitem(last=False)


class Limit:
    """One rate, and a bucket for each side that it limits."""

    __slots__ = ("buckets", "clock", "rate")

    def __init__(self, rate: Rate, clock: Clock, buckets: Buckets | None = None) -> None:
        self.rate = rate
        self.clock = clock
        self.buckets = OwnBuckets() if buckets is None else buckets

    def take(self, side: Hashable) -> bool:
        now = self.clock()
        left = self.left_at(side, now)
        enough = left >= 1
        self.buckets.write(side, left - enough, now)
        return enough

    def check(self, side: Hashable, key: str = "server-too-fast") -> None:
        if not self.take(side):
            raise TooFast(key)

    def check_left(self, side: Hashable) -> None:
        """Refuse a side that `charge` has left without tokens."""
        if self.left(side) <= 0:
            raise TooFast("server-too-fast")

    def charge(self, side: Hashable, cost: float) -> float:
        """Take the cost of something, even if it is more than is left; what is left then."""
        now = self.clock()
        left = self.left_at(side, now) - cost
        self.buckets.write(side, left, now)
        return left

    def left(self, side: Hashable) -> float:
        """The tokens of a side now."""
        return self.left_at(side, self.clock())

    def left_at(self, side: Hashable, now: float) -> float:
        rate, found = self.rate, self.buckets.read(side)
        if found is None:
            return rate.burst
        tokens, at = found
        gained = (now - at) * rate.burst / rate.seconds if now > at else 0.0
        return min(rate.burst, tokens + gained)

    def seconds_until(self, tokens: float) -> float:
        """How long it takes to gain tokens."""
        return tokens * self.rate.seconds / self.rate.burst


# Memory of fixed size

WORD: Final = 8
# A mark is looked for in this many places.
WAYS: Final = 8
# Places of a limit by address, and of a worker's counts: powers of two.
PLACES: Final = 16_384
COUNT_PLACES: Final = 8_192
# The limits and counts that are kept by address.
LIMITS: Final = (
    *("connects", "creations", "daily_creations", "messages", "address_messages", "seatings"),
    *("address_entries", "requests", "replay_work", "work", "takeovers", "address_takeovers"),
)
COUNTS: Final = ("connections", "sockets")
BUCKET_WORDS: Final = 3 * PLACES
COUNT_WORDS: Final = 2 * COUNT_PLACES


class LimitMemory:
    """The buckets and counts by address of a server, which its workers share.

    Its size is fixed. Where a side finds its places taken, the one unused for longest is dropped.
    """

    def __init__(self, words: "Array[c_uint64]", secret: bytes, workers: int) -> None:
        self.words = words
        self.secret = secret  # so that nobody can choose whose places they take
        self.workers = workers
        self.bytes = memoryview(words).cast("B")

    def __reduce__(self) -> tuple[object, ...]:
        return LimitMemory, (self.words, self.secret, self.workers)

    def part(self, first: int, words: int) -> memoryview:
        return self.bytes[first * WORD : (first + words) * WORD]

    def buckets(self, limit: str) -> "SharedBuckets":
        first = LIMITS.index(limit) * BUCKET_WORDS
        return SharedBuckets(self.part(first, BUCKET_WORDS), self.secret)

    def counts(self, kind: str, worker: int) -> "SharedCounts":
        parts = [self.counts_of(kind, number) for number in range(self.workers)]
        return SharedCounts(parts.pop(worker), parts, self.secret)

    def counts_of(self, kind: str, worker: int) -> memoryview:
        before = COUNTS.index(kind) * self.workers + worker
        return self.part(len(LIMITS) * BUCKET_WORDS + before * COUNT_WORDS, COUNT_WORDS)

    def forget_worker(self, worker: int) -> None:
        """A worker is gone, and with it all that it had open."""
        for kind in COUNTS:
            part = self.counts_of(kind, worker)
            part[:] = bytes(len(part))


def memory_words(workers: int) -> int:
    return len(LIMITS) * BUCKET_WORDS + len(COUNTS) * workers * COUNT_WORDS


def own_memory() -> LimitMemory:
    """The memory of a server of one process."""
    return LimitMemory((c_uint64 * memory_words(1))(), os.urandom(16), 1)


def shared_memory(context: "BaseContext", workers: int) -> LimitMemory:
    words: Array[c_uint64] = context.RawArray(c_uint64, memory_words(workers))
    return LimitMemory(words, os.urandom(16), workers)


@lru_cache(maxsize=4096)
def mark_of(side: Hashable, secret: bytes) -> int:
    """A side as a number that is not 0."""
    digest = blake2b(repr(side).encode("utf-8", "replace"), digest_size=WORD, key=secret).digest()
    return int.from_bytes(digest, "big") or 1


class SharedBuckets:
    """The buckets of one limit; each place has a mark, its tokens and their time."""

    def __init__(self, part: memoryview, secret: bytes) -> None:
        size = len(part) // 3
        self.secret = secret
        self.places = size // WORD
        self.marks = part[:size].cast("Q")
        self.tokens = part[size : 2 * size].cast("d")
        self.times = part[2 * size :].cast("d")
        self.last = 0  # the place that was found last: who is read is written next

    def read(self, side: Hashable) -> tuple[float, float] | None:
        place = self.place(mark_of(side, self.secret))
        return None if place is None else (self.tokens[place], self.times[place])

    def place(self, mark: int) -> int | None:
        if self.marks[self.last] == mark:
            return self.last
        place = place_of(self.marks, mark)
        self.last = self.last if place is None else place
        return place

    def write(self, side: Hashable, tokens: float, at: float) -> None:
        mark = mark_of(side, self.secret)
        place = self.place(mark)
        if place is None:
            first = first_place(self.marks, mark)
            place = min(range(first, first + WAYS), key=self.age)
        self.tokens[place], self.times[place] = tokens, at
        self.marks[place] = mark

    def age(self, place: int) -> tuple[bool, float]:
        return self.marks[place] != 0, self.times[place]

    def sides(self) -> int:
        """How many are kept."""
        return sum(mark != 0 for mark in self.marks.tolist())


def first_place(marks: memoryview, mark: int) -> int:
    return mark % (len(marks) // WAYS) * WAYS


def place_of(marks: memoryview, mark: int) -> int | None:
    first = first_place(marks, mark)
    near = marks[first : first + WAYS].tolist()
    return first + near.index(mark) if mark in near else None


class SharedCounts:
    """How much each address has open in all workers; each writes its own part alone."""

    def __init__(self, own: memoryview, others: list[memoryview], secret: bytes) -> None:
        self.secret = secret
        self.here: Counter[str] = Counter()
        self.own = halves(own)
        self.others = [halves(part) for part in others]

    def __getitem__(self, side: str) -> int:
        mark = mark_of(side, self.secret)
        return self.here.get(side, 0) + sum(self.elsewhere(mark))

    def elsewhere(self, mark: int) -> Iterator[int]:
        for marks, counts in self.others:
            place = place_of(marks, mark)
            if place is not None:
                yield counts[place]

    def add(self, side: str, change: int) -> None:
        self.here[side] += change
        now = self.here[side]
        if not now:
            del self.here[side]
        self.tell(mark_of(side, self.secret), now)

    def tell(self, mark: int, now: int) -> None:
        """Write a count where the others see it; if there is no place they do not."""
        marks, counts = self.own
        place = place_of(marks, mark)
        if place is None:
            place = place_of_none(marks, mark)
        if place is not None:
            counts[place] = now
            marks[place] = mark if now else 0


def halves(part: memoryview) -> tuple[memoryview, memoryview]:
    middle = len(part) // 2
    return part[:middle].cast("Q"), part[middle:].cast("Q")


def place_of_none(marks: memoryview, mark: int) -> int | None:
    first = first_place(marks, mark)
    near = marks[first : first + WAYS].tolist()
    return first + near.index(0) if 0 in near else None


@dataclass(frozen=True)
class SharedLimits:
    """Where a process of a server keeps its limits: alone, or as one of several workers."""

    memory: LimitMemory
    worker: int = 0

    def limit(self, name: str, rate: Rate, clock: Clock) -> Limit:
        """The limit of a setting; workers need the clock that is the same for all of them."""
        alone = self.memory.workers == 1
        return Limit(rate, clock if alone else time.monotonic, self.memory.buckets(name))

    def counts(self, kind: str) -> SharedCounts:
        return self.memory.counts(kind, self.worker)


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

    def __init__(self, most: int, open_sockets: SharedCounts) -> None:
        self.most = most
        self.open = open_sockets

    def check(self, address: str) -> None:
        if self.open[address] >= self.most:
            raise TooFast("server-address-sockets")

    def enter(self, address: str) -> None:
        self.check(address)
        self.open.add(address, 1)

    def exit(self, address: str) -> None:
        self.open.add(address, -1)
