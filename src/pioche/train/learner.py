"""Learning from play: PPO with advantages of rewards that are not discounted, and imitation."""

from dataclasses import dataclass
from typing import Any, Final, Protocol

import numpy as np

from pioche.search.network import Weights
from pioche.train.games import USUAL_PLAYERS
from pioche.train.numpy_network import Effort, Floats, Lesson, NumpyNetwork, first_weights
from pioche.train.quantise import trained_numbers
from pioche.train.workers import Workers

# Steps of play by bots in which one learns what inputs usually are.
STEPS_TO_LOOK: Final = 96
# Inputs that hardly vary are not blown up more than this.
LEAST_SPREAD: Final = 0.3
# Earlier weights: how many are kept, and after how many rollouts others play.
PAST: Final = 12
ROLLOUTS_OF_PAST: Final = 20
# After this many rollouts one part of each process begins with another table and other bots.
ROLLOUTS_OF_TABLES: Final = 3
# The weights that are kept are a mean of about this many rollouts.
AVERAGED: Final = 40


class Backend(Protocol):
    """A network that acts and learns; see `NumpyNetwork`."""

    def act(self, inputs: Any, masks: Any, keep: bool = True) -> tuple[Any, Any, Any]: ...  # noqa: ANN401
    def values(self, inputs: Any) -> Any: ...  # noqa: ANN401
    def learn(self, lesson: Lesson, effort: Effort) -> float: ...
    def kept(self) -> dict[str, Any]: ...
    def restore(self, kept: dict[str, Any]) -> None: ...
    def set_weights(self, weights: list[Floats]) -> None: ...
    def get_weights(self) -> list[Floats]: ...


@dataclass(frozen=True)
class Recipe:
    """How a network learns. `rows` are games at a time in each process."""

    units: tuple[int, int] = (256, 64)
    rows: int = 512
    steps: int = 64
    epochs: int = 2
    batch: int = 8192  # positions of a step of Adam
    rate: float = 5e-4
    lowest_rate: float = 0.05
    entropy: float = 0.01
    lowest_entropy: float = 0.2
    ahead: float = 0.95  # how far an advantage looks ahead
    start: str = ""  # the network whose weights it begins with, as a bot
    imitate: str = ""  # the temperament that is imitated first
    imitation: int = 0  # rollouts of imitation
    against: tuple[str, ...] = ()  # bots that play beside the temperaments and the novice
    responses: int = 0  # best responses to the network that join them, evenly over the training
    response_minutes: float = 5.0  # the effort of each, in minutes of the processor
    seed: int = 0


class Won:
    """Shares of victory of the last games at usual tables with bots."""

    def __init__(self) -> None:
        self.sums: list[tuple[float, float, int]] = []

    def add(self, shares: Any, fair: Any) -> None:  # noqa: ANN401
        """The games that ended in a rollout."""
        if len(shares):
            self.sums.append((float(shares.sum()), float(fair.sum()), len(shares)))

    def recent(self, rollouts: int) -> tuple[float, float, int]:
        """The share, a fair one, the number of games."""
        shares, fair, games = zip(*(self.sums[-rollouts:] or [(0.0, 0.0, 0)]), strict=True)
        count = sum(games)
        return sum(shares) / max(1, count), sum(fair) / max(1, count), count


class Steps:
    """What was seen, done and gained in a rollout: a row a step, a column a game."""

    def __init__(self, steps: int, workers: Workers) -> None:
        self.workers = workers
        shape = (steps, workers.rows)
        self.moves, self.taught = np.zeros(shape, np.int64), np.zeros(shape, np.int64)
        self.chances, self.values = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
        self.seats, self.dones = np.zeros(shape, np.int64), np.zeros(shape, bool)
        self.rewards = np.zeros((*shape, workers.shape.seats), np.float32)
        self.weights = np.ones(shape, np.float32)
        self.usual = workers.get("usual") > 0
        self.elsewhere = (workers.get("bots") > 0) & ~self.usual
        self.fair = workers.get("fair")

    def end(self, step: int, group: range) -> None:
        """Note what a step brought, once the processes of a group have played it."""
        workers, rows = self.workers, self.workers.rows_of(group)
        workers.wait(group)
        self.dones[step, rows] = workers.get("dones", group) > 0
        self.rewards[step, rows] = workers.get("rewards", group)

    def gains(self, ahead: Any, lasting: float) -> Floats:  # noqa: ANN401
        """How much better each move was than expected, from what each seat expects at the end."""
        rows = np.arange(self.workers.rows)
        gain_ahead = np.zeros_like(ahead)
        found = np.zeros_like(self.values)
        for step in range(len(found) - 1, -1, -1):
            over = self.dones[step][:, None]
            ahead = np.where(over, self.rewards[step], ahead)
            gain_ahead = np.where(over, np.float32(0), gain_ahead)
            seat = self.seats[step]
            surprise = ahead[rows, seat] - self.values[step]
            found[step] = surprise + lasting * gain_ahead[rows, seat]
            gain_ahead[rows, seat], ahead[rows, seat] = found[step], self.values[step]
        return found


