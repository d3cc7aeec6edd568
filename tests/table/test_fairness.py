"""The seeds of a table: promised, then revealed."""

import json
from pathlib import Path

import pytest

from pioche.core.refusals import BadSeed
from pioche.table.fairness import (
    Seeds,
    check_revealed,
    check_seeds,
    commitment,
    seed_from_number,
)

VECTORS = json.loads((Path(__file__).parents[2] / "verifier" / "vectors.json").read_text())
MINE = b"m" * 16


@pytest.mark.parametrize("vector", VECTORS["masters"], ids=lambda vector: vector["server"][:4])
def test_vectors_shared_with_the_stand_alone_verifier(vector: dict[str, object]) -> None:
    clients = vector["clients"]
    assert isinstance(clients, list)
    given = tuple(None if seed is None else bytes.fromhex(seed) for seed in clients)
    seeds = Seeds(bytes.fromhex(str(vector["server"])), given)
    assert seeds.master().hex() == vector["master"]
    assert seeds.promises().server == vector["commitment"]


def test_a_seed_other_than_the_promised_one_is_refused() -> None:
    assert check_revealed(0, commitment(MINE), MINE) == MINE
    with pytest.raises(BadSeed):
        check_revealed(0, commitment(MINE), b"n" * 16)
    with pytest.raises(BadSeed):
        check_revealed(1, None, MINE)  # never promised


@pytest.mark.parametrize("seed", [b"", b"x" * 15, b"x" * 65])
def test_seeds_of_a_wrong_length_are_refused(seed: bytes) -> None:
    with pytest.raises(BadSeed):
        check_revealed(0, commitment(seed), seed)
    with pytest.raises(BadSeed):
        check_seeds(Seeds(MINE, (seed,)), 1)


def test_numbers_make_seeds_that_differ() -> None:
    assert len({seed_from_number(number, game) for number in range(9) for game in range(9)}) == 81
