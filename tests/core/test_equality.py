"""Cards and sources of chance: copied, pickled, compared."""

import copy

import pytest

from pioche.core.cards import Cards
from pioche.core.equality import same
from pioche.core.rng import SHUFFLE, Fair, Fast, Recorded, Rng
from pioche.core.state import State
from tests.copies import pickled


def sources() -> list[Rng]:
    recorded = Recorded([(6, (3,)), (SHUFFLE, (2, 0, 1)), (6, (5,))])
    return [Fast(7), Fair(b"s" * 16), recorded]


def draw(rng: Rng) -> tuple[int, list[int]]:
    die, items = int(rng.below(6)), [0, 1, 2]
    rng.shuffle(items)
    return die, items


@pytest.mark.parametrize("rng", sources(), ids=lambda rng: type(rng).__name__)
def test_a_copy_of_a_source_gives_the_same_numbers(rng: Rng) -> None:
    rng.journal = []
    twins = [copy.deepcopy(rng), pickled(rng), rng.clone()]
    assert all(twin == rng for twin in twins)
    drawn = draw(rng)
    assert all(twin != rng for twin in twins)
    assert [draw(twin) for twin in twins] == [drawn] * 3
    assert all(twin == rng for twin in twins)


def test_sources_of_other_kinds_differ() -> None:
    for number, one in enumerate(sources()):
        for other in sources()[number + 1 :]:
            assert one != other


def test_a_bare_source_is_equal_to_another() -> None:
    assert copy.deepcopy(Rng()) == Rng()


def test_cards_are_equal_when_faces_and_knowledge_are() -> None:
    cards = Cards([0, 1, 2], [0, 0, 1])
    for twin in (copy.deepcopy(cards), pickled(cards), cards.clone()):
        assert twin == cards
        twin.show(1, 2)
        assert twin != cards
    assert cards.seen == [0, 0, 1]


class Pocket:
    """An object that does not compare itself."""

    def __init__(self, *coins: object) -> None:
        self.coins = list(coins)


class Empty:
    """An object without fields."""


def test_objects_that_do_not_compare_themselves_go_by_their_fields() -> None:
    assert same(Pocket(1, Pocket(2)), Pocket(1, Pocket(2)))
    assert not same(Pocket(1, Pocket(2)), Pocket(1, Pocket(3)))
    assert not same(Pocket(1), Pocket(1, 2))
    assert not same(Pocket(), Empty())
    assert same(Empty(), Empty())
    assert same({"a": Pocket(1)}, {"a": Pocket(1)})
    assert not same({"a": Pocket(1)}, {"b": Pocket(1)})
    assert not same([1], (1,))


def test_a_state_without_fields_of_its_own_is_copied_with_its_seats_chance_and_cards() -> None:
    state = State(2, Fast(1), Cards([3, 4], [0, 1]))
    assert pickled(state) == state == copy.deepcopy(state)
