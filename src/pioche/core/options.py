"""The options of a table: their types, defaults, help, and what they refuse."""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Final

from pioche.core.refusals import BadOption

Value = bool | int | str

SMALL_NUMBER: Final = re.compile("-?[0-9]{1,15}")

# Of the option `first`: nobody is chosen to begin, so that it is drawn.
DRAWN: Final = "drawn"

TRUE: Final = ("true", "yes", "on", "1", "oui")
FALSE: Final = ("false", "no", "off", "0", "non")


@dataclass(frozen=True)
class Option:
    """What every option has; `help` is the key of its sentence in `words`."""

    name: str
    default: Value
    help: str
    # Away from its default the option goes with these numbers of players only; empty: with all.
    needs_seats: tuple[int, ...] = field(default=(), kw_only=True)
    # The game got this option later: a record without it has the default.
    added_later: bool = field(default=False, kw_only=True)
    # What such a record was played by instead, where that was not the default.
    before: Value | None = field(default=None, kw_only=True)
    # Whether forms offer it; otherwise it only keeps earlier tables and records as they were.
    offered: bool = field(default=True, kw_only=True)

    def check(self, value: object) -> Value:
        """The value if the option takes it; a refusal otherwise."""
        raise NotImplementedError

    def read(self, text: str) -> Value:
        """The value of a typed text."""
        raise NotImplementedError

    @property
    def key(self) -> str:
        """The key of its name in `words`; those of its values begin with it."""
        return self.help.removesuffix("-help")

    def check_seats(self, value: Value, seats: int) -> None:
        """Refuse a value that does not go with this number of players."""
        if self.needs_seats and value != self.default and seats not in self.needs_seats:
            wanted = ", ".join(str(number) for number in self.needs_seats)
            raise BadOption("option-seats", option=self.name, wanted=wanted, seats=seats)


@dataclass(frozen=True)
class Switch(Option):
    """On or off; also in the words that people type."""

    def check(self, value: object) -> Value:
        if isinstance(value, bool):
            return value
        if isinstance(value, str) and value.lower() in TRUE + FALSE:
            return value.lower() in TRUE
        raise BadOption("option-switch", option=self.name, value=str(value))

    def read(self, text: str) -> Value:
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


@dataclass(frozen=True)
class SomeSeats(Option):
    """Those of the players for whom something is true, as the text `1,3`; nobody is the empty text.

    Seats are counted from one here, as people do. It is asked of each person who takes a seat;
    a bot is never one of them.
    """

    # True of a player in one game only: a rematch does not keep it.
    once: bool = field(default=False, kw_only=True)

    def check(self, value: object) -> Value:
        if isinstance(value, str) and value == seats_text(seats_named(value)):
            return value
        raise BadOption("option-some-seats", option=self.name, value=str(value))

    def read(self, text: str) -> Value:
        return self.check(",".join(text.replace(",", " ").split()))

    def check_seats(self, value: Value, seats: int) -> None:
        super().check_seats(value, seats)
        for seat in seats_named(str(value)):
            if seat >= seats:
                raise BadOption("option-seat", option=self.name, number=seat + 1, seats=seats)


@dataclass(frozen=True)
class FirstSeat(Choice):
    """Who begins: drawn, or the player of a seat, counted from one as people do."""

    def check(self, value: object) -> Value:
        return super().check(str(value) if type(value) is int else value)

    def check_seats(self, value: Value, seats: int) -> None:
        super().check_seats(value, seats)
        if chosen_seat(value) >= seats:
            raise BadOption("option-seat", option=self.name, number=int(value), seats=seats)


def first_option(most_seats: int) -> FirstSeat:
    seats = [str(seat + 1) for seat in range(most_seats)]
    return FirstSeat("first", DRAWN, "option-first-help", (DRAWN, *seats))


def chosen_seat(value: Value) -> int:
    """The seat, counted from zero, that was chosen to begin; -1 where it is drawn."""
    return -1 if value == DRAWN else int(value) - 1


def seats_named(text: str) -> list[int]:
    """The seats, counted from zero, that a text names; words that are no numbers are ignored."""
    parts = [part for part in text.split(",") if part]
    return sorted({int(part) - 1 for part in parts if SMALL_NUMBER.fullmatch(part)})


def seats_text(seats: list[int]) -> str:
    """The canonical text of some seats; numbers below the first seat are ignored."""
    return ",".join(str(seat + 1) for seat in seats if seat >= 0)


def check_people(
    options: tuple[Option, ...], values: Mapping[str, Value], bots: Collection[int]
) -> None:
    """Refuse an option about people for a seat where a bot sits."""
    for option in options:
        if isinstance(option, SomeSeats):
            for seat in seats_named(str(values[option.name])):
                if seat in bots:
                    raise BadOption("option-bot", option=option.name, number=seat + 1)


def keep_seats(
    options: tuple[Option, ...], values: Mapping[str, Value], seats: Collection[int]
) -> dict[str, Value]:
    """The values, with options about people limited to these seats."""
    kept = dict(values)
    for option in options:
        if isinstance(option, SomeSeats) and option.name in kept:
            named = seats_named(str(kept[option.name]))
            kept[option.name] = seats_text([seat for seat in named if seat in seats])
    return kept


def for_rematch(options: tuple[Option, ...], values: Mapping[str, Value]) -> dict[str, Value]:
    """The values for the next game of the same people on the same seats.

    What holds once, and what only earlier tables have, is as usual again.
    """
    usual = [
        option
        for option in options
        if not option.offered or (isinstance(option, SomeSeats) and option.once)
    ]
    return {**values, **{option.name: option.default for option in usual if option.name in values}}


def lasting_flags(
    options: tuple[Option, ...], values: Mapping[str, Value], seats: int
) -> list[list[str]]:
    """For each seat, the options that stay true of its player in the next game, on any seat."""
    kept = for_rematch(options, values)
    named = {
        option.name: seats_named(str(kept.get(option.name, "")))
        for option in options
        if isinstance(option, SomeSeats)
    }
    return [[name for name, found in named.items() if seat in found] for seat in range(seats)]


def with_earlier_values(
    options: tuple[Option, ...], given: Mapping[str, Value]
) -> dict[str, Value]:
    """The values of a table from before some options, with what it was played by."""
    earlier = {option.name: option.before for option in options if option.before is not None}
    return {**earlier, **given}


def settle(
    options: tuple[Option, ...], given: Mapping[str, object], seats: int
) -> dict[str, Value]:
    """Every option with its value: the one given, or the default."""
    for name in given:
        if name not in [option.name for option in options]:
            known = ", ".join(option.name for option in options)
            raise BadOption("option-unknown", option=name, known=known)
    settled: dict[str, Value] = {}
    for option in options:
        settled[option.name] = option.default
        if option.name in given:
            value = option.check(given[option.name])
            option.check_seats(value, seats)
            settled[option.name] = value
    return settled


class GameConfig:  # noqa: PLW1641  (it is compared, never a key)
    """What the options settle for a whole game. Nothing changes it: clones share it.

    A game's own `Config` adds the options as its rules need them.
    """

    def __init__(self, options: dict[str, Value]) -> None:
        self.options = options

    def __getnewargs__(self) -> tuple[object, ...]:
        return (self.options,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GameConfig) and self.options == other.options
