"""Points of score piles, and where they come from."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.core.lines import Line, ScoreItem, card_item, counted_faces, line, worthless_items
from pioche.games.letsdig import stages
from pioche.games.letsdig.cards import (
    BOARDGAMES,
    BOX,
    COOKIES,
    DRESS,
    FACES,
    KINDS,
    LOTTERY,
    MILK,
    NEWKID,
    RING,
    SKWIRMZ,
    WORMS,
)
from pioche.games.letsdig.knowledge import owners
from pioche.games.letsdig.options import LONELY_COOKIES, LONELY_MILK

if TYPE_CHECKING:
    from pioche.games.letsdig.state import LetsdigState

# The faces that are worth the same whatever lies beside them.
PLAIN: Final[list[i64]] = [face for face in range(KINDS) if not BOX[face].conditional]


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


# What a kind needs beside it to be worth anything.
NEEDS: Final = {DRESS: RING, SKWIRMZ: WORMS}
PAIR: Final = (COOKIES, MILK)
ALONE: Final = {COOKIES: LONELY_COOKIES, MILK: LONELY_MILK}


def victory_reason(state: "LetsdigState") -> Line | None:
    """In teams, how far the first is ahead of the next; else points alone decide."""
    if not state.config.teams:
        return None
    first, second, *_ = sorted(
        (int(pile_points(state, pile)) for pile in range(len(state.score_piles))), reverse=True
    )
    if first == second:
        return line("letsdig-reason-level", points=first)
    return line("letsdig-reason-team", points=first - second)


def breakdown(state: "LetsdigState", seat: int) -> list[ScoreItem]:
    """The dearest first; partners have the same, for they share a pile."""
    pile = int(state.pile_of(seat))
    counts = [int(number) for number in state.counts(state.score_piles[pile])]
    worth = {face: kind_points(state, pile, counts, face) for face in range(KINDS) if counts[face]}
    items = [
        card_item(FACES[face], counts[face], gained)
        for face, gained in worth.items()
        if gained and face not in PAIR
    ]
    items += pair_items(state, pile, counts)
    nothing = {FACES[face]: counts[face] for face in worth if not worth[face] and face not in PAIR}
    return [*sorted(items, key=lambda item: -item.points), *worthless_items(nothing)]


def counted_kinds(state: "LetsdigState", pile: int) -> list[tuple[int, int, int]]:
    """Each kind of a score pile with its cards and points, the dearest last."""
    counts = [int(number) for number in state.counts(state.score_piles[pile])]
    kinds = [
        (face, counts[face], paired_points(state, pile, counts, face))
        for face in range(KINDS)
        if counts[face]
    ]
    return sorted(kinds, key=lambda kind: kind[2])


def paired_points(state: "LetsdigState", pile: int, counts: list[int], face: int) -> int:
    """What a kind brings; of a pair, cookies and milk bring each their own points."""
    if face not in PAIR:
        return kind_points(state, pile, counts, face)
    paired, worth = min(counts[kind] for kind in PAIR), state.config.worth
    return paired * int(worth[face]) + (counts[face] - paired) * int(worth[ALONE[face]])


def kind_points(state: "LetsdigState", pile: int, counts: list[int], face: int) -> int:
    if face == LOTTERY:  # T13: its points depend on when it came
        return int(pile_points(state, pile)) - pile_worth(state, pile, dict(enumerate(counts)))
    needed = NEEDS.get(face, face)
    with_needed = pile_worth(state, pile, {needed: counts[needed], face: counts[face]})
    return with_needed - (
        0 if needed == face else pile_worth(state, pile, {needed: counts[needed]})
    )


def pair_items(state: "LetsdigState", pile: int, counts: list[int]) -> list[ScoreItem]:
    had = {face: counts[face] for face in PAIR if counts[face]}
    if not had:
        return []
    cards = counted_faces({FACES[face]: number for face, number in had.items()})
    said = line("letsdig-score-pairs", cards=cards, pairs=min(counts[face] for face in PAIR))
    return [ScoreItem(said, pile_worth(state, pile, had))]


def pile_worth(state: "LetsdigState", pile: int, had: dict[int, int]) -> int:
    """What a pile of these cards alone would be worth to its owners, without the ticket's win."""
    counts: list[i64] = [had.get(face, 0) for face in range(KINDS)]
    mask, config = owners(state, pile), state.config
    new_kid, owner = mask & config.new_kids != 0, mask & config.box_owners != 0
    return int(points(counts, config.worth, new_kid, owner))
