"""Games and their lessons as messages: what a client needs to make forms and sentences."""

from typing import Any

from msgspec import Struct


class OptionInfo(Struct, frozen=True):
    """An option of a game, for a form: `kind` is switch, choice, number, some-seats or sheet."""

    name: str
    kind: str
    default: bool | int | str
    choices: list[str]
    lowest: int | None
    highest: int | None
    needs_seats: list[int]
    figures: list[dict[str, Any]] = []
    totals: list[dict[str, Any]] = []


class MoveShape(Struct, frozen=True):
    """How a move's arguments are to be read: each is number, seat or word."""

    name: str
    arguments: list[str]


class EventInfo(Struct, frozen=True):
    """How much a kind of event matters: `salience` is normal, shown, headline or own.

    `secret`: a card is seen in secret, `heading`: a turn, a round or the like begins with it.
    """

    salience: str
    secret: bool
    heading: bool


class GameInfo(Struct, frozen=True):
    """A game, as a client needs it to make forms and sentences.

    `minutes` is about how long a game takes, where that is known; `sounds` as what kinds of
    events are heard (`core/events.py`); `lesson` whether there is a first game with a teacher,
    `review` whether finished games can be reviewed.
    """

    game: str
    version: int
    seats: list[int]
    options: list[OptionInfo]
    moves: list[MoveShape]
    faces: list[str]
    components: list[dict[str, Any]]
    rulings: list[str]
    bots: list[str]
    timed: bool
    events: dict[str, EventInfo]
    minutes: int | None
    lesson: bool
    review: bool
    sounds: dict[str, str]


class LessonSentence(Struct, frozen=True):
    """What the teacher says: the key of a sentence, and of the one said to any other move.

    `point` is what the teacher points at: `move go`, `face relic-5`, `seat 2` or `part party`;
    empty: the move that is asked for.
    """

    key: str
    point: str
    otherwise: str


class LessonStep(Struct, frozen=True):
    """The table of a lesson as the learner sees it; `expected` is the move to make, if any."""

    view: dict[str, Any]
    events: list[dict[str, Any]]
    description: list[dict[str, Any]]
    legal: list[str]
    waiting: list[int]
    expected: str | None
    said: list[LessonSentence]


class LessonSeat(Struct, frozen=True):
    """Who sits at the table of a lesson: `player` is human for the learner, or a bot's name."""

    name: str
    player: str


class LessonInfo(Struct, frozen=True):
    """A first game with a teacher, whole: whoever learns plays it without a table."""

    game: str
    options: dict[str, bool | int | str]
    seat: int
    seats: list[LessonSeat]
    steps: list[LessonStep]
