"""The plan of a load measurement, and its result."""

from dataclasses import asdict, dataclass, field
from typing import Any, Final

MS: Final = 1000


@dataclass(frozen=True)
class LoadPlan:
    """Tables, sockets of each, moves per second and seconds of each step.

    A table waits on average `tables / rate` seconds between two moves. Thinking times are
    exponentially distributed, so the arrivals do not depend on the server.
    """

    tables: int = 1000
    sockets: int = 4
    rate: int = 500
    seconds: int = 20
    bound_ms: int = 50  # the knee is where one move in a hundred takes longer
    games: tuple[str, ...] = ()
    middle: bool = True  # play every table to the middle of its game first
    knee: bool = True
    describe: bool = False  # people get the view in sentences too, like browsers
    flood: int = 0  # connections of another address that ask for pages
    seed: int = 0


@dataclass(frozen=True)
class Quantiles:
    """Quantiles of a latency, in milliseconds."""

    p50: float
    p99: float
    p999: float


@dataclass(frozen=True)
class StepResult:
    """The result at one rate.

    `acknowledged` is from when a move was due until it was answered, `seen` until another socket of
    its table had the news. `lag` is how long moves waited in the generator itself, at the 99th
    percentile: where it is large the generator is the bottleneck.
    """

    offered: int
    moves_per_s: float
    refused: int
    acknowledged: Quantiles
    seen: Quantiles
    unseen: int
    lag_ms: float
    server_ms_per_move: float | None
    generator_share: float
    load_average: float
    kept_up: bool


@dataclass
class LoadResult:
    """The whole result; memory in bytes, None where the system does not report it."""

    tables: int = 0
    sockets: int = 0
    games: list[str] = field(default_factory=list)
    fresh_table: float | None = None
    fresh_table_with_sockets: float | None = None
    middle_table_with_sockets: float | None = None
    socket: float | None = None
    moves_per_table: float = 0.0
    held: StepResult | None = None
    flooded: StepResult | None = None  # the same rate under a flood of pages
    flood_answers: dict[str, int] = field(default_factory=dict)  # by status
    steps: list[StepResult] = field(default_factory=list)
    knee: int | None = None

    def data(self) -> dict[str, Any]:
        return asdict(self)


def quantiles(seconds: list[float]) -> Quantiles:
    """The quantiles of times in seconds; zeros where there are none."""
    ordered = sorted(seconds)
    return Quantiles(*(MS * quantile(ordered, part) for part in (0.5, 0.99, 0.999)))


def quantile(ordered: list[float], part: float) -> float:
    return ordered[min(int(part * len(ordered)), len(ordered) - 1)] if ordered else 0.0
