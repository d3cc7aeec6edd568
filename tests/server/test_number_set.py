"""A set of numbers: what was added is in it, however many, and nothing else."""

from pioche.core.rng import Fast
from pioche.server.rooms.room import NumberSet


def test_it_holds_what_was_added_and_nothing_else() -> None:
    chance, numbers = Fast(7), NumberSet()
    added = [int(chance.below(2**31)) * (-1) ** at << at % 32 for at in range(2000)] + [0, -1]
    for number in (*added, *added[:50]):
        numbers.add(number)
    assert all(number in numbers for number in added)
    assert len(numbers) == len(set(added))
    others = (int(chance.below(2**31)) + 2**62 for _ in range(2000))
    assert not any(number in numbers for number in others)
