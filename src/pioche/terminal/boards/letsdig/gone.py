"""What nobody can dig up or collect any more: the discard and the destroyed pile."""

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from pioche.core.lines import Line, within
from pioche.games.letsdig.description import Counts, cards_line, dangers_among
from pioche.terminal.boards.flow import Flow
from pioche.terminal.boards.letsdig.signs import counted, in_order
from pioche.terminal.boards.scene import NOTHING, Scene

Gone = tuple[Text, Counts]


def gone_frames(scene: Scene) -> list[RenderableType]:
    """Each in a frame, with all that is known of it."""
    return [
        Panel(
            Flow(counted(scene, in_order(known)) or [Text(NOTHING, "dim")]),
            title=heading,
            title_align="left",
            border_style="dim",
        )
        for heading, known in gone(scene)
    ]


def gone_lines(scene: Scene) -> list[RenderableType]:
    """Each in a line, of which the dangers matter most."""
    return [
        Flow([heading, *counted(scene, dangers_among(known))]) for heading, known in gone(scene)
    ]


def gone(scene: Scene) -> list[Gone]:
    """How many cards lie there and which of them are known, where any lie there."""
    discard, destroyed = scene.view["discard"], scene.view["destroyed"]
    parts = [
        ("letsdig-board-discard", sum(discard.values()), discard),
        ("letsdig-board-destroyed", destroyed["cards"], destroyed["known"]),
    ]
    return [(heading(scene, key, cards), known) for key, cards, known in parts if cards]


def heading(scene: Scene, key: str, cards: int) -> Text:
    """What it is called, and how many cards there are."""
    return Text(scene.spell(Line(key, {"cards": within(cards_line(cards))})), "dim")
