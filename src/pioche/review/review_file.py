"""The file of a review: written whole, read strictly. Every complaint names the place."""

import json
import os
import re
from collections.abc import Sequence
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from math import isfinite
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Final, get_args, get_origin, get_type_hints

from pioche.bots.expert import games_with_policies
from pioche.core.game import Game
from pioche.core.lines import Line
from pioche.core.refusals import Refusal
from pioche.files import FilePath, file_trouble, read_text_file, replace_file
from pioche.games import game as game_of
from pioche.review.review_data import (
    FORMAT,
    HEADER,
    LONGEST_JUDGE,
    MARKS,
    VERSION,
    BadReview,
    Decision,
    LedgerItem,
    Review,
)
from pioche.review.run import record_digest
from pioche.table.record import EXTENSION as RECORD_EXTENSION
from pioche.table.table import Table
from pioche.words import LANGUAGES, words_in
from pioche.words.lines import LineSpeller

EXTENSION: Final = ".review.json"
MOST_MEGABYTES: Final = 16
DIGEST: Final = re.compile("[0-9a-f]{64}")
# The keys of all sentences of a review begin so.
KEYS: Final = "review-"

Kind = Any  # a type, as an annotation names it


def review_text(review: Review) -> str:
    return json.dumps(review.json(), ensure_ascii=False, separators=(",", ":")) + "\n"


def write_review(review: Review, path: FilePath) -> None:
    """Write the file; an existing one is replaced only by a whole one."""
    try:
        replace_file(Path(os.path.realpath(path)), review_text(review).encode())
    except (OSError, ValueError) as error:
        raise file_trouble(path, error, BadReview) from error


def read_review(path: FilePath) -> Review:
    """The review in a file; BadReview says what is wrong."""
    return review_from_text(read_text_file(path, MOST_MEGABYTES, BadReview))


def review_from_text(text: str) -> Review:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BadReview(0, "review-json") from None
    return review_from_data(data)


