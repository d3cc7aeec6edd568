"""The odds of Let's Dig for Treasure in lines: as counts of cards, or as chances."""

from typing import Any, Final

from pioche.core.game import View
from pioche.core.lines import (
    Argument,
    Line,
    OddsLines,
    chance_line,
    counted_faces,
    face,
    line,
    row,
    within,
)
from pioche.games.letsdig.description import DANGERS, dangers_among, own_pile
from pioche.games.letsdig.odds import odds

SIDES: Final = ("left", "middle", "right")

Odds = dict[str, Any]
PileOdds = dict[str, Any]


def odds_lines(view: View) -> OddsLines:
    figures = odds(view)
    return OddsLines(counts(view, figures), chances(view, figures))


def counts(view: View, figures: Odds) -> list[Line]:
    """The cards that the looker has not seen: the dangers first, then all others."""
    unseen: dict[str, int] = figures["unseen"]
    dangers = dangers_among(unseen)
    others = {card: number for card, number in unseen.items() if card not in dangers}
    cards = counted_faces(dangers, empty="letsdig-odds-no-danger")
    lines = [
        line("letsdig-odds-unseen", cards=sum(unseen.values())),
        line("letsdig-odds-unseen-dangers", cards=cards),
    ]
    if view["seat"] is not None:
        lines.append(line("letsdig-odds-dogs", dogs=figures["dogs"]))
    if others:
        lines.append(line("letsdig-odds-others", cards=counted_faces(others)))
    return lines


def chances(view: View, figures: Odds) -> list[Line]:
    """What the next card of each pile may do, and what digging and stopping bring."""
    own = own_pile(view)
    dog = own is not None and view["turn"] in own["seats"] and figures["dogs"] > 0
    lines: list[Line] = []
    for sides, pile in alike(figures["piles"]):
        lines += pile_lines(view, sides, pile, dog)
    if figures["stop_points"] is not None and view["stage"] == "decide":
        lines.append(line("letsdig-odds-stop", points=figures["stop_points"]))
    return lines


def alike(piles: list[PileOdds | None]) -> list[tuple[list[str], PileOdds]]:
    """The piles by their sides, together with those that have the same odds."""
    found: list[tuple[list[str], PileOdds]] = []
    for side, pile in zip(SIDES, piles, strict=True):
        same = next((sides for sides, other in found if other == pile), None)
        if same is not None:
            same.append(side)
        elif pile is not None:
            found.append(([side], pile))
    return found


def pile_lines(view: View, sides: list[str], pile: PileOdds, dog: bool) -> list[Line]:
    """The chance of losing it all and why, then what one more card is worth."""
    piles = within(line("letsdig-odds-piles", sides="-".join(sides)))
    lines = [bust_line(piles, pile, dog)]
    if pile["dig_points"] is not None and view["stage"] in ("dig", "decide"):
        lines.append(line("letsdig-odds-dig", piles=piles, points=pile["dig_points"]))
    return lines


def bust_line(piles: Argument, pile: PileOdds, dog: bool) -> Line:
    """How likely the next card loses it all; whoever has a dog need not fear skeletons."""
    chance = pile["guarded_bust_chance"] if dog else pile["bust_chance"]
    if not chance:
        return chance_line("letsdig-odds-safe", 0.0, piles=piles)
    reasons = row(reason_lines(pile, dog))
    if dog:
        return chance_line("letsdig-odds-bust-dog", chance, piles=piles, reasons=reasons)
    return chance_line("letsdig-odds-bust", chance, piles=piles, reasons=reasons)


def reason_lines(pile: PileOdds, dog: bool) -> list[Line]:
    """Each danger with its part of that chance."""
    feared = [card for card in DANGERS if not (dog and card == "skeleton")]
    return [
        chance_line("letsdig-odds-reason", pile[f"{card}_chance"], face=face(card))
        for card in feared
        if pile[f"{card}_chance"]
    ]
