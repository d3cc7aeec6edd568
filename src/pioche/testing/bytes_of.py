"""Everything a seat receives, and everything a state is, as bytes to compare."""

import json
import marshal
from typing import Any, Final

from pioche.core.game import Game
from pioche.core.state import State

# Refusals are compared for this many moves of a game's set; the rest are of the same shapes.
MOVES_REFUSED: Final = 40
# Bytes of equal data are equal: later versions tell which objects are one and the same.
BY_VALUE: Final = 2


def dump(data: object) -> bytes:
    """What data says, whatever order its keys are in."""
    return json.dumps(data, sort_keys=True, ensure_ascii=False).encode()


def dump_ordered(data: object) -> bytes:
    """What data says and in which order, which may tell something, too; much quicker than JSON."""
    return marshal.dumps(data, BY_VALUE)  # type: ignore[arg-type]  # whatever can be sent can


def says_the_same(one: object, other: object) -> bool:
    """Whether both say the same, whatever order their keys are in."""
    return dump_ordered(one) == dump_ordered(other) or dump(one) == dump(other)


def watchers(state: State) -> list[int | None]:
    """All seats, and the spectator."""
    return [*range(state.seats), None]


def received(game: Game, state: State, seat: int | None) -> bytes:
    """What the seat gets now: its view, its odds, its moves, whose turn it is, its refusals."""
    view = game.view(state, seat)
    shown: dict[str, Any] = {
        "view": view,
        "odds": game.odds(view),
        "to_act": int(state.to_act()),
        "question": int(state.question),
    }
    if seat is not None:
        shown["legal"] = [int(move) for move in state.legal(seat)]
        shown["refusals"] = refusals(game, state, seat)
    return dump_ordered(shown)


def refusals(game: Game, state: State, seat: int) -> list[list[object]]:
    """What the game answers to each move that the seat may not make."""
    found: list[list[object]] = []
    legal = state.legal(seat)
    for move in range(min(len(game.moves), MOVES_REFUSED)):
        if move not in legal:
            refusal = game.why_not(state, seat, move)
            found.append([move, refusal.key, refusal.ruling, refusal.arguments])
    return found


def whole(game: Game, state: State) -> bytes:
    """The whole truth about a state: all views, all moves, all faces and who has seen them."""
    return dump_ordered(
        {
            "faces": [int(face) for face in state.cards.face],
            "seen": [int(mask) for mask in state.cards.seen],
            "scores": [int(points) for points in state.scores()],
            "to_act": int(state.to_act()),
            "legal": [[int(move) for move in state.legal(seat)] for seat in range(state.seats)],
            "views": [game.view(state, seat) for seat in watchers(state)],
        }
    )
