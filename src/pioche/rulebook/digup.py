"""Dig Up Adventure's rules: a turn, and a mine counted card by card."""

from typing import Final

from pioche.games.digup import DIGUP
from pioche.games.digup.cards import colour_of, points_of
from pioche.rulebook import Position, Rulebook, Section, Sentence, ShownCard, Step, plain

ANA: Final = 0
# With four players every colour is in the game.
COLLECTED: Final = ("ruby", "sapphire", "emerald", "topaz")
COLUMNS: Final = 3
HAND: Final = ("ruby-4", "sapphire-2", "torch")
# Ana's mine at the end of the turn: her played cards lie on 2 and 4.
MINE: Final = (
    *("ruby-1", "sapphire-2", "idol"),
    *("ruby-4", "ruby-5", "diamond-6"),
    *("ruby-3", "skeleton", "diamond-2"),
)
REPLACED: Final = {2: "diamond-9", 4: "skeleton"}
OWN_PLACE, OWN_ELSEWHERE, OTHER_PLACE = 3, 2, 1
GEMS: Final = ("amethyst", "diamond", "emerald", "ruby", "sapphire", "topaz")
TOOLS: Final = (
    *("purse", "shovel", "torch", "bridge", "binoculars"),
    *("map", "pickaxe", "river", "dynamite"),
)


def example() -> list[Step]:
    """Ana, who collects rubies, plays two cards; then her mine is counted as at the end."""
    dig = Position(DIGUP, len(COLLECTED), first="1")
    for seat, colour in enumerate(COLLECTED):
        dig.play(seat, f"colour {colour}")
    before = [REPLACED.get(at, face) for at, face in enumerate(MINE, start=1)]
    dig.place(dig.state.miners[ANA].mine, *before)
    dig.place(dig.state.miners[ANA].hand, *HAND)
    dig.play(ANA, "play ruby-4", "at 4", "play sapphire-2")
    dig.play(ANA, "discard skeleton", "done")
    total = sum(worth(face, at) for at, face in enumerate(mine(dig)))
    assert total == int(dig.state.scores()[ANA]), "a mine is worth the sum of its cards"
    counted = tuple(counted_card(face, at) for at, face in enumerate(mine(dig)))
    return [
        Step(Sentence("example-hand"), plain(*HAND)),
        Step(Sentence("example-own", {"points": worth("ruby-4", 3)})),
        Step(Sentence("example-other", {"points": worth("sapphire-2", 1)})),
        Step(Sentence("example-draw", {"hand": len(dig.view(ANA)["hands"][ANA])})),
        Step(Sentence("example-count", {"points": total}), counted, COLUMNS),
        Step(Sentence("example-sum", sums(mine(dig)))),
    ]


def mine(dig: Position) -> list[str]:
    """The cards of Ana's mine, hidden ones included."""
    return [DIGUP.faces[dig.state.cards.face[card]] for card in dig.state.miners[ANA].mine]


def worth(face: str, at: int) -> int:
    """The points of a card at a position of Ana's mine."""
    number = DIGUP.faces.index(face)
    return int(points_of(number, at, colour_of(DIGUP.faces.index("ruby-1"))))


def counted_card(face: str, at: int) -> ShownCard:
    return ShownCard(face, Sentence("example-points", {"points": worth(face, at)}))


def sums(faces: list[str]) -> dict[str, int]:
    """The number of cards of each value."""
    found = [(face.startswith("ruby-"), worth(face, at)) for at, face in enumerate(faces)]
    placed, elsewhere = found.count((True, OWN_PLACE)), found.count((True, OWN_ELSEWHERE))
    others = found.count((False, OTHER_PLACE))
    return {
        "placed": placed,
        "placed_points": placed * OWN_PLACE,
        "elsewhere": elsewhere,
        "elsewhere_points": elsewhere * OWN_ELSEWHERE,
        "others": others,
        "others_points": others * OTHER_PLACE,
        "idol_points": worth("idol", faces.index("idol")),
    }


RULEBOOK: Final = Rulebook(
    sections=(
        Section("aim"),
        Section("setup"),
        Section("turn"),
        Section("gems", cards=tuple(f"{gem}-5" for gem in GEMS)),
        Section("idols", cards=("idol", "skeleton")),
        Section("tools", explained=plain(*TOOLS)),
        Section("memory"),
        Section("end"),
        Section("solo"),
    ),
    example=example,
    diagram=4,
)
