"""What a mine is worth, and what breaks a tie."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pioche.games.digup.cards import colour_of, points_of
from pioche.games.digup.moves import POSITIONS

if TYPE_CHECKING:
    from pioche.games.digup.state import DigUpState, Miner


def mine_points(state: "DigUpState", miner: "Miner") -> i64:
    """The points of all nine cards, hidden ones too."""
    points: i64 = 0
    for at in range(len(miner.mine)):
        points += points_of(state.cards.face[miner.mine[at]], at, miner.colour)
    return points


def longest_run(state: "DigUpState", miner: "Miner") -> i64:
    """Gems of one's colour on positions in a row, their values rising by one (U42)."""
    best: i64 = 0
    run: i64 = 0
    last: i64 = -1
    for at in range(POSITIONS):
        face = state.cards.face[miner.mine[at]]
        if colour_of(face) != miner.colour:
            run = 0
        elif run > 0 and face == last + 1:
            run += 1
        else:
            run = 1
        last = face
        best = max(best, run)
    return best


def best_seats(state: "DigUpState") -> list[int]:
    """The most points; then the longest run; equals share the victory."""
    found: list[int] = []
    best: i64 = -1
    for seat in range(state.seats):
        miner = state.miners[seat]
        rank = mine_points(state, miner) * (POSITIONS + 1) + longest_run(state, miner)
        if rank > best:
            found = []
            best = rank
        if rank == best:
            found.append(int(seat))
    return found
