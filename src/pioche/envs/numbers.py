"""Observations and masks as numpy arrays, and the spaces that hold them."""

from typing import Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from pioche.core.observation import HIGHEST, mask_row
from pioche.core.state import State
from pioche.envs.setup import Setup

Array = NDArray[np.uint8]
Mask = NDArray[np.int8]
# Types that numpy need not look up at every step.
BYTE: Final = np.dtype(np.uint8)
FLAG: Final = np.dtype(np.int8)


class Numbers:
    """Makes observations and masks of one game after another."""

    def __init__(self, setup: Setup, actions: int) -> None:
        observation = setup.game.numbers()
        self.setup = setup
        self.layout = observation.layout(setup.players, setup.options)
        self.observer = observation.observer()
        self.actions = actions

    def __reduce__(self) -> tuple[object, ...]:
        """By its arguments: an observer keeps nothing that it could not make again."""
        return Numbers, (self.setup, self.actions)

    def forget(self) -> None:
        """Start with another game."""
        self.observer.forget()

    def array(self, state: State, seat: int) -> Array:
        """The observation of the seat, one number for each name of the layout."""
        return np.frombuffer(self.observer.row(state, seat), BYTE)

    def all_seats(self, state: State) -> Array:
        """The observations of all seats, one after the other."""
        seats = range(self.setup.players)
        return np.concatenate([self.array(state, seat) for seat in seats])

    def mask(self, legal: list[int]) -> Mask:
        """1 for each legal action, 0 for the others."""
        return np.frombuffer(mask_row(legal, self.actions), FLAG)

    def masked(self, state: State, seat: int, legal: list[int]) -> dict[str, Array | Mask]:
        """Observation and mask, in the form of PettingZoo's card games."""
        return {
            "observation": np.frombuffer(self.observer.row(state, seat), BYTE),
            "action_mask": np.frombuffer(mask_row(legal, self.actions), FLAG),
        }

    def array_space(self) -> "spaces.Box[np.uint8]":
        return spaces.Box(0, HIGHEST, (len(self.layout),), np.uint8)

    def all_seats_space(self) -> "spaces.Box[np.uint8]":
        return spaces.Box(0, HIGHEST, (self.setup.players * len(self.layout),), np.uint8)

    def masked_space(self) -> spaces.Dict:
        """The space of observations with masks."""
        mask = spaces.Box(0, 1, (self.actions,), np.int8)
        return spaces.Dict({"observation": self.array_space(), "action_mask": mask})

    def action_space(self) -> "spaces.Discrete[np.int64]":
        return spaces.Discrete(self.actions)
