"""Choices at random, the same in every run."""

import random
from typing import Any

# An environment, a game or a state of a library that has no types.
Untyped = Any


def choices_of(seed: int) -> random.Random:
    return random.Random(seed)  # noqa: S311  (any choice will do)
