"""The network while it learns, in numpy.

Two layers cut off below 0 and above 4, as the whole numbers will be; then a logit for each move and
a value. `Backend` is what the learner needs; `torch_network` has the same with PyTorch.
"""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]

HIGHEST: Final = 4.0  # of an activation
NO_MOVE: Final = -1e9  # the logit of what may not be chosen
CLIP: Final = 0.2  # how far a probability may move before its gradient is cut
VALUE_WEIGHT: Final = 0.5
LONGEST_GRADIENT: Final = 0.5
FIRST_MOMENT: Final = 0.9
SECOND_MOMENT: Final = 0.999
TINY: Final = 1e-8
# The first logits are small, so that all moves are about as likely.
SMALL: Final = 0.05


@dataclass
class Lesson:
    """What is learned from the stored positions, one number each.

    `moves` were played with these logarithms of `chances`; `gains` say how much better they were
    than expected, `targets` what the position was worth; `weights` are 0 for what does not count.
    With `imitate`, the moves are a teacher's.
    """

    moves: NDArray[np.int64]
    chances: Floats
    gains: Floats
    targets: Floats
    weights: Floats
    imitate: bool = False


@dataclass
class Effort:
    """How the stored positions are gone through."""

    rate: float
    entropy: float
    epochs: int
    batches: int


def first_weights(inputs: int, units: tuple[int, int], moves: int, seed: int) -> list[Floats]:
    """Random weights and biases of the three layers."""
    rng = np.random.default_rng(seed)
    sizes = [inputs, *units, moves + 1]
    found: list[Floats] = []
    for layer in range(3):
        gain = SMALL if layer == 2 else np.sqrt(2.0)  # noqa: PLR2004  (the last one)
        wide = rng.normal(0, gain / np.sqrt(sizes[layer]), (sizes[layer], sizes[layer + 1]))
        found += [wide.astype(np.float32), np.zeros(sizes[layer + 1], np.float32)]
    return found


