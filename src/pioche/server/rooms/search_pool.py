"""Where experts search: in processes of their own, so that the server answers meanwhile.

What is sent is a world dealt from what the expert's seat knows, never the table's own state.
"""

import asyncio
import os
import signal
import threading
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from typing import Final

from pioche.bots.expert import Search
from pioche.server.safe_logging import report

# People's own programs go first, and so does the server.
NICENESS: Final = 10


class SearchPool:
    """Processes that search, started when the first expert is asked."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.lock = threading.Lock()
        self.executor: ProcessPoolExecutor | None = None
        self.closed = False

    async def search(self, wanted: Search, seconds: float) -> int | None:
        """The move that is found; None where it takes too long, or a process is lost."""
        try:
            async with asyncio.timeout(seconds):
                # In a thread: starting a process takes a while.
                future = await asyncio.to_thread(self.submit, wanted)
                return await asyncio.wrap_future(future)
        except TimeoutError:
            return None
        except Exception as error:
            report("a search", error)
            if isinstance(error, BrokenExecutor):
                self.forget()
            return None

    async def warm_up(self) -> None:
        """Have a process ready before the first expert is asked."""
        try:
            await asyncio.wrap_future(await asyncio.to_thread(self.submit, None))
        except Exception as error:
            report("starting a search process", error)
            self.forget()

    def submit(self, wanted: Search | None) -> "Future[int]":
        with self.lock:
            if self.closed:
                raise BrokenExecutor
            if self.executor is None:
                self.executor = ProcessPoolExecutor(
                    self.workers, get_context("spawn"), initializer=begin_work
                )
            return self.executor.submit(found_move, wanted)

    def forget(self) -> None:
        """Let go of the processes; the next search starts new ones."""
        with self.lock:
            executor, self.executor = self.executor, None
        if executor is not None:
            executor.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """Stop: what is being searched is of no use any more."""
        self.closed = True
        self.forget()


# In the processes


def begin_work() -> None:
    """Be nice, leave stopping to the server, and end when it has ended however it did."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """A server that was killed closes nothing: nobody else would tell its processes."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def found_move(wanted: Search | None) -> int:
    """The search itself; None only starts a process."""
    return 0 if wanted is None else wanted.run()
