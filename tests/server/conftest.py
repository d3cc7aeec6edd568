"""Servers for tests."""

import gc
import os
import warnings
from collections.abc import Iterator

import pytest

from pioche.server.store.addresses import open_store
from pioche.server.store.interface import Store
from pioche.server.store.postgresql import PostgresqlStore
from tests.server.leak_check import LeakStores
from tests.server.live_server import LiveServer, run_async
from tests.server.memory_store import MemoryStore
from tests.server.postgresql_server import PostgresqlServer, programs, running_postgresql
from tests.server.server_processes import ServerKeeper


@pytest.fixture(scope="session")
def server() -> Iterator[LiveServer]:
    """A quick server that many tests share: each makes tables of its own."""
    server = LiveServer(MemoryStore()).start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgresqlServer]:
    """A PostgreSQL that many tests share: each makes databases of its own."""
    with running_postgresql() as server:
        yield server


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def each_store(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Store]:
    """One store after the other, each shared by the tests of a module."""
    if request.param == "postgresql":
        postgresql: PostgresqlServer = request.getfixturevalue("postgresql")
        address = postgresql.database()
    else:
        address = str(tmp_path_factory.mktemp("store") / "tables.sqlite")
    store = open_store(address)
    yield store
    run_async(store.close())


@pytest.fixture(scope="session")
def leak_stores(request: pytest.FixtureRequest) -> Iterator[LeakStores]:
    if programs() is None and not os.environ.get("CI"):
        yield LeakStores(None)
        return
    postgresql: PostgresqlServer = request.getfixturevalue("postgresql")
    database = PostgresqlStore(postgresql.database())
    yield LeakStores(database)
    run_async(database.close())


@pytest.fixture(scope="session")
def keeper() -> Iterator[ServerKeeper]:
    """Starts servers as processes of their own."""
    keeper = ServerKeeper()
    yield keeper
    keeper.close()


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


@pytest.fixture
def own_server(store: MemoryStore) -> Iterator[LiveServer]:
    """A quick server for one test alone, which may stop it, start it again or break its store."""
    server = LiveServer(store).start()
    yield server
    server.stop()


@pytest.fixture
def left_sockets() -> Iterator[None]:
    """The clients' library leaves sockets open that a server has refused: collect them here."""
    yield
    with warnings.catch_warnings(action="ignore"):
        gc.collect()
