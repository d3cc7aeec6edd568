"""Lessons: legal moves, words in both languages at every step, and no unused words."""

import pytest

from pioche.games import CATALOG
from pioche.lessons import LEARNER, Chapter, LessonFrame, chapters_of, lesson_frames, lesson_games
from pioche.table.record import read_text, record_text
from pioche.words import LANGUAGES, words_in
from tests.words.test_words import messages

POINTS = ("move", "face", "seat", "part")


CHAPTERS = [chapter for game in lesson_games() for chapter in chapters_of(game)]


@pytest.fixture(params=CHAPTERS, ids=lambda chapter: f"{chapter.game}-{chapter.number}")
def chapter(request: pytest.FixtureRequest) -> Chapter:
    found: Chapter = request.param
    return found


def frames(chapter: Chapter) -> dict[int, LessonFrame]:
    return {frame.moves: frame for frame in lesson_frames(chapter)}


def test_every_game_has_its_lesson() -> None:
    assert lesson_games() == sorted(game.id for game in CATALOG)


def test_the_record_of_a_deal_can_be_read(chapter: Chapter) -> None:
    text = record_text(chapter.deal, keep_seeds=True)
    assert record_text(read_text(text), keep_seeds=True) == text


def test_the_learner_is_asked_for_legal_moves_alone(chapter: Chapter) -> None:
    asked = [frame for frame in lesson_frames(chapter) if frame.expected]
    assert len(asked) >= 3  # the learner really plays
    for frame in asked:
        assert frame.expected in frame.legal
        assert LEARNER in frame.waiting


def test_the_teacher_speaks_at_every_move_of_the_learner_and_at_the_end(chapter: Chapter) -> None:
    shown = frames(chapter)
    assert all(frame.said for frame in shown.values() if frame.expected)
    assert shown[len(chapter.deal.log)].said
    assert [each.after for each in chapter.sentences] == sorted(
        each.after for each in chapter.sentences
    )


def test_the_teacher_points_at_what_is_there(chapter: Chapter) -> None:
    shown = frames(chapter)
    for sentence in chapter.sentences:
        frame = shown[sentence.after]
        kind, _, name = sentence.point.partition(" ")
        assert not sentence.point or kind in POINTS
        asks = frame.expected and sentence == frame.said[-1]
        assert sentence.point or asks, sentence  # there is always something to point at
        if kind == "move":
            assert name in frame.legal, sentence
        if kind == "face":
            assert name in chapter.deal.game.faces, sentence
        if kind == "seat":
            assert 1 <= int(name) <= chapter.deal.seats, sentence


@pytest.mark.parametrize("game", lesson_games())
def test_every_sentence_has_its_words_and_all_words_are_said(game: str) -> None:
    said: set[str] = set()
    for chapter in chapters_of(game):
        said |= {chapter.title, chapter.end}
        said |= {chapter.key(each.words) for each in chapter.sentences}
        said |= {chapter.key(each.otherwise) for each in chapter.sentences if each.otherwise}
    for language in LANGUAGES:
        assert [key for key in said if not words_in(language).has(key)] == []
    known = {key for key in messages("fr", "lessons.ftl") if key.startswith(f"lesson-{game}-")}
    assert known == said


def test_a_chapter_may_open_in_mid_game() -> None:
    opened = [chapter for chapter in CHAPTERS if chapter.opens]
    assert opened
    for chapter in opened:
        first = next(lesson_frames(chapter))
        assert (first.moves, first.events) == (chapter.opens, [])


def test_a_step_that_the_learner_cannot_see_is_no_frame(chapter: Chapter) -> None:
    for frame in lesson_frames(chapter):
        assert frame.events or frame.said or frame.expected or frame.moves == chapter.opens
