"""A pointer's path across a crate: what no hand can have made, and what touches a pile."""

from itertools import pairwise
from typing import Final

from pioche.core.clock import LATEST
from pioche.games.digger.gestures.crate import (
    HAND,
    HEIGHT,
    ROW,
    THIEF_SIDE,
    WIDTH,
    neighbours,
    pile_x,
    radius,
)
from pioche.games.digger.gestures.evidence import LONGEST_GESTURE, refused, too_slow

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
        raise refused("points", least=FEWEST_POINTS, most=MOST_POINTS)
    return [point_of(point) for point in path]


def point_of(point: object) -> Point:
    if not isinstance(point, list) or len(point) != 3:  # noqa: PLR2004  (time, x and y)
        raise refused("point")
    for number, most in zip(point, (LATEST, WIDTH, HEIGHT), strict=True):
        if type(number) is not int or not 0 <= number <= most:
            raise refused("point")
    return (point[0], point[1], point[2])


def check_path(crate: list[int], kind: int, path: list[Point]) -> None:
    """Refuse what starts off the pile, ends off the thief's side, jumps or is too fast."""
    check_times(path)
    if not near(path[0], path[0], kind, int(radius(crate[kind]))):
        raise refused("start")
    if path[-1][2] < THIEF_SIDE:
        raise refused("end")
    for one, two in pairwise(path):
        check_speed(one, two)


def check_times(path: list[Point]) -> None:
    """Times rise from zero, never silent for long, and last as long as a gesture may."""
    if path[0][0] != 0:
        raise refused("zero", first=path[0][0])
    for one, two in pairwise(path):
        if two[0] <= one[0]:
            raise refused("order")
        if two[0] - one[0] > LONGEST_SILENCE:
            raise refused("jump", most=LONGEST_SILENCE)
    lasted = path[-1][0]
    if lasted < SHORTEST_PATH:
        raise refused("short", lasted=lasted, least=SHORTEST_PATH)
    if lasted > LONGEST_GESTURE:
        raise too_slow()


def check_speed(one: Point, two: Point) -> None:
    """No stretch of the path takes more room than a hand can in that time."""
    x, y = two[1] - one[1], two[2] - one[2]
    if x * x + y * y > (FASTEST * (two[0] - one[0])) ** 2:
        raise refused("speed")


def path_touches(crate: list[int], kind: int, path: list[Point]) -> bool:
    """Whether the hand comes over another pile anywhere on its way."""
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
