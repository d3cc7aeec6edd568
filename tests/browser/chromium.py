"""The system's own Chromium, and how it is started."""

import os
import shutil
from typing import Any, Final

# The shell is the same engine without the windows around it, which tests do not need: a tenth less
# to do.
NAMES: Final = (
    *("chromium-headless-shell", "chromium", "chromium-browser"),
    *("google-chrome", "google-chrome-stable"),
)
# No sandbox: it cannot be had by root, as in containers. Letters have no coloured edges, as on
# phones: less to paint. Python in a tab is not compiled a second time for speed, which takes longer
# than all that a test does with it. The rest keeps it from calling home.
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-lcd-text",
    "--js-flags=--liftoff-only",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NO_CHROMIUM: Final = (
    "no Chromium on this machine, so nothing was tried in a browser "
    "(scripts/chromium.sh installs it where it may)"
)


def chromium() -> str | None:
    """The program, or none."""
    named = os.environ.get("PIOCHE_CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


def launch_arguments() -> dict[str, Any]:
    return {"executable_path": chromium(), "args": FLAGS}
