"""What all tests share."""

import os

import pytest

# Coverage does not see compiled rules, and tests plant faults in them: they run interpreted, and
# compare the two modes themselves. This must stand before anything imports pioche.
os.environ.setdefault("PIOCHE_INTERPRETED", "1")


@pytest.fixture(autouse=True)
def quiet_surroundings(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """French unless a test says otherwise, and nobody's own saved games."""
    for variable in ("PIOCHE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("PIOCHE_HOME", str(tmp_path_factory.mktemp("pioche-home")))


# What plays whole games through a server or a browser's scripts, and plants nothing in the rules.
PLAYED_COMPILED = ("tests/server/", "tests/web/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Those run in the stage of the compiled rules."""
    for item in items:
        if item.nodeid.startswith(PLAYED_COMPILED):
            item.add_marker("compiled")
