"""What a score pile is worth, from how many cards of each face it holds."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.games.letsdig import stages
from pioche.games.letsdig.cards import (
    BOARDGAMES,
    COOKIES,
    DRESS,
    KINDS,
    LOTTERY,
    MILK,
    NEWKID,
    RING,
    SKWIRMZ,
    WORMS,
)
from pioche.games.letsdig.knowledge import owners
from pioche.games.letsdig.sheet import LONELY_COOKIES, LONELY_MILK

if TYPE_CHECKING:
    from pioche.games.letsdig.state import LetsdigState

CONDITIONAL: Final = (COOKIES, MILK, NEWKID, BOARDGAMES, LOTTERY, SKWIRMZ, DRESS)
# The faces that are worth the same whatever lies beside them.
PLAIN: Final[list[i64]] = [face for face in range(KINDS) if face not in CONDITIONAL]


def scores(state: "LetsdigState") -> list[i64]:
    """The points of each seat: partners have those of their common pile."""
    totals: list[i64] = []
    for pile in range(len(state.score_piles)):
        totals.append(pile_points(state, pile))
    return [totals[state.pile_of(seat)] for seat in range(state.seats)]


def pile_points(state: "LetsdigState", pile: i64) -> i64:
    """What a score pile is worth; a lottery ticket wins once the last turn is known."""
    mask = owners(state, pile)
    config = state.config
    counts = state.counts(state.score_piles[pile])
    total = points(counts, config.worth, mask & config.new_kids != 0, mask & config.box_owners != 0)
    if counts[LOTTERY] and state.stage == stages.OVER:
        for card in state.score_piles[pile]:
            if state.cards.face[card] == LOTTERY and card in state.fresh:
                total += config.worth[LOTTERY]
    return total


def points(counts: list[i64], worth: list[i64], new_kid: bool, owner: bool) -> i64:
    """The points of a pile, without the lottery ticket's: those depend on when it came (T13)."""
    total: i64 = 0
    for face in PLAIN:
        total += counts[face] * worth[face]
    if new_kid:
        total += counts[NEWKID] * worth[NEWKID]
    if owner:
        total += counts[BOARDGAMES] * worth[BOARDGAMES]
    if counts[RING]:
        total += counts[DRESS] * worth[DRESS]
    total += counts[SKWIRMZ] * worth[SKWIRMZ] * counts[WORMS]
    return total + pairs(counts, worth)


def pairs(counts: list[i64], worth: list[i64]) -> i64:
    """Cookies and milk: each card is in one pair at most; what is left over is lonely."""
    cookies = counts[COOKIES]
    milk = counts[MILK]
    paired = min(cookies, milk)
    total = paired * (worth[COOKIES] + worth[MILK])
    total += (cookies - paired) * worth[LONELY_COOKIES]
    return total + (milk - paired) * worth[LONELY_MILK]
