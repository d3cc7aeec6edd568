"""Let's Dig for Treasure drawn, in the roomiest layout that fits."""

from collections.abc import Callable
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pioche.core.lines import Line, tally, within
from pioche.games.letsdig.cards import COLLECT_FACES, FACES
from pioche.games.letsdig.description import (
    DANGERS,
    DIGGING,
    PAIR,
    PAIRED,
    USED_DOG,
    Counts,
    ScorePile,
    cards_line,
    dangers_among,
    dug_faces,
    heading_lines,
    kind,
    own_pile,
    own_title,
    pile_cards,
    points_line,
    sorted_out,
)
from pioche.games.letsdig.options import worth_by
from pioche.terminal.boards.layout import (
    TIMES,
    Card,
    CardRow,
    Flow,
    Layout,
    first_that_fits,
    with_heading,
)
from pioche.terminal.boards.scene import NOTHING, Board, Scene
from pioche.words.spell import HIDDEN, join_names

# Points that depend on a condition at the end.
CONDITIONAL: Final = ("newkid", "boardgames", "lottery", "skwirmz", "dress")
POINTS_SIGN: Final = "◆"
HIDDEN_SIGN: Final = "?"
# A sign for each family and each danger, readable without colours.
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
    """The sign of a card; all cards with plain points share one."""
    return SIGNS.get(face, POINTS_SIGN)


def style_of(face: str) -> str:
    return STYLES.get(face, POINTS_STYLE)


def short_name(scene: Scene, face: str) -> str:
    if face == USED_DOG:
        return scene.words.say("letsdig-board-used-dog")
    if face == PAIR:
        return scene.words.say("letsdig-board-pair")
    return scene.words.say(f"letsdig-short-{face}")


def points_of(scene: Scene, face: str) -> str:
    """The points on a card by the table's sheet, with a question mark if conditional."""
    if face in DANGERS:
        return ""
    points = worth_by(scene.view["sheet"])[FACES.index(face)]
    return f"{points}?" if face in CONDITIONAL or face in PAIRED else str(points)


def sign_and_name(scene: Scene, face: str) -> Text:
    """A card as sign and short name; a hidden one as its sign."""
    if face == HIDDEN:
        return Text(HIDDEN_SIGN, style_of(face))
    return Text(f"{sign_of(face)} {short_name(scene, face)}", style_of(face))


def kind_texts(scene: Scene, counts: Counts) -> list[Text]:
    """Kinds of cards, with their number where there are several."""
    return [
        sign_and_name(scene, face).append(f" {TIMES}{number}" if number > 1 else "")
        for face, number in counts.items()
    ]


def in_order(counts: Counts) -> Counts:
    """Kinds of cards in the order of the box."""
    return {face: counts[face] for face in FACES if counts.get(face)}


# A block of a pile's height stands for this number of cards.
CARDS_IN_A_BLOCK: Final = 5
BLOCK: Final = "█"
PILE_STYLE: Final = "yellow"
EMPTY_STYLE: Final = "dim"
# Any number of rows: the layout is measured as a whole.
ANY_LINES: Final = 100
# A row of boxes of one line.
ONE_ROW: Final = 3

Pile = dict[str, Any]


# The three piles


def piles_row(scene: Scene, large: bool) -> RenderableType:
    """The piles to dig: as stacks, or each in a line."""
    if large:
        return CardRow([pile_cards_of(scene, stack)], ANY_LINES)
    return CardRow([pile_cards_of(scene, long_line), pile_cards_of(scene, short_line)], ONE_ROW)


def pile_cards_of(scene: Scene, lines: Callable[[Scene, int], list[Text]]) -> list[Card]:
    piles = range(len(scene.view["piles"]))
    return [pile_card(scene, number, lines(scene, number)) for number in piles]


def pile_card(scene: Scene, number: int, lines: list[Text]) -> Card:
    """One pile; a searched one has a double frame."""
    pile, search = scene.view["piles"][number], scene.view["search"]
    searched = search is not None and search["pile"] == number
    return Card(lines, PILE_STYLE if pile["cards"] else EMPTY_STYLE, searched)


