"""Any view and any odds, field by field: what is said of a game that has no lines of its own."""

from collections.abc import Iterator
from typing import Any, Final

from pioche.core.lines import Line, line

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


def describe_fields(view: dict[str, Any]) -> list[Line]:
    """Every field of a view, a line each that names it in full."""
    return [
        field_line([*title], name, value)
        for field in shown_fields(view)
        for title, name, value in leaves([field], field, view[field])
    ]


def shown_fields(view: dict[str, Any]) -> list[str]:
    """The fields of a view that are shown."""
    return [name for name in view if name not in UNSAID]


def field_line(title: Title, name: str, value: object) -> Line:
    """A field under its title; its name tells how its value is spelled."""
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
    """The odds that are figures."""
    return [each for each in odds_figures(odds) if each.chance is None]


def chance_lines(odds: dict[str, Any]) -> list[Line]:
    """The odds that are chances."""
    return [each for each in odds_figures(odds) if each.chance is not None]


def odds_figures(odds: dict[str, Any]) -> list[Line]:
    """Every figure of the odds, a line each."""
    return [
        figure_line(title, chance, value)
        for name in odds
        for title, chance, value in figures([name], is_chance(name), odds[name])
    ]


def is_chance(name: str) -> bool:
    """Whether what stands under this name is a chance."""
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
    """One figure of the odds: a chance, or a number."""
    if chance and isinstance(value, float):
        return Line("terminal-percent", {"name": {"title": title}}, value)
    return field_line(title, "", value)
