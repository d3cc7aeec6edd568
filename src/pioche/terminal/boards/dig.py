"""DIG drawn: hill and tavern, all hands, and the galleries card by card."""

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pioche.games.dig import description
from pioche.games.dig.description import Card as GalleryCard
from pioche.games.dig.description import Player
from pioche.terminal.boards.layout import Card, CardRow
from pioche.terminal.boards.scene import NOTHING, Board, Scene
from pioche.words.spell import spell_face

Row = list[GalleryCard]

# A sign for each card of a gallery or a hand, readable without colours.
SIGNS: Final = {
    "steel": "■",
    "gold": "●",
    "diamond": "◆",
    "ruby": "♦",
    "rune": "Ψ",
    "gem-egg": "◎",
    "snake": "§",
}
STYLES: Final = {
    "steel": "white",
    "gold": "bold yellow",
    "diamond": "bold bright_cyan",
    "ruby": "bold bright_red",
    "rune": "bold bright_blue",
    "gem-egg": "bold bright_magenta",
    "snake": "bold green",
}
GEM_SIGN: Final = "✦"
GEM_STYLE: Final = "bold bright_magenta"
RECRUIT_SIGN: Final = "♙"
RECRUIT_STYLE: Final = "bold bright_green"
TAVERN_SIGN: Final = "⌂"
EATEN_SIGN: Final = "†"
OWN_SIGN: Final = "►"
TURN_SIGN: Final = "»"

LARGE, SMALL, FLAT = SIZES = (0, 1, 2)
# From this number of lines on, the parts of the table get frames.
ROOMY: Final = 30
FRAMES: Final = 4
# Lines of a gallery of large cards.
LARGE_LINES: Final = 4
# With fewer columns, hands stand below the players instead of beside them.
WIDE: Final = 74
# The approximate width of the columns before the last one.
LEFT_COLUMNS: Final = 42


def draw(scene: Scene) -> RenderableType:
    """The whole table; on small screens the galleries come first."""
    above = [hill_text(scene), *notice_texts(scene), *revealed_text(scene)]
    tavern = tavern_text(scene)
    roomy = scene.lines >= ROOMY
    used = sum(lines_of(text, scene.columns) for text in (*above, tavern)) + players_lines(scene)
    rows = galleries(scene, scene.lines - used - (FRAMES if roomy else 0))
    players = Group(players_table(scene), *hands(scene))
    if not roomy:
        return Group(*above, rows, players, tavern)
    return Group(
        *above,
        tavern,
        framed(players, Text(scene.words.say("dig-board-players"), "bold"), "cyan"),
        framed(rows, Text(scene.words.say("dig-board-galleries"), "bold"), "yellow"),
    )


def lines_of(text: Text, columns: int) -> int:
    """The approximate number of lines of a text."""
    return (text.cell_len - 1) // max(1, columns) + 1


def players_lines(scene: Scene) -> int:
    """The approximate number of lines of the players; long hands wrap."""
    if scene.columns < WIDE:
        below = sum(lines_of(text, scene.columns) for text in hands(scene))
        return len(scene.view["players"]) + 1 + below
    columns = scene.columns - LEFT_COLUMNS
    return 1 + sum(lines_of(hand_text(scene, player), columns) for player in scene.view["players"])


def framed(inside: RenderableType, title: Text, style: str) -> Panel:
    return Panel(
        inside, title=title, title_align="left", border_style=style, box=box.ROUNDED, padding=0
    )


def hill_text(scene: Scene) -> Text:
    return Text(scene.spell(description.hill_line(scene.view)), "bold")


def notice_texts(scene: Scene) -> list[Text]:
    return [Text(scene.spell(line), "bold red") for line in description.notice_lines(scene.view)]


def revealed_text(scene: Scene) -> list[Text]:
    """Revealed cards that are not yet resolved."""
    lines = description.revealed_lines(scene.view)
    return [Text(scene.spell(line), "bold yellow") for line in lines]


def tavern_text(scene: Scene) -> Text:
    """The companions in the tavern with their costs in signs."""
    costs = scene.view["costs"]
    faces = [f"{name_of(scene, name)} {price_signs(costs[name])}" for name in scene.view["tavern"]]
    companions = ", ".join(faces) or scene.words.say("dig-board-nobody")
    left = scene.view["to_come"]
    return Text(scene.words.say("dig-board-tavern-line", companions=companions, left=left))


def price_signs(cost: dict[str, int]) -> str:
    """A cost as stones: `■■●`."""
    return "".join(SIGNS[stone] * number for stone, number in cost.items())


