"""A best response: a network that learns to beat copies of one bot, whatever that bot is.

It knows nothing of the bot but what it does at the table. It begins by imitating a temperament of
the house, another one than the bot. A bot that takes long to move is met after a warm-up against
the house's own.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np

from pioche.bots import TEMPERAMENTS, bot, seat_of
from pioche.bots.network_file import digests_of, network_bytes, without_folder
from pioche.bots.policy_bot import has_policies
from pioche.core.game import Game
from pioche.core.masks import first_seat
from pioche.core.rng import Fast
from pioche.train.games import Against
from pioche.train.learner import Learner, Recipe, Won
from pioche.train.quantise import whole_numbers
from pioche.train.tables import TableKind, inputs_of
from pioche.train.workers import Workers

MINUTE: Final = 60.0
# More rollouts than there are: the end of imitation is set by the effort.
ENDLESS: Final = 1 << 40
# Less entropy than in training for all: here there is one thing to find.
RECIPE: Final = Recipe(units=(128, 64), entropy=0.005)
# It plays as it learned, without rare mistakes: one that has learned little would else always make
# the same one.
MANNER: Final = {"sharpness": 16, "rarest": 16}
# The part of the effort that is imitation.
IMITATION: Final = 0.15
# A bot that takes longer to move is slow; the part of the effort that then is warm-up.
SLOW_SECONDS: Final = 0.001
WARM_UP: Final = 0.25
# How long the speed of a bot is measured, in seconds.
LOOK_SECONDS: Final = 0.3
# A rollout takes at most such a part of the effort, and a process has this many games at least.
FEWEST_ROLLOUTS: Final = 80
FEWEST_ROWS: Final = 16
# Seconds that the network takes for a decision, learning included.
OWN_SECONDS: Final = 0.0001
# Seconds between two reports, and how many rollouts they are about.
REPORT_EVERY: Final = 15.0
RECENT: Final = 20


@dataclass(frozen=True)
class ResponsePlan:
    """Against whom, at which table, and with what effort.

    In minutes of the processor, of all processes; or in rollouts, which can be repeated exactly.
    """

    game: Game
    bot: str
    kind: TableKind
    minutes: float
    processes: int = 0
    seed: int = 0
    rollouts: int = 0


@dataclass(frozen=True)
class Progress:
    """The effort so far, and what the network has won of its last games; none in the warm-up."""

    minutes: float
    decisions: int
    share: float
    games: int
    warm_up: bool


@dataclass(frozen=True)
class Response:
    """The file of the network, and what it has learned from."""

    content: bytes
    minutes: float
    decisions: int
    rollouts: int


def best_response(plan: ResponsePlan, tell: Callable[[Progress], None]) -> Response:
    """Learn until the effort is spent."""
    training = ResponseTraining(plan, tell)
    try:
        return training.run()
    finally:
        training.workers.close()


class ResponseTraining:
    """The training under way."""

    def __init__(self, plan: ResponsePlan, tell: Callable[[Progress], None]) -> None:
        self.plan, self.tell = plan, tell
        self.begun = time.process_time()
        seconds = seconds_a_move(plan.game, plan.bot, plan.kind)
        self.slow = seconds > SLOW_SECONDS
        self.recipe = sized(plan, seconds)
        game, recipe = plan.game.id, self.recipe
        self.workers = Workers(game, recipe.rows, plan.processes, recipe.seed, Against(plan.kind))
        if not self.slow:
            self.meet()
        self.learner = Learner(self.workers, recipe, None)
        self.warming = self.slow or recipe.imitation > 0

    @property
    def minutes(self) -> float:
        """Minutes of the processor, of all processes."""
        own = time.process_time() - self.begun
        others = self.workers.get("spent").sum() if self.plan.processes else 0.0
        return (own + float(others)) / MINUTE

    def done(self) -> float:
        """The part of the effort that is spent."""
        if self.plan.rollouts:
            return self.learner.rollouts / self.plan.rollouts
        return self.minutes / self.plan.minutes

    def run(self) -> Response:
        reported = time.monotonic()
        while (done := self.done()) < 1:
            self.leave_warm_up(done)
            self.learner.improve(done)
            if time.monotonic() - reported > REPORT_EVERY:
                reported = time.monotonic()
                self.report()
        self.report()
        return self.response()

    def meet(self) -> None:
        """Sit down with the bot."""
        self.workers.call("face", Against(self.plan.kind, self.plan.bot))

    def leave_warm_up(self, done: float) -> None:
        """End imitation, and meet a slow bot, once it is time for that."""
        learner = self.learner
        if learner.recipe.imitation == ENDLESS and done >= IMITATION / 2:
            # As long again, with the network's own moves among those played.
            learner.recipe = replace(self.recipe, imitation=2 * learner.rollouts)
        if self.warming and done >= (WARM_UP if self.slow else IMITATION):
            self.warming = False
            self.learner.usual = Won()
            if self.slow:
                self.meet()

    def report(self) -> None:
        share, _, games = self.learner.usual.recent(RECENT)
        self.tell(Progress(self.minutes, self.learner.decisions, share, games, self.warming))

    def response(self) -> Response:
        learner, plan = self.learner, self.plan
        names = inputs_of(plan.game).names
        usual = (learner.mean, learner.scale, learner.seen)
        whole = whole_numbers(names, learner.average, *usual)
        trained = {
            "against": without_folder(plan.bot),
            "files": digests_of([plan.bot]),
            "minutes": round(self.minutes, 1),
            "seed": self.recipe.seed,
        }
        content = network_bytes(plan.game, whole, MANNER, trained)
        return Response(content, self.minutes, learner.decisions, learner.rollouts)


def sized(plan: ResponsePlan, seconds: float) -> Recipe:
    """The recipe with fewer games at a time, so that there are enough rollouts."""
    recipe = replace(RECIPE, seed=plan.seed, **imitating(plan))
    decision = OWN_SECONDS + (plan.kind.seats - 1) * seconds
    rollout = plan.minutes * MINUTE / max(1, plan.processes) / FEWEST_ROLLOUTS
    rows = int(rollout / (decision * recipe.steps))
    steps = recipe.steps if rows >= FEWEST_ROWS else recipe.steps // 2
    return replace(recipe, rows=int(np.clip(rows, FEWEST_ROWS, recipe.rows)), steps=steps)


def imitating(plan: ResponsePlan) -> dict[str, Any]:
    """The temperament that is imitated: the best one, unless that is the bot itself."""
    if not has_policies(plan.game.id):
        return {}
    best = plan.game.expert.best
    names = [name for name in (best, *TEMPERAMENTS) if name and name != plan.bot]
    return {"imitate": names[0], "imitation": ENDLESS}


def seconds_a_move(game: Game, name: str, kind: TableKind) -> float:
    """How long the bot takes for a move, in games against itself."""
    began, moves = time.process_time(), 0
    player, rng = bot(game.id, name, 1), Fast(1)
    while time.process_time() - began < LOOK_SECONDS:
        state = game.deal(kind.seats, rng, **kind.options)
        state.events = []
        state.start()
        while (asked := state.to_act()) and time.process_time() - began < LOOK_SECONDS:
            seat = int(first_seat(asked))
            state.play(seat, player(seat_of(game, state, seat)))
            moves += 1
    return (time.process_time() - began) / max(1, moves)
