"""Whole games by policies on bare states: the inner loop of simulation.

A game depends only on the setup and its number: its chance and the moods of each bot have seeds of
their own, so the same game can be played at a table, with equal scores.
"""

from typing import Final, final

from mypy_extensions import i64

from pioche.core.game import Game, Options
from pioche.core.masks import first_seat
from pioche.core.rng import Fast
from pioche.core.state import State
from pioche.search.policy import Policy

# Seeds of one game follow each other: that of its chance, then one for each bot.
SEEDS_OF_A_GAME: Final = 16
FIRST_BOT: Final = 1
# The choices of all seats after which a game is cut short. Where nobody takes water, Digger has no
# end by the rules; no other game comes near this number.
LONGEST: Final = 5_000
# The end of a game that was cut short.
CUT_SHORT: Final = -1


def chance_of_game(base: int, number: int) -> Fast:
    """Where the shuffles and dice of a game come from."""
    return Fast(base + number * SEEDS_OF_A_GAME)


def seed_of_bot(base: int, number: int, bot: int) -> int:
    """What the moods of a bot come from in a game."""
    return base + number * SEEDS_OF_A_GAME + FIRST_BOT + bot


@final
class Played:
    """Games that are over, one column a figure: the same place in each is the same game.

    One that was cut short is counted as it stands.
    """

    def __init__(self, seats: int) -> None:
        self.decisions: list[i64] = []
        self.winners: list[i64] = []  # masks
        self.ends: list[i64] = []  # by `State.end_reason`, or `CUT_SHORT`
        self.scores: list[list[i64]] = [[] for _ in range(seats)]  # a column a seat

    def add(self, state: State, decisions: i64) -> None:
        mask: i64 = 0
        for seat in state.winners():
            winner: i64 = seat
            mask |= 1 << winner
        self.decisions.append(decisions)
        self.winners.append(mask)
        self.ends.append(CUT_SHORT if state.to_act() else state.end_reason())
        scores = state.scores()
        for place in range(len(scores)):
            self.scores[place].append(scores[place])


@final
class Loop:
    """Games of one set of options between bots that change seats from game to game."""

    def __init__(self, game: Game, policies: list[Policy], options: Options, base: int) -> None:
        # Laid out once: what options settle is the same in every game.
        self.laid_out = game.deal(len(policies), Fast(0), **options)
        self.policies = policies
        self.base = base

    def play(self, first: int, count: int, played: Played) -> None:
        """Play `count` games, from the number `first` on."""
        for number in range(first, first + count):
            state = self.laid_out.clone()
            state.rng = chance_of_game(self.base, number)
            state.start()
            played.add(state, self.play_on(state, number))

    def play_on(self, state: State, number: int) -> i64:
        """Play one game to its end, or cut it short, each seat by its bot's policy.

        The number of decisions.
        """
        seated: list[Policy] = []
        moods: list[Fast] = []
        bots = len(self.policies)
        for seat in range(bots):
            bot = (seat - number) % bots
            seated.append(self.policies[bot])
            moods.append(Fast(seed_of_bot(self.base, number, bot)))
        decisions: i64 = 0
        mask = state.to_act()
        while mask and decisions < LONGEST:
            asked = first_seat(mask)
            state.play(asked, seated[asked].choose(state, asked, moods[asked]))
            decisions += 1
            mask = state.to_act()
        return decisions
