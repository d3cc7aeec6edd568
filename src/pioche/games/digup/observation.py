"""The mines as numbers: what a seat sees, itself first, then the others in order.

Alone, one has four mines: the first is one's own here as well, the others follow.
"""

from typing import Final, cast, final

from mypy_extensions import i64, mypyc_attr

from pioche.core.cards import UNKNOWN
from pioche.core.masks import MOST_SEATS, bit_of
from pioche.core.observation import (
    BYTES,
    SEAT_PARTS,
    Block,
    Observation,
    Observer,
    PileParts,
    add_one_of,
    by_seat,
    byte_of,
    counts,
    flags,
    flags_of_each,
    one_of,
    one_of_each,
    own_seat,
    seat_names,
    seat_part,
    under,
)
from pioche.core.options import Value
from pioche.core.state import State
from pioche.games.digup.cards import (
    COLOUR_COUNT,
    COLOURS,
    FACE_COUNT,
    FACES,
    IDOL,
    SKELETON,
    colour_of,
    place_of,
)
from pioche.games.digup.effects.adventures import MAP_CARDS, dynamite_out
from pioche.games.digup.effects.solo import MINES
from pioche.games.digup.moves import POSITIONS
from pioche.games.digup.player import Miner
from pioche.games.digup.stages import STAGES
from pioche.games.digup.state import DigUpState

# Cards set aside with the binoculars at one time.
MOST_ASIDE: Final = 2

STAGE_PARTS: Final[list[bytes]] = one_of_each(len(STAGES))
PICKED_PARTS: Final[list[bytes]] = one_of_each(POSITIONS)
COLOUR_FLAGS: Final[list[bytes]] = flags_of_each(COLOUR_COUNT)
# Where the parts of counted piles are kept: those that all see, then COUNTED for each seat.
DISCARD: Final = 0
RIVER: Final = 1
PILE_FROM: Final = 2
SECRET: Final = 3  # the first that not all see
LOOKED: Final = 0
HANDS: Final = 1  # the first of them
COUNTED: Final = 9
MOST_MINES: Final = 8
# A mine as two numbers, FACE_BITS for each position; the first positions in the first number.
FACE_BITS: Final = 7
FIRST_POSITIONS: Final = 5


@final
@mypyc_attr(acyclic=True)
class DigUpObserver(Observer):
    """Writes what the seat knows; of cards that it has never seen, only the count."""

    def __init__(self) -> None:
        self.piles = PileParts(SECRET + COUNTED * MOST_SEATS, FACE_COUNT)
        self.gems = PileParts(1, SKELETON)
        # Each mine in each seat's eyes as it was at the last look, two numbers, and the part of it.
        self.mines: list[i64] = [-1] * (2 * MOST_MINES * MOST_SEATS)
        self.mine_parts: list[bytes] = [b""] * (MOST_MINES * MOST_SEATS)

    def add_parts(self, state: State, seat: i64, parts: list[bytes]) -> None:
        assert isinstance(state, DigUpState)
        eyes = bit_of(seat)
        hands = SECRET + seat * COUNTED + HANDS
        add_turn(state, seat, parts)
        self.add_piles(state, seat, parts)
        mines: i64 = len(state.miners)
        for step in range(mines):
            mine = (seat + step) % mines
            parts.append(self.mine_part(state, mine, seat))
        for step in range(state.seats):
            other = (seat + step) % state.seats
            hand = state.miners[other].hand
            parts.append(BYTES[len(hand)])
            parts.append(self.piles.known(hands + other, state.cards, hand, eyes))

    def add_piles(self, state: DigUpState, seat: i64, parts: list[bytes]) -> None:
        """Where the other cards are, as far as the seat knows."""
        cards, piles, eyes = state.cards, self.piles, bit_of(seat)
        parts.append(BYTES[dynamite_out(state)])
        parts.append(BYTES[len(state.pile)])
        for depth in range(1, MAP_CARDS + 1):
            place: i64 = len(state.pile) - depth
            parts.append(face_part(state, state.pile, place, eyes))
        parts.append(piles.counted(PILE_FROM, as_objects(state.pile_from)))
        parts.append(byte_of(state.on_top))
        parts.append(self.gems.counted(0, as_objects(state.shuffled_gems)))
        parts.append(piles.all(DISCARD, cards, state.discard))
        parts.append(piles.all(RIVER, cards, state.river))
        parts.append(BYTES[len(state.looked)])
        looked = SECRET + seat * COUNTED + LOOKED
        parts.append(piles.known(looked, cards, state.looked, eyes))
        parts.append(face_part(state, state.played, 0, eyes))
        parts.append(BYTES[len(state.aside)])
        for place in range(MOST_ASIDE):
            parts.append(face_part(state, state.aside, place, eyes))

    def mine_part(self, state: DigUpState, mine: i64, seat: i64) -> bytes:
        """The colour collected, then what is known of each of the nine positions."""
        miner = state.miners[mine]
        eyes = bit_of(seat)
        numbers = state.cards.face
        seen = state.cards.seen
        first = (miner.colour + 1) << POSITIONS | miner.up
        last: i64 = 0
        for at in range(len(miner.mine)):
            card = miner.mine[at]
            code: i64 = 0
            if seen[card] & eyes:
                code = numbers[card] + 1
            if at < FIRST_POSITIONS:
                first = first << FACE_BITS | code
            else:
                last = last << FACE_BITS | code
        place = seat * MOST_MINES + mine
        if first != self.mines[2 * place] or last != self.mines[2 * place + 1]:
            self.mines[2 * place] = first
            self.mines[2 * place + 1] = last
            self.mine_parts[place] = make_mine_part(state, miner, eyes)
        return self.mine_parts[place]


