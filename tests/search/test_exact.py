"""Known mathematics: the search finds the exact optimum where all that can come can be tried."""

import os
from itertools import permutations
from typing import Final

import pytest

from pioche import game
from pioche.bots import bot
from pioche.bots.expert import Search, policy_module
from pioche.core.rng import Fast
from pioche.core.state import State
from pioche.games.digup.moves import ALL
from pioche.games.digup.state import DigUpState
from pioche.search import Choice
from tests.search import endgames, last_positions
from tests.search.exact import Endgame, Exact, Share
from tests.search.exact_losses import losses
from tests.search.last_positions import Position, some, unturned

pytestmark = pytest.mark.compiled

EFFORT = int(os.environ.get("PIOCHE_HEAVY", "1"))
ITERATIONS: Final = 2000
# How many standard errors off a value may be, and a move that is as good for all that is known.
DOUBT: Final = 4
CLOSE: Final = 2
# Sums of chances are off by less.
ROUNDING: Final = 1e-9


def searched(name: str, state: State, seat: int, seed: int) -> tuple[int, Choice]:
    """What an expert plays, and what it tells of all moves."""
    legal = [int(move) for move in state.legal(seat)]
    wanted = Search(name, state, seat, legal, ITERATIONS, seed)
    return wanted.run(), wanted.choice()


def check(name: str, position: Position, exact: dict[int, Share], seed: int) -> float:
    """The search plays a best move, and knows what it is worth; tells what it loses at least."""
    state, seat = position
    move, found = searched(name, state, seat, seed)
    least, most = exact[move]
    loss = max(share[0] for share in exact.values()) - most
    assert loss <= CLOSE * found.errors[move] + ROUNDING, (name, seed, exact, found)
    least, most = exact[found.move]
    value, doubt = found.values[found.move], DOUBT * found.errors[found.move]
    assert least - doubt <= value <= most + doubt, (name, seed, exact, found)
    return max(0.0, loss)


def is_choice(exact: dict[int, Share]) -> bool:
    """Whether it matters what is played."""
    highest = max(most for _, most in exact.values())
    return highest - min(least for least, _ in exact.values()) > ROUNDING


@pytest.mark.parametrize(
    ("name", "endgame", "number"),
    [
        ("diamant", endgames.Diamant(), 40),
        ("letsdig", endgames.LetsDig(), 30),
        ("digger", endgames.Digger(), 30),
    ],
)
def test_the_search_finds_the_exact_optimum(name: str, endgame: Endgame, number: int) -> None:
    losses: list[float] = []
    positions = some(getattr(last_positions, name), number * EFFORT)
    for seed, (state, seat) in enumerate(positions):
        exact = Exact(endgame, seat).moves(state)
        if is_choice(exact):
            losses.append(check(name, (state, seat), exact, seed))
    assert len(losses) > len(positions) // 4
    assert sum(losses) / len(losses) < 0.002


@pytest.mark.parametrize("name", ["diamant", "letsdig", "digger", "dig"])
def test_plans_decide_by_what_their_seat_can_see_at_the_end(name: str) -> None:
    for seed, (state, seat) in enumerate(some(getattr(last_positions, name), 40 * EFFORT)):
        other = state.clone()
        other.redeal(seat, Fast(seed))
        for plan in policy_module(name).plans():
            chosen = plan.choose(state, seat, Fast(seed))
            assert chosen == plan.choose(other, seat, Fast(seed))


def test_a_sure_victory_of_dig_is_taken() -> None:
    """Whether by closing a gallery or with three runes and Tyler."""
    taken = 0
    for seed, (state, seat) in enumerate(some(last_positions.dig, 300 * EFFORT)):
        exact = Exact(endgames.Dig(), seat).moves(state)
        if (1.0, 1.0) in exact.values():
            taken += 1
            assert check("dig", (state, seat), exact, seed) == 0
    assert taken


def test_the_solo_of_dig_up_is_as_likely_as_all_its_deals() -> None:
    """By the formula, by every order of the cards left, and by the search."""
    for seed, (state, seat) in enumerate(some(last_positions.digup, 12 * EFFORT)):
        assert isinstance(state, DigUpState)
        chance = won(state)
        odds = game("digup").odds(game("digup").view(state, seat))
        assert odds["win_chance"] == pytest.approx(chance)
        _, found = searched("digup", state, seat, seed)
        for move, value in found.values.items():
            assert abs(value - chance) <= DOUBT * found.errors[move]


def won(state: DigUpState) -> float:
    """The part of all orders of the cards left that is won."""
    cards = unturned(state)
    deals = list(permutations([state.cards.face[card] for card in cards]))
    victories = 0
    for faces in deals:
        world = state.clone()
        for card, face in zip(cards, faces, strict=True):
            world.cards.face[card] = face
        world.play(0, ALL)
        victories += len(world.winners())
    return victories / len(deals)


def test_what_a_bot_loses_against_exact_play_can_be_measured() -> None:
    """Random play gives away much, a search next to nothing."""
    assert mean_loss("random") > 0.05
    assert mean_loss("expert@400") < 0.01


def mean_loss(name: str) -> float:
    found = losses("diamant", bot("diamant", name, 1), 40)
    return sum(found) / len(found)


def test_the_champion_of_diamant_plays_what_surely_wins() -> None:
    """Its network alone gives away a few hundredths of a victory in such positions."""
    lost = losses("diamant", bot("diamant", "champion", 1), 40)
    assert len(lost) > 20
    assert max(lost) <= ROUNDING
