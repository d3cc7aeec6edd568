"""All settings of a server by their names, from a file, the environment and flags.

A name is the field's: `body_limit` is `--body-limit`, `PIOCHE_BODY_LIMIT`, and `body-limit` in the
file. A flag wins over a variable, a variable over the file, and the file over the default.
"""

import json
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields
from difflib import get_close_matches
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from pioche.core.refusals import Argument, Refusal, shown
from pioche.core.sheet import BYTE_ORDER_MARK, PLACE, key_lines
from pioche.server.settings import Between, Days, Rate, ServeOptions, Settings
from pioche.server.store.addresses import shown_address

# The highest value of any setting: thirty years in seconds, a gigabyte in bytes.
HIGHEST: Final = 1_000_000_000
OFF: Final = "off"
SWITCHES: Final = {
    **dict.fromkeys(("true", "yes", "on", "1"), True),
    **dict.fromkeys(("false", "no", "off", "0"), False),
}
WHOLE: Final = re.compile(r"-?[0-9]{1,15}")
UNITS: Final = {"": 1.0, "ms": 0.001, "s": 1.0, "m": 60.0, "h": 3600.0, "d": 86_400.0}
SECONDS: Final = re.compile(r"(-?[0-9]{1,15}(?:\.[0-9]{1,15})?) ?(ms|s|m|h|d|)")
RATE: Final = re.compile(r"([0-9]{1,9}) ?/ ?([0-9.]* ?[a-z]*)")

Data = Any  # any type that TOML has
Number = TypeVar("Number", int, float)


class WrongValue(ValueError):
    """A value that a setting cannot have; `key` and `arguments` name the sentence about it."""

    def __init__(self, kind: "Kind", value: object) -> None:
        super().__init__(kind.name)
        self.key = f"config-{kind.name}"
        self.arguments: dict[str, Argument] = {**kind.arguments, "value": shown(value)}


@dataclass(frozen=True)
class Kind:
    """A type of settings: how its values are read from text and TOML, and written as TOML."""

    name: str
    placeholder: str
    from_text: Callable[[str], Any]
    from_data: Callable[[Any], Any]
    toml: Callable[[Any], str]
    arguments: dict[str, Argument]

    def read(self, written: object, *, as_text: bool) -> Any:  # noqa: ANN401  (of any type)
        """The value, or `WrongValue`."""
        try:
            return self.from_text(str(written)) if as_text else self.from_data(written)
        except (ValueError, TypeError, OverflowError) as error:
            raise WrongValue(self, written) from error


def kind_of(annotation: Any) -> Kind:  # noqa: ANN401  (any annotation)
    bounds = Between(0)
    if get_origin(annotation) is Annotated:
        annotation, bounds = get_args(annotation)
    if get_origin(annotation) in (Union, UnionType):
        (inner,) = (part for part in get_args(annotation) if part is not NoneType)
        return optional(kind_of(inner))
    if get_origin(annotation) is Literal:
        return choice(get_args(annotation))
    return KIND_OF_TYPE[annotation](bounds)


def whole(bounds: Between) -> Kind:
    def from_text(text: str) -> int:
        require(WHOLE.fullmatch(text) is not None)
        return within(int(text), bounds)

    def from_data(data: Data) -> int:
        require(type(data) is int)
        return within(int(data), bounds)

    return Kind("whole", "N", from_text, from_data, str, limits(bounds))


def seconds(bounds: Between) -> Kind:
    """A duration or another fractional number: 90, 1.5, 10m, 30d."""

    def from_data(data: Data) -> float:
        if isinstance(data, str):
            return within(read_seconds(data), bounds)
        return within(of_numbers(data), bounds)

    def from_text(text: str) -> float:
        return within(read_seconds(text), bounds)

    return Kind("seconds", "SECONDS", from_text, from_data, number_text, limits(bounds))


def days(bounds: Between) -> Kind:
    """A duration in days, or with a unit: 30, 0.5, 12h, 30d."""

    def from_text(text: str) -> float:
        bare = text.strip()[-1:].isdigit()
        return within(read_seconds(f"{text.strip()}d" if bare else text) / UNITS["d"], bounds)

    def from_data(data: Data) -> float:
        return from_text(data if isinstance(data, str) else number_text(of_numbers(data)))

    return Kind("days", "DAYS", from_text, from_data, number_text, limits(bounds))


