"""What stores tables: an append-only log for each, durable before a client hears of it.

`Store` is what every implementation promises; `tests/server/stores/checks.py` holds them to it.
"""

from collections.abc import AsyncGenerator, Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

# What refusals say. They do not name the table: its id is the invitation, and messages are logged.
NO_TABLE: Final = "there is no such table"
LOST: Final = "another server has taken the table"

# Precision of a table's time of last use, in seconds: most entries need not write it.
USED_WITHIN: Final = 3600.0
# For how many seconds of play an owner does not repeat what it has stored of a table.
SAID_WITHIN: Final = 60.0
# Seconds that a server has for a due table before it is due for others again.
LEASE: Final = 30.0


class StoreError(Exception):
    """The store could not write or read something; nothing of it may be shown."""


class OutcomeUnknown(StoreError):
    """The connection was lost before the answer: it may have been written, or not."""


# What a person reads when a store cannot be opened, by the key of the sentence.
SENTENCES: Final = {
    "server-store-busy": "Another server is using “{path}”.",
    "server-store-not-ours": "“{path}” does not contain Pioche tables.",
    "server-store-newer": (
        "“{path}” comes from a newer version of Pioche (form {found}; this one knows {known})."
    ),
    "server-store-older": (
        "“{path}” is used by an older version of Pioche (form {found}; this one knows {known})."
    ),
    "server-store-unusable": "“{path}” cannot be used ({reason}).",
    "server-store-damaged": (
        "“{path}” is damaged ({reason}). It was left as it is: restore a backup, or see “Stop and"
        " start” in docs/operations.md."
    ),
    "server-store-address": "The address of the PostgreSQL database is not a valid one.",
    "server-store-scheme": (
        "Tables are stored in a file or at a postgresql:// address; “{scheme}” is neither."
    ),
    "server-store-missing": (
        "PostgreSQL needs “{name}”, which is not installed: pip install 'pioche[postgresql]'."
    ),
}


class CannotOpen(StoreError):
    """A store that this server must not or cannot use; `key` and `arguments` make the sentence."""

    def __init__(self, key: str, **arguments: str | int) -> None:
        super().__init__(SENTENCES[key].format(**arguments))
        self.key = key
        self.arguments = arguments


class StoreAway(CannotOpen):
    """A database that does not answer at present: no mistake of ours, and it may come back."""


class LostTable(StoreError):
    """Another server has claimed the table since: this one must drop it."""


@dataclass(frozen=True)
class StoredTable:
    """A table as it was stored: its header, and its entries in order."""

    header: bytes
    entries: list[bytes]


@dataclass(frozen=True)
class TableUpdate:
    """What an entry changes of its table besides the log: written with it, or not at all.

    `phase`: None where it stays. `due_in`: in how many seconds the table must be looked at without
    a request; None: nothing is due. `record`: that of the game, which has ended. `again`: this
    owner has lately stored the same phase and nothing due, so that a store need not look.
    """

    phase: str | None = None
    due_in: float | None = None
    record: bytes | None = None
    again: bool = False


NOTHING_ELSE: Final = TableUpdate()


@dataclass(frozen=True)
class TableFacts:
    """What is known of a table without reading its log. Times are seconds of the wall clock."""

    table_id: str
    header: bytes
    phase: str
    created: float
    used: float  # to within `USED_WITHIN` and `SAID_WITHIN`
    due: float | None
    entries: int
    lines: int


@dataclass(frozen=True)
class Claim:
    """A server has taken a table."""

    table_id: str
    epoch: int


# The tables that a server has open at the moment.
Tables = Callable[[], list[str]]


@dataclass(frozen=True)
class StoreCounts:
    """How much there is of everything."""

    tables: int
    unfinished: int
    entries: int
    lines: int
    reviews: int
    records: int = 0


def epoch_claimed(given: int | None) -> int:
    """What the write of a claim gives."""
    assert given is not None, "a claim that was written has an epoch"
    return given


class Store(Protocol):
    """Tables by id. Everything is on disk when a call returns, or it raises `StoreError`."""

    @property
    def shared(self) -> bool:
        """Whether other servers may use it at the same time."""

    async def create(self, table_id: str, header: bytes) -> None:
        """A new table; refused if there is one of that id."""

    async def claim(self, table_id: str) -> int:
        """Take a table from its owner: its epoch is raised by one, and appends carry it.

        A table that was never claimed has epoch 0. Where something is due there, no other server
        wakes it for `LEASE` seconds.
        """

    async def claim_due(self, table_id: str) -> int | None:
        """Take a table if something is due there; None: nothing is, or another was quicker."""

    async def due(self, most: int) -> list[str]:
        """Tables at which something is due, the longest overdue first."""

    async def set_due(self, table_id: str, epoch: int, due_in: float | None) -> None:
        """Set when the table is due; `LostTable` if the epoch is not the table's."""

    async def owns(self, table_id: str, epoch: int) -> bool:
        """Whether a table still has that epoch: checked before it is shown without writing."""

    def claims(self, tables: Tables) -> AsyncGenerator[Claim, None]:
        """Claims as they are made, where others can make any; a hint, which may be missed.

        Those that were made while nobody could listen are looked up for `tables`, in one question.
        """

    async def append(
        self,
        table_id: str,
        number: int,
        entry: bytes,
        epoch: int,
        update: TableUpdate = NOTHING_ELSE,
    ) -> None:
        """Entry `number` (from 0, without gaps) of a table; refused if it is not the next one.

        `LostTable` if the epoch is not the table's, whatever the number.
        """

    async def finish(self, table_id: str) -> None:
        """The table's game is over: nothing will ever be due there."""

    async def load_header(self, table_id: str) -> bytes | None:
        """The table's header alone, or None."""

    async def load(self, table_id: str) -> StoredTable | None:
        """The table, or None."""

    async def tables(self) -> list[str]:
        """All tables, the oldest first."""

    async def counts(self) -> StoreCounts:
        """How much there is of everything."""

    async def unfinished(self) -> list[str]:
        """The tables whose game is not over, the oldest first."""

    async def append_chat(self, table_id: str, number: int, line: bytes, epoch: int) -> None:
        """Line `number` of the chat of a table; chat is apart from the log, with the same epoch."""

    async def load_chat(self, table_id: str, since: int = 0) -> list[bytes]:
        """The lines of chat from that number on."""

    async def save_review(self, table_id: str, review: bytes) -> None:
        """The review of a table's game, in the place of the one before."""

    async def load_review(self, table_id: str) -> bytes | None:
        """The review that was saved last, or None."""

    async def save_record(self, table_id: str, record: bytes) -> None:
        """The record of a table's game, unless there is one: a record never changes."""

    async def load_record(self, table_id: str) -> bytes | None:
        """The record, or None."""

    async def facts(self, table_id: str) -> TableFacts | None:
        """What is known of a table, or None."""

    async def list_facts(self, phases: Sequence[str], most: int) -> list[TableFacts]:
        """The same of all tables in these phases (none named: in any), the newest first."""

    async def untouched(self, phases: Sequence[str], seconds: float, most: int) -> list[str]:
        """The tables in these phases unused for this long, the longest first."""

    async def restore_facts(self, facts: TableFacts) -> None:
        """Give a table, whose log is there already, the phase and the times of another's."""

    async def remove(self, table_id: str, epoch: int) -> None:
        """A table with all that is kept of it; `LostTable` if the epoch is not the table's."""

    async def take_lease(self, name: str, seconds: float) -> bool:
        """Take the right to some work of which one server does it at a time; False: it is taken."""

    async def close(self) -> None:
        """Finish pending writes, and stop."""
