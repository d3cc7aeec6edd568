"""Games and their lessons as messages: what a client needs to make forms and sentences."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from pioche.core.events import SOUNDS
from pioche.server.messages import GameEvent, Line, OptionValues, View

OptionKind = Annotated[
    str, Meta(extra={"js": '"switch" | "choice" | "number" | "some-seats" | "sheet"'})
]
ArgumentKind = Annotated[str, Meta(extra={"js": '"number" | "seat" | "word"'})]
Salience = Annotated[str, Meta(extra={"js": '"normal" | "shown" | "headline" | "own"'})]
Sound = Annotated[str, Meta(extra={"js": " | ".join(f'"{sound}"' for sound in SOUNDS)})]
FigureInfo = Annotated[dict[str, Any], Meta(extra={"js": "FigureInfo"})]
TotalInfo = Annotated[dict[str, Any], Meta(extra={"js": "TotalInfo"})]
ComponentInfo = Annotated[dict[str, Any], Meta(extra={"js": "ComponentInfo"})]


class OptionInfo(Struct, frozen=True):
    """An option of a game, for a form: `kind` is switch, choice, number, some-seats or sheet."""

    name: str
    kind: OptionKind
    default: bool | int | str
    choices: list[str]
    lowest: int | None
    highest: int | None
    needs_seats: list[int]
    figures: list[FigureInfo] = []
    totals: list[TotalInfo] = []


class MoveShape(Struct, frozen=True):
    """The kinds of a move's arguments: number, seat or word."""

    name: str
    arguments: list[ArgumentKind]


class EventInfo(Struct, frozen=True):
    """How much a kind of event matters: `salience` is normal, shown, headline or own.

    `secret`: a card is seen in secret. `heading`: a turn, a round or the like begins with it.
    `reveals`: chance has come to light, such as a card turned up or a die thrown.
    """

    salience: Salience
    secret: bool
    heading: bool
    reveals: bool


class LevelInfo(Struct, frozen=True):
    """How strong a bot is, as measured: `rating` with half its 95 % interval, `error`.

    `tenths` are its victories, of ten of it or the bot `yardstick` at tables of both; null for the
    yardstick itself. `step` is its step on the game's scale, from 1; null where it is none.
    """

    bot: str
    rating: int
    error: int
    yardstick: str
    tenths: int | None
    step: int | None


class SuggestedLevel(Struct, frozen=True):
    """The step of the scale that would give a person an even game, harder than the last or easier.

    Null where too little is known or the last game was at that step.
    """

    level: LevelInfo | None
    harder: bool


class GameInfo(Struct, frozen=True):
    """A game: everything that a client needs for forms and sentences.

    `seats` are the possible numbers of players. `minutes` is the usual length of a game, if known.
    `sounds` maps kinds of events to sounds. `lesson`: there is a first game with a teacher.
    `review` are the numbers of players with which finished games can be reviewed. `levels` are the
    measured bots, steps of the scale first, among them mixtures of two `bots`.
    """

    game: str
    version: int
    seats: list[int]
    options: list[OptionInfo]
    moves: list[MoveShape]
    faces: list[str]
    components: list[ComponentInfo]
    rulings: list[str]
    bots: list[str]
    levels: list[LevelInfo]
    timed: bool
    watch: bool  # whether its tables may be watched by default
    events: dict[str, EventInfo]
    minutes: int | None
    lesson: bool
    review: list[int]
    sounds: dict[str, Sound]


class LessonSentence(Struct, frozen=True):
    """A sentence of the teacher; `otherwise` is the key of the answer to any other move.

    `point` is what the teacher points at: `move go`, `face relic-5`, `seat 2` or `part party`;
    empty: the expected move.
    """

    key: str
    point: str
    otherwise: str


class LessonStep(Struct, frozen=True):
    """The table of a lesson as the learner sees it; `expected` is the move to make, if any."""

    view: View
    events: list[GameEvent]
    description: list[Line]
    legal: list[str]
    waiting: list[int]
    expected: str | None
    said: list[LessonSentence]


class LessonSeat(Struct, frozen=True):
    """A seat of a lesson: `player` is `human` for the learner, or the name of a bot."""

    name: str
    player: str


class LessonChapter(Struct, frozen=True):
    """A chapter of a lesson; `title` and `end` are the keys of its title and its last words."""

    title: str
    end: str
    options: OptionValues
    seat: int
    seats: list[LessonSeat]
    steps: list[LessonStep]


class LessonInfo(Struct, frozen=True):
    """A whole lesson with a teacher; the client plays its chapters without a table."""

    game: str
    chapters: list[LessonChapter]
