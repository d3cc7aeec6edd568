"""Sentences about a view, as data: a key, arguments, perhaps a chance.

A game makes lines, `words` and the browser spell them. An argument is a number (fractions are
said with one decimal), a text as it is, or one of the forms that the functions here make: a card,
a seat, kinds of cards with how many there are, a line within the line.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, final

Argument = int | float | str | dict[str, Any]

# Between the parts of a row.
COMMA: Final = ", "
STOP: Final = ". "

# What every view has and nobody at the table needs to read.
UNSAID: Final = ("game", "question")
# The field that holds the number of a seat, and the lists with one entry for each seat.
SEAT: Final = "seat"
BY_SEAT: Final = ("scores",)
# Figures under a name that ends so are chances; any other fraction is a plain number.
CHANCE: Final = "chance"

# A title: the names of fields, `{"seat": 2}` for a player, numbers for places in a list.
Title = list[Any]
Part = tuple[list[Any], str, object]


@final
class Line:  # noqa: PLW1641  (it is compared, never a key)
    """One sentence; a chance between 0 and 1 becomes its `percent`, and may be drawn as a bar.

    No dataclass: a server makes dozens of them for everybody who sees a move, and this one is
    compiled whole.
    """

    def __init__(
        self, key: str, arguments: dict[str, Argument], chance: float | None = None
    ) -> None:
        self.key = key
        self.arguments = arguments
        self.chance = chance

    def __getnewargs__(self) -> tuple[object, ...]:
        """What a compiled line is made with when it is copied or unpickled."""
        return (self.key, self.arguments, self.chance)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Line):
            return False
        same = self.key == other.key and self.arguments == other.arguments
        return same and self.chance == other.chance

    def __repr__(self) -> str:
        return f"Line({self.key!r}, {self.arguments!r}, {self.chance!r})"

    def json(self) -> dict[str, Any]:
        """The line as JSON-able data, without empty fields."""
        data: dict[str, Any] = {"key": self.key}
        if self.arguments:
            data["arguments"] = self.arguments
        if self.chance is not None:
            data["chance"] = self.chance
        return data


def line(key: str, **arguments: Argument) -> Line:
    return Line(key, arguments)


def chance_line(key: str, chance: float, **arguments: Argument) -> Line:
    return Line(key, arguments, chance)


def sentence(*parts: Line) -> Line:
    """Parts one after the other, each with a full stop."""
    return line("line-sentence", text=row(parts, between=STOP))


def face(name: str) -> Argument:
    """A card by its name; `unknown` is one that lies face down."""
    return {"face": name}


def seat(number: int) -> Argument:
    return {"seat": number}


def seats(numbers: Sequence[int]) -> Argument:
    return {"seats": list(numbers)}


def within(inner: Line) -> Argument:
    return {"line": inner.json()}


def row(lines: Sequence[Line], empty: str = "", between: str = COMMA) -> Argument:
    """Lines in a row; where there is none, the sentence of the key `empty`."""
    form: dict[str, Any] = {"lines": [each.json() for each in lines]}
    if between != COMMA:
        form["between"] = between
    return or_empty(form, empty)


def counted(pairs: Sequence[tuple[Argument, int]], empty: str = "") -> Argument:
    """Things in a row, with their number where there are several."""
    return or_empty({"counted": [[thing, number] for thing, number in pairs]}, empty)


def faces(cards: Sequence[str], empty: str = "") -> Argument:
    """Cards in a row, one by one in their order."""
    return or_empty({"faces": list(cards)}, empty)


def counted_faces(counts: Mapping[str, int], empty: str = "") -> Argument:
    """Kinds of cards in a row, with their number where there are several."""
    form = {"counts": {card: number for card, number in counts.items() if number}}
    return or_empty(form, empty)


def or_empty(form: dict[str, Any], empty: str) -> Argument:
    """A form with the key of the sentence for an empty one, if there is one."""
    if empty:
        form["empty"] = empty
    return form


def tally(cards: Sequence[str]) -> dict[str, int]:
    """How many cards of each kind there are, in the order in which they come."""
    return {card: cards.count(card) for card in cards}


@dataclass(frozen=True)
class OddsLines:
    """The odds of a view in lines: as counts of what there is, and as chances."""

    counts: list[Line]
    chances: list[Line]


# Views and odds of games without lines of their own, field by field


def describe_fields(view: dict[str, Any]) -> list[Line]:
    """Every field of a view, a line each that names it in full."""
    return [
        field_line([*title], name, value)
        for field in shown_fields(view)
        for title, name, value in leaves([field], field, view[field])
    ]


def shown_fields(view: dict[str, Any]) -> list[str]:
    return [name for name in view if name not in UNSAID]


def field_line(title: Title, name: str, value: object) -> Line:
    """A field under its title; its name decides how its value is spelled."""
    return line("terminal-field", name={"title": title}, value={"value": value, "field": name})


def leaves(title: Title, name: str, value: object) -> Iterator[Part]:
    """The values inside a field, each under its full title."""
    parts = field_parts(name, value)
    if not parts:
        yield title, name, value
    for step, inner_name, inner in parts:
        yield from leaves([*title, *step], inner_name, inner)


def field_parts(name: str, value: object) -> list[Part]:
    """The parts of a field that has any: of an object, or of a list."""
    if isinstance(value, dict):
        return [([inner], str(inner), value[inner]) for inner in value]
    if not isinstance(value, list):
        return []
    if name in BY_SEAT:
        return [([{SEAT: seat}], "", inner) for seat, inner in enumerate(value)]
    if any(isinstance(inner, dict | list) for inner in value):
        return [list_entry(number, inner) for number, inner in enumerate(value, start=1)]
    return []


def list_entry(number: int, value: object) -> Part:
    """One entry of a list: under a player's name where it says whose it is."""
    if isinstance(value, dict) and type(value.get(SEAT)) is int:
        rest = {name: inner for name, inner in value.items() if name != SEAT}
        return [{SEAT: value[SEAT]}], "", rest
    return [number], "", value


