"""Other processes, started from a program that has the screen and the keyboard to itself."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr
from multiprocessing import resource_tracker

from pioche.processes import interrupts_withheld


@contextmanager
def starting_processes() -> Iterator[None]:
    """Processes that are started within do not hear Ctrl+C: it is for the one that started them.

    The first of them brings along one that cleans up, which inherits the error stream; on the whole
    screen there is only a stand-in for it, with no file behind it, and so it is put back meanwhile.
    """
    if os.name != "posix":
        yield
        return
    with redirect_stderr(sys.__stderr__):
        resource_tracker.ensure_running()
    with interrupts_withheld():
        yield
