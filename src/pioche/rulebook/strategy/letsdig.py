"""Let's Dig for Treasure: when to stop, and which pile."""

from collections.abc import Iterator
from typing import Final

from pioche.rulebook import Sentence, plain
from pioche.rulebook.strategy import Advice, Bins, Counts, Decision, Grid, Place, Strategy

STOP: Final = "stop"
POINTS: Final = Bins((0, 5, 10, 15, 20, 30))
RISKS: Final = Bins((0, 1, 10, 20, 30))
CARDS: Final = Bins((0, 6, 11, 21, 31))
PILES: Final = ("shortest", "middle", "longest")


def stopping(decision: Decision) -> Iterator[Place]:
    if STOP not in decision.legal or len(decision.legal) == 1:
        return
    points = POINTS.place(decision.view["stop_points"])
    yield points, RISKS.place(decision.view["danger"]["least_risk"]), decision.move == STOP


def digging(decision: Decision) -> Iterator[Place]:
    """The pile of a turn's first card, where all three differ in height."""
    if decision.view["stage"] != "dig":
        return
    heights = [pile["cards"] for pile in decision.view["piles"]]
    order = sorted(range(len(heights)), key=heights.__getitem__)
    if len(set(heights)) < len(PILES) or not heights[order[0]]:
        return
    row = CARDS.place(heights[order[0]])
    for column, pile in enumerate(order):
        yield row, column, decision.move == f"dig {pile + 1}"


PILE_LABELS: Final = tuple(Sentence(f"letsdig-strategy-pile-{name}") for name in PILES)
STOPPING: Final = Grid("stop", POINTS.labels(), RISKS.labels(), stopping)
DIGGING: Final = Grid("pile", CARDS.labels(), PILE_LABELS, digging)


def stop(counts: Counts) -> dict[str, int]:
    all_points, risky = range(len(POINTS.starts)), (3, 4)
    return {
        "safe": 100 - counts.share("stop", all_points, [0]),
        "wealthy": 100 - counts.share("stop", (4, 5), [0]),
        "few": counts.share("stop", (0, 1), risky),
        "many": counts.share("stop", (3, 4, 5), risky),
    }


def pile(counts: Counts) -> dict[str, int]:
    return {
        "early": counts.share("pile", (3, 4), [0]),
        "middle": counts.share("pile", [2], [1]),
        "late": counts.share("pile", [0], [0]),
    }


STRATEGY: Final = Strategy(
    advice=(Advice("stop", plain("worms"), STOPPING, stop), Advice("pile", (), DIGGING, pile)),
    bots="network",
)
