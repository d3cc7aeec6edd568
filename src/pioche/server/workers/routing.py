"""Which table a request is about, from the first bytes of it, and which worker that table has."""

import re
from collections.abc import Iterable
from hashlib import blake2b
from typing import Final

# More than the first line of a request to a table has before and with the table's id.
LONGEST: Final = 512
# More has to be read before one can tell.
MORE: Final = "more"
NO_TABLE: Final = ""

TABLE: Final = re.compile(
    rb"[A-Z]{1,16} (?:https?://[^/ ]*)?/(?:api/tables|t|replay|review)/([\w-]{22})[/? ]", re.ASCII
)
FIRST_PART: Final = re.compile(rb"[A-Z]{1,16}(?: [^\s]*)?")


def table_of(head: bytes) -> str:
    """The table that a request names, `NO_TABLE`, or `MORE`.

    Whatever is no request is for any worker: it answers that in its own way.
    """
    if found := TABLE.match(head):
        return found[1].decode()
    unfinished = len(head) < LONGEST and FIRST_PART.fullmatch(head)
    return MORE if unfinished else NO_TABLE


def worker_of(table: str, workers: Iterable[int]) -> int:
    """Rendezvous hashing: the one with the highest mark for this table.

    So a worker that is gone moves its own tables and no others, and gets them back.
    """
    return max(workers, key=lambda worker: mark(table, worker))


def mark(table: str, worker: int) -> bytes:
    return blake2b(f"{worker} {table}".encode(), digest_size=8).digest()