def of_numbers(data: Data) -> float:
    require(type(data) in (int, float))
    return float(data)


def text(_bounds: Between) -> Kind:
    def from_data(data: Data) -> str:
        require(isinstance(data, str))
        return str(data)

    return Kind("text", "TEXT", str, from_data, quoted, {})


def switch(_bounds: Between) -> Kind:
    def from_text(text: str) -> bool:
        require(text.lower() in SWITCHES)
        return SWITCHES[text.lower()]

    def from_data(data: Data) -> bool:
        require(type(data) is bool)
        return bool(data)

    return Kind("switch", "", from_text, from_data, quoted, {})


def rate(_bounds: Between) -> Kind:
    def from_data(data: Data) -> Rate:
        require(isinstance(data, str))
        return read_rate(str(data))

    return Kind("rate", "N/10s", read_rate, from_data, lambda value: quoted(rate_text(value)), {})


def names(_bounds: Between) -> Kind:
    """Several names: a list in TOML, with commas in text."""

    def from_text(text: str) -> tuple[str, ...]:
        found = tuple(name.strip() for name in text.split(",")) if text else ()
        require(all(found))
        return found

    def from_data(data: Data) -> tuple[str, ...]:
        require(isinstance(data, list))
        require(all(isinstance(name, str) for name in data))
        return tuple(data)

    return Kind("names", "A,B", from_text, from_data, lambda value: quoted(list(value)), {})


def choice(known: tuple[str, ...]) -> Kind:
    def from_data(data: Data) -> str:
        require(data in known)
        return str(data)

    listed = ", ".join(known)
    return Kind("choice", "|".join(known), from_data, from_data, quoted, {"known": listed})


def optional(inner: Kind) -> Kind:
    def or_none(read: Callable[[Any], Any]) -> Callable[[Any], Any]:
        return lambda written: None if written == OFF else read(written)

    def toml(value: object) -> str:
        return quoted(OFF) if value is None else inner.toml(value)

    return Kind(
        inner.name,
        f"{inner.placeholder}|{OFF}",
        or_none(inner.from_text),
        or_none(inner.from_data),
        toml,
        inner.arguments,
    )


KIND_OF_TYPE: Final[dict[Any, Callable[[Between], Kind]]] = {
    int: whole,
    float: seconds,
    str: text,
    bool: switch,
    Rate: rate,
    Days: days,
    tuple[str, ...]: names,
}


def require(fits: bool) -> None:
    if not fits:
        raise ValueError


def within(value: Number, bounds: Between) -> Number:
    """The number, if it is within the bounds; NaN never is."""
    require(bounds.lowest <= value <= highest_of(bounds))
    return value


def highest_of(bounds: Between) -> float:
    return HIGHEST if bounds.highest is None else bounds.highest


def limits(bounds: Between) -> dict[str, Argument]:
    return {"lowest": number_text(bounds.lowest), "highest": number_text(highest_of(bounds))}


def read_seconds(text: str) -> float:
    found = SECONDS.fullmatch(text.strip())
    if found is None:
        raise ValueError
    return float(found[1]) * UNITS[found[2]]


def read_rate(text: str) -> Rate:
    found = RATE.fullmatch(text.strip())
    if found is None:
        raise ValueError
    burst, every = int(found[1]), found[2]
    time = read_seconds(every if every[:1].isdigit() else f"1{every}")
    require(burst >= 1 and 0 < time <= HIGHEST)
    return Rate(burst, time)


def rate_text(rate: Rate) -> str:
    return f"{rate.burst}/{number_text(rate.seconds)}s"


def number_text(value: float) -> str:
    return str(int(value)) if value == int(value) else str(value)


def quoted(value: object) -> str:
    """TOML of texts, lists of texts and switches, which is the same as their JSON."""
    return json.dumps(value, ensure_ascii=False)


PREFIX: Final = "PIOCHE_"
CONFIG_VARIABLE: Final = "PIOCHE_CONFIG"
# Variables that are no settings of a server.
OTHER_VARIABLES: Final = frozenset(
    f"{PREFIX}{name}"
    for name in (
        *("CHROMIUM", "CONFIG", "HEAVY", "HOME", "INTERPRETED", "LANG", "POSTGRESQL"),
        *("QUICK_BUILD", "SUCCESSION"),
    )
)
OWNERS: Final = (ServeOptions, Settings)
KINDS: Final[dict[str, Kind]] = {
    name: kind_of(annotation)
    for owner in OWNERS
    for name, annotation in get_type_hints(owner, include_extras=True).items()
}
DEFAULTS: Final[dict[str, Any]] = {
    field.name: field.default for owner in OWNERS for field in fields(owner)
}


