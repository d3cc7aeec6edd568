"""Dexterity as a rule: gestures that pass, graze, touch, and those that no hand can make."""

from collections.abc import Callable
from typing import Any

import pytest

from pioche.core.clock import LATEST
from pioche.core.refusals import BadEvidence
from pioche.games.digger.gestures import (
    HAND,
    LONGEST_GESTURE,
    MOST_POINTS,
    PERIOD,
    ROW,
    SPACING,
    clearance,
    gap,
    marker,
    pile_x,
    radius,
    sweep_touches,
    theft_space,
    verdict,
)
from pioche.words import LANGUAGES, words_in

# How many tokens of each kind: water, gold, ruby, emerald, diamond.
CRATE = [0, 2, 3, 10, 1]
RUBY = 2
Path = list[list[Any]]


def drag(*places: tuple[int, int], step: int = 50) -> Path:
    """A path from place to place, with points at equal times."""
    return [[step * number, x, y] for number, (x, y) in enumerate(places)]


def way_out(offset: int, kind: int = RUBY) -> Path:
    """From the middle of the pile sideways, then straight down to the thief's side."""
    x = int(pile_x(kind))
    return drag((x, ROW), (x + offset, ROW), *((x + offset, y) for y in (400, 500, 600)))


def touches(path: Path, crate: list[int] | None = None, kind: int = RUBY) -> bool:
    return verdict(crate or CRATE, kind, {"path": path})[0]


def test_piles_are_discs_that_grow() -> None:
    assert [int(radius(height)) for height in (0, 1, 10)] == [0, 66, 120]
    assert [int(pile_x(kind)) for kind in (1, 2, 3, 4)] == [200, 400, 600, 800]


def test_the_gap_is_what_the_neighbours_leave() -> None:
    assert clearance(CRATE, RUBY, -1) == SPACING - 72 - HAND
    assert clearance(CRATE, RUBY, 1) == SPACING - 120 - HAND
    assert gap(CRATE, RUBY) == 98 + 50
    assert gap(CRATE, 1) == SPACING + SPACING - 78 - HAND  # nothing lies left of gold
    assert gap([0, 0, 3, 0, 1], RUBY) == 2 * SPACING  # empty fields are no piles


def test_a_straight_pull_is_clean_and_lasts_as_long_as_it_did() -> None:
    assert verdict(CRATE, RUBY, {"path": way_out(0)}) == (False, 200)


def test_a_path_that_grazes_is_clean_and_one_unit_further_touches() -> None:
    assert not touches(way_out(50))
    assert touches(way_out(51))
    assert not touches(way_out(-98))
    assert touches(way_out(-99))


def test_a_pile_is_touched_between_two_points_of_the_path() -> None:
    path = drag((400, 300), (400, 480), (600, 480), (700, 600), step=100)
    assert touches(path, [0, 0, 3, 10, 0]) is False  # 180 away from the emeralds
    near = drag((400, 300), (500, 440), (700, 440), (700, 600), step=100)
    assert touches(near, [0, 0, 3, 10, 0]) is True  # only its middle comes within 150


def test_one_s_own_pile_may_be_touched() -> None:
    assert not touches(drag((400, 300), (430, 350), (380, 420), (400, 600)), [0, 0, 10, 0, 0])