def players_table(scene: Scene) -> Table:
    """Points, recruits and hands of all players."""
    say = scene.words.say
    table = Table(box=None, expand=True, padding=(0, 1, 0, 0), header_style="bold underline")
    table.add_column(f"   {say('dig-board-player')}", no_wrap=True, min_width=8, max_width=18)
    for name in ("points", "recruits", "stones"):
        table.add_column(say(f"dig-board-{name}"), no_wrap=True)
    if scene.columns >= WIDE:
        table.add_column(say("dig-board-hand"), ratio=1)
    for player in scene.view["players"]:
        table.add_row(*player_row(scene, player))
    return table


def player_row(scene: Scene, player: Player) -> list[Text]:
    seat = player["seat"]
    own = OWN_SIGN if seat == scene.view["seat"] else " "
    turn = TURN_SIGN if seat == scene.view["active"] and scene.view["stage"] != "over" else " "
    name = Text(f"{own}{turn} {scene.names[seat]}", "bold" if own.strip() else "")
    cells = [name, points(player), recruits(player), stones(player)]
    return [*cells, hand_text(scene, player)] if scene.columns >= WIDE else cells


def hand_text(scene: Scene, player: Player) -> Text:
    names = [name_of(scene, face) for face in (*player["equipment"], *player["companions"])]
    return Text(", ".join(names) or NOTHING)


def name_of(scene: Scene, face: str) -> str:
    return spell_face(scene.words, scene.game.id, face)


def hands(scene: Scene) -> list[Text]:
    """On narrow screens: the hands below the table, a line each."""
    if scene.columns >= WIDE:
        return []
    return [
        Text(f"   {scene.names[player['seat']]} · ", "dim").append_text(hand_text(scene, player))
        for player in scene.view["players"]
        if player["equipment"] or player["companions"]
    ]


def points(player: Player) -> Text:
    """The points, with their gems and runes."""
    text = Text(f"{player['points']:>2} ", "bold").append(f"{GEM_SIGN}{player['gems']}", GEM_STYLE)
    return text.append(f" {SIGNS['rune']}{player['runes']}", STYLES["rune"])


def recruits(player: Player) -> Text:
    """Recruits: free, in the tavern, and devoured."""
    text = Text(f"{RECRUIT_SIGN}{player['free']}", RECRUIT_STYLE)
    text.append(f" {TAVERN_SIGN}{player['waiting']}", "dim")
    return text.append(f" {EATEN_SIGN}{player['eaten']}" if player["eaten"] else "", "red")


def stones(player: Player) -> Text:
    text = Text()
    for stone, number in player["stones"].items():
        text.append(f"{SIGNS[stone]}{number} ", STYLES[stone] if number else "dim")
    return text


def galleries(scene: Scene, lines: int) -> RenderableType:
    """Every gallery in a row; the person's own cards are as large as the lines allow."""
    found = [
        (seat, number, row)
        for seat, rows in enumerate(scene.view["galleries"])
        for number, row in enumerate(rows, start=1)
        if row
    ]
    if not found:
        return Text(scene.words.say("dig-board-no-gallery"), "dim")
    own = sum(seat == scene.view["seat"] for seat, _, _ in found)
    own_lines, lines = share_out(lines, own, len(found) - own)
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    for seat, number, row in found:
        room = own_lines if seat == scene.view["seat"] else lines
        grid.add_row(gallery_name(scene, seat, number), cards(row, room))
    return grid


def share_out(lines: int, own: int, others: int) -> tuple[int, int]:
    """The lines for each own gallery, and for each other one."""
    even = lines // (own + others)
    if even >= LARGE_LINES or not own:
        return even, even
    return (lines - others) // own, 1


def gallery_name(scene: Scene, seat: int, number: int) -> Text:
    own = seat == scene.view["seat"]
    name = f"{OWN_SIGN if own else ' '} {scene.names[seat]} {number}"
    return Text(name, "bold" if own else "")


def cards(row: Row, lines: int) -> CardRow:
    return CardRow(
        [[card_of(row, index, size) for index in range(len(row))] for size in SIZES], lines
    )


def card_of(row: Row, index: int, size: int) -> Card:
    """One card of a gallery: position, face, recruit and gems."""
    card = row[index]
    style = STYLES[card["face"]]
    body = Text(SIGNS[card["face"]], style)
    body.append(RECRUIT_SIGN if card["recruit"] else "", RECRUIT_STYLE)
    body.append(GEM_SIGN * card["gems"], GEM_STYLE)
    position = Text().append(str(index + 1), "dim")
    if size == LARGE:
        return Card([position, body], style, bool(card["recruit"]))
    line = position.append(" ").append_text(body)
    return Card([line], style, bool(card["recruit"]), size == FLAT)


BOARD: Final = Board(draw)
