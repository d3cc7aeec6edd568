"""The expert: tries every move in many sampled worlds and plays the best.

It gets a seat like any bot. The world that it searches is dealt from the knowledge of the seat,
always in the same way, so two worlds that look the same to the seat are searched alike.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any, TypedDict

from pioche import search
from pioche.bots.seat import Bot, Seat
from pioche.core.rng import Fair, Fast
from pioche.core.state import State
from pioche.game_modules import game_module
from pioche.games import CATALOG
from pioche.games import game as catalogue_entry
from pioche.search import Choice, Cut, Policy, policies
from pioche.search.best import SEED_LIMIT
from pioche.search.policy import HUNDRED, UnknownPolicy


class SearchTerms(TypedDict):
    """The arguments of both kinds of search."""

    iterations: int
    policies: list[Policy]
    plans: list[Policy]
    rng: Fast
    cut: Cut | None


@dataclass(frozen=True)
class Search:
    """The input of a search, for any process; it holds nothing that the seat may not know."""

    game: str
    world: State
    seat: int
    legal: list[int]
    iterations: int
    seed: int

    def run(self) -> int:
        """The move to play, one of the legal ones."""
        moves = self.best_moves() if self.tries_all() else self.moves_beyond_doubt()
        return next((move for move in moves if move in self.legal), self.legal[0])

    def tries_all(self) -> bool:
        return catalogue_entry(self.game).expert.try_all

    def best_moves(self) -> list[int]:
        """The best of all moves, then the others; it stops once the best is clear."""
        return search.best(self.world, self.seat, until_decided=True, **self.terms()).ranking

    def choice(self) -> Choice:
        """The values of all moves."""
        return search.best(self.world, self.seat, **self.terms())

    def moves_beyond_doubt(self) -> list[int]:
        """The plan's own move or a significantly better one, then the others tried."""
        return search.moves_beyond_doubt(self.world, self.seat, **self.terms())

    def terms(self) -> SearchTerms:
        module = policy_module(self.game)
        return {
            "iterations": self.iterations,
            "policies": [opponent_at(self.game)] * self.world.seats,
            "plans": module.plans(),
            "rng": Fast(self.seed),
            "cut": module.cut(),
        }


class Expert:
    """The bot; `search_of` is its search, which another process can run."""

    def __init__(self, game_id: str, seed: int, iterations: int | None = None) -> None:
        self.iterations = iterations or default_iterations(game_id)
        self.rng = Fast(seed)

    def __call__(self, seat: Seat) -> int:
        return carried_out(self.decide(seat))

    def decide(self, seat: Seat) -> int | Search:
        """The move, or the search that finds it."""
        return seat.legal[0] if len(seat.legal) == 1 else self.search_of(seat)

    def search_of(self, seat: Seat) -> Search:
        """The next search: each has a seed of its own."""
        return Search(
            game=seat.game.id,
            world=seat.sample(Fair(search.LAYOUT)),
            seat=seat.number,
            legal=seat.legal,
            iterations=self.iterations,
            seed=int(self.rng.pick(SEED_LIMIT)),
        )


class MixedBot:
    """Two bots, of which each move draws one: the second `share` times of a hundred."""

    def __init__(self, first: Bot, second: Bot, share: int, seed: int) -> None:
        self.first, self.second, self.share = first, second, share
        self.draws = Fast(seed)

    def __call__(self, seat: Seat) -> int:
        return carried_out(self.decide(seat))

    def decide(self, seat: Seat) -> int | Search:
        drawn = self.second if self.draws.below(HUNDRED) < self.share else self.first
        return drawn.decide(seat) if isinstance(drawn, Expert) else drawn(seat)


def carried_out(decided: int | Search) -> int:
    return decided.run() if isinstance(decided, Search) else decided


def default_iterations(game_id: str) -> int:
    """Rollouts a move, unless another number is given."""
    return catalogue_entry(game_id).expert.iterations


def best_temperament(game_id: str) -> str:
    return catalogue_entry(game_id).expert.best


def opponent_at(game_id: str) -> Policy:
    """The policy that the expert expects of each opponent."""
    module = policy_module(game_id)
    names = catalogue_entry(game_id).expert.opponents or (best_temperament(game_id),)
    found: list[Policy] = [module.temperament(name) for name in names]
    return found[0] if len(found) == 1 else UnknownPolicy(found)


@cache
def games_with_policies() -> frozenset[str]:
    """The games that have a quick policy, and so an expert."""
    return frozenset(game.id for game in CATALOG if policy_module(game.id))


def policy_module(game_id: str) -> Any:  # noqa: ANN401  (a module with three known functions)
    """The module of the game's policies; None where there is none."""
    return game_module(policies.__name__, game_id)
