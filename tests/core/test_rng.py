"""Chance: fast, fair and recorded."""

import json
import math
from itertools import pairwise
from pathlib import Path

import pytest
from mypy_extensions import i64

from pioche.core.refusals import BadOutcome
from pioche.core.rng import SHUFFLE, Fair, Fast, Outcome, Recorded, Rng

VECTORS = json.loads((Path(__file__).parents[2] / "verifier" / "vectors.json").read_text())


def sources() -> list[Rng]:
    return [Fast(5), Fair(b"x" * 32)]


@pytest.mark.parametrize("source", sources(), ids=["fast", "fair"])
def test_below_is_uniform(source: Rng) -> None:
    counts = [0] * 6
    for _ in range(12_000):
        counts[source.below(6)] += 1
    chi_squared = sum((count - 2000) ** 2 / 2000 for count in counts)
    assert chi_squared < 25  # 5 degrees of freedom: less than one in a thousand beyond 20.5


@pytest.mark.parametrize("source", sources(), ids=["fast", "fair"])
def test_every_order_of_a_shuffle_is_as_likely(source: Rng) -> None:
    orders: dict[tuple[int, ...], int] = {}
    for _ in range(12_000):
        items = [0, 1, 2, 3]
        source.shuffle(items)
        orders[tuple(items)] = orders.get(tuple(items), 0) + 1
    assert len(orders) == math.factorial(4)
    chi_squared = sum((count - 500) ** 2 / 500 for count in orders.values())
    assert chi_squared < 60  # 23 degrees of freedom


@pytest.mark.parametrize("source", sources(), ids=["fast", "fair"])
def test_a_clone_goes_on_from_the_same_place_without_the_journal(source: Rng) -> None:
    source.journal = []
    source.below(9)
    clone = source.clone()
    assert clone.journal is None
    assert clone.drawn == source.drawn
    assert [clone.below(1000) for _ in range(20)] == [source.below(1000) for _ in range(20)]


@pytest.mark.parametrize("source", sources(), ids=["fast", "fair"])
@pytest.mark.parametrize("noted", [False, True])
def test_shuffling_some_places_of_a_list_is_shuffling_what_stands_there(
    source: Rng, noted: bool
) -> None:
    places = [5, 0, 3, 7, 2]
    items: list[i64] = list(range(10, 18))
    chosen: list[i64] = [items[place] for place in places]
    twin = source.clone()
    if noted:
        source.journal, twin.journal = [], []
    source.shuffle_at(items, places)
    twin.shuffle(chosen)
    assert [items[place] for place in places] == chosen
    assert [items[place] for place in (1, 4, 6)] == [11, 14, 16]
    assert source == twin
    assert source.journal == twin.journal


@pytest.mark.parametrize("source", sources(), ids=["fast", "fair"])
@pytest.mark.parametrize("noted", [False, True])
def test_what_is_shuffled_unseen_loses_its_marks_and_nothing_else_does(
    source: Rng, noted: bool
) -> None:
    places = [5, 0, 3, 7, 2]
    items: list[i64] = list(range(10, 18))
    plain = items.copy()
    marks: list[i64] = [1, 2, 0, 4, 5, 6, 7, 8]
    twin = source.clone()
    if noted:
        source.journal, twin.journal = [], []
    source.shuffle_unseen(items, places, marks)
    twin.shuffle_at(plain, places)
    assert items == plain
    assert marks == [0, 2, 0, 0, 5, 0, 7, 0]
    assert source == twin
    assert source.journal == twin.journal


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    first = [Fast(seed).below(1000) for seed in range(2000)]
    assert len(set(first)) > 800
    steps = [b - a for a, b in pairwise(first)]
    assert len(set(steps)) > 800


def test_seeds_beyond_32_bits_and_below_zero_differ() -> None:
    seeds = [0, 1, 2**32, 2**33, -1, -(2**40)]
    streams = {tuple(Fast(seed).below(2**30) for _ in range(4)) for seed in seeds}
    assert len(streams) == len(seeds)


def test_the_fast_state_never_outgrows_62_bits() -> None:
    source = Fast(12345)
    for _ in range(10_000):
        source.below(52)
        assert 0 < source.state < 2**62


def test_the_journal_tells_every_outcome_as_it_came() -> None:
    source = Fair(b"y" * 32)
    journal: list[Outcome] = []
    source.journal = journal
    die = source.below(6)
    items = [3, 1, 2]
    source.shuffle(items)
    assert journal == [(6, (die,)), (SHUFFLE, tuple(items))]
    assert source.drawn == 2


def test_a_fair_shuffle_does_not_depend_on_the_order_before_it() -> None:
    one, other = [5, 1, 4, 2, 3], [1, 2, 3, 4, 5]
    Fair(b"z" * 32).shuffle(one)
    Fair(b"z" * 32).shuffle(other)
    assert one == other


def test_fair_words_that_would_favour_a_number_are_thrown_away() -> None:
    """With 2**31 + 1 sides half of all words are past the last whole multiple."""
    source = Fair(b"r" * 32)
    numbers = [source.below(2**31 + 1) for _ in range(100)]
    assert all(0 <= number <= 2**31 for number in numbers)
    assert source.blocks > 100 / 8 * 1.5


@pytest.mark.parametrize("vector", VECTORS["streams"], ids=lambda vector: vector["seed"][:8])
def test_vectors_shared_with_the_stand_alone_verifier(vector: dict[str, object]) -> None:
    source = Fair(bytes.fromhex(str(vector["seed"])))
    draws = vector["draws"]
    assert isinstance(draws, list)
    for draw in draws:
        if "shuffle" in draw:
            items = sorted(draw["shuffle"])
            source.shuffle(items)
            assert items == draw["shuffle"]
        else:
            assert source.below(draw["sides"]) == draw["die"]


def test_recorded_outcomes_come_back_in_order() -> None:
    source = Recorded([(6, (4,)), (SHUFFLE, (2, 0, 1))])
    source.journal = []
    assert source.below(6) == 4
    clone = source.clone()
    items = [0, 1, 2]
    source.shuffle(items)
    assert items == [2, 0, 1]
    assert source.journal == [(6, (4,)), (SHUFFLE, (2, 0, 1))]
    clone.shuffle(items)
    assert items == [2, 0, 1]


@pytest.mark.parametrize(
    ("outcomes", "key"),
    [
        ([], "outcome-missing"),
        ([(6, (1,))], "outcome-other-kind"),
        ([(SHUFFLE, (0, 1, 1))], "outcome-other-cards"),
    ],
)
def test_recorded_outcomes_must_fit_the_rules(outcomes: list[Outcome], key: str) -> None:
    with pytest.raises(BadOutcome) as caught:
        Recorded(outcomes).shuffle([0, 1, 2])
    assert caught.value.key == key


def test_a_source_of_its_own_must_say_how_it_draws() -> None:
    with pytest.raises(NotImplementedError):
        Rng().below(2)


def test_a_fast_shuffle_written_out_is_the_common_one() -> None:
    one, other = Fast(3), Fast(3)
    one.journal = []
    quick: list[i64] = list(range(30))
    common = quick.copy()
    one.shuffle(quick)
    Rng.shuffle(other, common)
    assert quick == common
    assert one == other
    assert one.journal == [(SHUFFLE, tuple(common))]
