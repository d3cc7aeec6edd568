"""Diamant drawn: the path, its dangers, the loot and the chests."""

from dataclasses import replace
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pioche.games.diamant.cards import FACES, FIRST_DANGER, FIRST_RELIC
from pioche.games.diamant.description import (
    Explorer,
    deck_line,
    pile_lines,
    place_lines,
    progress,
)
from pioche.terminal.boards.layout import TIMES, Card, CardRow
from pioche.terminal.boards.scene import NOTHING, Board, Scene
from pioche.words.spell import spell_face

DIAMOND: Final = "◆"
RUBY: Final = "♦"
DIAMOND_STYLE: Final = "bold bright_cyan"
RUBY_STYLE: Final = "bold bright_red"
RUBIES_IN_A_DIAMOND: Final = 5
# More diamonds than this are counted.
MOST_DRAWN: Final = 4


def change(points: int) -> tuple[int, int]:
    """The diamonds and rubies that make this number of points."""
    return divmod(points, RUBIES_IN_A_DIAMOND)


def pile(points: int) -> Text:
    """A pile of gems: `◆◆♦`, or with the number of diamonds where it is high."""
    diamonds, rubies = change(points)
    text = Text()
    if diamonds > MOST_DRAWN:
        text.append(f"{DIAMOND}{TIMES}{diamonds}", DIAMOND_STYLE)
        text.append(" " if rubies else "")
    else:
        text.append(DIAMOND * diamonds, DIAMOND_STYLE)
    return text.append(RUBY * rubies, RUBY_STYLE)


def purse(points: int) -> Text:
    return Text(f"{points:>3} ", "bold" if points else "dim").append_text(pile(points))


# A sign for each danger, readable without colours.
DANGER_SIGNS: Final = dict(zip(FACES[FIRST_DANGER:FIRST_RELIC], "Ж§≈●»", strict=True))
RELIC_SIGN: Final = "★"
INSIDE_SIGN: Final = "▼"
OUTSIDE_SIGN: Final = "⌂"
THINKING_SIGN: Final = "…"
CHOSEN_SIGN: Final = "✓"
OWN_SIGN: Final = "►"
DANGER_STYLE: Final = "bold red"
RELIC_STYLE: Final = "bold yellow"
TREASURE_STYLE: Final = "green"

LARGE, SMALL, FLAT = SIZES = (0, 1, 2)
# Lines of the path's frame besides its cards: two edges, the rubies, the dangers.
FRAME_LINES: Final = 4
# With this number of spare lines, everything gets a frame of its own.
ROOMY: Final = 16
# With fewer columns a place has one word; with still fewer only signs.
WORDY: Final = 74
BRIEF: Final = 60


def draw(scene: Scene) -> RenderableType:
    """The whole table: the path, then the explorers."""
    below: list[RenderableType] = [*removed_line(scene), explorers_table(scene)]
    spare = scene.lines - len(below) - len(scene.view["explorers"]) - FRAME_LINES
    if spare < 1:
        return Group(*bare_path(scene), *below)
    if spare < ROOMY:
        path = Group(path_cards(scene, spare), path_rubies(scene), dangers_line(scene, True))
        return Group(path_panel(scene, path), *below)
    path = Group(path_cards(scene, spare - FRAME_LINES), path_rubies(scene))
    return Group(path_panel(scene, path), dangers_panel(scene), *framed(scene, below))


def bare_path(scene: Scene) -> list[RenderableType]:
    """The path without a frame, in as few lines as possible."""
    below = path_rubies(scene).append(" · ").append_text(dangers_line(scene, True))
    return [path_title(scene), path_cards(scene, 1), below]


def dangers_panel(scene: Scene) -> Panel:
    title = Text(scene.words.say("diamant-board-dangers"), "bold")
    return Panel(dangers_line(scene, False), title=title, title_align="left", border_style="red")


def framed(scene: Scene, below: list[RenderableType]) -> list[RenderableType]:
    """The explorers in a frame, after the line of removed cards."""
    title = Text(scene.words.say("diamant-board-explorers"), "bold")
    frame = Panel(below[-1], title=title, title_align="left", border_style="cyan", padding=0)
    return [*below[:-1], frame]


def path_panel(scene: Scene, path: RenderableType) -> Panel:
    """The path in its frame, under the progress of the expedition."""
    return Panel(
        path,
        title=path_title(scene),
        title_align="left",
        border_style="yellow",
        box=box.ROUNDED,
    )


def path_title(scene: Scene) -> Text:
    """The progress of the expedition, and the number of cards left."""
    parts = [progress(scene.view), deck_line(scene.view)]
    return Text(" · ".join(scene.spell(part) for part in parts), "bold")


def path_cards(scene: Scene, lines: int) -> RenderableType:
    """The revealed cards in order, as large as the lines allow."""
    faces = scene.view["path"]
    if not faces:
        return Text(scene.words.say("diamant-board-path-empty"), "dim")
    return CardRow([[card_of(scene, face, size) for face in faces] for size in SIZES], lines)


