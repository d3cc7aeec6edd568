"""What a theft amounts to, decided from what was sent and nothing else.

A pointer's path is `{"path": [[t, x, y], ...]}`: milliseconds from the first touch and whole
crate units. For hands without a pointer there is `{"sweep": [began, stopped]}`: a marker
sweeps over the way out and is stopped; where it stands is where the hand leaves the row of
piles. Both are measured against the same piles, so the free gap is as wide for all.
"""

from itertools import pairwise
from typing import Final, TypedDict

from mypy_extensions import i64

from pioche.core.clock import LATEST
from pioche.core.refusals import BadEvidence
from pioche.games.digger.cards import FACES, GOLD, KINDS
from pioche.games.digger.moves import LIFT, STEAL, STOP, TOUCH, robbed_seat, stolen_kind
from pioche.games.digger.options import SECOND
from pioche.games.digger.state import DiggerState


def judge(state: DiggerState, move: int, evidence: object, at: int) -> int:
    """The move that a theft with this gesture is: clean or touched. Others need no gesture."""
    if not STEAL <= move < STOP:
        if evidence is not None:
            raise bad_gesture("move")
        return move
    if evidence is None:
        raise bad_gesture("missing")
    theft = move - STEAL
    kind, first = int(stolen_kind(theft)), int(robbed_seat(theft)) * KINDS
    crate = [int(count) for count in state.crates[first : first + KINDS]]
    touched, lasted = verdict(crate, kind, evidence)
    # Without a glass nothing is timed.
    if state.config.length and lasted > at - int(state.last_at):
        raise bad_gesture("long", lasted=lasted)
    return theft + (TOUCH if touched else LIFT)


def verdict(crate: list[int], kind: int, evidence: object) -> tuple[bool, int]:
    """Whether the gesture touches another pile, and how long it lasted."""
    if isinstance(evidence, dict) and set(evidence) == {"path"}:
        path = points_of(evidence["path"])
        check_path(crate, kind, path)
        return path_touches(crate, kind, path), path[-1][0]
    if isinstance(evidence, dict) and set(evidence) == {"sweep"}:
        began, stopped = times_of(evidence["sweep"])
        return sweep_touches(crate, kind, stopped - began), stopped - began
    raise bad_gesture("form")


# The geometry of a crate, in whole crate units. Four fields in a row, gold on the left, diamond on
# the right, as the thief sees them. A pile is a disc that grows with its height. The thief's own
# side is the strip below the crate.

WIDTH: Final = 1000
HEIGHT: Final = 700
# From this line down the token is on the thief's side.
THIEF_SIDE: Final = 600

SPACING: Final = 200
ROW: Final = 300
SMALLEST_PILE: Final = 60
GROWTH: Final = 6
# Half the width of a hand that holds a token.
HAND: Final = 30


def pile_x(kind: i64) -> i64:
    """The middle of a gem's field; all lie on the line `ROW`."""
    return SPACING * (kind - GOLD + 1)


def radius(height: i64) -> i64:
    """The radius of a pile of this height; 0 for an empty field."""
    return SMALLEST_PILE + GROWTH * height if height else 0


def neighbours(crate: list[int], kind: int) -> list[int]:
    """The kinds of the other piles of a crate, given its tokens by kind."""
    return [other for other in range(GOLD, KINDS) if other != kind and crate[other]]


def clearance(crate: list[int], kind: int, side: int) -> int:
    """How far the hand may stray to the left (-1) or right (1) of a pile on the way out."""
    beside = kind + side
    if not GOLD <= beside < KINDS or not crate[beside]:
        return SPACING
    return int(SPACING - radius(crate[beside]) - HAND)


def gap(crate: list[int], kind: int) -> int:
    return clearance(crate, kind, -1) + clearance(crate, kind, 1)


# The same geometry for the clients, which draw it


class PileSpace(TypedDict):
    """A pile: its middle on the row, its radius, and the free part of the sweep around it."""

    x: int
    radius: int
    free: list[float]  # both ends, between 0 and 1


class TheftSpace(TypedDict):
    """The space of a theft in crate units, its times in milliseconds, and the piles by seat."""

    width: int
    height: int
    row: int
    thief_side: int
    hand: int
    period: int
    shortest_sweep: int
    longest_gesture: int
    piles: list[dict[str, PileSpace]]


def theft_space(crates: list[list[int]]) -> TheftSpace:
    """The space of a theft from any of these crates, given their tokens by kind."""
    return {
        "width": WIDTH,
        "height": HEIGHT,
        "row": ROW,
        "thief_side": THIEF_SIDE,
        "hand": HAND,
        "period": PERIOD,
        "shortest_sweep": SHORTEST_SWEEP,
        "longest_gesture": LONGEST_GESTURE,
        "piles": [
            {FACES[kind]: pile_space(crate, kind) for kind in range(GOLD, KINDS)}
            for crate in crates
        ],
    }


