#!/usr/bin/env python3
"""Check the random outcomes of a Pioche record, with nothing but Python's standard library.

    python3 pioche_verify.py RECORD

It proves that every shuffle and die came from the seeds that were promised before the game.
It does not know the rules of any game (`pioche verify` replays those), and it cannot prove
that whoever ran the table did not look. docs/fairness.md explains each step.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import sys
from typing import Any


class Stream:
    """Words of 32 bits from HMAC-SHA-256(master seed, counter), counter = 0, 1, 2..."""

    def __init__(self, master: bytes) -> None:
        self.master, self.words_read = master, 0

    def word(self) -> int:
        block, place = divmod(self.words_read, 8)
        self.words_read += 1
        digest = hmac.new(self.master, block.to_bytes(8, "big"), hashlib.sha256).digest()
        return int.from_bytes(digest[4 * place : 4 * place + 4], "big")

    def below(self, n: int) -> int:
        """A number below n: words past the last whole multiple of n are thrown away."""
        if not 1 <= n <= 2**32:
            raise ValueError(f"no die has {n} sides")
        limit = 2**32 // n * n
        while (word := self.word()) >= limit:
            pass
        return word % n

    def shuffled(self, items: list[int]) -> list[int]:
        """Fisher and Yates from the end, over the items in ascending order."""
        items = sorted(items)
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
        return items


def master_seed(server: str, clients: list[str | None]) -> bytes:
    """HMAC-SHA-256 under the server's seed of the clients' seeds: hex or -, a line each."""
    lines = "\n".join("-" if seed is None else bytes.fromhex(seed).hex() for seed in clients)
    return hmac.new(bytes.fromhex(server), lines.encode(), hashlib.sha256).digest()


def check_promises(header: dict[str, Any]) -> None:
    """Every seed revealed must be the one whose SHA-256 was published beforehand."""
    promised, seeds = header["commitments"], header["seeds"]
    if seeds is None:
        raise ValueError("line 1: the seeds are not revealed yet, nothing can be proved")
    pairs = [("the server", promised["server"], seeds["server"])]
    if len(promised["clients"]) != len(seeds["clients"]):
        raise ValueError("line 1: not as many client seeds as promises")
    for seat, pair in enumerate(zip(promised["clients"], seeds["clients"]), start=1):
        pairs.append((f"seat {seat}", *pair))
    for who, promise, seed in pairs:
        found = seed and hashlib.sha256(bytes.fromhex(seed)).hexdigest()
        if found != promise:
            raise ValueError(f"line 1: the seed of {who} is not the one that was promised")


def check_outcome(stream: Stream, entry: dict[str, Any], number: int) -> None:
    """Whether the stream gives what the line says."""
    if "shuffle" in entry:
        ok = stream.shuffled(entry["shuffle"]) == entry["shuffle"]
    else:
        ok = stream.below(entry["sides"]) == entry["die"]
    if not ok:
        raise ValueError(f"line {number}: this outcome does not come from the promised seeds")


def verify(text: str) -> int:
    """How many outcomes the record holds, all of them proved; ValueError says what is wrong."""
    lines = [json.loads(line) for line in text.removesuffix("\n").split("\n")]
    header = lines[0]
    check_promises(header)
    stream = Stream(master_seed(header["seeds"]["server"], header["seeds"]["clients"]))
    proved = 0
    before: list[int] = []  # for each move that stands: how far the stream had been read before it
    for number, entry in enumerate(lines[1:], start=2):
        if "shuffle" in entry or "die" in entry:
            check_outcome(stream, entry, number)
            proved += 1
        elif "move" in entry:
            before.append(stream.words_read)
        elif "undo" in entry:
            if not 1 <= entry["undo"] <= len(before):
                raise ValueError(f"line {number}: there are not {entry['undo']} moves to take back")
            # Moves taken back give their part of the stream back: the same cards come again.
            stream.words_read = before[-entry["undo"]]
            del before[-entry["undo"] :]
    return proved


def main() -> int:
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        with open(sys.argv[1], encoding="utf-8") as file:
            proved = verify(file.read())
    except OSError as error:
        print(f"{sys.argv[1]}: {error.strerror}", file=sys.stderr)
        return 2
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        print(f"{sys.argv[1]}: {describe(error)}", file=sys.stderr)
        return 2
    print(f"{sys.argv[1]}: {proved} random outcomes, all from the promised seeds")
    return 0


def describe(error: Exception) -> str:
    if type(error) is ValueError:
        return str(error)
    return f"this is not a Pioche record ({type(error).__name__}: {error})"


if __name__ == "__main__":
    sys.exit(main())