def as_objects(faces: list[i64]) -> list[object]:
    """A copy that can be kept."""
    return cast("list[object]", faces).copy()


def add_turn(state: DigUpState, seat: i64, parts: list[bytes]) -> None:
    """The question, its seat, the choices made so far, and how near the end is."""
    seats = state.seats
    parts.append(SEAT_PARTS[seats][seat + 1])
    parts.append(STAGE_PARTS[state.stage + 1])
    parts.append(seat_part(state.actor, seat, seats))
    parts.append(seat_part(state.turn, seat, seats))
    parts.append(seat_part(state.first, seat, seats))
    parts.append(byte_of(state.round))
    parts.append(BYTES[state.plays_left])
    parts.append(PICKED_PARTS[state.picked_at + 1])
    parts.append(seat_part(state.picked_player, seat, seats))
    parts.append(BYTES[1 if state.ending else 0])
    parts.append(byte_of(state.still_rounds))
    parts.append(COLOUR_FLAGS[state.colours_out])


def face_part(state: DigUpState, cards: list[i64], place: i64, eyes: i64) -> bytes:
    """The number of a face, counted from 1; 0 where no card is, or it is not known."""
    if not 0 <= place < len(cards):
        return BYTES[0]
    return BYTES[state.cards.look(cards[place], eyes) + 1]


def position_part(face: int, at: int) -> bytes:
    """A face at a position of a mine; -1 is an unknown one."""
    gem = 0 <= face < SKELETON
    numbers: list[i64] = []
    add_one_of(numbers, colour_of(face) if gem else -1, COLOUR_COUNT)
    numbers.append(1 if face == SKELETON else 0)
    numbers.append(1 if face == IDOL else 0)
    numbers.append(place_of(face) + 1 if gem else 0)
    numbers.append(1 if gem and place_of(face) == at else 0)
    return bytes(numbers)


def collector_part(colour: int) -> bytes:
    """The colour that a player collects; -1 is none yet."""
    numbers: list[i64] = []
    add_one_of(numbers, colour, COLOUR_COUNT)
    return bytes(numbers)


# Ready-made: of each face from -1 on, at each position.
POSITION_PARTS: Final[list[bytes]] = [
    position_part(face, at) for face in range(-1, FACE_COUNT) for at in range(POSITIONS)
]
COLLECTOR_PARTS: Final[list[bytes]] = [collector_part(colour) for colour in range(-1, COLOUR_COUNT)]


def make_mine_part(state: DigUpState, miner: Miner, eyes: i64) -> bytes:
    """From the colour, which cards lie face up, and what is known of each position."""
    parts: list[bytes] = [COLLECTOR_PARTS[miner.colour + 1]]
    for at in range(POSITIONS):
        face: i64 = UNKNOWN
        if at < len(miner.mine):
            face = state.cards.look(miner.mine[at], eyes)
        parts.append(POSITION_PARTS[(face + 1) * POSITIONS + at])
        parts.append(BYTES[miner.up >> at & 1])
    return b"".join(parts)


@final
class DigUpObservation(Observation):
    """The turn, the piles, then all mines and all hands."""

    def observer(self) -> Observer:
        return DigUpObserver()

    def blocks(self, seats: int, options: dict[str, Value]) -> list[Block]:
        mines = seat_names(MINES if seats == 1 else seats)
        return [
            *turn_blocks(seats),
            *pile_blocks(),
            *(block for name in mines for block in mine_blocks(name)),
            *(block for name in seat_names(seats) for block in hand_blocks(name)),
        ]


def turn_blocks(seats: int) -> list[Block]:
    return [
        own_seat(seats),
        one_of(*under("stage", STAGES)),
        one_of(*by_seat(seats, "asked")),
        one_of(*by_seat(seats, "turn")),
        one_of(*by_seat(seats, "began")),
        counts("round", "plays-left"),
        one_of(*(f"chosen.position-{at + 1}" for at in range(POSITIONS))),
        one_of(*by_seat(seats, "chosen")),
        flags("last-round"),
        counts("still-rounds"),
        flags(*under("out", COLOURS)),
    ]


def pile_blocks() -> list[Block]:
    return [
        counts("out.dynamite", "pile.cards"),
        counts(*(f"pile.face-at-{depth + 1}" for depth in range(MAP_CARDS))),
        counts(*under("pile-from", FACES)),
        counts("pile.put-back"),
        counts(*under("shuffled", FACES[:SKELETON])),
        counts(*under("discard", FACES)),
        counts(*under("river", FACES)),
        counts("map.cards"),
        counts(*under("map", FACES)),
        counts("played.face", "aside.cards"),
        counts(*(f"aside.face-{number + 1}" for number in range(MOST_ASIDE))),
    ]


def mine_blocks(name: str) -> list[Block]:
    found = [one_of(*under(f"{name}.collects", COLOURS))]
    for at in range(POSITIONS):
        place = f"{name}.mine-{at + 1}"
        found += [
            one_of(*under(place, (*COLOURS, "skeleton", "idol"))),
            counts(f"{place}.value"),
            flags(*under(place, ("in-place", "up"))),
        ]
    return found


def hand_blocks(name: str) -> list[Block]:
    return [counts(f"{name}.hand.cards"), counts(*under(f"{name}.hand", FACES))]
