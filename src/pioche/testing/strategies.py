"""Random legal play for Hypothesis, which looks for the shortest game that breaks a promise."""

from hypothesis import strategies as st

from pioche.core.game import Game
from pioche.testing.cases import Case, option_sets

Choices = list[int]


def cases(game: Game) -> st.SearchStrategy[Case]:
    """Any player count, any options, any seed."""
    return st.builds(
        Case,
        st.just(game),
        st.sampled_from(list(game.seats)),
        st.sampled_from(option_sets(game)),
        st.integers(min_value=0, max_value=2**32),
    )


def choices(most: int = 400) -> st.SearchStrategy[Choices]:
    """Numbers that pick seats and moves; what they pick depends on what is legal."""
    return st.lists(st.integers(min_value=0, max_value=2**16), max_size=most)
