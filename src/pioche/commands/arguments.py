"""Command-line arguments: the parser, and arguments that several commands share."""

import argparse
import re
from argparse import Namespace
from collections.abc import Iterable
from typing import Any, Final, NoReturn

import pioche
from pioche.bots import add_bots, known_bot
from pioche.core.game import Game, Options
from pioche.core.options import SMALL_NUMBER, Option
from pioche.core.refusals import BadOption, Refusal
from pioche.core.sheet import Sheet
from pioche.files import read_sheet
from pioche.table.options import options_of
from pioche.words import Words

# Large enough for any count or seed, and no longer than a person types.
HIGHEST: Final = 999_999_999_999_999
# The id of an earlier table, which may begin with a hyphen (server/auth.py).
HYPHENED_ID: Final = re.compile("-[A-Za-z0-9_-]{20}[AQgw]")


class Parser(argparse.ArgumentParser):
    """An argument parser whose help and refusals come from `words`."""

    def __init__(self, words: Words, name: str, about: str) -> None:
        super().__init__(
            prog=name,
            description=words.say(about),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        self.words = words
        self.group = self.add_argument_group(words.say("cli-arguments"))
        self.argument("--help", "-h", action="help", help=words.say("cli-help"))
        # Read before all else, wherever it stands; named here for the help.
        self.argument("--lang", metavar="fr|en", help=words.say("cli-lang"))

    def argument(self, *flags: str, help: str = "", **settings: object) -> None:  # noqa: A002
        """Add an argument to the group with our own heading."""
        plain = help.replace("%", "%%")  # argparse reads `%` as the place of a figure
        self.group.add_argument(*flags, help=plain, **settings)  # type: ignore[arg-type]

    def format_help(self) -> str:
        formatter = self._get_formatter()
        usage = self.words.say("cli-usage")
        formatter.add_usage(self.usage, self._actions, [], prefix=f"{usage} ")
        formatter.add_text(self.description)
        formatter.start_section(self.group.title)
        formatter.add_arguments(self.group._group_actions)
        formatter.end_section()
        return formatter.format_help()

    def _parse_optional(self, arg_string: str) -> Any:  # noqa: ANN401  (argparse's own form)
        """The option that an argument begins; None if it is a value, as ids are."""
        if HYPHENED_ID.fullmatch(arg_string) and arg_string not in self._option_string_actions:
            return None
        return super()._parse_optional(arg_string)

    def read(self, arguments: Iterable[str]) -> argparse.Namespace:
        """The arguments, or a refusal that names the wrong one."""
        try:
            known, unknown = self.parse_known_args(list(arguments))
        except argparse.ArgumentError as error:
            name = error.argument_name or ""
            raise Refusal("cli-argument", command=self.prog, argument=name) from error
        if unknown:
            raise Refusal("cli-argument", command=self.prog, argument=unknown[0])
        return known

    def error(self, message: str) -> NoReturn:
        raise Refusal("cli-argument", command=self.prog, argument=message)


def whole_number(
    text: str | None, name: str, lowest: int, default: int, highest: int = HIGHEST
) -> int:
    """The number given for an argument, or the default."""
    if text is None:
        return default
    if not SMALL_NUMBER.fullmatch(text) or not lowest <= int(text) <= highest:
        raise Refusal("cli-number", argument=name, value=text, lowest=lowest, highest=str(highest))
    return int(text)


def add_game(parser: Parser, words: Words) -> None:
    known = ", ".join(game.id for game in pioche.CATALOG)
    parser.argument("game", nargs="?", metavar="GAME", help=words.say("cli-game", known=known))


def add_options(parser: Parser, words: Words) -> None:
    parser.argument(
        "--option", action="append", metavar="NAME=VALUE", help=words.say("cli-option"), default=[]
    )
    parser.argument("--sheet", metavar="FILE", help=words.say("cli-sheet"))


def read_options(game: Game, read: Namespace) -> Options:
    """The options given as NAME=VALUE, and those of the card sheet."""
    options: Options = {} if read.sheet is None else read_sheet(game, read.sheet)
    for text in read.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise Refusal("cli-option-form", text=text)
        if read.sheet is not None and isinstance(option_of(game, name), Sheet):
            raise Refusal("cli-option-sheet", option=name)
        options[name] = option_of(game, name).read(value)
    return options


def option_of(game: Game, name: str) -> Option:
    for option in options_of(game):
        if option.name == name:
            return option
    known = ", ".join(option.name for option in options_of(game))
    raise BadOption("option-unknown", option=name, known=known)


def names_list(text: str) -> list[str]:
    """Names between commas; an empty one is refused later, as unknown."""
    return [name.strip() for name in text.split(",")]


def check_bots(game: Game, bots: list[str]) -> None:
    """Refuse unknown bots; plugin bots are imported."""
    add_bots(bots)
    for bot in bots:
        known_bot(game.id, bot)