def pile_space(crate: list[int], kind: int) -> PileSpace:
    whole = 2 * SPACING
    left, right = clearance(crate, kind, -1), clearance(crate, kind, 1)
    free = [(SPACING - left) / whole, (SPACING + right) / whole]
    return {"x": int(pile_x(kind)), "radius": int(radius(crate[kind])), "free": free}


# What every gesture has in common

LONGEST_GESTURE: Final = 20_000


def bad_gesture(reason: str, **figures: int) -> BadEvidence:
    """A gesture that no hand can have made (P24)."""
    return BadEvidence(f"digger-evidence-{reason}", ruling="P24", **figures)


def too_slow() -> BadEvidence:
    return bad_gesture("slow", most=LONGEST_GESTURE // SECOND)


# A pointer's path across a crate

FEWEST_POINTS: Final = 2
MOST_POINTS: Final = 2000
# No hand is faster than this, in units a millisecond; no pointer is silent for longer.
FASTEST: Final = 6
LONGEST_SILENCE: Final = 150
SHORTEST_PATH: Final = 60

# Milliseconds from the first touch, then the place in crate units.
Point = tuple[int, int, int]


def points_of(path: object) -> list[Point]:
    """The points of a path, if they are such: whole numbers inside the crate's own space."""
    if not isinstance(path, list) or not FEWEST_POINTS <= len(path) <= MOST_POINTS:
        raise bad_gesture("points", least=FEWEST_POINTS, most=MOST_POINTS)
    return [point_of(point) for point in path]


def point_of(point: object) -> Point:
    if not isinstance(point, list) or len(point) != 3:  # noqa: PLR2004  (time, x and y)
        raise bad_gesture("point")
    for number, most in zip(point, (LATEST, WIDTH, HEIGHT), strict=True):
        if type(number) is not int or not 0 <= number <= most:
            raise bad_gesture("point")
    return (point[0], point[1], point[2])


def check_path(crate: list[int], kind: int, path: list[Point]) -> None:
    """Refuse what starts off the pile, ends off the thief's side, jumps or is too fast."""
    check_times(path)
    if not near(path[0], path[0], kind, int(radius(crate[kind]))):
        raise bad_gesture("start")
    if path[-1][2] < THIEF_SIDE:
        raise bad_gesture("end")
    for one, two in pairwise(path):
        check_speed(one, two)


def check_times(path: list[Point]) -> None:
    """Times rise from zero, never silent for long, and last as long as a gesture may."""
    if path[0][0] != 0:
        raise bad_gesture("zero", first=path[0][0])
    for one, two in pairwise(path):
        if two[0] <= one[0]:
            raise bad_gesture("order")
        if two[0] - one[0] > LONGEST_SILENCE:
            raise bad_gesture("jump", most=LONGEST_SILENCE)
    lasted = path[-1][0]
    if lasted < SHORTEST_PATH:
        raise bad_gesture("short", lasted=lasted, least=SHORTEST_PATH)
    if lasted > LONGEST_GESTURE:
        raise too_slow()


def check_speed(one: Point, two: Point) -> None:
    """No stretch of the path takes more room than a hand can in that time."""
    x, y = two[1] - one[1], two[2] - one[2]
    if x * x + y * y > (FASTEST * (two[0] - one[0])) ** 2:
        raise bad_gesture("speed")


def path_touches(crate: list[int], kind: int, path: list[Point]) -> bool:
    for one, two in pairwise(path):
        for other in neighbours(crate, kind):
            if near(one, two, other, int(radius(crate[other])) + HAND):
                return True
    return False


def near(one: Point, two: Point, kind: int, reach: int) -> bool:
    """Whether a stretch of the path comes within reach of the middle of a pile.

    In whole numbers, so that every machine agrees: the nearest point of the stretch is one of
    its ends, or the foot of the perpendicular where that lies between them.
    """
    x, y = int(pile_x(kind)) - one[1], ROW - one[2]
    along_x, along_y = two[1] - one[1], two[2] - one[2]
    length = along_x * along_x + along_y * along_y
    foot = x * along_x + y * along_y
    if foot <= 0 or length == 0:
        return x * x + y * y < reach * reach
    if foot >= length:
        return (x - along_x) ** 2 + (y - along_y) ** 2 < reach * reach
    return (x * along_y - y * along_x) ** 2 < reach * reach * length


# A marker that sweeps over the way out and is stopped, for hands without a pointer

# The marker goes from the left edge of the sweep to the right one and back in this time.
PERIOD: Final = 1600
SHORTEST_SWEEP: Final = 150


def times_of(times: object) -> tuple[int, int]:
    """When the marker began to sweep and when it was stopped, in milliseconds."""
    if not isinstance(times, list) or len(times) != 2:  # noqa: PLR2004  (began and stopped)
        raise bad_gesture("times")
    for time in times:
        if type(time) is not int or not 0 <= time <= LATEST:
            raise bad_gesture("times")
    began, stopped = times
    if stopped < began:
        raise bad_gesture("order")
    if stopped - began < SHORTEST_SWEEP:
        raise bad_gesture("short", lasted=stopped - began, least=SHORTEST_SWEEP)
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
