"""JSON data into dataclasses, strictly: every complaint names the place."""

from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from math import isfinite
from types import NoneType, UnionType
from typing import Any, Final, get_args, get_origin, get_type_hints

from pioche.core.lines import Line
from pioche.core.refusals import BadFile

# Shares and points are written with so many digits after the point.
DIGITS: Final = 6

Kind = Any  # a type, as an annotation names it


def rounded(value: object) -> object:
    """Data whose fractions are no longer than they need be."""
    if isinstance(value, float):
        return round(value, DIGITS) + 0.0  # zero once more: there may be a minus before a nought
    if isinstance(value, dict):
        return {name: rounded(inner) for name, inner in value.items()}
    return [rounded(inner) for inner in value] if isinstance(value, list) else value


def read_data(kind: Kind, data: object, trouble: type[BadFile]) -> Any:  # noqa: ANN401
    """The data as an object of this dataclass; `trouble` is how complaints are told."""
    return Reader(trouble).value(kind, data, "")


class Reader:
    """Reads values by the annotations of their fields."""

    def __init__(self, trouble: type[BadFile]) -> None:
        self.trouble = trouble

    def value(self, kind: Kind, data: object, place: str) -> Any:  # noqa: ANN401
        """A value of this kind, or a complaint about the place where it stands."""
        if isinstance(kind, UnionType):
            inner = next(each for each in get_args(kind) if each is not NoneType)
            return None if data is None else self.value(inner, data, place)
        origin: object = get_origin(kind)
        if origin is list:
            return self.items(get_args(kind)[0], data, place)
        if origin is dict:
            return self.mapping(get_args(kind)[1], data, place)
        if kind is Line or is_dataclass(kind):
            return self.record(kind, data, place)
        return self.plain(kind, data, place)

    def plain(self, kind: Kind, data: object, place: str) -> object:
        """A text, a truth value or a number; a whole number will do for a fraction."""
        if kind is float and type(data) is int:
            data = float(data) if abs(data) < 2**53 else None
        fits = type(data) is kind and (kind is not float or isfinite(data))  # type: ignore[arg-type]
        if not fits:
            raise self.wrong(place, data)
        return data

    def items(self, kind: Kind, data: object, place: str) -> list[Any]:
        if not isinstance(data, list):
            raise self.wrong(place, data)
        return [self.value(kind, each, f"{place}[{index}]") for index, each in enumerate(data)]

    def mapping(self, kind: Kind, data: object, place: str) -> dict[str, Any]:
        if not isinstance(data, dict):
            raise self.wrong(place, data)
        if kind is Any:
            return data
        return {name: self.value(kind, each, f"{place}.{name}") for name, each in data.items()}

    def record(self, kind: Kind, data: object, place: str) -> object:
        """An object of a dataclass, which has these fields and no others."""
        if not isinstance(data, dict):
            raise self.wrong(place, data)
        known = kinds_of(kind)
        for name in data:
            if name not in known:
                raise self.trouble(0, "review-unknown", place=joined(place, name))
        return kind(**{name: self.field(kind, name, data, place) for name in known})

    def field(self, kind: Kind, name: str, data: dict[str, Any], place: str) -> object:
        if name in data:
            return self.value(kinds_of(kind)[name], data[name], joined(place, name))
        missing = defaults_of(kind).get(name, MISSING)
        if missing is MISSING:
            raise self.trouble(0, "review-missing", place=joined(place, name))
        return missing

    def wrong(self, place: str, data: object) -> BadFile:
        return self.trouble(0, "review-value", place=place or "review", value=str(data))


@cache
def kinds_of(kind: type[Any]) -> dict[str, Kind]:
    """The fields of a dataclass with what they hold."""
    if kind is Line:  # whose arguments have forms of their own, which spelling checks
        return {"key": str, "arguments": dict[str, Any], "chance": float | None}
    return get_type_hints(kind)


@cache
def defaults_of(kind: type[Any]) -> dict[str, object]:
    """What stands for a field that is left out."""
    if kind is Line:
        return {"arguments": {}, "chance": None}
    return {field.name: field.default for field in fields(kind)}


def joined(place: str, name: str) -> str:
    return f"{place}.{name}" if place else name
