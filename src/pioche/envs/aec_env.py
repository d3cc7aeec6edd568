"""PettingZoo's AEC: the seats of a table, asked one after the other."""

from typing import Any

from pettingzoo import AECEnv

from pioche.core.masks import NOBODY
from pioche.core.refusals import Refusal
from pioche.envs.agents import Agents
from pioche.envs.drawing import RENDER_MODES, check_mode, drawn
from pioche.envs.numbers import Array, Mask
from pioche.envs.setup import Setup, result_info
from pioche.envs.turns import NO_ACTIONS, Turns


class TableAEC(Agents, AECEnv):
    """A table. Rewards come at the end, so there is nothing to add up before.

    An observation is made when it is asked for, and for whom.
    """

    def __init__(self, setup: Setup, render_mode: str | None = None) -> None:
        super().__init__()
        self.render_mode = check_mode(render_mode)
        self.metadata = {
            "name": setup.name,
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.turns = Turns(setup)
        self.seat_agents(setup, self.turns.actions)
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def action_names(self) -> tuple[str, ...]:
        """What each action is."""
        return self.turns.action_names()

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002  (there are none)
        self.turns.start(self.setup.deal(self.seeds.take(seed)))
        self.numbers.forget()
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, int]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.turns.seat]
        self._skip_agent_selection: str | None = None

    def observe(self, agent: str) -> dict[str, Array | Mask]:
        turns, seat = self.turns, self.seat_of[agent]
        legal = turns.legal if seat == turns.seat else NO_ACTIONS
        return self.numbers.masked(turns.state, seat, legal)

    def step(self, action: int | None) -> None:
        turns = self.turns
        if turns.seat == NOBODY:
            self.step_after_end(action)
            return
        if action is None:
            raise Refusal("envs-action-missing", agent=self.agent_selection)
        turns.play(action)
        if turns.seat == NOBODY:
            self.finish()
        else:
            self.agent_selection = self.possible_agents[turns.seat]

    def step_after_end(self, action: int | None) -> None:
        """Let the seats go, one after the other."""
        if not self.agents:
            raise Refusal("envs-reset")
        self._was_dead_step(action)

    def finish(self) -> None:
        """The game is over: everybody hears how it ended."""
        state = self.turns.state
        self.rewards = dict(zip(self.agents, self.setup.outcome(state), strict=True))
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, True)
        for seat, agent in enumerate(self.agents):
            self.infos[agent] = result_info(state, seat)
        self._deads_step_first()

    def render(self) -> str | None:
        """What the one who is asked may know, in sentences."""
        if self.render_mode is None:
            return None
        return drawn(self.setup, self.turns.state, self.seat_of[self.agent_selection])

    def close(self) -> None:
        """Nothing is held open."""
