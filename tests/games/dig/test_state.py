"""States of DIG can be copied, pickled, compared and ranked."""

import copy

import pytest

import pioche
from pioche.core.playout import playout
from pioche.core.rng import Fast
from pioche.games.dig import DIG
from pioche.games.dig.options import Config
from pioche.games.dig.player import NO_GALLERY, Gallery
from pioche.lab.measure import clones_from_python, rate, reference, state_in_mid_game
from tests.copies import pickled
from tests.games.dig.hill import Hill


def test_players_galleries_and_config_are_equal_where_all_they_hold_is() -> None:
    hill = Hill().gallery(0, "steel!", "gold*").give(0, "ruby", "bomb", "rune", "mage")
    other = hill.state.clone()
    assert other.players == hill.state.players
    assert other.galleries == hill.state.galleries
    assert other.config == Config(dict(hill.state.config.options))
    other.players[0].gems += 1
    other.galleries[0].gems[0] += 1
    assert other.players != hill.state.players
    assert other.galleries != hill.state.galleries
    assert other.config != Hill(wild_werewolf=False).state.config
    assert [other.players[0], other.galleries[0], other.config] != [0, 0, 0]


def test_a_copy_goes_on_as_the_state_would_have() -> None:
    state = Hill(3).gallery(0, "steel!", "gold*").give(1, "bomb", "rune").state
    for twin in (copy.deepcopy(state), pickled(state)):
        playout(twin, Fast(5))
        assert twin.players != state.players
        alike = state.clone()
        playout(alike, Fast(5))
        assert DIG.view(twin, None) == DIG.view(alike, None)


def test_the_crowned_player_comes_first_and_runes_order_the_others() -> None:
    hill = Hill(4).give(0, "tyler", "rune", "rune").recruits(0, 0).gallery(0, "rune")
    hill.give(2, "rune")
    hill.player(1).gems, hill.player(2).gems, hill.player(3).gems = 9, 8, 9
    hill.state.supply -= 26
    assert hill.state.ranks() == [4, 2, 1, 2]
    hill.play("close 1")
    assert (DIG.winners(hill.state), hill.state.scores()) == ([0], [3, 9, 9, 9])
    assert hill.state.ranks() == [1, 3, 2, 3]


def test_a_clone_shares_what_does_not_change_and_nothing_else() -> None:
    hill = Hill(4).gallery(0, "steel!", "gold*").give(1, "ruby", "bomb", "rune", "mage")
    copied = hill.state.clone()
    assert all(gallery is NO_GALLERY for gallery in copied.galleries[1:])
    assert copied.galleries[0] is not hill.state.galleries[0]
    assert copied.config is hill.state.config
    before = DIG.view(hill.state, None)
    playout(copied, Fast(5))
    assert DIG.view(hill.state, None) == before
    assert Gallery([], [], []) == NO_GALLERY


@pytest.mark.compiled
def test_a_compiled_clone_takes_three_microseconds_at_most() -> None:
    """Measured in turns of the bench's reference loop, 11 a microsecond where 3 µs was asked."""
    state = state_in_mid_game(DIG, 4)
    turn = 1 / rate(reference, 0.1, 1000)[0]
    clone = 1 / rate(lambda count: clones_from_python(state, count), 0.1, 50)[0]
    assert clone < (33 if pioche.COMPILED else 400) * turn
