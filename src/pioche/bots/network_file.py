"""Files of networks: what a network is for, and its weights in whole numbers.

The first line says what kind of file it is, the second is JSON: the game, the names of all inputs,
the units of the layers, how moves are drawn, what it was trained on, and the digest of what
follows, the weights (`search.network.Weights`).
"""

import hashlib
import json
from dataclasses import dataclass
from typing import Any, Final

from pioche.core.game import Game
from pioche.core.refusals import Refusal
from pioche.search.network import Manner, Network, NetworkPolicy, Weights
from pioche.search.policy import Policy

FIRST_LINE: Final = b"pioche network\n"
FORMAT: Final = 1


@dataclass(frozen=True)
class NetworkFile:
    """The content of a file."""

    game: str
    moves: str  # the digest of the game's moves
    trained: dict[str, Any]
    digest: str
    manner: dict[str, int]
    weights: Weights

    def check(self, game: Game) -> None:
        """Refuse another game, or one whose moves have changed."""
        if self.game != game.id:
            raise Refusal("network-game", game=self.game, asked=game.id)
        if self.moves != moves_digest(game):
            raise Refusal("network-moves", game=game.id)

    def policy(self, game: Game, usual: Policy, manner: dict[str, int] | None = None) -> Policy:
        """The policy of this network; `manner` replaces its own."""
        self.check(game)
        drawn = Manner(**(manner or self.manner))
        return NetworkPolicy(game.id, Network(self.weights), game.numbers(), drawn, usual)


def moves_digest(game: Game) -> str:
    texts = [game.moves.text(move) for move in range(len(game.moves))]
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16]


def network_bytes(
    game: Game, weights: Weights, manner: dict[str, int], trained: dict[str, Any]
) -> bytes:
    """The file of a network."""
    data = b"".join(weights.parts)
    about = {
        "format": FORMAT,
        "game": game.id,
        "moves": moves_digest(game),
        "outputs": weights.moves,
        "units": weights.units,
        "width": weights.width,
        "manner": manner,
        "trained": trained,
        "digest": hashlib.sha256(data).hexdigest(),
        "names": weights.names,
    }
    header = json.dumps(about, separators=(",", ":"), ensure_ascii=False)
    return FIRST_LINE + header.encode() + b"\n" + data


def read_network(content: bytes, name: str) -> NetworkFile:
    """The content of a file, or a refusal that says what is wrong with it; `name` is its own."""
    if not content.startswith(FIRST_LINE):
        raise Refusal("network-file", file=name)
    header, _, data = content[len(FIRST_LINE) :].partition(b"\n")
    try:
        about = json.loads(header)
        if about["format"] != FORMAT:
            raise Refusal("network-format", file=name, format=str(about["format"]))
        if about["digest"] != hashlib.sha256(data).hexdigest():
            raise Refusal("network-digest", file=name)
        return parsed(about, data)
    except Refusal:
        raise
    except (ValueError, KeyError, TypeError, IndexError) as error:
        raise Refusal("network-file", file=name) from error


def parsed(about: dict[str, Any], data: bytes) -> NetworkFile:
    first, second = about["units"]
    names = [str(each) for each in about["names"]]
    return NetworkFile(
        str(about["game"]),
        str(about["moves"]),
        dict(about["trained"]),
        str(about["digest"]),
        {each: int(value) for each, value in about["manner"].items()},
        Weights(names, (first, second), int(about["outputs"]), int(about["width"]), data),
    )
