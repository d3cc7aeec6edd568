"""Where the points of a score pile come from, kind by kind.

What counts only together with other cards is what a pile gains by it: the dress after the rings,
Skwirmz after the worms; cookies and milk are counted together.
"""

from typing import Final

from mypy_extensions import i64

from pioche.core.lines import ScoreItem, card_item, counted_faces, line, worthless_items
from pioche.games.letsdig.cards import (
    COOKIES,
    DRESS,
    FACES,
    KINDS,
    LOTTERY,
    MILK,
    RING,
    SKWIRMZ,
    WORMS,
)
from pioche.games.letsdig.knowledge import owners
from pioche.games.letsdig.scoring.pile_points import pile_points, points
from pioche.games.letsdig.state import LetsdigState

# What a kind needs beside it to be worth anything.
NEEDS: Final = {DRESS: RING, SKWIRMZ: WORMS}
PAIR: Final = (COOKIES, MILK)


def breakdown(state: LetsdigState, seat: int) -> list[ScoreItem]:
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


def kind_points(state: LetsdigState, pile: int, counts: list[int], face: int) -> int:
    """What the cards of one kind add to the pile."""
    if face == LOTTERY:  # T13: its points depend on when it came
        return int(pile_points(state, pile)) - pile_worth(state, pile, dict(enumerate(counts)))
    needed = NEEDS.get(face, face)
    with_needed = pile_worth(state, pile, {needed: counts[needed], face: counts[face]})
    return with_needed - (
        0 if needed == face else pile_worth(state, pile, {needed: counts[needed]})
    )


def pair_items(state: LetsdigState, pile: int, counts: list[int]) -> list[ScoreItem]:
    """Cookies and milk, in one item."""
    had = {face: counts[face] for face in PAIR if counts[face]}
    if not had:
        return []
    cards = counted_faces({FACES[face]: number for face, number in had.items()})
    said = line("letsdig-score-pairs", cards=cards, pairs=min(counts[face] for face in PAIR))
    return [ScoreItem(said, pile_worth(state, pile, had))]


def pile_worth(state: LetsdigState, pile: int, had: dict[int, int]) -> int:
    """What a pile of these cards alone would be worth to its owners, without the ticket's win."""
    counts: list[i64] = [had.get(face, 0) for face in range(KINDS)]
    mask, config = owners(state, pile), state.config
    new_kid, owner = mask & config.new_kids != 0, mask & config.box_owners != 0
    return int(points(counts, config.worth, new_kid, owner))