def card_of(scene: Scene, face: str, size: int) -> Card:
    """One card of the path in figures and signs."""
    if face.startswith("treasure"):
        value = int(face.rpartition("-")[2])
        return card(size, Text(str(value), "bold"), pile(value), TREASURE_STYLE)
    name = Text(spell_face(scene.words, scene.game.id, face), style_of(face))
    return card(size, Text(sign_of(face), style_of(face)), name, style_of(face), True)


def card(size: int, sign: Text, body: Text, style: str, double: bool = False) -> Card:
    """A box of two lines, a box of one line, or one line in brackets."""
    if size == LARGE:
        return Card([sign, body], style, double)
    return Card([sign.append(" ").append_text(body)], style, double, size == FLAT)


def sign_of(face: str) -> str:
    return DANGER_SIGNS.get(face, RELIC_SIGN)


def style_of(face: str) -> str:
    return DANGER_STYLE if face in DANGER_SIGNS else RELIC_STYLE


def path_rubies(scene: Scene) -> Text:
    """The rubies that those who leave would share."""
    rubies = scene.view["path_rubies"]
    text = Text(scene.words.say("diamant-board-path-rubies", rubies=rubies), "bold")
    return text.append(" ").append_text(pile(rubies))


def dangers_line(scene: Scene, named: bool) -> Text:
    """The revealed dangers: a second one of a kind is a trap."""
    title = scene.words.say("diamant-board-dangers-line", dangers="").rstrip() + " "
    line = Text(title if named else "", "bold")
    seen = scene.view["dangers"]
    if not seen:
        return line.append(scene.words.say("diamant-board-dangers-none"), "dim")
    names = [Text(sign_and_name(scene, face), DANGER_STYLE) for face in seen]
    return line.append_text(Text(" · ").join(names))


def sign_and_name(scene: Scene, face: str) -> str:
    return f"{sign_of(face)} {spell_face(scene.words, scene.game.id, face)}"


def removed_line(scene: Scene) -> list[Text]:
    """Cards removed for good, and the relics still to come."""
    speller = replace(scene.speller(signs=True), card=lambda face: sign_and_name(scene, face))
    lines = [speller.line(line) for line in pile_lines(scene.view)]
    return [Text(" " + " · ".join(lines), "dim")] if lines else []


def explorers_table(scene: Scene) -> Table:
    """The place and the treasure of each explorer."""
    say = scene.words.say
    table = Table(box=None, expand=True, padding=(0, 1, 0, 0), header_style="bold underline")
    table.add_column(f"  {say('diamant-board-player')}", ratio=1, min_width=10, no_wrap=True)
    table.add_column(say("diamant-board-place"), no_wrap=True)
    for name in ("unsafe", "chest", *(["relics"] if scene.view["relics"] != "none" else [])):
        table.add_column(say(f"diamant-board-{name}"), min_width=8, no_wrap=True)
    for explorer in scene.view["explorers"]:
        table.add_row(*explorer_row(scene, explorer))
    return table


def explorer_row(scene: Scene, explorer: Explorer) -> list[Text]:
    """The cells of one explorer; the person's own row is marked."""
    seat = explorer["seat"]
    own = seat == scene.view["seat"]
    name = Text(f"{OWN_SIGN if own else ' '} {scene.names[seat]}", "bold" if own else "")
    row = [name, place(scene, explorer), purse(explorer["unsafe"]), chest(scene, explorer)]
    return row if scene.view["relics"] == "none" else [*row, relics(explorer)]


def place(scene: Scene, explorer: Explorer) -> Text:
    """In the cave or at the camp, in as many words as there is room for."""
    inside = explorer["inside"] and scene.view["stage"] != "over"
    sign = INSIDE_SIGN if inside else OUTSIDE_SIGN
    parts = [scene.spell(line) for line in place_lines(scene.view, explorer)]
    place = ", ".join(parts if scene.columns >= WORDY else parts[-1:])
    if scene.columns < BRIEF:
        place = (CHOSEN_SIGN if explorer["chosen"] else THINKING_SIGN) if inside else ""
    return Text(f"{sign} {place}", "" if inside else "dim")


def chest(scene: Scene, explorer: Explorer) -> Text:
    """The safe rubies, where they are visible."""
    if explorer["chest"] is None:
        return Text(scene.words.say("diamant-board-hidden"), "dim")
    return purse(explorer["chest"])


def relics(explorer: Explorer) -> Text:
    """A star for each relic, and their value together."""
    if not explorer["relics"]:
        return Text(NOTHING, "dim")
    return Text(f"{RELIC_SIGN * len(explorer['relics'])} {explorer['relic_points']}", RELIC_STYLE)


BOARD: Final = Board(draw, card=sign_and_name)
