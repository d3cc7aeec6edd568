"""Facts about a game stand in its declaration or in its own folders and modules, nowhere else."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import pioche
from pioche.core.game import Game
from pioche.core.rng import Fast
from pioche.table.table import Table

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "pioche"
GAMES = {game.id for game in pioche.CATALOG}
CATALOGUE = SOURCE / "games" / "__init__.py"


def is_of_a_game(path: Path) -> bool:
    """Whether a file is in a folder GAME, or a module ROOM/GAME.py or ROOM/GAME_part.py."""
    inside = path.relative_to(ROOT)
    return bool(GAMES & set(inside.parts[:-1])) or inside.stem.split("_")[0] in GAMES


def mentions(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Each id of a game in a program: as a text, as a key, as a name, as a module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node.value in GAMES:
            yield node.lineno, node.value
        elif isinstance(node, ast.Name | ast.Attribute):
            name = node.id if isinstance(node, ast.Name) else node.attr
            if name.lower() in GAMES:
                yield node.lineno, name
        elif isinstance(node, ast.Import | ast.ImportFrom):
            modules = [alias.name for alias in node.names]
            modules += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            parts = {part.lower() for module in modules for part in module.split(".")}
            for name in sorted(parts & GAMES):
                yield node.lineno, name


def programs() -> list[Path]:
    found = [*SOURCE.rglob("*.py"), *(ROOT / "scripts").glob("*.py")]
    return sorted(path for path in found if path != CATALOGUE and not is_of_a_game(path))


def test_no_program_names_a_game() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {name}"
        for path in programs()
        if "compiled" not in path.parts
        for line, name in mentions(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert not found, "a fact about a game belongs to its Game or its own modules:\n" + "\n".join(
        found
    )


@pytest.mark.parametrize(
    "program",
    [
        'SCENES = {"digger": 3}',
        "from pioche.games.dig import DIG",
        "import pioche.games.diamant.moves",
        'if game.id == "letsdig": pass',
        "budget = games.DIGUP.review",
    ],
)
def test_a_mention_is_found(program: str) -> None:
    assert list(mentions(ast.parse(program)))


@pytest.mark.parametrize("game", pioche.CATALOG, ids=lambda game: game.id)
def test_a_game_of_dexterity_has_gestures_that_its_judge_accepts(game: Game) -> None:
    gestures = game.gestures or {}
    assert bool(gestures) == (game.rules.judge is not None)
    for name, evidence in gestures.items():
        table, seat, move = table_at(game, name)
        table.play(seat, move, evidence=evidence)


def table_at(game: Game, name: str) -> tuple[Table, int, int]:
    """A table of people at which a seat may make the move of that name."""
    table, rng = Table(game, game.usual_seats, 1), Fast(1)
    while not table.over:
        seat = table.to_act()[0]
        for move in table.legal(seat):
            if game.moves.name(move) == name:
                return table, seat, move
        moves = table.legal_without_gestures(seat)
        table.play(seat, moves[int(rng.below(len(moves)))])
    raise AssertionError(f"{name} is never legal")
