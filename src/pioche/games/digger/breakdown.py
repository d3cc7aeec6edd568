"""Where a digger's points come from: the tokens of each kind, by what the crate pays for one."""

from pioche.core.lines import ScoreItem, face, line, worthless_items
from pioche.games.digger.cards import FACES, GOLD, KINDS, WATER
from pioche.games.digger.state import DiggerState


def breakdown(state: DiggerState, seat: int) -> list[ScoreItem]:
    """The dearest kind first; water is worth nothing."""
    first = seat * KINDS
    kinds = [kind for kind in range(GOLD, KINDS) if state.crates[first + kind]]
    items = [tokens_item(state, first, kind) for kind in kinds]
    water = worthless_items({FACES[WATER]: int(state.crates[first + WATER])})
    return [*sorted(items, key=lambda item: -item.points), *water]


def tokens_item(state: DiggerState, first: int, kind: int) -> ScoreItem:
    """The tokens of one kind in the crate that begins at `first`."""
    tokens, worth = int(state.crates[first + kind]), int(state.worth[first + kind])
    name = FACES[kind]
    said = line("digger-score-tokens", tokens=tokens, face=face(name), worth=worth)
    return ScoreItem(said, tokens * worth, name)
