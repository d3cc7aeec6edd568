"""Let's Dig's rules, and three turns: one stops, one digs too far, one has a dog."""

from typing import Final

from pioche.games.letsdig import LETSDIG
from pioche.rulebook import Position, Rulebook, Section, Sentence, ShownCard, Step, plain

ANA, BRUNO, CHLOE = range(3)
STOPS: Final = ("muck", "worms", "ferryman")
BUSTS: Final = ("chest", "worms", "milk", "worms")
SAVED: Final = ("dog", "skeleton", "heirloom", "ring")
POINTS: Final = {each.id: each.value for each in LETSDIG.components}
DRIVEN: Final = Sentence("example-driven")
GIFT: Final = ShownCard("heirloom", Sentence("example-given", {"points": POINTS["heirloom"]}))


def example() -> list[Step]:
    """Each player digs in a pile of their own."""
    site = Position(LETSDIG, 3, first="1")
    for pile, faces in zip(site.state.piles, (STOPS, BUSTS, SAVED), strict=True):
        site.place(reversed(pile), *faces)
    site.play(ANA, "dig 1", "dig 1", "dig 1", "stop")
    stops = Sentence("example-stop", {"points": points(site, ANA)})
    site.play(BRUNO, "dig 2", "dig 2", "dig 2", "dig 2")
    busts = Sentence("example-bust", {"points": points(site, BRUNO)})
    site.play(CHLOE, "dig 3", "dig 3", "dog dug", "dig 3", "give 1", "dig 3", "stop")
    saved = Sentence("example-dog", {"points": points(site, CHLOE)})
    totals = {"ana": points(site, ANA), "bruno": points(site, BRUNO), "chloe": points(site, CHLOE)}
    return [
        Step(stops, tuple(worth(face) for face in STOPS)),
        Step(busts, plain(*BUSTS)),
        Step(saved, (worth("dog"), ShownCard("skeleton", DRIVEN), GIFT, worth("ring"))),
        Step(Sentence("example-after", totals)),
    ]


def points(site: Position, seat: int) -> int:
    """The value of a score pile, as its owner sees it."""
    return int(site.view(seat)["score_piles"][seat]["points"])


def worth(face: str) -> ShownCard:
    """A card with its points under it."""
    return ShownCard(face, Sentence("example-worth", {"points": POINTS[face]}))


RULEBOOK: Final = Rulebook(
    sections=(
        Section("aim"),
        Section("setup"),
        Section("turn"),
        Section("plain", cards=("muck", "ferryman", "ring", "leprechaun", "chest", "ark")),
        Section("dug", explained=plain("worms", "skeleton", "waste", "dog", "heirloom")),
        Section(
            "collected",
            explained=plain(
                *("sewer", "gravedigger", "map", "crown", "stash", "hat", "sabre", "landmine")
            ),
        ),
        Section(
            "last",
            explained=plain(
                *("cookies", "milk", "skwirmz", "dress", "newkid", "boardgames", "lottery")
            ),
        ),
        Section("end"),
        Section("secrets"),
        Section("teams"),
    ),
    example=example,
    diagram=1,
    sources=Section("sources"),
)
