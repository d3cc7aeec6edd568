"""Diamant in the terminal: the path, the dangers seen, the loot and the chests."""

from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pioche.terminal.boards.card_row import Card, CardRow
from pioche.terminal.boards.gems import TIMES, pile, purse
from pioche.terminal.boards.scene import NOTHING, Scene
from pioche.words.spell import spell_face

# A sign for each danger, so that nobody needs colours to tell them apart.
DANGER_SIGNS: Final = {
    "danger-spiders": "Ж",
    "danger-snakes": "§",
    "danger-lava": "≈",
    "danger-boulders": "●",
    "danger-rams": "»",
}
RELIC_SIGN: Final = "★"
INSIDE_SIGN: Final = "▼"
OUTSIDE_SIGN: Final = "⌂"
OWN_SIGN: Final = "►"
DANGER_STYLE: Final = "bold red"
RELIC_STYLE: Final = "bold yellow"
TREASURE_STYLE: Final = "green"

LARGE, SMALL, FLAT = SIZES = (0, 1, 2)
# What the frame of the path takes besides its cards: two edges, the rubies, the dangers.
FRAME_LINES: Final = 4
# With so many lines to spare for the cards, everything gets a frame of its own.
ROOMY: Final = 16

Explorer = dict[str, Any]


# Drawn


def draw(scene: Scene) -> RenderableType:
    """The whole table: the path with what lies on it, then the explorers."""
    below: list[RenderableType] = [*removed_line(scene), explorers_table(scene)]
    spare = scene.lines - len(below) - len(scene.view["explorers"]) - FRAME_LINES
    if spare < ROOMY:
        path = Group(path_cards(scene, spare), path_rubies(scene), dangers_line(scene, True))
        return Group(path_panel(scene, path), *below)
    path = Group(path_cards(scene, spare - FRAME_LINES), path_rubies(scene))
    return Group(path_panel(scene, path), dangers_panel(scene), *framed(scene, below))


def dangers_panel(scene: Scene) -> Panel:
    """The dangers seen, in a frame of their own."""
    title = Text(scene.words.say("diamant-board-dangers"), "bold")
    return Panel(dangers_line(scene, False), title=title, title_align="left", border_style="red")


def framed(scene: Scene, below: list[RenderableType]) -> list[RenderableType]:
    """The explorers in a frame, after the line of the cards that lie elsewhere."""
    title = Text(scene.words.say("diamant-board-explorers"), "bold")
    frame = Panel(below[-1], title=title, title_align="left", border_style="cyan", padding=0)
    return [*below[:-1], frame]


def path_panel(scene: Scene, path: RenderableType) -> Panel:
    """The path in its frame, which says how far the expedition has come."""
    say, view = scene.words.say, scene.view
    number, last = view["expedition"], view["expeditions"]
    where = say("diamant-board-expedition", number=number, last=last)
    deck = say("diamant-board-deck", cards=view["deck"])
    return Panel(
        path,
        title=Text(f"{where} · {deck}", "bold"),
        title_align="left",
        border_style="yellow",
        box=box.ROUNDED,
    )


def path_cards(scene: Scene, lines: int) -> RenderableType:
    """The cards turned up so far, in their order, as large as the lines allow."""
    faces = scene.view["path"]
    if not faces:
        return Text(scene.words.say("diamant-board-path-empty"), "dim")
    return CardRow([[card_of(scene, face, size) for face in faces] for size in SIZES], lines)


def card_of(scene: Scene, face: str, size: int) -> Card:
    """One card of the path: what it is, in figures and signs."""
    if face.startswith("treasure"):
        value = int(face.rpartition("-")[2])
        return card(size, Text(str(value), "bold"), pile(value), TREASURE_STYLE)
    name = Text(spell_face(scene.words, scene.game.id, face), style_of(face))
    return card(size, Text(sign_of(face), style_of(face)), name, style_of(face), True)


