"""Where an explorer's points come from: rubies in the chest, and each relic."""

from pioche.core.lines import ScoreItem, card_item, line
from pioche.games.diamant.cards import FACES
from pioche.games.diamant.scoring import relic_points
from pioche.games.diamant.state import DiamantState


def breakdown(state: DiamantState, seat: int) -> list[ScoreItem]:
    """The chest first, then the relics in the order in which they were taken."""
    rubies = int(state.explorers[seat].chest)
    return [
        ScoreItem(line("diamant-score-rubies", rubies=rubies), rubies),
        *relic_items(state, seat),
    ]


def relic_items(state: DiamantState, seat: int) -> list[ScoreItem]:
    items = []
    for taken_before, (card, owner) in enumerate(
        zip(state.relics_taken, state.relic_owners, strict=True)
    ):
        if owner == seat:
            face = state.cards.face[card]
            items.append(card_item(FACES[face], 1, int(relic_points(face, taken_before))))
    return items
