"""Copies through pickle, for the tests of what can be copied."""

import pickle
from typing import TypeVar

Thing = TypeVar("Thing")


def pickled(thing: Thing) -> Thing:
    """The thing, written and read again."""
    copy: Thing = pickle.loads(pickle.dumps(thing))  # noqa: S301  (our own bytes)
    return copy
