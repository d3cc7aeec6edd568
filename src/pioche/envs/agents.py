"""What both kinds of PettingZoo's environments have: an agent a seat, and the spaces of each."""

from typing import Any

from pioche.envs.numbers import Numbers
from pioche.envs.seeds import Seeds
from pioche.envs.setup import Setup


class Agents:
    """The seats of a table under the names that PettingZoo gives them."""

    def seat_agents(self, setup: Setup, actions: int) -> None:
        """One agent a seat, all with the same spaces."""
        self.setup = setup
        self.numbers = Numbers(setup, actions)
        self.seeds = Seeds()
        self.possible_agents = [f"player_{seat}" for seat in range(setup.players)]
        self.agents: list[str] = []
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
