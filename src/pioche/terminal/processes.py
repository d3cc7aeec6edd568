"""Other processes, started from a program whose screen has taken over the standard streams."""

import os
import sys
from contextlib import redirect_stderr
from multiprocessing import resource_tracker


def allow_processes() -> None:
    """Let this program start others.

    The first of them brings along one that cleans up, which inherits the error stream; on the whole
    screen there is only a stand-in for it, with no file behind it, and so it is put back meanwhile.
    """
    if os.name == "posix":
        with redirect_stderr(sys.__stderr__):
            resource_tracker.ensure_running()
