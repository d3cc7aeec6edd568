"""One training from beginning to end: progress, checkpoints, the file of the network, the curve."""

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final

import numpy as np

from pioche.bots import add_bots
from pioche.bots.network_file import NAMED, digests_of, network_bytes, without_folder
from pioche.bots.plugins import file_bot
from pioche.bots.weights_bot import SCHEME
from pioche.core.game import Game
from pioche.core.refusals import Refusal
from pioche.search.network import Weights
from pioche.train.best_response import Progress, ResponsePlan, best_response
from pioche.train.learner import Learner, Recipe
from pioche.train.numpy_network import NumpyNetwork
from pioche.train.quantise import Agreement, agreement, whole_numbers
from pioche.train.tables import inputs_of, usual_table
from pioche.train.workers import Workers

MINUTE: Final = 60.0
# Rollouts between two lines of progress, and seconds between two checkpoints.
LINE_EVERY: Final = 10
SAVE_EVERY: Final = 60.0
# Positions in which whole numbers are compared with the network that was trained.
COMPARED: Final = 300
# How a network draws its moves unless measured otherwise: as it learned, without rare mistakes.
MANNER: Final = {"sharpness": 16, "rarest": 16}


@dataclass(frozen=True)
class Training:
    """What to train, and for how many minutes or rollouts, those before `resume` included."""

    game: Game
    recipe: Recipe
    out: Path
    minutes: float = 0.0
    rollouts: int = 0
    processes: int = 0
    device: str | None = None
    resume: bool = False
    response_rollouts: int = 0  # instead of the recipe's minutes: can be repeated exactly

    def file(self, ending: str) -> Path:
        return self.out / f"{self.game.id}.{ending}"


@dataclass(frozen=True)
class Point:
    """A moment of a training; shares are those of the last rollouts against bots."""

    seconds: float
    rollouts: int
    decisions: int
    entropy: float
    usual: tuple[float, float, int]
    anywhere: tuple[float, float, int]


@dataclass(frozen=True)
class Responded:
    """A best response to the network, and what it has won of its last games against copies."""

    number: int
    share: float
    fair: float


