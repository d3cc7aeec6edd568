"""Cards: faces, and who has seen them."""

from pioche.core.cards import UNKNOWN, Cards, count_faces
from pioche.core.masks import (
    EVERYBODY,
    PUBLIC,
    SPECTATOR,
    all_seats,
    bit_of,
    first_seat,
    has_one,
    seats_in,
    size,
)
from pioche.core.rng import Fast


def test_a_card_is_a_back_until_it_is_shown() -> None:
    cards = Cards([7, 8], [0, 0])
    cards.show(0, bit_of(2))
    assert cards.look(0, bit_of(2)) == 7
    assert cards.look(0, bit_of(1)) == UNKNOWN
    assert cards.look(0, bit_of(SPECTATOR)) == UNKNOWN
    cards.show(0, EVERYBODY)
    assert cards.look(0, PUBLIC) == 7
    cards.hide(0, bit_of(1) | bit_of(2))
    assert cards.look(0, PUBLIC) == UNKNOWN
    assert cards.look(0, bit_of(1)) == 7


def test_a_shuffle_permutes_faces_and_clears_what_was_known() -> None:
    cards = Cards(list(range(20)), [EVERYBODY] * 20)
    pile = list(range(5, 15))
    cards.shuffle(pile, Fast(1))
    assert sorted(cards.face[5:15]) == list(range(5, 15))
    assert cards.face[5:15] != list(range(5, 15))
    assert cards.face[:5] + cards.face[15:] == [0, 1, 2, 3, 4, 15, 16, 17, 18, 19]
    assert cards.seen == [EVERYBODY] * 5 + [0] * 10 + [EVERYBODY] * 5


def test_redeal_permutes_only_what_the_seat_has_not_seen() -> None:
    cards = Cards(list(range(20)), [0] * 20)
    for card in range(0, 20, 2):
        cards.show(card, bit_of(3))
    before = cards.clone()
    cards.redeal(bit_of(3), Fast(1))
    assert cards.face[::2] == before.face[::2]
    assert cards.face[1::2] != before.face[1::2]
    assert sorted(cards.face) == sorted(before.face)
    assert cards.seen == before.seen


def test_faces_are_counted_over_all_piles() -> None:
    cards = Cards([0, 1, 1, 2, 0], [0] * 5)
    assert count_faces(("ruby", "snake", "relic"), cards, ([0, 1], [], [2, 4])) == {
        "ruby": 2,
        "snake": 2,
    }


def test_masks() -> None:
    assert bit_of(0) == 1
    assert bit_of(SPECTATOR) == PUBLIC
    assert all_seats(3) == 0b111
    assert has_one(0b100)
    assert not has_one(0b101)
    assert size(0b1011) == 3
    assert size(0) == 0
    assert first_seat(0b1000) == 3
    assert seats_in(0b1010) == [1, 3]