def card(size: int, sign: Text, body: Text, style: str, double: bool = False) -> Card:
    """A box of two lines, a box of one line, or one line between brackets."""
    if size == LARGE:
        return Card([sign, body], style, double)
    return Card([sign.append(" ").append_text(body)], style, double, size == FLAT)


def sign_of(face: str) -> str:
    """The sign of a danger or of a relic."""
    return DANGER_SIGNS.get(face, RELIC_SIGN)


def style_of(face: str) -> str:
    """The colour of a danger or of a relic."""
    return DANGER_STYLE if face in DANGER_SIGNS else RELIC_STYLE


def path_rubies(scene: Scene) -> Text:
    """What those who leave would share."""
    rubies = scene.view["path_rubies"]
    told = Text(scene.words.say("diamant-board-path-rubies", rubies=rubies), "bold")
    return told.append(" ").append_text(pile(rubies))


def dangers_line(scene: Scene, named: bool) -> Text:
    """The dangers seen: each of them, once more, would be the trap."""
    title = scene.words.say("diamant-board-dangers-line", dangers="").rstrip() + " "
    line = Text(title if named else "", "bold")
    seen = dangers_seen(scene)
    if not seen:
        return line.append(scene.words.say("diamant-board-dangers-none"), "dim")
    told = [Text(signed(scene, face), DANGER_STYLE) for face in seen]
    return line.append_text(Text(" · ").join(told))


def dangers_seen(scene: Scene) -> list[str]:
    """The kinds of danger on the path, each once."""
    return list(dict.fromkeys(face for face in scene.view["path"] if face in DANGER_SIGNS))


def signed(scene: Scene, face: str) -> str:
    """The name of a danger or a relic after its sign."""
    return f"{sign_of(face)} {spell_face(scene.words, scene.game.id, face)}"


def removed_line(scene: Scene) -> list[Text]:
    """What left the game for good, and the relics that will still join the deck."""
    told = []
    if scene.view["removed"]:
        cards = counted(scene, scene.view["removed"])
        told.append(scene.words.say("diamant-board-removed", cards=cards))
    if scene.view["relics_to_come"]:
        cards = relics_to_come(scene)
        told.append(scene.words.say("diamant-board-relics-to-come", cards=cards))
    return [Text(" " + " · ".join(told), "dim")] if told else []


def counted(scene: Scene, faces: list[str]) -> str:
    """Cards in a row, each kind once with how many there are."""
    kinds = dict.fromkeys(faces)
    return ", ".join(
        signed(scene, face) + (f" {TIMES}{faces.count(face)}" if faces.count(face) > 1 else "")
        for face in kinds
    )


def relics_to_come(scene: Scene) -> str:
    """Their values in order; classic relics are all alike and only counted."""
    faces = scene.view["relics_to_come"]
    values = [face.rpartition("-")[2] for face in faces]
    if not all(value.isdecimal() for value in values):
        return str(len(faces))
    return ", ".join(values)


def explorers_table(scene: Scene) -> Table:
    """Who is where, with what."""
    say = scene.words.say
    table = Table(box=None, expand=True, padding=(0, 1, 0, 0), header_style="bold underline")
    table.add_column(f"  {say('diamant-board-player')}", ratio=1, min_width=12, no_wrap=True)
    table.add_column(say("diamant-board-place"), no_wrap=True)
    table.add_column(say("diamant-board-unsafe"), min_width=9, no_wrap=True)
    table.add_column(say("diamant-board-chest"), min_width=11, no_wrap=True)
    if scene.view["relics"] != "none":
        table.add_column(say("diamant-board-relics"), min_width=8, no_wrap=True)
    for explorer in scene.view["explorers"]:
        table.add_row(*explorer_row(scene, explorer))
    return table


