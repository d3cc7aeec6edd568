"""Fairness: no player and no host can choose the deck or change the play, and anyone can check it.

Before anyone sits the house promises a seed by publishing its SHA-256. Each seat may do
the same with a seed of its own and reveals it once all promises are made. The master
seed is an HMAC of all of them, and every shuffle and die comes from it (`core.rng.Fair`).

The chain fixes what was played: after the deal and every step a head, an HMAC of the head before it
and of the record's lines for the step. A player who has kept a head cannot be shown another play
afterwards. The key comes from the house's seed, which is secret until the end: without it nobody
can try out which secret choice a head stands for, however few choices there are.
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
CHAIN_PURPOSE: Final = b"pioche chain"
DIGEST: Final = re.compile("[0-9a-f]{64}")


def commitment(seed: bytes) -> str:
    """The promise of a seed: it fixes the seed and gives nothing of it away."""
    return hashlib.sha256(seed).hexdigest()


def seed_from_number(number: int, game: int = 0) -> bytes:
    """A server seed for repeatable games: simulations and tests."""
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
        """The promises of these seeds and of the seats that never showed theirs."""
        own = self.promises()
        pairs = tuple(zip(own.clients, promised, strict=True))
        unshown = (seat for seat, (shown, made) in enumerate(pairs) if made and not shown)
        return Promises(own.server, tuple(shown or made for shown, made in pairs), tuple(unshown))

    def keep(self, promises: Promises) -> bool:
        """Whether these are the seeds that were promised, but for those never shown."""
        if len(promises.clients) != len(self.clients):
            return False
        return promises == self.promises_with(promises.clients)

    def master(self) -> bytes:
        """HMAC-SHA-256 under the house's seed of the seats' seeds: hex, or -, a line a seat."""
        lines = ["-" if seed is None else seed.hex() for seed in self.clients]
        return hmac.digest(self.server, "\n".join(lines).encode(), hashlib.sha256)


# Where a table's chance comes from: seeds that anybody can check, the outcomes of a record, or the
# quick chance of simulations, which cannot be checked.
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


class Chain:
    """The head of a table so far; simulations and search never make a chain."""

    def __init__(self, seeds: Seeds) -> None:
        # No message of the master seed has these letters: neither key reveals the other.
        self.key = hmac.digest(seeds.server, CHAIN_PURPOSE, hashlib.sha256)
        self.head = b""

    def add(self, lines: str) -> str:
        """The head after these lines: each with sorted keys and no spaces, joined by newlines."""
        self.head = next_head(self.key, self.head, lines)
        return self.head.hex()


def next_head(key: bytes, head: bytes, lines: str) -> bytes:
    # `hmac.digest` would release Python's lock, and wait for it while another thread is busy.
    return hmac.new(key, head + lines.encode(), hashlib.sha256).digest()


def missing_head(heads: Sequence[str], kept: Sequence[str]) -> str | None:
    """The first of the kept heads that the chain does not have.

    Their order does not matter: a head fixes all that came before it.
    """
    return next((head for head in kept if head not in heads), None)
