"""Diamant's rules, and an expedition that ends in a trap."""

from typing import Final

from pioche.core.rng import SHUFFLE, Recorded
from pioche.games.diamant import DIAMANT
from pioche.games.diamant.cards import DECKS, VALUES
from pioche.rulebook import Position, Rulebook, Section, Sentence, Step, plain

DANGERS: Final = tuple(face for face in DIAMANT.faces if face.startswith("danger-"))
SNAKES: Final = "danger-snakes"
PATH: Final = ("treasure-9", SNAKES, "treasure-7", "treasure-11", SNAKES)
ANA, BRUNO, CHLOE, DAVID = range(4)
SEATS: Final = 4


def example() -> list[Step]:
    """Two come home in time, two meet the second snakes."""
    cave = Position(
        DIAMANT, SEATS, Recorded([shuffle_outcome(*PATH), shuffle_outcome(without=SNAKES)])
    )
    steps = [step(cave, "example-treasure", PATH[0])]
    vote(cave)
    steps.append(step(cave, "example-danger", PATH[1]))
    vote(cave)
    steps.append(step(cave, "example-second", PATH[2]))
    before = unsafe_rubies(cave, CHLOE)
    vote(cave, CHLOE, DAVID)
    chest = chests(cave)[CHLOE]
    leave = {"carried": before, "share": chest - before, "chest": chest}
    steps += [Step(Sentence("example-leave", leave)), step(cave, "example-deeper", PATH[3])]
    lost = unsafe_rubies(cave, ANA)
    vote(cave)
    trap = Step(Sentence("example-trap", {"lost": lost}), plain(*PATH))
    after = {"ana": chests(cave)[ANA], "chloe": chests(cave)[CHLOE]}
    return [*steps, trap, Step(Sentence("example-after", after))]


def shuffle_outcome(*top: str, without: str | None = None) -> tuple[int, tuple[int, ...]]:
    """A deck with these cards on top; a shuffled deck's last card comes first."""
    faces = [DIAMANT.faces[face] for face in DECKS[0]]
    for face in (*top, *([without] if without else ())):
        faces.remove(face)
    return SHUFFLE, tuple(DIAMANT.faces.index(face) for face in (*faces, *reversed(top)))


def vote(cave: Position, *leavers: int) -> None:
    """All explorers inside choose: these leave, the others go on."""
    inside = [seat for seat in range(SEATS) if cave.state.to_act() >> seat & 1]
    for seat in inside:
        cave.play(seat, "leave" if seat in leavers else "go")


def step(cave: Position, key: str, face: str) -> Step:
    """The card that was just revealed, and the state of the expedition."""
    figures = {
        "rubies": VALUES[face],
        "carried": unsafe_rubies(cave, ANA),
        "path": int(cave.view()["path_rubies"]),
    }
    return Step(Sentence(key, figures), plain(face))


def unsafe_rubies(cave: Position, seat: int) -> int:
    """The rubies that are not safe yet."""
    return int(cave.view()["explorers"][seat]["unsafe"])


def chests(cave: Position) -> list[int]:
    return [int(explorer["chest"]) for explorer in cave.view()["explorers"]]


RULEBOOK: Final = Rulebook(
    sections=(
        Section("aim"),
        Section("setup"),
        Section("advance", cards=("treasure-5", "treasure-17")),
        Section("dangers", cards=DANGERS),
        Section("decide"),
        Section("leave"),
        Section("next"),
        Section("relics", cards=("relic-5", "relic-7", "relic-8", "relic-10", "relic-12")),
        Section("end"),
    ),
    example=example,
    diagram=5,
)
