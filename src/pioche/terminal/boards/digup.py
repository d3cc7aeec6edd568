"""Dig Up Adventure drawn: the mines three by three, the hands, the piles."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from pioche.core.lines import Argument, counted_faces, line, within
from pioche.games.digup.cards import COLOURS
from pioche.games.digup.description import (
    HIDDEN,
    ROWS,
    Mine,
    discard,
    discard_counts,
    hand_lines,
    pile_lines,
    points_shown,
    state_lines,
)
from pioche.terminal.boards.layout import Card, CardRow
from pioche.terminal.boards.scene import Board, Scene

# Letters distinguish the colours, in both languages.
STYLES: Final = {
    "amethyst": "bold magenta",
    "diamond": "bold white",
    "emerald": "bold green",
    "ruby": "bold red",
    "sapphire": "bold blue",
    "topaz": "bold yellow",
}
SIGNS: Final = {"idol": "★", "skeleton": "†"}
SIGN_STYLES: Final = {"idol": "bold bright_yellow", "skeleton": "bright_black"}
IN_PLACE: Final = "✓"
OWN_SIGN: Final = "►"
CELL: Final = 5
ROW: Final = 3 * CELL
# The line above the mines.
TITLE_LINES: Final = 1
# The most kinds of a discard pile that the board draws, the newest first.
DISCARD_SHOWN: Final = 6


def draw(scene: Scene) -> RenderableType:
    """The mines as large as there is room, then the hands and piles."""
    spell, view = scene.speller(signs=True).line, scene.view
    title = Text(" · ".join(spell(part) for part in state_lines(view)), "bold")
    below = [Text(spell(part)) for part in (*hand_lines(view), *pile_lines(view, newest(scene)))]
    lines = scene.lines - TITLE_LINES - len(below)
    return Group(title, mines(scene, lines), *below)


def newest(scene: Scene) -> Argument:
    """The newest cards of the discard pile, and the number of those under them."""
    kinds = dict(list(discard_counts(scene.view).items())[:DISCARD_SHOWN])
    more = len(scene.view["discard"]) - sum(kinds.values())
    if not more:
        return discard(scene.view)
    return within(line("digup-board-discard-more", cards=counted_faces(kinds), more=more))


def mines(scene: Scene, lines: int) -> CardRow:
    """All mines side by side: boxes, or a line each on small screens."""
    numbered = list(enumerate(scene.view["mines"]))
    boxes = [mine_box(scene, number, mine) for number, mine in numbered]
    flat = [mine_line(scene, number, mine) for number, mine in numbered]
    return CardRow([boxes, flat], lines)


def mine_box(scene: Scene, number: int, mine: Mine) -> Card:
    """A mine of three rows under its title."""
    title = mine_title(scene, number, mine)
    title.truncate(ROW)
    rows = [row(scene, number, mine, positions) for positions in ROWS]
    turn = scene.view["turn"] == number and scene.view["stage"] != "over"
    return Card([pad(title), *rows], style_of(mine), turn)


def mine_line(scene: Scene, number: int, mine: Mine) -> Card:
    title = mine_title(scene, number, mine)
    for positions in ROWS if mine["cards"] else ():
        title.append(" │")
        for at in positions:
            cell = cell_of(scene, number, mine, at)
            title.append(f" {cell.plain.strip()}", cell.style)
    return Card([title], style_of(mine), flat=True)


def style_of(mine: Mine) -> str:
    return STYLES[mine["colour"]].removeprefix("bold ") if mine["colour"] else ""


def mine_title(scene: Scene, number: int, mine: Mine) -> Text:
    """The letter of the colour, the visible points, and the name as far as it fits."""
    own = number == scene.view["seat"] and not scene.view["solo"]
    title = Text(OWN_SIGN if own else "", "bold")
    if mine["colour"]:
        title.append(letter(mine["colour"]), STYLES[mine["colour"]]).append(" ")
    if scene.view["solo"]:
        return title.append(scene.words.say("digup-board-mine", number=number + 1))
    if mine["colour"] and mine["cards"]:
        points = scene.words.say("digup-board-points", points=points_shown(mine))
        room = ROW - title.cell_len - len(points) - 1
        return title.append(f"{scene.names[number][:room]} ").append(points, "bold")
    return title.append(scene.names[number][:ROW])


def pad(title: Text) -> Text:
    title.append(" " * max(0, ROW - title.cell_len))
    return title


def letter(colour: str) -> str:
    """The first letter of a colour, the same in both languages."""
    assert colour in COLOURS
    return colour[0].upper()


def row(scene: Scene, number: int, mine: Mine, positions: tuple[int, ...]) -> Text:
    cells = [cell_of(scene, number, mine, at) for at in positions]
    return Text().join(cells)


def cell_of(scene: Scene, number: int, mine: Mine, at: int) -> Text:
    """A card, underlined where the last played card has touched it."""
    if not mine["cards"]:
        return Text(" " * CELL)
    cell = card_cell(mine, at)
    touched = [number, at] in scene.view["touched"]
    return Text(cell.plain, f"{cell.style} underline" if touched else cell.style)


def card_cell(mine: Mine, at: int) -> Text:
    """One card: face up, hidden but known in brackets, or hidden with its position."""
    face = mine["cards"][at - 1]
    if face == HIDDEN:
        return Text(f" ░{at}░ ", "dim")
    sign, style = sign_of(face, at)
    if at in mine["up"]:
        return Text(f" {sign:<{CELL - 1}}", style)
    return Text(f"{f'({sign})':<{CELL}}", f"{style} italic")


def sign_of(face: str, at: int) -> tuple[str, str]:
    """A gem by its letter and value, marked in its place; other cards by a sign."""
    colour, _, value = face.rpartition("-")
    if colour in STYLES:
        return f"{letter(colour)}{value}{IN_PLACE if int(value) == at else ''}", STYLES[colour]
    return SIGNS[face], SIGN_STYLES[face]


BOARD: Final = Board(draw)
