"""Finished games of people and bots, all of whose moves bots choose."""

from pioche.bots import bot, seat_of
from pioche.games import game
from pioche.table.log import HUMAN, Player
from pioche.table.table import Table

SEATS = 3


def finished(game_id: str, seed: int = 1, name: str = "balanced") -> Table:
    """A game of two people and a bot; people's hands are not tried."""
    players = [Player("Ana"), Player("Bo"), Player("Cléo", name)]
    table = Table(game(game_id), players, seed)
    bots = [bot(game_id, name, seed + seat) for seat in range(SEATS)]
    while seats := table.to_act():
        play(table, seats[0], bots[seats[0]](seat_of(table.game, table.state, seats[0])))
    return table


def play(table: Table, seat: int, move: int) -> None:
    """The move, or the first for which no person's gesture is asked."""
    person = table.players[seat].kind == HUMAN
    possible = table.legal_without_gestures(seat) if person else table.legal(seat)
    table.play(seat, move if move in possible else possible[0])
