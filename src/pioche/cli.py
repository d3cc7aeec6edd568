"""The program `pioche`: its commands are functions of the modules of `pioche.commands`."""

import os
import platform
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Final

import pioche
from pioche.commands.arguments import Parser
from pioche.console import INTERRUPTED, soften_output
from pioche.core.refusals import Refusal
from pioche.files import file_trouble, system_trouble
from pioche.words import LANGUAGES, Words, reader_language, words_in
from pioche.words.spell import spell_refusal

BAD_INPUT: Final = 2
# The language of commands where neither --lang nor the environment names one.
DEFAULT_LANGUAGE: Final = "fr"

Arguments = Sequence[str]
Command = Callable[[Words, Arguments], int]

# Each command, and the module of `pioche.commands` with the function of its name.
COMMANDS: Final = {
    "play": "play",
    "learn": "play",
    "serve": "serve",
    "replay": "play",
    "review": "review",
    "verify": "verify",
    "site": "site",
    "store": "store",
    "tables": "tables",
    "simulate": "lab",
    "simulate-server": "simulate_server",
    "tournament": "lab",
    "bench": "lab",
    "train": "train",
    "exploit": "exploit",
}


def main(arguments: Arguments | None = None) -> int:
    """Run a command; bad input is one sentence on the error stream and exit code 2."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    words = words_in(reader_language(DEFAULT_LANGUAGE))
    soften_output()
    try:
        language, given = split_language(given)
        words = words_in(language)
        code = run(words, given)
        sys.stdout.flush()
    except Refusal as refusal:
        print(spell_refusal(words, refusal), file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return abandon_output()
    except OSError as error:
        if error.filename is not None:
            print(spell_refusal(words, file_trouble(error.filename, error)), file=sys.stderr)
            return BAD_INPUT
        why = words.say(system_trouble(error))
        print(words.say("cli-output", why=why), file=sys.stderr)
        return abandon_output() or BAD_INPUT
    return code


def abandon_output() -> int:
    """Discard the rest of a closed output, so that Python does not complain at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def split_language(arguments: list[str]) -> tuple[str, list[str]]:
    """The language of `--lang`, wherever it stands, and the other arguments."""
    language, others = reader_language(DEFAULT_LANGUAGE), []
    rest = iter(arguments)
    for argument in rest:
        name, equals, value = argument.partition("=")
        if name != "--lang":
            others.append(argument)
            continue
        language = value if equals else next(rest, "")
        if language not in LANGUAGES:
            raise Refusal("cli-language", language=language, known=", ".join(LANGUAGES))
    return language, others


def run(words: Words, arguments: Arguments) -> int:
    """Run the command, which is the first word."""
    if arguments and arguments[0] in COMMANDS:
        return command_of(arguments[0])(words, arguments[1:])
    parser = Parser(words, "pioche", "cli-about")
    parser.argument("--version", action="store_true", help=words.say("cli-version-help"))
    parser.argument(
        "command", nargs="?", metavar="|".join(COMMANDS), help=words.say("cli-commands")
    )
    read = parser.read(arguments)
    if read.command is not None:
        known = ", ".join(COMMANDS)
        raise Refusal("cli-command", command=read.command, known=known)
    if read.version:
        print(version(words))
    else:
        parser.print_help()
    return 0


def version(words: Words) -> str:
    return words.say(
        "cli-version",
        version=pioche.__version__,
        rules=words.say("cli-compiled" if pioche.COMPILED else "cli-interpreted"),
        python=platform.python_version(),
    )


def command_of(name: str) -> Command:
    """The function of a command; its module is imported when it runs."""
    command: Command = getattr(
        import_module(f"pioche.commands.{COMMANDS[name]}"), name.replace("-", "_")
    )
    return command


if __name__ == "__main__":
    sys.exit(main())
