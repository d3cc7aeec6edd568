"""Digger: throw again, take what lies there, or bring it home."""

from typing import Final

from pioche.core.lines import Argument, Line, chance_line, face, line
from pioche.review.reasons import Case
from pioche.review.review_data import MoveValue

THROW: Final = "throw"
GRABS: Final = ("take", "steal")
STORES: Final = ("store", "store-all")
HOME: Final = (*STORES, "stop")
WATER: Final = "water"
MS_PER_SECOND: Final = 1000
# A chance above this is 100 % in whole percents.
CERTAIN: Final = 0.995


def thing(case: Case, move: MoveValue) -> Argument | None:
    """The token that a move steals; whose it is stands on the board."""
    name, *about = move.move.split()
    return face(about[0]) if name == "steal" and about[0] in case.game.faces else None


def lines(case: Case) -> list[Line]:
    """The average of a throw, the tokens beside the crate, the pay of each token."""
    said = [token_line(case, move) for move in (case.best, case.played) if pays(move)]
    if THROW in case.names:
        said.append(throw_line(case))
    if case.names[0] in (THROW, *GRABS) and case.names[1] in HOME:
        said += beside_lines(case)
    return [*said, *early_lines(case), *store_lines(case), *time_lines(case)]


def throw_line(case: Case) -> Line:
    """The worth of one more throw, and the chance that it brings nothing."""
    figures = case.odds
    if figures["nothing_chance"] > CERTAIN:
        return line("review-digger-empty")
    return chance_line("review-digger-throw", figures["nothing_chance"], points=figures["points"])


def early_lines(case: Case) -> list[Line]:
    """That storing or stopping ends the digging, where digging on was better."""
    played, best = case.names
    if best not in (THROW, *GRABS) or case.view["stage"] == "store":
        return []
    if played in STORES:
        return [line("review-digger-stored")]
    return [line("review-digger-stopped")] if played == "stop" else []


def store_lines(case: Case) -> list[Line]:
    """The pay of the two tokens of which one is stored first."""
    if case.names != ("store", "store"):
        return []
    return [token_line(case, move) for move in (case.best, case.played) if has_worth(case, move)]


def has_worth(case: Case, move: MoveValue) -> bool:
    return move.move.split()[1] in case.view["players"][case.view["seat"]]["worth"]


def pays(move: MoveValue) -> bool:
    """Whether a move takes a token that pays something."""
    name, *about = move.move.split()
    return name in GRABS and about[0] != WATER


def token_line(case: Case, move: MoveValue) -> Line:
    token = move.move.split()[1]
    worth = case.view["players"][case.view["seat"]]["worth"][token]
    return line("review-digger-token", face=face(token), points=worth)


def beside_lines(case: Case) -> list[Line]:
    """The points of the tokens that are not stored yet."""
    worth = case.view["players"][case.view["seat"]]["worth"]
    points = sum(worth.get(token, 0) * number for token, number in case.view["beside"].items())
    return [line("review-digger-beside", points=points)] if points else []


def time_lines(case: Case) -> list[Line]:
    """How long the turn had lasted, where there is a glass."""
    seconds = case.view["elapsed"] / MS_PER_SECOND
    timed = case.view["throws_left"] is None
    return [line("review-digger-time", seconds=seconds)] if seconds and timed else []