def count_lines(odds: dict[str, Any]) -> list[Line]:
    return [each for each in odds_figures(odds) if each.chance is None]


def chance_lines(odds: dict[str, Any]) -> list[Line]:
    return [each for each in odds_figures(odds) if each.chance is not None]


def odds_figures(odds: dict[str, Any]) -> list[Line]:
    """Every figure of the odds, a line each."""
    return [
        figure_line(title, chance, value)
        for name in odds
        for title, chance, value in figures([name], is_chance(name), odds[name])
    ]


def is_chance(name: str) -> bool:
    return name.endswith(CHANCE)


def figures(title: Title, chance: bool, value: object) -> Iterator[tuple[Title, bool, object]]:
    """The figures inside a value, each under its full title, and whether it is a chance."""
    if isinstance(value, dict):
        for part in value:
            yield from figures([*title, part], chance or is_chance(str(part)), value[part])
    elif isinstance(value, list):
        for number, inner in enumerate(value, start=1):
            yield from figures([*title, number], chance, inner)
    else:
        yield title, chance, value


def figure_line(title: Title, chance: bool, value: object) -> Line:
    if chance and isinstance(value, float):
        return Line("terminal-percent", {"name": {"title": title}}, value)
    return field_line(title, "", value)


# Where a seat's points come from


@dataclass(frozen=True)
class ScoreItem:
    """What a line names, and the points of all of it together.

    `face` is the card that it is about, where it is about one kind alone.
    """

    line: Line
    points: int
    face: str = ""

    def json(self) -> dict[str, Any]:
        """The item as JSON-able data, without empty fields."""
        data: dict[str, Any] = {"line": self.line.json(), "points": self.points}
        return {**data, "face": self.face} if self.face else data


def card_item(face: str, cards: int, points: int) -> ScoreItem:
    """Cards of one kind, and their points together."""
    return ScoreItem(line("score-cards", cards=counted_faces({face: cards})), points, face)


def worthless_items(counts: Mapping[str, int]) -> list[ScoreItem]:
    """The cards that bring nothing, in one item; no item where there are none."""
    if not any(counts.values()):
        return []
    return [ScoreItem(line("score-worthless", cards=counted_faces(counts)), 0)]


def total_item(points: int) -> ScoreItem:
    """All points in one item, for a game without a breakdown."""
    return ScoreItem(line("score-total"), points)
