"""Games driven move by move from Python, with one compiled call a move: see `Game.driver`."""

from collections.abc import Callable
from typing import final

from mypy_extensions import i64

from pioche.core.masks import NOBODY, first_seat
from pioche.core.refusals import Refusal
from pioche.core.rng import Fast
from pioche.core.state import EMPTY, State


def next_choice(state: State) -> tuple[i64, list[i64]]:
    """The first of the seats that owe a choice, and its legal moves."""
    mask = state.to_act()
    if not mask:
        return NOBODY, EMPTY
    seat = first_seat(mask)
    return seat, state.legal(seat)


@final
class Driver:
    """One game after another of one kind: `seat` must choose among `legal`.

    Every game begins as a copy of one that is laid out but not started, so options are settled
    once. Seats that owe a choice at the same time choose in their order. Lists of moves are the
    game's own: read them, do not change them.
    """

    def __init__(
        self, laid_out: State, seed: int, refusal: Callable[[State, int, int], Refusal]
    ) -> None:
        self.laid_out = laid_out
        self.refusal = refusal
        self.state = laid_out
        self.seat: i64 = NOBODY
        self.legal: list[i64] = EMPTY
        self.deal(seed)

    def deal(self, seed: int) -> list[i64]:
        """Begin the game of this seed; the legal moves of the first seat to choose."""
        state = self.laid_out.clone()
        state.rng = Fast(seed)
        state.start()
        self.state = state
        return self.ask()

    def play(self, move: i64) -> list[i64]:
        """Make a move for `seat`; the legal moves of the next one, none at the end.

        A move that is not legal is refused, and changes nothing.
        """
        legal = self.legal
        for place in range(len(legal)):
            if legal[place] == move:  # compared where it lies: compiled code counts no reference
                self.state.play(self.seat, move)
                return self.ask()
        seat = max(int(self.seat), 0)  # when the game is over it is so for everybody
        raise self.refusal(self.state, seat, int(move))

    def ask(self) -> list[i64]:
        """Set the seat that must choose next, and its legal moves."""
        self.seat, self.legal = next_choice(self.state)
        return self.legal
