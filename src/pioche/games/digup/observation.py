"""The mines as numbers: what a seat sees, itself first, then the others in order.

Alone, one has four mines: the first is one's own here as well, the others follow.
"""

from typing import Final, final

from mypy_extensions import i64

from pioche.core.masks import bit_of
from pioche.core.observation import (
    BYTES,
    Observation,
    Observer,
    add_flags,
    add_one_of,
    clipped,
    counts_part,
    put_by,
    relative,
    seat_names,
)
from pioche.core.options import Value
from pioche.core.state import State
from pioche.games.digup.cards import (
    COLOUR_COUNT,
    COLOURS,
    DYNAMITE,
    FACE_COUNT,
    FACES,
    IDOL,
    SKELETON,
    colour_of,
    place_of,
)
from pioche.games.digup.effects.draw import MAP_CARDS
from pioche.games.digup.effects.solo import MINES
from pioche.games.digup.moves import POSITIONS
from pioche.games.digup.player import Miner
from pioche.games.digup.stages import STAGES
from pioche.games.digup.state import DigUpState

# Cards set aside with the binoculars at one time.
MOST_ASIDE: Final = 2
POSITION_FIELDS: Final = (*COLOURS, "skeleton", "idol", "value", "in-place", "up")


@final
class DigUpObserver(Observer):
    """Tells what the seat knows; cards that it has never seen only by their number."""

    def add_parts(self, state: State, seat: i64, parts: list[bytes]) -> None:
        assert isinstance(state, DigUpState)
        eyes = bit_of(seat)
        numbers: list[i64] = []
        add_turn(state, seat, numbers)
        add_piles(state, eyes, numbers, parts)
        mines: i64 = len(state.miners)
        for step in range(mines):
            add_mine(state, state.miners[(seat + step) % mines], eyes, parts)
        for step in range(state.seats):
            hand = state.miners[(seat + step) % state.seats].hand
            parts.append(BYTES[len(hand)])
            parts.append(counts_part(state.cards, hand, eyes, FACE_COUNT))


def add_turn(state: DigUpState, seat: i64, numbers: list[i64]) -> None:
    """What is asked of whom, what has been chosen so far, how near the end is."""
    seats = state.seats
    add_one_of(numbers, seat, seats)
    add_one_of(numbers, state.stage, len(STAGES))
    add_one_of(numbers, relative(state.actor, seat, seats), seats)
    add_one_of(numbers, relative(state.turn, seat, seats), seats)
    add_one_of(numbers, relative(state.first, seat, seats), seats)
    numbers.append(clipped(state.round))
    numbers.append(state.plays_left)
    add_one_of(numbers, state.picked_at, POSITIONS)
    add_one_of(numbers, relative(state.picked_player, seat, seats), seats)
    numbers.append(1 if state.ending else 0)
    numbers.append(clipped(state.still_rounds))
    add_flags(numbers, state.colours_out, COLOUR_COUNT)


def add_piles(state: DigUpState, eyes: i64, numbers: list[i64], parts: list[bytes]) -> None:
    """Where the other cards are, as far as the seat can tell."""
    cards = state.cards
    numbers.append(dynamite_out(state))
    numbers.append(len(state.pile))
    add_faces(state, state.pile[: -MAP_CARDS - 1 : -1], MAP_CARDS, eyes, numbers)
    counts: list[i64] = [0] * FACE_COUNT
    for face in state.pile_from:
        counts[face] += 1
    numbers += counts
    numbers.append(clipped(state.on_top))
    gems: list[i64] = [0] * SKELETON
    for face in state.shuffled_gems:
        gems[face] = 1
    numbers += gems
    put_by(numbers, parts)
    parts.append(counts_part(cards, state.discard, eyes, FACE_COUNT))
    parts.append(counts_part(cards, state.river, eyes, FACE_COUNT))
    parts.append(BYTES[len(state.looked)])
    parts.append(counts_part(cards, state.looked, eyes, FACE_COUNT))
    add_faces(state, state.played, 1, eyes, numbers)
    numbers.append(len(state.aside))
    add_faces(state, state.aside, MOST_ASIDE, eyes, numbers)
    put_by(numbers, parts)


