"""Command-line arguments that complain in the reader's language, in one sentence."""

import argparse
from collections.abc import Iterable
from typing import Final, NoReturn

from pioche.core.options import SMALL_NUMBER
from pioche.core.refusals import Refusal
from pioche.words import Words

# Large enough for any count or seed, and no longer than a person types.
HIGHEST: Final = 999_999_999_999_999


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

    def argument(self, *flags: str, **settings: object) -> None:
        """Add an argument to the one group that has our own heading."""
        self.group.add_argument(*flags, **settings)  # type: ignore[arg-type]

    def format_help(self) -> str:
        formatter = self._get_formatter()
        usage = self.words.say("cli-usage")
        formatter.add_usage(self.usage, self._actions, [], prefix=f"{usage} ")
        formatter.add_text(self.description)
        formatter.start_section(self.group.title)
        formatter.add_arguments(self.group._group_actions)
        formatter.end_section()
        return formatter.format_help()

    def read(self, arguments: Iterable[str]) -> argparse.Namespace:
        """The arguments, or a refusal that names the one that is wrong."""
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
    """The number that was typed for an argument, or the default."""
    if text is None:
        return default
    if not SMALL_NUMBER.fullmatch(text) or not lowest <= int(text) <= highest:
        raise Refusal("cli-number", argument=name, value=text, lowest=lowest, highest=str(highest))
    return int(text)
