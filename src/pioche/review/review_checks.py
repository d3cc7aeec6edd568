"""Whether a review that was read holds together: seats, moves, shares, sentences."""

import re
from collections.abc import Sequence
from typing import Final

from pioche.core.game import Game
from pioche.core.lines import Line
from pioche.core.refusals import Refusal
from pioche.games import game as game_of
from pioche.review.review_data import MARKS, BadReview, Decision, LedgerItem, Review
from pioche.words import LANGUAGES, words_in
from pioche.words.lines import LineSpeller

DIGEST: Final = re.compile("[0-9a-f]{64}")
# Every sentence of a review has a key of its own that begins so.
KEYS: Final = "review-"


def check_review(review: Review) -> None:
    """Refuse a review of which a client could not show every part."""
    game = game_of(review.game)
    if review.game_version != game.version:
        raise BadReview(
            0, "review-rules", game=game.id, found=review.game_version, known=game.version
        )
    require(DIGEST.fullmatch(review.record), "record", review.record)
    require(len(review.seats) in game.seats, "seats", len(review.seats))
    check_shares(review, "expectation", review.expectation)
    check_shares(review, "result", review.result)
    for index, decision in enumerate(review.decisions):
        check_decision(review, game, decision, f"decisions[{index}]")
    for index, item in enumerate(review.ledger):
        check_item(review, item, f"ledger[{index}]")
    for index, point in enumerate(review.curve):
        require(point.step >= 0, f"curve[{index}].step", point.step)
        check_shares(review, f"curve[{index}].shares", point.shares)
    check_totals(review)


def require(true: object, place: str, value: object) -> None:
    """Complain about the value at a place unless this is true."""
    if not true:
        raise BadReview(0, "review-value", place=place, value=str(value))


def check_shares(review: Review, place: str, shares: Sequence[float]) -> None:
    """A part of the victory for each seat."""
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
    told = [value.move for value in decision.moves]
    require(decision.played in told, f"{place}.played", decision.played)
    require(decision.best in told, f"{place}.best", decision.best)
    for line in decision.reason:
        check_line(review, game, line, f"{place}.reason")


def check_move(game: Game, place: str, move: str) -> None:
    try:
        game.moves.parse(move)
    except Refusal:
        require(False, place, move)


def check_line(review: Review, game: Game, line: Line, place: str) -> None:
    """A sentence that can be said in every language; an argument may have any form."""
    require(line.key.startswith(KEYS), place, line.key)
    names = [seat.name for seat in review.seats]
    try:
        for language in LANGUAGES:
            LineSpeller(words_in(language), game, names).line(line)
    except Exception:  # whatever the form of its arguments brings about
        require(False, place, line.json())


def check_item(review: Review, item: LedgerItem, place: str) -> None:
    check_seat(review, place, item.step, item.seat)
    require(len(item.choice) == len(review.seats), f"{place}.choice", item.choice)
    require(len(item.luck) == len(review.seats), f"{place}.luck", item.luck)


def check_totals(review: Review) -> None:
    """One total for each seat in order, and drills that are decisions."""
    seats = [total.seat for total in review.totals]
    require(seats == list(range(len(review.seats))), "totals", seats)
    for index in review.drills:
        require(0 <= index < len(review.decisions), "drills", index)
