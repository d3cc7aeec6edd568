"""What nobody at the table knows, dealt anew: as likely in every way as it really lies."""

import os
from typing import Final

import pytest
from mypy_extensions import i64

from pioche.core.cards import Cards
from pioche.core.game import Game
from pioche.core.masks import first_seat
from pioche.core.rng import Fast
from pioche.core.state import State
from pioche.games import CATALOG
from pioche.games.dig.state import DigState
from pioche.games.digup.state import DigUpState
from pioche.review.ledger import chance_between
from pioche.testing.state_checks import dump

EFFORT: Final = int(os.environ.get("PIOCHE_HEAVY", "1"))
SEATS: Final = 3
POSITIONS: Final = 60 * EFFORT
# Where lines are counted, fewer will do.
FEW_POSITIONS: Final = 10
# Random moves before a position, at most: enough to shuffle a discard pile.
MOVES: Final = 200
WORLDS: Final = 4
# Chi squared of as many ranks as there are worlds and the real one: one in a thousand is above.
UNLIKELY: Final = 18.47


def position(game: Game, seed: int) -> State:
    """Somewhere in a random game, or in the next: to stop before an end would be to foresee it."""
    state, rng = game.new(SEATS, seed), Fast(seed)
    for _ in range(rng.below(MOVES)):
        play_any(state, rng)
        if not state.to_act():
            state = game.new(SEATS, seed + POSITIONS)
    return state


def play_any(state: State, rng: Fast) -> tuple[int, int]:
    seat = int(first_seat(state.to_act()))
    moves = state.legal(seat)
    move = int(moves[rng.below(len(moves))])
    state.play(seat, move)
    return seat, move


def dealt(state: State, seed: int) -> State:
    world = state.clone()
    world.redeal_unseen(Fast(seed))
    return world


def views(game: Game, state: State) -> bytes:
    return dump([game.view(state, seat) for seat in range(SEATS)])


def figure(state: State) -> int:
    """A number that depends on how all unseen cards lie."""
    decks = [state.cards, state.companion_cards] if isinstance(state, DigState) else [state.cards]
    weights = Fast(1)
    return sum(
        int(weights.below(1000)) * int(face)
        for deck in decks
        for face, seen in zip(deck.face, deck.seen, strict=True)
        if not seen
    )


def rank(state: State, seed: int) -> int:
    """Among worlds dealt anew, how many have a smaller figure than the real one; ties by lot."""
    lots = Fast(seed)
    real = (figure(state), lots.below(1000))
    worlds = [dealt(state, WORLDS * seed + number) for number in range(WORLDS)]
    return sum((figure(world), lots.below(1000)) < real for world in worlds)


@pytest.mark.compiled
@pytest.mark.parametrize("game", CATALOG, ids=lambda game: game.id)
def test_the_real_deal_is_one_like_all_others(game: Game) -> None:
    counts, different = [0] * (WORLDS + 1), 0
    for seed in range(POSITIONS):
        state = position(game, seed)
        counts[rank(state, seed)] += 1
        different += figure(dealt(state, seed)) != figure(state)
    usual = POSITIONS / len(counts)
    assert sum((count - usual) ** 2 / usual for count in counts) < UNLIKELY
    assert game.id == "digger" or different > POSITIONS * 3 // 4  # dice lie in no pile


@pytest.mark.compiled
@pytest.mark.parametrize("game", CATALOG, ids=lambda game: game.id)
def test_without_chance_a_move_does_what_all_could_foresee(game: Game) -> None:
    foreseen = 0
    for seed in range(POSITIONS):
        before, rng = position(game, seed), Fast(seed)
        after = before.clone()
        seat, move = play_any(after, rng)
        if not chance_between(before, after):
            world = dealt(before, seed)
            world.play(seat, move)
            assert views(game, world) == views(game, after)
            foreseen += 1
    assert foreseen > POSITIONS // 10


@pytest.mark.parametrize("game", CATALOG, ids=lambda game: game.id)
def test_what_nobody_has_seen_stays_unseen(game: Game) -> None:
    for seed in range(FEW_POSITIONS):
        state = position(game, seed)
        world = dealt(state, seed)
        assert world.unseen() == state.unseen()
        assert views(game, world) == views(game, state)


def test_once_the_discard_was_shuffled_all_know_what_is_in_the_pile() -> None:
    """In Dig Up a seat has seen each card that was drawn since: the mines hold the rest."""
    digup = next(game for game in CATALOG if game.id == "digup")
    shuffled = 0
    for seed in range(POSITIONS // 2):
        state = position(digup, seed)
        assert isinstance(state, DigUpState)
        if state.pile_from:
            world = dealt(state, seed)
            assert isinstance(world, DigUpState)
            assert faces_of(world.cards, world.pile) == faces_of(state.cards, state.pile)
            shuffled += 1
    assert shuffled


def faces_of(cards: Cards, pile: list[i64]) -> list[int]:
    return sorted(int(cards.face[card]) for card in pile)
