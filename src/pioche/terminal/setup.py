"""What must be known before a game in the terminal can begin."""

import secrets
from dataclasses import dataclass, replace
from typing import Final

from pioche.bots import RANDOM, TEMPERAMENTS, bot_names
from pioche.core.game import Game, Options
from pioche.core.options import for_rematch
from pioche.table.log import HUMAN, Player
from pioche.table.table import Table
from pioche.words import Words
from pioche.words.bots import bot_title

USUAL_SEATS: Final = 4
SEED_BYTES: Final = 32
LONGEST_NAME: Final = 24


@dataclass(frozen=True)
class Setup:
    """A game, who sits where, the options that differ from the defaults, and the house's seed."""

    game: Game
    players: tuple[Player, ...]
    options: Options
    seed: bytes

    def table(self) -> Table:
        """The table, dealt; it refuses seats or options that the game does not take."""
        return Table(self.game, distinct(self.players), self.seed, None, **self.options)

    def again(self) -> "Setup":
        """The same players with a new deck; the options but for what is true only once."""
        return replace(self, options=for_rematch(self.game.options, self.options), seed=new_seed())


def setup_of(table: Table) -> Setup:
    """The next game of the people of a table, under a new seed."""
    options = for_rematch(table.game.options, table.options)
    return Setup(table.game, table.players, options, new_seed())


def new_seed() -> bytes:
    """A seed for a real game: nobody has chosen it."""
    return secrets.token_bytes(SEED_BYTES)


def usual_seats(game: Game) -> int:
    """How many sit down where nobody says otherwise."""
    return min(max(USUAL_SEATS, game.seats[0]), game.seats[-1])


def usual_kinds(game: Game) -> list[str]:
    """One person, then bots of every temperament in turn, as many as the game can seat."""
    known = bot_names(game.id)
    bots: list[str] = [name for name in known if name in TEMPERAMENTS] or [RANDOM]
    return [HUMAN, *(bots[seat % len(bots)] for seat in range(game.seats[-1] - 1))]


def usual_players(words: Words, game: Game, seats: int) -> tuple[Player, ...]:
    """The first so many seats as they are filled where nobody says otherwise."""
    kinds = usual_kinds(game)[:seats]
    return tuple(named(words, "", kind, seat) for seat, kind in enumerate(kinds))


def named(words: Words, name: str, kind: str, seat: int) -> Player:
    """A player under the name given, or under the one that the seat has by default."""
    tidy = "".join(letter for letter in name if letter.isprintable()).strip()[:LONGEST_NAME]
    return Player(tidy or default_name(words, kind, seat), kind)


def distinct(players: tuple[Player, ...]) -> tuple[Player, ...]:
    """The players under names that nobody can mistake: a second Zoé is Zoé 2."""
    seated: list[Player] = []
    for player in players:
        taken = {other.name.casefold() for other in seated}
        names = [player.name, *(f"{player.name} {number}" for number in range(2, len(players) + 1))]
        free = next(name for name in names if name.casefold() not in taken)
        seated.append(replace(player, name=free))
    return tuple(seated)


def default_name(words: Words, kind: str, seat: int) -> str:
    """What somebody is called who gave no name."""
    if kind == HUMAN:
        return words.say("terminal-name-default", number=seat + 1)
    return words.say("terminal-name-bot", temperament=kind_name(words, kind), number=seat + 1)


def kind_name(words: Words, kind: str) -> str:
    """What a kind of player is called: a human, or a bot's temperament."""
    return words.say("player-human") if kind == HUMAN else bot_title(words, kind)
