"""Which events are told, marked and kept."""

from pioche.core.events import HEADLINE, OWN, SHOWN, EventKinds
from pioche.core.salience import is_headline, is_logged, redacted

EVENTS = EventKinds(("gold",), [])
EVENTS.add("asks", "seat", salience=SHOWN)
EVENTS.add("bust", "seat", salience=OWN)
EVENTS.add("emptied", salience=HEADLINE)
EVENTS.add("looks", "seat", "face", secret=True)


def test_what_the_board_shows_anyway_is_not_told() -> None:
    assert not is_logged(EVENTS, {"event": "asks", "seat": 0})
    assert is_logged(EVENTS, {"event": "bust", "seat": 0})
    assert is_logged(EVENTS, {"event": "table-undo", "seat": 0})


def test_what_befalls_somebody_is_a_headline_for_them_alone() -> None:
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
