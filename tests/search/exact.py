"""The exact worth of a seat's moves: all that chance can bring is tried, by the rules themselves.

A share is a pair, the least and the most that it can be: equal where everything was tried. Where
another seat has to decide, or chance would have to be tried too often, it is anything from 0 to 1.
"""

from collections.abc import Hashable, Iterator
from typing import Final, Protocol

from pioche import search
from pioche.core.state import State

Share = tuple[float, float]
# What may come of a move, and how likely it is; None for what is not followed any further.
Future = tuple[float, State | None]

ANYTHING: Final = (0.0, 1.0)
SURE_VICTORY: Final = (1.0, 1.0)


class Endgame(Protocol):
    """What a game tells of its chances, so that they can be tried one by one."""

    def key(self, state: State) -> Hashable:
        """What decides how the game goes on: positions with the same key are solved once."""

    def futures(self, state: State, seat: int, move: int) -> Iterator[Future]:
        """All that can come of a move."""


class Exact:
    """Solves positions in which one seat decides all that is left to decide."""

    def __init__(self, endgame: Endgame, seat: int) -> None:
        self.endgame = endgame
        self.seat = seat
        self.solved: dict[Hashable, Share] = {}

    def moves(self, state: State) -> dict[int, Share]:
        """The share of victory that each move is worth, if all that follows is best."""
        return {int(move): self.after(state, int(move)) for move in state.legal(self.seat)}

    def after(self, state: State, move: int) -> Share:
        least = most = 0.0
        for chance, future in self.endgame.futures(state, self.seat, move):
            share = ANYTHING if future is None else self.worth(future)
            least += chance * share[0]
            most += chance * share[1]
        return least, most

    def worth(self, state: State) -> Share:
        mask = int(state.to_act())
        if not mask:
            share = search.win_share(state, self.seat)
            return share, share
        if mask != 1 << self.seat:
            return ANYTHING
        key = self.endgame.key(state)
        if key not in self.solved:
            self.solved[key] = self.best(state)
        return self.solved[key]

    def best(self, state: State) -> Share:
        least = most = 0.0
        for move in reversed(state.legal(self.seat)):  # what ends the game is last: tried first
            share = self.after(state, int(move))
            if share == SURE_VICTORY:
                return share
            least, most = max(least, share[0]), max(most, share[1])
        return least, most
