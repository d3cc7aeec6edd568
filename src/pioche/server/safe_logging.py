"""Our own errors in the log, without a word of what was being handled.

Messages of exceptions may quote cards, seeds or keys: where and what kind is enough to begin.
"""

import logging
from traceback import extract_tb
from typing import Final

LOG: Final = logging.getLogger("pioche.server")
# These write whole frames and requests, keys and all, for whoever asks for details.
LIBRARY_LOGGERS: Final = ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi")


def report(what: str, error: BaseException) -> None:
    """Write down where something went wrong."""
    LOG.error("fault in %s: %s", what, kind_and_place(error))


def kind_and_place(error: BaseException) -> str:
    places = [f"{frame.name}:{frame.lineno}" for frame in extract_tb(error.__traceback__)[-6:]]
    return f"{type(error).__name__} at {' < '.join(reversed(places))}"


class RedactingFilter(logging.Filter):
    """Lets pass that something went wrong, what kind and where, at whatever level the log is."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            record.msg, record.args = f"{record.msg} ({kind_and_place(error)})", ()
            record.exc_info = record.exc_text = None
        return record.levelno >= logging.ERROR


REDACTING_FILTER: Final = RedactingFilter()


def install_log_filter() -> None:
    """Keep the libraries that carry our messages from writing them down."""
    for name in LIBRARY_LOGGERS:
        logging.getLogger(name).addFilter(REDACTING_FILTER)
