"""All settings of a server by their names, from a file, the environment and flags.

A name is the field's: `body_limit` is `--body-limit`, `PIOCHE_BODY_LIMIT`, and `body-limit` in the
file. A flag wins over a variable, a variable over the file, and the file over the default.
"""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from difflib import get_close_matches
from typing import Any, Final, get_type_hints

from pioche.core.refusals import Refusal
from pioche.core.sheet_toml import BYTE_ORDER_MARK, PLACE, key_lines
from pioche.server.serve_options import ServeOptions
from pioche.server.setting_values import Kind, WrongValue, kind_of
from pioche.server.settings import Settings
from pioche.server.store.addresses import shown_address

PREFIX: Final = "PIOCHE_"
CONFIG_VARIABLE: Final = "PIOCHE_CONFIG"
# Variables of ours that are no settings of a server: of the reader, of tests, of this file.
OTHER_VARIABLES: Final = frozenset(
    f"{PREFIX}{name}"
    for name in (
        *("CHROMIUM", "CONFIG", "HEAVY", "HOME", "INTERPRETED", "LANG", "POSTGRESQL"),
        "QUICK_BUILD",
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
    """What somebody wrote for a setting, and where: a flag, a variable, a line of the file."""

    value: object
    where: str
    as_text: bool = True


Source = Mapping[str, Written]


@dataclass(frozen=True)
class Configuration:
    """The value of every setting, and where those were written that are not the default."""

    values: dict[str, Any]
    origins: dict[str, str]

    def serve_options(self) -> ServeOptions:
        return ServeOptions(**self.of(ServeOptions))

    def settings(self) -> Settings:
        return Settings(**self.of(Settings))

    def of(self, owner: type[ServeOptions] | type[Settings]) -> dict[str, Any]:
        return {field.name: self.values[field.name] for field in fields(owner)}

    def toml(self) -> Iterable[tuple[str, str]]:
        """Each setting as a line of the file, without any password, and where it was written."""
        for name, value in self.values.items():
            public = shown_address(value) if name == "store" else value
            line = f"{name_of(name)} = {KINDS[name].toml(public)}"
            yield line, self.origins.get(name, "")


def settle(*sources: Source) -> Configuration:
    """Every setting, by the last source that has it; each must be right, used or not."""
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
    """What people call a setting, in the file and, after two dashes, as a flag."""
    return field.replace("_", "-")


def variable_of(field: str) -> str:
    return f"{PREFIX}{field.upper()}"


def from_file(text: str, path: str) -> Source:
    """What a TOML file says: one key a setting, no tables."""
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
    """What variables say; an empty one says nothing."""
    by_variable = {variable_of(field): field for field in KINDS}
    found: dict[str, Written] = {}
    for name in sorted(environment):
        if not name.startswith(PREFIX) or name in OTHER_VARIABLES or not environment[name]:
            continue
        if name not in by_variable:
            raise unknown(name, name, by_variable)
        found[by_variable[name]] = Written(environment[name], name)
    return found


def from_flags(given: Mapping[str, str | list[str] | None]) -> Source:
    """What flags say; one that may be repeated adds to the list."""
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
