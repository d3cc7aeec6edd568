"""The hill, its discard, and the cards turned up between the two."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.core.masks import EVERYBODY
from pioche.games.dig import events

if TYPE_CHECKING:
    from pioche.games.dig.state import DigState

PLACES: Final = 5


def place_number(place: i64) -> i64:
    """A place as people count: galleries from 1, outside 0."""
    return (place + 1) % PLACES


def turn_up(state: "DigState", place: i64) -> None:
    """Turn up the top card of the hill for a place."""
    if not state.hill:
        reshuffle(state)
    card = state.hill.pop()
    state.cards.show(card, EVERYBODY)
    state.revealed.append(card)
    state.where.append(place)
    if state.events is not None:  # every card passes here
        state.emit(events.TURNS_UP, state.active, state.cards.face[card], place_number(place))


def reshuffle(state: "DigState") -> None:
    """An empty hill is the shuffled discard (G55)."""
    assert state.discard, "G43: ways out and most enemies are never kept, so there is a discard"
    state.hill.extend(state.discard)
    state.discard.clear()
    state.reshuffles += 1
    state.cards.shuffle(state.hill, state.rng)
    state.emit(events.RESHUFFLED, len(state.hill))


def take_up(state: "DigState", index: i64) -> None:
    """Of the cards turned up, the one that is now carried out: it becomes the last."""
    card = state.revealed.pop(index)
    place = state.where.pop(index)
    state.revealed.append(card)
    state.where.append(place)
    state.emit(events.CARRIES, state.cards.face[card], place_number(place))


def settle(state: "DigState") -> i64:
    """The card that was carried out, on its way to where it belongs."""
    state.where.pop()
    return state.revealed.pop()


def discard(state: "DigState") -> None:
    """The card that was carried out leaves."""
    discard_at(state, len(state.revealed) - 1)


def discard_at(state: "DigState", index: i64) -> None:
    """One of the cards turned up leaves."""
    card = state.revealed.pop(index)
    place = state.where.pop(index)
    state.discard.append(card)
    if state.events is not None:  # most cards pass here
        state.emit(events.DISCARDS, state.cards.face[card], place_number(place))


def faces_since(state: "DigState", start: i64) -> list[i64]:
    """The different faces among the cards turned up from there on."""
    found: list[i64] = []
    for index in range(start, len(state.revealed)):
        face = state.cards.face[state.revealed[index]]
        if face not in found:
            found.append(face)
    return found
