"""Let's Dig for Treasure: one more card from one of the piles, or stop."""

from typing import Any, Final

from pioche.core.lines import Argument, Line, chance_line, face, line, seat
from pioche.games.letsdig.cards import FACES
from pioche.review.reasons import Case, effect_lines, number_of
from pioche.review.review_data import MoveValue

SIDES: Final = ("left", "middle", "right")
DIG: Final = "dig"
STOP: Final = "stop"
UNKNOWN: Final = "unknown"
# Moves that name a player, and those that name a pile without digging there.
PLAYERS: Final = ("give", "rob")
PILES: Final = ("search", "destroy")


def thing(_case: Case, move: MoveValue) -> Argument | None:
    """The player that a move names."""
    name, *_ = move.move.split()
    return seat(number_of(move) - 1) if name in PLAYERS else None


def lines(case: Case) -> list[Line]:
    """The chance to bust and the points of stopping; else what the cards, players, piles have."""
    said = dig_or_stop(case)
    if case.names[0] in PLAYERS and case.names[1] in PLAYERS:
        said = [player_line(case, move) for move in (case.best, case.played)]
    piles = [move for move in (case.best, case.played) if move.move.split()[0] in PILES]
    return [*said, *(pile_line(case, move) for move in piles), *effect_lines(case, FACES)]


def player_line(case: Case, move: MoveValue) -> Line:
    """The cards of a player, and the points where they are known."""
    player = number_of(move) - 1
    pile = next(pile for pile in case.view["score_piles"] if player in pile["seats"])
    points = "none" if pile["points"] is None else pile["points"]
    return line("review-letsdig-player", seat=seat(player), cards=pile["cards"], points=points)


def pile_line(case: Case, move: MoveValue) -> Line:
    """How many cards a pile has: the first empty one brings the end."""
    cards = case.view["piles"][number_of(move) - 1]["cards"]
    return line("review-letsdig-pile", pile=pile_name(move), cards=cards)


def dig_or_stop(case: Case) -> list[Line]:
    """The chance to bust with the next card, and the points of stopping."""
    names = case.names
    if names == (DIG, STOP):
        return [bust_line(case, case.played), *stop_lines(case)]
    if names == (STOP, DIG):
        return [bust_line(case, case.best), *dig_lines(case)]
    if names == (DIG, DIG):
        same = chance_of(case, case.played) == chance_of(case, case.best)
        piles = [pile_line(case, move) for move in (case.best, case.played)] if same else []
        return piles or [bust_line(case, case.played), bust_line(case, case.best)]
    return []


def bust_line(case: Case, move: MoveValue) -> Line:
    """How likely the next card of that pile busts; or that it was known to."""
    known = case.view["piles"][number_of(move) - 1]["top"][:1]
    chance = chance_of(case, move)
    if known and known[0] != UNKNOWN:
        key = "review-letsdig-known-bust" if chance else "review-letsdig-known"
        return line(key, pile=pile_name(move), face=face(known[0]))
    return chance_line("review-letsdig-bust", chance, pile=pile_name(move))


def chance_of(case: Case, move: MoveValue) -> float:
    """The chance that digging there busts; a dog drives skeletons away."""
    figures = case.odds
    odds: dict[str, Any] = figures["piles"][number_of(move) - 1]
    return float(odds["guarded_bust_chance"] if figures["dogs"] else odds["bust_chance"])


def stop_lines(case: Case) -> list[Line]:
    points = case.odds["stop_points"]
    return [] if points is None else [line("review-letsdig-stop", points=points)]


def dig_lines(case: Case) -> list[Line]:
    """The points of one more card, against stopping."""
    figures = case.odds
    dig, stop = figures["piles"][number_of(case.best) - 1]["dig_points"], figures["stop_points"]
    if dig is None or stop is None or dig <= stop:
        return []
    return [line("review-letsdig-dig", points=dig, stop=stop)]


def pile_name(move: MoveValue) -> str:
    return SIDES[number_of(move) - 1]
