"""The hill, the tavern and the galleries as numbers: itself first, then the others in order.

Nothing lies hidden in this game but the order of the hill and of the companions to come.
"""

from typing import Final, final

from mypy_extensions import i64

from pioche.core.masks import EVERYBODY
from pioche.core.observation import (
    BYTES,
    Observation,
    Observer,
    add_counts,
    add_flags,
    add_one_of,
    byte_of,
    clipped,
    counts_part,
    put_by,
    relative,
    rotated,
    seat_names,
)
from pioche.core.options import Value
from pioche.core.state import State
from pioche.games.dig.cards import (
    COMPANION_NAMES,
    COMPANIONS,
    EQUIPMENT_NAMES,
    FACES,
    FIRST_COMPANION,
    HILL_NAMES,
    STONE_NAMES,
)
from pioche.games.dig.effects.equipment import OUTSIDE_MASK
from pioche.games.dig.effects.hill import PLACES, place_number
from pioche.games.dig.moves import GALLERIES
from pioche.games.dig.player import NONE, Gallery, Player
from pioche.games.dig.stages import STAGES
from pioche.games.dig.state import DigState

PILES: Final = ("hill", "discard", "turned-up")
GALLERY_FIELDS: Final = ("recruits", "gems", "last-recruit", "last-gem")


@final
class DigObserver(Observer):
    """Tells all that lies open, and what is left in the hill."""

    def add_parts(self, state: State, seat: i64, parts: list[bytes]) -> None:
        assert isinstance(state, DigState)
        numbers: list[i64] = []
        add_question(state, seat, numbers)
        add_piles(state, numbers)
        for step in range(state.seats):
            other = (seat + step) % state.seats
            add_player(state.players[other], numbers)
            put_by(numbers, parts)
            for slot in range(GALLERIES):
                add_gallery(state, state.gallery(other, slot), parts)


def add_question(state: DigState, seat: i64, numbers: list[i64]) -> None:
    """What is asked of whom, in whose turn, and how near the end is."""
    seats = state.seats
    add_one_of(numbers, seat, seats)
    add_one_of(numbers, state.stage, len(STAGES))
    add_one_of(numbers, relative(state.asked, seat, seats), seats)
    add_one_of(numbers, relative(state.active, seat, seats), seats)
    add_one_of(numbers, state.about, len(FACES))
    add_one_of(numbers, NONE if state.place == NONE else place_number(state.place), PLACES)
    numbers.append(clipped(state.amount))
    numbers.append(1 if state.dug == OUTSIDE_MASK else 0)
    add_flags(numbers, 0 if state.dug == OUTSIDE_MASK else state.dug, GALLERIES)
    numbers.append(clipped(state.quiet))
    add_one_of(numbers, relative(state.caller, seat, seats), seats)
    add_flags(numbers, rotated(state.last_turns, seat, seats), seats)
    add_one_of(numbers, relative(state.crowned, seat, seats), seats)


def add_piles(state: DigState, numbers: list[i64]) -> None:
    """The hill by what is left in it, the cards turned up, the tavern."""
    counts: list[i64] = [0] * FIRST_COMPANION
    for card in state.hill:
        counts[state.cards.face[card]] += 1
    numbers += counts
    add_counts(numbers, state.cards, state.discard, EVERYBODY, FIRST_COMPANION)
    add_counts(numbers, state.cards, state.revealed, EVERYBODY, FIRST_COMPANION)
    places: i64 = 0
    for where in state.where:
        places |= 1 << place_number(where)
    add_flags(numbers, places, PLACES)
    numbers.append(state.supply)
    numbers.append(len(state.to_come))
    seats: i64 = 0
    for card in state.tavern:
        seats |= 1 << (state.companion_cards.face[card] - FIRST_COMPANION)
    add_flags(numbers, seats, COMPANIONS)


def add_player(player: Player, numbers: list[i64]) -> None:
    """Hand, companions, recruits and points of one player."""
    for stones in player.stones:
        numbers.append(len(stones))
    for card in player.equipment:
        numbers.append(0 if card == NONE else 1)
    add_flags(numbers, player.powers, COMPANIONS)
    numbers.append(player.free)
    numbers.append(player.waiting)
    numbers.append(player.eaten)
    numbers.append(player.gems)
    numbers.append(len(player.runes))


def add_gallery(state: DigState, gallery: Gallery, parts: list[bytes]) -> None:
    """The cards by face, and who and what stands on them; positions are counted from 1."""
    parts.append(counts_part(state.cards, gallery.cards, EVERYBODY, FIRST_COMPANION))
    gems: i64 = 0
    for count in gallery.gems:
        gems += count
    parts.append(BYTES[gallery.crew()])
    parts.append(BYTES[gems])
    parts.append(byte_of(gallery.last_recruit() + 1))
    parts.append(byte_of(gallery.last_gem() + 1))


@final
class DigObservation(Observation):
    """The names of the numbers, and who tells them."""

    def observer(self) -> Observer:
        return DigObserver()

    def layout(self, seats: int, options: dict[str, Value]) -> tuple[str, ...]:
        names = seat_names(seats)
        return (
            *question_names(names),
            *(
                f"{place}.{face}"
                for place in ("hill", "discard", "turned-up")
                for face in HILL_NAMES
            ),
            *places("turned-up"),
            *("supply.gems", "companions-to-come"),
            *(f"tavern.{companion}" for companion in COMPANION_NAMES),
            *(field for name in names for field in player_names(name)),
        )


def places(what: str) -> list[str]:
    """Outside, then each gallery."""
    return [f"{what}.outside", *(f"{what}.gallery{slot + 1}" for slot in range(GALLERIES))]


def question_names(names: list[str]) -> list[str]:
    return [
        *(f"own.seat-{seat + 1}" for seat in range(len(names))),
        *(f"stage.{stage}" for stage in STAGES),
        *(f"{name}.asked" for name in names),
        *(f"{name}.turn" for name in names),
        *(f"about.{face}" for face in FACES),
        *places("place"),
        "amount",
        *places("digs"),
        "quiet-turns",
        *(f"{name}.called-the-end" for name in names),
        *(f"{name}.last-turn-to-come" for name in names),
        *(f"{name}.crowned" for name in names),
    ]


def player_names(name: str) -> list[str]:
    held = [*STONE_NAMES, *EQUIPMENT_NAMES, *COMPANION_NAMES]
    held += ["recruits-free", "recruits-in-tavern", "recruits-eaten", "gems", "runes"]
    galleries = [f"{name}.gallery{slot + 1}" for slot in range(GALLERIES)]
    fields = (*HILL_NAMES, *GALLERY_FIELDS)
    return [
        *(f"{name}.{thing}" for thing in held),
        *(f"{gallery}.{field}" for gallery in galleries for field in fields),
    ]
