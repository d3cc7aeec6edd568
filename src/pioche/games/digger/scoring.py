"""What the crates are worth. The most points win, and equals share the victory (P30)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pioche.core.lines import ScoreItem, face, line, worthless_items
from pioche.core.masks import EVERYBODY
from pioche.games.digger import events
from pioche.games.digger.cards import FACES, GOLD, KINDS, WATER

if TYPE_CHECKING:
    from pioche.games.digger.state import DiggerState


def points(state: "DiggerState") -> list[i64]:
    """Tokens times what each pays in its crate, seat by seat."""
    return [points_of(state, seat) for seat in range(state.seats)]


def points_of(state: "DiggerState", seat: i64) -> i64:
    total: i64 = 0
    for place in range(seat * KINDS + GOLD, seat * KINDS + KINDS):
        total += state.crates[place] * state.worth[place]
    return total


def emit_crates(state: "DiggerState") -> None:
    worth = state.worth
    for seat in range(state.seats):
        gold: i64 = seat * KINDS + GOLD
        values = worth[gold : gold + KINDS - GOLD]
        state.emit_long(EVERYBODY, events.CRATE, seat, values[0], values[1], values[2], values[3])


def emit_scores(state: "DiggerState") -> None:
    scores = points(state)
    for seat in range(state.seats):
        state.emit(events.FINAL, seat, scores[seat])
    state.emit(events.OVER)


# Where a seat's points come from


def breakdown(state: "DiggerState", seat: int) -> list[ScoreItem]:
    """The dearest kind first; water is worth nothing."""
    first = seat * KINDS
    kinds = [kind for kind in range(GOLD, KINDS) if state.crates[first + kind]]
    items = [tokens_item(state, first, kind) for kind in kinds]
    water = worthless_items({FACES[WATER]: int(state.crates[first + WATER])})
    return [*sorted(items, key=lambda item: -item.points), *water]


def tokens_item(state: "DiggerState", first: int, kind: int) -> ScoreItem:
    """The tokens of one kind in the crate that begins at `first`."""
    tokens, worth = int(state.crates[first + kind]), int(state.worth[first + kind])
    name = FACES[kind]
    said = line("digger-score-tokens", tokens=tokens, face=face(name), worth=worth)
    return ScoreItem(said, tokens * worth, name)