def stack(scene: Scene, number: int) -> list[Text]:
    """A pile from its name down to the deepest known card."""
    pile = scene.view["piles"][number]
    title = Text(scene.words.say("letsdig-board-pile", number=number + 1), "bold")
    lines = [title, Text(scene.spell(pile_cards(pile["cards"]))), blocks(pile)]
    return [*lines, *(sign_and_name(scene, face) for face in pile["top"])]


def long_line(scene: Scene, number: int) -> list[Text]:
    """A pile in one line, with its blocks."""
    line, height = pile_line(scene, number), blocks(scene.view["piles"][number])
    return [line.append(" ").append_text(height) if height else line]


def short_line(scene: Scene, number: int) -> list[Text]:
    return [pile_line(scene, number)]


def blocks(pile: Pile) -> Text:
    """The height of a pile."""
    return Text(BLOCK * -(-pile["cards"] // CARDS_IN_A_BLOCK), PILE_STYLE)


def pile_line(scene: Scene, number: int) -> Text:
    """A pile in a few words, with the known cards from the top in brackets."""
    pile = scene.view["piles"][number]
    text = scene.words.say("letsdig-board-pile-line", number=number + 1, cards=pile["cards"])
    line = Text().append(text, "bold")
    if not pile["top"]:
        return line
    top = Text(", ").join(sign_and_name(scene, face) for face in pile["top"])
    return line.append(" (").append_text(top).append(")")


def pile_lines(scene: Scene) -> list[Text]:
    return [pile_line(scene, number) for number in range(len(scene.view["piles"]))]


# The cards dug, or those whose effects are still to come


def faces_row(scene: Scene, faces: list[str], large: bool) -> RenderableType:
    return CardRow([[face_card(scene, face, large) for face in faces]], ANY_LINES)


def face_card(scene: Scene, face: str, large: bool) -> Card:
    """One card: sign, points and name; dangers have a double frame."""
    style = style_of(face)
    head = Text(sign_and_points(scene, face), style)
    if large:
        return Card([head, Text(full_name(scene, face), style)], style, face in DANGERS)
    return Card([head.append(f" {short_name(scene, face)}")], style, face in DANGERS)


def full_name(scene: Scene, face: str) -> str:
    return scene.speller().counted(*kind(face, 1))


def face_texts(scene: Scene, faces: list[str]) -> list[Text]:
    """Each kind of card once, with its number where there are several."""
    return [
        Text(f"{sign_and_points(scene, face)} {short_name(scene, face)}", style_of(face)).append(
            f" {TIMES}{number}" if number > 1 else ""
        )
        for face, number in tally(faces).items()
    ]


def sign_and_points(scene: Scene, face: str) -> str:
    points = points_of(scene, "dog" if face == USED_DOG else face)
    return f"{sign_of(face)} {points}".rstrip()


OWN_SIGN: Final = "►"
DIGS_SIGN: Final = "▼"


# The person's own pile


def own_frame(scene: Scene) -> list[RenderableType]:
    pile = own_pile(scene.view)
    if pile is None:
        return []
    content = kind_texts(scene, sorted_out(pile)) or [Text(NOTHING, "dim")]
    heading = own_heading(scene, pile)
    return [Panel(Flow(content), title=heading, title_align="left", border_style="green")]


def own_line(scene: Scene) -> list[RenderableType]:
    pile = own_pile(scene.view)
    if pile is None:
        return []
    return [content_flow(scene, own_heading(scene, pile).plain, sorted_out(pile))]


def own_cards(scene: Scene) -> list[RenderableType]:
    """The cards of the person's own pile, where their number and value stand elsewhere."""
    pile = own_pile(scene.view)
    known = sorted_out(pile) if pile else {}
    return [content_flow(scene, scene.spell(own_title(scene.view)), known)] if known else []


def own_heading(scene: Scene, pile: ScorePile) -> Text:
    """The name of the pile, its number of cards and their value."""
    parts = [own_title(scene.view), cards_line(pile["cards"]), points_line(pile)]
    return Text(" · ".join(scene.spell(part) for part in parts), "bold")


def content_flow(scene: Scene, heading: str, known: Counts) -> Flow:
    """The content of a pile after its heading."""
    if not known:
        return Flow([Text(heading, "bold")])
    field = scene.words.say("terminal-field", name=heading, value="")
    return Flow(with_heading(field, kind_texts(scene, known)))


# All piles


def players_table(scene: Scene) -> Table:
    """Every score pile: owners, number of cards, points, and known cards."""
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
        content = Flow(kind_texts(scene, known_elsewhere(scene, pile)))
        table.add_row(whose(scene, pile), cards(pile), points(scene, pile), content)
    return table


def known_elsewhere(scene: Scene, pile: ScorePile) -> Counts:
    """The known cards of a pile that is not the person's own."""
    return {} if pile is own_pile(scene.view) else sorted_out(pile)


def whose(scene: Scene, pile: ScorePile) -> Text:
    """The owners; the person's own pile and the digging player are marked."""
    own = pile is own_pile(scene.view)
    names = [f"{scene.names[seat]}{mark(scene, seat)}" for seat in pile["seats"]]
    return Text(f"{OWN_SIGN if own else ' '} {' + '.join(names)}", "bold" if own else "")


def mark(scene: Scene, seat: int) -> str:
    digs = seat == scene.view["turn"] and scene.view["stage"] != "over"
    return f" {DIGS_SIGN}" if digs else ""


def cards(pile: ScorePile) -> Text:
    return Text(str(pile["cards"]), "bold" if pile["cards"] else "dim")


def points(scene: Scene, pile: ScorePile) -> Text:
    """The points of a pile, where they are visible."""
    if pile["points"] is None:
        return Text(scene.words.say("letsdig-board-hidden"), "dim")
    return Text(str(pile["points"]), "bold")


def players_flow(scene: Scene) -> Flow:
    """Every score pile in a row: owners, number of cards, and visible points."""
    return Flow([player_piece(scene, pile) for pile in scene.view["score_piles"]])


def known_lines(scene: Scene) -> list[RenderableType]:
    """The known cards of the other piles."""
    return [
        content_flow(scene, owners(scene, pile), known)
        for pile in scene.view["score_piles"]
        if (known := known_elsewhere(scene, pile))
    ]


def owners(scene: Scene, pile: ScorePile) -> str:
    """The owners of a pile: partners in teams."""
    return join_names(scene.words, [scene.names[seat] for seat in pile["seats"]])


def player_piece(scene: Scene, pile: ScorePile) -> Text:
    name = whose(scene, pile)
    parts = [cards_line(pile["cards"])]
    if pile["points"] is not None:
        parts.append(points_line(pile))
    content = ", ".join(scene.spell(part) for part in parts)
    return Text(name.plain.strip(), name.style).append(f" ({content})")


Gone = tuple[Text, Counts]


def gone_frames(scene: Scene) -> list[RenderableType]:
    """Discarded and destroyed cards in frames, with all known cards."""
    return [
        Panel(
            Flow(kind_texts(scene, in_order(known)) or [Text(NOTHING, "dim")]),
            title=heading,
            title_align="left",
            border_style="dim",
        )
        for heading, known in gone(scene)
    ]


def gone_lines(scene: Scene) -> list[RenderableType]:
    """Discarded and destroyed cards in lines, with their dangers."""
    return [
        Flow([heading, *kind_texts(scene, dangers_among(known))]) for heading, known in gone(scene)
    ]


def gone(scene: Scene) -> list[Gone]:
    """The number of discarded and of destroyed cards, and which are known."""
    discard, destroyed = scene.view["discard"], scene.view["destroyed"]
    parts = [
        ("letsdig-board-discard", sum(discard.values()), discard),
        ("letsdig-board-destroyed", destroyed["cards"], destroyed["known"]),
    ]
    return [(heading(scene, key, cards), known) for key, cards, known in parts if cards]


def heading(scene: Scene, key: str, cards: int) -> Text:
    return Text(scene.spell(Line(key, {"cards": within(cards_line(cards))})), "dim")


WARNING_STYLE: Final = "bold red"


def draw(scene: Scene) -> RenderableType:
    return first_that_fits(scene, LAYOUTS)


# The layouts, from the roomiest to the one for the smallest screens


def with_large_cards(scene: Scene) -> RenderableType:
    """Everything in a frame of its own."""
    return Group(*frames(scene, True), *gone_frames(scene))


def with_small_cards(scene: Scene) -> RenderableType:
    """Frames with smaller boxes; lost cards in lines."""
    return Group(*frames(scene, False), *gone_lines(scene))


def with_one_frame(scene: Scene) -> RenderableType:
    """The dig in a frame, in small boxes; the rest in lines."""
    return Group(dig_frame(scene, False, False), *below(scene))


def with_boxes(scene: Scene) -> RenderableType:
    """The dug cards in boxes, the rest in lines."""
    return Group(title_and_piles(scene), *dug_boxes(scene, False), *below(scene))


def in_lines(scene: Scene) -> RenderableType:
    """No frame and no box."""
    return Group(title_and_piles(scene), *dug_line(scene), *below(scene))


def in_few_lines(scene: Scene) -> RenderableType:
    """No table either: the most important part comes first, the rest scrolls."""
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
    """The score piles and lost cards, without frames."""
    return [*own_line(scene), players_table(scene), *gone_lines(scene)]


# The dig


def dig_frame(scene: Scene, large_piles: bool, large_cards: bool) -> Panel:
    """The piles and the dug cards, in a frame that names the turn."""
    dig = Group(piles_row(scene, large_piles), *dug_boxes(scene, large_cards))
    return Panel(dig, title=title(scene), title_align="left", border_style="yellow")


def title_and_piles(scene: Scene) -> Flow:
    """The turn and the piles, in one line where there is room."""
    return Flow([title(scene), *pile_lines(scene)])


def title(scene: Scene) -> Text:
    """The turn; the last one is a warning."""
    parts = [Text(scene.spell(line), "bold") for line in heading_lines(scene.view)]
    if scene.view["ending"] and len(parts) > 1:
        parts[-1] = Text(f"! {parts[-1].plain}", WARNING_STYLE)
    return Text(" · ").join(parts)


def dug_boxes(scene: Scene, large: bool) -> list[RenderableType]:
    """The dug cards, or the effects still to come, in boxes under their heading."""
    faces = scene.view["pending"] or dug_faces(scene.view)
    if not faces:
        return nothing_dug(scene)
    heading = Text(dug_heading(scene), "bold")
    return [Flow([heading, *warnings(scene)]), faces_row(scene, faces, large)]


def dug_line(scene: Scene) -> list[RenderableType]:
    """The dug cards, or the effects still to come, in lines."""
    faces = scene.view["pending"] or dug_faces(scene.view)
    if not faces:
        return nothing_dug(scene)
    heading = scene.words.say("terminal-field", name=dug_heading(scene), value="")
    return [Flow([*with_heading(heading, face_texts(scene, faces)), *warnings(scene)])]


def nothing_dug(scene: Scene) -> list[RenderableType]:
    """That no card is dug, while digging."""
    if scene.view["stage"] not in DIGGING:
        return []
    return [Text(scene.words.say("letsdig-board-dug-none"), "dim")]


def dug_heading(scene: Scene) -> str:
    name = "pending" if scene.view["pending"] else "dug"
    return scene.words.say(f"letsdig-board-{name}")


def warnings(scene: Scene) -> list[Text]:
    """The warning that one more card of a kind would lose everything."""
    if not scene.view["danger"]["worms"]:
        return []
    return [Text(scene.words.say("letsdig-board-worms"), WARNING_STYLE)]


BOARD: Final = Board(draw, card=lambda scene, face: sign_and_name(scene, face).plain)
