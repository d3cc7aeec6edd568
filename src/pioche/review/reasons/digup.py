"""Dig Up Adventure: which card, and in which place of the mine."""

from typing import Final

from pioche.core.lines import Line, face, line
from pioche.games.digup.cards import COLOURS, FACES, FIRST_ADVENTURE, points_of
from pioche.review.reasons.case import Case, number_of
from pioche.review.review_data import MoveValue

PLACE: Final = "place"
HIDDEN: Final = "unknown"
# Moves that are about a card by its face.
OF_CARDS: Final = ("play", "take", "give", "discard", "back")
POSITIONS: Final = 9
# So many turns before the end, it is near.
SOON: Final = 2


def lines(case: Case) -> list[Line]:
    """What the cards were worth, what lay in the places, how near the end was."""
    if case.view["solo"] or case.view["mines"][case.view["seat"]]["colour"] is None:
        return []
    said = place_lines(case) if case.view["stage"] == PLACE else card_lines(case)
    return [*said, *end_lines(case)]


def place_lines(case: Case) -> list[Line]:
    """What the card is worth in each of the two places, or else what lay there."""
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
    """What each of the two cards can be worth in the seat's mine."""
    return [
        line("review-digup-card", face=face(card), points=most_points(case, card))
        for card in (card_of(case.best), card_of(case.played))
        if card in FACES[:FIRST_ADVENTURE]
    ]


def card_of(move: MoveValue) -> str:
    name, _, card = move.move.partition(" ")
    return card if name in OF_CARDS else HIDDEN


def most_points(case: Case, card: str) -> int:
    return max(worth(case, card, at) for at in range(POSITIONS))


def worth(case: Case, card: str, at: int) -> int:
    """The points of a card on a position of the seat's own mine."""
    colour = COLOURS.index(case.view["mines"][case.view["seat"]]["colour"])
    return int(points_of(FACES.index(card), at, colour))


def end_lines(case: Case) -> list[Line]:
    """How soon the game could end, where that is soon."""
    if case.view["ending"]:
        return [line("review-digup-last-round")]
    turns = case.odds["soonest"]
    return [line("review-digup-end", turns=turns)] if turns <= SOON else []
