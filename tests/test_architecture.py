"""The packages, which may import which, and the map of them in ARCHITECTURE.md."""

import ast
import re
from fnmatch import fnmatch
from functools import cache
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
    "processes": set[str](),
    "files": {"core"},
    "console": {"words"},
    "game_modules": set[str](),
    "records": {"files", "table", "core"},
    "search": {"games", "core"},
    "bots": {"search", "table", "words", "games", "core", "game_modules"},
    "envs": {"search", "bots", "words", "games", "core"},
    "lessons": {"table", "games", "core"},
    "rulebook": {"words", "games", "core", "game_modules"},
    "review": {
        "search", "bots", "table", "words", "records", "files", "games", "core", "processes",
        "pioche", "game_modules",
    },
    "terminal": {
        "review", "lessons", "rulebook", "bots", "table", "words", "records", "files", "games",
        "core", "processes", "game_modules", "console",
    },
    "server": {
        "review", "lessons", "rulebook", "bots", "table", "words", "games", "core", "pioche",
        "processes",
    },
    "tab": {"server", "bots", "words", "files", "games", "core", "pioche"},
    "lab": {
        "envs", "search", "bots", "table", "words", "records", "files", "games", "core", "mode",
        "pioche", "processes", "compiled_set", "console",
    },
    "train": {"envs", "search", "bots", "games", "core"},
    "simulator": {
        "server", "testing", "bots", "table", "games", "core", "processes",
    },
    "testing": {"lessons", "bots", "table", "words", "games", "core", "mode", "pioche"},
    "add_game": {"search", "bots", "words", "games", "core"},
    "mode": {"compiled_set", "core"},
    "compiled_set": set[str](),
    "commands": {
        "terminal", "review", "lab", "lessons", "server", "simulator", "tab", "train", "bots",
        "table", "words",
        "records", "files", "games", "core", "console", "pioche",
    },
    "cli": {"commands", "words", "files", "console", "core", "pioche"},
    "lab_functions": {"commands", "lab", "bots", "table", "words", "core", "pioche"},
    "__init__": {"table", "words", "records", "files", "games", "core", "mode", "lab_functions"},
    "__main__": {"cli"},
}  # fmt: skip

# What can read a clock, a file, a socket or the system's randomness.
OUTSIDE_WORLD = {
    "asyncio", "datetime", "glob", "http", "importlib", "io", "multiprocessing", "os", "pathlib",
    "platform", "random", "secrets", "shutil", "signal", "socket", "sqlite3", "subprocess", "sys",
    "tempfile", "threading", "time", "urllib", "uuid",
}  # fmt: skip
PURE_ROOMS = ("core", "games", "search", "table")


# Within the server: doors above rooms, rooms above storage; modules of its top folder serve all.
SERVER_ALLOWED = {
    "workers": {"http", "store"},
    "http": {"rooms", "store"},
    "rooms": {"store"},
    "store": set[str](),
}

ROOT = Path(__file__).parent.parent
# Folders with files that docs name.
FOLDERS = ("src", "tests", "scripts", "deploy", "examples", "verifier")
# Folders that are made, not written.
MADE = {"__pycache__", "build", "compiled", "dist"}


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


def test_imports_go_down_only() -> None:
    for file in modules():
        room = room_of(file)
        assert rooms_imported(file) - {room} <= ALLOWED[room], file


def test_one_module_starts_the_terminal_client() -> None:
    users = [file for file in modules() if "terminal" in rooms_imported(file)]
    outside = {str(file.relative_to(HOME)) for file in users if room_of(file) != "terminal"}
    assert outside == {"commands/play.py"}


@pytest.mark.parametrize("folder", SERVER_ALLOWED)
def test_within_the_server_imports_go_down_only(folder: str) -> None:
    for file in (HOME / "server" / folder).glob("*.py"):
        names = [name.split(".") for name in imported(file) if name.startswith("pioche.server.")]
        folders = {parts[2] for parts in names if parts[2] in SERVER_ALLOWED}
        assert folders - {folder} <= SERVER_ALLOWED[folder], file


