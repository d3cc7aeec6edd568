"""Diamant: when to leave the cave."""

from collections.abc import Iterator
from typing import Final

from pioche.rulebook import Sentence, plain
from pioche.rulebook.strategy import Advice, Bins, Counts, Decision, Grid, Place, Strategy, numbers

LEAVE: Final = "leave"
RUBIES: Final = Bins((0, 5, 10, 15, 20))
DANGERS: Final = (0, 1, 2, 3, 4)
INSIDE: Final = (1, 2, 3, 4)
# Points behind the best of the others: a lead counts as 0.
BEHIND: Final = Bins((0, 1, 6, 11, 21))


def rubies_of(decision: Decision) -> int:
    """The rubies in the bag."""
    bag: int = decision.view["explorers"][decision.seat]["unsafe"]
    return bag


def dangers(decision: Decision) -> int:
    return min(len(decision.view["dangers"]), DANGERS[-1])


def by_rubies(decision: Decision) -> Iterator[Place]:
    rubies = RUBIES.place(rubies_of(decision))
    yield rubies, dangers(decision), decision.move == LEAVE


def by_company(decision: Decision) -> Iterator[Place]:
    inside = sum(explorer["inside"] for explorer in decision.view["explorers"])
    yield inside - 1, dangers(decision), decision.move == LEAVE


def by_lead(decision: Decision) -> Iterator[Place]:
    """In the last expedition, by the points that the best of the others has more."""
    if decision.view["expedition"] < decision.view["expeditions"]:
        return
    chests = [explorer["chest"] for explorer in decision.view["explorers"]]
    best = max(chest for seat, chest in enumerate(chests) if seat != decision.seat)
    behind = BEHIND.place(best - chests[decision.seat])
    yield behind, dangers(decision), decision.move == LEAVE


COLUMNS: Final = (*numbers(DANGERS[:-1]), Sentence("strategy-from", {"first": DANGERS[-1]}))
LEAVING: Final = Grid("rubies", RUBIES.labels(), COLUMNS, by_rubies)
COMPANY: Final = Grid("company", numbers(INSIDE), COLUMNS, by_company)
LAST: Final = Grid("last", BEHIND.labels(), COLUMNS, by_lead)
ALL: Final = range(len(DANGERS))


def rubies(counts: Counts) -> dict[str, int]:
    middle = (1, 2)
    return {
        "poor": counts.share("rubies", [0], ALL),
        "rich": counts.share("rubies", [4], ALL),
        "calm": counts.share("rubies", middle, [0]),
        "risky": counts.share("rubies", middle, (3, 4)),
    }


def company(counts: Counts) -> dict[str, int]:
    return {
        "alone": counts.share("company", [0], ALL),
        "four": counts.share("company", [3], ALL),
    }


def last(counts: Counts) -> dict[str, int]:
    return {"ahead": counts.share("last", [0], ALL), "behind": counts.share("last", (3, 4), ALL)}


STRATEGY: Final = Strategy(
    advice=(
        Advice("rubies", plain("treasure-11", "danger-spiders"), LEAVING, rubies),
        Advice("company", (), COMPANY, company),
        Advice("last", (), LAST, last),
    ),
    bots="champion",
)