class Run:
    """A training under way."""

    def __init__(
        self,
        plan: Training,
        tell: Callable[[Point], None],
        responded: Callable[[Responded], None] = lambda _: None,
    ) -> None:
        self.plan, self.tell, self.responded = plan, tell, responded
        plan.out.mkdir(parents=True, exist_ok=True)
        # The names of responses as bots; a path that cannot be one is refused now.
        self.responses = [
            file_bot(plan.file(f"response-{number + 1}.network"))
            for number in range(plan.recipe.responses)
        ]
        self.names = inputs_of(plan.game).names
        kept = self.checkpoint() if plan.resume else None
        start = self.start() if plan.recipe.start and not kept else None
        self.before = float(kept["seconds"]) if kept else 0.0
        self.curve: list[Point] = []
        if kept:
            points = json.loads(str(kept["curve"]))
            self.curve = [Point(**point) for point in points]
        recipe = replace(plan.recipe, seed=seed_from(plan.recipe.seed, kept))
        self.workers = Workers(plan.game.id, recipe.rows, plan.processes, recipe.seed)
        self.met = [name for name in self.responses if kept and Path(file_of(name)).exists()]
        self.workers.call("join", (*recipe.against, *self.met))
        self.learner = Learner(self.workers, recipe, plan.device, kept, start)
        self.begun = time.monotonic()

    def start(self) -> Weights:
        """The weights to begin with, if they fit."""
        recipe = self.plan.recipe
        add_bots([recipe.start])
        found = NAMED[recipe.start]
        found.check(self.plan.game)
        if tuple(found.weights.names) != self.names or found.weights.units != recipe.units:
            raise Refusal("train-start-other", file=file_of(recipe.start))
        return found.weights

    def checkpoint(self) -> dict[str, Any]:
        """What an earlier run has kept, if it fits."""
        file = self.plan.file("npz")
        try:
            with np.load(file, allow_pickle=False) as found:
                kept = {name: found[name] for name in found.files}
            if tuple(kept["names"].tolist()) != self.names:
                raise Refusal("train-resume-other", file=str(file))
            if kept["weight2"].shape != self.plan.recipe.units:
                raise Refusal("train-resume-other", file=str(file))
        except Refusal:
            raise
        except FileNotFoundError as error:
            raise Refusal("train-resume-missing", file=str(file)) from error
        except (OSError, ValueError, KeyError, EOFError) as error:
            raise Refusal("train-resume-file", file=str(file)) from error
        return kept

    @property
    def seconds(self) -> float:
        return self.before + time.monotonic() - self.begun

    def done(self) -> float:
        """The share of the work that is done, that of an earlier run included."""
        parts = [0.0]
        if self.plan.minutes:
            parts.append(self.seconds / (self.plan.minutes * MINUTE))
        if self.plan.rollouts:
            parts.append(self.learner.rollouts / self.plan.rollouts)
        return max(parts)

    def run(self) -> Agreement:
        saved, entropy = time.monotonic(), 0.0
        try:
            while (done := self.done()) < 1:
                if done > (len(self.met) + 1) / (len(self.responses) + 1):
                    self.respond()
                entropy = self.learner.improve(done)
                if self.learner.rollouts % LINE_EVERY == 0:
                    self.note(entropy)
                if time.monotonic() - saved > SAVE_EVERY:
                    saved = time.monotonic()
                    self.save()
            self.note(entropy)
        finally:
            found = self.save()
            self.workers.close()
        return found

    def respond(self) -> None:
        """Train a best response to the present network, which then plays among its opponents.

        Its effort comes on top of that of the training.
        """
        plan, recipe, number = self.plan, self.plan.recipe, len(self.met) + 1
        began, progress = time.monotonic(), list[Progress]()
        self.save()
        present = plan.file(f"self-{number}.network")
        present.write_bytes(plan.file("network").read_bytes())
        add_bots([name := file_bot(present)])
        effort = (recipe.response_minutes, plan.processes, recipe.seed + number)
        kind = usual_table(plan.game)
        asked = ResponsePlan(plan.game, name, kind, *effort, plan.response_rollouts)
        found = best_response(asked, progress.append)
        self.met.append(self.responses[number - 1])
        Path(file_of(self.met[-1])).write_bytes(found.content)
        self.workers.call("join", (self.met[-1],))
        self.responded(Responded(number, progress[-1].share, 1 / kind.seats))
        self.begun += time.monotonic() - began

    def note(self, entropy: float) -> None:
        learner = self.learner
        point = Point(
            round(self.seconds, 1),
            learner.rollouts,
            learner.decisions,
            round(entropy, 4),
            learner.usual.recent(2 * LINE_EVERY),
            learner.anywhere.recent(2 * LINE_EVERY),
        )
        self.curve.append(point)
        self.tell(point)

    def save(self) -> Agreement:
        """Write the checkpoint, the network and the curve."""
        plan, learner = self.plan, self.learner
        curve = json.dumps([asdict(point) for point in self.curve])
        kept = learner.kept() | {
            "names": np.array(self.names),
            "seconds": np.array(self.seconds),
            "curve": np.array(curve),
        }
        unfinished = plan.file("unfinished.npz")
        np.savez(unfinished, allow_pickle=False, **kept)
        unfinished.replace(plan.file("npz"))
        usual = (learner.mean, learner.scale, learner.seen)
        whole = whole_numbers(self.names, learner.average, *usual)
        content = network_bytes(plan.game, whole, MANNER, self.trained())
        plan.file("network").write_bytes(content)
        return self.compare(whole)

    def trained(self) -> dict[str, Any]:
        """What the network was trained on, for its file."""
        recipe = self.plan.recipe
        met = [without_folder(name) for name in recipe.against]
        return {
            "recipe": {**asdict(recipe), "against": met, "start": without_folder(recipe.start)},
            "files": digests_of([*recipe.against, recipe.start]),
            "device": self.plan.device or "numpy",
            "processes": self.plan.processes,
            "seconds": round(self.seconds),
            "rollouts": self.learner.rollouts,
            "decisions": self.learner.decisions,
        }

    def compare(self, whole: Weights) -> Agreement:
        """Whether the whole numbers play as the network does."""
        learner = self.learner
        float_network = NumpyNetwork(learner.average, learner.mean, learner.scale, 0)
        inputs, masks = self.workers.get("inputs"), self.workers.get("masks")
        several = np.flatnonzero(masks.sum(1) > 1)[:COMPARED]
        return agreement(float_network, whole, inputs[several], masks[several])


def seed_from(seed: int, kept: dict[str, Any] | None) -> int:
    """The seed of all that chance decides from here: a run that goes on repeats no game."""
    if kept is None:
        return seed
    mixed = np.random.SeedSequence((seed, int(kept["rollouts"])))
    return int(mixed.generate_state(1)[0])


def file_of(name: str) -> str:
    """The path in the name of a bot out of a file."""
    return name.removeprefix(f"{SCHEME}:")