def map_paths() -> set[str]:
    """The folders that the map at the beginning of ARCHITECTURE.md names."""
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    lines = text.split("```")[1].strip("\n").splitlines()
    inside = {line.split()[0] for line in lines if line.startswith("  ")}
    outside = {line.split()[0] for line in lines if not line.startswith("  ")}
    folders = {f"src/pioche/{name}" for name in inside} | outside
    return {folder for folder in folders if folder.endswith("/")}


def tree_paths() -> set[str]:
    """The packages of src/pioche and the folders beside src."""
    tops = [entry for entry in ROOT.iterdir() if entry.is_dir() and entry.name[0] != "."]
    folders = [*HOME.iterdir(), *(entry for entry in tops if entry.name != "src"), HOME]
    written = [entry for entry in folders if entry.is_dir() and entry.name not in MADE]
    return {f"{folder.relative_to(ROOT)}/" for folder in written}


def test_the_map_in_architecture_is_the_tree() -> None:
    assert map_paths() == tree_paths()


def test_the_plan_can_be_read_at_one_sitting() -> None:
    assert len((ROOT / "ARCHITECTURE.md").read_bytes()) <= 10_000


# Names of files within back quotes, in pages that describe the source.
NAMED_FILE = re.compile(r"`(\w[\w./-]*\.(?:py|js|mjs|css|sql|toml|sh|json))`")
SOURCE_PAGES = [
    *(ROOT / name for name in ("ARCHITECTURE.md", "CONTRIBUTING.md", "README.md")),
    *ROOT.glob("docs/*.md"),
    *HOME.glob("**/README.md"),
]


@cache
def all_files() -> list[str]:
    tops = (*ROOT.glob("*.*"), *(file for top in FOLDERS for file in (ROOT / top).rglob("*.*")))
    return [str(file.relative_to(ROOT)) for file in tops]


@pytest.mark.parametrize("page", SOURCE_PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_files_named_in_docs_exist(page: Path) -> None:
    files = all_files()
    named = NAMED_FILE.findall(page.read_text(encoding="utf-8"))
    patterns = {name: re.sub(r"(GAME|NAME)", "*", name) for name in named}
    missing = [
        name
        for name, pattern in patterns.items()
        if not any(fnmatch(f"/{file}", f"*/{pattern}") for file in files)
    ]
    assert not missing


def game_folders() -> list[Path]:
    return [folder for folder in (HOME / "games").iterdir() if (folder / "__init__.py").exists()]


@pytest.mark.parametrize("folder", game_folders(), ids=lambda folder: folder.name)
def test_no_game_imports_another(folder: Path) -> None:
    for file in folder.rglob("*.py"):
        games = [name for name in imported(file) if name.startswith("pioche.games")]
        assert all(name.startswith(f"pioche.games.{folder.name}") for name in games)


@pytest.mark.parametrize("room", PURE_ROOMS)
def test_pure_rooms_reach_nothing_outside(room: str) -> None:
    for file in (HOME / room).rglob("*.py"):
        reached = {name.split(".")[0] for name in imported(file)} & OUTSIDE_WORLD
        assert not reached, f"{file} imports {reached}"


def test_every_file_has_a_docstring() -> None:
    for file in modules():
        text = file.read_text(encoding="utf-8")
        assert ast.get_docstring(ast.parse(text)) or not text.strip(), file


def states_reached_into(source: str) -> list[int]:
    """The lines on which something takes the `state` of a table; an application has one too."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute)
        and node.attr == "state"
        and not ast.unparse(node.value).endswith("app")
    ]


@pytest.mark.parametrize("room", ["server", "terminal"])
def test_clients_ask_the_table_and_never_reach_into_its_state(room: str) -> None:
    found = [
        f"{file.relative_to(HOME)}:{line}"
        for file in sorted((HOME / room).rglob("*.py"))
        for line in states_reached_into(file.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_reaching_into_a_state_is_found() -> None:
    assert states_reached_into("app.state.server\nroom.table.state.question\n") == [2]
