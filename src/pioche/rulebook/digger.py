"""Digger's rules, and a turn of two throws and a theft."""

from typing import Final

from pioche.core.rng import Recorded
from pioche.games.digger import DIGGER
from pioche.games.digger.cards import (
    BLACK_SIDES,
    BLACK_TOTAL,
    FACES,
    GEM_NAMES,
    GOLD,
    SIDES,
    TOKENS,
    WHITE,
)
from pioche.rulebook import Position, Rulebook, Section, Sentence, ShownCard, Step, plain
from pioche.words.language import Argument

BRUNO, ANA = range(2)
SEATS: Final = 3
BEFORE: Final = ("ruby", "gold", "gold", "emerald", "emerald")
FIRST: Final = ("gold", "gold", "diamond", "emerald", "water")
SECOND: Final = ("black", "ruby", "emerald", "emerald", "water")
# Without a pointer a theft is drawn at random; the highest number never slips.
STEADY: Final = (100, (99,))


def example() -> list[Step]:
    """Bruno has stored a ruby; Ana digs, steals it and stores everything in time."""
    chance = Recorded([*dice(BEFORE), *dice(FIRST), *dice(SECOND), STEADY])
    camp = Position(DIGGER, SEATS, chance, first="1")
    camp.play(BRUNO, "throw", "take ruby", "store ruby")
    camp.play(ANA, "throw", "take diamond", "take emerald")
    steps = [Step(Sentence("example-first"), plain(*FIRST))]
    camp.play(ANA, "throw", "steal ruby 1")
    steps.append(Step(Sentence("example-steal"), plain(*SECOND)))
    camp.play(ANA, "store diamond", "store emerald", "store ruby")
    kept = tuple(worth(camp, face) for face in ("diamond", "emerald", "ruby"))
    points = {"points": int(camp.state.scores()[ANA])}
    late = Step(Sentence("example-late"))
    return [*steps, Step(Sentence("example-store", points), kept), late]


def dice(faces: tuple[str, ...]) -> list[tuple[int, tuple[int, ...]]]:
    """A throw as a chance outcome."""
    return [(SIDES, (FACES.index(face),)) for face in faces]


def worth(camp: Position, face: str) -> ShownCard:
    """A stored gem, and its value in Ana's crate."""
    points = int(camp.view()["players"][ANA]["worth"][face])
    return ShownCard(face, Sentence("example-worth", {"points": points}))


def crates() -> dict[str, Argument]:
    """The value of every crate."""
    white = {name: int(WHITE[FACES.index(name)]) for name in GEM_NAMES}
    sides = [", ".join(str(value) for value in side[GOLD:]) for side in BLACK_SIDES]
    black = {f"black{number}": side for number, side in enumerate(sides, start=1)}
    return {**white, **black, "total": BLACK_TOTAL}


RULEBOOK: Final = Rulebook(
    sections=(
        Section("aim"),
        Section("setup", cards=TOKENS),
        Section("throw", cards=("die",)),
        Section("take"),
        Section("steal", cards=("black",)),
        Section("store", cards=("crate",)),
        Section("night", cards=("glass",)),
        Section("end"),
        Section("crates", arguments=crates()),
        Section("untimed"),
    ),
    example=example,
    diagram=0,
    sources=Section("sources"),
)
