"""Where chance comes from: one interface, and three sources of numbers behind it.

`Fast` is for simulation and search, `Fair` for a real table (anyone can recompute it
from the seed), `Recorded` plays back the outcomes that a record holds.
"""

import hashlib
import hmac
from typing import Final, cast, final

from mypy_extensions import i64, mypyc_attr

from pioche.core.equality import same_fields
from pioche.core.refusals import BadOutcome

# One random outcome as it came: (0, the faces of a shuffle in order) or (sides, (the number,)).
Outcome = tuple[int, tuple[int, ...]]
SHUFFLE: Final = 0

WORD: Final = 0xFFFFFFFF

# Multiply-with-carry: MULTIPLIER * 2**32 - 1 is a safe prime, so the period is about 2**61,
# and every product stays below 2**62 (compiled code does not warn when an i64 wraps).
MULTIPLIER: Final = 1073740155
SCRAMBLE_A: Final = 0x2C1B3C6D
SCRAMBLE_B: Final = 0x297A2D39


@mypyc_attr(acyclic=True)
class Rng:  # noqa: PLW1641  (it is compared, never a key)
    """A source of numbers. Every outcome is added to `journal` where that is a list."""

    def __init__(self) -> None:
        self.journal: list[Outcome] | None = None
        self.drawn: i64 = 0

    def __getnewargs__(self) -> tuple[object, ...]:
        """What a compiled object is made with before its fields are copied or unpickled."""
        return ()

    def __eq__(self, other: object) -> bool:
        """Whether the same numbers follow; journals do not matter."""
        return same_fields(self, other, "journal")

    def pick(self, n: i64) -> i64:
        """A number from 0 to n - 1, not added to the journal."""
        raise NotImplementedError

    def clone(self) -> "Rng":
        """An independent copy that continues from here, without a journal."""
        raise NotImplementedError

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1: a die, a first player, a card taken blindly."""
        self.drawn += 1
        number = self.pick(n)
        if self.journal is not None:
            self.journal.append((int(n), (int(number),)))
        return number

    def shuffle(self, items: list[i64]) -> None:
        """Put the items in a random order, in place (Fisher and Yates, from the end)."""
        self.drawn += 1
        # As objects: swapping references spares the compiled code an unboxing a card.
        things = cast("list[object]", items)
        for i in range(len(things) - 1, 0, -1):
            j = self.pick(i + 1)
            thing = things[i]
            things[i] = things[j]
            things[j] = thing
        if self.journal is not None:
            self.journal.append((SHUFFLE, tuple([int(item) for item in items])))

    def shuffle_at(self, items: list[i64], places: list[i64]) -> None:
        """The same with what stands at these places of a list, in their order."""
        things = cast("list[object]", items)
        chosen = [things[place] for place in places]
        self.shuffle(cast("list[i64]", chosen))
        for i in range(len(places)):
            things[places[i]] = chosen[i]

    def shuffle_unseen(self, items: list[i64], places: list[i64], marks: list[i64]) -> None:
        """As `shuffle_at`; what stands at these places of another list becomes 0."""
        self.shuffle_at(items, places)
        for place in places:
            marks[place] = 0


def scramble(word: i64) -> i64:
    """Mix 32 bits so that neighbouring seeds have nothing in common."""
    word = ((word ^ (word >> 16)) * SCRAMBLE_A) & WORD
    word = ((word ^ (word >> 15)) * SCRAMBLE_B) & WORD
    return word ^ (word >> 16)


@final
@mypyc_attr(acyclic=True)
class Fast(Rng):
    """A small quick generator for simulation and search; the same seed gives the same game."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        low: i64 = seed & WORD
        high: i64 = (seed >> 32) & WORD
        low = scramble(low + 0x5BF03635 & WORD)
        high = scramble(high ^ low)
        # The upper half must stay below the multiplier, and the whole must not be zero.
        self.state: i64 = (high % MULTIPLIER) << 32 | scramble(low ^ high) | 1

    def __getnewargs__(self) -> tuple[object, ...]:
        return (0,)

    def pick(self, n: i64) -> i64:
        state = self.state
        state = MULTIPLIER * (state & WORD) + (state >> 32)
        self.state = state
        return ((state ^ (state >> 32)) & WORD) * n >> 32

    def below(self, n: i64) -> i64:
        """As in the base class; here the compiler can inline `pick`."""
        self.drawn += 1
        number = self.pick(n)
        if self.journal is not None:
            self.journal.append((int(n), (int(number),)))
        return number

    def shuffle(self, items: list[i64]) -> None:
        """As in the base class, with `pick` inlined by hand: shuffles draw most numbers."""
        self.drawn += 1
        things = cast("list[object]", items)
        state = self.state
        i: i64 = len(things) - 1
        while i > 0:
            state = MULTIPLIER * (state & WORD) + (state >> 32)
            j = ((state ^ (state >> 32)) & WORD) * (i + 1) >> 32
            thing = things[i]
            things[i] = things[j]
            things[j] = thing
            i -= 1
        self.state = state
        if self.journal is not None:
            self.journal.append((SHUFFLE, tuple([int(item) for item in items])))

    def shuffle_at(self, items: list[i64], places: list[i64]) -> None:
        """As in the base class; without a journal, in the list itself."""
        if self.journal is not None:
            super().shuffle_at(items, places)
            return
        self.drawn += 1
        things = cast("list[object]", items)
        state = self.state
        i: i64 = len(places) - 1
        while i > 0:
            state = MULTIPLIER * (state & WORD) + (state >> 32)
            one = places[i]
            other = places[((state ^ (state >> 32)) & WORD) * (i + 1) >> 32]
            thing = things[one]
            things[one] = things[other]
            things[other] = thing
            i -= 1
        self.state = state

    def shuffle_unseen(self, items: list[i64], places: list[i64], marks: list[i64]) -> None:
        """As in the base class; without a journal, in one pass over the places."""
        if self.journal is not None:
            super().shuffle_unseen(items, places, marks)
            return
        self.drawn += 1
        things = cast("list[object]", items)
        zeros = cast("list[object]", marks)
        state = self.state
        i: i64 = len(places) - 1
        while i >= 0:
            one = places[i]
            if marks[one] != 0:  # of a deck most are 0 already: reading is cheaper than writing
                zeros[one] = 0
            if i > 0:
                state = MULTIPLIER * (state & WORD) + (state >> 32)
                other = places[((state ^ (state >> 32)) & WORD) * (i + 1) >> 32]
                thing = things[one]
                things[one] = things[other]
                things[other] = thing
            i -= 1
        self.state = state

    def clone(self) -> "Fast":
        copy = Fast(0)
        copy.state = self.state
        copy.drawn = self.drawn
        return copy


