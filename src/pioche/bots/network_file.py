"""Files of networks: what a network is for, and its weights in whole numbers.

The first line says what kind of file it is, the second is JSON: the game, the names of all inputs,
the units of the layers, how moves are drawn, what it was trained on, and the digest of what
follows, the weights (`search.network.Weights`).
"""

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path, PurePath
from typing import Any, Final

from pioche.bots.names import read_bot_name
from pioche.core.game import Game
from pioche.core.options import Choice, Number, Switch, Value
from pioche.core.refusals import Refusal
from pioche.search.network import (
    Manner,
    Network,
    NetworkPolicy,
    Weights,
    outgrows_lanes,
    table_facts,
)
from pioche.search.policy import Policy

FIRST_LINE: Final = b"pioche network\n"
FORMAT: Final = 1
# How the names of bots begin that play by a file.
FILE: Final = "file:"

# The networks that bots play by, by the names of these bots.
NAMED: "Final[dict[str, NetworkFile]]" = {}


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

    @cached_property
    def network(self) -> Network:
        """Ready for use, by any number of players."""
        return Network(self.weights)

    def policy(self, game: Game, usual: Policy, manner: dict[str, int] | None = None) -> Policy:
        """The policy of this network; `manner` replaces its own."""
        self.check(game)
        drawn = Manner(**(manner or self.manner))
        options = list(learned_options(game))
        return NetworkPolicy(game.id, self.network, game.numbers(), drawn, usual, options)

    def knows(self, game: Game, seats: int, options: dict[str, Value]) -> bool:
        """Whether it has learned tables with these options."""
        known = learned_options(game)
        facts = table_facts(seats, {name: options[name] for name in options if name in known})
        return all(name in self.network.places for name, value in facts.items() if value)


def learned_options(game: Game) -> frozenset[str]:
    """The options that are inputs of a network: those of fixed size, not who begins, nor sheets."""
    kinds = (Choice, Switch, Number)
    return frozenset(option.name for option in game.options if type(option) in kinds)


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


def without_folder(bot: str) -> str:
    """The name of a bot without the folders of its files: they say nothing to others."""
    parts = [one_without_folder(str(part)) for part in read_bot_name(bot).parts]
    share = read_bot_name(bot).share
    return parts[0] if len(parts) == 1 else f"{parts[0]}+{share}%{parts[1]}"


def one_without_folder(bot: str) -> str:
    file = bot.removeprefix(FILE)
    return bot if file == bot else FILE + PurePath(file).name


def digests_of(bots: Iterable[str]) -> dict[str, str]:
    """The SHA-256 of each file that a bot plays by, by its name without folders."""
    parts = [str(part) for bot in bots for part in read_bot_name(bot).parts]
    return {
        one_without_folder(part): hashlib.sha256(
            Path(part.removeprefix(FILE)).read_bytes()
        ).hexdigest()
        for part in parts
        if part.startswith(FILE)
    }


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
        return parsed(about, data, name)
    except Refusal:
        raise
    except (ValueError, KeyError, TypeError, IndexError) as error:
        raise Refusal("network-file", file=name) from error


def parsed(about: dict[str, Any], data: bytes, file: str) -> NetworkFile:
    first, second = about["units"]
    names = [str(each) for each in about["names"]]
    weights = Weights(names, (first, second), int(about["outputs"]), int(about["width"]), data)
    if outgrows_lanes(weights):
        raise Refusal("network-range", file=file)
    return NetworkFile(
        str(about["game"]),
        str(about["moves"]),
        dict(about["trained"]),
        str(about["digest"]),
        {each: int(value) for each, value in about["manner"].items()},
        weights,
    )
