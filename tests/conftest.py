"""What all tests share."""

import gc
import os
from itertools import count
from pathlib import Path
from typing import Final

import pytest

# Coverage does not see compiled rules, and tests plant faults in them: they run interpreted, and
# compare the two modes themselves. This must stand before anything imports pioche.
os.environ.setdefault("PIOCHE_INTERPRETED", "1")

# Looking for garbage among all that thousands of tests keep takes as long as a tenth of them: it is
# done rarely, and what collecting the tests has left is passed over.
gc.set_threshold(100_000, 20, 20)

HOMES: Final = count(1)


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for the homes of all tests: making one for each by name would look at all others."""
    return tmp_path_factory.mktemp("pioche-homes")


@pytest.fixture(autouse=True)
def quiet_surroundings(monkeypatch: pytest.MonkeyPatch, homes: Path) -> None:
    """French unless a test says otherwise, and nobody's own saved games."""
    for variable in ("PIOCHE_LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    monkeypatch.setenv("PIOCHE_HOME", str(homes / str(next(HOMES))))


@pytest.fixture(autouse=True)
def quick_experts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Experts look at a few worlds only: how well they play is measured elsewhere."""
    monkeypatch.setattr("pioche.bots.expert.default_iterations", lambda _game: 12)


# The rules themselves, every line of which is counted, and what plants cards or faults in them:
# they run as plain Python. Everything else runs as it is played, compiled where that can be;
# single tests that plant something are marked `rules` where they stand.
RULES = (
    *("tests/core/", "tests/games/", "tests/table/", "tests/testing/", "tests/toy/"),
    *("tests/bots/test_bots.py", "tests/bots/test_expert.py", "tests/bots/test_letsdig.py"),
    *("tests/bots/test_plugins.py", "tests/bots/test_seat.py"),
    "tests/terminal/test_hot_seat.py",
)

# The marker expressions of `./test`, each with the mark of its tests in files of the other stage.
RULES_STAGE = "rules and not compiled"
STAGES = {RULES_STAGE: "mark.rules", "compiled or not rules": "mark.compiled"}

# Screens: counting lines while they are drawn takes longer than drawing, and finds no new ones.
UNCOUNTED = ("tests/terminal/", "tests/toy/test_toy.py")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not import files without a test of the stage: each worker imports all others."""
    stage = config.option.markexpr
    if stage not in STAGES or collection_path.suffix != ".py":
        return None
    path = collection_path.relative_to(config.rootpath).as_posix()
    marked = STAGES[stage] in collection_path.read_text(encoding="utf-8")
    of_stage = path.startswith(RULES) == (stage == RULES_STAGE)
    return None if marked or of_stage else True


def pytest_collection_finish() -> None:
    gc.collect()
    gc.freeze()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what runs in the first stage, unless a test says that it wants compiled rules.

    What compiles takes longest by far, so it begins first.
    """
    items.sort(key=lambda item: not item.nodeid.startswith("tests/test_build.py"))
    for item in items:
        if item.nodeid.startswith(UNCOUNTED):
            item.add_marker("no_cover")
        if item.nodeid.startswith(RULES) and not item.get_closest_marker("compiled"):
            item.add_marker("rules")
