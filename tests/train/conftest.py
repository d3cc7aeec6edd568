"""Bots that a training brings to the house leave with its test."""

from collections.abc import Iterator

import pytest

from pioche.bots.plugins import PLUGINS


@pytest.fixture(autouse=True)
def forget_bots() -> Iterator[None]:
    """Other tests go through all known bots."""
    known = set(PLUGINS)
    yield
    for name in set(PLUGINS) - known:
        del PLUGINS[name]
