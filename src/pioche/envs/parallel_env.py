"""PettingZoo's Parallel: all seats vote at once."""

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from pioche.core.masks import seats_in
from pioche.core.refusals import Refusal
from pioche.core.state import State
from pioche.envs.agents import Agents
from pioche.envs.drawing import RENDER_MODES, check_mode, drawn
from pioche.envs.numbers import Array, Mask
from pioche.envs.setup import Setup, result_info
from pioche.envs.turns import NO_ACTIONS
from pioche.games import all_games

Observations = dict[str, dict[str, Array | Mask]]


class VoteEnv(Agents, ParallelEnv):
    """A table at which all vote at once; what is sent for those who have no vote is ignored."""

    def __init__(self, setup: Setup, render_mode: str | None = None) -> None:
        super().__init__()
        if not setup.game.simultaneous:
            known = ", ".join(game.id for game in all_games() if game.simultaneous)
            raise Refusal("envs-not-simultaneous", game=setup.game.id, known=known)
        self.render_mode = check_mode(render_mode)
        self.metadata = {"name": setup.name, "render_modes": RENDER_MODES}
        self.state_of_game: State
        self.seat_agents(setup, len(setup.game.moves))

    def action_names(self) -> tuple[str, ...]:
        """What each action is."""
        return tuple(self.setup.game.moves.texts)

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002  (there are none)
    ) -> tuple[Observations, dict[str, dict[str, int]]]:
        self.state_of_game = self.setup.deal(self.seeds.take(seed))
        self.numbers.forget()
        self.agents = self.possible_agents.copy()
        return self.observations(), {agent: {} for agent in self.agents}

    def observations(self) -> Observations:
        """What each seat sees; those who have no vote have an empty mask."""
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
        over = not state.to_act()
        rewards = self.setup.outcome(state) if over else [0.0] * len(agents)
        infos = [result_info(state, seat) if over else {} for seat in range(len(agents))]
        self.agents = [] if over else agents
        return (
            self.observations(),
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            dict(zip(agents, infos, strict=True)),
        )

    def vote(self, actions: Mapping[str, int]) -> None:
        """Carry out the votes of those who have one, once all of them are known to be legal."""
        state = self.state_of_game
        votes = [(seat, self.vote_of(seat, actions)) for seat in seats_in(state.to_act())]
        for seat, move in votes:
            state.play(seat, move)

    def vote_of(self, seat: int, actions: Mapping[str, int]) -> int:
        agent = self.possible_agents[seat]
        if actions.get(agent) is None:
            raise Refusal("envs-action-missing", agent=agent)
        move = int(actions[agent])
        self.setup.game.moves.text(move)  # refuses what is no move
        if move not in self.state_of_game.legal(seat):
            raise self.setup.game.why_not(self.state_of_game, seat, move)
        return move

    def render(self) -> str | None:
        """What everybody may know, in sentences."""
        if self.render_mode is None:
            return None
        return drawn(self.setup, self.state_of_game, None)

    def close(self) -> None:
        """Nothing is held open."""
