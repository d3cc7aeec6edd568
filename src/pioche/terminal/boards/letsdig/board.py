"""Let's Dig for Treasure drawn: the table laid out as roomily as the screen allows."""

from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from pioche.games.letsdig.description import DIGGING, dug_faces, fears_worms, heading_lines
from pioche.terminal.boards.flow import Flow, headed
from pioche.terminal.boards.layouts import Layout, first_that_fits
from pioche.terminal.boards.letsdig.cards import face_texts, faces_row, pile_lines, piles_row
from pioche.terminal.boards.letsdig.gone import gone_frames, gone_lines
from pioche.terminal.boards.letsdig.players import (
    known_lines,
    own_cards,
    own_frame,
    own_line,
    players_flow,
    players_table,
)
from pioche.terminal.boards.scene import Scene

WARNING_STYLE: Final = "bold red"


def draw(scene: Scene) -> RenderableType:
    """The whole table."""
    return first_that_fits(scene, LAYOUTS)


# The layouts, from the roomiest to the one for the smallest screens


def with_large_cards(scene: Scene) -> RenderableType:
    """Everything in a frame of its own."""
    return Group(*frames(scene, True), *gone_frames(scene))


def with_small_cards(scene: Scene) -> RenderableType:
    """The same with smaller boxes, and what is gone in lines."""
    return Group(*frames(scene, False), *gone_lines(scene))


def with_one_frame(scene: Scene) -> RenderableType:
    """The dig in a frame, in small boxes; the rest in lines."""
    return Group(dig_frame(scene, False, False), *below(scene))


def with_boxes(scene: Scene) -> RenderableType:
    """The cards dug in boxes, the rest in lines."""
    return Group(title_and_piles(scene), *dug_boxes(scene, False), *below(scene))


def in_lines(scene: Scene) -> RenderableType:
    """No frame and no box."""
    return Group(title_and_piles(scene), *dug_line(scene), *below(scene))


def in_few_lines(scene: Scene) -> RenderableType:
    """No table either: what matters most comes first, the rest can be scrolled to."""
    return Group(
        title_and_piles(scene),
        *dug_line(scene),
        players_flow(scene),
        *own_cards(scene),
        *known_lines(scene),
        *gone_lines(scene),
    )


LAYOUTS: Final[tuple[Layout, ...]] = (
    with_large_cards,
    with_small_cards,
    with_one_frame,
    with_boxes,
    in_lines,
    in_few_lines,
)


def frames(scene: Scene, large: bool) -> list[RenderableType]:
    """The dig and the score piles, in frames."""
    players = Text(scene.words.say("letsdig-board-players"), "bold")
    table = Panel(players_table(scene), title=players, title_align="left", border_style="cyan")
    return [dig_frame(scene, True, large), *own_frame(scene), table]


def below(scene: Scene) -> list[RenderableType]:
    """The score piles and what is gone, without frames."""
    return [*own_line(scene), players_table(scene), *gone_lines(scene)]


# The dig


def dig_frame(scene: Scene, large_piles: bool, large_cards: bool) -> Panel:
    """The piles and the cards dug, in a frame that says whose turn it is."""
    dig = Group(piles_row(scene, large_piles), *dug_boxes(scene, large_cards))
    return Panel(dig, title=title(scene), title_align="left", border_style="yellow")


def title_and_piles(scene: Scene) -> Flow:
    """Whose turn it is and how high the piles are, in a line where there is room."""
    return Flow([title(scene), *pile_lines(scene)])


def title(scene: Scene) -> Text:
    """Whose turn it is; the last one is not to be missed."""
    parts = [Text(scene.spell(line), "bold") for line in heading_lines(scene.view)]
    if scene.view["ending"] and len(parts) > 1:
        parts[-1] = Text(f"! {parts[-1].plain}", WARNING_STYLE)
    return Text(" · ").join(parts)


def dug_boxes(scene: Scene, large: bool) -> list[RenderableType]:
    """The cards dug, or the effects still to come, in boxes under their heading."""
    faces = scene.view["pending"] or dug_faces(scene.view)
    if not faces:
        return nothing_dug(scene)
    heading = Text(dug_heading(scene), "bold")
    return [Flow([heading, *warnings(scene)]), faces_row(scene, faces, large)]


def dug_line(scene: Scene) -> list[RenderableType]:
    """The same after their heading, in lines."""
    faces = scene.view["pending"] or dug_faces(scene.view)
    if not faces:
        return nothing_dug(scene)
    heading = scene.words.say("terminal-field", name=dug_heading(scene), value="")
    return [Flow([*headed(heading, face_texts(scene, faces)), *warnings(scene)])]


def nothing_dug(scene: Scene) -> list[RenderableType]:
    """That no card lies there, while somebody might expect any."""
    if scene.view["stage"] not in DIGGING:
        return []
    return [Text(scene.words.say("letsdig-board-dug-none"), "dim")]


def dug_heading(scene: Scene) -> str:
    """What the cards are that lie there."""
    name = "pending" if scene.view["pending"] else "dug"
    return scene.words.say(f"letsdig-board-{name}")


def warnings(scene: Scene) -> list[Text]:
    """That one more card of a kind would lose it all, where it would."""
    if not fears_worms(scene.view):
        return []
    return [Text(scene.words.say("letsdig-board-worms"), WARNING_STYLE)]
