"""The odds of any game: every figure that it gives, a line each."""

from collections.abc import Iterator
from typing import Final

from pioche.terminal.boards.generic import label, plain
from pioche.terminal.boards.scene import OddsLine, Scene

# Figures under a name that ends so are chances; any other fraction is a plain number.
CHANCE: Final = "chance"
PERCENT: Final = 100


def counts(scene: Scene) -> list[OddsLine]:
    """The odds that are figures."""
    return [line for line in figures(scene) if line.chance is None]


def chances(scene: Scene) -> list[OddsLine]:
    """The odds that are chances, in percent."""
    return [line for line in figures(scene) if line.chance is not None]


def figures(scene: Scene) -> list[OddsLine]:
    """Every figure that the game's odds hold, a line each."""
    return [
        figure(scene, title, chance, inner)
        for name, value in scene.game.odds(scene.view).items()
        for title, chance, inner in flat(scene, label(scene, name), is_chance(name), value)
    ]


def is_chance(name: str) -> bool:
    """Whether what stands under this name is a chance."""
    return name.endswith(CHANCE)


def flat(
    scene: Scene, title: str, chance: bool, value: object
) -> Iterator[tuple[str, bool, object]]:
    """The figures inside a value, each under its full title, and whether it is a chance."""
    if isinstance(value, dict):
        for part, inner in value.items():
            inner_title = f"{title}, {label(scene, str(part))}"
            yield from flat(scene, inner_title, chance or is_chance(str(part)), inner)
    elif isinstance(value, list):
        for number, inner in enumerate(value, start=1):
            yield from flat(scene, f"{title}, {number}", chance, inner)
    else:
        yield title, chance, value


def figure(scene: Scene, title: str, chance: bool, value: object) -> OddsLine:
    """One figure of the odds: a chance in percent, a number with one decimal."""
    if chance and isinstance(value, float):
        percent = round(value * PERCENT)
        return OddsLine(scene.words.say("terminal-percent", name=title, percent=percent), value)
    told = round(value, 1) if isinstance(value, float) else value
    return OddsLine(scene.words.say("terminal-field", name=title, value=plain(scene, "", told)))
