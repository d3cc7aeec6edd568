"""What the browser knows about a game lies in boards/GAME, under the same names for every game."""

import re
from pathlib import Path

import pytest

import pioche
from pioche.core.game import Game
from tests.web.node import ROOT

WEB = ROOT / "src" / "pioche" / "web"
BOARDS = WEB / "boards"
FILES = {"index.js", "index.css", "emblem.js", "pictures.js", "preview.jpg"}
COMMENTS = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'`])//[^\n]*", re.DOTALL)


def sources() -> list[Path]:
    found = [path for path in WEB.rglob("*") if path.suffix in {".js", ".css", ".html", ".json"}]
    return [path for path in found if WEB / "vendor" not in path.parents]


def names(path: Path, game: str) -> bool:
    """Whether a file names a game outside its comments."""
    code = COMMENTS.sub("", path.read_text(encoding="utf-8"))
    return re.search(rf"(?<![a-zA-Z]){game}(?![a-zA-Z])", code) is not None


@pytest.mark.parametrize("game", pioche.CATALOG, ids=lambda game: game.id)
def test_no_file_outside_the_games_folders_names_a_game(game: Game) -> None:
    """Inside them `dig` may also be a move of another game."""
    shared = [path for path in sources() if path.parent.parent != BOARDS]
    assert [path for path in shared if names(path, game.id)] == []
    assert names(BOARDS / game.id / "index.js", game.id)


@pytest.mark.parametrize("game", pioche.CATALOG, ids=lambda game: game.id)
def test_a_game_s_folder_has_the_fixed_names(game: Game) -> None:
    assert {path.name for path in (BOARDS / game.id).iterdir()} >= FILES
    emblem = (BOARDS / game.id / "emblem.js").read_text(encoding="utf-8")
    assert "export function emblem()" in emblem
    assert "export const colour = " in emblem
    pictures = (BOARDS / game.id / "pictures.js").read_text(encoding="utf-8")
    assert re.search(r"^export (const|function) picture\b", pictures, re.MULTILINE)


def test_the_generic_folder_has_what_a_game_without_a_folder_needs() -> None:
    found = {path.name for path in (BOARDS / "generic").iterdir()}
    assert found >= {"index.js", "index.css", "pictures.js"}
    assert "emblem.js" not in found  # the server lists the folders that have one
