"""A camp whose dice fall as a test wants."""

from collections.abc import Sequence
from typing import Any

from pioche.core.rng import Recorded
from pioche.core.state import NO_CLOCK
from pioche.games.digger import DIGGER
from pioche.games.digger.cards import FACES, KINDS, SIDES, TOKENS
from pioche.games.digger.stages import STAGES
from pioche.games.digger.state import DiggerState

COLOURS = dict(zip(("blue", "yellow", "red", "green", "white", "black"), range(6), strict=True))


class Camp:
    """A game of Digger in which seat 0 begins and the throws are given."""

    def __init__(
        self,
        seats: int = 3,
        *,
        first: int = 0,
        dealt: tuple[int, ...] = (),
        **options: str | int,
    ) -> None:
        self.chance = Recorded([])
        if dealt:
            self.chance.outcomes.append((0, dealt))
        self.chance.outcomes.append((seats, (first,)))
        state = DIGGER.deal(seats, self.chance, **options)
        assert isinstance(state, DiggerState)
        state.events = []
        state.start()
        self.state = state

    def throws(self, colours: str) -> "Camp":
        """The next throw: five colours."""
        dice = [COLOURS[colour] for colour in colours.split()]
        assert len(dice) == 5
        self.chance.outcomes += [(SIDES, (face,)) for face in dice]
        return self

    def glass(self, length: int, sides: int) -> "Camp":
        """How long the next uneven glass runs beyond the shortest."""
        self.chance.outcomes.append((sides, (length,)))
        return self

    def do(self, *moves: str, at: int = NO_CLOCK) -> "Camp":
        """The digger makes these moves, one after the other."""
        for text in moves:
            assert text in self.texts(), f"{text} is not among {self.texts()}"
            self.state.play(self.state.digger, DIGGER.moves.parse(text), at)
        return self

    def throw(self, colours: str, at: int = NO_CLOCK) -> "Camp":
        """Throw these dice now."""
        return self.throws(colours).do("throw", at=at)

    def night(self) -> "Camp":
        """Time makes its move."""
        self.state.play(self.state.master(), DIGGER.moves.parse("night"), int(self.state.ends))
        return self

    def own(self, seat: int, **tokens: int) -> "Camp":
        """Move tokens from the centre to a crate, as if stored long ago."""
        for name, count in tokens.items():
            kind = FACES.index(name)
            self.state.centre[kind] -= count
            self.state.crates[seat * KINDS + kind] += count
        return self

    def gone(self, **tokens: int) -> "Camp":
        """Put tokens of the centre into the last seat's crate, water into the box."""
        if "water" in tokens:
            self.state.centre[0] -= tokens["water"]
            self.state.boxed += tokens.pop("water")
        return self.own(int(self.state.seats) - 1, **tokens)

    def texts(self) -> list[str]:
        """What the digger may do now."""
        return [DIGGER.moves.text(int(move)) for move in self.state.legal(self.state.digger)]

    def refused(self, text: str, seat: int | None = None) -> str:
        """The ruling by which a move is refused."""
        move = DIGGER.moves.parse(text)
        who = int(self.state.digger) if seat is None else seat
        assert move not in self.state.legal(who)
        return DIGGER.why_not(self.state, who, move).ruling

    @property
    def stage(self) -> str:
        return STAGES[self.state.stage]

    @property
    def digger(self) -> int:
        return int(self.state.digger)

    @property
    def centre(self) -> dict[str, int]:
        return tokens([int(count) for count in self.state.centre])

    @property
    def beside(self) -> dict[str, int]:
        return {name: count for name, count in self.view()["beside"].items() if count}

    def crate(self, seat: int) -> dict[str, int]:
        crate = self.view()["players"][seat]["crate"]
        return {name: count for name, count in crate.items() if count}

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return DIGGER.view(self.state, seat)

    def said(self, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
        """The events of one kind that the seat has heard."""
        heard = DIGGER.events_for(self.state, seat)
        return [event for event in heard if event["event"] == kind]


def tokens(counts: Sequence[int]) -> dict[str, int]:
    return dict(zip(TOKENS, counts, strict=True))
