"""What a process does first that searches for another one: it gives way, and ends with it."""

import os
import signal
import threading
from multiprocessing import parent_process
from typing import Final

# People's own programs go first, and so does whoever asked for the search.
NICENESS: Final = 10


def begin_work(niceness: int = NICENESS) -> None:
    """Be nice, leave stopping to the parent, and end when it has ended however it did."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """A parent that was killed closes nothing: nobody else would tell its processes."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
