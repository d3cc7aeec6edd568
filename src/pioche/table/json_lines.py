"""Lines of JSON objects, read strictly: every complaint names the line and the key."""

import json
from dataclasses import dataclass
from typing import Any

from pioche.core.refusals import BadRecord


@dataclass(frozen=True)
class Fields:
    """One JSON object and the line it stands on; each method takes a key of one type."""

    line: int
    data: dict[str, Any]

    def exactly(self, *keys: str) -> "Fields":
        """These keys and no others."""
        for key in keys:
            self.value(key)
        for key in self.data:
            if key not in keys:
                raise BadRecord(self.line, "record-key-unknown", name=key)
        return self

    def value(self, key: str) -> Any:  # noqa: ANN401  (whatever JSON holds)
        if key not in self.data:
            raise BadRecord(self.line, "record-key-missing", name=key)
        return self.data[key]

    def number(self, key: str, lowest: int | None = None, highest: int | None = None) -> int:
        value = self.value(key)
        if type(value) is not int:
            raise self.wrong(key, "record-type-number")
        if (lowest is not None and value < lowest) or (highest is not None and value > highest):
            raise self.wrong(key, "record-range")
        return value

    def text(self, key: str) -> str:
        value = self.value(key)
        if not isinstance(value, str):
            raise self.wrong(key, "record-type-text")
        return value

    def flag(self, key: str) -> bool:
        value = self.value(key)
        if not isinstance(value, bool):
            raise self.wrong(key, "record-type-flag")
        return value

    def mapping(self, key: str) -> dict[str, Any]:
        value = self.value(key)
        if not isinstance(value, dict):
            raise self.wrong(key, "record-type-object")
        return value

    def object(self, key: str) -> "Fields":
        return Fields(self.line, self.mapping(key))

    def items(self, key: str) -> list[Any]:
        value = self.value(key)
        if not isinstance(value, list):
            raise self.wrong(key, "record-type-list")
        return value

    def numbers(self, key: str) -> list[int]:
        values = self.items(key)
        if not all(type(value) is int for value in values):
            raise self.wrong(key, "record-type-number")
        return values

    def texts_or_none(self, key: str) -> list[str | None]:
        values = self.items(key)
        if not all(value is None or isinstance(value, str) for value in values):
            raise self.wrong(key, "record-type-text")
        return values

    def objects(self, key: str) -> list["Fields"]:
        values = self.items(key)
        if not all(isinstance(value, dict) for value in values):
            raise self.wrong(key, "record-type-object")
        return [Fields(self.line, value) for value in values]

    def wrong(self, key: str, why: str) -> BadRecord:
        return BadRecord(self.line, why, name=key, value=str(self.data[key]))


def parse_lines(text: str) -> list[Fields]:
    """Every line of the text, each one JSON object. Only a newline ends a line."""
    lines = text.removesuffix("\n").split("\n") if text else []
    return [parse_line(number, line) for number, line in enumerate(lines, start=1)]


def parse_line(number: int, line: str) -> Fields:
    try:
        data = json.loads(line, object_pairs_hook=once_each, parse_constant=no_constant)
    except RepeatedKey as repeated:
        raise BadRecord(number, "record-key-twice", name=str(repeated)) from None
    except (ValueError, RecursionError):
        raise BadRecord(number, "record-json") from None
    if not isinstance(data, dict):
        raise BadRecord(number, "record-type-line")
    return Fields(number, data)


class RepeatedKey(Exception):
    """A key that stands twice in one object."""


def once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise RepeatedKey(key)
        found[key] = value
    return found


def no_constant(name: str) -> None:
    """JSON knows no NaN and no Infinity, even though Python's reader does."""
    raise ValueError(name)
