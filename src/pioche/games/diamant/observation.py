"""The cave as numbers: what a seat sees, itself first, then the others in order.

All that does not change while votes come in is put together once for all who vote.
"""

from typing import Final, final

from mypy_extensions import i64

from pioche.core.masks import MOST_SEATS, size
from pioche.core.observation import BYTES, Observation, Observer, byte_of, seat_names
from pioche.core.options import Value
from pioche.core.state import State
from pioche.games.diamant.cards import (
    CLASSIC_RELIC,
    COPIES_OF_A_DANGER,
    DANGERS,
    FACES,
    FIRST_DANGER,
    FIRST_RELIC,
    RELICS,
    TREASURE_COPIES,
)
from pioche.games.diamant.options import ASCENDING, NO_RELICS, RELIC_MODES
from pioche.games.diamant.state import DiamantState

# Treasures by sixes, dangers together: ready-made bytes for every number of each in the deck.
HALF: Final = 6
NOTHING_YET: Final = -1


def weights(copies: list[i64]) -> list[i64]:
    """What one card of each kind counts in the number under which its kinds are found."""
    found: list[i64] = []
    weight: i64 = 1
    for count in copies:
        found.append(weight)
        weight *= count + 1
    return found


def all_counts(copies: list[i64]) -> list[bytes]:
    """The counts of these kinds as bytes, for each number that the cards together come to."""
    found = [b""]
    for count in copies:
        found = [one + bytes([number]) for number in range(count + 1) for one in found]
    return found


def all_flags(seats: int) -> list[bytes]:
    """Each mask of so many seats, as a byte for each of them."""
    return all_counts([1] * seats)


LOW: Final[list[i64]] = TREASURE_COPIES[:HALF]
HIGH: Final[list[i64]] = TREASURE_COPIES[HALF:]
DANGER_COPIES: Final[list[i64]] = [COPIES_OF_A_DANGER] * DANGERS
LOW_COUNTS: Final[list[bytes]] = all_counts(LOW)
HIGH_COUNTS: Final[list[bytes]] = all_counts(HIGH)
DANGER_COUNTS: Final[list[bytes]] = all_counts(DANGER_COPIES)
WEIGHTS: Final[list[i64]] = weights(LOW) + weights(HIGH) + weights(DANGER_COPIES)
FLAGS: Final[list[list[bytes]]] = [all_flags(seats) for seats in range(MOST_SEATS + 1)]
# A seat's own vote: none yet, go, leave.
VOTES: Final = (b"\0\0", b"\1\0", b"\0\1")


@final
class DiamantObserver(Observer):
    """Keeps what was put together for the last question."""

    def __init__(self) -> None:
        self.question: i64 = NOTHING_YET
        self.cave: bytes = b""
        self.explorers: bytes = b""  # twice over, so that any seat may come first
        self.width: i64 = 0  # bytes for each of them

    def forget(self) -> None:
        self.question = NOTHING_YET

    def add_parts(self, state: State, seat: i64, parts: list[bytes]) -> None:
        assert isinstance(state, DiamantState)
        if state.question != self.question:
            self.look(state)
        parts.append(self.cave)
        seats = state.seats
        parts.append(FLAGS[seats][rotated(state.inside, seat, seats)])
        chosen = state.chosen
        parts.append(FLAGS[seats][rotated(chosen, seat, seats)])
        parts.append(VOTES[0 if not chosen >> seat & 1 else 1 + (state.leaving >> seat & 1)])
        first = seat * self.width
        parts.append(self.explorers[first : first + seats * self.width])
        if not state.config.open_chests:
            parts.append(byte_of(state.explorers[seat].chest))

    def look(self, state: DiamantState) -> None:
        """Put together what is the same for all until the next card."""
        self.question = state.question
        self.cave = b"".join(cave_parts(state))
        everybody = b"".join(explorer_parts(state))
        self.explorers = everybody + everybody
        self.width = len(everybody) // state.seats


def rotated(mask: i64, seat: i64, seats: i64) -> i64:
    """The mask of seats with this one as the lowest."""
    return (mask >> seat | mask << (seats - seat)) & ((1 << seats) - 1)


