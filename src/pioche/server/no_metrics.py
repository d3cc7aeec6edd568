"""Metrics that nobody reads, for a tab: the names of prometheus_client that `metrics.py` uses."""

from typing import Any, Final

REGISTRY: Final = None


class Uncounted:
    """A metric that keeps nothing."""

    def __init__(self, *_arguments: Any, **_named: Any) -> None: ...  # noqa: ANN401

    def labels(self, *_values: Any) -> "Uncounted":  # noqa: ANN401
        return self

    def inc(self) -> None: ...

    def observe(self, amount: float) -> None: ...


Counter = Histogram = Uncounted
