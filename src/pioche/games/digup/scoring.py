"""What a mine is worth, and what breaks a tie."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.core.state import ranks_of
from pioche.games.digup.cards import colour_of, points_of
from pioche.games.digup.effects import solo
from pioche.games.digup.moves import POSITIONS

if TYPE_CHECKING:
    from pioche.games.digup.player import Miner
    from pioche.games.digup.state import DigUpState

ENDS: Final = ("mine", "still", "won", "lost")
MINE_COMPLETE: Final = 0
STILL: Final = 1
SOLO_WON: Final = 2
SOLO_LOST: Final = 3


def scores(state: "DigUpState") -> list[i64]:
    """The points of each mine, hidden cards included; in the solo variant the gems placed."""
    points: list[i64] = []
    if state.solo:
        points.append(solo.placed(state))
        return points
    for miner in state.miners:
        points.append(mine_points(state, miner))
    return points


def winners(state: "DigUpState") -> list[int]:
    """The most points; then the longest run; equals share. Nobody wins a solo game that is lost."""
    if state.solo:
        return [0] if solo.is_won(state) else []
    order = ranks(state)
    return [seat for seat in range(len(order)) if order[seat] == 1]


def ranks(state: "DigUpState") -> list[int]:
    """The rank of each seat: ties are broken on every place; one who plays alone is first."""
    if state.solo:
        return [1]
    return ranks_of([standing(state, miner) for miner in state.miners])


def end_reason(state: "DigUpState") -> i64:
    """How it ended, of `ENDS`: a mine complete or nobody digging (U34); alone, won or lost."""
    if state.solo:
        return SOLO_WON if solo.is_won(state) else SOLO_LOST
    return MINE_COMPLETE if state.ending else STILL


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


def standing(state: "DigUpState", miner: "Miner") -> i64:
    """Points first, then the longest run, as one figure that can be compared."""
    return mine_points(state, miner) * (POSITIONS + 1) + longest_run(state, miner)
