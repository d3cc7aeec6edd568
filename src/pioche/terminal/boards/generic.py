"""Any view, drawn as nested zones: a game without a drawing of its own is still playable."""

from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from pioche.terminal.boards.scene import NOTHING, Scene
from pioche.words.spell import spell_face, spell_move

# What every view has and nobody at the table needs to read.
UNTOLD: Final = ("game", "question")
# The field that holds the number of a seat, and the lists with one entry for each seat.
SEAT: Final = "seat"
BY_SEAT: Final = ("scores",)
HIDDEN: Final = "unknown"


def draw(scene: Scene) -> RenderableType:
    """The view as a tree of zones."""
    tree = Tree(Text(scene.words.say(f"{scene.game.id}-name"), "bold"), guide_style="dim")
    for name, value in told(scene).items():
        grow(scene, tree, label(scene, name), name, value)
    return tree


def told(scene: Scene) -> dict[str, object]:
    """What of the view is shown."""
    return {name: value for name, value in scene.view.items() if name not in UNTOLD}


def grow(scene: Scene, tree: Tree, title: str, name: str, value: object) -> None:
    """Add one zone under its title, and the zones within it."""
    parts = list(zones(scene, name, value))
    if not parts:
        tree.add(Text(field(scene, title, name, value)))
        return
    branch = tree.add(Text(title, "bold"))
    for inner_title, inner_name, inner in parts:
        grow(scene, branch, inner_title, inner_name, inner)


def zones(scene: Scene, name: str, value: object) -> Iterator[tuple[str, str, object]]:
    """The parts of a zone that has any, each with its title: of an object, or of a list."""
    if isinstance(value, dict):
        for inner_name, inner in value.items():
            yield label(scene, str(inner_name)), str(inner_name), inner
    elif isinstance(value, list) and name in BY_SEAT and len(value) == len(scene.names):
        yield from ((player, "", inner) for player, inner in zip(scene.names, value, strict=True))
    elif isinstance(value, list) and any(isinstance(inner, dict | list) for inner in value):
        for number, inner in enumerate(value, start=1):
            yield from entry(scene, number, inner)


def entry(scene: Scene, number: int, value: object) -> Iterator[tuple[str, str, object]]:
    """One entry of a list: under a player's name where it says whose it is."""
    if isinstance(value, dict) and is_seat(scene, value.get(SEAT)):
        rest = {name: inner for name, inner in value.items() if name != SEAT}
        yield scene.names[value[SEAT]], "", rest
    else:
        yield str(number), "", value


def is_seat(scene: Scene, value: object) -> bool:
    """Whether this is the number of a seat at this table."""
    return type(value) is int and 0 <= value < len(scene.names)


def field(scene: Scene, title: str, name: str, value: object) -> str:
    """One thing and what it is."""
    return scene.words.say("terminal-field", name=title, value=plain(scene, name, value))


def label(scene: Scene, name: str) -> str:
    """A field's name as people read it: the game's own word for it where there is one."""
    for key in (f"{scene.game.id}-field-{name}", f"{scene.game.id}-option-{name}"):
        if scene.words.has(key):
            return scene.words.say(key)
    if name in scene.game.faces:
        return spell_face(scene.words, scene.game.id, name)
    return name.replace("_", " ")


def plain(scene: Scene, name: str, value: object) -> str:
    """A value as text: lists in a row, yes and no in words, players by their names."""
    if isinstance(value, bool):
        return scene.words.say("terminal-yes" if value else "terminal-no")
    if value is None or value in ([], {}):
        return NOTHING if scene.signs else scene.words.say("terminal-nothing")
    if isinstance(value, list):
        return ", ".join(plain(scene, name, inner) for inner in value)
    if name == SEAT and isinstance(value, int) and is_seat(scene, value):
        return scene.names[value]
    if isinstance(value, int | float):
        return scene.words.say("terminal-number", value=value)
    return spelled(scene, name, str(value))


def spelled(scene: Scene, name: str, text: str) -> str:
    """A card, a move or the value of an option by its name; any other text as it is."""
    words, game = scene.words, scene.game
    if text in game.faces:
        return spell_face(words, game.id, text)
    if text == HIDDEN:
        return words.say("terminal-face-down")
    if text in game.moves.numbers:
        return spell_move(words, game, game.moves.parse(text), scene.names)
    option = f"{game.id}-option-{name}-{text}"
    return words.say(option) if words.has(option) else text


def tell(scene: Scene) -> list[str]:
    """The same zones, a line each."""
    return [
        line
        for name, value in told(scene).items()
        for line in lines(scene, label(scene, name), name, value)
    ]


def lines(scene: Scene, title: str, name: str, value: object) -> Iterator[str]:
    """One zone in lines that name it in full."""
    parts = list(zones(scene, name, value))
    if not parts:
        yield field(scene, title, name, value)
    for inner_title, inner_name, inner in parts:
        yield from lines(scene, f"{title}, {inner_title}", inner_name, inner)
