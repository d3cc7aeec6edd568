"""What chests and relics are worth. The most points win, and equals share the victory."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pioche.core.lines import ScoreItem, card_item, line
from pioche.games.diamant import events
from pioche.games.diamant.cards import (
    CLASSIC_FIRST,
    CLASSIC_FIRST_COUNT,
    CLASSIC_LATER,
    CLASSIC_RELIC,
    FACES,
    FIRST_RELIC,
    RELIC_VALUES,
)

if TYPE_CHECKING:
    from pioche.games.diamant.state import DiamantState


def points(state: "DiamantState") -> list[i64]:
    """The rubies in each chest and the points of each explorer's relics."""
    found: list[i64] = []
    for explorer in state.explorers:
        found.append(explorer.chest + explorer.relic_points)
    return found


def relic_points(face: i64, taken_before: i64) -> i64:
    """A relic's own value; in the classic variant, the first three 5 each, then 10 each."""
    if face != CLASSIC_RELIC:
        return RELIC_VALUES[face - FIRST_RELIC]
    return CLASSIC_FIRST if taken_before < CLASSIC_FIRST_COUNT else CLASSIC_LATER


def emit_scores(state: "DiamantState") -> None:
    for seat in range(state.seats):
        chest, relics = state.explorers[seat].chest, state.explorers[seat].relic_points
        state.emit(events.FINAL, seat, chest, relics, chest + relics)
    state.emit(events.OVER)


# Where a seat's points come from


def breakdown(state: "DiamantState", seat: int) -> list[ScoreItem]:
    """The chest first, then the relics in the order in which they were taken."""
    rubies = int(state.explorers[seat].chest)
    return [
        ScoreItem(line("diamant-score-rubies", rubies=rubies), rubies),
        *relic_items(state, seat),
    ]


def relic_items(state: "DiamantState", seat: int) -> list[ScoreItem]:
    items = []
    for taken_before, (card, owner) in enumerate(
        zip(state.relics_taken, state.relic_owners, strict=True)
    ):
        if owner == seat:
            face = state.cards.face[card]
            items.append(card_item(FACES[face], 1, int(relic_points(face, taken_before))))
    return items
