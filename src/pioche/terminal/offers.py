"""What can be chosen before a game: who may sit down, options and how they are called."""

from collections.abc import Sequence

from pioche.bots import bot_names
from pioche.core.game import Game
from pioche.core.options import DRAWN, FirstSeat, Option, SomeSeats, Value
from pioche.core.sheet import Sheet
from pioche.games import CATALOG
from pioche.table.log import HUMAN
from pioche.table.options import options_of
from pioche.terminal.setup import Setup, new_seed, usual_players, usual_seats
from pioche.words import LANGUAGES, Words, words_in
from pioche.words.bots import bot_hint, bot_title


def kinds_for(game: Game) -> list[str]:
    """Who may sit at this game: a person, or one of its bots."""
    return [HUMAN, *bot_names(game.id)]


def bots_described(words: Words, game: Game) -> list[str]:
    """Each bot of the game, and what it does, in a sentence; bots of strangers' games too."""
    return [
        words.say(
            "bot-described",
            bot=bot_title(words, name),
            hint=bot_hint(words, name, game.id),
        )
        for name in bot_names(game.id)
    ]


def answerable(game: Game) -> list[Option]:
    """The options that one can ask for: a card sheet is a file, not an answer."""
    return [option for option in options_of(game) if not isinstance(option, Sheet)]


def offered(game: Game, kinds: Sequence[str]) -> list[Option]:
    """Those of them that go with players of these kinds."""
    return [option for option in answerable(game) if goes_with(option, kinds)]


def goes_with(option: Option, kinds: Sequence[str]) -> bool:
    """Whether so many players may choose it; of bots nobody asks who they are."""
    if isinstance(option, SomeSeats) and HUMAN not in kinds:
        return False
    return not option.needs_seats or len(kinds) in option.needs_seats


def option_name(words: Words, option: Option) -> str:
    """What an option is called."""
    return words.say(option.key) if words.has(option.key) else option.name


def value_name(words: Words, option: Option, value: Value) -> str:
    """What a value of an option is called: in the game's words where it has any."""
    if isinstance(value, bool):
        return words.say("terminal-yes" if value else "terminal-no")
    if isinstance(option, FirstSeat) and value != DRAWN:
        return words.say("seat-number", number=int(value))
    key = f"{option.key}-{value}"
    return words.say(key) if words.has(key) else str(value)


def quick_setup(words: Words) -> Setup:
    """The first game of the house, one person, bots on the other usual seats."""
    game = CATALOG[0]
    return Setup(game, usual_players(words, game, usual_seats(game)), {}, new_seed())


def quick_label(words: Words) -> str:
    """What such a game is called in the menu."""
    game = CATALOG[0]
    name = words.say(f"{game.id}-name")
    return words.say("terminal-menu-quick", game=name, players=usual_seats(game))


def other_language(words: Words) -> Words:
    """The words of the next language."""
    place = LANGUAGES.index(words.language)
    return words_in(LANGUAGES[(place + 1) % len(LANGUAGES)])
