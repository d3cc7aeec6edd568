"""The options of a table: their types, defaults, help, and what they refuse."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from pioche.core.refusals import BadOption

Value = bool | int | str

SMALL_NUMBER: Final = re.compile("-?[0-9]{1,15}")

TRUE: Final = ("true", "yes", "on", "1", "oui")
FALSE: Final = ("false", "no", "off", "0", "non")


@dataclass(frozen=True)
class Option:
    """What every option has; `help` is the key of its sentence in `words`."""

    name: str
    default: Value
    help: str

    def check(self, value: object) -> Value:
        """The value if the option takes it; a refusal otherwise."""
        raise NotImplementedError

    def read(self, text: str) -> Value:
        """The value that a person typed."""
        raise NotImplementedError


@dataclass(frozen=True)
class Switch(Option):
    """On or off."""

    def check(self, value: object) -> Value:
        if isinstance(value, bool):
            return value
        raise BadOption("option-switch", option=self.name, value=str(value))

    def read(self, text: str) -> Value:
        if text.lower() in TRUE or text.lower() in FALSE:
            return text.lower() in TRUE
        return self.check(text)


@dataclass(frozen=True)
class Choice(Option):
    """One of a few words."""

    choices: tuple[str, ...]

    def check(self, value: object) -> Value:
        if isinstance(value, str) and value in self.choices:
            return value
        known = ", ".join(self.choices)
        raise BadOption("option-choice", option=self.name, value=str(value), choices=known)

    def read(self, text: str) -> Value:
        return self.check(text.lower())


@dataclass(frozen=True)
class Number(Option):
    """A whole number between two others."""

    lowest: int
    highest: int

    def check(self, value: object) -> Value:
        if type(value) is int and self.lowest <= value <= self.highest:
            return value
        raise BadOption(
            "option-number",
            option=self.name,
            value=str(value),
            lowest=self.lowest,
            highest=self.highest,
        )

    def read(self, text: str) -> Value:
        return self.check(int(text) if SMALL_NUMBER.fullmatch(text) else text)


def settle(options: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, Value]:
    """Every option with its value: the one given, or the default."""
    for name in given:
        if name not in [option.name for option in options]:
            known = ", ".join(option.name for option in options)
            raise BadOption("option-unknown", option=name, known=known)
    return {option.name: option.check(given.get(option.name, option.default)) for option in options}
