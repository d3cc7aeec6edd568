"""What stores the tables: an append-only log for each, durable before anybody hears of it.

`Store` is what every implementation promises; `testing/store_checks.py` holds them to it.
"""

from dataclasses import dataclass
from typing import Protocol


class StoreError(Exception):
    """The store could not write or read something; nothing of it may be shown to anybody."""


@dataclass(frozen=True)
class StoredTable:
    """A table as it was stored: its header, and its entries in order."""

    header: bytes
    entries: list[bytes]


class Store(Protocol):
    """Tables by id. Everything is on disk when a call returns, or it raises `StoreError`."""

    async def create(self, table_id: str, header: bytes) -> None:
        """A new table; refused if there is one of that id."""

    async def append(self, table_id: str, number: int, entry: bytes) -> None:
        """Entry `number` (from 0, without gaps) of a table; refused if it is not the next one."""

    async def finish(self, table_id: str) -> None:
        """The table's game is over: it need not be woken when the server starts."""

    async def load(self, table_id: str) -> StoredTable | None:
        """The table, or None."""

    async def unfinished(self) -> list[str]:
        """The tables whose game is not over, the oldest first."""

    async def append_chat(self, table_id: str, number: int, line: bytes) -> None:
        """Line `number` of the chat of a table; chat is apart from the log."""

    async def load_chat(self, table_id: str, since: int = 0) -> list[bytes]:
        """The lines of chat from that number on."""

    async def save_review(self, table_id: str, review: bytes) -> None:
        """The review of a table's game, in the place of the one before."""

    async def load_review(self, table_id: str) -> bytes | None:
        """The review that was saved last, or None."""

    async def close(self) -> None:
        """Write what is under way, and stop."""
