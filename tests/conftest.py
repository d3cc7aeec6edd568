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


@pytest.fixture(autouse=True)
def quick_experts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Experts look at a few worlds only: how well they play is measured elsewhere."""
    monkeypatch.setattr("pioche.bots.expert.ITERATIONS", {})
    monkeypatch.setattr("pioche.bots.expert.USUAL_ITERATIONS", 12)


# The rules themselves, every line of which is counted, and what plants faults in them: they run
# as plain Python. Everything else runs as it is played, compiled where that can be.
RULES = (
    *("tests/core/", "tests/games/", "tests/table/", "tests/testing/", "tests/toy/", "tests/bots/"),
    "tests/search/",
    *("tests/terminal/test_hot_seat.py", "tests/terminal/test_many_moves.py"),
    "tests/terminal/test_options.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what runs in the first stage, unless a test says that it wants compiled rules.

    What compiles takes longest by far, so it begins first.
    """
    items.sort(key=lambda item: not item.nodeid.startswith("tests/test_build.py"))
    for item in items:
        if item.nodeid.startswith(RULES) and not item.get_closest_marker("compiled"):
            item.add_marker("rules")
