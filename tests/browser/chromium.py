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
# No sandbox: it cannot be had by root, as in containers. The rest keeps it from calling home.
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
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
