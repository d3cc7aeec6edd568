"""The cards of Let's Dig for Treasure as signs, figures and short names."""

from typing import Final

from rich.text import Text

from pioche.games.letsdig.cards import COLLECT_FACES, FACES
from pioche.games.letsdig.description import DANGERS, PAIR, PAIRED, USED_DOG, Counts
from pioche.games.letsdig.sheet import worth_by
from pioche.terminal.boards.gems import TIMES
from pioche.terminal.boards.scene import Scene
from pioche.words.spell import HIDDEN

# Worth something on a condition, at the final count.
CONDITIONAL: Final = ("newkid", "boardgames", "lottery", "skwirmz", "dress")
POINTS_SIGN: Final = "◆"
HIDDEN_SIGN: Final = "?"
# A sign for each family, and for each danger, so that nobody needs colours to tell them apart.
SIGNS: Final[dict[str, str]] = {
    **dict.fromkeys(COLLECT_FACES, "»"),
    **dict.fromkeys(CONDITIONAL, "★"),
    "worms": "§",
    "skeleton": "†",
    "waste": "¤",
    "cookies": "●",
    "milk": "○",
    "dog": "♥",
    USED_DOG: "♡",
    PAIR: "●○",
    HIDDEN: HIDDEN_SIGN,
}
STYLES: Final[dict[str, str]] = {
    **dict.fromkeys(COLLECT_FACES, "cyan"),
    **dict.fromkeys(CONDITIONAL, "bright_blue"),
    **dict.fromkeys(DANGERS, "bold red"),
    **dict.fromkeys((*PAIRED, PAIR), "bright_white"),
    "dog": "bold green",
    USED_DOG: "green",
    HIDDEN: "dim",
}
POINTS_STYLE: Final = "bright_yellow"


def sign_of(face: str) -> str:
    """The sign of a card; all that is plainly worth points has the same."""
    return SIGNS.get(face, POINTS_SIGN)


def style_of(face: str) -> str:
    """The colour of a card."""
    return STYLES.get(face, POINTS_STYLE)


def short_name(scene: Scene, face: str) -> str:
    """What a card is called where there is little room."""
    if face == USED_DOG:
        return scene.words.say("letsdig-board-used-dog")
    if face == PAIR:
        return scene.words.say("letsdig-board-pair")
    return scene.words.say(f"letsdig-short-{face}")


def points_of(scene: Scene, face: str) -> str:
    """The figure on a card by the table's sheet; with a question mark where it has a condition."""
    if face in DANGERS:
        return ""
    points = worth_by(scene.view["sheet"])[FACES.index(face)]
    return f"{points}?" if face in CONDITIONAL or face in PAIRED else str(points)


def signed(scene: Scene, face: str) -> Text:
    """A card as its sign and its short name; a hidden one as its sign alone."""
    if face == HIDDEN:
        return Text(HIDDEN_SIGN, style_of(face))
    return Text(f"{sign_of(face)} {short_name(scene, face)}", style_of(face))


def counted(scene: Scene, counts: Counts) -> list[Text]:
    """Kinds of cards, with how many there are of each where several."""
    return [
        signed(scene, face).append(f" {TIMES}{number}" if number > 1 else "")
        for face, number in counts.items()
    ]


def in_order(counts: Counts) -> Counts:
    """Kinds of cards in the order of the box, whatever the order in which they came."""
    return {face: counts[face] for face in FACES if counts.get(face)}
