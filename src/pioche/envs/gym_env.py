"""Gymnasium: one seat of a table; bots play the others."""

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np

from pioche.bots import Bot, seat_of
from pioche.core.masks import NOBODY
from pioche.core.refusals import BadSeats, Refusal
from pioche.envs.numbers import Array, Mask, Numbers
from pioche.envs.opponents import USUAL_BOT, Opponent, bot_of, opponents_for, reads_events
from pioche.envs.setup import RENDER_MODES, SEEDS, Setup, check_mode, result_info, table_text
from pioche.envs.turns import NO_ACTIONS, Turns

# An illegal action of the space ends the game with this reward, like in PettingZoo's wrapper.
ILLEGAL_REWARD: Final = -1.0


class SeatEnv(gymnasium.Env[Array, np.int64]):
    """One seat, or each in turn. Between its decisions the bots play.

    With `shuffle`, each game draws the bots and their order from those given.
    """

    def __init__(
        self,
        setup: Setup,
        seat: int | None = 0,
        bots: Sequence[Opponent] | None = None,
        render_mode: str | None = None,
        shuffle: bool = False,
    ) -> None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < setup.players):
            raise BadSeats("envs-seat", seat=str(seat), last=setup.players - 1)
        self.setup = setup
        self.moves_on = seat is None
        self.seat = setup.players - 1 if seat is None else seat
        self.bots = opponents_for(setup, bots, shuffle)
        self.shuffle = shuffle
        self.listens = reads_events(setup.game.id, self.bots)
        self.render_mode = check_mode(render_mode)
        self.metadata = {"render_modes": RENDER_MODES, "render_fps": 1}
        self.turns = Turns(setup)
        self.numbers = Numbers(setup, self.turns.actions)
        self.observation_space = self.numbers.array_space()
        self.action_space = self.numbers.action_space()
        self.players: list[Bot] = []

    def layout(self) -> tuple[str, ...]:
        """The name of each number of an observation."""
        return self.numbers.layout

    def action_names(self) -> tuple[str, ...]:
        return self.turns.action_names()

    def action_masks(self) -> Mask:
        """1 for each legal action; learners look for a method of this name."""
        turns = self.turns
        return self.numbers.mask(turns.legal if turns.seat == self.seat else NO_ACTIONS)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        chance = int(self.np_random.integers(SEEDS)) if seed is None else seed
        if self.moves_on:
            self.seat = (self.seat + 1) % self.setup.players
        self.turns.start(self.setup.deal(chance, self.listens))
        self.numbers.forget()
        self.players = self.seated(chance)
        self.play_others()
        return self.observation(), self.info()

    def seated(self, seed: int) -> list[Bot]:
        """The bots by seat; the one on the learner's seat is never asked."""
        chosen = self.bots
        if self.shuffle:
            order = np.random.default_rng(seed).permutation(len(chosen))
            chosen = [chosen[place] for place in order]
        others = iter(chosen)
        seats = range(self.setup.players)
        seated = [USUAL_BOT if seat == self.seat else next(others) for seat in seats]
        return [bot_of(self.setup, each, seed + 1 + seat) for seat, each in enumerate(seated)]

    def play_others(self) -> None:
        """Let the bots play until this seat has to act, or the game is over."""
        turns, setup = self.turns, self.setup
        while turns.seat not in (self.seat, NOBODY):
            if turns.waiting:  # bots do not revise choices
                turns.play(turns.keep)
            else:
                turns.play(self.players[turns.seat](seat_of(setup.game, turns.state, turns.seat)))

    def step(self, action: int | np.int64) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        turns = self.turns
        if turns.seat == NOBODY:
            raise Refusal("envs-reset")
        if not self.action_space.contains(action):
            raise turns.refusal(int(action))
        if action not in turns.legal:
            return self.stopped(turns.refusal(int(action)))
        turns.play(int(action))
        self.play_others()
        over = turns.seat == NOBODY
        reward = self.setup.outcome(turns.state)[self.seat] if over else 0.0
        cut = turns.truncated
        return self.observation(), reward, over and not cut, cut, self.info()

    def stopped(self, reason: Refusal) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """End the game after an illegal action."""
        self.turns.seat, self.turns.legal = NOBODY, []
        info = {"action_mask": self.action_masks(), "illegal": str(reason)}
        return self.observation(), ILLEGAL_REWARD, True, False, info

    def observation(self) -> Array:
        return self.numbers.array(self.turns.state, self.seat)

    def info(self) -> dict[str, Any]:
        """The mask, and the result at the end."""
        mask = {"action_mask": self.action_masks()}
        if self.turns.seat != NOBODY:
            return mask
        return {**mask, **result_info(self.turns.state, self.seat)}

    def render(self) -> Any:  # noqa: ANN401  (what may be rendered is Gymnasium's to say)
        """What the seat may know, in sentences."""
        if self.render_mode is None:
            return None
        return table_text(self.setup, self.turns.state, self.seat)
