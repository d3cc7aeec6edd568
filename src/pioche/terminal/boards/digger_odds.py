"""The odds of Digger in sentences: as counts, or as chances. Time is not among them."""

from typing import Final

from pioche.terminal.boards.digger_told import listed
from pioche.terminal.boards.scene import OddsLine, Scene

PERCENT: Final = 100
CHANCES: Final = ("unique", "theft", "nothing")


def counts(scene: Scene) -> list[OddsLine]:
    """What is left, and what a throw gives on average."""
    say, odds = scene.words.say, scene.game.odds(scene.view)
    tokens, gems = round(odds["tokens"], 1), round(odds["gems"], 1)
    lines = [
        OddsLine(say("digger-odds-centre", tokens=listed(scene, scene.view["centre"]))),
        OddsLine(say("digger-odds-throw", tokens=tokens, gems=gems)),
    ]
    if odds["points"] is not None:
        lines.append(OddsLine(say("digger-odds-points", points=round(odds["points"], 1))))
    return lines


def chances(scene: Scene) -> list[OddsLine]:
    """How likely a throw brings something."""
    odds = scene.game.odds(scene.view)
    return [chance(scene, name, odds[f"{name}_chance"]) for name in CHANCES]


def chance(scene: Scene, name: str, value: float) -> OddsLine:
    """One chance in percent."""
    told = scene.words.say(f"digger-odds-{name}", percent=round(value * PERCENT))
    return OddsLine(told, value)
