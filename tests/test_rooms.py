"""The rooms of the house, and who may look into whom."""

import ast
from pathlib import Path

import pytest

import pioche

HOME = Path(pioche.__file__).parent

# Imports go down only. A module of the top folder counts as the room it serves.
ALLOWED = {
    "core": set[str](),
    "games": {"core"},
    "table": {"games", "core"},
    "words": {"games", "core"},
    "files": {"core"},
    "records": {"files", "table", "core"},
    "sheets": {"files", "core"},
    "bots": {"table", "words", "games", "core"},
    "terminal": {"bots", "table", "words", "records", "files", "games", "core"},
    "server": {"bots", "table", "words", "games", "core", "pioche"},
    "lab": {"bots", "table", "words", "records", "files", "games", "core", "mode", "pioche"},
    "testing": {"server", "bots", "table", "words", "games", "core", "mode", "pioche"},
    "parser": {"words", "core"},
    "mode": {"core"},
    "cli": {
        "terminal", "server", "lab", "bots", "table", "words", "records", "sheets", "core",
        "parser", "pioche",
    },
    "__init__": {"table", "words", "records", "sheets", "games", "core", "mode"},
    "__main__": {"cli"},
}  # fmt: skip

# What can read a clock, a file, a socket or the system's randomness.
OUTSIDE_WORLD = {
    "asyncio", "datetime", "glob", "http", "importlib", "io", "multiprocessing", "os", "pathlib",
    "platform", "random", "secrets", "shutil", "signal", "socket", "sqlite3", "subprocess", "sys",
    "tempfile", "threading", "time", "urllib", "uuid",
}  # fmt: skip
PURE_ROOMS = ("core", "games", "table")


def modules() -> list[Path]:
    return sorted(HOME.rglob("*.py"))


def room_of(file: Path) -> str:
    first = file.relative_to(HOME).parts[0]
    return first.removesuffix(".py")


def imported(file: Path) -> list[str]:
    """The full names of the modules that a file imports."""
    names: list[str] = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: imports are absolute"
            names += full_names(node)
    return names


def full_names(node: ast.ImportFrom) -> list[str]:
    """`from pioche import mode` names the module pioche.mode."""
    if node.module == "pioche":
        return [f"pioche.{alias.name}" for alias in node.names]
    return [node.module or ""]


def rooms_imported(file: Path) -> set[str]:
    found = set()
    for name in imported(file):
        parts = name.split(".")
        if parts[0] == "pioche":
            found.add(parts[1] if len(parts) > 1 else "pioche")
    return found


@pytest.mark.parametrize("file", modules(), ids=lambda file: str(file.relative_to(HOME)))
def test_imports_go_down_only(file: Path) -> None:
    room = room_of(file)
    assert rooms_imported(file) - {room} <= ALLOWED[room]


def game_folders() -> list[Path]:
    return [folder for folder in (HOME / "games").iterdir() if (folder / "__init__.py").exists()]


@pytest.mark.parametrize("folder", game_folders(), ids=lambda folder: folder.name)
def test_no_game_imports_another(folder: Path) -> None:
    for file in folder.rglob("*.py"):
        games = [name for name in imported(file) if name.startswith("pioche.games")]
        assert all(name.startswith(f"pioche.games.{folder.name}") for name in games)


@pytest.mark.parametrize("folder", game_folders(), ids=lambda folder: folder.name)
def test_every_game_folder_looks_the_same_inside(folder: Path) -> None:
    names = {file.name for file in folder.iterdir()}
    wanted = {"__init__.py", "cards.py", "state.py", "moves.py", "events.py", "view.py", "odds.py"}
    assert wanted <= names
    assert names & {"effects.py", "effects"}


@pytest.mark.parametrize("room", PURE_ROOMS)
def test_pure_rooms_reach_nothing_outside(room: str) -> None:
    for file in (HOME / room).rglob("*.py"):
        reached = {name.split(".")[0] for name in imported(file)} & OUTSIDE_WORLD
        assert not reached, f"{file} imports {reached}"


@pytest.mark.parametrize("file", modules(), ids=lambda file: str(file.relative_to(HOME)))
def test_every_file_says_what_it_is_for_and_has_one_idea(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert ast.get_docstring(ast.parse(text)) or not text.strip()
    assert len(text.splitlines()) <= 400
