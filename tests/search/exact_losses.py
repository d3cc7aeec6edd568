"""What bots lose against exact play, in endings in which all that can come can be tried.

`python -m tests.search.exact_losses BOT...` prints for each game the mean share of victory that a
bot gives away in positions in which it matters what is played, with twice its standard error.
"""

import sys
from math import sqrt
from typing import Final

from pioche.bots import Bot, add_bots, bot, seat_of
from pioche.games import game
from tests.search import endgames, last_positions
from tests.search.exact import Endgame, Exact
from tests.search.last_positions import some

POSITIONS: Final = 200
# Sums of chances are off by less.
ROUNDING: Final = 1e-9
ENDGAMES: Final[dict[str, Endgame]] = {
    "diamant": endgames.Diamant(),
    "letsdig": endgames.LetsDig(),
    "digger": endgames.Digger(),
}


def losses(game_id: str, player: Bot, positions: int = POSITIONS) -> list[float]:
    """What the bot gives away in each position with a choice that matters."""
    found = []
    for state, seat in some(getattr(last_positions, game_id), positions):
        exact = Exact(ENDGAMES[game_id], seat).moves(state)
        best = max(least for least, _ in exact.values())
        if best - min(most for _, most in exact.values()) > ROUNDING:
            move = player(seat_of(game(game_id), state, seat))
            found.append(max(0.0, best - exact[move][1]))
    return found


def line(game_id: str, name: str, found: list[float]) -> str:
    mean = sum(found) / len(found)
    spread = sum((loss - mean) ** 2 for loss in found) / max(1, len(found) - 1)
    wrong = sum(loss > ROUNDING for loss in found)
    figures = f"{100 * mean:.2f} % ± {200 * sqrt(spread / len(found)):.2f}"
    return f"{game_id}, {name}: {figures} lost, {wrong} of {len(found)} not best"


if __name__ == "__main__":
    add_bots(sys.argv[1:])
    for each in ENDGAMES:
        for named in sys.argv[1:]:
            print(line(each, named, losses(each, bot(each, named, 1))), flush=True)
