"""Ranks: who came first, second, third; equals share a rank and the next one is left out."""

from mypy_extensions import i64


def ranks_of(figures: list[i64]) -> list[int]:
    """The rank of each seat, 1 is the best, where a higher figure is better: 7 9 9 gives 3 1 1."""
    ranks: list[int] = []
    for own in figures:
        rank = 1
        for other in figures:
            if other > own:
                rank += 1
        ranks.append(rank)
    return ranks


def winners_first(scores: list[i64], winners: list[int]) -> list[int]:
    """The rank of each seat: winners share the first, whatever their points; then by points."""
    figures = scores.copy()
    best = max(scores) + 1
    for seat in winners:
        figures[seat] = best
    return ranks_of(figures)
