"""Dig Up Adventure in sentences: the mines row by row, the hands, the piles."""

from functools import lru_cache
from typing import Any, Final

from pioche.core.game import View
from pioche.core.lines import (
    Argument,
    Line,
    counted,
    counted_faces,
    face,
    faces,
    line,
    row,
    seat,
    sentence,
    tally,
    within,
)
from pioche.games.digup.cards import COLOURS, FACES, points_of
from pioche.games.digup.effects.solo import GEMS

HIDDEN: Final = "unknown"
EMPTY: Final = "digup-board-empty"
ROWS: Final = ((1, 2, 3), (4, 5, 6), (7, 8, 9))

# Made once: most cards lie so, and every move describes all of them to every reader.
FACE_DOWN: Final = within(line("digup-board-face-down"))

Mine = dict[str, Any]


def progress(view: View) -> Line:
    if view["solo"]:
        placed = sum(len(mine["up"]) for mine in view["mines"])
        return line("digup-board-solo", placed=placed, gems=GEMS)
    if view["round"] == 0:
        return line("digup-board-setup")
    return line("digup-board-round", number=view["round"])


def describe(view: View) -> list[Line]:
    lines = [sentence(*state_lines(view))]
    for number, mine in enumerate(view["mines"]):
        lines.append(mine_line(view, number, mine))
        if mine["cards"]:
            lines += row_lines(tuple(mine["cards"]), tuple(mine["up"]))
    beside = [*pile_lines(view, discard(view)), *hand_lines(view)]
    return [*lines, *(sentence(each) for each in beside)]


def state_lines(view: View) -> list[Line]:
    """How far the game has come, and what there is to draw from."""
    lines = [progress(view)]
    if view["ending"] and view["stage"] != "over":
        lines.append(line("digup-board-last-round"))
    if view["solo"]:
        lines.append(line("digup-board-skeletons", number=len(view["discard"])))
    return [*lines, line("digup-board-pile", cards=view["pile"])]


def mine_line(view: View, number: int, mine: Mine) -> Line:
    """Who collects what, and what it shows."""
    if view["solo"]:
        if mine["colour"] is None:
            return line("digup-board-solo-no-colour", number=number + 1)
        colour = colour_name(mine["colour"])
        return line("digup-board-solo-mine-line", number=number + 1, colour=colour)
    if mine["colour"] is None:
        return line("digup-board-no-colour", player=seat(number))
    colour, points = colour_name(mine["colour"]), points_shown(mine)
    return line("digup-board-mine-line", player=seat(number), colour=colour, points=points)


def colour_line(colour: str) -> Line:
    return Line(f"digup-colour-{colour}", {})


def colour_name(colour: str) -> Argument:
    return within(colour_line(colour))


def points_shown(mine: Mine) -> int:
    colour = COLOURS.index(mine["colour"])
    known = [(at, FACES.index(mine["cards"][at - 1])) for at in mine["up"]]
    return sum(int(points_of(card, at - 1, colour)) for at, card in known)


@lru_cache(maxsize=512)
def row_lines(cards: tuple[str, ...], up: tuple[int, ...]) -> list[Line]:
    """The rows of a mine. Kept: most people at a table see the same mines, move after move."""
    return [sentence(mine_row(cards, up, places)) for places in ROWS]


def mine_row(cards: tuple[str, ...], up: tuple[int, ...], places: tuple[int, ...]) -> Line:
    """Three positions of a mine and what lies there."""
    cards_of = [line("digup-board-position", at=at, card=card_at(cards, up, at)) for at in places]
    return line("line-row", parts=row(cards_of))


def card_at(cards: tuple[str, ...], up: tuple[int, ...], at: int) -> Argument:
    """A card of a mine: open, hidden, or hidden but known."""
    card = cards[at - 1]
    if card == HIDDEN:
        return FACE_DOWN
    if at not in up:
        return within(line("digup-board-known", face=face(card)))
    return face(card)


def pile_lines(view: View, discarded: Argument) -> list[Line]:
    """What lies beside the mines, where there is any; of the discard pile, this."""
    lines = []
    if view["colours_out"]:
        colours = row([colour_line(colour) for colour in view["colours_out"]])
        lines.append(line("digup-board-out", colours=colours))
    if view["solo"]:
        return [*lines, *(line("digup-board-next", face=face(card)) for card in view["played"])]
    if view["round"]:
        lines.append(line("digup-board-discard", cards=discarded))
    if view["pile_top"]:
        lines.append(line("digup-board-pile-top", cards=faces(view["pile_top"])))
    return [*lines, *table_lines(view)]


def table_lines(view: View) -> list[Line]:
    """The cards that lie on the table for a moment."""
    return [
        Line(f"digup-board-{field}", {"cards": cards_known(view[field])})
        for field in ("played", "river", "looked", "aside")
        if view[field]
    ]


def discard(view: View) -> Argument:
    """The whole discard pile, the newest card first: all may look through it at any time."""
    return counted_faces(discard_counts(view), empty=EMPTY)


def discard_counts(view: View) -> dict[str, int]:
    """How many cards of each face are in the discard pile, by the newest of each."""
    return tally(view["discard"][::-1])


def hand_lines(view: View) -> list[Line]:
    """What each one holds, as far as the looker knows; one's own hand first."""
    lines: list[Line] = []
    for number, hand in enumerate(view["hands"] if view["round"] else []):
        cards = cards_known(hand)
        if number == view["seat"]:
            lines.insert(0, line("digup-board-own-hand", cards=cards))
        else:
            lines.append(line("digup-board-hand", player=seat(number), cards=cards))
    return lines


def cards_known(cards: list[str]) -> Argument:
    """Known cards by name, then how many there are besides."""
    hidden = cards.count(HIDDEN)
    parts = [(face(card), 1) for card in cards if card != HIDDEN]
    if hidden:
        parts.append((within(line("digup-board-hidden-cards", cards=hidden)), 1))
    return counted(parts, empty=EMPTY)
