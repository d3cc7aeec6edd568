"""How each game looks in the terminal: `BOARD` in `pioche.terminal.boards.GAME_ID`.

A game without a board of its own is drawn as a tree of the fields of its view.
"""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text
from rich.tree import Tree

from pioche.core.lines import field_line, field_parts, shown_fields
from pioche.game_modules import game_module
from pioche.terminal.boards.layout import Flow, fits
from pioche.terminal.boards.scene import Board, Scene, signs_lines

__all__ = ["Board", "Scene", "board_of", "draw_board", "signs_lines"]


def board_of(game_id: str) -> Board:
    """The board of a game; the generic one where it has none."""
    board: Board = getattr(game_module(__name__, game_id), "BOARD", GENERIC)
    return board


def draw_board(scene: Scene) -> RenderableType:
    """The board, and below it the legend of its signs where both fit."""
    picture = board_of(scene.game.id).draw(scene)
    legend = signs_lines(scene.words, scene.game)
    explained = Group(picture, *(Flow([Text(line, "dim")]) for line in legend))
    return explained if fits(explained, scene) else picture


def draw_fields(scene: Scene) -> RenderableType:
    """The view as a tree of fields."""
    tree = Tree(Text(scene.words.say(f"{scene.game.id}-name"), "bold"), guide_style="dim")
    for name in shown_fields(scene.view):
        grow(scene, tree, [name], name, scene.view[name])
    return tree


def grow(scene: Scene, tree: Tree, title: list[Any], name: str, value: object) -> None:
    """Add one field under its title, and the fields within it."""
    speller, parts = scene.speller(signs=True), field_parts(name, value)
    if not parts:
        tree.add(Text(speller.line(field_line(title, name, value))))
        return
    branch = tree.add(Text(speller.title(title), "bold"))
    for inner_title, inner_name, inner in parts:
        grow(scene, branch, inner_title, inner_name, inner)


GENERIC: Final = Board(draw_fields)
