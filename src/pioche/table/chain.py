"""The chain of a table: after the deal and every step a head that fixes all that came before.

Each link is an HMAC of the head before it and of the lines that the record has for the step.
Whoever has kept a head can be shown no other play of the game afterwards. The key comes from the
house's seed, which is promised beforehand and secret until the end: without it nobody can try out
which secret choice a head stands for, however few choices there are.
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import Final

from pioche.table.fairness import Seeds
from pioche.table.record_lines import (
    Line,
    dump,
    header,
    outcome_lines,
    result_line,
    step_line,
)
from pioche.table.table import Table

PURPOSE: Final = b"pioche chain"


class Chain:
    """The head so far, and how many links there are: simulations and search never make one."""

    def __init__(self, seeds: Seeds) -> None:
        self.key = chain_key(seeds)
        self.head = b""
        self.links = 0

    def follow(self, table: Table) -> str:
        """Add what has happened since the last time, and give the head."""
        for lines in links(table, self.links):
            self.add(lines)
        return self.head.hex()

    def add(self, lines: list[Line]) -> str:
        self.head = link(self.key, self.head, lines)
        self.links += 1
        return self.head.hex()


def chain_key(seeds: Seeds) -> bytes:
    """No message of the master seed has these letters: neither key tells anything of the other."""
    return hmac.digest(seeds.server, PURPOSE, hashlib.sha256)


def link(key: bytes, head: bytes, lines: list[Line]) -> bytes:
    """The head after these lines: each with its keys in order and no spaces, joined by newlines."""
    text = "\n".join(dump(line, sort=True) for line in lines)
    # `hmac.digest` would let go of Python's lock, and wait for it while another thread is busy.
    return hmac.new(key, head + text.encode(), hashlib.sha256).digest()


def links(table: Table, first: int = 0) -> Iterator[list[Line]]:
    """The lines of each link: header and deal, then every step, then the result."""
    if first == 0:
        yield [header(table, reveal=False), *outcome_lines(table.outcome_lines[0])]
    for number in range(max(1, first), len(table.log) + 1):
        drawn = outcome_lines(table.outcome_lines[number])
        yield [step_line(table, table.log[number - 1]), *drawn]
    if table.over and first <= len(table.log) + 1:
        yield [result_line(table)]


def chain_heads(table: Table) -> list[str]:
    """Every head of a table whose seeds are known."""
    assert table.seeds is not None
    chain = Chain(table.seeds)
    return [chain.add(lines) for lines in links(table)]


def missing_head(heads: Sequence[str], kept: Sequence[str]) -> str | None:
    """The first of the heads that somebody kept that the chain does not have.

    Their order tells nothing more: a head fixes all that came before it.
    """
    return next((head for head in kept if head not in heads), None)
