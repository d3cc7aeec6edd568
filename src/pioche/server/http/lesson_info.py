"""A first game with a teacher, as the browser plays it: all of its steps at once."""

from functools import cache

from pioche.lessons import LEARNER, Lesson, Sentence, lesson_of
from pioche.lessons.frames import LessonFrame, lesson_frames
from pioche.server.lesson_messages import LessonInfo, LessonSeat, LessonSentence, LessonStep
from pioche.server.messages import HUMAN


@cache
def lesson_info(game: str) -> LessonInfo:
    """The lesson of a game that is taught; it is the same for everybody."""
    lesson = lesson_of(game)
    return LessonInfo(
        game=game,
        options=lesson.deal.options,
        seat=LEARNER,
        seats=lesson_seats(lesson),
        steps=[lesson_step(lesson, frame) for frame in lesson_frames(lesson)],
    )


def lesson_seats(lesson: Lesson) -> list[LessonSeat]:
    """Who sits there; whoever learns is a person, whoever has made the deal."""
    kinds = [player.kind for player in lesson.deal.players]
    kinds[LEARNER] = HUMAN
    names = [player.name for player in lesson.deal.players]
    return [LessonSeat(name, kind) for name, kind in zip(names, kinds, strict=True)]


def lesson_step(lesson: Lesson, frame: LessonFrame) -> LessonStep:
    return LessonStep(
        view=frame.view,
        events=frame.events,
        description=frame.description,
        legal=frame.legal,
        waiting=frame.waiting,
        expected=frame.expected,
        said=[lesson_sentence(lesson, sentence) for sentence in frame.said],
    )


def lesson_sentence(lesson: Lesson, sentence: Sentence) -> LessonSentence:
    otherwise = lesson.key(sentence.otherwise) if sentence.otherwise else ""
    return LessonSentence(lesson.key(sentence.words), sentence.point, otherwise)
