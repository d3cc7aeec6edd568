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

    # Processes behind the port; more than one needs PostgreSQL. The server gives up after more than
    # `most_crashes` within `crash_seconds`.
    workers: Annotated[int, Between(1, 64)] = 1
    most_crashes: int = 5
    crash_seconds: float = 60
    # How long an absent player is waited for before a bot plays on.
    grace: float = 30
    # How long a present player may think at a table without a turn clock, and how long before the
    # end of that time it is shown.
    patience: float = 600
    warning: float = 60
    # How long a seat counts as present after a request over HTTP.
    presence: float = 20
    # How long a promised seed is awaited.
    reveal: float = 10
    # How long a bot seems to think.
    bot_delay: float = 1.2
    # How long an expert may search, and in how many processes. A temperament moves if it has
    # found nothing by then, or by the time at which any bot would move.
    search: float = 0.6
    search_workers: Positive = OTHER_CORES
    # Reviews of finished games: how many run at once, in how many processes, with which part of the
    # usual budget, and how long one goes on that no client asks about.
    most_reviews: Positive = 4
    review_workers: Positive = 1
    review_percent: Positive = 100
    review_patience: float = 60
    # At the pace `step`: how long bots wait for the command.
    step_wait: float = 120
    # A socket without a hello is closed after this time.
    hello: float = 10
    # Interval of the round-trip measurements in timed games.
    probe: Annotated[float, Between(0.1)] = 5
    # How long a body may take to arrive.
    body: float = 10
    # The head of a request: its most bytes and fields, and its time to arrive. A connection may be
    # idle for `keep_alive`, which is longer than proxies keep theirs.
    head_limit: Positive = 16 * 1024
    head_fields: Positive = 100
    head: Annotated[float, Between(0.1)] = 10
    keep_alive: float = 75
    # Proxies whose Forwarded and X-Forwarded-* headers count: networks (10.0.0.0/8), addresses, or
    # `unix` for a socket of this machine.
    trusted_proxy: tuple[str, ...] = ()
    # The host names of the server, beside localhost and addresses (*.example.org: all subdomains).
    # None: any; localhost and addresses only, if it listens on this machine alone without a proxy.
    allowed_host: tuple[str, ...] = ()
    # How long a browser uses the client's files before it revalidates them; 0: it always does, so
    # that nothing is stale after an update.
    files_fresh: int = 0
    # Unused tables leave memory after this time; the store keeps them.
    idle: Annotated[float, Between(1)] = 600
    # Days without use after which a finished or closed table is removed, a running game is closed
    # and its seeds revealed, and a table that never began is removed; 0: never.
    keep_finished: Days = Days(0)
    keep_abandoned: Days = Days(365)
    keep_unstarted: Days = Days(7)
    # The most time to stop.
    stop_within: Annotated[float, Between(1)] = 10
    # Times from which a commit, and a turn of the event loop, are logged as slow.
    slow_commit: float = 1
    slow_loop: float = 0.5
    body_limit: Positive = 64 * 1024
    frame_limit: Positive = 64 * 1024
    # Messages that may wait for one connection.
    outbox: Positive = 64
    # Sockets and lines of chat of one table.
    most_sockets: Positive = 200
    most_lines: int = 2000
    # Connections in all (fewer where the system allows fewer files); from one address, connections
    # and sockets.
    most_connections: Positive = 10_000
    address_connections: Positive = 300
    address_sockets: Positive = 100
    # Entries of a table before the deal.
    most_seatings: Positive = 1000
    # From one address; an IPv6 address counts by its first 64 bits.
    connects: Rate = Rate(20, 10)
    creations: Rate = Rate(10, 60)
    daily_creations: Rate = Rate(200, 24 * 60 * 60)
    address_messages: Rate = Rate(400, 4)
    # Stored entries, mostly moves; among them changes of seats.
    address_entries: Rate = Rate(1200, 60)
    seatings: Rate = Rate(120, 60)
    # Seconds of work for replays and summaries.
    replay_work: Rate = Rate(4, 20)
    # Messages of one connection, or commands over HTTP of one key.
    messages: Rate = Rate(60, 2)
    # Of one seat: leaving, coming back, taking back; each is stored and sent to all.
    action_limit: Rate = Rate(20, 60)
    # Of one seat: requests for values of moves.
    value_limit: Rate = Rate(60, 60)
    # All requests of one address.
    requests: Rate = Rate(400, 4)


def unlimited(settings: Settings) -> Settings:
    """The same settings without limits by address, for measurements and tests."""
    rates = [
        name.name for name in fields(settings) if isinstance(getattr(settings, name.name), Rate)
    ]
    plenty = {name: Rate(1_000_000, 1) for name in rates}
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
    # The path of a file, or the address of a PostgreSQL database; empty: a file in the user's
    # data folder.
    store: str = ""
    # Whether to open the browser.
    open: bool = False
    # Plugin bots that may be seated at every table.
    bots: tuple[str, ...] = ()
    # The form of the log and its level; `auto` is `info`, on a terminal `warning`.
    log: Literal["text", "json"] = "text"
    log_level: Literal["auto", "debug", "info", "warning", "error"] = "auto"
    # The port of the Prometheus metrics; None: none.
    metrics_port: Port | None = None
    metrics_host: str = "127.0.0.1"
