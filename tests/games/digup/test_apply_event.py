"""A view and what is heard afterwards give the later view, to the very end."""

import pytest

from pioche.core.rng import Fast
from pioche.games.digup import DIGUP
from pioche.testing.cases import Case, random_steps, single_options
from pioche.testing.state_checks import check_events, check_redeal
from tests.games.digup.apply_event import CHANGES, apply_event
from tests.games.digup.dig import Dig


def test_a_stalemate_can_be_followed() -> None:
    dig = Dig(2)
    while dig.stage != "over":
        move = DIGUP.moves.parse("done")
        check_events(DIGUP, dig.state, int(dig.state.actor), move, apply_event)
        dig.do("done")
    assert dig.said("still")


@pytest.mark.compiled
@pytest.mark.parametrize(("seats", "memory"), [(1, True), (3, False), (4, True)])
def test_random_games_can_be_followed(seats: int, memory: bool) -> None:
    options = {**single_options(DIGUP, seats)[0], "memory": memory}
    case = Case(DIGUP, seats, options, seats)
    for state, seat, move in random_steps(case):
        check_events(DIGUP, state, seat, move, apply_event)


def test_every_event_but_the_first_changes_a_view() -> None:
    kinds = {kind.name for kind in DIGUP.events.kinds}
    assert kinds - set(CHANGES) == {"first"}  # it comes before there is a view


def test_worlds_dealt_anew_keep_what_one_knows_of_hands() -> None:
    """Two torches in a hand, of which one is known to all and one to a single player."""
    dig = Dig(3).pile("torch", "idol", "ruby-9", "skeleton").hand(1, "torch", "ruby-7", "purse")
    dig.hand(0, "river", "binoculars", "shovel").do("play river", "take skeleton")
    dig.do("take torch", "take idol", "play binoculars", "player 2", "take purse", "give shovel")
    assert dig.hand_of(1, looker=0) == ["ruby-7", "shovel", "torch", "torch"]
    check_redeal(DIGUP, dig.state, Fast(1))