def explorer_row(scene: Scene, explorer: Explorer) -> list[Text]:
    """The cells of one explorer, whose own seat is marked."""
    seat = explorer["seat"]
    own = seat == scene.view["seat"]
    name = Text(f"{OWN_SIGN if own else ' '} {scene.names[seat]}", "bold" if own else "")
    row = [name, place(scene, explorer), purse(explorer["unsafe"]), chest(scene, explorer)]
    return row if scene.view["relics"] == "none" else [*row, relics(explorer)]


def place(scene: Scene, explorer: Explorer) -> Text:
    """In the cave, thinking or done; or safe at the camp."""
    inside = explorer["inside"]
    sign = INSIDE_SIGN if inside else OUTSIDE_SIGN
    return Text(f"{sign} {place_words(scene, explorer)}", "" if inside else "dim")


def chest(scene: Scene, explorer: Explorer) -> Text:
    """What is safe, where it may be told."""
    if explorer["chest"] is None:
        return Text(scene.words.say("diamant-board-hidden"), "dim")
    return purse(explorer["chest"])


def relics(explorer: Explorer) -> Text:
    """A star for each relic, and what they are worth together."""
    if not explorer["relics"]:
        return Text(NOTHING, "dim")
    return Text(f"{RELIC_SIGN * len(explorer['relics'])} {explorer['relic_points']}", RELIC_STYLE)


# Told


def tell(scene: Scene) -> list[str]:
    """The same table in sentences."""
    say, view = scene.words.say, scene.view
    number, last = view["expedition"], view["expeditions"]
    where = say("diamant-board-expedition", number=number, last=last)
    deck = say("diamant-board-deck", cards=view["deck"])
    dangers = [spell_face(scene.words, scene.game.id, face) for face in dangers_seen(scene)]
    told = ", ".join(dangers) or say("diamant-board-dangers-none")
    return [
        f"{where}. {deck}.",
        path_told(scene),
        say("diamant-board-dangers-line", dangers=told) + ".",
        *piles_told(scene),
        *(explorer_told(scene, explorer) for explorer in view["explorers"]),
    ]


def path_told(scene: Scene) -> str:
    """The cards of the path and the rubies on it."""
    faces = scene.view["path"]
    if not faces:
        return scene.words.say("diamant-board-path-empty")
    cards = ", ".join(spell_face(scene.words, scene.game.id, face) for face in faces)
    rubies = scene.words.say("diamant-board-path-rubies", rubies=scene.view["path_rubies"])
    return scene.words.say("diamant-board-path-line", cards=cards, rubies=rubies)


def piles_told(scene: Scene) -> list[str]:
    """What left the game and what will still come, where there is any."""
    say, told = scene.words.say, []
    if scene.view["removed"]:
        faces = [spell_face(scene.words, scene.game.id, face) for face in scene.view["removed"]]
        told.append(say("diamant-board-removed", cards=", ".join(faces)) + ".")
    if scene.view["relics_to_come"]:
        told.append(say("diamant-board-relics-to-come", cards=relics_to_come(scene)) + ".")
    return told


def explorer_told(scene: Scene, explorer: Explorer) -> str:
    """One explorer in a sentence."""
    held = [spell_face(scene.words, scene.game.id, face) for face in explorer["relics"]]
    chest_told = explorer["chest"]
    return scene.words.say(
        "diamant-board-player-line",
        player=scene.names[explorer["seat"]],
        place=place_words(scene, explorer),
        unsafe=explorer["unsafe"],
        chest=scene.words.say("diamant-board-hidden") if chest_told is None else chest_told,
        relics=", ".join(held) or "none",
    )


def place_words(scene: Scene, explorer: Explorer) -> str:
    """Where an explorer is and, in the cave, whether the choice is made."""
    say = scene.words.say
    if scene.view["stage"] == "over" or not explorer["inside"]:
        return say("diamant-board-outside")
    choice = say("diamant-board-chosen" if explorer["chosen"] else "diamant-board-thinking")
    return f"{say('diamant-board-inside')}, {choice}"
