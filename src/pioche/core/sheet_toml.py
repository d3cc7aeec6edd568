"""A card sheet as people write it: a small TOML file, refused with the line and the reason.

[muck]
points = 2
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any, Final

from pioche.core.refusals import BadSheet, Refusal
from pioche.core.sheet import Sheet

TABLE: Final = re.compile(r"\s*\[\[?\s*([^\[\]]+?)\s*\]")
KEY: Final = re.compile(r"\s*([^=#\s\[][^=#]*?)\s*=")
BYTE_ORDER_MARK: Final = "\ufeff"  # some editors begin every file with it
DEEPEST: Final = 5
PLACE: Final = re.compile(r"at line ([0-9]+)")


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
