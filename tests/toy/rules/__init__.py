"""The rules of the toy game."""

from typing import Any, Final

from pioche.core.cards import Cards
from pioche.core.game import Game, Options, Rules
from pioche.core.masks import EVERYBODY
from pioche.core.refusals import NotYourTurn, Refusal
from pioche.core.rng import Rng
from tests.toy.rules.cards import BOX, FACES
from tests.toy.rules.events import EVENTS
from tests.toy.rules.moves import MOVES, STOP
from tests.toy.rules.state import ToyState
from tests.toy.rules.view import odds, view


def deal(seats: int, rng: Rng, _options: Options) -> ToyState:
    faces = [FACES.index(kind.id) for kind in BOX for _ in range(kind.count)]
    return ToyState(seats, rng, Cards(faces, [int(EVERYBODY)] * len(faces)))


def why_not(_state: ToyState, seat: int, _move: int) -> Refusal:
    return NotYourTurn("toy-refusal-turn", ruling="T1", seat=seat)


def stand_in(_state: ToyState, _seat: int, _at: int) -> int:
    return STOP


def census(state: ToyState) -> dict[str, int]:
    cards: list[Any] = [*state.pile, *state.dug, *state.gone]
    faces = [FACES[state.cards.face[card]] for card in cards]
    return {face: faces.count(face) for face in FACES}


TOY: Final = Game(
    id="toy",
    version=1,
    seats=range(2, 5),
    options=(),
    moves=MOVES,
    events=EVENTS,
    faces=FACES,
    components=BOX,
    rulings=("T1",),
    rules=Rules(deal=deal, view=view, why_not=why_not, stand_in=stand_in, odds=odds, census=census),
)
