"""Where a digger's points come from: gems and runes (G48), and whom Tyler crowned."""

from pioche.core.lines import ScoreItem, card_item, line
from pioche.games.dig.cards import FACES, RUNE
from pioche.games.dig.state import DigState


def breakdown(state: DigState, seat: int) -> list[ScoreItem]:
    """Gems, then runes, then the crown, which wins whatever the points are."""
    player = state.players[seat]
    gems, runes = int(player.gems), int(player.runes)
    items = [ScoreItem(line("dig-score-gems", gems=gems), gems)]
    if runes:
        items.append(card_item(FACES[RUNE], runes, runes))
    if state.crowned == seat:
        items.append(ScoreItem(line("dig-score-crowned"), 0))
    return items
