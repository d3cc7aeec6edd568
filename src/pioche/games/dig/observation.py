"""The hill, the tavern and the galleries as numbers: itself first, then the others in order.

Only the order of the hill and of the companions to come is hidden in this game.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from pioche.core.masks import EVERYBODY, MOST_SEATS
from pioche.core.observation import (
    BYTES,
    SEAT_FLAGS,
    SEAT_PARTS,
    ZEROS,
    Block,
    Observation,
    Observer,
    PileParts,
    Tally,
    add_flags,
    by_seat,
    byte_of,
    bytes_of,
    counts,
    flags,
    flags_of_each,
    one_of,
    one_of_each,
    own_seat,
    rotated,
    seat_names,
    seat_part,
    under,
)
from pioche.core.options import Value
from pioche.core.state import State
from pioche.games.dig.cards import (
    COMPANION_NAMES,
    COMPANIONS,
    EQUIPMENT,
    EQUIPMENT_NAMES,
    FACES,
    FIRST_COMPANION,
    HILL_NAMES,
    STONE_NAMES,
    STONES,
)
from pioche.games.dig.effects.equipment import OUTSIDE_MASK
from pioche.games.dig.effects.gallery import PLACES, place_number
from pioche.games.dig.moves import GALLERIES
from pioche.games.dig.player import NONE, STONE_BITS, Player
from pioche.games.dig.stages import STAGES
from pioche.games.dig.state import DigState

PILES: Final = ("hill", "discard", "turned-up")
GALLERY_NAMES: Final = [f"gallery{slot + 1}" for slot in range(GALLERIES)]
GALLERY_FIELDS: Final = ("recruits", "gems", "last-recruit", "last-gem")
STAGE_PARTS: Final[list[bytes]] = one_of_each(len(STAGES))
FACE_PARTS: Final[list[bytes]] = one_of_each(len(FACES))
PLACE_PARTS: Final[list[bytes]] = one_of_each(PLACES)
PLACE_FLAGS: Final[list[bytes]] = flags_of_each(PLACES)
GALLERY_FLAGS: Final[list[bytes]] = flags_of_each(GALLERIES)
# Flags of companions are written in two parts: the first HALF, and the rest.
HALF: Final = 7
FIRST_HALF_FLAGS: Final[list[bytes]] = flags_of_each(HALF)
SECOND_HALF_FLAGS: Final[list[bytes]] = flags_of_each(COMPANIONS - HALF)
NO_GALLERY: Final[bytes] = ZEROS[FIRST_COMPANION + len(GALLERY_FIELDS)]
# Where the parts of counted piles are kept.
TURNED_UP: Final = 0
FIRST_GALLERY: Final = 1
BYTE: Final = 8  # bits


@final
@mypyc_attr(acyclic=True)
class DigObserver(Observer):
    """Writes all open cards, and the counts of the hill."""

    def __init__(self) -> None:
        self.piles = PileParts(FIRST_GALLERY + MOST_SEATS * GALLERIES, FIRST_COMPANION)
        # The hill since it was last shuffled: its cards then; its counts and those of its discard,
        # and how many cards of each are counted.
        self.reshuffles: i64 = NONE
        self.hill: list[i64] = []
        self.left = Tally(FIRST_COMPANION)
        self.discarded = Tally(FIRST_COMPANION)
        self.cards_left: i64 = 0
        self.cards_discarded: i64 = 0
        # What each player held at the last look, as two numbers, and the part of it.
        self.held: list[i64] = [-1] * (2 * MOST_SEATS)
        self.held_parts: list[bytes] = [b""] * MOST_SEATS

    def forget(self) -> None:
        self.reshuffles = NONE

    def add_parts(self, state: State, seat: i64, parts: list[bytes]) -> None:
        assert isinstance(state, DigState)
        add_question(state, seat, parts)
        self.add_piles(state, parts)
        for step in range(state.seats):
            other = (seat + step) % state.seats
            parts.append(self.held_part(state.players[other], other))
            for slot in range(GALLERIES):
                self.add_gallery(state, other, slot, parts)

    def add_piles(self, state: DigState, parts: list[bytes]) -> None:
        """The hill by what is left in it, the cards turned up, the tavern."""
        self.count_hill(state)
        parts.append(self.left.part())
        parts.append(self.discarded.part())
        parts.append(self.piles.known(TURNED_UP, state.cards, state.revealed, EVERYBODY))
        places: i64 = 0
        for where in state.where:
            places |= 1 << place_number(where)
        parts.append(PLACE_FLAGS[places])
        parts.append(BYTES[state.supply])
        parts.append(BYTES[len(state.to_come)])
        companions: i64 = 0
        for card in state.tavern:
            companions |= 1 << (state.companion_cards.face[card] - FIRST_COMPANION)
        parts.append(FIRST_HALF_FLAGS[companions & ((1 << HALF) - 1)])
        parts.append(SECOND_HALF_FLAGS[companions >> HALF])

    def count_hill(self, state: DigState) -> None:
        """Between shuffles cards leave the hill from its end, and its discard only grows."""
        faces = state.cards.face
        if state.reshuffles != self.reshuffles:
            self.begin_hill(state)
        while self.cards_left > len(state.hill):
            self.cards_left -= 1
            self.left.add(faces[self.hill[self.cards_left]], -1)
        while self.cards_discarded < len(state.discard):
            self.discarded.add(faces[state.discard[self.cards_discarded]], 1)
            self.cards_discarded += 1

    def begin_hill(self, state: DigState) -> None:
        """Count a hill that was shuffled since the last look."""
        self.reshuffles = state.reshuffles
        self.hill = state.hill.copy()
        self.left = Tally(FIRST_COMPANION)
        self.discarded = Tally(FIRST_COMPANION)
        self.cards_left = len(state.hill)
        self.cards_discarded = 0
        for card in state.hill:
            self.left.add(state.cards.face[card], 1)

    def held_part(self, player: Player, place: i64) -> bytes:
        """Hand, companions, recruits and points of one player, made anew where they changed."""
        goods = player.powers << EQUIPMENT | player.tools
        goods = goods << (STONES * STONE_BITS) | player.stones
        people = (player.free << BYTE | player.waiting) << BYTE | player.eaten
        people = (people << BYTE | player.gems) << BYTE | player.runes
        if goods != self.held[2 * place] or people != self.held[2 * place + 1]:
            self.held[2 * place] = goods
            self.held[2 * place + 1] = people
            self.held_parts[place] = make_held_part(player)
        return self.held_parts[place]

    def add_gallery(self, state: DigState, seat: i64, slot: i64, parts: list[bytes]) -> None:
        """The cards by face, and who and what stands on them; positions are counted from 1."""
        gallery = state.gallery(seat, slot)
        if not gallery.cards:
            parts.append(NO_GALLERY)
            return
        place = FIRST_GALLERY + seat * GALLERIES + slot
        parts.append(self.piles.known(place, state.cards, gallery.cards, EVERYBODY))
        gems: i64 = 0
        for count in gallery.gems:
            gems += count
        parts.append(BYTES[gallery.crew()])
        parts.append(BYTES[gems])
        parts.append(byte_of(gallery.last_recruit() + 1))
        parts.append(byte_of(gallery.last_gem() + 1))


def add_question(state: DigState, seat: i64, parts: list[bytes]) -> None:
    """The question, its seat, the turn, and how near the end is."""
    seats = state.seats
    outside = state.dug // OUTSIDE_MASK  # the bit above those of the galleries
    parts.append(SEAT_PARTS[seats][seat + 1])
    parts.append(STAGE_PARTS[state.stage + 1])
    parts.append(seat_part(state.asked, seat, seats))
    parts.append(seat_part(state.active, seat, seats))
    parts.append(FACE_PARTS[state.about + 1])
    place: i64 = 0
    if state.place != NONE:
        place = place_number(state.place) + 1
    parts.append(PLACE_PARTS[place])
    parts.append(byte_of(state.amount))
    parts.append(BYTES[outside])
    parts.append(GALLERY_FLAGS[state.dug % OUTSIDE_MASK])
    parts.append(byte_of(state.quiet))
    parts.append(seat_part(state.caller, seat, seats))
    parts.append(SEAT_FLAGS[seats][rotated(state.last_turns, seat, seats)])
    parts.append(seat_part(state.crowned, seat, seats))


def make_held_part(player: Player) -> bytes:
    numbers: list[i64] = []
    for kind in range(STONES):
        numbers.append(player.stones_of(kind))
    add_flags(numbers, player.tools, EQUIPMENT)
    add_flags(numbers, player.powers, COMPANIONS)
    numbers.append(player.free)
    numbers.append(player.waiting)
    numbers.append(player.eaten)
    numbers.append(player.gems)
    numbers.append(player.runes)
    return bytes_of(numbers)


@final
class DigObservation(Observation):
    """The question, the piles, then the hand and the galleries of each seat."""

    def observer(self) -> Observer:
        return DigObserver()

    def blocks(self, seats: int, options: dict[str, Value]) -> list[Block]:
        return [
            *question_blocks(seats),
            *(counts(*under(pile, HILL_NAMES)) for pile in PILES),
            flags(*places("turned-up")),
            counts("supply.gems", "companions-to-come"),
            flags(*under("tavern", COMPANION_NAMES)),
            *(block for name in seat_names(seats) for block in player_blocks(name)),
        ]


def places(what: str) -> list[str]:
    return under(what, ["outside", *GALLERY_NAMES])


def question_blocks(seats: int) -> list[Block]:
    return [
        own_seat(seats),
        one_of(*under("stage", STAGES)),
        one_of(*by_seat(seats, "asked")),
        one_of(*by_seat(seats, "turn")),
        one_of(*under("about", FACES)),
        one_of(*places("place")),
        counts("amount"),
        flags(*places("digs")),
        counts("quiet-turns"),
        one_of(*by_seat(seats, "called-the-end")),
        flags(*by_seat(seats, "last-turn-to-come")),
        one_of(*by_seat(seats, "crowned")),
    ]


def player_blocks(name: str) -> list[Block]:
    recruits = ("recruits-free", "recruits-in-tavern", "recruits-eaten")
    return [
        counts(*under(name, STONE_NAMES)),
        flags(*under(name, (*EQUIPMENT_NAMES, *COMPANION_NAMES))),
        counts(*under(name, (*recruits, "gems", "runes"))),
        *(
            counts(*under(f"{name}.{gallery}", (*HILL_NAMES, *GALLERY_FIELDS)))
            for gallery in GALLERY_NAMES
        ),
    ]
