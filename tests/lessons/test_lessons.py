"""Lessons: legal moves, words in both languages at every step, and no unused words."""

import pytest

from pioche.games import CATALOG
from pioche.lessons import LEARNER, Lesson, LessonFrame, lesson_frames, lesson_games, lesson_of
from pioche.table.record import read_text, record_text
from pioche.words import LANGUAGES, words_in
from tests.words.test_words import messages

POINTS = ("move", "face", "seat", "part")


@pytest.fixture(params=lesson_games())
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return lesson_of(request.param)


def frames(lesson: Lesson) -> dict[int, LessonFrame]:
    return {frame.moves: frame for frame in lesson_frames(lesson)}


def test_every_game_has_its_lesson() -> None:
    assert lesson_games() == sorted(game.id for game in CATALOG)


def test_the_record_of_a_deal_can_be_read(lesson: Lesson) -> None:
    text = record_text(lesson.deal, keep_seeds=True)
    assert record_text(read_text(text), keep_seeds=True) == text


def test_the_learner_is_asked_for_legal_moves_alone(lesson: Lesson) -> None:
    asked = [frame for frame in lesson_frames(lesson) if frame.expected]
    assert len(asked) >= 3  # the learner really plays
    for frame in asked:
        assert frame.expected in frame.legal
        assert LEARNER in frame.waiting


def test_the_teacher_speaks_at_every_move_of_the_learner_and_at_the_end(lesson: Lesson) -> None:
    shown = frames(lesson)
    assert all(frame.said for frame in shown.values() if frame.expected)
    assert shown[len(lesson.deal.log)].said
    assert [each.after for each in lesson.sentences] == sorted(
        each.after for each in lesson.sentences
    )


def test_the_teacher_points_at_what_is_there(lesson: Lesson) -> None:
    shown = frames(lesson)
    for sentence in lesson.sentences:
        frame = shown[sentence.after]
        kind, _, name = sentence.point.partition(" ")
        assert not sentence.point or kind in POINTS
        asks = frame.expected and sentence == frame.said[-1]
        assert sentence.point or asks, sentence  # there is always something to point at
        if kind == "move":
            assert name in frame.legal, sentence
        if kind == "face":
            assert name in lesson.deal.game.faces, sentence
        if kind == "seat":
            assert 1 <= int(name) <= lesson.deal.seats, sentence


def test_every_sentence_has_its_words_and_all_words_are_said(lesson: Lesson) -> None:
    said = {lesson.key(each.words) for each in lesson.sentences} | {lesson.key("end")}
    said |= {lesson.key(each.otherwise) for each in lesson.sentences if each.otherwise}
    for language in LANGUAGES:
        assert [key for key in said if not words_in(language).has(key)] == []
    known = {key for key in messages("fr", "lessons.ftl") if key.startswith(lesson.key(""))}
    assert known == said


def test_a_step_that_the_learner_cannot_see_is_no_frame(lesson: Lesson) -> None:
    for frame in lesson_frames(lesson):
        assert frame.events or frame.said or frame.expected or frame.moves == 0
