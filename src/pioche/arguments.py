"""Arguments that several commands share: a game, its options, its bots."""

from argparse import Namespace

import pioche
from pioche.bots import add_bots, bot_names
from pioche.bots.plugins import installed_bots
from pioche.core.game import Game, Options
from pioche.core.options import Option
from pioche.core.refusals import BadOption, Refusal
from pioche.core.sheet import Sheet
from pioche.parser import Parser
from pioche.sheets import read_sheet
from pioche.table.options import options_of
from pioche.words import Words


def add_game(parser: Parser, words: Words) -> None:
    known = ", ".join(game.id for game in pioche.CATALOG)
    parser.argument("game", nargs="?", metavar="GAME", help=words.say("cli-game", known=known))


def add_options(parser: Parser, words: Words) -> None:
    parser.argument(
        "--option", action="append", metavar="NAME=VALUE", help=words.say("cli-option"), default=[]
    )
    parser.argument("--sheet", metavar="FILE", help=words.say("cli-sheet"))


def read_options(game: Game, read: Namespace) -> Options:
    """The options typed as NAME=VALUE, and those of the card sheet."""
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
    """Refuse what is no bot; those that strangers have written are imported."""
    add_bots(bots)
    for bot in bots:
        if bot not in bot_names(game.id):
            known = ", ".join([*bot_names(game.id), *installed_bots()])
            raise Refusal("bot-unknown", bot=bot, known=known)
