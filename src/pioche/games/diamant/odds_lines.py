"""The odds of Diamant in lines: as counts of cards, or as chances."""

from typing import Any, Final

from pioche.core.game import View
from pioche.core.lines import Line, OddsLines, chance_line, counted, counted_faces, line
from pioche.games.diamant.odds import odds

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
    """The face-down cards of one family."""
    return {face: number for face, number in unseen.items() if name in face}


def treasures_line(treasures: dict[str, int]) -> Line:
    """The treasures by their values."""
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
