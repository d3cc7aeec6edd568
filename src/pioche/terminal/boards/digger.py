"""Digger drawn: the dice, the centre, the crates, the glass, and the gesture of a theft."""

from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pioche.core.lines import Line
from pioche.games.digger.cards import TOKENS
from pioche.games.digger.description import (
    Counts,
    Player,
    glass_line,
    may_steal,
    progress,
    throws_line,
)
from pioche.games.digger.gestures import PERIOD, SHORTEST_SWEEP, SPACING, clearance, marker
from pioche.games.digger.moves import MOVES
from pioche.terminal.boards.layout import Card, CardRow
from pioche.terminal.boards.scene import NOTHING, Board, Gesture, Scene
from pioche.words.spell import spell_face

# A sign for each face, readable without colours.
SIGNS: Final = {
    "water": "◊",
    "gold": "$",
    "ruby": "♦",
    "emerald": "▲",
    "diamond": "◆",
    "black": "●",
}
STYLES: Final = {
    "water": "bold blue",
    "gold": "bold yellow",
    "ruby": "bold red",
    "emerald": "bold green",
    "diamond": "bold white",
    "black": "bold magenta",
}
FREE_SIGN: Final = "✓"
OWN_SIGN: Final = "►"
DIGGING_SIGN: Final = "▼"
SAND: Final = 30
FULL, GONE = "█", "░"
# Lines below the dice: three of tokens, the header of the crates, the glass.
LINES_BELOW: Final = 5
FRAME_LINES: Final = 2
DIE_LINES: Final = 3
# With this number of spare lines, tokens and crates get frames of their own.
ROOMY: Final = 12
# With fewer columns, tokens have signs without names.
WORDY: Final = 74


def draw(scene: Scene) -> RenderableType:
    """The dice in their frame, then the tokens, then the crates."""
    below = [tokens_line(scene, "centre"), tokens_line(scene, "beside"), box_line(scene)]
    spare = scene.lines - LINES_BELOW - len(scene.view["players"]) - FRAME_LINES
    dice = Group(dice_row(scene, max(1, min(spare, DIE_LINES))), *glass_lines(scene))
    title = Text(
        spell_line(scene, progress(scene.view)) or scene.words.say("digger-board-dice"), "bold"
    )
    if spare < 1:
        return Group(title, dice, *below, crates_table(scene))
    panel = Panel(dice, title=title, title_align="left", border_style="yellow")
    if spare < ROOMY:
        return Group(panel, *below, crates_table(scene))
    return Group(
        panel, framed(scene, "tokens", *below), framed(scene, "crates", crates_table(scene))
    )


def framed(scene: Scene, name: str, *inside: RenderableType) -> Panel:
    title = Text(scene.words.say(f"digger-board-{name}"), "bold")
    return Panel(Group(*inside), title=title, title_align="left", border_style="cyan", padding=0)


def dice_row(scene: Scene, lines: int) -> RenderableType:
    """The five dice; those that can still be used have a mark."""
    faces = scene.view["dice"]
    if not faces:
        return Text(scene.words.say("digger-board-dice-none"), "dim")
    forms = [[die(scene, face, flat) for face in faces] for flat in (False, True)]
    return CardRow(forms, lines)


def die(scene: Scene, face: str, flat: bool) -> Card:
    free = face in scene.view["free"]
    label = Text(sign_and_name(scene, face), STYLES[face]).append(f" {FREE_SIGN}" if free else "")
    return Card([label], STYLES[face] if free else "dim", double=free, flat=flat)


def sign_and_name(scene: Scene, face: str) -> str:
    return f"{SIGNS[face]} {spell_face(scene.words, scene.game.id, face)}"


def spell_line(scene: Scene, line: Line | None) -> str:
    return "" if line is None else scene.spell(line)


def glass_lines(scene: Scene) -> list[Text]:
    """The sand where it is visible, the counted throws, and a chance to steal."""
    lines = []
    if glass := spell_line(scene, glass_line(scene.view)):
        lines.append(Text(f"{glass} ", "bold").append(sand(scene), "yellow"))
    if throws := spell_line(scene, throws_line(scene.view)):
        lines.append(Text(throws, "bold"))
    if may_steal(scene.view):
        lines.append(Text(f"{SIGNS['black']} {scene.words.say('digger-board-theft')}", "magenta"))
    return lines


