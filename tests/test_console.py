"""Sentences on a screen end their lines between words; a pipe gets them as they are."""

import os
import subprocess
import sys
import termios
from pathlib import Path

import pytest

from pioche.console import wrap
from pioche.records import write_record
from tests.table.test_record import under_way

NO_BREAK = "\N{NO-BREAK SPACE}"


@pytest.mark.parametrize(
    ("text", "columns", "lines"),
    [
        ("31 cards", 80, ["31 cards"]),
        ("There are 31 cards", 15, ["There are 31", "cards"]),
        ("a\n\nb c", 2, ["a", "", "b", "c"]),
        (f"de 31{NO_BREAK}cartes ici", 9, ["de", f"31{NO_BREAK}cartes", "ici"]),
        ("unbreakable here", 4, ["unbreakable", "here"]),
        ("Your move: ", 80, ["Your move: "]),
        ("金貨 金貨", 6, ["金貨", "金貨"]),
    ],
)
def test_lines_end_between_words(text: str, columns: int, lines: list[str]) -> None:
    assert wrap(text, columns).split("\n") == lines


def on_a_screen(*arguments: str, columns: int) -> list[str]:
    """The lines that a command writes on a screen of that width; its input has ended."""
    reader, writer = os.openpty()
    termios.tcsetwinsize(writer, (24, columns))
    environment = {key: value for key, value in os.environ.items() if key != "COLUMNS"}
    with subprocess.Popen(
        [sys.executable, "-m", "pioche", *arguments],
        stdin=subprocess.DEVNULL,
        stdout=writer,
        env=environment,
    ):
        os.close(writer)
        return written(reader).decode().replace("\r\n", "\n").split("\n")


def written(reader: int) -> bytes:
    """Everything up to the end, which a terminal reports as an error."""
    found = b""
    while True:
        try:
            part = os.read(reader, 4096)
        except OSError:
            part = b""
        if not part:
            os.close(reader)
            return found
        found += part


def in_a_pipe(*arguments: str) -> str:
    command = [sys.executable, "-m", "pioche", *arguments]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=True)
    return done.stdout.decode()


def check_lines(*arguments: str) -> None:
    """Check that a command breaks no word on a narrow screen, and no line in a pipe."""
    lines, piped = on_a_screen(*arguments, columns=40), in_a_pipe(*arguments)
    assert max(len(line) for line in lines) <= 40
    assert max(len(line) for line in piped.splitlines()) > 40
    assert " ".join(lines).split() == piped.split()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_lesson_breaks_no_word(language: str) -> None:
    check_lines("learn", "dig", "--lang", language)


def test_nor_does_a_replay(tmp_path: Path) -> None:
    write_record(under_way(), tmp_path / "game.pioche")
    check_lines("replay", str(tmp_path / "game.pioche"), "--lang", "en")
