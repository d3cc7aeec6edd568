"""The stand-alone verifier: its own code, the same vectors, the same verdicts."""

import ast
import importlib.util
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from pioche import Table, game, write_record
from pioche.cli import main
from pioche.table.record import chain_heads, record_text
from pioche.testing.cases import Case
from pioche.testing.table_checks import play_out
from tests.games.digger.test_time import theft_table
from tests.table.changed_records import Lines, in_first_format, lines_in, rechained, text_of
from tests.table.test_chain import CHANGED, SEEDS, another_play, changed, text_after
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
    assert len(text.splitlines()) < 270
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


@pytest.mark.parametrize("vector", VECTORS["chains"])
def test_chains_of_the_shared_vectors(vector: dict[str, list[dict[str, object]]]) -> None:
    assert [head for _, head in verifier().chain(vector["lines"])] == vector["heads"]


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


@pytest.mark.parametrize("change", [change for change, _, _ in CHANGED])
def test_a_record_that_was_changed_is_found_out(change: Callable[[Lines], None]) -> None:
    with pytest.raises(ValueError, match=r"chain|no line of a record"):
        verifier().verify(changed(change))


def test_without_its_chain_another_play_would_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: all of it comes from the promised seeds."""
    module = verifier()
    monkeypatch.setattr(module, "check_chain", lambda *_: None)
    assert module.verify(changed(another_play)) == 2


def other_result(line: dict[str, Any]) -> None:
    line["result"]["winners"] = [1 - line["result"]["winners"][0]]


def one_score_too_few(line: dict[str, Any]) -> None:
    line["result"]["scores"].pop()


def a_winner_from_elsewhere(line: dict[str, Any]) -> None:
    line["result"]["winners"] = [7]


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (other_result, "line 21: the chain does not fit"),
        (one_score_too_few, "line 21: this can be the result of no such game"),
        (a_winner_from_elsewhere, "line 21: this can be the result of no such game"),
    ],
)
def test_another_result_is_found_out(change: Callable[[dict[str, Any]], None], found: str) -> None:
    lines = lines_in(record_text(finished()))
    change(lines[-2])
    with pytest.raises(ValueError, match=found.replace("21", str(len(lines) - 1))):
        verifier().verify(text_of(lines))


def test_what_was_kept_is_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.pioche"
    table = finished()
    write_record(table, path)
    heads, promise = chain_heads(table), table.promises.server if table.promises else ""
    kept = ["--head", heads[1], "--head", heads[-1].upper(), "--commitment", promise]
    main = verifier().main
    assert main([str(path), *kept]) == 0
    said = capsys.readouterr().out
    assert "this is the game that was seen" in said
    assert "not checked: the rules" in said
    assert main([str(path), "--head", heads[0], "--head", promise]) == 2
    assert "another game" in capsys.readouterr().err
    assert main([str(path), "--commitment", heads[0]]) == 2
    assert "not one of this game" in capsys.readouterr().err


def test_what_cannot_be_checked_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.pioche"
    promises = SEEDS.promises_with(["0" * 64, "1" * 64, None])
    text = record_text(Table(game("diamant"), 3, SEEDS, promises), keep_seeds=True)
    path.write_text(text)
    main = verifier().main
    assert main([str(path)]) == 0
    said = capsys.readouterr().out
    assert "seat 2 promised a seed and did not show it" in said
    assert "not finished" in said
    assert "a forged game under the same seeds would pass" in said
    path.write_text(in_first_format(record_text(finished())))
    assert main([str(path)]) == 0
    assert "no chain (first format)" in capsys.readouterr().out
    assert main([str(path), "--head", "0" * 64]) == 2
    assert "another game" in capsys.readouterr().err
    with pytest.raises(ValueError, match="promise of seat 2 is marked wrongly"):
        verifier().verify(rechained(text.replace('"unshown":[1]', '"unshown":[]')))


@pytest.mark.parametrize(
    "line",
    [
        {"seat": 3, "move": "go", "at": 2000},
        {"seat": 0, "move": "go", "at": 10},
        {"seat": 0, "move": "go", "at": 2000, "why": "hope"},
        {"seat": 0, "move": "go", "undo": 1, "at": 2000},
        {"seat": 2, "undo": 2, "at": 2000},
        {"hello": 1},
    ],
)
def test_lines_that_no_table_writes_are_refused(line: dict[str, object]) -> None:
    """Be their chain as it should be."""
    lines = [*lines_in(text_after("go", "go"))[:-1], line]
    with pytest.raises(ValueError, match=f"line {len(lines)}: "):
        verifier().verify(rechained(text_of(lines)))


def test_it_accepts_the_record_of_a_game_with_gestures() -> None:
    table = theft_table()
    for seat in range(table.seats):
        table.leave(seat)
    text = record_text(table)
    assert '"evidence"' in text
    assert verifier().verify(text) == sum(len(line) for line in table.outcome_lines)


def test_a_key_that_stands_twice_is_refused_as_pioche_verify_does(tmp_path: Path) -> None:
    """Readers may take either of them: the record would be two records."""
    text = record_text(finished(), keep_seeds=True)
    first, _, rest = text.partition("\n")
    doubled = [
        first[:-1] + ',"game":"diamant"}\n' + rest,
        text.replace('"seeds":{', '"seeds":{"server":"00",', 1),
    ]
    for wrong in doubled:
        path = tmp_path / "twice.pioche"
        path.write_text(wrong, encoding="utf-8")
        done = run(str(path))
        assert (done.returncode, done.stdout) == (2, "")
        assert "a key stands twice" in done.stderr
        assert main(["--lang", "en", "verify", str(path)]) == 2


def test_its_first_line_says_that_a_forged_game_would_pass(tmp_path: Path) -> None:
    table = finished()
    path = tmp_path / "game.pioche"
    path.write_text(record_text(table, keep_seeds=True), encoding="utf-8")
    assert "a forged game under the same seeds would pass" in run(str(path)).stdout.splitlines()[0]
    kept = run(str(path), "--head", chain_heads(table)[-1]).stdout
    assert "forged" not in kept
