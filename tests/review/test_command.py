"""`pioche review`: what it prints and writes, what it opens, drills, and what it refuses."""

import json
import shutil
import sys
from io import StringIO
from pathlib import Path

import pytest

from pioche.cli import main
from pioche.review.review_file import read_review

HERE = Path(__file__).parent
QUICK = ["--jobs", "1", "--budget", "1"]

Output = pytest.CaptureFixture[str]


@pytest.fixture(name="record")
def copied_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PIOCHE_LANG", "en")
    return Path(shutil.copy(HERE / "diamant.pioche", tmp_path / "game.pioche"))


@pytest.fixture(name="kept")
def copied_review(record: Path) -> Path:
    return Path(shutil.copy(HERE / "diamant.review.json", record.with_name("game.review.json")))


def run(*arguments: str | Path) -> int:
    return main(["review", *(str(argument) for argument in arguments)])


def test_a_record_is_reviewed_and_the_review_written(record: Path, capsys: Output) -> None:
    out = record.with_name("own.review.json")
    assert run(record, *QUICK, "--out", out, "--seat", "bo", "--seed", "4") == 0
    printed = capsys.readouterr().out
    assert "Diamant: luck and choices" in printed
    assert str(out) in printed.replace("\n", "")
    found = read_review(out)
    assert {decision.seat for decision in found.decisions} == {1}
    assert found.seed == 4
    assert [path.name for path in record.parent.glob("*.review.json")] == ["own.review.json"]


def test_a_review_is_shown_without_computing_again(
    record: Path, kept: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pioche.commands.review.review_game", None)
    shown = []
    for file in (kept, record):  # the usual review of this game lies beside it
        assert run(file) == 0
        shown.append(capsys.readouterr().out)
    assert shown[0] == shown[1]
    assert "Blunder of Bo. Go on or leave: “Leave” instead of “Go on”. Cost: 23%" in shown[0]
    assert "The same 2 more times: Expedition" in shown[0]
    assert run(kept, "--json") == 0
    assert capsys.readouterr().out == kept.read_text(encoding="utf-8")


def test_json_alone_writes_no_file(record: Path, capsys: Output) -> None:
    assert run(record, *QUICK, "--json", "--all") == 0
    data = json.loads(capsys.readouterr().out)
    assert {decision["seat"] for decision in data["decisions"]} == {0, 1, 2}
    assert not list(record.parent.glob("*.review.json"))


def test_drills_are_asked_from_the_eyes_of_their_seat(
    kept: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO("dig\n2\nquit\n"))
    assert run(kept, "--drill") == 0
    asked = capsys.readouterr().out
    assert "through Bo’s eyes" in asked
    assert "fewer of these games than “Go on”" in asked
    kept.with_name("game.pioche").unlink()
    assert run(kept, "--drill") == 2
    assert ".pioche" in capsys.readouterr().err


def test_an_interrupted_review_says_so_and_writes_nothing(
    record: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("pioche.commands.review.review_game", interrupted)
    assert run(record) == 130
    assert capsys.readouterr().err == "The review was stopped.\n"
    assert not list(record.parent.glob("*.review.json"))


def test_what_cannot_be_reviewed_is_refused_with_a_sentence(
    record: Path, kept: Path, capsys: Output
) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    unfinished = record.with_name("unfinished.pioche")
    unfinished.write_text("\n".join(lines[:20]) + "\n", encoding="utf-8")
    other = record.with_name("other.review.json")
    other.write_text("{}", encoding="utf-8")
    old = record.with_name("old.pioche")
    text = record.read_text(encoding="utf-8").replace('"version":1', '"version":99', 1)
    old.write_text(text, encoding="utf-8")
    refused: list[tuple[list[str | Path], str]] = [
        ([], "FILE"),
        ([record.with_name("none")], "no file"),
        ([unfinished], "not over"),
        ([other], "not a review"),
        ([old], "version 99"),
        ([kept, "--all"], "--all"),
        ([record, "--seat", "Zoé"], "Zoé"),
        ([record, "--seat", "4"], "4"),
        ([record, "--seat", "1", "--all"], "--seat"),
        ([record, "--budget", "0"], "--budget"),
        ([record, "--jobs", "none"], "--jobs"),
    ]
    for arguments, reason in refused:
        assert run(*arguments) == 2
        heard = capsys.readouterr()
        assert reason in heard.err
        assert heard.err.count("\n") == 1
        assert not heard.out
