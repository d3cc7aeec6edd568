"""Lessons in plain sentences."""

from collections.abc import Iterable
from itertools import repeat

import pytest

from pioche.cli import main
from pioche.lessons import lesson_games, lesson_of
from pioche.terminal.plain.lesson import PlainLesson
from pioche.words import words_in
from tests.terminal.helpers import Pipe

WORDS = words_in("en")


def told(game: str, answers: Iterable[str]) -> str:
    """What is written while these are typed."""
    pipe = Pipe(answers)
    PlainLesson(lesson_of(game), pipe.console(WORDS)).run()
    return pipe.text


@pytest.mark.parametrize("game", lesson_games())
def test_a_lesson_comes_to_its_end(game: str) -> None:
    lesson, text = lesson_of(game), told(game, repeat(""))
    assert all(WORDS.say(lesson.key(each.words)) in text for each in lesson.sentences)
    assert text.endswith(WORDS.say(lesson.key("end")))


def test_another_move_is_gently_refused_and_what_is_none_too() -> None:
    text = told("diamant", ["leave", "dance", "7", "go", "quit"])
    assert "Leaving so soon?" in text
    assert "“dance” is not a move" in text
    assert "“7” is not a move" in text
    assert text.endswith("See you next time!")
    assert "not just now. First:" in told("letsdig", ["1"])


def test_the_end_of_the_input_is_leaving() -> None:
    assert told("digger", ["1"]).endswith("\n")


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "--lang", "en"]) == 2
    assert "GAME" in capsys.readouterr().err
    assert main(["learn", "chess", "--lang", "en"]) == 2
    assert "diamant" in capsys.readouterr().err
