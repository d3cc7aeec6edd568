"""PettingZoo: AEC environments, and Parallel ones of simultaneous games."""

from collections.abc import Mapping
from typing import Any

from pettingzoo import AECEnv, ParallelEnv

from pioche.core.masks import NOBODY, seats_in
from pioche.core.refusals import Refusal
from pioche.core.state import State
from pioche.envs.numbers import Array, Mask, Numbers
from pioche.envs.setup import (
    LONGEST,
    RENDER_MODES,
    Seeds,
    Setup,
    check_mode,
    result_info,
    table_text,
)
from pioche.envs.turns import NO_ACTIONS, Turns
from pioche.games import all_games


class Agents:
    """The agents of a table, one a seat, and their spaces."""

    def seat_agents(self, setup: Setup, actions: int) -> None:
        """One agent a seat, all with the same spaces."""
        self.setup = setup
        self.numbers = Numbers(setup, actions)
        self.seeds = Seeds()
        self.possible_agents = [f"player_{seat}" for seat in range(setup.players)]
        self.agents: list[str] = []
        self.state_space = self.numbers.all_seats_space()
        self.observation_spaces = {
            agent: self.numbers.masked_space() for agent in self.possible_agents
        }
        self.action_spaces = {agent: self.numbers.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:  # noqa: ANN401  (a space of Gymnasium)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:  # noqa: ANN401  (a space of Gymnasium)
        return self.action_spaces[agent]

    def layout(self) -> tuple[str, ...]:
        """The name of each number of an observation."""
        return self.numbers.layout


class TableAEC(Agents, AECEnv):
    """A table at which seats act in turn. Rewards come at the end, so none are accumulated.

    Observations are made on demand.
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
        """Remove the agents one after the other."""
        if not self.agents:
            raise Refusal("envs-reset")
        self._was_dead_step(action)

    def finish(self) -> None:
        """Give out the rewards and results."""
        state = self.turns.state
        self.rewards = dict(zip(self.agents, self.setup.outcome(state), strict=True))
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, not self.turns.truncated)
        self.truncations = dict.fromkeys(self.agents, self.turns.truncated)
        for seat, agent in enumerate(self.agents):
            self.infos[agent] = result_info(state, seat)
        self._deads_step_first()

    def state(self) -> Array:
        """What all seats see, one after the other: for centralised critics."""
        return self.numbers.all_seats(self.turns.state)

    def render(self) -> str | None:
        """The table in sentences, as the acting seat may know it."""
        if self.render_mode is None:
            return None
        return table_text(self.setup, self.turns.state, self.seat_of[self.agent_selection])

    def close(self) -> None:
        """Nothing is held open."""


Observations = dict[str, dict[str, Array | Mask]]


class VoteEnv(Agents, ParallelEnv):
    """A table at which all seats act at once; actions of seats without a choice are ignored."""

    def __init__(self, setup: Setup, render_mode: str | None = None) -> None:
        super().__init__()
        if not setup.game.simultaneous:
            known = ", ".join(game.id for game in all_games() if game.simultaneous)
            raise Refusal("envs-not-simultaneous", game=setup.game.id, known=known)
        self.render_mode = check_mode(render_mode)
        self.metadata = {"name": setup.name, "render_modes": RENDER_MODES}
        self.state_of_game: State
        self.choices = 0
        self.seat_agents(setup, len(setup.game.moves))

    def action_names(self) -> tuple[str, ...]:
        return tuple(self.setup.game.moves.texts)

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002  (there are none)
    ) -> tuple[Observations, dict[str, dict[str, int]]]:
        self.state_of_game = self.setup.deal(self.seeds.take(seed))
        self.choices = 0
        self.numbers.forget()
        self.agents = self.possible_agents.copy()
        return self.observations(), {agent: {} for agent in self.agents}

    def observations(self) -> Observations:
        """The observation of each seat; seats without a choice have an empty mask."""
        state = self.state_of_game
        owing = state.to_act()
        return {
            agent: self.numbers.masked(
                state, seat, state.legal(seat) if owing >> seat & 1 else NO_ACTIONS
            )
            for seat, agent in enumerate(self.possible_agents)
        }

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        Observations,
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, int]],
    ]:
        if not self.agents:
            raise Refusal("envs-reset")
        self.vote(actions)
        agents, state = self.agents, self.state_of_game
        ended = not state.to_act()
        cut = not ended and self.choices >= LONGEST
        over = ended or cut
        rewards = self.setup.outcome(state) if over else [0.0] * len(agents)
        infos = [result_info(state, seat) if over else {} for seat in range(len(agents))]
        self.agents = [] if over else agents
        return (
            self.observations(),
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, ended),
            dict.fromkeys(agents, cut),
            dict(zip(agents, infos, strict=True)),
        )

    def vote(self, actions: Mapping[str, int]) -> None:
        """Carry out all choices, after all of them have been checked."""
        state = self.state_of_game
        votes = [(seat, self.vote_of(seat, actions)) for seat in seats_in(state.to_act())]
        for seat, move in votes:
            state.play(seat, move)
        self.choices += len(votes)

    def vote_of(self, seat: int, actions: Mapping[str, int]) -> int:
        agent = self.possible_agents[seat]
        if actions.get(agent) is None:
            raise Refusal("envs-action-missing", agent=agent)
        move = int(actions[agent])
        self.setup.game.moves.text(move)  # refuses what is no move
        if move not in self.state_of_game.legal(seat):
            raise self.setup.game.why_not(self.state_of_game, seat, move)
        return move

    def state(self) -> Array:
        """What all seats see, one after the other: for centralised critics."""
        return self.numbers.all_seats(self.state_of_game)

    def render(self) -> str | None:
        """The table in sentences, as a spectator may know it."""
        if self.render_mode is None:
            return None
        return table_text(self.setup, self.state_of_game, None)

    def close(self) -> None:
        """Nothing is held open."""
