"""The odds of DIG in sentences: as counts of cards, or as chances."""

from typing import Any, Final

from pioche.terminal.boards.scene import OddsLine, Scene

# The survival of a gallery is told for the next card, and for a few.
AHEAD: Final = (1, 3, 5)
PERCENT: Final = 100


def counts(scene: Scene) -> list[OddsLine]:
    """How many cards of each family the next one may be, and what galleries are worth."""
    odds = scene.game.odds(scene.view)
    cards = sum(odds["family_cards"].values())
    lines = [OddsLine(scene.words.say("dig-odds-cards", cards=cards))]
    for family, number in odds["family_cards"].items():
        name = scene.words.say(f"dig-family-{family}")
        lines.append(OddsLine(scene.words.say("dig-odds-count", family=name, cards=number)))
    return [*lines, *(worth(scene, gallery) for gallery in odds["galleries"])]


def worth(scene: Scene, gallery: dict[str, Any]) -> OddsLine:
    """The points of a gallery closed now, and on average after one card more."""
    told = scene.words.say(
        "dig-odds-worth",
        gallery=gallery["gallery"],
        close=gallery["close"],
        dig=round(gallery["dig"], 1),
    )
    return OddsLine(told)


def chances(scene: Scene) -> list[OddsLine]:
    """The chance of each family on the next card, and how long galleries last."""
    odds = scene.game.odds(scene.view)
    lines = [
        chance(scene, "dig-odds-chance", number, family=scene.words.say(f"dig-family-{family}"))
        for family, number in odds["family_chance"].items()
    ]
    if odds["galleries"]:
        lines += survival(scene, odds["survival_chance"])
    return [*lines, *(worth(scene, gallery) for gallery in odds["galleries"])]


def survival(scene: Scene, chances: list[float]) -> list[OddsLine]:
    """How likely a gallery is not to be lost within the next cards."""
    return [
        chance(scene, "dig-odds-survive", chances[n - 1], cards=n)
        for n in AHEAD
        if n <= len(chances)
    ]


def chance(scene: Scene, key: str, fraction: float, **told: str | int) -> OddsLine:
    """A sentence about one chance."""
    return OddsLine(scene.words.say(key, percent=round(fraction * PERCENT), **told), fraction)
