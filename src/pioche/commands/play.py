"""The commands `pioche play`, `pioche learn` and `pioche replay`.

Only this module starts the terminal client, and imports it when a command runs.
"""

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pioche
from pioche.bots import add_bots
from pioche.bots.scale import level_text, offered_bots, scale_of
from pioche.commands.arguments import (
    Parser,
    add_game,
    add_options,
    check_bots,
    names_list,
    read_options,
    whole_number,
)
from pioche.console import system_console, write_line
from pioche.core.events import is_logged
from pioche.core.game import Game
from pioche.core.masks import MOST_SEATS
from pioche.core.refusals import Refusal
from pioche.records import read_record
from pioche.table.fairness import seed_from_number
from pioche.table.log import HUMAN, Player
from pioche.words import Words
from pioche.words.spell import spell_event

if TYPE_CHECKING:
    from pioche.review.replay import Replay
    from pioche.review.review_data import Review

# The arguments of `pioche play` about a table, besides its game.
TABLE_ARGUMENTS: Final = ("seats", "bots", "name", "option", "sheet", "seed")

Arguments = Sequence[str]


def play(words: Words, arguments: Arguments) -> int:
    """A game in the terminal, or the menu when no game is named."""
    from pioche.terminal.entry import play as play_in_terminal
    from pioche.terminal.setup import Setup

    read = play_parser(words, arguments).read(arguments)
    given = [name for name in TABLE_ARGUMENTS if getattr(read, name) not in (None, [])]
    if read.resume is not None:
        return resume(words, read, given)
    if read.game is None and given:
        known = ", ".join(game.id for game in pioche.CATALOG)
        raise Refusal("cli-play-game", argument=f"--{given[0]}", known=known)
    game = None if read.game is None else pioche.game(read.game)
    if game is None or not given:
        return play_in_terminal(None, words, read.plain, game)
    players, options = seat_players(words, game, read), read_options(game, read)
    return play_in_terminal(Setup(game, players, options, read_seed(read.seed)), words, read.plain)


def play_parser(words: Words, arguments: Arguments) -> Parser:
    parser = Parser(words, "pioche play", "cli-play")
    named = next((game.id for game in pioche.CATALOG if game.id in arguments), None)
    if named is not None:
        parser.description = f"{parser.description}\n\n{bots_by_level(words, named)}"
    add_game(parser, words)
    parser.argument("--seats", metavar="N", help=words.say("cli-seats"))
    parser.argument("--bots", metavar="A,B", help=words.say("cli-play-bots"))
    parser.argument("--name", action="append", help=words.say("cli-name"), default=[])
    add_options(parser, words)
    parser.argument("--seed", metavar="N", help=words.say("cli-seed"))
    parser.argument("--resume", metavar="FILE", help=words.say("cli-resume"))
    parser.argument("--plain", action="store_true", help=words.say("cli-plain"))
    return parser


def bots_by_level(words: Words, game_id: str) -> str:
    """The bots of a game by name, each with how strong it is, for the help."""
    names = offered_bots(game_id)
    width = max(len(name) for name in names)
    lines = [
        f"  {name:{width}}  {level_text(words, scale_of(game_id).get(name))}" for name in names
    ]
    return "\n".join([words.say("cli-play-levels"), *(line.rstrip() for line in lines)])


def resume(words: Words, read: Namespace, given: list[str]) -> int:
    """Resume a record; its plugin bots must be named, since a file never causes an import."""
    from pioche.terminal.entry import play as play_in_terminal

    others = [f"--{name}" for name in given if name != "bots"]
    refuse_arguments("pioche play --resume", [read.game or "", *others])
    add_bots(names_list(read.bots or ""))
    table = read_record(read.resume)
    return play_in_terminal(table, words, read.plain, path=Path(read.resume))


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


def learn(words: Words, arguments: Arguments) -> int:
    """A lesson with a teacher in plain sentences, from a chapter on."""
    from pioche.lessons import chapters_of, lesson_games
    from pioche.terminal.plain.practice import teach

    parser = Parser(words, "pioche learn", "cli-learn")
    add_game(parser, words)
    parser.argument("--chapter", metavar="N", help=words.say("cli-learn-chapter"))
    read = parser.read(arguments)
    game: str | None = read.game
    if game is None:
        raise Refusal("cli-missing", command="pioche learn", argument="GAME")
    if pioche.game(game).id not in lesson_games():
        raise Refusal("cli-argument", command="pioche learn", argument=game)
    chapters = chapters_of(game)
    first = whole_number(read.chapter, "--chapter", 1, 1, len(chapters))
    teach(chapters[first - 1 :], system_console(words))
    return 0


def replay(words: Words, arguments: Arguments) -> int:
    """Print a recorded game, sentence by sentence."""
    table = read_record(file_argument(words, "pioche replay", "cli-replay", arguments))
    names = [player.name for player in table.players]
    for event in table.events(None):
        if is_logged(table.game.events, event):
            write_line(spell_event(words, table.game, event, names))
    if table.over:
        winners = ", ".join(names[seat] for seat in table.winners())
        write_line(words.say("cli-winners", count=len(table.winners()), winners=winners))
    else:
        write_line(words.say("cli-unfinished"))
    return 0


def file_argument(words: Words, name: str, about: str, arguments: Arguments) -> str:
    parser = Parser(words, name, about)
    parser.argument("file", nargs="?", metavar="FILE", help=words.say("cli-file"))
    file: str | None = parser.read(arguments).file
    if file is None:
        raise Refusal("cli-missing", command=name, argument="FILE")
    return file


def run_drills(words: Words, review: "Review", replay: "Replay") -> None:
    """The drills of a review, as a dialogue."""
    from pioche.terminal.plain.practice import PlainReview

    console = system_console(words)
    try:
        PlainReview(review, console, replay).drill()
    except EOFError:
        console.write("")
