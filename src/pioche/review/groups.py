"""Figures by group of worlds and by seat: their means, and how far off those are.

Sums over a game are made within each group first. What one group of worlds has too much of in one
place and too little in another cancels there, so the spread of the groups is that of the sum.
"""

from math import sqrt
from typing import Final

# Of each group of worlds, a figure for each seat.
Groups = list[list[float]]

# Errors are from the spread of so many groups.
GROUPS: Final = 20


def sizes(worlds: int) -> list[int]:
    """How many of so many worlds are in each group."""
    groups = min(GROUPS, worlds)
    return [(worlds + group) // groups for group in range(groups)]


def zeros(like: Groups) -> Groups:
    return [[0.0] * len(row) for row in like]


def minus(one: Groups, other: Groups) -> Groups:
    return [[a - b for a, b in zip(*rows, strict=True)] for rows in zip(one, other, strict=True)]


def means(groups: Groups) -> list[float]:
    """The mean of each seat."""
    return [sum(column) / len(column) for column in zip(*groups, strict=True)]


def errors(groups: Groups) -> list[float]:
    """The standard error of each seat's mean; one group alone tells nothing of it."""
    return [standard_error(column) for column in zip(*groups, strict=True)]


def standard_error(figures: tuple[float, ...]) -> float:
    if len(figures) == 1:
        return 1.0
    mean = sum(figures) / len(figures)
    squares = sum((figure - mean) ** 2 for figure in figures)
    return sqrt(squares / (len(figures) - 1) / len(figures))