def cave_parts(state: DiamantState) -> list[bytes]:
    """How far the expedition has come, what is left in the deck, what lies on the path."""
    low: i64 = len(LOW_COUNTS) - 1
    high: i64 = len(HIGH_COUNTS) - 1
    faces = state.cards.face
    for card in state.path:
        face = faces[card]
        if face < HALF:
            low -= WEIGHTS[face]
        elif face < FIRST_DANGER:
            high -= WEIGHTS[face]
    dangers, traps = dangers_left(state)
    parts = [
        BYTES[state.expedition],
        BYTES[len(state.deck)],
        BYTES[traps],
        byte_of(state.path_rubies),
        LOW_COUNTS[low],
        HIGH_COUNTS[high],
        DANGER_COUNTS[dangers],
        FLAGS[DANGERS][state.dangers],
    ]
    if state.config.relic_mode != NO_RELICS:
        parts.append(relic_counts(state))
    return parts


def dangers_left(state: DiamantState) -> tuple[i64, i64]:
    """The number of the dangers in the deck, and how many of them would be traps.

    All know what is in it: what neither lies on the path nor has left the game.
    """
    found: i64 = len(DANGER_COUNTS) - 1
    seen = state.dangers
    traps = size(seen) * (COPIES_OF_A_DANGER - 1)
    for kind in range(DANGERS):
        if seen >> kind & 1:
            found -= WEIGHTS[FIRST_DANGER + kind]
    for card in state.removed:
        face = state.cards.face[card]
        if face < FIRST_RELIC:
            found -= WEIGHTS[face]
            traps -= seen >> (face - FIRST_DANGER) & 1
    return found, traps


def relic_counts(state: DiamantState) -> bytes:
    """How many relics have been taken, then of each kind how many are in the deck, on the path."""
    kinds: i64 = RELICS if state.config.relic_mode == ASCENDING else 1
    counts: list[i64] = [0] * (1 + 2 * kinds)
    counts[0] = len(state.relics_taken)
    # All saw which relics went into the deck; where in it they lie is not told.
    for card in state.deck:
        face = state.cards.face[card]
        if face >= FIRST_RELIC:
            counts[1 + relic_kind(face)] += 1
    for card in state.path:
        face = state.cards.face[card]
        if face >= FIRST_RELIC:
            counts[1 + kinds + relic_kind(face)] += 1
    return bytes(counts)


def relic_kind(face: i64) -> i64:
    """The classic relics are all of one kind."""
    return 0 if face == CLASSIC_RELIC else face - FIRST_RELIC


def explorer_parts(state: DiamantState) -> list[bytes]:
    """What everybody sees of each explorer."""
    parts: list[bytes] = []
    for explorer in state.explorers:
        parts.append(BYTES[explorer.unsafe])
        if state.config.open_chests:
            parts.append(byte_of(explorer.chest))
        if state.config.relic_mode != NO_RELICS:
            parts.append(BYTES[explorer.relic_points])
    return parts


@final
class DiamantObservation(Observation):
    """The names of the numbers, and who tells them."""

    def observer(self) -> Observer:
        return DiamantObserver()

    def layout(self, seats: int, options: dict[str, Value]) -> tuple[str, ...]:
        mode = RELIC_MODES.index(str(options["relics"]))
        names = seat_names(seats)
        fields = ["unsafe"]
        if options["open_chests"]:
            fields.append("chest")
        if mode != NO_RELICS:
            fields.append("relic-points")
        return (
            *cave_names(mode),
            *(f"{name}.inside" for name in names),
            *(f"{name}.chosen" for name in names),
            "own.goes",
            "own.leaves",
            *(f"{name}.{field}" for name in names for field in fields),
            *(() if options["open_chests"] else ("own.chest",)),
        )


def cave_names(mode: int) -> list[str]:
    """As `cave_parts`, by name."""
    found = ["expedition", "deck.cards", "deck.traps", "path.rubies"]
    found += [f"deck.{face}" for face in FACES[:FIRST_RELIC]]
    found += [f"path.{face}" for face in FACES[FIRST_DANGER:FIRST_RELIC]]
    if mode == NO_RELICS:
        return found
    relics = FACES[FIRST_RELIC:CLASSIC_RELIC] if mode == ASCENDING else FACES[CLASSIC_RELIC:]
    found.append("relics.taken")
    return found + [f"{place}.{relic}" for place in ("deck", "path") for relic in relics]
