"""The stand-alone verifier: its own code, the same vectors, the same verdicts."""

import ast
import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from pioche import game, write_record
from pioche.table.record import record_text
from pioche.testing.cases import Case
from pioche.testing.table_checks import play_out
from tests.games.digger.test_time import theft_table
from tests.table.test_record import finished, under_way

SCRIPT = Path(__file__).parents[2] / "verifier" / "pioche_verify.py"
VECTORS = json.loads((SCRIPT.parent / "vectors.json").read_text())


def verifier() -> ModuleType:
    spec = importlib.util.spec_from_file_location("pioche_verify", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-I", str(SCRIPT), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_it_is_short_and_imports_the_standard_library_only() -> None:
    text = SCRIPT.read_text()
    assert len(text.splitlines()) < 150
    names = {
        alias.name
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Import)
        for alias in node.names
    }
    assert names <= sys.stdlib_module_names


@pytest.mark.parametrize("vector", VECTORS["streams"], ids=lambda vector: vector["seed"][:8])
def test_streams_of_the_shared_vectors(vector: dict[str, object]) -> None:
    stream = verifier().Stream(bytes.fromhex(str(vector["seed"])))
    draws = vector["draws"]
    assert isinstance(draws, list)
    for draw in draws:
        if "shuffle" in draw:
            assert stream.shuffled(draw["shuffle"]) == draw["shuffle"]
        else:
            assert stream.below(draw["sides"]) == draw["die"]


@pytest.mark.parametrize("vector", VECTORS["masters"], ids=lambda vector: vector["server"][:4])
def test_master_seeds_of_the_shared_vectors(vector: dict[str, object]) -> None:
    found = verifier().master_seed(vector["server"], vector["clients"])
    assert found.hex() == vector["master"]


def test_a_finished_record_is_proved(tmp_path: Path) -> None:
    path = tmp_path / "game.pioche"
    write_record(finished(), path)
    done = run(str(path))
    assert done.returncode == 0
    assert "5 random outcomes" in done.stdout


def test_undone_moves_give_their_chance_back() -> None:
    table = under_way()
    for seat in range(3):
        table.leave(seat)
    assert verifier().verify(record_text(table)) == 5


@pytest.mark.parametrize("seed", range(5))
def test_it_agrees_with_ours_on_random_games(seed: int) -> None:
    table = play_out(Case(game("diamant"), 3 + seed, {"relics": "classic"}, seed))
    outcomes = sum(len(line) for line in table.outcome_lines)
    assert verifier().verify(record_text(table)) == outcomes


def test_a_changed_outcome_is_found(tmp_path: Path) -> None:
    lines = record_text(finished()).split("\n")
    cards = json.loads(lines[1])["shuffle"]
    cards[0], cards[1] = cards[1], cards[0]
    lines[1] = json.dumps({"shuffle": cards})
    path = tmp_path / "game.pioche"
    path.write_text("\n".join(lines))
    done = run(str(path))
    assert done.returncode == 2
    assert "line 2" in done.stderr


def test_a_changed_seed_is_found() -> None:
    text = record_text(finished())
    seed = json.loads(text.split("\n")[0])["seeds"]["server"]
    with pytest.raises(ValueError, match="not the one that was promised"):
        verifier().verify(text.replace(seed, "00" * 32))


def test_seeds_not_revealed_prove_nothing() -> None:
    with pytest.raises(ValueError, match="not revealed"):
        verifier().verify(record_text(under_way()))


def header_and(*lines: str) -> str:
    return "\n".join([record_text(finished()).split("\n")[0], *lines])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[]",
        "no json",
        '{"commitments":null,"seeds":{}}',
        "[" * 100_000,
        header_and('{"die":0,"sides":0}'),
        header_and('{"die":0,"sides":5000000000}'),
        header_and('{"undo":0}'),
        header_and('{"undo":5}'),
    ],
    ids=range(10),
)
def test_anything_else_is_refused_in_one_line(tmp_path: Path, text: str) -> None:
    path = tmp_path / "game.pioche"
    path.write_text(text)
    done = run(str(path))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


def test_no_file_and_no_argument(tmp_path: Path) -> None:
    assert run(str(tmp_path / "none")).returncode == 2
    assert run().returncode == 2


def test_it_accepts_the_record_of_a_game_with_gestures() -> None:
    table = theft_table()
    for seat in range(table.seats):
        table.leave(seat)
    text = record_text(table)
    assert '"evidence"' in text
    assert verifier().verify(text) == sum(len(line) for line in table.outcome_lines)