def sand(scene: Scene) -> str:
    """The glass as a bar that empties."""
    began, ends = scene.view["glass"]["began"], scene.view["glass"]["ends"]
    left: float = min(1.0, max(0.0, (ends - scene.now) / (ends - began)))
    full = round(left * SAND)
    return FULL * full + GONE * (SAND - full)


def tokens_line(scene: Scene, zone: str) -> Text:
    """The tokens of a zone."""
    title = Text(f" {scene.words.say(f'digger-board-{zone}')} ", "bold")
    return title.append_text(tokens(scene, scene.view[zone], scene.columns >= WORDY))


def tokens(scene: Scene, counts: Counts, wordy: bool) -> Text:
    there = {kind: count for kind, count in counts.items() if count}
    if not there:
        return Text(NOTHING, "dim")
    parts = [
        Text(f"{sign_and_name(scene, kind) if wordy else SIGNS[kind]} {count}", STYLES[kind])
        for kind, count in there.items()
    ]
    return Text("  ").join(parts)


def box_line(scene: Scene) -> Text:
    """The water that has left the game."""
    return Text(f" {scene.words.say('digger-board-box', water=scene.view['box'])}", "dim")


def crates_table(scene: Scene) -> Table:
    """The crates, with the value of each gem in them."""
    say = scene.words.say
    table = Table(box=None, expand=True, padding=(0, 1, 0, 0), header_style="bold underline")
    table.add_column(f"  {say('digger-board-player')}", ratio=1, min_width=10, no_wrap=True)
    for gem in scene.view["players"][0]["crate"]:
        title = sign_and_name(scene, gem) if scene.columns >= WORDY else SIGNS[gem]
        table.add_column(Text(title), min_width=6, no_wrap=True)
    table.add_column(say("digger-board-points"), justify="right", no_wrap=True)
    for player in scene.view["players"]:
        table.add_row(*crate_row(scene, player))
    return table


def crate_row(scene: Scene, player: Player) -> list[Text]:
    """The cells of one crate; the person's own row is marked."""
    seat = player["seat"]
    own, digs = seat == scene.view["seat"], seat == scene.view["digger"]
    sign = OWN_SIGN if own else " "
    name = Text(f"{sign} {scene.names[seat]}{' ' + DIGGING_SIGN if digs else ''}")
    name.stylize("bold" if own else "")
    piles = [
        Text(f"{count}×{player['worth'][gem]}", STYLES[gem] if count else "dim")
        for gem, count in player["crate"].items()
    ]
    return [name, *piles, Text(str(player["points"]), "bold")]


SWEEP: Final = 2 * SPACING
MS_PER_SECOND: Final = 1000


def gesture(scene: Scene, move: int) -> Gesture | None:
    """The gesture of a theft; other moves have none."""
    if MOVES.name(move) != "steal":
        return None
    gem, number = MOVES.arguments(move)
    seat, kind = int(number) - 1, TOKENS.index(gem)
    crate = [scene.view["players"][seat]["crate"].get(token, 0) for token in TOKENS]
    left, right = clearance(crate, kind, -1), clearance(crate, kind, 1)
    face = spell_face(scene.words, scene.game.id, gem)
    return Gesture(
        title=scene.words.say("digger-gesture-title", face=face, name=scene.names[seat]),
        how=scene.words.say("digger-gesture-how"),
        typed=typed(scene, left, right),
        period=PERIOD,
        band=((SPACING - left) / SWEEP, (SPACING + right) / SWEEP),
        place=lambda elapsed: (marker(elapsed) + SPACING) / SWEEP,
        evidence=lambda began, stopped: {"sweep": [began, stopped]},
    )


def typed(scene: Scene, left: int, right: int) -> str:
    """When the marker is in the free part, in seconds after its start."""
    first, last = (place * PERIOD // 2 // SWEEP for place in (SPACING - left, SPACING + right))
    first = max(first, SHORTEST_SWEEP)  # no hand is quicker
    window = scene.words.say(
        "digger-gesture-window",
        **{"from": round(first / MS_PER_SECOND, 2), "until": round(last / MS_PER_SECOND, 2)},
    )
    period = round(PERIOD / MS_PER_SECOND, 1)
    return scene.words.say("digger-gesture-typed", windows=window, period=period)


BOARD: Final = Board(draw, gesture=gesture)
