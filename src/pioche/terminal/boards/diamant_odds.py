"""The odds of Diamant in sentences: as counts of cards, or as chances."""

from typing import Final

from pioche.terminal.boards.diamant import signed
from pioche.terminal.boards.diamant_told import counted_in_words, several
from pioche.terminal.boards.gems import TIMES
from pioche.terminal.boards.scene import OddsLine, Scene

# Without a trap in the next 2, 3 and 5 cards: further on, people do not plan.
AHEAD: Final = (2, 3, 5)
PERCENT: Final = 100


def counts(scene: Scene) -> list[OddsLine]:
    """How many face-down cards there are of each kind, and how many would be a trap."""
    say, odds = scene.words.say, scene.game.odds(scene.view)
    unseen: dict[str, int] = odds["unseen"]
    cards = sum(unseen.values())
    lines = [OddsLine(say("diamant-odds-trap-cards", cards=odds["trap_cards"], deck=cards))]
    treasures = values_told(scene, family(unseen, "treasure"))
    lines.append(OddsLine(say("diamant-odds-treasures", cards=treasures)))
    dangers = kinds_told(scene, family(unseen, "danger"))
    lines.append(OddsLine(say("diamant-odds-dangers", cards=dangers)))
    if relics := family(unseen, "relic"):
        lines.append(OddsLine(say("diamant-odds-relics", cards=kinds_told(scene, relics))))
    return lines


def kinds_told(scene: Scene, counts: dict[str, int]) -> str:
    """Dangers or relics with how many there are, by their signs or in words."""
    if not scene.signs:
        return counted_in_words(scene, counts)
    return ", ".join(f"{signed(scene, face)} {TIMES}{cards}" for face, cards in counts.items())


def family(unseen: dict[str, int], name: str) -> dict[str, int]:
    """The face-down cards of one family."""
    return {face: number for face, number in unseen.items() if name in face}


def values_told(scene: Scene, treasures: dict[str, int]) -> str:
    """The treasures by their values: how many, where several."""
    told = []
    for face, number in treasures.items():
        value = face.rpartition("-")[2]
        drawn = f"{value} {TIMES}{number}" if number > 1 else value
        told.append(drawn if scene.signs else several(scene, value, number))
    return ", ".join(told) or scene.words.say("diamant-board-dangers-none")


def chances(scene: Scene) -> list[OddsLine]:
    """What the next cards bring, and what leaving brings."""
    say, odds = scene.words.say, scene.game.odds(scene.view)
    lines = [chance(scene, "diamant-odds-trap", odds["trap_chance"])]
    lines += survival(scene, odds["survival_chance"])
    lines.append(chance(scene, "diamant-odds-treasure", odds["treasure_chance"]))
    if odds["relic_chance"]:
        lines.append(chance(scene, "diamant-odds-relic", odds["relic_chance"]))
    lines.append(OddsLine(say("diamant-odds-share", rubies=round(odds["share"], 1))))
    if odds["leave"] is not None:
        lines.append(OddsLine(say("diamant-odds-leave", rubies=odds["leave"])))
    return lines


def survival(scene: Scene, survive: list[float]) -> list[OddsLine]:
    """The chances of no trap within a few cards; beyond the list there is always one."""
    return [
        OddsLine(
            scene.words.say("diamant-odds-survive", cards=cards, percent=percent(fraction)),
            fraction,
        )
        for cards in AHEAD
        for fraction in [survive[cards - 1] if cards <= len(survive) else 0.0]
    ]


def chance(scene: Scene, key: str, fraction: float) -> OddsLine:
    """A sentence about one chance."""
    return OddsLine(scene.words.say(key, percent=percent(fraction)), fraction)


def percent(fraction: float) -> int:
    """A chance in whole percent."""
    return round(fraction * PERCENT)
