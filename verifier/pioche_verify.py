#!/usr/bin/env python3
"""Check a Pioche record without its rules, with nothing but Python's standard library.

    python3 pioche_verify.py RECORD [--head HEX]... [--commitment HEX]...

It proves that every shuffle and die came from the seeds that were promised before the game, and
that the chain in the record is that of its lines. With --head it proves that the record is of the
game in which a player was sent that head of the chain; with --commitment, that the promise is one
of this game's. It says what it cannot check. docs/fairness.md explains each step.
"""

from __future__ import annotations

import argparse
import hashlib
import hmac
import json
import sys
from collections.abc import Sequence
from typing import Any

OUTCOMES = ({"shuffle"}, {"die", "sides"})
STEPS = ("move", "undo", "present", "bot")
UNKEPT = "without a kept --head a forged game under the same seeds would pass as well"
FURTHER = {"move": {"allowance", "evidence"}, "undo": {"revealed"}}


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
        """A number below n; words past the last whole multiple of n are discarded."""
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
    pairs = [("the server", promised["server"], seeds["server"])]
    if len(promised["clients"]) != len(seeds["clients"]):
        raise ValueError("line 1: not as many client seeds as promises")
    unshown = promised.get("unshown", [])  # those who promised a seed and did not show it
    for seat, (promise, seed) in enumerate(zip(promised["clients"], seeds["clients"])):
        if (seat in unshown) != (promise is not None and seed is None):
            raise ValueError(f"line 1: the promise of seat {seat + 1} is marked wrongly")
        if seat not in unshown:
            pairs.append((f"seat {seat + 1}", promise, seed))
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


def check_form(lines: list[dict[str, Any]]) -> None:
    """What all games have in common: lines, seats, times that never run backwards, one result."""
    seats, last_at = len(lines[0]["seats"]), 0
    for number, entry in enumerate(lines[1:], start=2):
        if "result" in lines[number - 2]:
            raise ValueError(f"line {number}: nothing can follow the result")
        if "result" in entry:
            check_result(entry, seats, number)
        elif set(entry) not in OUTCOMES:
            check_step(entry, seats, last_at, number)
            last_at = entry["at"]


def check_step(entry: dict[str, Any], seats: int, last_at: int, number: int) -> None:
    kinds = [kind for kind in STEPS if kind in entry]
    further = FURTHER.get(kinds[0], set()) if kinds else set()
    if len(kinds) != 1 or set(entry) - further != {"seat", "at", kinds[0]}:
        raise ValueError(f"line {number}: this is no line of a record")
    if not 0 <= entry["seat"] < seats or entry["at"] < last_at:
        raise ValueError(f"line {number}: no such seat, or time runs backwards")


def check_result(entry: dict[str, Any], seats: int, number: int) -> None:
    scores, winners = entry["result"]["scores"], entry["result"]["winners"]
    numbers = all(type(figure) is int for figure in scores + winners)
    if not numbers or len(scores) != seats or not set(winners) <= set(range(seats)):
        raise ValueError(f"line {number}: this can be the result of no such game")


def check_outcomes(header: dict[str, Any], lines: list[dict[str, Any]]) -> int:
    """How many outcomes there are, all of them from the stream of the seeds."""
    stream = Stream(master_seed(header["seeds"]["server"], header["seeds"]["clients"]))
    proved = 0
    before: list[tuple[int, int]] = []  # of each move that stands: its seat, and the words read
    for number, entry in enumerate(lines, start=2):
        if "shuffle" in entry or "die" in entry:
            check_outcome(stream, entry, number)
            proved += 1
        elif "move" in entry:
            before.append((entry["seat"], stream.words_read))
        elif "undo" in entry:
            undone = before[-entry["undo"] :] if entry["undo"] >= 1 else []
            own = [seat == entry["seat"] for seat, _ in undone]
            if own != [True] + [False] * (entry["undo"] - 1):  # back to the seat's own last move
                raise ValueError(f"line {number}: there are no such moves to take back")
            # Moves taken back give their part of the stream back: the same cards come again.
            stream.words_read = undone[0][1]
            del before[-entry["undo"] :]
    return proved


