"""The games for clients: options and moves for forms, lessons, rules, words, the API itself."""

import asyncio
from dataclasses import asdict
from functools import cache
from typing import Final

from pioche.bots import bot_names
from pioche.bots.plugins import PLUGINS
from pioche.bots.scale import levels_of
from pioche.core.game import Game
from pioche.core.moves import Domain, Seats
from pioche.core.options import Choice, Number, Option, SomeSeats, Switch
from pioche.core.sheet import Sheet
from pioche.games import all_games
from pioche.lessons import (
    LEARNER,
    Chapter,
    LessonFrame,
    Sentence,
    chapters_of,
    lesson_frames,
    lesson_games,
)
from pioche.rulebook.pages import rules_page
from pioche.server.errors import NotFound
from pioche.server.http.levels import level_info
from pioche.server.http.requests import KEPT, REVALIDATED, ApiRequest, Reply, json_reply
from pioche.server.http.static import words_text
from pioche.server.messages.catalogue import (
    EventInfo,
    GameInfo,
    LessonChapter,
    LessonInfo,
    LessonSeat,
    LessonSentence,
    LessonStep,
    MoveShape,
    OptionInfo,
)
from pioche.server.rooms.lobby import may_be_watched
from pioche.server.rooms.reviews import reviewable_seats
from pioche.table.log import HUMAN
from pioche.table.options import options_of
from pioche.words import LANGUAGES, words_in
from pioche.words.parts import part_text

PLAIN_TEXT: Final = "text/plain; charset=utf-8"


def games_info() -> list[GameInfo]:
    return [game_info(game) for game in all_games()]


def game_info(game: Game) -> GameInfo:
    return GameInfo(
        game=game.id,
        version=game.version,
        seats=list(game.seats),
        options=[option_info(option) for option in options_of(game) if option.offered],
        moves=[move_shape(name, domains) for name, domains in game.moves.domains.items()],
        faces=list(game.faces),
        components=[asdict(component) for component in game.components],
        rulings=list(game.rulings),
        bots=list(bot_names(game.id)),
        levels=[level_info(level) for level in levels_of(game.id)],
        timed=game.rules.clock is not None,
        watch=may_be_watched(game),
        events={
            kind.name: EventInfo(kind.salience, kind.secret, kind.heading, kind.reveals)
            for kind in game.events.kinds
        },
        minutes=game.minutes,
        lesson=game.id in lesson_games(),
        review=reviewable_seats(game),
        sounds=game.events.sounds,
    )


def option_info(option: Option) -> OptionInfo:
    bounds = (option.lowest, option.highest) if isinstance(option, Number) else (None, None)
    return OptionInfo(
        name=option.name,
        kind=option_kind(option),
        default=option.default,
        choices=list(option.choices) if isinstance(option, Choice) else [],
        lowest=bounds[0],
        highest=bounds[1],
        needs_seats=list(option.needs_seats),
        figures=[asdict(each) for each in option.figures] if isinstance(option, Sheet) else [],
        totals=[asdict(each) for each in option.totals] if isinstance(option, Sheet) else [],
    )


def option_kind(option: Option) -> str:
    kinds = {Switch: "switch", Choice: "choice", Number: "number", SomeSeats: "some-seats"}
    return next((kind for cls, kind in kinds.items() if isinstance(option, cls)), "sheet")


def move_shape(name: str, domains: list[Domain]) -> MoveShape:
    return MoveShape(name, [argument_kind(domain) for domain in domains])


def argument_kind(domain: Domain) -> str:
    if isinstance(domain, Seats):
        return "seat"
    return "number" if isinstance(domain, int) else "word"


@cache
def lesson_info(game: str) -> LessonInfo:
    """The lesson of a game; it is the same for everybody."""
    return LessonInfo(game, [lesson_chapter(chapter) for chapter in chapters_of(game)])


def lesson_chapter(chapter: Chapter) -> LessonChapter:
    return LessonChapter(
        title=chapter.title,
        end=chapter.end,
        options=chapter.deal.options,
        seat=LEARNER,
        seats=lesson_seats(chapter),
        steps=[lesson_step(chapter, frame) for frame in lesson_frames(chapter)],
    )


def lesson_seats(chapter: Chapter) -> list[LessonSeat]:
    """The seats; the learner is a person, whatever player made the deal."""
    kinds = [player.kind for player in chapter.deal.players]
    kinds[LEARNER] = HUMAN
    names = [player.name for player in chapter.deal.players]
    return [LessonSeat(name, kind) for name, kind in zip(names, kinds, strict=True)]


def lesson_step(chapter: Chapter, frame: LessonFrame) -> LessonStep:
    return LessonStep(
        view=frame.view,
        events=frame.events,
        description=frame.description,
        legal=frame.legal,
        waiting=frame.waiting,
        expected=frame.expected,
        said=[lesson_sentence(chapter, sentence) for sentence in frame.said],
    )


def lesson_sentence(chapter: Chapter, sentence: Sentence) -> LessonSentence:
    otherwise = chapter.key(sentence.otherwise) if sentence.otherwise else ""
    return LessonSentence(chapter.key(sentence.words), sentence.point, otherwise)


async def rules(request: ApiRequest) -> Reply:
    """Sections of text and cards, the same as in the docs and the terminal."""
    language, wanted = (str(request.http.path_params[name]) for name in ("language", "game"))
    found = [game for game in all_games() if game.id == wanted]
    if language not in LANGUAGES or not found:
        raise NotFound("server-no-page")
    return KEPT.get(
        ("rules", language, wanted),
        lambda: json_reply(rules_page(words_in(language), found[0]), cache=REVALIDATED),
    )


async def games(_request: ApiRequest) -> Reply:
    return KEPT.get(("games", *PLUGINS), lambda: json_reply(games_info(), cache=REVALIDATED))


async def lesson(request: ApiRequest) -> Reply:
    game = str(request.http.path_params["game"])
    if game not in lesson_games():
        raise NotFound("server-no-page")
    kept = KEPT.find(("lesson", game))
    if kept is None:
        made = json_reply(await asyncio.to_thread(lesson_info, game), cache=REVALIDATED)
        kept = KEPT.keep(("lesson", game), made)
    return kept


async def words(request: ApiRequest) -> Reply:
    language = str(request.http.path_params["language"])
    if language not in LANGUAGES:
        raise NotFound("server-no-page")
    return KEPT.get(("words", language), lambda: text_reply(words_text(language)))


async def words_part(request: ApiRequest) -> Reply:
    """The sentences that every page needs, or those of one file."""
    parameters = request.http.path_params
    language, part = str(parameters["language"]), str(parameters["part"])
    return KEPT.get(("words", language, part), lambda: words_reply(language, part))


def words_reply(language: str, part: str) -> Reply:
    text = part_text(language, part)
    if text is None:
        raise NotFound("server-no-page")
    return text_reply(text.encode())


def text_reply(text: bytes) -> Reply:
    return Reply(text, media=PLAIN_TEXT, cache=REVALIDATED)


async def openapi(request: ApiRequest) -> Reply:
    described = request.http.app.state.openapi
    return KEPT.get("openapi", lambda: json_reply(described, cache=REVALIDATED))
