"""The odds of Let's Dig for Treasure in sentences: as counts of cards, or as chances."""

from typing import Any, Final

from pioche.terminal.boards.letsdig_signs import (
    DANGERS,
    Counts,
    counted,
    dangers_among,
    signed,
)
from pioche.terminal.boards.letsdig_told import counted_in_words, name, own_pile
from pioche.terminal.boards.scene import OddsLine, Scene

PERCENT: Final = 100
SIDES: Final = ("left", "middle", "right")

PileOdds = dict[str, Any]


def counts(scene: Scene) -> list[OddsLine]:
    """The cards that the looker has not seen: the dangers first, then all others."""
    say, odds = scene.words.say, scene.game.odds(scene.view)
    unseen: Counts = odds["unseen"]
    dangers = dangers_among(unseen)
    others = {face: number for face, number in unseen.items() if face not in dangers}
    lines = [OddsLine(say("letsdig-odds-unseen", cards=sum(unseen.values())))]
    told = kinds_told(scene, dangers) or say("letsdig-odds-no-danger")
    lines.append(OddsLine(say("letsdig-odds-unseen-dangers", cards=told)))
    if scene.view["seat"] is not None:
        lines.append(OddsLine(say("letsdig-odds-dogs", dogs=odds["dogs"])))
    if others:
        lines.append(OddsLine(say("letsdig-odds-others", cards=kinds_told(scene, others))))
    return lines


def kinds_told(scene: Scene, counts: Counts) -> str:
    """Kinds of cards with how many there are, by their signs or in words."""
    if scene.signs:
        return ", ".join(piece.plain for piece in counted(scene, counts))
    return counted_in_words(scene, counts)


def chances(scene: Scene) -> list[OddsLine]:
    """What the next card of each pile may do, and what digging and stopping bring."""
    odds, own = scene.game.odds(scene.view), own_pile(scene)
    dog = own is not None and scene.view["turn"] in own["seats"] and odds["dogs"] > 0
    lines: list[OddsLine] = []
    for sides, pile in alike(odds["piles"]):
        lines += pile_chances(scene, sides, pile, dog)
    if odds["stop_points"] is not None and scene.view["stage"] == "decide":
        stop = scene.words.say("letsdig-odds-stop", points=odds["stop_points"])
        lines.append(OddsLine(stop))
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


def pile_chances(scene: Scene, sides: list[str], pile: PileOdds, dog: bool) -> list[OddsLine]:
    """The chance of losing it all and why, then what one more card is worth."""
    say = scene.words.say
    told = say("letsdig-odds-piles", sides="-".join(sides))
    lines = [bust_line(scene, told, pile, dog)]
    if pile["dig_points"] is not None and scene.view["stage"] in ("dig", "decide"):
        points = round(pile["dig_points"], 1)
        lines.append(OddsLine(say("letsdig-odds-dig", piles=told, points=points)))
    return lines


def bust_line(scene: Scene, piles: str, pile: PileOdds, dog: bool) -> OddsLine:
    """How likely the next card loses it all; whoever has a dog need not fear skeletons."""
    chance = pile["guarded_bust_chance"] if dog else pile["bust_chance"]
    if not chance:
        return OddsLine(scene.words.say("letsdig-odds-safe", piles=piles), 0.0)
    key = "letsdig-odds-bust-dog" if dog else "letsdig-odds-bust"
    why = ", ".join(reasons(scene, pile, dog))
    told = scene.words.say(key, piles=piles, percent=percent(chance), reasons=why)
    return OddsLine(told, chance)


def reasons(scene: Scene, pile: PileOdds, dog: bool) -> list[str]:
    """Each danger with its part of that chance."""
    feared = [face for face in DANGERS if not (dog and face == "skeleton")]
    parts = {face: pile[f"{face}_chance"] for face in feared if pile[f"{face}_chance"]}
    return [reason(scene, face, part) for face, part in parts.items()]


def reason(scene: Scene, face: str, part: float) -> str:
    """One danger, by its sign or in words, and how likely it is."""
    danger = signed(scene, face).plain if scene.signs else name(scene, face)
    return scene.words.say("letsdig-odds-reason", face=danger, percent=percent(part))


def percent(fraction: float) -> int:
    """A chance in whole percent."""
    return round(fraction * PERCENT)
