"""How likely things are in the cave, counted from a view and nothing else."""

from math import comb
from typing import Any, Final, TypedDict

from pioche.core.game import View
from pioche.core.lines import Line, OddsLines, chance_line, counted, counted_faces, line
from pioche.games.diamant.cards import DECKS, FACES, VALUES
from pioche.games.diamant.options import RELIC_MODES


class Odds(TypedDict):
    """What the next card may be. Chances are between 0 and 1."""

    unseen: dict[str, int]  # how many of each face lie face down
    trap_chance: float  # chance that the next card is the second of a danger
    trap_cards: int  # how many cards would be that
    treasure_chance: float
    relic_chance: float
    share: float  # rubies that the next card brings each explorer, on average
    survival_chance: list[float]  # chance of no trap in the next 1, 2, 3... cards
    leave: int | None  # what leaving alone would put in the chest; None for who is not inside


def odds(view: View) -> dict[str, Any]:
    unseen = unseen_faces(view)
    cards = sum(unseen.values())
    trap_cards = sum(unseen.get(face, 0) for face in view["dangers"])
    inside = max(1, sum(explorer["inside"] for explorer in view["explorers"]))
    figures: Odds = {
        "unseen": unseen,
        "trap_chance": ratio(trap_cards, cards),
        "trap_cards": trap_cards,
        "treasure_chance": ratio(count(unseen, "treasure"), cards),
        "relic_chance": ratio(count(unseen, "relic"), cards),
        "share": ratio(sum(VALUES[face] // inside * n for face, n in unseen.items()), cards),
        "survival_chance": survival(unseen, view["dangers"]),
        "leave": leaving_alone(view),
    }
    return dict(figures)


def unseen_faces(view: View) -> dict[str, int]:
    """What is face down: all cards in play less those that lie open somewhere."""
    unseen: dict[str, int] = {}
    for number in DECKS[RELIC_MODES.index(view["relics"])]:
        unseen[FACES[number]] = unseen.get(FACES[number], 0) + 1
    held = [face for explorer in view["explorers"] for face in explorer["relics"]]
    for face in (*view["path"], *view["removed"], *view["relics_to_come"], *held):
        unseen[face] -= 1
    return {face: left for face, left in unseen.items() if left}


def survival(unseen: dict[str, int], seen: list[str]) -> list[float]:
    """P(no trap within n more cards), n = 1, 2, 3...: exact, by counting the safe hands.

    A safe hand of n cards holds no danger already seen and at most one of each other kind:
    its count is the n-th coefficient of a product of small polynomials.
    """
    dangers = {face: n for face, n in unseen.items() if "danger" in face}
    harmless = sum(unseen.values()) - sum(dangers.values())
    fresh = [n for face, n in dangers.items() if face not in seen]
    safe = [comb(harmless, n) for n in range(harmless + 1)]
    for copies in fresh:
        safe = add_kind(safe, copies)
    cards = sum(unseen.values())
    return [ratio(safe[n], comb(cards, n)) for n in range(1, len(safe))]


def add_kind(safe: list[int], copies: int) -> list[int]:
    """The counts of safe hands once a danger with `copies` cards may come once."""
    without = [*safe, 0]
    with_one = [0, *(count * copies for count in safe)]
    return [a + b for a, b in zip(without, with_one, strict=True)]


def count(unseen: dict[str, int], family: str) -> int:
    return sum(number for face, number in unseen.items() if family in face)


def leaving_alone(view: View) -> int | None:
    """What the viewer carries and the whole path; None for a viewer who cannot leave."""
    if view["seat"] is None or not view["explorers"][view["seat"]]["inside"]:
        return None
    return int(view["explorers"][view["seat"]]["unsafe"]) + int(view["path_rubies"])


def ratio(part: int, whole: int) -> float:
    return part / whole if whole else 0.0


# In lines: as counts, or as chances


# Without a trap in the next 2, 3 and 5 cards: further on, people do not plan.
AHEAD: Final = (2, 3, 5)


def odds_lines(view: View) -> OddsLines:
    figures = odds(view)
    return OddsLines(counts(figures), chances(figures))


def counts(figures: dict[str, Any]) -> list[Line]:
    """How many face-down cards there are of each kind, and how many would be a trap."""
    unseen: dict[str, int] = figures["unseen"]
    cards = sum(unseen.values())
    lines = [
        line("diamant-odds-trap-cards", cards=figures["trap_cards"], deck=cards),
        treasures_line(family(unseen, "treasure")),
        line("diamant-odds-dangers", cards=counted_faces(family(unseen, "danger"))),
    ]
    if relics := family(unseen, "relic"):
        lines.append(line("diamant-odds-relics", cards=counted_faces(relics)))
    return lines


def family(unseen: dict[str, int], name: str) -> dict[str, int]:
    return {face: number for face, number in unseen.items() if name in face}


def treasures_line(treasures: dict[str, int]) -> Line:
    values = [(face.rpartition("-")[2], number) for face, number in treasures.items()]
    cards = counted([*values], empty="diamant-board-dangers-none")
    return line("diamant-odds-treasures", cards=cards)


def chances(figures: dict[str, Any]) -> list[Line]:
    """What the next cards bring, and what leaving brings."""
    lines = [chance_line("diamant-odds-trap", figures["trap_chance"])]
    lines += survival_lines(figures["survival_chance"])
    lines.append(chance_line("diamant-odds-treasure", figures["treasure_chance"]))
    if figures["relic_chance"]:
        lines.append(chance_line("diamant-odds-relic", figures["relic_chance"]))
    lines.append(line("diamant-odds-share", rubies=figures["share"]))
    if figures["leave"] is not None:
        lines.append(line("diamant-odds-leave", rubies=figures["leave"]))
    return lines


def survival_lines(survival: list[float]) -> list[Line]:
    """The chances of no trap within a few cards; beyond the list there is always one."""
    return [
        chance_line(
            "diamant-odds-survive",
            survival[cards - 1] if cards <= len(survival) else 0.0,
            cards=cards,
        )
        for cards in AHEAD
    ]
