"""The server's log: what is logged, and the form of its lines.

Messages of exceptions may quote cards, seeds or keys, so only the kind and place of an error are
logged. A store's own messages are the exception: they name no table and nothing to be written.
"""

import json
import logging
import os
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from traceback import extract_tb
from typing import Final

from pioche.server.metrics import FAULTS
from pioche.server.store.interface import LostTable, StoreError

LOG: Final = logging.getLogger("pioche.server")
# At debug level these log whole frames and requests, including keys.
LIBRARY_LOGGERS: Final = ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi")

Field = str | int | float


def log_event(level: int, event: str, cause: str = "", **fields: Field) -> None:
    """Log an event for the operator, without keys, links, seeds or cards."""
    shown = " ".join(f"{name}={value}" for name, value in fields.items())
    message = ": ".join(filter(None, (event, cause)))
    extra = {"event": event, "cause": cause, "fields": fields}
    LOG.log(level, "%s", " ".join(filter(None, (message, shown))), extra=extra)


def report(what: str, error: BaseException) -> None:
    """Log a fault. That another server has taken a table is none: clients go there."""
    if isinstance(error, LostTable):
        log_event(logging.INFO, "a table moved to another server")
        return
    FAULTS.labels(type(error).__name__).inc()
    log_event(logging.ERROR, f"fault in {what}", cause_of(error))


def cause_of(error: BaseException) -> str:
    """The kind and place of an error, and a store's own message."""
    said = str(error).partition("\n")[0] if isinstance(error, StoreError) else ""
    return f"{kind_and_place(error)}{f' ({said})' if said else ''}"


def kind_and_place(error: BaseException) -> str:
    number = f" {error.errno}" if isinstance(error, OSError) and error.errno else ""
    places = [f"{frame.name}:{frame.lineno}" for frame in extract_tb(error.__traceback__)[-6:]]
    where = f" at {' < '.join(reversed(places))}" if places else ""
    return f"{type(error).__name__}{number}{where}"


class RedactingFilter(logging.Filter):
    """Passes errors only, and only their kind and place, at any log level."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(record.msg, BaseException):
            record.msg, record.args = f"fault ({kind_and_place(record.msg)})", ()
        elif error is not None:  # the message ends with a line of its own
            record.msg = f"{str(record.msg).strip()} ({kind_and_place(error)})"
            record.args, record.exc_info, record.exc_text = (), None, None
        return record.levelno >= logging.ERROR


REDACTING_FILTER: Final = RedactingFilter()


def install_log_filter() -> None:
    """Redact the libraries that carry our messages."""
    for name in LIBRARY_LOGGERS:
        logging.getLogger(name).addFilter(REDACTING_FILTER)


TEXT: Final = "text"
JSON: Final = "json"
AUTO: Final = "auto"
# Interval at which a repeated event is logged again.
REPEAT_SECONDS: Final = 10.0
MOST_REMEMBERED: Final = 200
ERROR_DESCRIPTOR: Final = 2

Clock = Callable[[], float]


class ErrorStream(logging.Handler):
    """Writes to the current error stream."""

    def emit(self, record: logging.LogRecord) -> None:
        try:
            sys.stderr.write(f"{self.format(record)}\n")
            sys.stderr.flush()
        except (OSError, ValueError):
            return  # the stream is closed


def configure_logging(style: str, level: str) -> None:
    """Send the whole log of this process to one place, in one form, without secrets.

    Libraries are logged from warnings on: below that they describe requests.
    """
    number = level_number(level, on_terminal=sys.stderr.isatty())
    handler = ErrorStream(number)
    handler.setFormatter(JsonLines() if style == JSON else TextLines())
    handler.addFilter(Repeats())
    install_log_filter()
    root = logging.getLogger()
    for had in [had for had in root.handlers if isinstance(had, ErrorStream)]:
        root.removeHandler(had)
    root.addHandler(handler)
    LOG.setLevel(number)


def write_at_once(level: int, event: str) -> None:
    """Write a last line from a signal handler, bypassing buffers and locks."""
    given = {"event": event, "cause": "", "fields": {}}
    record = LOG.makeRecord(LOG.name, level, "", 0, event, (), None, extra=given)
    handlers = (had for had in logging.getLogger().handlers if isinstance(had, ErrorStream))
    handler = next(handlers, ErrorStream())
    with suppress(OSError):
        os.write(ERROR_DESCRIPTOR, f"{handler.format(record)}\n".encode())


def level_number(level: str, *, on_terminal: bool) -> int:
    """The level; `auto` on a terminal is for a player, who needs only warnings."""
    if level == AUTO:
        return logging.WARNING if on_terminal else logging.INFO
    return logging.getLevelNamesMapping()[level.upper()]


class TextLines(logging.Formatter):
    """2026-01-31T12:00:00.000Z WARNING slow commit seconds=2.5 writes=12"""

    def format(self, record: logging.LogRecord) -> str:
        event, cause, fields = parts_of(record)
        shown = " ".join(f"{name}={value}" for name, value in fields.items())
        line = ": ".join(filter(None, (event, cause)))
        return " ".join(filter(None, (when(record), f"{record.levelname:<7}", line, shown)))


class JsonLines(logging.Formatter):
    """{"time": …, "level": "warning", "event": "slow commit", "cause": "", "seconds": 2.5, …}"""

    def format(self, record: logging.LogRecord) -> str:
        event, cause, fields = parts_of(record)
        head = {"time": when(record), "level": record.levelname.lower(), "event": event}
        return json.dumps({**head, "cause": cause, **fields}, ensure_ascii=False)


def parts_of(record: logging.LogRecord) -> tuple[str, str, Mapping[str, Field]]:
    """Event, cause and fields of a record; of a library's record only the harmless part.

    Its arguments and all but its first line may quote requests or data.
    """
    repeated: Mapping[str, Field] = getattr(record, "repeated", {})
    event = getattr(record, "event", None)
    if event is not None:
        return event, record.__dict__["cause"], {**record.__dict__["fields"], **repeated}
    if record.name.startswith("pioche"):
        return record.getMessage(), "", repeated
    error = record.exc_info[1] if record.exc_info else None
    return harmless(record) or record.name, kind_and_place(error) if error else "", repeated


def harmless(record: logging.LogRecord) -> str:
    """The first line of a library's message, with its arguments if they are numbers."""
    if not isinstance(record.msg, str):
        return ""
    numbers = isinstance(record.args, tuple) and all(
        isinstance(given, int | float) for given in record.args
    )
    return (record.getMessage() if numbers else record.msg).partition("\n")[0]


def when(record: logging.LogRecord) -> str:
    return f"{datetime.fromtimestamp(record.created, UTC):%Y-%m-%dT%H:%M:%S}.{record.msecs:03.0f}Z"


class Repeats(logging.Filter):
    """Passes the same event with the same cause once in a while, with the number of repeats.

    Otherwise an unreachable database would fill the log with a line for every request.
    """

    def __init__(self, clock: Clock = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.seen: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        event, cause, _ = parts_of(record)
        now = self.clock()
        logged_at, missed = self.seen.get((event, cause), (now - REPEAT_SECONDS, 0))
        passes = now - logged_at >= REPEAT_SECONDS
        if passes and len(self.seen) >= MOST_REMEMBERED:
            self.seen.clear()
        self.seen[event, cause] = (now, 0) if passes else (logged_at, missed + 1)
        if passes and missed:
            record.repeated = {"repeated": missed}
        return passes