def add_faces(
    state: DigUpState, cards: list[i64], count: i64, eyes: i64, numbers: list[i64]
) -> None:
    """The numbers of the first faces, counted from 1; 0 where no card is, or none is known."""
    for place in range(count):
        face: i64 = state.cards.look(cards[place], eyes) if place < len(cards) else -1
        numbers.append(face + 1)


def dynamite_out(state: DigUpState) -> i64:
    """How many dynamites have gone off; before the first round all of them are in the box."""
    found: i64 = 0
    if state.round:
        for card in state.box:
            if state.cards.face[card] == DYNAMITE:
                found += 1
    return found


def position_part(face: int, at: int) -> bytes:
    """What is told of a face, or of one that is not known (-1), at a position of a mine."""
    gem = 0 <= face < SKELETON
    numbers: list[i64] = []
    add_one_of(numbers, colour_of(face) if gem else -1, COLOUR_COUNT)
    numbers.append(1 if face == SKELETON else 0)
    numbers.append(1 if face == IDOL else 0)
    numbers.append(place_of(face) + 1 if gem else 0)
    numbers.append(1 if gem and place_of(face) == at else 0)
    return bytes(numbers)


def collector_part(colour: int) -> bytes:
    """Which colour somebody collects; -1 is none yet."""
    numbers: list[i64] = []
    add_one_of(numbers, colour, COLOUR_COUNT)
    return bytes(numbers)


# Ready-made: of each face from -1 on, at each position.
POSITION_PARTS: Final[list[bytes]] = [
    position_part(face, at) for face in range(-1, FACE_COUNT) for at in range(POSITIONS)
]
COLLECTOR_PARTS: Final[list[bytes]] = [collector_part(colour) for colour in range(-1, COLOUR_COUNT)]


def add_mine(state: DigUpState, miner: Miner, eyes: i64, parts: list[bytes]) -> None:
    """The colour collected, then what is known of each of the nine positions."""
    parts.append(COLLECTOR_PARTS[miner.colour + 1])
    up = miner.up
    for at in range(POSITIONS):
        face: i64 = state.cards.look(miner.mine[at], eyes) if at < len(miner.mine) else -1
        parts.append(POSITION_PARTS[(face + 1) * POSITIONS + at])
        parts.append(BYTES[up >> at & 1])


@final
class DigUpObservation(Observation):
    """The names of the numbers, and who tells them."""

    def observer(self) -> Observer:
        return DigUpObserver()

    def layout(self, seats: int, options: dict[str, Value]) -> tuple[str, ...]:
        names = seat_names(seats)
        mines = seat_names(MINES if seats == 1 else seats)
        return (
            *turn_names(names),
            *pile_names(),
            *(field for name in mines for field in mine_names(name)),
            *(field for name in names for field in hand_names(name)),
        )


def counts_of(place: str) -> list[str]:
    return [f"{place}.{face}" for face in FACES]


def turn_names(names: list[str]) -> list[str]:
    return [
        *(f"own.seat-{seat + 1}" for seat in range(len(names))),
        *(f"stage.{stage}" for stage in STAGES),
        *(f"{name}.asked" for name in names),
        *(f"{name}.turn" for name in names),
        *(f"{name}.began" for name in names),
        *("round", "plays-left"),
        *(f"chosen.position-{at + 1}" for at in range(POSITIONS)),
        *(f"{name}.chosen" for name in names),
        *("last-round", "still-rounds"),
        *(f"out.{colour}" for colour in COLOURS),
    ]


def pile_names() -> list[str]:
    return [
        *("out.dynamite", "pile.cards"),
        *(f"pile.face-at-{depth + 1}" for depth in range(MAP_CARDS)),
        *counts_of("pile-from"),
        "pile.put-back",
        *(f"shuffled.{face}" for face in FACES[:SKELETON]),
        *counts_of("discard"),
        *counts_of("river"),
        "map.cards",
        *counts_of("map"),
        "played.face",
        "aside.cards",
        *(f"aside.face-{number + 1}" for number in range(MOST_ASIDE)),
    ]


def mine_names(name: str) -> list[str]:
    places = [f"{name}.mine-{at + 1}" for at in range(POSITIONS)]
    return [
        *(f"{name}.collects.{colour}" for colour in COLOURS),
        *(f"{place}.{field}" for place in places for field in POSITION_FIELDS),
    ]


def hand_names(name: str) -> list[str]:
    return [f"{name}.hand.cards", *counts_of(f"{name}.hand")]
