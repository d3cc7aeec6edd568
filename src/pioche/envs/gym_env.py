"""Gymnasium: one seat of a table; bots play the others."""

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np

from pioche.bots import Bot, add_bots, bot, seat_of
from pioche.bots.plugins import HOUSE
from pioche.core.masks import NOBODY
from pioche.core.refusals import BadSeats, Refusal
from pioche.envs.numbers import Array, Mask, Numbers
from pioche.envs.setup import RENDER_MODES, SEEDS, Setup, check_mode, result_info, table_text
from pioche.envs.turns import NO_ACTIONS, Turns

USUAL_BOT: Final = "balanced"
# An illegal action of the space ends the game with this reward, like in PettingZoo's wrapper.
ILLEGAL_REWARD: Final = -1.0


class SeatEnv(gymnasium.Env[Array, np.int64]):
    """One seat. Between its decisions the bots play."""

    def __init__(
        self,
        setup: Setup,
        seat: int = 0,
        bots: Sequence[str | Bot] | None = None,
        render_mode: str | None = None,
    ) -> None:
        if type(seat) is not int or not 0 <= seat < setup.players:
            raise BadSeats("envs-seat", seat=str(seat), last=setup.players - 1)
        self.setup = setup
        self.seat = seat
        self.bots = bots_for(setup, bots)
        # Bots of other authors may read the events of their seat.
        self.listens = any(name not in HOUSE for name in self.bots)
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
        self.turns.start(self.setup.deal(chance, self.listens))
        self.numbers.forget()
        self.players = self.seated(chance)
        self.play_others()
        return self.observation(), self.info()

    def seated(self, seed: int) -> list[Bot]:
        """The bots by seat; the one on the learner's seat is never asked."""
        others = iter(self.bots)
        names = [
            USUAL_BOT if seat == self.seat else next(others) for seat in range(self.setup.players)
        ]
        return [
            bot(self.setup.game.id, name, seed + 1 + seat) if isinstance(name, str) else name
            for seat, name in enumerate(names)
        ]

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
        return self.observation(), reward, over, False, self.info()

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


def bots_for(setup: Setup, bots: Sequence[str | Bot] | None) -> list[str | Bot]:
    """A bot for each of the other seats, each known to exist."""
    others = setup.players - 1
    chosen: list[str | Bot] = [USUAL_BOT] * others if bots is None else list(bots)
    if isinstance(bots, str) or len(chosen) != others:
        raise Refusal("envs-bots", bots=len(chosen), others=others)
    names = [name for name in chosen if isinstance(name, str)]
    add_bots(names)
    for name in names:
        bot(setup.game.id, name)  # refuses one that it does not know
    return chosen
