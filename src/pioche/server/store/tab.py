"""SQLite's store in a browser tab: the same file and statements, without threads.

The file lies in a folder of the browser's own file system (`web/tab/opfs.js`). There is no memory
that several connections could share, so one connection reads and writes, in `EXCLUSIVE` mode.
Only one tab has the file: it holds a Web Lock.
"""

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from pioche.server.store.group_commit import GroupCommit, LoopGroupCommit, Outcome
from pioche.server.store.interface import OutcomeUnknown
from pioche.server.store.sqlite import AnyWrite, SqliteStore
from pioche.server.store.sqlite_file import OpenFile, check_whole, prepare, was_left_open

Read = TypeVar("Read")


class TabFile(OpenFile):
    """The file with its one connection."""

    _descriptor: int | None = None

    def _open(self, path: Path) -> None:
        left_open = was_left_open(path)
        # By its path: an address needs a large part of the standard library.
        self.writing = self.reading = sqlite3.connect(path, isolation_level=None)
        self._opened.append(self.writing)
        self.writing.execute("PRAGMA locking_mode = EXCLUSIVE")
        if left_open:
            check_whole(self.writing, path)
        prepare(self.writing, path)
        self._descriptor = os.open(path, os.O_RDWR)

    def flush(self) -> None:
        """SQLite calls `fdatasync`, which does nothing in Emscripten; `fsync` flushes the folder.

        The folder itself sees to it that nothing overtakes anything written before it.
        """
        assert self._descriptor is not None, "the file is open"
        os.fsync(self._descriptor)

    def close(self) -> None:
        super().close()
        if self._descriptor is not None:
            self.flush()
            os.close(self._descriptor)
            self._descriptor = None


class TabStore(SqliteStore):
    """A `Store` for a place without threads: everything is done in the event loop."""

    _file: TabFile

    def _open_file(self, path: Path) -> TabFile:
        return TabFile(path)

    async def _read_apart(self, read: Callable[[sqlite3.Connection], Read]) -> Read:
        return read(self._file.reading)

    def _group_commit(self, together: int) -> GroupCommit[AnyWrite]:
        return LoopGroupCommit(self._commit, together)

    def _commit(self, together: list[AnyWrite]) -> list[Outcome]:
        outcomes = super()._commit(together)
        try:
            self._file.flush()
        except OSError as error:
            raise OutcomeUnknown(str(error)) from error
        return outcomes

    async def close(self) -> None:
        self._close()
