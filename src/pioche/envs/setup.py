"""What an environment is made for: a game, its players and options, and what is rewarded."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from pioche.core.game import Game, Options
from pioche.core.refusals import Refusal, shown
from pioche.core.rng import Fast
from pioche.core.state import State
from pioche.games import game

USUAL_PLAYERS: Final = 4

# What a seat is given when the game is over: its share of the victory, or its points.
SHARE: Final = "share"
POINTS: Final = "points"
REWARDS: Final = (SHARE, POINTS)


@dataclass(frozen=True)
class Setup:
    """A kind of table; `changes` tells whether seats are asked if they have changed their mind."""

    game: Game
    players: int
    options: Options
    reward: str
    changes: bool

    def __reduce__(self) -> tuple[object, ...]:
        """By what was asked for: a game is more than can be pickled."""
        return (
            set_up,
            (self.game.id, self.players, self.reward, self.changes, self.options),
        )

    def deal(self, seed: int, listens: bool = False) -> State:
        """A new game, with its first question asked: the same as `game.new(players, seed)`.

        Where somebody `listens`, all that happens is kept in the state's `events`.
        """
        state: State = self.game.rules.deal(self.players, Fast(seed), self.options)
        if listens:
            state.events = []
        state.start()
        return state

    def outcome(self, state: State) -> list[float]:
        """The reward of each seat once the game is over: nothing else is known to all of them."""
        if self.reward == POINTS:
            return [float(points) for points in state.scores()]
        winners = state.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.players)]

    @property
    def name(self) -> str:
        return f"pioche_{self.game.id}_v{self.game.version}"


def set_up(
    game_id: str,
    players: int | None,
    reward: str,
    changes: bool,
    options: Mapping[str, object],
) -> Setup:
    """The setup, or a refusal that says what is wrong."""
    chosen = game(game_id)
    seats = usual_players(chosen) if players is None else players
    settled = chosen.settle(seats, options)
    if chosen.observation is None:
        raise Refusal("envs-no-observation", game=chosen.id)
    if reward not in REWARDS:
        raise Refusal("envs-reward", reward=shown(reward), known=", ".join(REWARDS))
    return Setup(chosen, seats, settled, reward, bool(changes))


def usual_players(chosen: Game) -> int:
    """How many sit down where nobody says otherwise."""
    return min(max(USUAL_PLAYERS, chosen.seats[0]), chosen.seats[-1])


def result_info(state: State, seat: int) -> dict[str, int]:
    """How a seat ended: by then everything has been revealed."""
    return {"points": int(state.scores()[seat]), "rank": state.ranks()[seat]}
