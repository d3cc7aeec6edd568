"""The program `pioche`: play, learn and replay, and the commands of `pioche.commands`."""

import os
import platform
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import pioche
from pioche.bots import add_bots
from pioche.commands.arguments import (
    Parser,
    add_game,
    add_options,
    check_bots,
    names_list,
    read_options,
    whole_number,
)
from pioche.commands.lab import bench, simulate, tournament
from pioche.console import INTERRUPTED, soften_output
from pioche.core.events import is_logged
from pioche.core.game import Game
from pioche.core.masks import MOST_SEATS
from pioche.core.refusals import Refusal
from pioche.files import system_trouble
from pioche.records import read_record
from pioche.table.fairness import seed_from_number
from pioche.table.log import HUMAN, Player
from pioche.words import LANGUAGES, Words, reader_language, words_in
from pioche.words.spell import spell_event, spell_refusal

BAD_INPUT: Final = 2
# The language of commands where neither --lang nor the environment names one.
DEFAULT_LANGUAGE: Final = "fr"
# The arguments of `pioche play` about a table, besides its game.
TABLE_ARGUMENTS: Final = ("seats", "bots", "name", "option", "sheet", "seed")
# Seats, seconds and games of one command.

Arguments = Sequence[str]


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
        return COMMANDS[arguments[0]](words, arguments[1:])
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


# play


def play(words: Words, arguments: Arguments) -> int:
    """A game in the terminal, or the menu when no game is named."""
    from pioche.terminal.entry import play as play_in_terminal
    from pioche.terminal.setup import Setup

    parser = Parser(words, "pioche play", "cli-play")
    add_game(parser, words)
    parser.argument("--seats", metavar="N", help=words.say("cli-seats"))
    parser.argument("--bots", metavar="A,B", help=words.say("cli-play-bots"))
    parser.argument("--name", action="append", help=words.say("cli-name"), default=[])
    add_options(parser, words)
    parser.argument("--seed", metavar="N", help=words.say("cli-seed"))
    parser.argument("--resume", metavar="FILE", help=words.say("cli-resume"))
    parser.argument("--plain", action="store_true", help=words.say("cli-plain"))
    read = parser.read(arguments)
    given = [name for name in TABLE_ARGUMENTS if getattr(read, name) not in (None, [])]
    if read.resume is not None:
        # Plugin bots of a record must be named: a file never causes an import.
        others = [f"--{name}" for name in given if name != "bots"]
        refuse_arguments("pioche play --resume", [read.game or "", *others])
        add_bots(names_list(read.bots or ""))
        table = read_record(read.resume)
        return play_in_terminal(table, words, read.plain, path=Path(read.resume))
    if read.game is None and given:
        known = ", ".join(game.id for game in pioche.CATALOG)
        raise Refusal("cli-play-game", argument=f"--{given[0]}", known=known)
    chosen = None if read.game is None else pioche.game(read.game)
    if chosen is None or not given:
        return play_in_terminal(None, words, read.plain, chosen)
    players, options = seat_players(words, chosen, read), read_options(chosen, read)
    setup = Setup(chosen, players, options, read_seed(read.seed))
    return play_in_terminal(setup, words, read.plain)


def refuse_arguments(command: str, arguments: list[str]) -> None:
    """Refuse the first of these that was given: it would be ignored."""
    for argument in arguments:
        if argument:
            raise Refusal("cli-argument", command=command, argument=argument)


def read_seed(text: str | None) -> bytes:
    """The seed of a number, or a random one."""
    from pioche.terminal.setup import new_seed

    if text is None:
        return new_seed()
    return seed_from_number(whole_number(text, "--seed", 0, 0))


def seat_players(words: Words, game: Game, read: Namespace) -> tuple[Player, ...]:
    """People first, with their names, then the bots: those named, or as many as are needed."""
    from pioche.terminal.setup import make_player, usual_kinds

    people = max(1, len(read.name))
    bots = None if read.bots is None else names_list(read.bots)
    check_bots(game, bots or [])
    usual = game.usual_seats if bots is None else people + len(bots)
    seats = whole_number(read.seats, "--seats", 1, usual, MOST_SEATS)
    game.settle(seats, {})
    if bots is None:
        bots = usual_kinds(game)[1 : 1 + max(0, seats - people)]
    if len(read.name) + len(bots) > seats:
        raise Refusal("cli-too-many", seats=seats, bots=len(bots), names=len(read.name))
    kinds = [HUMAN] * (seats - len(bots)) + bots
    names = read.name + [""] * seats
    return tuple(make_player(words, names[seat], kind, seat) for seat, kind in enumerate(kinds))


# learn


def learn(words: Words, arguments: Arguments) -> int:
    """A first game with a teacher, in plain sentences."""
    from pioche.console import system_console
    from pioche.lessons import lesson_games, lesson_of
    from pioche.terminal.plain.practice import PlainLesson

    parser = Parser(words, "pioche learn", "cli-learn")
    add_game(parser, words)
    game: str | None = parser.read(arguments).game
    if game is None:
        raise Refusal("cli-missing", command="pioche learn", argument="GAME")
    if pioche.game(game).id not in lesson_games():
        raise Refusal("cli-argument", command="pioche learn", argument=game)
    PlainLesson(lesson_of(game), system_console(words)).run()
    return 0


def serve(words: Words, arguments: Arguments) -> int:
    """The server, for browsers and programs."""
    from pioche.commands.serve import serve as serve_tables

    return serve_tables(words, arguments)


# replay and verify


def replay(words: Words, arguments: Arguments) -> int:
    """Print a recorded game, sentence by sentence."""
    table = read_record(file_argument(words, "pioche replay", "cli-replay", arguments))
    names = [player.name for player in table.players]
    for event in table.events(None):
        if is_logged(table.game.events, event):
            print(spell_event(words, table.game, event, names))
    if table.over:
        winners = ", ".join(names[seat] for seat in table.winners())
        print(words.say("cli-winners", count=len(table.winners()), winners=winners))
    else:
        print(words.say("cli-unfinished"))
    return 0


def verify(words: Words, arguments: Arguments) -> int:
    """Check a recorded game: its rules, its outcomes, its seeds, its chain, its result."""
    from pioche.commands.verify import verify as verify_file

    return verify_file(words, arguments)


def file_argument(words: Words, name: str, about: str, arguments: Arguments) -> str:
    parser = Parser(words, name, about)
    parser.argument("file", nargs="?", metavar="FILE", help=words.say("cli-file"))
    file: str | None = parser.read(arguments).file
    if file is None:
        raise Refusal("cli-missing", command=name, argument="FILE")
    return file


def review(words: Words, arguments: Arguments) -> int:
    """Review a finished game: what each choice cost, what was luck."""
    from pioche.commands.review import review as review_file
    from pioche.terminal.plain.practice import run_drills

    return review_file(words, arguments, run_drills)


def store(words: Words, arguments: Arguments) -> int:
    """Copy the tables of a store, or back them up."""
    from pioche.commands.store import store as manage_store

    return manage_store(words, arguments)


def tables(words: Words, arguments: Arguments) -> int:
    """List, show or close tables of a store."""
    from pioche.commands.tables import tables as manage_tables

    return manage_tables(words, arguments)


COMMANDS: Final[dict[str, Callable[[Words, Arguments], int]]] = {
    "play": play,
    "learn": learn,
    "serve": serve,
    "replay": replay,
    "review": review,
    "verify": verify,
    "store": store,
    "tables": tables,
    "simulate": simulate,
    "tournament": tournament,
    "bench": bench,
}

if __name__ == "__main__":
    sys.exit(main())
