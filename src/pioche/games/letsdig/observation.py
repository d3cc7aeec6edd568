"""The dig as numbers: what a seat sees, itself first, then the others in order."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from pioche.core.masks import MOST_SEATS, bit_of
from pioche.core.observation import (
    BYTES,
    SEAT_PARTS,
    Block,
    Observation,
    Observer,
    PileParts,
    by_seat,
    byte_of,
    counts,
    flags,
    one_of,
    one_of_each,
    own_seat,
    seat_names,
    seat_part,
    under,
)
from pioche.core.options import Value
from pioche.core.state import State
from pioche.games.letsdig.cards import FACES, HAT, KINDS, PILES, SABRE
from pioche.games.letsdig.options import map_cards_by
from pioche.games.letsdig.scoring import pile_points
from pioche.games.letsdig.stages import OVER, STAGES
from pioche.games.letsdig.state import LetsdigState

# Points may be below 0: they are written with this added.
NO_POINTS: Final = 100


STAGE_PARTS: Final[list[bytes]] = one_of_each(len(STAGES))
SEARCH_PARTS: Final[list[bytes]] = one_of_each(PILES)
KIND_PARTS: Final[list[bytes]] = one_of_each(KINDS)
# Where the parts of counted piles are kept, COUNTED for each seat.
DUG: Final = 0
PENDING: Final = 1
DISCARD: Final = 2
DESTROYED: Final = 3
SCORE_PILES: Final = 4  # the first of them
COUNTED: Final = SCORE_PILES + MOST_SEATS
UNKNOWN: Final = BYTES[0]


@final
@mypyc_attr(acyclic=True)
class LetsdigObserver(Observer):
    """Writes what the seat knows; of cards that it has never seen, only the count."""

    def __init__(self) -> None:
        self.piles = PileParts(COUNTED * MOST_SEATS, KINDS)
        # Of each score pile in each seat's eyes: what was counted, and the points of it.
        self.counted: list[bytes] = [b""] * (COUNTED * MOST_SEATS)
        self.points: list[bytes] = [UNKNOWN] * (COUNTED * MOST_SEATS)

    def forget(self) -> None:
        """In another game the same faces may be worth other points."""
        self.counted = [b""] * (COUNTED * MOST_SEATS)

    def add_parts(self, state: State, seat: i64, parts: list[bytes]) -> None:
        assert isinstance(state, LetsdigState)
        eyes = bit_of(seat)
        add_turn(state, seat, parts)
        for pile in state.piles:
            add_pile(state, pile, eyes, parts)
        first = seat * COUNTED
        piles = self.piles
        parts.append(piles.known(first + DUG, state.cards, state.dug, eyes))
        parts.append(BYTES[used_dogs(state, state.dug)])
        parts.append(piles.known(first + PENDING, state.cards, state.pending, eyes))
        parts.append(piles.known(first + DISCARD, state.cards, state.discard, eyes))
        parts.append(BYTES[len(state.destroyed)])
        parts.append(piles.known(first + DESTROYED, state.cards, state.destroyed, eyes))
        own = state.pile_of(seat)
        for step in range(len(state.score_piles)):
            self.add_score_pile(state, (own + step) % len(state.score_piles), seat, parts)

    def add_score_pile(self, state: LetsdigState, pile: i64, seat: i64, parts: list[bytes]) -> None:
        """How many cards, those that are known, and the points where all are."""
        place = seat * COUNTED + SCORE_PILES + pile
        cards = state.score_piles[pile]
        known = self.piles.known(place, state.cards, cards, bit_of(seat))
        parts.append(BYTES[len(cards)])
        parts.append(known)
        parts.append(BYTES[used_dogs(state, cards)])
        if len(self.piles.faces[place]) != len(cards):
            parts.append(UNKNOWN)
            return
        # When the game is over more than the faces counts.
        if known is not self.counted[place] or state.stage == OVER:
            self.counted[place] = known
            self.points[place] = byte_of(pile_points(state, pile) + NO_POINTS)
        parts.append(self.points[place])


def add_turn(state: LetsdigState, seat: i64, parts: list[bytes]) -> None:
    """The question, its seat, and the effect under way."""
    seats = state.seats
    parts.append(SEAT_PARTS[seats][seat + 1])
    parts.append(STAGE_PARTS[state.stage + 1])
    parts.append(seat_part(state.turn, seat, seats))
    parts.append(byte_of(state.extra))
    parts.append(BYTES[1 if state.ending else 0])
    parts.append(BYTES[1 if state.worms else 0])
    parts.append(BYTES[1 if state.tainted else 0])
    parts.append(SEARCH_PARTS[state.searched + 1])
    parts.append(BYTES[state.looked])
    parts.append(BYTES[1 if state.tool == HAT else 0])
    parts.append(BYTES[1 if state.tool == SABRE else 0])
    parts.append(seat_part(state.victim, seat, seats))


def add_pile(state: LetsdigState, pile: list[i64], eyes: i64, parts: list[bytes]) -> None:
    """How many cards, which is on top, and the numbers of those below as deep as a map reaches."""
    cards = len(pile)
    parts.append(BYTES[cards])
    top: i64 = state.cards.look(pile[cards - 1], eyes) if cards else -1
    parts.append(KIND_PARTS[top + 1])
    for depth in range(2, state.config.map_cards + 1):
        face: i64 = state.cards.look(pile[cards - depth], eyes) if cards >= depth else -1
        parts.append(BYTES[face + 1])


def used_dogs(state: LetsdigState, cards: list[i64]) -> i64:
    found: i64 = 0
    if state.used_dogs:
        for card in cards:
            if card in state.used_dogs:
                found += 1
    return found


@final
class LetsdigObservation(Observation):
    """The turn, the piles to dig, the cards on the table, then all score piles."""

    def observer(self) -> Observer:
        return LetsdigObserver()

    def blocks(self, seats: int, options: dict[str, Value]) -> list[Block]:
        deepest = int(map_cards_by(str(options["sheet"])))
        owners = ["own", "opponents"] if options["teams"] else seat_names(seats)
        piles = [f"pile{pile + 1}" for pile in range(PILES)]
        return [
            *turn_blocks(seats, piles),
            *(block for pile in piles for block in pile_blocks(pile, deepest)),
            counts(*under("dug", FACES)),
            counts("dug.used-dogs"),
            counts(*under("effects", FACES)),
            counts(*under("discard", FACES)),
            counts("destroyed.cards"),
            counts(*under("destroyed", FACES)),
            *(block for owner in owners for block in score_pile_blocks(owner)),
        ]


def turn_blocks(seats: int, piles: list[str]) -> list[Block]:
    return [
        own_seat(seats),
        one_of(*under("stage", STAGES)),
        one_of(*by_seat(seats, "turn")),
        counts("extra-turns"),
        flags("last-turn", "turn.worms", "turn.waste"),
        one_of(*under("search", piles)),
        counts("search.cards"),
        one_of("tool.hat", "tool.sabre"),
        one_of(*by_seat(seats, "robbed")),
    ]


def pile_blocks(pile: str, deepest: int) -> list[Block]:
    deeper = [f"face-at-{depth}" for depth in range(2, deepest + 1)]
    return [
        counts(f"{pile}.cards"),
        one_of(*under(f"{pile}.top", FACES)),
        counts(*under(pile, deeper)),
    ]


def score_pile_blocks(owner: str) -> list[Block]:
    return [
        counts(f"{owner}.cards"),
        counts(*under(owner, FACES)),
        counts(*under(owner, ("used-dogs", "points-plus-100"))),
    ]
