"""A trained bot: the weights of a network in a file, named `file:weights.npz`.

The file names the game and the table that it was trained for, and each of its inputs. It is read
with numpy only, and no code in it is run. A file of `pioche train` needs no numpy either.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from pioche.bots.network_file import FIRST_LINE, NAMED, read_network
from pioche.bots.policy_bot import PolicyBot
from pioche.bots.seat import Bot, Seat
from pioche.core.refusals import Refusal
from pioche.core.rng import Fast
from pioche.games import game
from pioche.search.policy import RandomPolicy

SCHEME: Final = "file"
# The seed of the sampled worlds: observations do not show hidden cards.
WORLDS: Final = 1


class BadWeights(Refusal):
    """A file without a bot for this game or table."""


@dataclass(frozen=True)
class Weights:
    """The content of a file; `layers` alternates weights and biases, the last gives the logits."""

    file: str
    game: str
    players: int
    options: dict[str, Any]
    layout: tuple[str, ...]
    mean: Any
    scale: Any
    layers: list[Any]

    def check(self, game_id: str) -> None:
        """Refuse another game, or a layout that has changed."""
        if game_id != self.game:
            raise BadWeights("bot-weights-game", file=self.file, game=self.game, asked=game_id)
        chosen = game(game_id)
        inputs, outputs = self.layers[0].shape[0], self.layers[-1].shape[0]
        fits = inputs == len(self.layout) and outputs >= len(chosen.moves)
        if not fits or chosen.layout(self.players, **self.options) != self.layout:
            raise BadWeights("bot-weights-layout", file=self.file, game=game_id)

    def logits(self, numbers: bytes) -> Any:  # noqa: ANN401
        """The logit of each move."""
        import numpy as np  # noqa: PLC0415  (an optional extra)

        found = (np.frombuffer(numbers, np.uint8) - self.mean) * self.scale
        for layer in range(0, len(self.layers) - 2, 2):
            found = np.tanh(found @ self.layers[layer] + self.layers[layer + 1])
        return found @ self.layers[-2] + self.layers[-1]


def weights_maker(file: str) -> Callable[[str, int], Bot]:
    """A maker of the bot of a file, which plays the move with the highest logit."""
    if is_network(file):
        return network_maker(file)
    weights = read_weights(file)

    def make(game_id: str, _seed: int) -> Bot:
        weights.check(game_id)
        return partial(choose, weights)

    return make


def is_network(file: str) -> bool:
    """Whether it is a file of `pioche train`."""
    try:
        with Path(file).open("rb") as opened:
            return opened.read(len(FIRST_LINE)) == FIRST_LINE
    except OSError:
        return False


def network_maker(file: str) -> Callable[[str, int], Bot]:
    """A maker of the bot of a network in whole numbers; its policy is found by the bot's name."""
    network = read_network(Path(file).read_bytes(), file)
    NAMED[f"{SCHEME}:{file}"] = network

    def make(game_id: str, seed: int) -> Bot:
        chosen = game(game_id)
        return PolicyBot(network.policy(chosen, RandomPolicy()), seed)

    return make


def choose(weights: Weights, seat: Seat) -> int:
    parts: list[bytes] = []
    world = seat.sample(Fast(WORLDS))
    seat.game.numbers().observer().add_parts(world, seat.number, parts)
    numbers = b"".join(parts)
    if len(numbers) != len(weights.layout):
        raise BadWeights("bot-weights-table", file=weights.file, players=weights.players)
    logits = weights.logits(numbers)
    return max(seat.legal, key=lambda move: float(logits[move]))


def read_weights(file: str) -> Weights:
    """The content of a file, or a refusal that says what is wrong with it."""
    try:
        import numpy as np  # noqa: PLC0415  (an optional extra)
    except ModuleNotFoundError as error:
        raise BadWeights("bot-weights-numpy", file=file) from error
    try:
        with np.load(Path(file), allow_pickle=False) as kept:
            about = json.loads(str(kept["about"]))
            count = sum(name.startswith("weight") for name in kept.files)
            return Weights(
                file,
                str(about["game"]),
                int(about["players"]),
                dict(about["options"]),
                tuple(str(name) for name in kept["layout"]),
                kept["mean"],
                kept["scale"],
                [kept[f"weight{number}"] for number in range(count)],
            )
    except FileNotFoundError as error:
        raise BadWeights("bot-weights-missing", file=file) from error
    except (OSError, ValueError, KeyError, TypeError, EOFError) as error:
        raise BadWeights("bot-weights-file", file=file) from error