class Fair(Rng):
    """The stream of a real table: HMAC-SHA-256 of a counter, under the table's master seed.

    Words of 32 bits are read from the blocks in order; a word that would make one number
    likelier than another is thrown away. A shuffle begins from the sorted items, so that
    its outcome alone says what was shuffled, and anyone can recompute it.
    """

    def __init__(self, seed: bytes) -> None:
        super().__init__()
        self.seed = seed
        self.block = b""
        self.blocks = 0

    def __getnewargs__(self) -> tuple[object, ...]:
        return (self.seed,)

    def word(self) -> int:
        """The next 32 bits of the stream."""
        if not self.block:
            counter = self.blocks.to_bytes(8, "big")
            self.block = hmac.digest(self.seed, counter, hashlib.sha256)
            self.blocks += 1
        word = int.from_bytes(self.block[:4], "big")
        self.block = self.block[4:]
        return word

    def pick(self, n: i64) -> i64:
        sides = int(n)
        limit = (WORD + 1) // sides * sides
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % sides

    def shuffle(self, items: list[i64]) -> None:
        items.sort()
        super().shuffle(items)

    def clone(self) -> "Fair":
        copy = Fair(self.seed)
        copy.block = self.block
        copy.blocks = self.blocks
        copy.drawn = self.drawn
        return copy


class Recorded(Rng):
    """Gives back, one after the other, the outcomes that were written down."""

    def __init__(self, outcomes: list[Outcome]) -> None:
        super().__init__()
        self.outcomes = outcomes
        self.next = 0

    def __getnewargs__(self) -> tuple[object, ...]:
        return (self.outcomes,)

    def take(self, sides: int) -> tuple[int, ...]:
        """The next outcome, which must be of the kind that the rules ask for."""
        if self.next == len(self.outcomes):
            raise BadOutcome("outcome-missing")
        found, values = self.outcomes[self.next]
        if found != sides:
            raise BadOutcome("outcome-other-kind", sides=sides, found=found)
        self.next += 1
        return values

    def pick(self, n: i64) -> i64:
        return self.take(int(n))[0]

    def shuffle(self, items: list[i64]) -> None:
        values = self.take(SHUFFLE)
        if sorted(values) != sorted([int(item) for item in items]):
            raise BadOutcome("outcome-other-cards")
        self.drawn += 1
        for i in range(len(items)):
            items[i] = values[i]
        if self.journal is not None:
            self.journal.append((SHUFFLE, values))

    def clone(self) -> "Recorded":
        copy = Recorded(self.outcomes)
        copy.next = self.next
        copy.drawn = self.drawn
        return copy
