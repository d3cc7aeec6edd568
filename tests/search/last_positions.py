"""Positions at the end of games that temperaments play, all different."""

from collections.abc import Callable, Iterator
from itertools import count, islice
from typing import Any

from pioche import game
from pioche.bots import TEMPERAMENTS
from pioche.bots.expert import policy_module
from pioche.core.masks import EVERYBODY, first_seat, size
from pioche.core.rng import Fast
from pioche.core.state import State
from pioche.games.diamant.moves import GO
from pioche.games.diamant.state import EXPEDITIONS, DiamantState
from pioche.games.dig import stages as dig_stages
from pioche.games.dig.player import NONE
from pioche.games.dig.state import DigState
from pioche.games.digger import stages as digger_stages
from pioche.games.digger.cards import WATER
from pioche.games.digger.state import DiggerState
from pioche.games.digup import stages as digup_stages
from pioche.games.digup.effects.turns import PLAYS
from pioche.games.digup.moves import POSITIONS, TURN
from pioche.games.digup.state import DigUpState
from pioche.games.letsdig import stages as letsdig_stages
from pioche.games.letsdig.cards import GRAVEDIGGER, HAT, LANDMINE, MAP, SABRE
from pioche.games.letsdig.state import LetsdigState

Position = tuple[State, int]
SEATS = 3
# Who is behind by more would have to try too much.
NEAR = 20
FEW_CARDS = 6
# Cards that ask for more chance, or look at what is hidden.
MORE_CHANCE = (MAP, HAT, SABRE, GRAVEDIGGER, LANDMINE)
EVERY_SO_MANY = 7


def played(name: str, seed: int, options: dict[str, Any]) -> Iterator[Position]:
    """Every decision of a game among the three temperaments."""
    state, rng = game(name).new(SEATS, seed, **options), Fast(seed)
    policies = [policy_module(name).temperament(each) for each in TEMPERAMENTS]
    while mask := state.to_act():
        seat = int(first_seat(mask))
        yield state, seat
        state.play(seat, policies[(seat + seed) % SEATS].choose(state, seat, rng))


def some(of_seed: Callable[[int], Iterator[Position]], number: int) -> list[Position]:
    """The wanted number of positions, from as many games as it takes."""
    return list(islice((found for seed in count() for found in of_seed(seed)), number))


def diamant(seed: int) -> Iterator[Position]:
    """Alone in the last expedition, within reach of victory, at every card on the way."""
    for state, seat in played(
        "diamant", seed, {"relics": ("none", "ascending", "classic")[seed % 3]}
    ):
        assert isinstance(state, DiamantState)
        if state.expedition == EXPEDITIONS and size(state.inside) == 1:
            yield from deeper(state.clone(), seat)
            return


def deeper(state: DiamantState, seat: int) -> Iterator[Position]:
    while state.to_act():
        points = state.scores()
        home = points[seat] + state.explorers[seat].unsafe + state.path_rubies
        if max(points) - home <= NEAR:
            yield state.clone(), seat
        state.play(seat, GO)


def letsdig(seed: int) -> Iterator[Position]:
    """Some digs, made the last ones: few cards are left, and one pile is empty."""
    for number, (state, seat) in enumerate(played("letsdig", seed, {"open_scores": True})):
        assert isinstance(state, LetsdigState)
        faces = [state.cards.face[card] for card in state.dug]
        asks = state.stage == letsdig_stages.DECIDE and not state.destroyed
        if asks and number % EVERY_SO_MANY == 0 and not set(faces) & set(MORE_CHANCE):
            yield nearly_empty(state, seed), seat


def nearly_empty(state: LetsdigState, seed: int) -> LetsdigState:
    """The same with all but a few cards of the piles discarded for all to see."""
    last = state.clone()
    cards = [card for pile in last.piles for card in pile]
    Fast(seed).shuffle(cards)
    kept = [card for card in cards if last.cards.face[card] not in MORE_CHANCE][:FEW_CARDS]
    for card in cards:
        last.cards.seen[card] = 0 if card in kept else EVERYBODY
    last.discard += [card for card in cards if card not in kept]
    last.piles = [[], kept[: FEW_CARDS // 2], kept[FEW_CARDS // 2 :]]
    last.ending = True
    return last


def digger(seed: int) -> Iterator[Position]:
    """After a throw of the last turn: the last water is taken, one more throw may come."""
    for state, seat in played("digger", seed, {"pace": "untimed", "throws": 2}):
        assert isinstance(state, DiggerState)
        if state.stage == digger_stages.DIG and state.centre[WATER] == 0:
            yield state.clone(), seat


def dig(seed: int) -> Iterator[Position]:
    """The turn after which the game is over."""
    for state, seat in played("dig", seed, {}):
        assert isinstance(state, DigState)
        last = state.caller != NONE and state.last_turns == 0
        if last and state.stage == dig_stages.TURN:
            yield state.clone(), seat


def digup(seed: int) -> Iterator[Position]:
    """Solo, with few cards left to turn."""
    state = game("digup").new(1, seed, colours="drawn")
    assert isinstance(state, DigUpState)
    while state.to_act():
        if 1 < len(unturned(state)) <= FEW_CARDS:
            yield state.clone(), 0
        state.play(0, TURN)


def digup_last(seed: int) -> Iterator[Position]:
    """Turns that may bring on the last round: one card of a mine lies face down."""
    for state, seat in played("digup", seed, {}):
        assert isinstance(state, DigUpState)
        nearly = max(size(miner.up) for miner in state.miners) == POSITIONS - 1
        begins = state.stage == digup_stages.PLAY and state.plays_left == PLAYS
        if nearly and begins:
            yield state.clone(), seat


def unturned(state: DigUpState) -> list[int]:
    """The cards of mines and pile that nobody has seen."""
    cards = [*state.pile, *(card for miner in state.miners for card in miner.mine)]
    return [int(card) for card in cards if not state.cards.seen[card] & 1]
