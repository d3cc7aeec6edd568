"""The score piles: the looker's own, and everybody's in a table or in a row."""

from typing import Final

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pioche.games.letsdig.description import (
    Counts,
    ScorePile,
    cards_line,
    own_pile,
    own_title,
    points_line,
    sorted_out,
)
from pioche.terminal.boards.flow import Flow, headed
from pioche.terminal.boards.letsdig.signs import counted
from pioche.terminal.boards.scene import NOTHING, Scene
from pioche.words.names import listed

OWN_SIGN: Final = "►"
DIGS_SIGN: Final = "▼"


# The looker's own pile


def own_frame(scene: Scene) -> list[RenderableType]:
    """The looker's own pile in a frame."""
    pile = own_pile(scene.view)
    if pile is None:
        return []
    content = counted(scene, sorted_out(pile)) or [Text(NOTHING, "dim")]
    heading = own_heading(scene, pile)
    return [Panel(Flow(content), title=heading, title_align="left", border_style="green")]


def own_line(scene: Scene) -> list[RenderableType]:
    """The looker's own pile in lines."""
    pile = own_pile(scene.view)
    if pile is None:
        return []
    return [content_flow(scene, own_heading(scene, pile).plain, sorted_out(pile))]


def own_cards(scene: Scene) -> list[RenderableType]:
    """The cards of the looker's own pile, where their number and worth stand elsewhere."""
    pile = own_pile(scene.view)
    known = sorted_out(pile) if pile else {}
    return [content_flow(scene, scene.spell(own_title(scene.view)), known)] if known else []


def own_heading(scene: Scene, pile: ScorePile) -> Text:
    """What the pile is called, how many cards it has and what they are worth."""
    parts = [own_title(scene.view), cards_line(pile["cards"]), points_line(pile)]
    return Text(" · ".join(scene.spell(part) for part in parts), "bold")


def content_flow(scene: Scene, heading: str, known: Counts) -> Flow:
    """What a pile holds, after its heading."""
    if not known:
        return Flow([Text(heading, "bold")])
    field = scene.words.say("terminal-field", name=heading, value="")
    return Flow(headed(field, counted(scene, known)))


# Everybody's piles


def players_table(scene: Scene) -> Table:
    """Every score pile: whose, how many cards, worth what, and what is known of it."""
    say = scene.words.say
    table = Table(box=None, expand=True, padding=(0, 1, 0, 0), header_style="bold underline")
    widest = scene.columns * 2 // 5
    name = f"  {say('letsdig-board-player')}"
    table.add_column(name, min_width=12, max_width=widest, no_wrap=True)
    table.add_column(say("letsdig-board-player-cards"), justify="right", no_wrap=True)
    table.add_column(say("letsdig-board-player-points"), justify="right", no_wrap=True)
    known = any(known_elsewhere(scene, pile) for pile in scene.view["score_piles"])
    table.add_column(say("letsdig-board-player-known") if known else "", ratio=1)
    for pile in scene.view["score_piles"]:
        content = Flow(counted(scene, known_elsewhere(scene, pile)))
        table.add_row(whose(scene, pile), cards(pile), points(scene, pile), content)
    return table


def known_elsewhere(scene: Scene, pile: ScorePile) -> Counts:
    """What the looker knows of a pile; the own one stands above the table."""
    return {} if pile is own_pile(scene.view) else sorted_out(pile)


def whose(scene: Scene, pile: ScorePile) -> Text:
    """The names of its owners, after a mark where the looker is one; who digs is marked too."""
    own = pile is own_pile(scene.view)
    names = [f"{scene.names[seat]}{mark(scene, seat)}" for seat in pile["seats"]]
    return Text(f"{OWN_SIGN if own else ' '} {' + '.join(names)}", "bold" if own else "")


def mark(scene: Scene, seat: int) -> str:
    """What stands after the name of the one who digs."""
    digs = seat == scene.view["turn"] and scene.view["stage"] != "over"
    return f" {DIGS_SIGN}" if digs else ""


def cards(pile: ScorePile) -> Text:
    """How many cards there are."""
    return Text(str(pile["cards"]), "bold" if pile["cards"] else "dim")


def points(scene: Scene, pile: ScorePile) -> Text:
    """What a pile is worth, where it may be seen."""
    if pile["points"] is None:
        return Text(scene.words.say("letsdig-board-hidden"), "dim")
    return Text(str(pile["points"]), "bold")


def players_flow(scene: Scene) -> Flow:
    """Every score pile in a row: whose, how many cards, and its points where they are known."""
    return Flow([player_piece(scene, pile) for pile in scene.view["score_piles"]])


def known_lines(scene: Scene) -> list[RenderableType]:
    """What is known of the piles of others, for whoever scrolls down to it."""
    return [
        content_flow(scene, owners(scene, pile), known)
        for pile in scene.view["score_piles"]
        if (known := known_elsewhere(scene, pile))
    ]


def owners(scene: Scene, pile: ScorePile) -> str:
    """Whose pile this is: partners in teams."""
    return listed(scene.words, [scene.names[seat] for seat in pile["seats"]])


def player_piece(scene: Scene, pile: ScorePile) -> Text:
    """One score pile in a few words."""
    name = whose(scene, pile)
    parts = [cards_line(pile["cards"])]
    if pile["points"] is not None:
        parts.append(points_line(pile))
    content = ", ".join(scene.spell(part) for part in parts)
    return Text(name.plain.strip(), name.style).append(f" ({content})")