@pytest.mark.parametrize("kind", [1, 2, 3, 4])
@pytest.mark.parametrize("crate", [CRATE, [0, 10, 10, 10, 10], [0, 1, 1, 1, 1], [0, 5, 5, 0, 5]])
def test_both_gestures_have_the_same_odds(crate: list[int], kind: int) -> None:
    """Wherever the marker is stopped, a path that leaves the row there has the same verdict."""
    crate = [max(1, count) if number == kind else count for number, count in enumerate(crate)]
    for elapsed in range(PERIOD // 2):
        pulled = touches(way_out(marker(elapsed), kind), crate, kind)
        assert sweep_touches(crate, kind, elapsed) == pulled
    clean = [not sweep_touches(crate, kind, elapsed) for elapsed in range(PERIOD)]
    assert sum(clean) / PERIOD == pytest.approx(gap(crate, kind) / (2 * SPACING), abs=0.01)


def test_the_marker_sweeps_from_side_to_side() -> None:
    places = [marker(elapsed) for elapsed in (0, 400, 800, 1200, 1600, 2000)]
    assert places == [-200, 0, 200, 0, -200, 0]
    assert verdict(CRATE, RUBY, {"sweep": [700, 1100]}) == (False, 400)
    assert verdict(CRATE, RUBY, {"sweep": [0, 800]}) == (True, 800)


GOOD = way_out(0)
BAD_PATHS: dict[str, Callable[[], Any]] = {
    "points": lambda: [[time, 400, 300] for time in range(10_000)],
    "point": lambda: [[0, float("nan"), 300], *GOOD[1:]],
    "start": lambda: [[0, 480, 300], *GOOD[1:]],
    "end": lambda: GOOD[:-1],
    "zero": lambda: [[time + 1, x, y] for time, x, y in GOOD],
    "order": lambda: [*GOOD[:2], [50, 400, 320], *GOOD[2:]],
    "jump": lambda: [*GOOD[:-1], [150 + 151, 400, 600]],
    "short": lambda: drag((400, 300), (400, 450), (400, 600), step=29),
    "slow": lambda: drag(*[(400, 300)] * 1000, (400, 600), step=100),
    "speed": lambda: drag((400, 300), (400, 400), (400, 600), step=31),
}


@pytest.mark.parametrize("why", BAD_PATHS)
def test_what_no_hand_can_do_is_refused_in_every_language(why: str) -> None:
    with pytest.raises(BadEvidence) as refusal:
        verdict(CRATE, RUBY, {"path": BAD_PATHS[why]()})
    assert refusal.value.key == f"digger-evidence-{why}"
    assert refusal.value.ruling == "P24"
    for language in LANGUAGES:
        assert words_in(language).say(refusal.value.key, **refusal.value.arguments)


@pytest.mark.parametrize(
    "path",
    [
        None,
        "path",
        [],
        [[0, 400, 300]],
        [[0, 400, 300]] * (MOST_POINTS + 1),
        [[0, 400], *GOOD[1:]],
        [[0, -1, 300], *GOOD[1:]],
        [[0, 400, -300], *GOOD[1:]],
        [[0, 400, 300.0], *GOOD[1:]],
        [[0, 400, True], *GOOD[1:]],
        [[0, 10**30, 300], *GOOD[1:]],
        [*GOOD[:-1], [LONGEST_GESTURE + 1, 400, 600]],
        [[1, 400, 300], *GOOD[1:]],
        [[0, 400, 300], [300, 400, 600]],  # silent for too long
        [[0, 400, 300], [0, 400, 310], *GOOD[1:]],  # no time between
        [[0, 400, 300], [50, 400, 600]],  # too short
    ],
)
def test_hostile_paths_are_refused(path: object) -> None:
    with pytest.raises(BadEvidence):
        verdict(CRATE, RUBY, {"path": path})


@pytest.mark.parametrize(
    "evidence",
    [
        {}, [], None, "clean", {"path": GOOD, "sweep": [0, 400]}, {"lift": True},
        {"sweep": None}, {"sweep": [0]}, {"sweep": [0, 149]}, {"sweep": [400, 0]},
        {"sweep": [-10, 400]}, {"sweep": [0.0, 400]}, {"sweep": [0, float("nan")]},
        {"sweep": [0, LONGEST_GESTURE + 1]}, {"sweep": [False, 400]},
        {"sweep": [10**5000, 10**5000 + 400]}, {"sweep": [LATEST - 300, LATEST + 1]},
    ],
)  # fmt: skip
def test_other_evidence_is_refused(evidence: object) -> None:
    with pytest.raises(BadEvidence):
        verdict(CRATE, RUBY, evidence)


@pytest.mark.parametrize(
    ("times", "why"),
    [([0, 149], "short"), ([400, 0], "order"), ([0, LONGEST_GESTURE + 1], "slow"), ([0], "times")],
)
def test_a_sweep_that_is_refused_says_why_in_every_language(times: list[int], why: str) -> None:
    with pytest.raises(BadEvidence) as refusal:
        verdict(CRATE, RUBY, {"sweep": times})
    assert refusal.value.key == f"digger-evidence-{why}"
    for language in LANGUAGES:
        assert words_in(language).say(refusal.value.key, **refusal.value.arguments)


@pytest.mark.parametrize("crate", [[0, 1, 2, 3, 4], [0, 0, 9, 0, 5], [0, 10, 10, 10, 10]])
def test_clients_draw_the_space_in_which_gestures_are_judged(crate: list[int]) -> None:
    space = theft_space([crate])
    for kind, (_, pile) in enumerate(space["piles"][0].items(), start=1):
        assert (pile["x"], pile["radius"]) == (pile_x(kind), radius(crate[kind]))
        left, right = pile["free"]
        for elapsed in range(0, PERIOD // 2, 7):
            place = elapsed / (PERIOD / 2)
            near_an_edge = min(abs(place - left), abs(place - right)) < 1 / SPACING
            assert near_an_edge or sweep_touches(crate, kind, elapsed) != (left < place < right)
