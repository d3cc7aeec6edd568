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


TEXT: Final = "text"
JSON: Final = "json"
AUTO: Final = "auto"
# What happens again and again is told so often, with how often it happened meanwhile.
REPEAT_SECONDS: Final = 10.0
MOST_REMEMBERED: Final = 200
ERROR_DESCRIPTOR: Final = 2

Clock = Callable[[], float]


class ErrorStream(logging.Handler):
    """Writes to whatever is the error stream now."""

    def emit(self, record: logging.LogRecord) -> None:
        try:
            sys.stderr.write(f"{self.format(record)}\n")
            sys.stderr.flush()
        except (OSError, ValueError):
            return  # nobody reads it any more


def configure_logging(style: str, level: str) -> None:
    """All that this process logs goes to one place, in one form, without secrets.

    Libraries are heard from their warnings on: what they say below tells of requests.
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
    """A last line, from a handler of signals: past all buffers and locks."""
    given = {"event": event, "cause": "", "fields": {}}
    record = LOG.makeRecord(LOG.name, level, "", 0, event, (), None, extra=given)
    handlers = (had for had in logging.getLogger().handlers if isinstance(had, ErrorStream))
    handler = next(handlers, ErrorStream())
    with suppress(OSError):
        os.write(ERROR_DESCRIPTOR, f"{handler.format(record)}\n".encode())


def level_number(level: str, *, on_terminal: bool) -> int:
    """On a terminal somebody plays: only what goes wrong concerns them."""
    if level == AUTO:
        return logging.WARNING if on_terminal else logging.INFO
    return logging.getLevelNamesMapping()[level.upper()]


class TextLines(logging.Formatter):
    """2026-01-31T12:00:00.000Z WARNING slow commit seconds=2.5 writes=12"""

    def format(self, record: logging.LogRecord) -> str:
        event, cause, fields = parts_of(record)
        told = " ".join(f"{name}={value}" for name, value in fields.items())
        line = ": ".join(filter(None, (event, cause)))
        return " ".join(filter(None, (when(record), f"{record.levelname:<7}", line, told)))


class JsonLines(logging.Formatter):
    """{"time": …, "level": "warning", "event": "slow commit", "cause": "", "seconds": 2.5, …}"""

    def format(self, record: logging.LogRecord) -> str:
        event, cause, fields = parts_of(record)
        told = {"time": when(record), "level": record.levelname.lower(), "event": event}
        return json.dumps({**told, "cause": cause, **fields}, ensure_ascii=False)


def parts_of(record: logging.LogRecord) -> tuple[str, str, Mapping[str, Field]]:
    """Event, cause and fields; of a library's line as much as is sure to be harmless.

    Its arguments, and whatever follows its first line, may quote requests or data.
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
    """The first line of what a library says, with its arguments if they are but numbers."""
    if not isinstance(record.msg, str):
        return ""
    numbers = isinstance(record.args, tuple) and all(
        isinstance(given, int | float) for given in record.args
    )
    return (record.getMessage() if numbers else record.msg).partition("\n")[0]


def when(record: logging.LogRecord) -> str:
    return f"{datetime.fromtimestamp(record.created, UTC):%Y-%m-%dT%H:%M:%S}.{record.msecs:03.0f}Z"


class Repeats(logging.Filter):
    """Lets the same event with the same cause pass once in a while, with a count of the others.

    A database that is away would else fill the log with a line for every request.
    """

    def __init__(self, clock: Clock = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.seen: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        event, cause, _ = parts_of(record)
        now = self.clock()
        told_at, missed = self.seen.get((event, cause), (now - REPEAT_SECONDS, 0))
        passes = now - told_at >= REPEAT_SECONDS
        if passes and len(self.seen) >= MOST_REMEMBERED:
            self.seen.clear()
        self.seen[event, cause] = (now, 0) if passes else (told_at, missed + 1)
        if passes and missed:
            record.repeated = {"repeated": missed}
        return passes
