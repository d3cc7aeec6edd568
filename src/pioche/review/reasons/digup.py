"""Dig Up Adventure: which card, and in which place of the mine."""

from typing import Final

from pioche.core.lines import Line, face, line
from pioche.games.digup.cards import COLOURS, FACES, FIRST_ADVENTURE, points_of
from pioche.review.reasons import Case, number_of
from pioche.review.review_data import MoveValue

PLACE: Final = "place"
HIDDEN: Final = "unknown"
# Moves by which a card comes to the mine or near it, and by which it goes elsewhere.
GETS: Final = ("play", "take")
LOSES: Final = ("give", "discard", "back")
POSITIONS: Final = 9
# The end is near with this many turns left, or fewer.
SOON: Final = 2


def lines(case: Case) -> list[Line]:
    """The worth of the cards, the cards in the places, and the end if it is near."""
    if case.view["solo"] or case.view["mines"][case.view["seat"]]["colour"] is None:
        return []
    said = place_lines(case) if case.view["stage"] == PLACE else card_lines(case)
    return [*said, *end_lines(case)]


def place_lines(case: Case) -> list[Line]:
    """The worth of the card in each of the two places, or else the cards there."""
    card = case.view["played"][-1] if case.view["played"] else HIDDEN
    if card not in FACES or case.names != ("at", "at"):
        return []
    played, best = number_of(case.played), number_of(case.best)
    here, there = worth(case, card, played - 1), worth(case, card, best - 1)
    if here != there:
        return [line("review-digup-worth", face=face(card), place=best, points=there, less=here)]
    cards = case.view["mines"][case.view["seat"]]["cards"]
    under, better = cards[played - 1], cards[best - 1]
    if HIDDEN in (under, better) and under != better:
        return [
            line(
                "review-digup-under",
                place=played,
                face=face(under),
                other=best,
                better=face(better),
            )
        ]
    return []


def card_lines(case: Case) -> list[Line]:
    """The worth in the seat's mine of the card that was better taken, or kept."""
    played, best = most_points(case, case.played), most_points(case, case.best)
    if case.names[1] in GETS and best > played:
        return [card_line(case.best, best)]
    if case.names[0] in LOSES and played > best:
        return [card_line(case.played, played)]
    return []


def card_line(move: MoveValue, points: int) -> Line:
    return line("review-digup-card", face=face(card_of(move)), points=points)


def card_of(move: MoveValue) -> str:
    """The card that a move is about; none where it is about something else."""
    name, _, card = move.move.partition(" ")
    return card if name in (*GETS, *LOSES) else ""


def most_points(case: Case, move: MoveValue) -> int:
    """The most that the card of a move can be worth; 0 where it is no card of a mine."""
    card = card_of(move)
    if card not in FACES[:FIRST_ADVENTURE]:
        return 0
    return max(worth(case, card, at) for at in range(POSITIONS))


def worth(case: Case, card: str, at: int) -> int:
    """The points of a card on a position of the seat's own mine."""
    colour = COLOURS.index(case.view["mines"][case.view["seat"]]["colour"])
    return int(points_of(FACES.index(card), at, colour))


def end_lines(case: Case) -> list[Line]:
    """How soon the game can end, if that is soon."""
    if case.view["ending"]:
        return [line("review-digup-last-round")]
    turns = case.odds["soonest"]
    return [line("review-digup-end", turns=turns)] if turns <= SOON else []
