"""All that chance can bring at the end of each game, one by one."""

from collections import Counter
from collections.abc import Hashable, Iterator
from functools import cache
from itertools import product
from typing import Final

from pioche import game
from pioche.core.masks import bit_of
from pioche.core.rng import Fast
from pioche.core.state import State
from pioche.games.diamant.moves import GO
from pioche.games.diamant.state import DiamantState
from pioche.games.dig.state import DigState
from pioche.games.digger.cards import BLACK, DICE, KINDS, SIDES
from pioche.games.digger.moves import STEAL, STOP, THROW
from pioche.games.digger.options import SLIP_PERCENT
from pioche.games.digger.state import DiggerState
from pioche.games.letsdig.moves import STOP as STOP_DIGGING
from pioche.games.letsdig.state import LetsdigState
from pioche.testing.state_checks import dump
from tests.search.exact import Future

# Chances to look through for one that brings what is wanted.
MANY_SEEDS: Final = 20_000
HUNDRED: Final = 100


def hidden_faces(state: State, seat: int) -> Counter[int]:
    """How many cards of each face the seat does not know."""
    bit = bit_of(seat)
    cards = zip(state.cards.face, state.cards.seen, strict=True)
    return Counter(int(face) for face, seen in cards if not seen & bit)


def give_face(state: State, seat: int, card: int, face: int) -> None:
    """Let this hidden card have that face, and some other hidden card of that face its own."""
    faces, bit = state.cards.face, bit_of(seat)
    hidden = (i for i, seen in enumerate(state.cards.seen) if not seen & bit and faces[i] == face)
    other = card if faces[card] == face else next(hidden)
    faces[card], faces[other] = faces[other], faces[card]


def after_card(state: State, seat: int, move: int, card: int) -> Iterator[Future]:
    """A move that turns up this card, which may be any that the seat does not know."""
    if state.cards.seen[card] & bit_of(seat):
        yield from after_no_card(state, seat, move)
        return
    hidden = hidden_faces(state, seat)
    for face, count in hidden.items():
        world = state.clone()
        give_face(world, seat, card, face)
        world.play(seat, move)
        yield count / hidden.total(), world


def after_no_card(state: State, seat: int, move: int) -> Iterator[Future]:
    world = state.clone()
    world.play(seat, move)
    yield 1.0, world


def faces_of(state: State, cards: list[int]) -> tuple[int, ...]:
    return tuple(sorted(int(state.cards.face[card]) for card in cards))


class Diamant:
    """Alone in the cave, in the last expedition: one more card, or home."""

    def key(self, state: State) -> Hashable:
        assert isinstance(state, DiamantState)
        return faces_of(state, state.deck), state.dangers

    def futures(self, state: State, seat: int, move: int) -> Iterator[Future]:
        assert isinstance(state, DiamantState)
        if move == GO:
            return after_card(state, seat, move, state.deck[-1])
        return after_no_card(state, seat, move)


class LetsDig:
    """The last turn, with open scores and without cards that ask for more chance: dig or stop."""

    def key(self, state: State) -> Hashable:
        assert isinstance(state, LetsdigState)
        piles = (state.dug, state.pending, *state.score_piles)
        return (
            *(faces_of(state, pile) for pile in piles),
            *(len(pile) for pile in state.piles),
            *(state.stage, len(state.used_dogs)),
        )

    def futures(self, state: State, seat: int, move: int) -> Iterator[Future]:
        assert isinstance(state, LetsdigState)
        if move < STOP_DIGGING:
            return after_card(state, seat, move, state.piles[move][-1])
        return after_no_card(state, seat, move)


Throw = tuple[int, bool]


def throw_of(dice: list[int]) -> Throw:
    """What dice offer: the unique colours, and whether there may be a theft."""
    free = sum(1 << kind for kind in range(KINDS) if dice.count(kind) == 1)
    return free, dice.count(BLACK) == 1


@cache
def throws() -> dict[int, float]:
    """A seed for each kind of throw, and how likely that is: all 7776 are counted."""
    seeds: dict[Throw, int] = {}
    for seed in range(MANY_SEEDS):
        rng = Fast(seed)
        seeds.setdefault(throw_of([int(rng.below(SIDES)) for _ in range(DICE)]), seed)
    every = Counter(throw_of(list(dice)) for dice in product(range(SIDES), repeat=DICE))
    return {seeds[throw]: count / every.total() for throw, count in every.items()}


@cache
def hands(slips: int) -> dict[int, float]:
    """The same for a theft, some of which slip."""
    slipping = [Fast(seed).below(HUNDRED) < slips for seed in range(MANY_SEEDS)]
    chance = slips / HUNDRED
    return {slipping.index(True): chance, slipping.index(False): 1 - chance}


class Digger:
    """The last turn, once the last water is taken: what a theft that slips leads to is unknown."""

    def key(self, state: State) -> Hashable:
        assert isinstance(state, DiggerState)
        return (
            *(tuple(tokens) for tokens in (state.centre, state.beside, state.crates)),
            *(state.free, state.theft, state.throws, state.stage, state.now),
        )

    def futures(self, state: State, seat: int, move: int) -> Iterator[Future]:
        assert isinstance(state, DiggerState)
        for seed, chance in self.seeds(state, move).items():
            world = state.clone()
            world.rng = Fast(seed)
            world.play(seat, move)
            yield chance, world

    def seeds(self, state: DiggerState, move: int) -> dict[int, float]:
        if move == THROW:
            return throws()
        is_theft = STEAL <= move < STOP
        return hands(int(state.config.hands[SLIP_PERCENT])) if is_theft else {0: 1.0}


class Dig:
    """The very last turn, as far as no card is turned up: the hill is not followed."""

    def key(self, state: State) -> Hashable:
        assert isinstance(state, DigState)
        return dump({**game("dig").view(state, int(state.asked)), "question": 0})

    def futures(self, state: State, seat: int, move: int) -> Iterator[Future]:
        assert isinstance(state, DigState)
        world = state.clone()
        world.play(seat, move)
        yield 1.0, world if len(world.hill) == len(state.hill) else None
