"""Values of settings as people write them: texts of flags and variables, data of a TOML file."""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, TypeVar, Union, get_args, get_origin

from pioche.core.refusals import Argument, shown
from pioche.server.settings import Between, Days, Rate

# What no setting is above: as seconds more than thirty years, as bytes a gigabyte.
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

Data = Any  # of whatever type a file has it
Number = TypeVar("Number", int, float)


class WrongValue(ValueError):
    """What is no value of a setting; `key` and `arguments` tell what would be one."""

    def __init__(self, kind: "Kind", value: object) -> None:
        super().__init__(kind.name)
        self.key = f"config-{kind.name}"
        self.arguments: dict[str, Argument] = {**kind.arguments, "value": shown(value)}


@dataclass(frozen=True)
class Kind:
    """A type of values: how they are read from a text and from TOML, and how TOML writes them."""

    name: str
    placeholder: str
    from_text: Callable[[str], Any]
    from_data: Callable[[Any], Any]
    toml: Callable[[Any], str]
    arguments: dict[str, Argument]

    def read(self, written: object, *, as_text: bool) -> Any:  # noqa: ANN401  (of any type)
        """The value; a mistake is told with what was written."""
        try:
            return self.from_text(str(written)) if as_text else self.from_data(written)
        except (ValueError, TypeError, OverflowError) as error:
            raise WrongValue(self, written) from error


def kind_of(annotation: Any) -> Kind:  # noqa: ANN401  (whatever a field is declared as)
    """How the values of a field are written, by its type."""
    bounds = Between(0)
    if get_origin(annotation) is Annotated:
        annotation, bounds = get_args(annotation)
    if get_origin(annotation) in (Union, UnionType):
        (inner,) = (part for part in get_args(annotation) if part is not NoneType)
        return optional(kind_of(inner))
    if get_origin(annotation) is Literal:
        return choice(get_args(annotation))
    return KINDS[annotation](bounds)


def whole(bounds: Between) -> Kind:
    def from_text(text: str) -> int:
        require(WHOLE.fullmatch(text) is not None)
        return within(int(text), bounds)

    def from_data(data: Data) -> int:
        require(type(data) is int)
        return within(int(data), bounds)

    return Kind("whole", "N", from_text, from_data, str, limits(bounds))


def seconds(bounds: Between) -> Kind:
    """A number with a fraction, and a time: 90, 1.5, 10m, 30d."""

    def from_data(data: Data) -> float:
        if isinstance(data, str):
            return within(read_seconds(data), bounds)
        return within(of_numbers(data), bounds)

    def from_text(text: str) -> float:
        return within(read_seconds(text), bounds)

    return Kind("seconds", "SECONDS", from_text, from_data, number_text, limits(bounds))


def days(bounds: Between) -> Kind:
    """Days; with a unit any time: 30, 0.5, 12h, 30d."""

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
    """Several: a list in TOML; in a text commas stand between them."""

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
    """A value, or `off` for none."""

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


KINDS: Final[dict[Any, Callable[[Between], Kind]]] = {
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
    """That number, if it is none beyond the bounds; NaN is beyond all of them."""
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
    """So many in a time: 20/10s, 5/m."""
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
    """As TOML writes texts, lists of texts and switches; JSON writes them alike."""
    return json.dumps(value, ensure_ascii=False)