class NumpyNetwork:
    """The weights, their moments for Adam, and the positions of the last rollout."""

    def __init__(self, weights: list[Floats], mean: Floats, scale: Floats, seed: int) -> None:
        self.weights = [weight.copy() for weight in weights]
        self.moments = [np.zeros_like(weight) for weight in weights for _ in range(2)]
        self.steps = 0
        self.mean, self.scale = mean, scale
        self.rng = np.random.default_rng(seed)
        self.stored: list[tuple[Any, Any]] = []

    # Playing

    def forward(self, inputs: Any) -> list[Floats]:  # noqa: ANN401
        """The inputs and what each layer makes of them."""
        found = [(inputs - self.mean) * self.scale]
        for layer in (0, 2):
            total = found[-1] @ self.weights[layer] + self.weights[layer + 1]
            found.append(np.clip(total, 0, HIGHEST))
        found.append(found[-1] @ self.weights[4] + self.weights[5])
        return found

    def act(self, inputs: Any, masks: Any, keep: bool = True) -> tuple[Any, Any, Any]:  # noqa: ANN401
        """Moves drawn by their chances, the logarithms of these, the values of the positions."""
        outputs = self.forward(inputs)[-1]
        logs = log_chances(outputs[:, :-1], masks)
        sums = np.exp(logs).cumsum(1)
        drawn = self.rng.random((len(sums), 1)) * sums[:, -1:]
        moves = (drawn >= sums).sum(1)
        if keep:
            self.stored.append((inputs, masks))
        return moves, logs[np.arange(len(moves)), moves], outputs[:, -1]

    def values(self, inputs: Any) -> Any:  # noqa: ANN401
        return self.forward(inputs)[-1][:, -1]

    # Learning

    def learn(self, lesson: Lesson, effort: Effort) -> float:
        """Learn from the stored positions and drop them; the mean entropy."""
        inputs = np.concatenate([one for one, _ in self.stored])
        masks = np.concatenate([two for _, two in self.stored])
        self.stored.clear()
        used = np.flatnonzero(lesson.weights)
        entropies: list[float] = []
        for _ in range(effort.epochs):
            for part in np.array_split(self.rng.permutation(used), effort.batches):
                layers = self.forward(inputs[part])
                gradient, entropy = gradients(layers[-1], masks[part], lesson, part, effort)
                entropies.append(entropy)
                self.descend(layers, gradient / np.float32(len(part)), effort.rate)
        return float(np.mean(entropies))

    def descend(self, layers: list[Floats], gradient: Floats, rate: float) -> None:
        """One step of Adam down this gradient of the outputs."""
        found: list[Floats] = []
        for layer in (4, 2, 0):
            below = layers[layer // 2]
            found += [gradient.sum(0), below.T @ gradient]
            if layer:
                open_ = (below > 0) & (below < HIGHEST)
                gradient = (gradient @ self.weights[layer].T) * open_
        found.reverse()
        length = np.sqrt(sum(float((one * one).sum()) for one in found))
        self.steps += 1
        rate *= np.sqrt(1 - SECOND_MOMENT**self.steps) / (1 - FIRST_MOMENT**self.steps)
        for number, one in enumerate(found):
            slope = one * min(1.0, LONGEST_GRADIENT / (length + TINY))
            first, second = self.moments[2 * number], self.moments[2 * number + 1]
            first += (1 - FIRST_MOMENT) * (slope - first)
            second += (1 - SECOND_MOMENT) * (slope * slope - second)
            self.weights[number] -= rate * first / (np.sqrt(second) + TINY)

    # Keeping

    def kept(self) -> dict[str, Any]:
        """All that goes on from here, as arrays."""
        found: dict[str, Any] = {"steps": np.array(self.steps)}
        found |= {f"weight{number}": each for number, each in enumerate(self.weights)}
        return found | {f"moment{number}": each for number, each in enumerate(self.moments)}

    def restore(self, kept: dict[str, Any]) -> None:
        self.steps = int(kept["steps"])
        self.weights = [kept[f"weight{number}"] for number in range(len(self.weights))]
        self.moments = [kept[f"moment{number}"] for number in range(len(self.moments))]

    def set_weights(self, weights: list[Floats]) -> None:
        self.weights = [weight.copy() for weight in weights]

    def get_weights(self) -> list[Floats]:
        return [weight.copy() for weight in self.weights]


def log_chances(logits: Floats, masks: Any) -> Floats:  # noqa: ANN401
    """The logarithm of how likely each legal move is."""
    legal = np.where(masks, logits, np.float32(NO_MOVE))
    legal -= legal.max(1, keepdims=True)
    found: Floats = legal - np.log(np.exp(legal).sum(1, keepdims=True))
    return found


def gradients(
    outputs: Floats,
    masks: Any,  # noqa: ANN401
    lesson: Lesson,
    part: Any,  # noqa: ANN401
    effort: Effort,
) -> tuple[Floats, float]:
    """How the outputs should change, and the entropy: PPO's clipped objective, or imitation."""
    logs = log_chances(outputs[:, :-1], masks)
    chances = np.exp(logs)
    rows, moves, gains = np.arange(len(part)), lesson.moves[part], lesson.gains[part]
    chosen = np.zeros_like(chances)
    chosen[rows, moves] = 1
    entropy = -(chances * np.where(masks, logs, 0)).sum(1, keepdims=True)
    if lesson.imitate:
        pull = np.ones((len(part), 1), np.float32)
        spread = 0.0
    else:
        ratio = np.exp(np.minimum(logs[rows, moves] - lesson.chances[part], 10))
        cut = np.where(gains > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        pull = np.where(cut, 0, ratio * gains)[:, None]
        spread = effort.entropy
    change = -pull * (chosen - chances) + spread * chances * (np.where(masks, logs, 0) + entropy)
    surprise = 2 * VALUE_WEIGHT * (outputs[:, -1] - lesson.targets[part])[:, None]
    return np.concatenate([change, surprise], axis=1), float(entropy.mean())
