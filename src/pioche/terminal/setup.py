"""What a new game needs: game, players, options, seed; and the choices for them."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from pioche.bots import RANDOM, TEMPERAMENTS, bot_names
from pioche.bots.names import bot_name, bot_title, is_of_the_house
from pioche.bots.scale import bot_description, offered_bots
from pioche.core.game import Game, Options
from pioche.core.options import DRAWN, FirstSeat, Option, SomeSeats, Value, for_rematch
from pioche.core.sheet import Sheet
from pioche.games import CATALOG
from pioche.table.log import HUMAN, Player
from pioche.table.options import options_of
from pioche.table.table import Table
from pioche.words import LANGUAGES, Words, words_in

SEED_BYTES: Final = 32
LONGEST_NAME: Final = 24


@dataclass(frozen=True)
class Setup:
    """A game, its players, the options that differ from the defaults, and the server's seed."""

    game: Game
    players: tuple[Player, ...]
    options: Options
    seed: bytes

    def table(self) -> Table:
        """The dealt table; refuses seats or options that the game does not take."""
        return Table(self.game, distinct(self.players), self.seed, None, **self.options)

    def again(self) -> "Setup":
        """A rematch with a new seed, without options that hold only once."""
        return replace(self, options=for_rematch(self.game.options, self.options), seed=new_seed())


def setup_of(table: Table) -> Setup:
    """A rematch of a table's players, under a new seed."""
    options = for_rematch(table.game.options, table.options)
    return Setup(table.game, table.players, options, new_seed())


def new_seed() -> bytes:
    """A random seed for a real game."""
    return secrets.token_bytes(SEED_BYTES)


def usual_kinds(game: Game) -> list[str]:
    """The default players: one person, then each temperament in turn."""
    known = bot_names(game.id)
    bots: list[str] = [name for name in known if name in TEMPERAMENTS] or [RANDOM]
    return [HUMAN, *(bots[seat % len(bots)] for seat in range(game.seats[-1] - 1))]


def usual_players(words: Words, game: Game, seats: int) -> tuple[Player, ...]:
    """The default players of the first seats."""
    kinds = usual_kinds(game)[:seats]
    return tuple(make_player(words, "", kind, seat) for seat, kind in enumerate(kinds))


def make_player(words: Words, name: str, kind: str, seat: int) -> Player:
    """A player with the given name, or the default name of the seat."""
    tidy = "".join(letter for letter in name if letter.isprintable()).strip()[:LONGEST_NAME]
    return Player(tidy or default_name(words, kind, seat), kind)


def distinct(players: tuple[Player, ...]) -> tuple[Player, ...]:
    """The players with distinct names: a second Zoé becomes Zoé 2."""
    seated: list[Player] = []
    for player in players:
        taken = {other.name.casefold() for other in seated}
        names = [player.name, *(f"{player.name} {number}" for number in range(2, len(players) + 1))]
        free = next(name for name in names if name.casefold() not in taken)
        seated.append(replace(player, name=free))
    return tuple(seated)


def default_name(words: Words, kind: str, seat: int) -> str:
    if kind == HUMAN:
        return words.say("terminal-name-default", number=seat + 1)
    name = bot_name(words, seat)
    # A bot of the player's own shows its name as well.
    return name if is_of_the_house(kind) else f"{name} ({kind})"[:LONGEST_NAME]


def kind_name(words: Words, kind: str) -> str:
    """The name of a kind of player: a human, or a bot's temperament."""
    return words.say("player-human") if kind == HUMAN else bot_title(words, kind)


def kinds_for(game: Game) -> list[str]:
    """The kinds of players at a game: a person, or one of its bots."""
    return [HUMAN, *offered_bots(game.id)]


def bot_descriptions(words: Words, game: Game) -> list[str]:
    """Each bot of the game with a sentence about it."""
    return [
        words.say(
            "bot-described",
            bot=bot_title(words, name),
            hint=bot_description(words, name, game.id),
        )
        for name in offered_bots(game.id)
    ]


def askable_options(game: Game) -> list[Option]:
    """The options that can be asked for; a card sheet is a file."""
    options = [option for option in options_of(game) if option.offered]
    return [option for option in options if not isinstance(option, Sheet)]


def suitable_options(game: Game, kinds: Sequence[str]) -> list[Option]:
    """The options that suit players of these kinds."""
    return [option for option in askable_options(game) if suits(option, kinds)]


def suits(option: Option, kinds: Sequence[str]) -> bool:
    """Whether an option suits these players; options about people need one."""
    if isinstance(option, SomeSeats) and HUMAN not in kinds:
        return False
    return not option.needs_seats or len(kinds) in option.needs_seats


def option_name(words: Words, option: Option) -> str:
    return words.say(option.key) if words.has(option.key) else option.name


def value_name(words: Words, option: Option, value: Value) -> str:
    """The name of an option's value: in the game's words where there are any."""
    if isinstance(value, bool):
        return words.say("terminal-yes" if value else "terminal-no")
    if isinstance(option, FirstSeat) and value != DRAWN:
        return words.say("seat-number", number=int(value))
    key = f"{option.key}-{value}"
    return words.say(key) if words.has(key) else str(value)


def quick_setup(words: Words) -> Setup:
    """The first game of the catalogue with one person and bots."""
    game = CATALOG[0]
    return Setup(game, usual_players(words, game, game.usual_seats), {}, new_seed())


def quick_label(words: Words) -> str:
    """The menu's name of the quick game."""
    game = CATALOG[0]
    name = words.say(f"{game.id}-name")
    return words.say("terminal-menu-quick", game=name, players=game.usual_seats)


def other_language(words: Words) -> Words:
    place = LANGUAGES.index(words.language)
    return words_in(LANGUAGES[(place + 1) % len(LANGUAGES)])
