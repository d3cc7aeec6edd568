"""Any view, drawn as nested zones: a game without a drawing of its own is still playable."""

from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from pioche.core.lines import field_line, field_parts, shown_fields
from pioche.terminal.boards.scene import Board, Scene


def draw(scene: Scene) -> RenderableType:
    """The view as a tree of zones."""
    tree = Tree(Text(scene.words.say(f"{scene.game.id}-name"), "bold"), guide_style="dim")
    for name in shown_fields(scene.view):
        grow(scene, tree, [name], name, scene.view[name])
    return tree


def grow(scene: Scene, tree: Tree, title: list[Any], name: str, value: object) -> None:
    """Add one zone under its title, and the zones within it."""
    speller, parts = scene.speller(signs=True), field_parts(name, value)
    if not parts:
        tree.add(Text(speller.line(field_line(title, name, value))))
        return
    branch = tree.add(Text(speller.title(title), "bold"))
    for inner_title, inner_name, inner in parts:
        grow(scene, branch, inner_title, inner_name, inner)


BOARD: Final = Board(draw)
