"""How games come to their end: every way has a name, and a sentence in each language."""

import pytest

import pioche
from pioche.core.game import Game
from pioche.core.playout import playout
from pioche.core.rng import Fast
from pioche.games.dig import DIG
from pioche.games.dig.state import DigState
from pioche.games.digup import DIGUP
from pioche.games.digup.state import DigUpState
from pioche.words import LANGUAGES, words_in


@pytest.mark.parametrize("game", pioche.CATALOG, ids=lambda game: game.id)
def test_every_end_has_its_words(game: Game) -> None:
    for reason in game.ends:
        for language in LANGUAGES:
            assert words_in(language).say(f"{game.id}-end-{reason}")


def test_games_that_end_in_one_way_say_so() -> None:
    state = pioche.game("diamant").new(3, 1)
    playout(state, Fast(1))
    assert state.end_reason() == 0


def test_dig_ends_by_ten_gems_a_crown_or_nothing_for_long() -> None:
    state = DIG.new(2, 1)
    assert isinstance(state, DigState)
    assert DIG.ends[state.end_reason()] == "stale"  # nobody has called the last round
    state.caller = 0
    assert DIG.ends[state.end_reason()] == "gems"
    state.crowned = 1
    assert DIG.ends[state.end_reason()] == "crown"


def test_dig_up_ends_by_a_mine_or_nothing_for_long_and_alone_by_victory_or_defeat() -> None:
    state = DIGUP.new(2, 1)
    assert isinstance(state, DigUpState)
    assert DIGUP.ends[state.end_reason()] == "still"
    state.ending = True
    assert DIGUP.ends[state.end_reason()] == "mine"
    found = set()
    for seed in range(40):
        alone = DIGUP.new(1, seed)
        playout(alone, Fast(seed))
        assert (DIGUP.ends[alone.end_reason()] == "won") == (alone.winners() == [0])
        found.add(DIGUP.ends[alone.end_reason()])
    assert found == {"won", "lost"}
