"""Random legal play for Hypothesis, which looks for the shortest game that breaks a promise."""

from hypothesis import strategies as st

from pioche.core.game import Game
from pioche.testing.cases import Case, option_sets

Choices = list[int]


def cases(game: Game) -> st.SearchStrategy[Case]:
    """Any player count, any options, any seed."""
    tables = [(seats, options) for seats in game.seats for options in option_sets(game, seats)]
    seeds = st.integers(min_value=0, max_value=2**32)
    return st.sampled_from(tables).flatmap(
        lambda table: st.builds(Case, st.just(game), st.just(table[0]), st.just(table[1]), seeds)
    )


def choices(most: int = 400) -> st.SearchStrategy[Choices]:
    """Numbers that select among the legal seats and moves."""
    return st.lists(st.integers(min_value=0, max_value=2**16), max_size=most)
