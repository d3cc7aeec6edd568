"""A marker that sweeps over the way out and is stopped, for hands without a pointer."""

from typing import Final

from pioche.core.clock import LATEST
from pioche.games.digger.gestures.crate import SPACING, clearance
from pioche.games.digger.gestures.evidence import LONGEST_GESTURE, refused, too_slow

# The marker goes from the left edge of the sweep to the right one and back in this time.
PERIOD: Final = 1600
SHORTEST_SWEEP: Final = 150


def times_of(times: object) -> tuple[int, int]:
    """When the marker began to sweep and when it was stopped, in milliseconds."""
    if not isinstance(times, list) or len(times) != 2:  # noqa: PLR2004  (began and stopped)
        raise refused("times")
    for time in times:
        if type(time) is not int or not 0 <= time <= LATEST:
            raise refused("times")
    began, stopped = times
    if stopped < began:
        raise refused("order")
    if stopped - began < SHORTEST_SWEEP:
        raise refused("short", lasted=stopped - began, least=SHORTEST_SWEEP)
    if stopped - began > LONGEST_GESTURE:
        raise too_slow()
    return began, stopped


def marker(elapsed: int) -> int:
    """Where the marker stands, from one field to the left of the pile to one to the right."""
    phase = elapsed % PERIOD
    half = PERIOD // 2
    way = phase if phase <= half else PERIOD - phase
    return 2 * SPACING * way // half - SPACING


def sweep_touches(crate: list[int], kind: int, elapsed: int) -> bool:
    """Whether the marker stands outside the free gap between the neighbouring piles."""
    place = marker(elapsed)
    return not -clearance(crate, kind, -1) <= place <= clearance(crate, kind, 1)
