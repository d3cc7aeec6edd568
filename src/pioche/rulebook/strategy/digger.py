"""Digger: what to take, who takes water, when to begin to store, and from whom to steal."""

from collections.abc import Iterator
from typing import Any, Final

from pioche.rulebook import Sentence, plain
from pioche.rulebook.strategy import Advice, Bins, Counts, Decision, Grid, Place, Strategy

SECOND: Final = 1000
SECONDS: Final = Bins((0, 5, 10, 15, 20, 25))
LOOT: Final = Bins((0, 4, 8, 12, 16, 20))
# Water left in the centre.
WATER_LEFT: Final = Bins((1, 3, 5, 6, 8, 10))
COLOURS: Final = ("water", "gold", "ruby", "emerald", "diamond")
GEMS: Final = COLOURS[1:]
THROW: Final = "throw"
DIG: Final = "dig"
RANKS: Final = 3


def column_of(decision: Decision) -> int:
    return SECONDS.place(decision.view["elapsed"] // SECOND)


def is_end(decision: Decision) -> bool:
    """Whether no more is thrown: the first token is stored, or there is nothing to store."""
    return decision.move.startswith(("store", "stop"))


def taking(decision: Decision) -> Iterator[Place]:
    """What may be taken, until the dice are thrown again or the first token is stored."""
    if decision.view["stage"] != DIG:
        return
    if decision.move.startswith("take "):
        yield COLOURS.index(decision.move[5:]), column_of(decision), True
    elif decision.move == THROW or is_end(decision):
        for colour in decision.view["free"]:
            if f"take {colour}" in decision.legal:
                yield COLOURS.index(colour), column_of(decision), False


def ending(decision: Decision) -> Iterator[Place]:
    """Whether water that may be taken is, by one's place, until the dice are thrown again.

    Before anybody has points there are no places.
    """
    for row, _, taken in taking(decision):
        if row == COLOURS.index("water") and any(each["points"] for each in players(decision)):
            left = decision.view["centre"]["water"]
            yield place(decision), WATER_LEFT.place(left), taken


def storing(decision: Decision) -> Iterator[Place]:
    """Whether one begins to store instead of throwing, by what lies beside the crate."""
    if decision.view["stage"] == DIG and (decision.move == THROW or is_end(decision)):
        yield LOOT.place(loot(decision)), column_of(decision), is_end(decision)


def loot(decision: Decision) -> int:
    worth = players(decision)[decision.seat]["worth"]
    return sum(worth[gem] * decision.view["beside"][gem] for gem in GEMS)


def stealing(decision: Decision) -> Iterator[Place]:
    """Whether a gem that may be taken or stolen is stolen, by what lies beside the crate."""
    verb, *rest = decision.move.split()
    if verb in ("take", "steal") and rest[0] in GEMS and victims(decision, rest[0]):
        yield LOOT.place(loot(decision)), place(decision), verb == "steal"


def robbing(decision: Decision) -> Iterator[Place]:
    """Of each rival from whom a stolen gem could be, whether it was: by rank among them."""
    verb, *rest = decision.move.split()
    if verb != "steal" or len(possible := victims(decision, rest[0])) <= 1:
        return
    scores = decision.view["scores"]
    for victim in possible:
        rank = sum(scores[other] > scores[victim] for other in possible)
        yield min(rank, RANKS - 1), GEMS.index(rest[0]), victim == int(rest[1]) - 1


def victims(decision: Decision, gem: str) -> list[int]:
    start = f"steal {gem} "
    return [int(move[len(start) :]) - 1 for move in decision.legal if move.startswith(start)]


def players(decision: Decision) -> list[Any]:
    found: list[Any] = decision.view["players"]
    return found


def place(decision: Decision) -> int:
    """How many others have more points, as far as there are rows or columns for it."""
    points: list[int] = [each["points"] for each in players(decision)]
    return min(sum(each > points[decision.seat] for each in points), RANKS)


TAKING: Final = Grid("take", COLOURS, SECONDS.labels(), taking)
STORING: Final = Grid("store", LOOT.labels(), SECONDS.labels(), storing)
PLACES: Final = tuple(Sentence("strategy-place", {"place": place}) for place in (1, 2, 3, 4))
ENDING: Final = Grid("water", PLACES, WATER_LEFT.labels(), ending)
STEALING: Final = Grid("steal", LOOT.labels(), PLACES, stealing)
ROBBING: Final = Grid("rob", PLACES[:RANKS], GEMS, robbing)
EVER: Final = range(len(SECONDS.starts))


def take(counts: Counts) -> dict[str, int]:
    gold, ruby = COLOURS.index("gold"), COLOURS.index("ruby")
    return {
        "gold": counts.share("take", [gold], EVER),
        "ruby": counts.share("take", [ruby], (4, 5)),
    }


def water(counts: Counts) -> dict[str, int]:
    others, much, little = (1, 2, 3), (3, 4), (0, 1)
    return {
        "leader": counts.share("water", [0], much),
        "others": counts.share("water", others, much),
        "late": counts.share("water", others, little),
    }


def store(counts: Counts) -> dict[str, int]:
    return {"late": counts.share("store", (2, 3, 4, 5), (4, 5))}


def steal(counts: Counts) -> dict[str, int]:
    places = range(len(PLACES))
    return {
        "steal": counts.share("steal", range(len(LOOT.starts)), places),
        "poor": counts.share("steal", (0, 1), places),
        "rich": counts.share("steal", (4, 5), places),
    }


def rob(counts: Counts) -> dict[str, int]:
    gems = range(len(GEMS))
    return {"leader": counts.share("rob", [0], gems), "last": counts.share("rob", [2], gems)}


STRATEGY: Final = Strategy(
    advice=(
        Advice("take", plain(*GEMS), TAKING, take),
        Advice("water", plain("water"), ENDING, water),
        Advice("store", (), STORING, store),
        Advice("steal", (), STEALING, steal),
        Advice("rob", (), ROBBING, rob),
    ),
    bots="network",
    # Champions wait for others to take the water: a table of champions alone is ended by a rule
    # (`overdue_move`), not by what they have learned.
    rivals=("careful", "balanced", "bold"),
)
