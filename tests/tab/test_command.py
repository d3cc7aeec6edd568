"""What `pioche site` refuses, before anything is built or fetched."""

import re
from pathlib import Path
from typing import Final

import pytest

from pioche.cli import main
from pioche.tab.pyodide import LOADER
from pioche.tab.site import stale_files

REFUSED: Final = 2


def refusal_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["site", "--lang", "en", *arguments]) == REFUSED
    said = capsys.readouterr()
    assert said.out == ""
    return re.sub(r"\s+", " ", said.err).strip()


def test_a_folder_that_holds_something_else_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ana")
    assert "is not empty" in refusal_of(capsys, str(tmp_path), "--pyodide", str(tmp_path))
    assert stale_files(tmp_path, {}) == ["letter.txt"]


@pytest.mark.parametrize("part", ["", "site", "site/games"])
def test_a_file_in_the_place_of_a_folder_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], part: str
) -> None:
    file = tmp_path / "letter"
    file.write_text("Dear Ana")
    said = refusal_of(capsys, str(file / part), "--pyodide", str(tmp_path))
    assert said == f"{file} is a file: name a folder."


def test_a_folder_that_the_system_refuses_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    name = "x" * 300
    said = refusal_of(capsys, name)
    assert said.startswith("The file “xxx")
    assert said.endswith("cannot be used: the name is too long.")


def test_pyodide_must_be_there_and_as_pinned(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    site, given = tmp_path / "site", tmp_path / "pyodide"
    arguments = (str(site), "--pyodide", str(given))
    assert f"{given / LOADER} is missing" in refusal_of(capsys, *arguments)
    given.mkdir()
    (given / LOADER).write_text("export const another = 1;")
    assert f"{given / LOADER} is not the file of pyodide@" in refusal_of(capsys, *arguments)
    assert not site.exists()


@pytest.mark.parametrize("address", ["ftp://x", "https://", "https:// x", "https://x y", "games"])
def test_an_address_that_is_none_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, address: str
) -> None:
    said = refusal_of(capsys, str(tmp_path / "site"), "--server", address)
    assert "is no address of a server" in said
