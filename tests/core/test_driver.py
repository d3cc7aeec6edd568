"""Games driven by one call a move: the same games as by hand."""

import pytest

import pioche
from pioche.core.game import Game
from pioche.core.masks import NOBODY, first_seat
from pioche.core.refusals import BadMove, IllegalMove, NotYourTurn
from pioche.core.rng import Fast
from pioche.games import CATALOG


@pytest.mark.parametrize("game", CATALOG, ids=lambda game: str(game.id))
def test_games_go_as_by_hand(game: Game) -> None:
    driver, rng = game.driver(4, seed=3), Fast(1)
    for seed in (3, 4):
        state, legal = game.new(4, seed), driver.legal if seed == 3 else driver.deal(seed)
        while legal:
            seat = first_seat(state.to_act())
            assert (driver.seat, legal) == (seat, state.legal(seat))
            move = legal[rng.below(len(legal))]
            state.play(seat, move)
            legal = driver.play(move)
            assert legal is driver.legal
        assert driver.seat == NOBODY
        assert driver.state == state


def test_options_are_settled_once_and_for_all_games() -> None:
    driver = pioche.game("diamant").driver(3, relics="classic")
    for seed in range(3):
        driver.deal(seed)
        assert driver.state == pioche.game("diamant").new(3, seed, relics="classic")


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    digger = pioche.game("digger").driver(3, seed=1)
    forbidden = next(move for move in range(74) if move not in digger.legal)
    before = digger.state.clone()
    with pytest.raises(IllegalMove):
        digger.play(forbidden)
    for nonsense in (-1, 74):
        with pytest.raises(BadMove):
            digger.play(nonsense)
    assert digger.state == before
    driver = pioche.game("diamant").driver(3)
    while legal := driver.legal:
        driver.play(legal[-1])
    with pytest.raises(NotYourTurn):
        driver.play(0)