@dataclass(frozen=True)
class Written:
    """The value of a setting and its origin: a flag, a variable, a line of the file."""

    value: object
    where: str
    as_text: bool = True


Source = Mapping[str, Written]


@dataclass(frozen=True)
class Configuration:
    """The value of every setting, and the origin of those that are not defaults."""

    values: dict[str, Any]
    origins: dict[str, str]

    def serve_options(self) -> ServeOptions:
        return ServeOptions(**self.of(ServeOptions))

    def settings(self) -> Settings:
        return Settings(**self.of(Settings))

    def of(self, owner: type[ServeOptions] | type[Settings]) -> dict[str, Any]:
        return {field.name: self.values[field.name] for field in fields(owner)}

    def toml(self) -> Iterable[tuple[str, str]]:
        """Each setting as a line of the file, without passwords, and its origin."""
        for name, value in self.values.items():
            public = shown_address(value) if name == "store" else value
            line = f"{name_of(name)} = {KINDS[name].toml(public)}"
            yield line, self.origins.get(name, "")


def settle(*sources: Source) -> Configuration:
    """All settings: the last source wins; each value must be valid, used or not."""
    values, origins = dict(DEFAULTS), dict[str, str]()
    for source in sources:
        for field, written in source.items():
            values[field] = read_value(field, written)
            origins[field] = written.where
    return Configuration(values, origins)


def read_value(field: str, written: Written) -> Any:  # noqa: ANN401  (of any type)
    try:
        return KINDS[field].read(written.value, as_text=written.as_text)
    except WrongValue as wrong:
        raise Refusal(wrong.key, "", where=written.where, **wrong.arguments) from wrong


def name_of(field: str) -> str:
    """The name of a setting in the file and, after two dashes, as a flag."""
    return field.replace("_", "-")


def variable_of(field: str) -> str:
    return f"{PREFIX}{field.upper()}"


def from_file(text: str, path: str) -> Source:
    """The settings of a TOML file: one key a setting, no tables."""
    text = text.removeprefix(BYTE_ORDER_MARK)
    lines = key_lines(text)
    fields_by_name = {name_of(field): field for field in KINDS}
    found: dict[str, Written] = {}
    for name, value in parsed(text, path).items():
        place = f"{path}:{lines.get(name, 1)}"
        if name not in fields_by_name:
            raise unknown(place, name, fields_by_name)
        found[fields_by_name[name]] = Written(value, f"{place}: {name}", as_text=False)
    return found


def parsed(text: str, path: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        place = PLACE.search(str(error))
        line = int(place[1]) if place else text.count("\n") + 1
        raise Refusal("config-toml", place=f"{path}:{line}") from error


def from_environment(environment: Mapping[str, str]) -> Source:
    """The settings of variables; empty ones are ignored."""
    by_variable = {variable_of(field): field for field in KINDS}
    found: dict[str, Written] = {}
    for name in sorted(environment):
        if not name.startswith(PREFIX) or name in OTHER_VARIABLES or not environment[name]:
            continue
        if name not in by_variable:
            raise unknown(name, name, by_variable)
        found[by_variable[name]] = Written(environment[name], name)
    return found


def to_environment(settings: Settings) -> dict[str, str]:
    """The variables of what differs from the default settings; only of numbers and rates."""
    usual = Settings()
    return {
        variable_of(field.name): rate_text(value) if isinstance(value, Rate) else str(value)
        for field in fields(Settings)
        if (value := getattr(settings, field.name)) != getattr(usual, field.name)
    }


def from_flags(given: Mapping[str, str | list[str] | None]) -> Source:
    """The settings of flags; a repeated flag gives a list."""
    return {
        field: Written(text if isinstance(text, str) else ",".join(text), f"--{name_of(field)}")
        for field, text in given.items()
        if text is not None
    }


def unknown(where: str, name: str, known: Iterable[str]) -> Refusal:
    near = get_close_matches(name.replace("_", "-") if name[:1].islower() else name, known, 1)
    if near:
        return Refusal("config-unknown-near", where=where, name=name, near=near[0])
    return Refusal("config-unknown", where=where, name=name)
