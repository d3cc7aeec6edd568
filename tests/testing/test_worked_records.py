"""The page on records: its examples are complete, replay, and match their explanations."""

import json
import re
from pathlib import Path

import pytest
from verifier.pioche_verify import verify

import pioche
from pioche.core.game import Game
from pioche.table.record import read_text, record_text
from pioche.testing.worked_records import (
    MARKS,
    explained_again,
    main,
    read_scene,
    records_of,
    renewed,
    table_of_mark,
    worked_table,
)

PAGE = Path(__file__).parents[2] / "docs" / "records.md"
RENEW = "python -m pioche.testing.worked_records docs/records.md"


def test_every_game_has_its_worked_record() -> None:
    assert set(records_of(PAGE.read_text())) == {game.id for game in pioche.CATALOG}


@pytest.mark.parametrize("game", pioche.CATALOG, ids=lambda game: game.id)
def test_a_worked_record_is_of_this_version_and_proved_by_its_seeds(game: Game) -> None:
    lines = records_of(PAGE.read_text())[game.id]
    assert lines[0]["version"] == game.version, RENEW
    outcomes = [line for line in lines if "shuffle" in line or "die" in line]
    assert verify("\n".join(json.dumps(line) for line in lines)) == len(outcomes)


def test_what_the_page_says_is_what_its_records_do() -> None:
    page = PAGE.read_text()
    assert explained_again(page) == page, RENEW


@pytest.mark.parametrize("mark", [*MARKS.finditer(PAGE.read_text())], ids=lambda mark: mark["game"])
def test_a_record_made_anew_reads_back(mark: re.Match[str]) -> None:
    text = record_text(table_of_mark(mark), keep_seeds=True)
    assert record_text(read_text(text), keep_seeds=True) == text


def test_renewing_the_page_gives_what_stands_there(tmp_path: Path) -> None:
    page = tmp_path / "records.md"
    page.write_text(PAGE.read_text())
    assert main([str(page)]) == 0
    assert page.read_text() == renewed(PAGE.read_text()) == PAGE.read_text(), RENEW


def test_without_a_page_one_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "usage" in capsys.readouterr().err


def test_a_game_without_a_scene_of_its_own_has_a_record_too() -> None:
    diamant = pioche.game("diamant")
    scene = read_scene(diamant, "")
    assert len(worked_table(diamant, scene).log) == scene.moves