def chain(lines: list[dict[str, Any]]) -> list[tuple[int, str]]:
    """The head after the deal, each step and the result, with the line where its link begins."""
    seed = bytes.fromhex(lines[0]["seeds"]["server"])
    key = hmac.new(seed, b"pioche chain", hashlib.sha256).digest()
    links: list[tuple[int, list[str]]] = []
    for number, entry in enumerate([{**lines[0], "seeds": None}, *lines[1:]], start=1):
        text = json.dumps(entry, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
        if "shuffle" in entry or "die" in entry:
            links[-1][1].append(text)
        else:
            links.append((number, [text]))
    head, heads = b"", []
    for number, texts in links:
        head = hmac.new(key, head + "\n".join(texts).encode(), hashlib.sha256).digest()
        heads.append((number, head.hex()))
    return heads


def check_chain(lines: list[dict[str, Any]], written: list[str]) -> None:
    """Whether the heads written are those of the lines."""
    heads = chain(lines)
    for (number, head), found in zip(heads, written):
        if head != found:
            raise ValueError(f"line {number}: the chain does not fit: this is not what was played")
    if len(heads) != len(written):
        raise ValueError(f"the chain has {len(written)} links, the game {len(heads)}")


def check_kept(written: Sequence[str], kept: Sequence[str]) -> None:
    """Whether all kept heads are in the chain: each fixes all that came before it."""
    for head in kept:
        if head.lower() not in written:
            raise ValueError(f"this is another game than the one seen: no head {head}")


def once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    if len(dict(pairs)) < len(pairs):
        raise ValueError("a key stands twice in one object: readers could differ about the record")
    return dict(pairs)


def read(text: str) -> tuple[list[dict[str, Any]], list[str] | None]:
    """All lines but the chain, and the chain; the first format had none."""
    rows = text.removesuffix("\n").split("\n")
    lines = [json.loads(line, object_pairs_hook=once_each) for line in rows]
    if lines[0]["seeds"] is None:
        raise ValueError("line 1: the seeds are not revealed yet, nothing can be proved")
    if lines[0]["pioche"] == 1:
        return lines, None
    if set(lines[-1]) != {"chain"}:
        raise ValueError(f"line {len(lines)}: the record does not end with its chain")
    return lines[:-1], lines[-1]["chain"]


def verify(text: str, heads: Sequence[str] = (), commitments: Sequence[str] = ()) -> int:
    """How many outcomes the record holds, all of them proved; ValueError says what is wrong."""
    lines, written = read(text)
    promises = lines[0]["commitments"]
    check_promises(lines[0])
    check_form(lines)
    proved = check_outcomes(lines[0], lines[1:])
    if written is not None:
        check_chain(lines, written)
    check_kept(written or [], heads)
    for digest in commitments:
        if digest.lower() not in (promises["server"], *promises["clients"]):
            raise ValueError(f"the promise {digest} is not one of this game")
    return proved


def findings(text: str, proved: int, kept: bool) -> list[str]:
    """What was proved, what was not, and what is worth knowing."""
    lines, written = read(text)
    said = [] if kept else [UNKEPT]
    said.append(f"{proved} random outcomes, all from the promised seeds")
    unshown = lines[0]["commitments"].get("unshown", [])
    said += [f"seat {seat + 1} promised a seed and did not show it" for seat in unshown]
    if "result" not in lines[-1]:
        said.append("the game is not finished: what came after these lines is not in the record")
    if written is None:
        said.append("no chain (first format): the moves may be others than those that were made")
    else:
        said.append(f"{len(written)} heads of the chain, all recomputed; the last: {written[-1]}")
    if kept:
        said.append("this is the game that was seen: all given heads are in its chain")
    said.append("not checked: the rules of the game, and its result by them (`pioche verify` does)")
    return said


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("record")
    parser.add_argument("--head", action="append", default=[], metavar="HEX")
    parser.add_argument("--commitment", action="append", default=[], metavar="HEX")
    given = parser.parse_args(arguments)
    try:
        with open(given.record, encoding="utf-8") as file:
            text = file.read()
        proved = verify(text, given.head, given.commitment)
        said = findings(text, proved, bool(given.head))
    except OSError as error:
        print(f"{given.record}: {error.strerror}", file=sys.stderr)
        return 2
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        print(f"{given.record}: {describe(error)}", file=sys.stderr)
        return 2
    print("\n".join(f"{given.record}: {sentence}" for sentence in said))
    return 0


def describe(error: Exception) -> str:
    if type(error) is ValueError:
        return str(error)
    return f"this is not a Pioche record ({type(error).__name__}: {error})"


if __name__ == "__main__":
    sys.exit(main())
