"""The ceremony before a game: promises, then seeds."""

import json
from pathlib import Path

import pytest

from pioche.core.refusals import BadSeats, BadSeed
from pioche.table.fairness import Ceremony, Seeds, commitment, seed_from_number

VECTORS = json.loads((Path(__file__).parents[2] / "verifier" / "vectors.json").read_text())
HOUSE, MINE = b"h" * 32, b"m" * 16


@pytest.mark.parametrize("vector", VECTORS["masters"], ids=lambda vector: vector["server"][:4])
def test_vectors_shared_with_the_stand_alone_verifier(vector: dict[str, object]) -> None:
    clients = vector["clients"]
    assert isinstance(clients, list)
    given = tuple(None if seed is None else bytes.fromhex(seed) for seed in clients)
    seeds = Seeds(bytes.fromhex(str(vector["server"])), given)
    assert seeds.master().hex() == vector["master"]
    assert seeds.promises().server == vector["commitment"]


def test_a_whole_ceremony() -> None:
    ceremony = Ceremony(3, HOUSE)
    assert ceremony.commitment == commitment(HOUSE)
    ceremony.promise(1, commitment(MINE))
    with pytest.raises(BadSeed):
        ceremony.seeds()  # promised, not yet shown
    ceremony.reveal(1, MINE)
    assert ceremony.seeds() == Seeds(HOUSE, (None, MINE, None))


def test_a_seed_other_than_the_promised_one_is_refused() -> None:
    ceremony = Ceremony(2, HOUSE)
    ceremony.promise(0, commitment(MINE))
    with pytest.raises(BadSeed):
        ceremony.reveal(0, b"n" * 16)
    with pytest.raises(BadSeed):
        ceremony.reveal(1, MINE)  # never promised
    assert ceremony.revealed == [None, None]


def test_no_promise_once_seeds_are_shown_and_no_second_one() -> None:
    ceremony = Ceremony(2, HOUSE)
    ceremony.promise(0, commitment(MINE))
    with pytest.raises(BadSeed):
        ceremony.promise(0, commitment(b"n" * 16))
    ceremony.reveal(0, MINE)
    with pytest.raises(BadSeed):
        ceremony.promise(1, commitment(MINE))


@pytest.mark.parametrize("digest", ["", "00", "g" * 64, "A" * 64, "0" * 65])
def test_a_promise_must_be_a_digest(digest: str) -> None:
    with pytest.raises(BadSeed):
        Ceremony(2, HOUSE).promise(0, digest)


@pytest.mark.parametrize("seed", [b"", b"x" * 15, b"x" * 65])
def test_seeds_of_a_wrong_length_are_refused(seed: bytes) -> None:
    with pytest.raises(BadSeed):
        Ceremony(2, seed)


@pytest.mark.parametrize("seat", [-1, 2])
def test_only_seats_of_the_table_take_part(seat: int) -> None:
    ceremony = Ceremony(2, HOUSE)
    with pytest.raises(BadSeats):
        ceremony.promise(seat, commitment(MINE))
    with pytest.raises(BadSeats):
        ceremony.reveal(seat, MINE)


def test_numbers_make_seeds_that_differ() -> None:
    assert len({seed_from_number(number, game) for number in range(9) for game in range(9)}) == 81
