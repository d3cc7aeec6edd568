"""Fairness: nobody can choose or change the deck, and everybody can check it.

Before anyone sits the house promises a seed by publishing its SHA-256. Each seat may do
the same with a seed of its own and reveals it once all promises are made. The master
seed is an HMAC of all of them, and every shuffle and die comes from it (`core.rng.Fair`).
"""

import hashlib
import hmac
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pioche.core.refusals import BadSeed
from pioche.core.rng import Fast, Recorded

SHORTEST_SEED: Final = 16
LONGEST_SEED: Final = 64
DIGEST: Final = re.compile("[0-9a-f]{64}")


def commitment(seed: bytes) -> str:
    """The promise of a seed: it fixes the seed and tells nothing about it."""
    return hashlib.sha256(seed).hexdigest()


def seed_from_number(number: int, game: int = 0) -> bytes:
    """A server seed for those who want the same games again: simulations and tests."""
    return hashlib.sha256(f"pioche seed {number} game {game}".encode()).digest()


@dataclass(frozen=True)
class Promises:
    """What was published beforehand; None for a seat that brings no seed.

    `unshown` are the seats that promised a seed and never showed it.
    """

    server: str
    clients: tuple[str | None, ...]
    unshown: tuple[int, ...] = ()


@dataclass(frozen=True)
class Seeds:
    """The house's seed and those of the seats."""

    server: bytes
    clients: tuple[bytes | None, ...]

    def promises(self) -> Promises:
        clients = (None if seed is None else commitment(seed) for seed in self.clients)
        return Promises(commitment(self.server), tuple(clients))

    def promises_with(self, promised: Sequence[str | None]) -> Promises:
        """What the seats had promised, be it that some of them never showed their seed."""
        own = self.promises()
        pairs = tuple(zip(own.clients, promised, strict=True))
        unshown = (seat for seat, (shown, told) in enumerate(pairs) if told and not shown)
        return Promises(own.server, tuple(shown or told for shown, told in pairs), tuple(unshown))

    def keep(self, promises: Promises) -> bool:
        """Whether these are the seeds that were promised, but for those never shown."""
        if len(promises.clients) != len(self.clients):
            return False
        return promises == self.promises_with(promises.clients)

    def master(self) -> bytes:
        """HMAC-SHA-256 under the house's seed of the seats' seeds: hex, or -, a line a seat."""
        lines = ["-" if seed is None else seed.hex() for seed in self.clients]
        return hmac.digest(self.server, "\n".join(lines).encode(), hashlib.sha256)


# Where a table's chance comes from: seeds that anybody can check, what a record holds, or the quick
# chance of simulations, which nobody can.
Seed = int | bytes | Seeds | Recorded | Fast


def check_length(seed: bytes) -> bytes:
    if not SHORTEST_SEED <= len(seed) <= LONGEST_SEED:
        raise BadSeed("seed-length", length=len(seed), shortest=SHORTEST_SEED, longest=LONGEST_SEED)
    return seed


def check_revealed(seat: int, promise: str | None, seed: bytes) -> bytes:
    """The seed that a seat reveals, if it is the one that it promised."""
    if promise is None or not hmac.compare_digest(promise, commitment(check_length(seed))):
        raise BadSeed("seed-not-promised", seat=seat)
    return seed


def seeds_of(seed: Seed, seats: int) -> Seeds | None:
    """The seeds of a table; None where only its outcomes are known, or where there are none."""
    if isinstance(seed, Recorded | Fast):
        return None
    if isinstance(seed, Seeds):
        return check_seeds(seed, seats)
    if isinstance(seed, bytes):
        return Seeds(check_length(seed), (None,) * seats)
    if type(seed) is not int:
        raise BadSeed("seed-kind", seed=str(seed))
    return Seeds(seed_from_number(seed), (None,) * seats)


def check_seeds(seeds: Seeds, seats: int) -> Seeds:
    """One seed or none for each seat, none too short or too long."""
    if len(seeds.clients) != seats:
        raise BadSeed("seed-count", count=len(seeds.clients), seats=seats)
    for seed in (seeds.server, *seeds.clients):
        if seed is not None:
            check_length(seed)
    return seeds


def promises_of(seeds: Seeds | None, promises: Promises | None) -> Promises | None:
    """What was promised; where the seeds are known they must be those."""
    if seeds is None:
        return promises
    if promises is None:
        return seeds.promises()
    if not seeds.keep(promises):
        raise BadSeed("seed-promises")
    return promises
