"""The solo variant is pure chance, and its chances are exact.

Each card drawn starts a chain of gems that ends at a skeleton; gems in a closed loop are in no
chain (U33). With s skeletons still to come and u hidden positions, of which some chain starts at
s, a random deal has no loop with chance s / (s + u), and a position is in a chain with
chance s / (s + 1). A gem in hand makes its own position a start.
"""

from typing import Any, TypedDict

from pioche.core.game import View
from pioche.games.digup.cards import SKELETONS
from pioche.games.digup.effects.solo import GEMS


class SoloOdds(TypedDict):
    """How a solo game will go. Chances are between 0 and 1."""

    placed: int
    gems: int
    skeletons_left: int
    win_chance: float
    skeleton_chance: float  # that the next card turned is a skeleton
    expected_placed: float  # gems placed at the end, on average


def solo_odds(view: View) -> dict[str, Any]:
    placed = sum(len(mine["up"]) for mine in view["mines"])
    held = len(view["played"])  # a gem in hand: its position is sure to be reached
    loose = GEMS - placed - held
    skeletons = SKELETONS - len(view["discard"])
    figures: SoloOdds = {
        "placed": placed,
        "gems": GEMS,
        "skeletons_left": skeletons,
        "win_chance": ratio(skeletons, skeletons + loose),
        "skeleton_chance": ratio(skeletons, skeletons + loose) if placed < GEMS else 0.0,
        "expected_placed": placed + held + loose * skeletons / (skeletons + 1),
    }
    return dict(figures)


def ratio(part: int, whole: int) -> float:
    """Of nothing left to find, everything is found."""
    return part / whole if whole else 1.0
