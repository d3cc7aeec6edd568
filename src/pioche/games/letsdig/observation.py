"""The dig as numbers: what a seat sees, itself first, then the others in order."""

from typing import Final, final

from mypy_extensions import i64

from pioche.core.masks import bit_of
from pioche.core.observation import (
    Observation,
    Observer,
    add_counts,
    add_one_of,
    clipped,
    relative,
    seat_names,
)
from pioche.core.options import Value
from pioche.core.state import State
from pioche.games.letsdig.cards import FACES, HAT, KINDS, PILES, SABRE
from pioche.games.letsdig.scoring.pile_points import pile_points
from pioche.games.letsdig.sheet import map_cards_by
from pioche.games.letsdig.stages import STAGES
from pioche.games.letsdig.state import LetsdigState

# Points may be below nothing: they are told with this added.
NO_POINTS: Final = 100


@final
class LetsdigObserver(Observer):
    """Tells what the seat knows; cards that it has never seen only by their number."""

    def add_numbers(self, state: State, seat: i64, numbers: list[i64]) -> None:
        assert isinstance(state, LetsdigState)
        eyes = bit_of(seat)
        add_turn(state, seat, numbers)
        for pile in state.piles:
            add_pile(state, pile, eyes, numbers)
        add_counts(numbers, state.cards, state.dug, eyes, KINDS)
        numbers.append(used_dogs(state, state.dug))
        add_counts(numbers, state.cards, state.pending, eyes, KINDS)
        add_counts(numbers, state.cards, state.discard, eyes, KINDS)
        numbers.append(len(state.destroyed))
        add_counts(numbers, state.cards, state.destroyed, eyes, KINDS)
        own = state.pile_of(seat)
        for step in range(len(state.score_piles)):
            add_score_pile(state, (own + step) % len(state.score_piles), eyes, numbers)


def add_turn(state: LetsdigState, seat: i64, numbers: list[i64]) -> None:
    """What is asked of whom, and the effect under way."""
    seats = state.seats
    add_one_of(numbers, seat, seats)
    add_one_of(numbers, state.stage, len(STAGES))
    add_one_of(numbers, relative(state.turn, seat, seats), seats)
    numbers.append(clipped(state.extra))
    numbers.append(1 if state.ending else 0)
    numbers.append(1 if state.worms else 0)
    numbers.append(1 if state.tainted else 0)
    add_one_of(numbers, state.searched, PILES)
    numbers.append(state.looked)
    numbers.append(1 if state.tool == HAT else 0)
    numbers.append(1 if state.tool == SABRE else 0)
    add_one_of(numbers, relative(state.victim, seat, seats), seats)


def add_pile(state: LetsdigState, pile: list[i64], eyes: i64, numbers: list[i64]) -> None:
    """How many cards, which is on top, and the numbers of those below as deep as a map reaches."""
    cards = len(pile)
    numbers.append(cards)
    top: i64 = state.cards.look(pile[cards - 1], eyes) if cards else -1
    add_one_of(numbers, top, KINDS)
    for depth in range(2, state.config.map_cards + 1):
        face: i64 = state.cards.look(pile[cards - depth], eyes) if cards >= depth else -1
        numbers.append(face + 1)


def used_dogs(state: LetsdigState, cards: list[i64]) -> i64:
    """How many of these cards are dogs that have been used."""
    found: i64 = 0
    if state.used_dogs:
        for card in cards:
            if card in state.used_dogs:
                found += 1
    return found


def add_score_pile(state: LetsdigState, pile: i64, eyes: i64, numbers: list[i64]) -> None:
    """How many cards, those that are known, and the points where all are."""
    cards = state.score_piles[pile]
    numbers.append(len(cards))
    add_counts(numbers, state.cards, cards, eyes, KINDS)
    numbers.append(used_dogs(state, cards))
    known = True
    for card in cards:
        if not state.cards.seen[card] & eyes:
            known = False
    numbers.append(clipped(pile_points(state, pile) + NO_POINTS) if known else 0)


@final
class LetsdigObservation(Observation):
    """The names of the numbers, and who tells them."""

    def observer(self) -> Observer:
        return LetsdigObserver()

    def layout(self, seats: int, options: dict[str, Value]) -> tuple[str, ...]:
        names = seat_names(seats)
        deepest = int(map_cards_by(str(options["sheet"])))
        owners = ["own", "opponents"] if options["teams"] else names
        return (
            *(f"own.seat-{seat + 1}" for seat in range(seats)),
            *(f"stage.{stage}" for stage in STAGES),
            *(f"{name}.turn" for name in names),
            *("extra-turns", "last-turn", "turn.worms", "turn.waste"),
            *(f"search.pile{pile + 1}" for pile in range(PILES)),
            *("search.cards", "tool.hat", "tool.sabre"),
            *(f"{name}.robbed" for name in names),
            *(field for pile in range(PILES) for field in pile_names(f"pile{pile + 1}", deepest)),
            *counts_of("dug"),
            "dug.used-dogs",
            *counts_of("effects"),
            *counts_of("discard"),
            "destroyed.cards",
            *counts_of("destroyed"),
            *(field for owner in owners for field in score_pile_names(owner)),
        )


def counts_of(place: str) -> list[str]:
    return [f"{place}.{face}" for face in FACES]


def pile_names(pile: str, deepest: int) -> list[str]:
    deeper = [f"{pile}.face-at-{depth}" for depth in range(2, deepest + 1)]
    return [f"{pile}.cards", *counts_of(f"{pile}.top"), *deeper]


def score_pile_names(owner: str) -> list[str]:
    return [f"{owner}.cards", *counts_of(owner), f"{owner}.used-dogs", f"{owner}.points-plus-100"]
