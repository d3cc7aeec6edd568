"""Diamant as numbers: what a seat sees, itself first, then the others in order.

What does not change while votes come in is made once for all seats.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from pioche.core.masks import MOST_SEATS, all_seats
from pioche.core.observation import (
    BYTES,
    HIGHEST,
    Block,
    Observation,
    Observer,
    by_seat,
    byte_of,
    counts,
    flags,
    one_of,
    rotated,
    seat_names,
    under,
)
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
from pioche.games.diamant.state import EXPEDITIONS, DiamantState

# Ready-made bytes for every number of some cards in the deck: treasures by sixes, dangers together.
HALF: Final = 6
NOTHING_YET: Final = -9  # no question, nor the one before any
# More than all treasures of the deck together.
MOST_RUBIES: Final = 128


def weights(copies: list[i64]) -> list[i64]:
    """The weight of one card of each kind in the mixed-radix number of a set of cards."""
    found: list[i64] = []
    weight: i64 = 1
    for count in copies:
        found.append(weight)
        weight *= count + 1
    return found


def all_counts(copies: list[i64]) -> list[bytes]:
    """The counts of these kinds as bytes, for each such number."""
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

# By the dangers seen in this expedition: what their cards on the path count, how many more of their
# kinds there were at first.
SEEN_WEIGHTS: Final[list[i64]] = []
SEEN_TRAPS: Final[list[i64]] = []
# By expedition and cards in the deck; by traps and rubies on the path.
PROGRESS: Final[list[bytes]] = []
RISKS: Final[list[bytes]] = []
# By how daring and how cautious an explorer has been.
NERVES: Final[list[bytes]] = []
# For each number of seats and each mask of those who have chosen, the asking seat lowest: a flag
# for each, then whether one has chosen to go, to leave (the mask's highest bit).
VOTES: Final[list[list[bytes]]] = []
# The part of an explorer, made when first needed: outside, then inside by the number of unsafe
# rubies; in each row by the rubies in the chest.
EXPLORERS: Final[list[bytes]] = []
# The values of a byte, in figures: compiled code would look a sum of names up each time.
ROW: Final = 256
# Seats that every game has.
FEW: Final = 3


def make_tables() -> None:
    """Fill these tables once. They are large, and only observers need them."""
    if VOTES:
        return
    for seen in range(1 << DANGERS):
        kinds = [kind for kind in range(DANGERS) if seen >> kind & 1]
        SEEN_WEIGHTS.append(sum(WEIGHTS[FIRST_DANGER + kind] for kind in kinds))
        SEEN_TRAPS.append(len(kinds) * (COPIES_OF_A_DANGER - 1))
    PROGRESS.extend(pairs(range(EXPEDITIONS + 1), range(ROW)))
    RISKS.extend(pairs(range(DANGERS * (COPIES_OF_A_DANGER - 1) + 1), range(MOST_RUBIES)))
    NERVES.extend(pairs(range(ROW), range(ROW)))
    for seats in range(MOST_SEATS + 1):
        VOTES.append([votes(mask, seats) for mask in range(2 << seats)])
    EXPLORERS.extend([b""] * ((1 + MOST_RUBIES) * ROW))


def pairs(firsts: range, seconds: range) -> list[bytes]:
    """Two numbers as bytes, a row for each of the first."""
    return [bytes([first, second]) for first in firsts for second in seconds]


def votes(mask: int, seats: int) -> bytes:
    flags = [mask >> seat & 1 for seat in range(seats)]
    leaves = mask >> seats & 1
    return bytes([*flags, 1 if flags and flags[0] and not leaves else 0, leaves])


@final
@mypyc_attr(acyclic=True)
class DiamantObserver(Observer):
    """Keeps what it made for the last question."""

    def __init__(self) -> None:
        make_tables()
        self.question: i64 = NOTHING_YET
        self.cave: bytes = b""
        self.votes: list[bytes] = []
        # A part for each explorer, in order, twice: from any seat on they all follow; then nothing.
        self.explorers: list[bytes] = []
        # As they were when last looked at: the cards on the path, who was inside, the dangers seen.
        self.expedition: i64 = 0
        self.on_path: i64 = 0
        self.inside: i64 = 0
        self.dangers: i64 = 0
        # Of the deck: its treasures, by their weights; its traps, its dangers as bytes.
        self.low: i64 = 0
        self.high: i64 = 0
        self.traps: i64 = 0
        self.danger_counts: bytes = b""

    def forget(self) -> None:
        self.question = NOTHING_YET

    def add_parts(self, state: State, seat: i64, parts: list[bytes]) -> None:
        assert isinstance(state, DiamantState)
        if state.question != self.question:
            self.look(state)
        seats = state.seats
        mask = rotated(state.chosen, seat, seats) | (state.leaving >> seat & 1) << seats
        shown = self.explorers
        # Put together at once where there are few: the quickest that compiled code can do.
        one, two, three = shown[seat], shown[seat + 1], shown[seat + 2]
        four = shown[seat + 3] if seats > FEW else b""
        parts.append(b"%b%b%b%b%b%b" % (self.cave, self.votes[mask], one, two, three, four))
        for other in range(seat + FEW + 1, seat + seats):
            parts.append(shown[other])
        if not state.config.open_chests:
            parts.append(byte_of(state.explorers[seat].chest))

    def look(self, state: DiamantState) -> None:
        """Put together what is the same for all until the next card."""
        cards: i64 = len(state.path)
        same = state.question == self.question + 1 and state.expedition == self.expedition
        if same and cards == self.on_path + 1:
            self.count_treasure(state.cards.face[state.path[cards - 1]])
            if state.dangers != self.dangers:
                self.count_dangers(state)
            # Explorers outside have not changed.
            set_explorers(state, self.inside, self.explorers)
        else:
            self.look_anew(state)
        self.question = state.question
        self.on_path = cards
        self.inside = state.inside
        self.cave = b"%b%b%b%b%b%b" % (
            PROGRESS[state.expedition * ROW + len(state.deck)],
            RISKS[self.traps * MOST_RUBIES + state.path_rubies],
            LOW_COUNTS[self.low],
            HIGH_COUNTS[self.high],
            self.danger_counts,
            DANGER_FLAGS[self.dangers],
        )
        if state.config.relic_mode != NO_RELICS:
            self.cave += relic_counts(state)

    def look_anew(self, state: DiamantState) -> None:
        """The same without anything known from before."""
        self.expedition = state.expedition
        self.low = len(LOW_COUNTS) - 1
        self.high = len(HIGH_COUNTS) - 1
        for card in state.path:
            self.count_treasure(state.cards.face[card])
        self.count_dangers(state)
        seats = state.seats
        if len(self.explorers) != 2 * seats:
            self.explorers = [b""] * (2 * seats)
            self.votes = VOTES[seats]
        set_explorers(state, all_seats(seats), self.explorers)

    def count_treasure(self, face: i64) -> None:
        """One that lies on the path is no longer in the deck."""
        if face < HALF:
            self.low -= WEIGHTS[face]
        elif face < FIRST_DANGER:
            self.high -= WEIGHTS[face]

    def count_dangers(self, state: DiamantState) -> None:
        """All know which are in the deck: those that neither lie on the path nor left the game."""
        seen = state.dangers
        left: i64 = len(DANGER_COUNTS) - 1 - SEEN_WEIGHTS[seen]
        traps = SEEN_TRAPS[seen]
        for card in state.removed:
            face = state.cards.face[card]
            if face < FIRST_RELIC:
                left -= WEIGHTS[face]
                traps -= seen >> (face - FIRST_DANGER) & 1
        self.dangers = seen
        self.traps = traps
        self.danger_counts = DANGER_COUNTS[left]


def relic_counts(state: DiamantState) -> bytes:
    """How many relics have been taken, then of each kind how many are in the deck, on the path."""
    kinds: i64 = RELICS if state.config.relic_mode == ASCENDING else 1
    counts: list[i64] = [0] * (1 + 2 * kinds)
    counts[0] = len(state.relics_taken)
    # All saw which relics went into the deck; their places in it are hidden.
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


def set_explorers(state: DiamantState, who: i64, parts: list[bytes]) -> None:
    """What everybody sees of these explorers, twice; a hidden chest counts as empty."""
    open_chests = state.config.open_chests
    relics = state.config.relic_mode != NO_RELICS
    inside = state.inside
    seats = state.seats
    explorers = state.explorers
    for seat in range(seats):
        if who >> seat & 1:
            explorer = explorers[seat]
            number: i64 = 0
            if open_chests:
                number = min(explorer.chest, HIGHEST)
            if inside >> seat & 1:
                number += (1 + explorer.unsafe) * ROW
            part = EXPLORERS[number]
            if len(part) == 0:
                part = make_explorer(number)
            nerve = NERVES[explorer.daring * ROW + explorer.caution]
            if relics:
                part = b"%b%b%b" % (part, nerve, BYTES[explorer.relic_points])
            else:
                part += nerve
            parts[seat] = part
            parts[seat + seats] = part


def make_explorer(number: i64) -> bytes:
    """A part of the table of explorers, made when it is first needed."""
    place, chest = int(number) // ROW, int(number) % ROW
    part = bytes([1, place - 1, chest] if place else [0, 0, chest])
    EXPLORERS[number] = part
    return part


@final
class DiamantObservation(Observation):
    """The cave, the votes, the explorers; where chests are hidden, one's own."""

    def observer(self) -> Observer:
        return DiamantObserver()

    def blocks(self, seats: int, options: dict[str, Value]) -> list[Block]:
        mode = RELIC_MODES.index(str(options["relics"]))
        fields = ["unsafe", "chest", "daring", "caution"]
        if mode != NO_RELICS:
            fields.append("relic-points")
        found = cave_blocks(mode)
        found += [flags(*by_seat(seats, "chosen")), one_of("own.goes", "own.leaves")]
        for name in seat_names(seats):
            found += [flags(f"{name}.inside"), counts(*under(name, fields))]
        if not options["open_chests"]:
            found.append(counts("own.hidden-chest"))
        return found


def cave_blocks(mode: int) -> list[Block]:
    """The same for all seats; relics where the variant has any."""
    found = [
        counts("expedition", "deck.cards", "deck.traps", "path.rubies"),
        counts(*under("deck", FACES[:FIRST_RELIC])),
        flags(*under("path", FACES[FIRST_DANGER:FIRST_RELIC])),
    ]
    if mode == NO_RELICS:
        return found
    relics = FACES[FIRST_RELIC:CLASSIC_RELIC] if mode == ASCENDING else FACES[CLASSIC_RELIC:]
    return [*found, counts("relics.taken", *under("deck", relics), *under("path", relics))]
