"""Gymnasium's vector environment: one seat in each of many games, stepped by one call."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from pioche.core.refusals import Refusal, shown
from pioche.envs.gym_env import ILLEGAL_REWARD
from pioche.envs.numbers import Array, Mask, Numbers
from pioche.envs.opponents import USUAL_BOT, Opponent
from pioche.envs.setup import Setup, result_info
from pioche.envs.vector_env import VectorEnv as Games
from pioche.search.batch import ABANDONED, RESTING

Flags = NDArray[np.bool_]
Results = tuple[Array, NDArray[np.float64], Flags, Flags, dict[str, Any]]
RESET_MASK: Final = "reset_mask"


class SeatVectorEnv(VectorEnv[Array, NDArray[np.int64], Array]):
    """One seat a game; bots, all `balanced` unless named, play the others.

    Finished games begin again as Gymnasium's autoreset modes say. Underneath they begin at once: in
    the other modes the new game waits, and the last observation of the old one is shown.
    """

    def __init__(
        self,
        setup: Setup,
        num_envs: int,
        opponents: Sequence[Opponent] | None = None,
        seat: int | None = None,
        shuffle: bool = False,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
    ) -> None:
        self.mode = mode_of(autoreset_mode)
        others = [USUAL_BOT] * (setup.players - 1) if opponents is None else opponents
        self.games = Games(setup, num_envs, others, seat, shuffle)
        self.games.batch.keeps_ends = True
        self.setup, self.num_envs = setup, num_envs
        self.metadata = {"render_modes": [], "autoreset_mode": self.mode}
        self.numbers = Numbers(setup, self.games.actions)
        self.single_observation_space = self.numbers.array_space()
        self.single_action_space = self.numbers.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        # Games that have ended and not begun again, and what may be done in the others.
        self.ended: Flags = np.zeros(num_envs, np.bool_)
        self.masks: Mask = np.zeros((num_envs, self.games.actions), np.int8)

    def layout(self) -> tuple[str, ...]:
        """The name of each number of an observation."""
        return self.numbers.layout

    def action_names(self) -> tuple[str, ...]:
        return tuple(self.setup.game.moves.texts)

    def action_masks(self) -> Mask:
        """1 for each legal action, a row a game; learners look for a method of this name."""
        return self.masks.copy()

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Array, dict[str, Any]]:
        """Begin all games, or those of `options["reset_mask"]`; a seed for each, or the first."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        mask = None if options is None else options.get(RESET_MASK)
        chosen = np.ones(self.num_envs, np.bool_) if mask is None else self.checked(mask)
        if chosen.all():
            self.games.begin(self.all_seeds(seed))
        else:
            seeds = self.given_seeds(seed)
            seeded = np.array([each is not None for each in seeds])
            # A game that has ended is followed by the next one already.
            self.games.begin_some(chosen & (~self.ended | seeded), seeds)
        self.ended &= ~chosen
        step = self.games.result()
        self.masks = step.masks.view(np.int8) * ~self.ended[:, None]
        return step.observations, self.mask_info()

    def checked(self, mask: object) -> Flags:
        if not isinstance(mask, np.ndarray) or mask.shape != (self.num_envs,):
            raise Refusal("envs-column", games=self.num_envs)
        return mask.astype(np.bool_)

    def given_seeds(self, seed: int | Sequence[int | None] | None) -> list[int | None]:
        """The seed of each game; None where it follows from those before."""
        if seed is None:
            return [None] * self.num_envs
        seeds = [seed + game for game in range(self.num_envs)] if isinstance(seed, int) else seed
        if len(seeds) != self.num_envs:
            raise Refusal("envs-column", games=self.num_envs)
        return list(seeds)

    def all_seeds(self, seed: int | Sequence[int | None] | None) -> list[int]:
        seeds, first = self.given_seeds(seed), self.games.seeds.take(None)
        if isinstance(seed, int):
            self.games.seeds.take(seed)
        return [first + game if each is None else each for game, each in enumerate(seeds)]

    # Their types say that rewards and flags are arrays of one kind.
    def step(self, actions: ArrayLike) -> Results:  # type: ignore[override]
        """An action in every game; one that is not legal ends its game, with a reward of -1."""
        if not self.games.begun or (self.mode is AutoresetMode.DISABLED and self.ended.any()):
            raise Refusal("envs-reset")
        moves = np.asarray(self.games.column(actions))
        unknown = moves[(moves < 0) | (moves >= self.games.actions)]
        if unknown.size:
            raise Refusal("move-number", move=shown(int(unknown[0])), count=self.games.actions)
        legal = np.take_along_axis(self.masks, moves[:, None], 1)[:, 0].astype(np.bool_)
        illegal = ~legal & ~self.ended
        self.games.rest(np.where(self.ended, RESTING, np.where(illegal, ABANDONED, 0)))
        step = self.games.step(moves)
        self.games.rest(None)
        over = step.dones | illegal
        rewards = np.where(illegal, ILLEGAL_REWARD, step.rewards).astype(np.float64)
        self.masks = step.masks.view(np.int8).copy()
        observations, infos = self.with_ends(step.observations, over)
        return observations, rewards, over & ~step.truncated, step.truncated.copy(), infos

    def with_ends(self, observations: Array, over: Flags) -> tuple[Array, dict[str, Any]]:
        """Observations and infos, with the ends of games that are over where the mode has them."""
        ends = {int(game): self.end_of(int(game)) for game in np.flatnonzero(over)}
        infos: dict[str, Any] = {}
        if self.mode is AutoresetMode.SAME_STEP:
            for game, (last, info) in ends.items():
                self._add_info(infos, {"final_obs": last, "final_info": info}, game)
            return observations, {**infos, **self.mask_info()}
        self.ended = over
        for game, (last, info) in ends.items():
            observations[game], self.masks[game] = last, 0
            self._add_info(infos, info, game)
        return observations, {**infos, **self.mask_info()}

    def end_of(self, game: int) -> tuple[Array, dict[str, Any]]:
        """The last observation and the result of a game that has just ended."""
        state, seat = self.games.batch.ends[game]
        self.numbers.forget()
        info = {"action_mask": np.zeros(self.games.actions, np.int8)}
        return self.numbers.array(state, seat), {**info, **result_info(state, seat)}

    def mask_info(self) -> dict[str, Any]:
        return {"action_mask": self.masks.copy(), "_action_mask": np.ones(self.num_envs, np.bool_)}


def mode_of(mode: AutoresetMode | str) -> AutoresetMode:
    try:
        return AutoresetMode(mode)
    except ValueError as error:
        known = ", ".join(each.value for each in AutoresetMode)
        raise Refusal("envs-autoreset", mode=shown(mode), known=known) from error