def review_from_data(data: object) -> Review:
    """A review from JSON data, if it is of this version and consistent."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadReview(0, "review-json")
    if data.get("version") != VERSION:
        found = str(data.get("version"))
        raise BadReview(0, "review-version", found=found, known=VERSION)
    body = {name: value for name, value in data.items() if name not in HEADER}
    review: Review = read_value(Review, body, "")
    check_review(review)
    return review


# JSON data into dataclasses


def read_value(kind: Kind, data: object, place: str) -> Any:  # noqa: ANN401
    """A value of this type, or a complaint about its place."""
    if isinstance(kind, UnionType):
        inner = next(each for each in get_args(kind) if each is not NoneType)
        return None if data is None else read_value(inner, data, place)
    origin: object = get_origin(kind)
    if origin is list:
        return read_list(get_args(kind)[0], data, place)
    if origin is dict:
        return read_mapping(get_args(kind)[1], data, place)
    if kind is Line or is_dataclass(kind):
        return read_record(kind, data, place)
    return read_plain(kind, data, place)


def read_plain(kind: Kind, data: object, place: str) -> object:
    """A text, a truth value or a number; a whole number stands for a fraction too."""
    if kind is float and type(data) is int:
        data = float(data) if abs(data) < 2**53 else None
    fits = type(data) is kind and (kind is not float or isfinite(data))  # type: ignore[arg-type]
    if not fits:
        raise wrong_value(place, data)
    return data


def read_list(kind: Kind, data: object, place: str) -> list[Any]:
    if not isinstance(data, list):
        raise wrong_value(place, data)
    return [read_value(kind, each, f"{place}[{index}]") for index, each in enumerate(data)]


def read_mapping(kind: Kind, data: object, place: str) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise wrong_value(place, data)
    if kind is Any:
        return data
    return {name: read_value(kind, each, f"{place}.{name}") for name, each in data.items()}


def read_record(kind: Kind, data: object, place: str) -> object:
    """An object of a dataclass. Its judgements are left out: they are worked out again."""
    if not isinstance(data, dict):
        raise wrong_value(place, data)
    known = types_of(kind)
    for name in data:
        if name not in known and name not in getattr(kind, "DERIVED", ()):
            raise BadReview(0, "review-unknown", place=joined(place, name))
    return kind(**{name: read_field(kind, name, data, place) for name in known})


def read_field(kind: Kind, name: str, data: dict[str, Any], place: str) -> object:
    if name in data:
        return read_value(types_of(kind)[name], data[name], joined(place, name))
    missing = defaults_of(kind).get(name, MISSING)
    if missing is MISSING:
        raise BadReview(0, "review-missing", place=joined(place, name))
    return missing


def wrong_value(place: str, data: object) -> BadReview:
    return BadReview(0, "review-value", place=place or "review", value=str(data))


@cache
def types_of(kind: type[Any]) -> dict[str, Kind]:
    """The fields of a dataclass with their types."""
    if kind is Line:  # its arguments have forms of their own, which spelling checks
        return {"key": str, "arguments": dict[str, Any], "chance": float | None}
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind)}


@cache
def defaults_of(kind: type[Any]) -> dict[str, object]:
    """Values of fields that may be left out."""
    if kind is Line:
        return {"arguments": {}, "chance": None}
    return {field.name: field.default for field in fields(kind)}


def joined(place: str, name: str) -> str:
    return f"{place}.{name}" if place else name


# Whether a review is consistent


def check_review(review: Review) -> None:
    """Refuse a review that a client could not show in full."""
    game = game_of(review.game)
    if review.game_version != game.version:
        raise BadReview(
            0, "review-rules", game=game.id, found=review.game_version, known=game.version
        )
    require(DIGEST.fullmatch(review.record), "record", review.record)
    require(0 < len(review.judge) <= LONGEST_JUDGE, "judge", review.judge)
    require(len(review.seats) in game.seats, "seats", len(review.seats))
    check_shares(review, "expectation", review.expectation)
    check_shares(review, "result", review.result)
    for index, decision in enumerate(review.decisions):
        check_decision(review, game, decision, f"decisions[{index}]")
    for index, item in enumerate(review.ledger):
        check_item(review, item, f"ledger[{index}]")
    require(review.curve, "curve", review.curve)
    for index, point in enumerate(review.curve):
        require(point.step >= 0, f"curve[{index}].step", point.step)
        check_shares(review, f"curve[{index}].shares", point.shares)
    check_totals(review)


def require(true: object, place: str, value: object) -> None:
    """Complain about the value at a place unless this is true."""
    if not true:
        raise wrong_value(place, value)


def check_shares(review: Review, place: str, shares: Sequence[float]) -> None:
    """Each seat has a part of the victory."""
    require(len(shares) == len(review.seats), place, shares)
    require(all(0 <= share <= 1 for share in shares), place, shares)


def check_seat(review: Review, place: str, step: int, seat: int) -> None:
    require(step >= 0, f"{place}.step", step)
    require(0 <= seat < len(review.seats), f"{place}.seat", seat)


def check_decision(review: Review, game: Game, decision: Decision, place: str) -> None:
    check_seat(review, place, decision.step, decision.seat)
    require(decision.mark in MARKS, f"{place}.mark", decision.mark)
    require(decision.error >= 0, f"{place}.error", decision.error)
    for value in decision.moves:
        check_move(game, f"{place}.moves", value.move)
        require(0 <= value.share <= 1, f"{place}.moves", value.share)
        require(value.error >= 0, f"{place}.moves", value.error)
    moves = [value.move for value in decision.moves]
    require(decision.played in moves, f"{place}.played", decision.played)
    require(decision.best in moves, f"{place}.best", decision.best)
    for line in decision.reason:
        check_line(review, game, line, f"{place}.reason")
    if decision.title is not None:
        check_line(review, game, decision.title, f"{place}.title")


def check_move(game: Game, place: str, move: str) -> None:
    try:
        game.moves.parse(move)
    except Refusal:
        require(False, place, move)


def check_line(review: Review, game: Game, line: Line, place: str) -> None:
    """A sentence must spell in every language; its arguments may have any form."""
    require(line.key.startswith(KEYS), place, line.key)
    names = [seat.name for seat in review.seats]
    try:
        for language in LANGUAGES:
            LineSpeller(words_in(language), game, names).line(line)
    except Exception:  # arguments of a wrong form fail in any way
        require(False, place, line.json())


def check_item(review: Review, item: LedgerItem, place: str) -> None:
    check_seat(review, place, item.step, item.seat)
    require(len(item.choice) == len(review.seats), f"{place}.choice", item.choice)
    require(len(item.luck) == len(review.seats), f"{place}.luck", item.luck)


def check_totals(review: Review) -> None:
    """One total for each seat in order; drills are decisions."""
    seats = [total.seat for total in review.totals]
    require(seats == list(range(len(review.seats))), "totals", seats)
    for total in review.totals:
        require(total.error >= 0, "totals", total.error)
    for index in review.drills:
        require(0 <= index < len(review.decisions), "drills", index)


# Reviews beside their records


def can_review(table: Table) -> bool:
    """Whether the game is over and has policies to play it on."""
    return table.over and table.game.id in games_with_policies()


def review_path(record: Path) -> Path:
    return record.with_name(record.name.removesuffix(RECORD_EXTENSION) + EXTENSION)


def kept_review(table: Table, record: Path | None) -> Review | None:
    """The kept review of this very game; an unreadable one counts as none."""
    if record is None or not review_path(record).exists():
        return None
    try:
        review = read_review(review_path(record))
    except Refusal:
        return None
    return review if review.record == record_digest(table) else None
