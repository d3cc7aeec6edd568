"""The champion: plays by a network that learned the game, or lets a search check its moves.

The networks are in `networks/GAME.network`, made by `pioche train`. Where a network decides alone,
it does so in less than a millisecond. Where a champion searches, the network names a move and the
expert's rollouts look for one that is better beyond doubt. Where no network has learned the table,
in a game without one or with a sheet of other figures, the expert's plan names the move.
"""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from pioche import search
from pioche.bots.expert import Expert, Search, policy_module
from pioche.bots.network_file import NetworkFile, read_network
from pioche.bots.seat import Seat
from pioche.core.options import GameConfig
from pioche.core.sheet import Sheet
from pioche.core.state import State
from pioche.games import game as catalogue_entry
from pioche.search.network import CONFIG
from pioche.search.policy import Policy

FOLDER: Final = files("pioche.bots") / "networks"
# A network that is checked names its likeliest move: what is drawn would differ by the seed.
LIKELIEST: Final = {"sharpness": 0, "rarest": 1}


@cache
def network_of(game_id: str) -> NetworkFile | None:
    """The network of a game; one that does not fit the game is refused."""
    file = FOLDER / f"{game_id}.network"
    if not file.is_file():
        return None
    found = read_network(file.read_bytes(), file.name)
    found.check(catalogue_entry(game_id))
    return found


def network_policy(game_id: str, manner: dict[str, int] | None = None) -> Policy | None:
    """The policy of a game's network; `manner` replaces its own."""
    network = network_of(game_id)
    if network is None:
        return None
    # A plan of the game's expert, which knows what wins for sure at the end of the game.
    usual: Policy = policy_module(game_id).plans()[0]
    return network.policy(catalogue_entry(game_id), usual, manner)


@cache
def likeliest(game_id: str) -> Policy | None:
    """The network of a game as an adviser: it always names its likeliest move."""
    return network_policy(game_id, LIKELIEST)


def champion_policy(game_id: str) -> Policy | None:
    """The champion as a policy, where its network decides alone at every table of the game."""
    chosen = catalogue_entry(game_id)
    if chosen.champion_searches or sheets(game_id):
        return None
    return network_policy(game_id)


@cache
def sheets(game_id: str) -> tuple[str, ...]:
    """The options of a game that are sheets of figures."""
    options = catalogue_entry(game_id).options
    return tuple(option.name for option in options if isinstance(option, Sheet))


def is_learned(game_id: str, world: State) -> bool:
    """Whether the network has learned tables like this one."""
    config = getattr(world, CONFIG)
    assert isinstance(config, GameConfig)
    network = network_of(game_id)
    if network is None or any(config.options.get(name) for name in sheets(game_id)):
        return False
    return network.knows(catalogue_entry(game_id), int(world.seats), config.options)


@dataclass(frozen=True)
class AdvisedSearch(Search):
    """A search for a move that is better beyond doubt than the one its network or plan names."""

    def run(self) -> int:
        adviser = likeliest(self.game) if is_learned(self.game, self.world) else None
        moves = search.moves_beyond_doubt(self.world, self.seat, adviser=adviser, **self.terms())
        return next((move for move in moves if move in self.legal), self.legal[0])


class Champion(Expert):
    """The bot; it decides at once, or by a search that another process can run."""

    def __init__(self, game_id: str, seed: int, iterations: int | None = None) -> None:
        super().__init__(game_id, seed, iterations)
        self.searches = catalogue_entry(game_id).champion_searches
        self.policy = None if self.searches else network_policy(game_id)

    def decide(self, seat: Seat) -> int | Search:
        if len(seat.legal) == 1:
            return seat.legal[0]
        found = self.search_of(seat)
        if self.policy is None or not is_learned(seat.game.id, found.world):
            return found
        move = int(self.policy.choose(found.world, seat.number, self.rng))
        return move if move in seat.legal else seat.legal[0]

    def search_of(self, seat: Seat) -> Search:
        return AdvisedSearch(**vars(super().search_of(seat)))
