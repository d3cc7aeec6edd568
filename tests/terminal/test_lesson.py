"""Lessons in plain sentences."""

import re
from collections.abc import Iterable
from itertools import repeat

import pytest

from pioche.cli import main
from pioche.lessons import chapters_of, lesson_frames, lesson_games
from pioche.terminal.plain.practice import teach
from pioche.words import Words, words_in
from pioche.words.language import BROWSER
from tests.terminal.helpers import Pipe

WORDS = words_in("en")


def output_of(game: str, answers: Iterable[str]) -> str:
    """The output for these inputs."""
    pipe = Pipe(answers)
    teach(chapters_of(game), pipe.console(WORDS))
    return pipe.text


@pytest.mark.parametrize("game", lesson_games())
def test_a_lesson_comes_to_its_end(game: str) -> None:
    text = output_of(game, repeat(""))
    for chapter in chapters_of(game):
        assert all(WORDS.say(chapter.key(each.words)) in text for each in chapter.sentences)
        assert WORDS.say(chapter.title) in text
    assert text.endswith(WORDS.say(chapters_of(game)[-1].end))


def test_after_a_chapter_the_learner_may_stop() -> None:
    first, second = chapters_of("dig")
    asked = sum(1 for frame in lesson_frames(first) if frame.expected)
    text = output_of("dig", [*repeat("", asked), "no"])
    assert WORDS.say("terminal-lesson-go-on", title=WORDS.say(second.title)) in text
    assert WORDS.say(second.end) not in text
    assert WORDS.say(second.end) not in output_of("dig", repeat("", asked))


def test_another_move_is_gently_refused_and_what_is_none_too() -> None:
    text = output_of("diamant", ["leave", "dance", "7", "go", "quit"])
    assert "Leaving so soon?" in text
    assert "“dance” is not a move" in text
    assert "“7” is not a move" in text
    assert text.endswith("See you next time!")
    assert "not just now. First:" in output_of("letsdig", ["1"])


@pytest.mark.parametrize("game", lesson_games())
def test_the_learner_is_called_you_and_types(game: str) -> None:
    text, name = output_of(game, repeat("")), WORDS.say("web-nickname-default")
    assert f"{name} " not in text
    assert not re.search(r"(?i)\btap\b|press and hold|arrow", text)


def test_the_teacher_speaks_of_typing_here_and_of_tapping_in_the_browser() -> None:
    key = chapters_of("diamant")[0].key("leave-not")
    assert "Choose “Leave”" in output_of("diamant", ["", "", "", "", "", "go"])
    assert "Tap “Leave”" in Words("en", BROWSER).say(key)


def test_the_end_of_the_input_is_leaving() -> None:
    assert output_of("digger", ["1"]).endswith("\n")


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "--lang", "en"]) == 2
    assert "GAME" in capsys.readouterr().err
    assert main(["learn", "chess", "--lang", "en"]) == 2
    assert "diamant" in capsys.readouterr().err
    assert main(["learn", "dig", "--chapter", "3", "--lang", "en"]) == 2
    assert "--chapter" in capsys.readouterr().err