class Learner:
    """A network at its tables."""

    def __init__(
        self,
        workers: Workers,
        recipe: Recipe,
        device: str | None,
        kept: dict[str, Any] | None = None,
        start: Weights | None = None,
    ) -> None:
        self.workers, self.recipe = workers, recipe
        self.rng = np.random.default_rng(recipe.seed)
        shape = workers.shape
        self.seen = np.zeros(shape.inputs, bool)
        usual = (kept["mean"], kept["scale"]) if kept else self.look()
        self.mean: Floats = usual[0]
        self.scale: Floats = usual[1]
        weights = first_weights(shape.inputs, recipe.units, shape.moves, recipe.seed)
        if start is not None:
            weights = trained_numbers(start, self.mean, self.scale)
            self.seen |= weights[0].any(1)
        self.network = self.backend(weights, device)
        self.past = self.backend(weights, device)
        self.pool: list[list[Floats]] = [weights]
        self.average = weights
        self.rollouts = 0
        self.decisions = 0
        self.usual, self.anywhere = Won(), Won()
        if kept:
            self.restore(kept)

    def backend(self, weights: list[Floats], device: str | None) -> Backend:
        if device is None:
            return NumpyNetwork(weights, self.mean, self.scale, self.recipe.seed)
        from pioche.train.torch_network import TorchNetwork  # noqa: PLC0415  (optional)

        return TorchNetwork(weights, self.mean, self.scale, self.recipe.seed, device)

    def look(self) -> tuple[Floats, Floats]:
        """What inputs usually are, from games of bots: their means, and what brings them to 1."""
        sums = squares = np.zeros(self.workers.shape.inputs)
        count = 0
        for _ in range(STEPS_TO_LOOK):
            inputs = self.workers.get("inputs")[:: len(USUAL_PLAYERS) - 1].astype(np.float32)
            sums, squares = sums + inputs.sum(0), squares + (inputs * inputs).sum(0)
            count += len(inputs)
            self.workers.call("advise", USUAL_PLAYERS)
            self.workers.call("step")
        mean = sums / count
        spread = np.sqrt(np.maximum(squares / count - mean * mean, 0))
        return mean.astype(np.float32), (1 / np.maximum(spread, LEAST_SPREAD)).astype(np.float32)

    # Playing

    def rollout(self, teacher: str = "", led: float = 0.0) -> Lesson:
        """Play some steps; with a teacher its moves are learned, and that share of them played."""
        played = Steps(self.recipe.steps, self.workers)
        groups = self.workers.groups()
        for step in range(self.recipe.steps):
            for group in groups:
                if step:
                    played.end(step - 1, group)
                self.play_step(played, step, group, teacher, led)
        for group in groups:
            played.end(self.recipe.steps - 1, group)
        for won, which in ((self.usual, played.usual), (self.anywhere, played.elsewhere)):
            ended = played.dones & which
            won.add(played.rewards[ended][:, 0], np.broadcast_to(played.fair, ended.shape)[ended])
        gains = played.gains(self.values_ahead(), self.recipe.ahead)
        self.decisions += int(played.weights.sum())
        counted = gains[played.weights > 0]
        better = (gains - counted.mean()) / (counted.std() + 1e-8)
        return Lesson(
            (played.taught if teacher else played.moves).reshape(-1),
            played.chances.reshape(-1),
            better.reshape(-1).astype(np.float32),
            (gains + played.values).reshape(-1),
            played.weights.reshape(-1),
            imitate=bool(teacher),
        )

    def play_step(self, played: "Steps", step: int, group: range, teacher: str, led: float) -> None:
        """Choose moves for a group of processes, and let it play them."""
        workers, rows = self.workers, self.workers.rows_of(group)
        inputs, masks = workers.get("inputs", group), workers.get("masks", group)
        played.seats[step, rows] = workers.get("seats", group)
        moves, chances, values = self.network.act(inputs, masks)
        past = workers.get("past", group) > 0
        if teacher:
            workers.send(group, "advise", (teacher,))
            workers.wait(group)
            played.taught[step, rows] = workers.get("moves", group)
            follows = self.rng.random(len(moves)) < led
            moves = np.where(follows, played.taught[step, rows], moves)
        elif past.any():
            moves[past] = self.past.act(inputs[past], masks[past], False)[0]
            played.weights[step, rows] = ~past
        played.moves[step, rows] = moves
        played.chances[step, rows], played.values[step, rows] = chances, values
        workers.put("moves", moves, group)
        workers.send(group, "step")
        if step == 0:
            self.seen |= inputs.any(0)

    def values_ahead(self) -> Any:  # noqa: ANN401
        """What each seat of each game can expect now."""
        self.workers.call("look_ahead")
        ahead = self.workers.get("ahead")
        flat = ahead.reshape(-1, ahead.shape[-1])
        return self.network.values(flat).reshape(ahead.shape[:2]).astype(np.float32)

    # Learning

    def improve(self, done: float) -> float:
        """Play and learn once; `done` is the share of the work so far. The entropy."""
        recipe = self.recipe
        imitates = self.rollouts < recipe.imitation
        if imitates:
            led = 1.0 if self.rollouts < recipe.imitation // 2 else 0.5
            lesson = self.rollout(recipe.imitate, led)
        else:
            lesson = self.rollout()
        rate = recipe.rate * (1.0 if imitates else max(recipe.lowest_rate, 1 - done))
        entropy = recipe.entropy * max(recipe.lowest_entropy, 1 - done)
        batches = max(1, round(float(lesson.weights.sum()) / self.batch_size()))
        found = self.network.learn(lesson, Effort(rate, entropy, recipe.epochs, batches))
        self.rollouts += 1
        self.keep_average()
        if self.rollouts % ROLLOUTS_OF_TABLES == 0:
            self.workers.call("renew")
        if self.rollouts % ROLLOUTS_OF_PAST == 0:
            self.pool = [*self.pool, self.network.get_weights()][-PAST:]
            self.past.set_weights(self.pool[int(self.rng.integers(len(self.pool)))])
        return found

    def batch_size(self) -> int:
        """Positions of a step of Adam: at least eight steps a rollout."""
        return min(self.recipe.batch, self.workers.rows * self.recipe.steps // 8)

    def keep_average(self) -> None:
        """The mean of the last weights: steadier than the last ones, and harder to exploit."""
        share = max(1 / AVERAGED, 4 / (self.rollouts + 4))
        now = self.network.get_weights()
        self.average = [
            (old + share * (new - old)).astype(np.float32)
            for old, new in zip(self.average, now, strict=True)
        ]

    # Keeping

    def kept(self) -> dict[str, Any]:
        found = self.network.kept()
        found |= {f"average{number}": each for number, each in enumerate(self.average)}
        for place, weights in enumerate(self.pool):
            found |= {f"past{place}-{number}": each for number, each in enumerate(weights)}
        found |= {"mean": self.mean, "scale": self.scale, "seen": self.seen}
        return found | {
            "rollouts": np.array(self.rollouts),
            "decisions": np.array(self.decisions),
        }

    def restore(self, kept: dict[str, Any]) -> None:
        self.network.restore(kept)
        self.average = [kept[f"average{number}"] for number in range(len(self.average))]
        self.seen = kept["seen"]
        self.rollouts, self.decisions = int(kept["rollouts"]), int(kept["decisions"])
        count = sum(name.startswith("past") and name.endswith("-0") for name in kept)
        places = range(len(self.average))
        self.pool = [[kept[f"past{past}-{place}"] for place in places] for past in range(count)]
        self.pool = self.pool or [self.network.get_weights()]
        self.past.set_weights(self.pool[-1])
