"""The odds of Dig Up Adventure in sentences: as counts of cards, or as chances."""

from typing import Any, Final

from pioche.games.digup.cards import ADVENTURES
from pioche.terminal.boards.digup_told import discard_told
from pioche.terminal.boards.gems import TIMES
from pioche.terminal.boards.scene import OddsLine, Scene
from pioche.words.spell import spell_face

PERCENT: Final = 100
NEXT: Final = ("own", "gem", "adventure", "idol", "skeleton")

Odds = dict[str, Any]


def counts(scene: Scene) -> list[OddsLine]:
    """What the looker cannot place, the discard pile, what the mines show, the end."""
    odds = scene.game.odds(scene.view)
    if scene.view["solo"]:
        return solo_counts(scene, odds)
    lines = [] if odds["own_chance"] is None else [own_gems(scene, odds)]
    lines += [others(scene, odds), adventures(scene, odds)]
    if scene.view["round"]:
        lines.append(discard(scene))
    return [*lines, *mines(scene, odds)]


def discard(scene: Scene) -> OddsLine:
    """The whole discard pile, which the board may have to cut."""
    told = discard_told(scene, scene.signs)
    return OddsLine(scene.words.say("digup-odds-discard", cards=told))


def own_gems(scene: Scene, odds: Odds) -> OddsLine:
    """The values of one's own gems that are somewhere unseen."""
    values = [face.rpartition("-")[2] for face in own_faces(scene, odds)]
    told = ", ".join(values) or scene.words.say("digup-odds-none")
    return OddsLine(scene.words.say("digup-odds-own", values=told))


def own_faces(scene: Scene, odds: Odds) -> list[str]:
    if odds["own_chance"] is None:
        return []
    colour = scene.view["mines"][scene.view["seat"]]["colour"]
    return [face for face in odds["unseen"] if face.startswith(colour)]


def others(scene: Scene, odds: Odds) -> OddsLine:
    """Other gems, idols and skeletons that are somewhere unseen."""
    unseen = odds["unseen"]
    gems = sum(number for face, number in unseen.items() if face[-1].isdecimal())
    told = scene.words.say(
        "digup-odds-others",
        gems=gems - len(own_faces(scene, odds)),
        idols=unseen.get("idol", 0),
        skeletons=unseen.get("skeleton", 0),
    )
    return OddsLine(told)


def adventures(scene: Scene, odds: Odds) -> OddsLine:
    """Each kind of adventure card with how many of them are unseen."""
    told = []
    for kind, _ in ADVENTURES:
        if cards := odds["unseen"].get(kind, 0):
            name = spell_face(scene.words, scene.game.id, kind)
            told.append(
                f"{name} {TIMES}{cards}"
                if scene.signs
                else scene.words.say("digup-board-counted", face=name, cards=cards)
            )
    cards_told = ", ".join(told) or scene.words.say("digup-odds-none")
    return OddsLine(scene.words.say("digup-odds-adventures", cards=cards_told))


def mines(scene: Scene, odds: Odds) -> list[OddsLine]:
    """What each mine shows and is worth on average; when the end may come."""
    if not scene.view["round"]:
        return []
    lines = [
        OddsLine(
            scene.words.say(
                "digup-odds-mine",
                player=scene.names[seat],
                shown=mine["shown"],
                expected=round(mine["expected"], 1),
            )
        )
        for seat, mine in enumerate(odds["mines"])
    ]
    return [*lines, OddsLine(end_told(scene, odds))]


def end_told(scene: Scene, odds: Odds) -> str:
    """Who can finish first, or that this is the last round."""
    if scene.view["ending"]:
        return scene.words.say("digup-odds-last-round")
    first = scene.names[odds["turns_to_finish"].index(odds["soonest"])]
    return scene.words.say("digup-odds-turns", turns=odds["soonest"], player=first)


def chances(scene: Scene) -> list[OddsLine]:
    """What the next card drawn may be; in the solo variant how the game may end."""
    odds = scene.game.odds(scene.view)
    if scene.view["solo"]:
        return solo_chances(scene, odds)
    told = [(kind, odds[f"{kind}_chance"]) for kind in NEXT]
    lines = [
        OddsLine(scene.words.say(f"digup-odds-next-{kind}", percent=percent(chance)), chance)
        for kind, chance in told
        if chance is not None and odds["next_chance"]
    ]
    return [*lines, *mines(scene, odds)]


def solo_counts(scene: Scene, odds: Odds) -> list[OddsLine]:
    """What is still hidden."""
    gems = odds["gems"] - odds["placed"] - len(scene.view["played"])
    skeletons = odds["skeletons_left"]
    return [OddsLine(scene.words.say("digup-odds-solo-left", gems=gems, skeletons=skeletons))]


def solo_chances(scene: Scene, odds: Odds) -> list[OddsLine]:
    """The exact chance to win, of a skeleton next, and the gems placed on average."""
    say = scene.words.say
    win, skeleton = odds["win_chance"], odds["skeleton_chance"]
    placed = round(odds["expected_placed"], 1)
    return [
        OddsLine(say("digup-odds-solo-win", percent=percent(win)), win),
        OddsLine(say("digup-odds-solo-skeleton", percent=percent(skeleton)), skeleton),
        OddsLine(say("digup-odds-solo-placed", gems=placed)),
    ]


def percent(fraction: float) -> int:
    """A chance in whole percent."""
    return round(fraction * PERCENT)
