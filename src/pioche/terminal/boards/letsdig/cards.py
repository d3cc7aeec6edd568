"""The piles and the cards dug, as boxes of two sizes or as short texts."""

from collections.abc import Callable
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from pioche.core.lines import tally
from pioche.games.letsdig.description import DANGERS, USED_DOG, kind, pile_cards
from pioche.terminal.boards.card_row import Card, CardRow
from pioche.terminal.boards.gems import TIMES
from pioche.terminal.boards.letsdig.signs import (
    points_of,
    short_name,
    sign_of,
    signed,
    style_of,
)
from pioche.terminal.boards.scene import Scene

# A block of a pile's height stands for so many cards.
CARDS_IN_A_BLOCK: Final = 5
BLOCK: Final = "█"
PILE_STYLE: Final = "yellow"
EMPTY_STYLE: Final = "dim"
# However many rows the cards take: whoever lays the table out measures them.
ANY_LINES: Final = 100
# A row of boxes of one line.
ONE_ROW: Final = 3

Pile = dict[str, Any]


# The three piles


def piles_row(scene: Scene, large: bool) -> RenderableType:
    """The piles to dig: as stacks, or each in a line whose blocks are the first to go."""
    if large:
        return CardRow([pile_cards_of(scene, stack)], ANY_LINES)
    return CardRow([pile_cards_of(scene, long_line), pile_cards_of(scene, short_line)], ONE_ROW)


def pile_cards_of(scene: Scene, lines: Callable[[Scene, int], list[Text]]) -> list[Card]:
    """Every pile in one form."""
    piles = range(len(scene.view["piles"]))
    return [pile_card(scene, number, lines(scene, number)) for number in piles]


def pile_card(scene: Scene, number: int, lines: list[Text]) -> Card:
    """One pile; the one that is being searched has a double frame."""
    pile, search = scene.view["piles"][number], scene.view["search"]
    searched = search is not None and search["pile"] == number
    return Card(lines, PILE_STYLE if pile["cards"] else EMPTY_STYLE, searched)


def stack(scene: Scene, number: int) -> list[Text]:
    """A pile from its name down to the deepest card that is known."""
    pile = scene.view["piles"][number]
    title = Text(scene.words.say("letsdig-board-pile", number=number + 1), "bold")
    lines = [title, Text(scene.spell(pile_cards(pile["cards"]))), blocks(pile)]
    return [*lines, *(signed(scene, face) for face in pile["top"])]


def long_line(scene: Scene, number: int) -> list[Text]:
    """A pile in one line, its blocks after it."""
    line, height = pile_line(scene, number), blocks(scene.view["piles"][number])
    return [line.append(" ").append_text(height) if height else line]


def short_line(scene: Scene, number: int) -> list[Text]:
    """A pile in one line."""
    return [pile_line(scene, number)]


def blocks(pile: Pile) -> Text:
    """How high a pile is."""
    return Text(BLOCK * -(-pile["cards"] // CARDS_IN_A_BLOCK), PILE_STYLE)


def pile_line(scene: Scene, number: int) -> Text:
    """A pile in a few words, the cards known from the top in brackets."""
    pile = scene.view["piles"][number]
    text = scene.words.say("letsdig-board-pile-line", number=number + 1, cards=pile["cards"])
    line = Text().append(text, "bold")
    if not pile["top"]:
        return line
    top = Text(", ").join(signed(scene, face) for face in pile["top"])
    return line.append(" (").append_text(top).append(")")


def pile_lines(scene: Scene) -> list[Text]:
    """The piles in a few words each."""
    return [pile_line(scene, number) for number in range(len(scene.view["piles"]))]


# The cards dug, or those whose effects are still to come


def faces_row(scene: Scene, faces: list[str], large: bool) -> RenderableType:
    """Cards one by one in their order."""
    return CardRow([[face_card(scene, face, large) for face in faces]], ANY_LINES)


def face_card(scene: Scene, face: str, large: bool) -> Card:
    """One card: its sign and points, and what it is called; dangers have a double frame."""
    style = style_of(face)
    head = Text(figured(scene, face), style)
    if large:
        return Card([head, Text(full_name(scene, face), style)], style, face in DANGERS)
    return Card([head.append(f" {short_name(scene, face)}")], style, face in DANGERS)


def full_name(scene: Scene, face: str) -> str:
    """What a card is called in full."""
    return scene.speller().counted(*kind(face, 1))


def face_texts(scene: Scene, faces: list[str]) -> list[Text]:
    """Each kind of card once, with how many of them there are where several."""
    return [
        Text(f"{figured(scene, face)} {short_name(scene, face)}", style_of(face)).append(
            f" {TIMES}{number}" if number > 1 else ""
        )
        for face, number in tally(faces).items()
    ]


def figured(scene: Scene, face: str) -> str:
    """The sign of a card, and the points that stand on it."""
    points = points_of(scene, "dog" if face == USED_DOG else face)
    return f"{sign_of(face)} {points}".rstrip()
