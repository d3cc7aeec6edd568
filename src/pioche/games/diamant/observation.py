"""The cave as numbers: what a seat sees, itself first, then the others in order.

All that does not change while votes come in is put together once for all who vote.
"""

from typing import Final, final

from mypy_extensions import i64

from pioche.core.masks import MOST_SEATS, size
from pioche.core.observation import (
    BYTES,
    HIGHEST,
    Observation,
    Observer,
    byte_of,
    clipped,
    rotated,
    seat_names,
)
from pioche.core.options import Value
from pioche.core.state import State
from pioche.games.diamant.cards import (
    BASE_CARDS,
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
from pioche.games.diamant.state import EXPEDITIONS, DiamantState

# Ready-made bytes for every number of some cards in the deck: treasures by sixes, dangers together.
HALF: Final = 6
NOTHING_YET: Final = -1
# More than all treasures of the deck together.
MOST_RUBIES: Final = 128


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


LOW: Final[list[i64]] = TREASURE_COPIES[:HALF]
HIGH: Final[list[i64]] = TREASURE_COPIES[HALF:]
DANGER_COPIES: Final[list[i64]] = [COPIES_OF_A_DANGER] * DANGERS
LOW_COUNTS: Final[list[bytes]] = all_counts(LOW)
HIGH_COUNTS: Final[list[bytes]] = all_counts(HIGH)
DANGER_COUNTS: Final[list[bytes]] = all_counts(DANGER_COPIES)
DANGER_FLAGS: Final[list[bytes]] = all_counts([1] * DANGERS)
WEIGHTS: Final[list[i64]] = weights(LOW) + weights(HIGH) + weights(DANGER_COPIES)

# By expedition and cards in the deck; by traps and rubies on the path.
PROGRESS: Final[list[list[bytes]]] = []
RISKS: Final[list[list[bytes]]] = []
# For each number of seats and each mask of those who have chosen, the asking seat lowest: a flag
# for each, then whether one has chosen to go, to leave (the mask's highest bit).
VOTES: Final[list[list[bytes]]] = []
# Of an explorer outside, then inside with so many rubies: for each number of rubies in the chest.
EXPLORERS: Final[list[list[bytes]]] = []


def make_tables() -> None:
    """Fill these, once: they are large, and only those who observe need them."""
    if VOTES:
        return
    cards = range(BASE_CARDS + RELICS + 1)
    rubies = range(MOST_RUBIES)
    PROGRESS.extend(pairs(range(EXPEDITIONS + 1), cards))
    RISKS.extend(pairs(range(DANGERS * (COPIES_OF_A_DANGER - 1) + 1), rubies))
    for seats in range(MOST_SEATS + 1):
        VOTES.append([votes(mask, seats) for mask in range(2 << seats)])
    chests = range(HIGHEST + 1)
    EXPLORERS.append([bytes([0, 0, chest]) for chest in chests])
    for unsafe in rubies:
        EXPLORERS.append([bytes([1, unsafe, chest]) for chest in chests])


def pairs(firsts: range, seconds: range) -> list[list[bytes]]:
    """Two numbers as bytes, found by the first, then by the second."""
    return [[bytes([first, second]) for second in seconds] for first in firsts]


def votes(mask: int, seats: int) -> bytes:
    flags = [mask >> seat & 1 for seat in range(seats)]
    leaves = mask >> seats & 1
    return bytes([*flags, 1 if flags and flags[0] and not leaves else 0, leaves])


@final
class DiamantObserver(Observer):
    """Keeps what was put together for the last question."""

    def __init__(self) -> None:
        make_tables()
        self.question: i64 = NOTHING_YET
        self.cave: bytes = b""
        self.explorers: list[bytes] = []
        self.cave_parts: list[bytes] = [b""] * CAVE_PARTS

    def forget(self) -> None:
        self.question = NOTHING_YET

    def add_parts(self, state: State, seat: i64, parts: list[bytes]) -> None:
        assert isinstance(state, DiamantState)
        if state.question != self.question:
            self.look(state)
        seats = state.seats
        parts.append(self.cave)
        mask = rotated(state.chosen, seat, seats) | (state.leaving >> seat & 1) << seats
        parts.append(VOTES[seats][mask])
        explorers = self.explorers
        for other in range(seat, seats):
            parts.append(explorers[other])
        for other in range(seat):
            parts.append(explorers[other])
        if not state.config.open_chests:
            parts.append(byte_of(state.explorers[seat].chest))

    def look(self, state: DiamantState) -> None:
        """Put together what is the same for all until the next card."""
        if not self.explorers:
            self.explorers = [b""] * len(state.explorers)
        self.question = state.question
        set_cave_parts(state, self.cave_parts)
        if state.config.relic_mode == NO_RELICS:
            self.cave = b"".join(self.cave_parts)
        else:
            self.cave = b"".join([*self.cave_parts, relic_counts(state)])
        set_explorers(state, self.explorers)


CAVE_PARTS: Final = 6


def set_cave_parts(state: DiamantState, parts: list[bytes]) -> None:
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
    parts[0] = PROGRESS[state.expedition][len(state.deck)]
    parts[1] = RISKS[traps][state.path_rubies]
    parts[2] = LOW_COUNTS[low]
    parts[3] = HIGH_COUNTS[high]
    parts[4] = DANGER_COUNTS[dangers]
    parts[5] = DANGER_FLAGS[state.dangers]


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


def set_explorers(state: DiamantState, parts: list[bytes]) -> None:
    """What everybody sees of each explorer; a hidden chest counts as empty."""
    open_chests = state.config.open_chests
    relics = state.config.relic_mode != NO_RELICS
    for seat in range(state.seats):
        explorer = state.explorers[seat]
        place: i64 = 1 + explorer.unsafe if state.inside >> seat & 1 else 0
        part = EXPLORERS[place][clipped(explorer.chest) if open_chests else 0]
        parts[seat] = part + BYTES[explorer.relic_points] if relics else part


@final
class DiamantObservation(Observation):
    """The names of the numbers, and who tells them."""

    def observer(self) -> Observer:
        return DiamantObserver()

    def layout(self, seats: int, options: dict[str, Value]) -> tuple[str, ...]:
        mode = RELIC_MODES.index(str(options["relics"]))
        names = seat_names(seats)
        fields = ["inside", "unsafe", "chest"]
        if mode != NO_RELICS:
            fields.append("relic-points")
        return (
            *cave_names(mode),
            *(f"{name}.chosen" for name in names),
            "own.goes",
            "own.leaves",
            *(f"{name}.{field}" for name in names for field in fields),
            *(() if options["open_chests"] else ("own.hidden-chest",)),
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
