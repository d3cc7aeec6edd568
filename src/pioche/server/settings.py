"""The settings by which a server runs; tests make them small."""

import os
from dataclasses import dataclass, fields, replace
from typing import Annotated, Final, Literal, NewType

# A time that is counted in days.
Days = NewType("Days", float)


@dataclass(frozen=True)
class Rate:
    """So many in so many seconds; `burst` may come at once."""

    burst: int
    seconds: float


@dataclass(frozen=True)
class Between:
    """What a number may be, for `Annotated`; without it 0 or more."""

    lowest: float
    highest: float | None = None


# All but the one that serves.
OTHER_CORES: Final = max(1, (os.cpu_count() or 1) - 1)

Positive = Annotated[int, Between(1)]


@dataclass(frozen=True)
class Settings:
    """Times are seconds unless their name says otherwise.

    Each field is a flag, a variable of the environment and a key of the configuration file
    (`configuration.py`); what it does is told by the sentence `setting-NAME` of the words.
    """

    # Processes behind the port; more than one needs PostgreSQL. If more than so many die within so
    # many seconds, the server gives up.
    workers: Annotated[int, Between(1, 64)] = 1
    most_crashes: int = 5
    crash_seconds: float = 60
    # How long somebody who is asked may be away before a bot plays on.
    grace: float = 30
    # How long somebody who is there may think where the table has no turn clock, and how long
    # before its end that is shown.
    patience: float = 600
    warning: float = 60
    # How long a seat counts as present after a request over HTTP.
    presence: float = 20
    # How long a promised seed is waited for.
    reveal: float = 10
    # How long a bot seems to think.
    bot_delay: float = 1.2
    # How long an expert may search, in how many processes; what it has not found by then, or by
    # the time at which any bot would move, a temperament plays.
    search: float = 0.6
    search_workers: Positive = OTHER_CORES
    # Reviews of finished games: how many may be under way, in how many processes, with how much of
    # the usual budget, and after how long one that nobody asks about any more is stopped.
    most_reviews: Positive = 4
    review_workers: Positive = 1
    review_percent: Positive = 100
    review_patience: float = 60
    # Step by step: how long bots wait for somebody to ask for the next step.
    step_wait: float = 120
    # A socket on which nobody says who they are is closed after this.
    hello: float = 10
    # How often the line of a game against time is measured.
    probe: Annotated[float, Between(0.1)] = 5
    # How long a body may take to arrive.
    body: float = 10
    # The head of a request: how many bytes and fields it may have, and how long it may take to
    # arrive; and how long a connection may be idle afterwards, longer than proxies keep theirs.
    head_limit: Positive = 16 * 1024
    head_fields: Positive = 100
    head: Annotated[float, Between(0.1)] = 10
    keep_alive: float = 75
    # Whose Forwarded and X-Forwarded-* headers are believed: networks (10.0.0.0/8), addresses, or
    # `unix` for a socket of this machine.
    trusted_proxy: tuple[str, ...] = ()
    # The names under which it answers, beside localhost and addresses (*.example.org: all below);
    # none: any, or, where it listens on this machine alone without a proxy, those two alone.
    allowed_host: tuple[str, ...] = ()
    # How long a browser uses the client's files before it asks whether they are still the same; 0:
    # it always asks, so that nothing is stale after an update.
    files_fresh: int = 0
    # Tables that nobody looks at are put away after this; the store keeps them.
    idle: Annotated[float, Between(1)] = 600
    # Days after which nobody has used a table: a finished or closed one is removed, a game under
    # way is closed and its seeds are revealed, one that never began is removed; 0: never.
    keep_finished: Days = Days(0)
    keep_abandoned: Days = Days(365)
    keep_unstarted: Days = Days(7)
    # How long stopping may take, all in all.
    stop_within: Annotated[float, Between(1)] = 10
    # What is logged as slow: a commit, and a turn of the event loop.
    slow_commit: float = 1
    slow_loop: float = 0.5
    body_limit: Positive = 64 * 1024
    frame_limit: Positive = 64 * 1024
    # What waits to be sent to one connection.
    outbox: Positive = 64
    # Sockets at one table, and lines of chat.
    most_sockets: Positive = 200
    most_lines: int = 2000
    # Connections in all (fewer where the system allows fewer files); from one address, connections
    # and sockets.
    most_connections: Positive = 10_000
    address_connections: Positive = 300
    address_sockets: Positive = 100
    # What is stored of a table before its cards are dealt.
    most_seatings: Positive = 1000
    # From one address; an IPv6 address counts by its first 64 bits.
    connects: Rate = Rate(20, 10)
    creations: Rate = Rate(10, 60)
    daily_creations: Rate = Rate(200, 24 * 60 * 60)
    address_messages: Rate = Rate(400, 4)
    # What is stored for ever, moves above all; of it, sitting down, seating bots, clearing seats.
    address_entries: Rate = Rate(1200, 60)
    seatings: Rate = Rate(120, 60)
    # Seconds of work for replays and summaries.
    replay_work: Rate = Rate(4, 20)
    # Messages of one connection; over HTTP, commands of one key.
    messages: Rate = Rate(60, 2)
    # Of one seat: leaving, coming back, taking back. Each is stored for ever, and sent to all.
    action_limit: Rate = Rate(20, 60)
    # Of one seat: asking what moves are worth.
    value_limit: Rate = Rate(60, 60)
    # All requests of one address.
    requests: Rate = Rate(400, 4)


def unlimited(settings: Settings) -> Settings:
    """The same, where one address is everybody: for measurements and tests, never for a house."""
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
    """Each field is a flag, a variable and a key of the configuration file, as of `Settings`."""

    host: str = "127.0.0.1"
    port: Port = USUAL_PORT
    # The path of a file, or the address of a PostgreSQL database; empty: a file in the user's
    # data folder.
    store: str = ""
    # Whether to show the browser.
    open: bool = False
    # Bots of strangers that may be seated at every table.
    bots: tuple[str, ...] = ()
    # How the log is written, and from which level on; `auto` is `info`, on a terminal `warning`.
    log: Literal["text", "json"] = "text"
    log_level: Literal["auto", "debug", "info", "warning", "error"] = "auto"
    # Where figures for Prometheus are; None: nowhere.
    metrics_port: Port | None = None
    metrics_host: str = "127.0.0.1"
