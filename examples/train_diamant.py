"""Learn Diamant from nothing, on one CPU core: masked PPO in numpy on the batched environment.

    pip install 'pioche[lab,rl]'
    python examples/train_diamant.py --minutes 8
    pioche tournament diamant --bots file:weights.npz,balanced,bold,careful

One seat learns against three bots. First they play at random; once those are beaten, they are
`balanced`, `careful` and `bold`, and the learner goes on against them. Now and then it is measured
at tables with three `random` and with three `balanced`, where a quarter of the victories would be
a fair share. The curve is drawn to curve.png, the weights are kept in weights.npz.
"""

import argparse
import json
import os
import time
from itertools import pairwise
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy: one core, and no waiting

import numpy as np

import pioche.envs

GAME, PLAYERS = "diamant", 4
FAIR_SHARE = 1 / PLAYERS
BEGINNERS = ["random"] * 3
RIVALS = ["balanced", "careful", "bold"]
HIDDEN = 64
LAMBDA = 0.95  # how far an advantage looks ahead
CLIP = 0.2  # how far a probability may move before its gradient is cut
ENTROPY = 0.01
BATCHES = 8  # parts of a rollout, each a step of Adam
NO_MOVE = -1e9  # the logit of what may not be chosen


class Network:
    """Two layers of tanh, then a logit for each move and the value of the position."""

    def __init__(self, inputs: int, moves: int, rng: np.random.Generator) -> None:
        sizes = [inputs, HIDDEN, HIDDEN, moves + 1]
        self.weights = []
        for size, outputs in pairwise(sizes):
            gain = 0.05 if outputs == moves + 1 else 1.0
            layer = rng.normal(0, gain / np.sqrt(size), (size, outputs))
            self.weights += [layer.astype(np.float32), np.zeros(outputs, np.float32)]
        self.mean = np.zeros(inputs, np.float32)
        self.scale = np.ones(inputs, np.float32)
        self.moments = [(np.zeros_like(w), np.zeros_like(w)) for w in self.weights]
        self.steps = 0

    def look_at(self, observations: np.ndarray) -> None:
        """Learn what is usual, so that inputs have about the same size."""
        self.mean = observations.mean(0, dtype=np.float32)
        self.scale = 1 / np.maximum(observations.std(0, dtype=np.float32), 0.1)

    def forward(self, observations: np.ndarray) -> list[np.ndarray]:
        """The inputs and what each layer makes of them."""
        found = [(observations - self.mean) * self.scale]
        for layer in range(0, len(self.weights), 2):
            out = found[-1] @ self.weights[layer] + self.weights[layer + 1]
            found.append(out if layer + 2 == len(self.weights) else np.tanh(out))
        return found

    def probabilities(self, outputs: np.ndarray, masks: np.ndarray) -> np.ndarray:
        """How likely each legal move is."""
        logits = np.where(masks, outputs[:, :-1], NO_MOVE)
        powers = np.exp(logits - logits.max(1, keepdims=True))
        return powers / powers.sum(1, keepdims=True)

    def learn(self, layers: list[np.ndarray], gradient: np.ndarray, rate: float) -> None:
        """One step of Adam down this gradient of the outputs."""
        self.steps += 1
        gradients: list[np.ndarray] = []
        for layer in range(len(self.weights) - 2, -1, -2):
            below = layers[layer // 2]
            gradients += [gradient.sum(0), below.T @ gradient]
            gradient = (gradient @ self.weights[layer].T) * (1 - below * below)
        gradients.reverse()
        size = np.sqrt(sum(float((g * g).sum()) for g in gradients))
        rate *= np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for number, raw in enumerate(gradients):
            first, second = self.moments[number]
            g = raw * min(1.0, 0.5 / (size + 1e-8))
            first += 0.1 * (g - first)
            second += 0.001 * (g * g - second)
            self.weights[number] -= rate * first / (np.sqrt(second) + 1e-8)

    def save(self, file: Path) -> None:
        """What a bot needs to sit down: which table it is for, and the weights."""
        env = pioche.envs.vector(GAME, PLAYERS, games=1)
        kept = {f"weight{number}": weight for number, weight in enumerate(self.weights)}
        about = {"game": GAME, "players": PLAYERS, "options": {}}
        kept |= {"mean": self.mean, "scale": self.scale, "layout": np.array(env.layout())}
        np.savez(file, about=json.dumps(about), **kept)


class Learner:
    """The network at its tables."""

    def __init__(self, games: int, steps: int, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.games, self.steps = games, steps
        self.sit_down(BEGINNERS)
        inputs, moves = self.now.observations.shape[1], self.now.masks.shape[1]
        self.network = Network(inputs, moves, self.rng)
        self.network.look_at(np.concatenate([row[0] for row in self.play()[0]]))

    def sit_down(self, opponents: list[str]) -> None:
        self.env = pioche.envs.vector(GAME, PLAYERS, games=self.games, opponents=opponents)
        self.now = self.env.reset(int(self.rng.integers(2**40)))

    def play(self) -> tuple[list[tuple[np.ndarray, ...]], np.ndarray]:
        """Play this many steps in every game, with the expected values at the end."""
        seen = []
        rows = np.arange(self.games)
        for _ in range(self.steps):
            now = self.now
            outputs = self.network.forward(now.observations)[-1]
            chances = self.network.probabilities(outputs, now.masks)
            moves = (self.rng.random((self.games, 1)) > chances.cumsum(1)[:, :-1]).sum(1)
            self.now = self.env.step(moves)
            gained = (outputs[:, -1], self.now.rewards, self.now.dones)
            seen.append((now.observations, now.masks, moves, chances[rows, moves], *gained))
        return seen, self.network.forward(self.now.observations)[-1][:, -1]

    def improve(self, rate: float, epochs: int) -> None:
        """Play, then learn from it: PPO, with GAE of rewards that are not discounted."""
        seen, value_ahead = self.play()
        observations, masks, moves, before, values, rewards, dones = map(
            np.stack, zip(*seen, strict=True)
        )
        advantages = np.zeros_like(values)
        ahead = np.zeros_like(value_ahead)
        for step in range(self.steps - 1, -1, -1):
            goes_on = ~dones[step]
            surprise = rewards[step] + goes_on * value_ahead - values[step]
            advantages[step] = ahead = surprise + LAMBDA * goes_on * ahead
            value_ahead = values[step]
        targets = (advantages + values).ravel()
        better = ((advantages - advantages.mean()) / (advantages.std() + 1e-8)).ravel()
        inputs = observations.reshape(len(better), -1)
        masks, moves, before = masks.reshape(len(better), -1), moves.ravel(), before.ravel()
        for _ in range(epochs):
            for part in np.array_split(self.rng.permutation(len(better)), BATCHES):
                layers = self.network.forward(inputs[part])
                chances = self.network.probabilities(layers[-1], masks[part])
                pulls = policy_gradient(chances, moves[part], before[part], better[part])
                surprises = layers[-1][:, -1:] - targets[part][:, None]
                gradient = np.concatenate([pulls, surprises], axis=1) / len(part)
                self.network.learn(layers, gradient, rate)

    def share(self, opponents: list[str], games: int, seed: int = 1) -> tuple[float, float]:
        """The share of victory against these, playing the likeliest moves; half its 95 % interval.

        The first game in each place counts, long or short: stopping at a fixed step would count too
        many short games.
        """
        env = pioche.envs.vector(GAME, PLAYERS, games=games, opponents=opponents)
        now, shares = env.reset(2**50 + seed * games * 64), np.full(games, np.nan)
        while np.isnan(shares).any():
            outputs = self.network.forward(now.observations)[-1]
            now = env.step(np.where(now.masks, outputs[:, :-1], NO_MOVE).argmax(1))
            first = now.dones & np.isnan(shares)
            shares[first] = now.rewards[first]
        return float(shares.mean()), float(1.96 * shares.std() / np.sqrt(games))


def policy_gradient(
    chances: np.ndarray, moves: np.ndarray, before: np.ndarray, advantages: np.ndarray
) -> np.ndarray:
    """How the logits should change: PPO's clipped objective and some entropy."""
    rows = np.arange(len(moves))
    ratio = chances[rows, moves] / before
    cut = np.where(advantages > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
    pull = np.where(cut, 0, ratio * advantages)[:, None]
    chosen = np.zeros_like(chances)
    chosen[rows, moves] = 1
    logs = np.log(np.maximum(chances, 1e-12))
    entropy = -(chances * logs).sum(1, keepdims=True)
    return -pull * (chosen - chances) + ENTROPY * chances * (logs + entropy)


def draw(curve: list[dict[str, float]], file: Path) -> None:
    """The share of victory over time, with its intervals."""
    import matplotlib  # noqa: PLC0415  (only here)

    matplotlib.use("Agg")
    from matplotlib import pyplot  # noqa: PLC0415

    figure, axes = pyplot.subplots(figsize=(7, 4.2), layout="constrained")
    minutes = [point["seconds"] / 60 for point in curve]
    for name, colour in (("random", "tab:blue"), ("balanced", "tab:orange")):
        shares = np.array([point[name] for point in curve]) * 100
        errors = np.array([point[f"{name}_error"] for point in curve]) * 100
        axes.plot(minutes, shares, colour, marker="o", markersize=3, label=f"against 3 {name}")
        axes.fill_between(minutes, shares - errors, shares + errors, color=colour, alpha=0.2)
    axes.axhline(FAIR_SHARE * 100, color="grey", linestyle="--", label="a fair share")
    axes.set(title="Learning Diamant", xlabel="CPU minutes", ylabel="share of victory, %")
    axes.legend()
    figure.savefig(file, dpi=120)


def train(minutes: float, learner: Learner, epochs: int, tests: int) -> list[dict[str, float]]:
    """Learn for so long; tell how it went."""
    curve: list[dict[str, float]] = []
    rivals, begun, next_test = False, time.process_time(), 0.0
    while True:
        seconds = time.process_time() - begun
        done = seconds / (60 * minutes)
        if seconds >= next_test or done >= 1:
            point = {"seconds": seconds}
            for name in ("random", "balanced"):
                point[name], point[f"{name}_error"] = learner.share([name] * 3, tests)
            curve.append(point)
            print(
                f"{seconds:5.0f} s   against random {point['random']:.1%}"
                f"   against balanced {point['balanced']:.1%} ± {point['balanced_error']:.1%}"
            )
            next_test = seconds + 60 * minutes / 20
            if not rivals and point["random"] - point["random_error"] > 2 * FAIR_SHARE:
                rivals = True
                learner.sit_down(RIVALS)
        if done >= 1:
            return curve
        learner.improve(1e-3 * (1 - done) + 1e-5, epochs)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=8, help="CPU minutes to learn")
    parser.add_argument("--games", type=int, default=256, help="games at a time")
    parser.add_argument("--steps", type=int, default=64, help="steps of a rollout")
    parser.add_argument("--epochs", type=int, default=4, help="times that each is learned from")
    parser.add_argument("--tests", type=int, default=4000, help="games of a measurement")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path(), help="folder for what comes out")
    given = parser.parse_args()
    learner = Learner(given.games, given.steps, given.seed)
    curve = train(given.minutes, learner, given.epochs, given.tests)
    given.out.mkdir(parents=True, exist_ok=True)
    learner.network.save(given.out / "weights.npz")
    draw(curve, given.out / "curve.png")
    share, error = learner.share(["balanced"] * 3, 5 * given.tests, seed=2)
    print(f"At the end, in {5 * given.tests} games against 3 balanced: {share:.1%} ± {error:.1%}.")


if __name__ == "__main__":
    main()
