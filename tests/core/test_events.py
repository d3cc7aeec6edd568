"""Which events are logged, marked and heard."""

import pytest

import pioche
from pioche.core.events import (
    COLLECT,
    DICE,
    HEADLINE,
    LOSS,
    OWN,
    SHOWN,
    SOUNDS,
    EventKinds,
    explains,
    is_headline,
    is_logged,
    redacted,
)
from pioche.core.game import Game

EVENTS = EventKinds(("gold",), [])
EVENTS.add("asks", "seat", salience=SHOWN)
EVENTS.add("bust", "seat", salience=OWN)
EVENTS.add("emptied", salience=HEADLINE)
EVENTS.add("looks", "seat", "face", secret=True)
EVENTS.add("turn", "seat", heading=True)
EVENTS.add("draws", "seat", "face", salience=SHOWN, reveals=True)


def test_what_the_board_shows_anyway_is_not_told() -> None:
    assert not is_logged(EVENTS, {"event": "asks", "seat": 0})
    assert is_logged(EVENTS, {"event": "bust", "seat": 0})
    assert is_logged(EVENTS, {"event": "table-undo", "seat": 0})


def test_a_turn_explains_no_luck_but_a_known_card_that_was_drawn_does() -> None:
    draws = {"event": "draws", "seat": 0}
    assert explains(EVENTS, {**draws, "face": "gold"})
    assert not explains(EVENTS, {**draws, "face": None})
    assert not explains(EVENTS, {"event": "turn", "seat": 0})
    assert not explains(EVENTS, {"event": "asks", "seat": 0})
    assert explains(EVENTS, {"event": "bust", "seat": 0})


def test_an_own_event_is_a_headline_for_its_seat_alone() -> None:
    bust = {"event": "bust", "seat": 1}
    assert [is_headline(EVENTS, bust, seat) for seat in (0, 1, None)] == [False, True, False]
    assert is_headline(EVENTS, {"event": "emptied"}, None)
    assert not is_headline(EVENTS, {"event": "table-leave", "seat": 1}, 1)


def test_a_secret_card_is_forgotten_where_the_table_has_no_memory() -> None:
    looks = {"event": "looks", "seat": 0, "face": "gold"}
    assert redacted(EVENTS, looks, {"memory": False}) == {**looks, "face": None}
    assert redacted(EVENTS, looks, {"memory": True}) == looks
    assert redacted(EVENTS, looks, {}) == looks
    assert redacted(EVENTS, {"event": "bust", "seat": 0}, {"memory": False}) == {
        "event": "bust",
        "seat": 0,
    }


@pytest.mark.parametrize("game", pioche.CATALOG, ids=lambda game: game.id)
def test_every_game_is_heard(game: Game) -> None:
    sounds = game.events.sounds
    assert set(sounds.values()) <= set(SOUNDS)
    assert {COLLECT, LOSS} <= set(sounds.values())
    assert (DICE in sounds.values()) == (game.id == "digger")
    # Events that are not logged make no sound either.
    assert all(game.events.named(name).salience != SHOWN for name in sounds)


def test_the_great_losses_are_heard_as_such() -> None:
    for name, event in (
        ("diamant", "trap"),
        ("letsdig", "bust"),
        ("dig", "collapses"),
        ("digger", "night"),
        ("digup", "robs"),
    ):
        assert pioche.game(name).events.sounds[event] == LOSS
