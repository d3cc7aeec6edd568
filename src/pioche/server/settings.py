"""The settings of a server."""

import os
from dataclasses import dataclass, fields, replace
from typing import Annotated, Final, Literal, NewType

# A duration in days.
Days = NewType("Days", float)


@dataclass(frozen=True)
class Rate:
    """`burst` requests at once, refilled within `seconds`."""

    burst: int
    seconds: float


@dataclass(frozen=True)
class Between:
    """The bounds of a number, for `Annotated`; without it 0 or more."""

    lowest: float
    highest: float | None = None


# Processor cores except the one that serves.
OTHER_CORES: Final = max(1, (os.cpu_count() or 1) - 1)

Positive = Annotated[int, Between(1)]


@dataclass(frozen=True)
class Settings:
    """Times are seconds unless the name says otherwise.

    Each field is a flag, an environment variable and a key of the configuration file
    (`configuration.py`); the sentence `setting-NAME` of the words describes it.
    """

    workers: Annotated[int, Between(1, 64)] = 1
    most_crashes: int = 5
    crash_seconds: float = 60
    worker_silence: Annotated[float, Between(1)] = 5
    watchdog: float = 0
    grace: float = 30
    patience: float = 600
    warning: float = 60
    presence: float = 20
    reveal: float = 10
    bot_delay: float = 1.2
    # A temperament moves if an expert has found nothing by then, or when any bot would move.
    search: float = 0.6
    search_workers: Positive = OTHER_CORES
    most_reviews: Positive = 4
    review_workers: Positive = 1
    review_percent: Positive = 100
    review_patience: float = 300
    step_wait: float = 120
    hello: float = 10
    probe: Annotated[float, Between(0.1)] = 5
    body: float = 10
    head_limit: Positive = 16 * 1024
    head_fields: Positive = 100
    head: Annotated[float, Between(0.1)] = 10
    keep_alive: float = 75  # longer than proxies keep theirs
    trusted_proxy: tuple[str, ...] = ()
    allowed_host: tuple[str, ...] = ()
    files_fresh: int = 0
    site: str = ""  # a folder that `pioche site` wrote
    idle: Annotated[float, Between(1)] = 600
    keep_finished: Days = Days(0)
    keep_abandoned: Days = Days(365)
    keep_unstarted: Days = Days(7)
    stop_within: Annotated[float, Between(1)] = 10
    slow_commit: float = 1
    slow_loop: float = 0.5
    body_limit: Positive = 64 * 1024
    record_limit: Positive = 1024 * 1024
    frame_limit: Positive = 64 * 1024
    outbox: Positive = 64
    most_sockets: Positive = 200
    most_lines: int = 2000
    most_connections: Positive = 10_000
    address_connections: Positive = 300
    address_sockets: Positive = 100
    most_seatings: Positive = 1000
    # Limits of one address; an IPv6 address counts by its first 64 bits.
    connects: Rate = Rate(20, 10)
    creations: Rate = Rate(10, 60)
    daily_creations: Rate = Rate(200, 24 * 60 * 60)
    address_messages: Rate = Rate(400, 4)
    address_entries: Rate = Rate(1200, 60)
    seatings: Rate = Rate(120, 60)
    takeovers: Rate = Rate(6, 60)  # for each table
    address_takeovers: Rate = Rate(60, 60)
    replay_work: Rate = Rate(4, 20)
    work: Rate = Rate(2, 20)  # processor seconds
    messages: Rate = Rate(60, 2)
    action_limit: Rate = Rate(20, 60)
    value_limit: Rate = Rate(60, 60)
    requests: Rate = Rate(400, 4)


def unlimited(settings: Settings) -> Settings:
    """The same settings without limits by address, for measurements and tests."""
    rates = [field.name for field in fields(Settings) if isinstance(field.default, Rate)]
    plenty = dict.fromkeys(rates, Rate(1_000_000, 1))
    counts = dict.fromkeys(("address_connections", "address_sockets"), 1_000_000)
    return replace(settings, **plenty, **counts)  # type: ignore[arg-type]


USUAL_PORT: Final = 8421
HIGHEST_PORT: Final = 65_535

Port = Annotated[int, Between(0, HIGHEST_PORT)]


@dataclass(frozen=True)
class ServeOptions:
    """How a server is reached and run; its fields are set in the same ways as `Settings`."""

    host: str = "127.0.0.1"
    port: Port = USUAL_PORT
    store: str = ""
    open: bool = False
    bots: tuple[str, ...] = ()
    log: Literal["text", "json"] = "text"
    log_level: Literal["auto", "debug", "info", "warning", "error"] = "auto"
    metrics_port: Port | None = None
    metrics_host: str = "127.0.0.1"
