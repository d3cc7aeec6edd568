"""A card sheet: figures that the owner of a box reads on cards that we have not seen.

The sheet is an option like any other, so that it is stored with every game: a text of
figures, `muck.points=2 ring.points=4`, in the order in which the game declares them and
without those that stay as they are. A sheet that is handed in may have any order.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from pioche.core.options import SMALL_NUMBER, Option, Value
from pioche.core.refusals import BadOption, BadSheet, Refusal

TABLE: Final = re.compile(r"\s*\[\[?\s*([^\[\]]+?)\s*\]")
KEY: Final = re.compile(r"\s*([^=#\s\[][^=#]*?)\s*=")
BYTE_ORDER_MARK: Final = "\ufeff"  # some editors begin every file with it
DEEPEST: Final = 5
PLACE: Final = re.compile(r"at line ([0-9]+)")


@dataclass(frozen=True)
class Figure:
    """A number that a sheet may change, what it is without one, and between which bounds."""

    name: str
    default: int
    lowest: int
    highest: int


@dataclass(frozen=True)
class Total:
    """Figures whose sum must lie between two bounds; `title` is what they are together."""

    title: str
    names: tuple[str, ...]
    lowest: int
    highest: int


@dataclass(frozen=True)
class Sheet(Option):
    """The option that holds the figures; `totals` are what no sheet may break."""

    figures: tuple[Figure, ...]
    totals: tuple[Total, ...] = ()

    def check(self, value: object) -> Value:
        if isinstance(value, str):
            return self.text(self.entries(value))
        raise BadOption("sheet-form", option=self.name, value=str(value))

    def read(self, text: str) -> Value:
        return self.check(text)

    def entries(self, text: str) -> dict[str, int]:
        found: dict[str, int] = {}
        for entry in text.split():
            name, _, number = entry.partition("=")
            found[name] = self.number(
                name, int(number) if SMALL_NUMBER.fullmatch(number) else number
            )
        return found

    def number(self, name: str, value: object) -> int:
        """The checked value of a figure of the sheet."""
        for figure in self.figures:
            if figure.name == name:
                return check_figure(figure, value)
        raise BadOption("sheet-key", name=name)

    def values(self, text: str) -> dict[str, int]:
        """Every figure: changed by the text, or as it is without a sheet."""
        changed = self.entries(text)
        return {figure.name: changed.get(figure.name, figure.default) for figure in self.figures}

    def text(self, changed: Mapping[str, int]) -> str:
        """The canonical text of these changes."""
        values = {figure.name: figure.default for figure in self.figures} | dict(changed)
        for total in self.totals:
            check_total(total, values)
        return " ".join(
            f"{figure.name}={values[figure.name]}"
            for figure in self.figures
            if values[figure.name] != figure.default
        )


def check_figure(figure: Figure, value: object) -> int:
    """A whole number within the figure's bounds."""
    if type(value) is not int:
        raise BadOption("sheet-type", name=figure.name, value=str(value))
    if not figure.lowest <= value <= figure.highest:
        raise BadOption(
            "sheet-range",
            name=figure.name,
            value=value,
            lowest=figure.lowest,
            highest=figure.highest,
        )
    return value


def check_total(total: Total, values: Mapping[str, int]) -> None:
    found = sum(values[name] for name in total.names)
    if not total.lowest <= found <= total.highest:
        raise BadOption(
            "sheet-total-exact" if total.lowest == total.highest else "sheet-total",
            title=total.title,
            found=found,
            lowest=total.lowest,
            highest=total.highest,
        )


# Sheets as people write them: small TOML files, refused with the line and the reason


def sheet_from_toml(sheet: Sheet, text: str) -> str:
    """The value of the option that such a file describes."""
    text = text.removeprefix(BYTE_ORDER_MARK)
    lines = key_lines(text)
    changed: dict[str, int] = {}
    name = ""
    try:
        for name, value in flat("", parse(text)):
            changed[name] = sheet.number(name, value)
        return sheet.text(changed)
    except BadSheet:
        raise
    except Refusal as refusal:
        line = line_of(name, lines)
        for total in sheet.totals:
            if total.title == refusal.arguments.get("title"):
                line = max(line_of(each, lines) for each in total.names if each in changed)
        raise BadSheet(line, refusal.key, refusal.ruling, **refusal.arguments) from refusal


def parse(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also numbers and nests beyond all measure
        place = PLACE.search(str(error))
        line = int(place[1]) if place else text.count("\n") + 1
        raise BadSheet(line, "sheet-toml") from None


def flat(prefix: str, table: Mapping[str, Any], depth: int = 0) -> Iterator[tuple[str, Any]]:
    """Every value under its full name: `muck.points`; no figure lies deeper than a few tables."""
    for key, value in table.items():
        if isinstance(value, dict) and depth < DEEPEST:
            yield from flat(f"{prefix}{key}.", value, depth + 1)
        else:
            yield f"{prefix}{key}", value


def key_lines(text: str) -> dict[str, int]:
    """On which line each table and key stands, by its full name."""
    found: dict[str, int] = {}
    table = ""
    for number, line in enumerate(text.splitlines(), start=1):
        if header := TABLE.match(line):
            table = plain(header[1])
            found.setdefault(table, number)
        elif key := KEY.match(line):
            found.setdefault(".".join(filter(None, (table, plain(key[1])))), number)
    return found


def plain(key: str) -> str:
    """A dotted key without quotes and spaces."""
    return ".".join(part.strip().strip("\"'") for part in key.split("."))


def line_of(name: str, lines: Mapping[str, int]) -> int:
    """The line of a figure; inside an inline table that of the table."""
    while name and name not in lines:
        name = name.rpartition(".")[0]
    return lines.get(name, 1)
