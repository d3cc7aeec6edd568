"""The setup of an environment: a game, players, options and reward; seeds and rendering."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import numpy as np

from pioche.core.game import Game, Options
from pioche.core.refusals import BadSeed, Refusal, shown
from pioche.core.rng import Fast
from pioche.core.state import State
from pioche.games import game
from pioche.search.play import LONGEST
from pioche.words import reader_language, words_in
from pioche.words.lines import LineSpeller

__all__ = ["LONGEST", "POINTS", "REWARDS", "SHARE", "Seeds", "Setup", "set_up"]

# The reward at the end of the game: the share of the victory, or the points.
SHARE: Final = "share"
POINTS: Final = "points"
REWARDS: Final = (SHARE, POINTS)


@dataclass(frozen=True)
class Setup:
    """A kind of table; with `changes`, seats may revise a choice until the last one is made."""

    game: Game
    players: int
    options: Options
    reward: str
    changes: bool

    def __reduce__(self) -> tuple[object, ...]:
        """By the arguments of `set_up`: a game cannot be pickled."""
        return (
            set_up,
            (self.game.id, self.players, self.reward, self.changes, self.options),
        )

    def deal(self, seed: int, listens: bool = False) -> State:
        """A started game: the same as `game.new(players, seed)`.

        With `listens`, the state keeps all events.
        """
        state: State = self.game.rules.deal(self.players, Fast(seed), self.options)
        if listens:
            state.events = []
        state.start()
        return state

    def outcome(self, state: State) -> list[float]:
        """The reward of each seat once the game is over, or as it stands where it was cut short."""
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
    """The setup, or a refusal that names the wrong argument."""
    chosen = game(game_id)
    seats = chosen.usual_seats if players is None else players
    settled = chosen.settle(seats, options)
    if chosen.observation is None:
        raise Refusal("envs-no-observation", game=chosen.id)
    if reward not in REWARDS:
        raise Refusal("envs-reward", reward=shown(reward), known=", ".join(REWARDS))
    return Setup(chosen, seats, settled, reward, bool(changes))


def result_info(state: State, seat: int) -> dict[str, int]:
    """The points and the rank of a seat at the end."""
    return {"points": int(state.scores()[seat]), "rank": state.ranks()[seat]}


# Seeds


# Seeds of games are below this.
SEEDS = 2**63


class Seeds:
    """The seeds of games: a given seed, or the next one of a generator that it seeds."""

    def __init__(self) -> None:
        self.generator = np.random.default_rng()

    def take(self, seed: object) -> int:
        """The seed of the next game; None draws one."""
        if seed is None:
            return int(self.generator.integers(SEEDS))
        if not isinstance(seed, int | np.integer) or seed < 0:
            raise BadSeed("envs-seed", seed=shown(seed))
        self.generator = np.random.default_rng(int(seed))
        return int(seed)


# Rendering: the table in sentences, as one seat may know it


ANSI: Final = "ansi"
RENDER_MODES: Final = [ANSI]


def check_mode(mode: str | None) -> str | None:
    """The render mode, or a refusal."""
    if mode not in (None, *RENDER_MODES):
        raise Refusal("envs-render-mode", mode=shown(mode), known=", ".join(RENDER_MODES))
    return mode


def table_text(setup: Setup, state: State, seat: int | None) -> str:
    """The table as the seat may know it, in the reader's language; None is a spectator."""
    words = words_in(reader_language())
    names = [words.say("envs-player", number=number) for number in range(setup.players)]
    speller = LineSpeller(words, setup.game, names)
    view = setup.game.view(state, seat)
    return "\n".join(speller.line(line) for line in setup.game.describe(view))
