"""Dig Up Adventure: which card, and in which place of the mine."""

from typing import Final

from pioche.core.lines import Argument, Line, chance_line, face, line, seat, within
from pioche.games.digup.cards import ADVENTURES, COLOURS, FACES, FIRST_ADVENTURE, points_of
from pioche.review.reasons import Case, effect_lines, number_of
from pioche.review.review_data import MoveValue

PLACE: Final = "place"
AT: Final = "at"
PLAYER: Final = "player"
DISCARD: Final = "discard"
HIDDEN: Final = "unknown"
# Moves by which a card comes to the mine or near it, and by which it goes elsewhere.
GETS: Final = ("play", "take")
LOSES: Final = ("give", "discard", "back")
POSITIONS: Final = 9
# The end is near with this many turns left, or fewer.
SOON: Final = 2
# Smaller chances are not mentioned.
LIKELY: Final = 0.01
# Questions about a place of another mine: that of the player picked before.
THEIRS: Final = ("bridge-theirs", "torch-at")
EFFECTS: Final = ("skeleton", "idol", *(name for name, _ in ADVENTURES))


def thing(case: Case, move: MoveValue) -> Argument | None:
    """The card in a place with the place, or a player."""
    name, *_ = move.move.split()
    if name == PLAYER:
        return seat(number_of(move) - 1)
    if name != AT:
        return None
    place = number_of(move)
    if case.view["stage"] == PLACE:
        return within(line("review-digup-place", place=place))
    return within(line("review-digup-at", place=place, face=face(card_at(case, move))))


def about(case: Case) -> str | None:
    """The card that is being placed."""
    placing = case.view["stage"] == PLACE and case.view["played"]
    return str(case.view["played"][-1]) if placing else None


def lines(case: Case) -> list[Line]:
    """The worth of the cards, the cards in the places, and the end if it is near."""
    if case.view["solo"]:
        return []
    if case.view["mines"][case.view["seat"]]["colour"] is None:
        return colour_lines(case)
    said = place_lines(case) if case.names == (AT, AT) else card_lines(case)
    said += effect_lines(case, EFFECTS)
    # That the end is near parts two moves only where something else does.
    return [*said, *end_lines(case)] if said else []


# Places


def mine_of(case: Case) -> int:
    """The mine that the question is about."""
    picked = case.view["picked_player"]
    theirs = case.view["stage"] in THEIRS and picked is not None
    return int(picked if theirs else case.view["seat"])


def card_at(case: Case, move: MoveValue) -> str:
    return str(case.view["mines"][mine_of(case)]["cards"][number_of(move) - 1])


def place_lines(case: Case) -> list[Line]:
    """The worth of the card in each of the two places, or else the cards there."""
    placed = placed_lines(case) if case.view["stage"] == PLACE else []
    return placed or [
        at_line(case, number_of(move), card_at(case, move)) for move in (case.played, case.best)
    ]


def placed_lines(case: Case) -> list[Line]:
    """How much more the card that was played would be worth in the better place."""
    card = case.view["played"][-1] if case.view["played"] else HIDDEN
    if card not in FACES:
        return []
    played, best = number_of(case.played), number_of(case.best)
    here, there = worth(case, card, played - 1), worth(case, card, best - 1)
    if here == there:
        return []
    return [line("review-digup-worth", face=face(card), place=best, points=there, less=here)]


def at_line(case: Case, place: int, card: str) -> Line:
    """The card that lies in a place, and its points there for the seat if it is known."""
    if card == HIDDEN:
        return line("review-digup-hidden-at", place=place)
    points = worth(case, card, place - 1)
    return line("review-digup-card-at", place=place, face=face(card), points=points)


# Cards


def colour_lines(case: Case) -> list[Line]:
    """How many gems of each of the two colours the hand holds."""
    hand = case.view["hands"][case.view["seat"]]
    return [
        line(
            "review-digup-colour",
            move={"value": move.move, "field": "move"},
            cards=sum(card.startswith(move.move.split()[1]) for card in hand),
        )
        for move in (case.best, case.played)
    ]


def card_lines(case: Case) -> list[Line]:
    """The worth in the seat's mine of the cards that were taken, kept or given away.

    Two gems of the same worth explain nothing: then it is what lies on their numbers.
    """
    moves = (case.best, case.played)
    worths = [most_points(case, move) for move in moves]
    alike = worths[0] is not None and worths[0] == worths[1]
    if alike and case.names[0] == case.names[1]:
        return number_lines(case, [card_of(move) for move in moves])
    pairs = zip(moves, worths, strict=True)
    said = [card_line(move, points) for move, points in pairs if points is not None]
    if case.view["stage"] == DISCARD:
        said.append(redraw_line(case))
    return said


def number_lines(case: Case, gems: list[str]) -> list[Line]:
    """What lies on the numbers of gems, where not everywhere the same is to be gained."""
    mine = case.view["mines"][case.view["seat"]]["cards"]
    places = [int(gem.rpartition("-")[2]) for gem in gems]
    lying = [mine[place - 1] for place in places]
    gains = {
        None if card == HIDDEN else worth(case, card, at - 1)
        for at, card in zip(places, lying, strict=True)
    }
    if len(gains) == 1:
        return []
    return [at_line(case, place, card) for place, card in zip(places, lying, strict=True)]


def card_line(move: MoveValue, points: int) -> Line:
    return line("review-digup-card", face=face(card_of(move)), points=points)


def redraw_line(case: Case) -> Line:
    """That a discarded card is replaced, and how likely by one of the seat's colour."""
    chance = case.odds["own_chance"]
    if chance < LIKELY:
        return line("review-digup-replaced")
    return chance_line("review-digup-redraw", chance)


def card_of(move: MoveValue) -> str:
    """The card that a move is about; none where it is about something else."""
    name, _, card = move.move.partition(" ")
    return card if name in (*GETS, *LOSES) else ""


def most_points(case: Case, move: MoveValue) -> int | None:
    """The most that the gem of a move can be worth; None where it is about no gem."""
    card = card_of(move)
    if card not in FACES[:FIRST_ADVENTURE] or card in EFFECTS:
        return None
    return max(worth(case, card, at) for at in range(POSITIONS))


def worth(case: Case, card: str, at: int) -> int:
    """The points of a card on a position of the seat's own mine."""
    if card not in FACES[:FIRST_ADVENTURE]:
        return 0
    colour = COLOURS.index(case.view["mines"][case.view["seat"]]["colour"])
    return int(points_of(FACES.index(card), at, colour))


def end_lines(case: Case) -> list[Line]:
    """How soon the game can end, if that is soon."""
    if case.view["ending"]:
        return [line("review-digup-last-round")]
    turns = case.odds["soonest"]
    return [line("review-digup-end", turns=turns)] if turns <= SOON else []
