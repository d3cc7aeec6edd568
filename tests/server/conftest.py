"""Servers for tests."""

from collections.abc import Iterator

import pytest

from tests.server.house import House
from tests.server.memory_store import MemoryStore


@pytest.fixture(scope="session")
def house() -> Iterator[House]:
    """A quick server that many tests share: each makes tables of its own."""
    house = House(MemoryStore()).start()
    yield house
    house.stop()


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


@pytest.fixture
def own_house(store: MemoryStore) -> Iterator[House]:
    """A quick server for one test alone, which may stop it, start it again or break its store."""
    house = House(store).start()
    yield house
    house.stop()
