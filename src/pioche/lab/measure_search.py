"""The measurements of `pioche bench search`: run in a process of its own.

`python -m pioche.lab.measure_search GAME SEATS SECONDS` prints one JSON object. An iteration is
one rollout of a search from the first decision, sampling of its world included: at random to the
end of the game, by the policy to where the expert stops.
"""

import json
import sys

import pioche
from pioche import search
from pioche.bots.expert import best_temperament, policy_module
from pioche.core.game import Game
from pioche.core.masks import first_seat
from pioche.core.playout import playouts
from pioche.core.rng import Fast
from pioche.lab.measure import BATCH, SEED, Work, rate, reference
from pioche.search import Cut, Policy, RandomPolicy


def searching(game: Game, seats: int, policies: list[Policy], cut: Cut | None) -> Work:
    """Searches of so many iterations from the first decision of a game."""
    state = game.new(seats, SEED)
    seat = int(first_seat(state.to_act()))

    def work(count: int) -> int:
        found = search.best(
            state, seat, iterations=count, policies=policies, rng=Fast(SEED), cut=cut
        )
        return sum(found.visits.values())

    return work


def measure(game: Game, seats: int, seconds: float) -> dict[str, object]:
    """Iterations a second with random and with policy rollouts, and games a second beside them."""
    module = policy_module(game.id)
    anything: list[Policy] = [RandomPolicy()] * seats
    sensible: list[Policy] = [module.temperament(best_temperament(game.id))] * seats

    def games(count: int) -> int:
        return int(playouts(game, seats, SEED, count))

    # What `rate` calls decisions are here the iterations that were really made.
    return {
        "mode": "compiled" if pioche.COMPILED else "interpreted",
        "reference_per_s": rate(reference, seconds, 1000)[0],
        "games_per_s": rate(games, seconds, BATCH)[0],
        "random_per_s": rate(searching(game, seats, anything, None), seconds, BATCH)[1],
        "policy_per_s": rate(searching(game, seats, sensible, module.cut()), seconds, BATCH)[1],
    }


def main() -> None:
    game_id, seats, seconds = sys.argv[1:]
    measured = measure(pioche.game(game_id), int(seats), float(seconds))
    sys.stdout.write(json.dumps(measured) + "\n")


if __name__ == "__main__":
    main()
