"""What happens to the server, in its log, without a word of what was being handled.

Messages of exceptions may quote cards, seeds or keys: where and what kind is enough to begin. Only
a store's own messages are written down: they name no table and nothing that was to be written.
"""

import logging
from traceback import extract_tb
from typing import Final

from pioche.server.metrics import FAULTS
from pioche.server.store.interface import StoreError

LOG: Final = logging.getLogger("pioche.server")
# These write whole frames and requests, keys and all, for whoever asks for details.
LIBRARY_LOGGERS: Final = ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi")

Field = str | int | float


def log_event(level: int, event: str, cause: str = "", **fields: Field) -> None:
    """Something that whoever runs the server should know; nobody's keys, links, seeds or cards."""
    told = " ".join(f"{name}={value}" for name, value in fields.items())
    message = ": ".join(filter(None, (event, cause)))
    extra = {"event": event, "cause": cause, "fields": fields}
    LOG.log(level, "%s", " ".join(filter(None, (message, told))), extra=extra)


def report(what: str, error: BaseException) -> None:
    """Write down where something went wrong."""
    FAULTS.labels(type(error).__name__).inc()
    log_event(logging.ERROR, f"fault in {what}", cause_of(error))


def cause_of(error: BaseException) -> str:
    """Kind and place; of a store also what it says itself."""
    said = str(error).partition("\n")[0] if isinstance(error, StoreError) else ""
    return f"{kind_and_place(error)}{f' ({said})' if said else ''}"


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
