"""Any view, drawn as nested zones: a game without a drawing of its own is still playable."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from pioche.terminal.boards.scene import NOTHING, OddsLine, Scene

# What every view has and nobody at the table needs to read.
UNTOLD = ("game", "question")


def draw(scene: Scene) -> RenderableType:
    """The view as a tree of zones."""
    tree = Tree(Text(scene.words.say(f"{scene.game.id}-name"), "bold"), guide_style="dim")
    for name, value in told(scene).items():
        grow(scene, tree, name, value)
    return tree


def told(scene: Scene) -> dict[str, object]:
    """What of the view is shown."""
    return {name: value for name, value in scene.view.items() if name not in UNTOLD}


def grow(scene: Scene, tree: Tree, name: str, value: object) -> None:
    """Add one zone, and the zones within it."""
    parts = dict(zones(value))
    if not parts:
        tree.add(Text(field(scene, name, value)))
        return
    branch = tree.add(Text(label(name), "bold"))
    for part, inner in parts.items():
        grow(scene, branch, part, inner)


def zones(value: object) -> Iterator[tuple[str, object]]:
    """The parts of a zone that has any: of an object, or of a list of objects."""
    if isinstance(value, dict):
        yield from ((str(name), inner) for name, inner in value.items())
    elif isinstance(value, list) and any(isinstance(inner, dict | list) for inner in value):
        yield from ((str(number), inner) for number, inner in enumerate(value, start=1))


def field(scene: Scene, name: str, value: object) -> str:
    """One thing and what it is."""
    return scene.words.say("terminal-field", name=label(name), value=plain(scene, value))


def label(name: str) -> str:
    """A field's name as people read it."""
    return name.replace("_", " ")


def plain(scene: Scene, value: object) -> str:
    """A value as text: lists in a row, yes and no in words."""
    if isinstance(value, bool):
        return scene.words.say("terminal-yes" if value else "terminal-no")
    if value is None or value == []:
        return NOTHING
    if isinstance(value, list):
        return ", ".join(plain(scene, inner) for inner in value)
    return str(value)


def tell(scene: Scene) -> list[str]:
    """The same zones, a line each."""
    return [line for name, value in told(scene).items() for line in lines(scene, name, value)]


def lines(scene: Scene, name: str, value: object) -> Iterator[str]:
    """One zone in lines that name it in full."""
    parts = list(zones(value))
    if not parts:
        yield field(scene, name, value)
    for part, inner in parts:
        yield from lines(scene, f"{name} {part}", inner)


def counts(scene: Scene) -> list[OddsLine]:
    """The whole numbers among the odds."""
    return [line for line in figures(scene) if line.chance is None]


def chances(scene: Scene) -> list[OddsLine]:
    """The odds that are fractions, in percent."""
    return [line for line in figures(scene) if line.chance is not None]


def figures(scene: Scene) -> list[OddsLine]:
    """Every figure that the game's odds hold, a line each."""
    found: list[OddsLine] = []
    for name, value in scene.game.odds(scene.view).items():
        for part, inner in flat(label(name), value):
            found.append(figure(scene, part, inner))
    return found


def flat(name: str, value: object) -> Iterator[tuple[str, object]]:
    """The figures inside a value, each under its full name."""
    if isinstance(value, dict):
        for part, inner in value.items():
            yield from flat(f"{name} {part}", inner)
    elif isinstance(value, list):
        for number, inner in enumerate(value, start=1):
            yield from flat(f"{name} {number}", inner)
    else:
        yield name, value


def figure(scene: Scene, name: str, value: object) -> OddsLine:
    """One figure of the odds: a fraction is a chance."""
    if isinstance(value, float) and 0 <= value <= 1:
        percent = round(value * 100)
        return OddsLine(scene.words.say("terminal-percent", name=name, percent=percent), value)
    if isinstance(value, float):
        return OddsLine(scene.words.say("terminal-figure", name=name, value=round(value, 1)))
    return OddsLine(scene.words.say("terminal-field", name=name, value=str(value)))
