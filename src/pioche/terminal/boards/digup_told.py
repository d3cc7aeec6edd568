"""Dig Up Adventure told in sentences: the mines row by row, the hands, the piles."""

from typing import Any, Final

from pioche.core.game import View
from pioche.games.digup.cards import COLOURS, FACES, points_of
from pioche.games.digup.effects.solo import GEMS
from pioche.terminal.boards.gems import TIMES
from pioche.terminal.boards.scene import Scene
from pioche.words.spell import spell_face

HIDDEN: Final = "unknown"
ROWS: Final = ((1, 2, 3), (4, 5, 6), (7, 8, 9))
# Of a long discard pile the board draws so many kinds, the newest first; the odds have them all.
DISCARD_SHOWN: Final = 6
# What one or two players see and the others do not.
SECRETS: Final = frozenset({"looks", "sees", "robs", "gives", "keeps", "lifts"})

Mine = dict[str, Any]


def tell(scene: Scene) -> list[str]:
    """The whole table."""
    view = scene.view
    lines = [". ".join(state_words(scene)) + "."]
    for number, mine in enumerate(view["mines"]):
        lines += mine_told(scene, number, mine)
    beside = [*pile_lines(scene, discard_told(scene, False)), *hand_lines(scene)]
    return [*lines, *(f"{line}." for line in beside)]


def progress(scene: Scene) -> str:
    """How far the game has come."""
    if scene.view["solo"]:
        placed = sum(len(mine["up"]) for mine in scene.view["mines"])
        return scene.words.say("digup-board-solo", placed=placed, gems=GEMS)
    if scene.view["round"] == 0:
        return scene.words.say("digup-board-setup")
    return scene.words.say("digup-board-round", number=scene.view["round"])


def fades(view: View, event: dict[str, Any]) -> bool:
    """Without the memory aid the log does not repeat what was seen in secret."""
    return not view["memory"] and event["event"] in SECRETS


def state_words(scene: Scene) -> list[str]:
    """How far the game has come, and what there is to draw from."""
    say, view = scene.words.say, scene.view
    told = [progress(scene)]
    if view["ending"] and view["stage"] != "over":
        told.append(say("digup-board-last-round"))
    if view["solo"]:
        told.append(say("digup-board-skeletons", number=len(view["discard"])))
    told.append(say("digup-board-pile", cards=view["pile"]))
    return told


def mine_told(scene: Scene, number: int, mine: Mine) -> list[str]:
    """Whose mine it is, then its rows."""
    lines = [mine_title(scene, number, mine)]
    for row in ROWS if mine["cards"] else ():
        cards = ", ".join(position_told(scene, mine, at) for at in row)
        lines.append(f"{cards}.")
    return lines


def mine_title(scene: Scene, number: int, mine: Mine) -> str:
    """Who collects what, and what it shows."""
    say, colour = scene.words.say, mine["colour"]
    if scene.view["solo"]:
        if colour is None:
            return say("digup-board-solo-no-colour", number=number + 1)
        told = say(f"digup-colour-{colour}")
        return say("digup-board-solo-mine-line", number=number + 1, colour=told)
    player = scene.names[number]
    if colour is None:
        return say("digup-board-no-colour", player=player)
    told, points = say(f"digup-colour-{colour}"), points_shown(mine)
    return say("digup-board-mine-line", player=player, colour=told, points=points)


def points_shown(mine: Mine) -> int:
    """The points of the face-up cards."""
    colour = COLOURS.index(mine["colour"])
    faces = [(at, FACES.index(mine["cards"][at - 1])) for at in mine["up"]]
    return sum(int(points_of(face, at - 1, colour)) for at, face in faces)


def position_told(scene: Scene, mine: Mine, at: int) -> str:
    """A position and what lies there."""
    face = mine["cards"][at - 1]
    if face == HIDDEN:
        card = scene.words.say("digup-board-face-down")
    else:
        card = spell_face(scene.words, scene.game.id, face)
        if at not in mine["up"]:
            card = scene.words.say("digup-board-known", face=card)
    return scene.words.say("digup-board-position", at=at, card=card)


def pile_lines(scene: Scene, discard: str) -> list[str]:
    """What lies beside the mines, where there is any; the discard pile in these words."""
    say, view, lines = scene.words.say, scene.view, []
    if view["colours_out"]:
        told = ", ".join(say(f"digup-colour-{colour}") for colour in view["colours_out"])
        lines.append(say("digup-board-out", colours=told))
    if view["solo"]:
        next_card = [say("digup-board-next", face=name(scene, face)) for face in view["played"]]
        return [*lines, *next_card]
    if view["round"]:
        lines.append(say("digup-board-discard", cards=discard))
    if view["pile_top"]:
        told = ", ".join(name(scene, face) for face in view["pile_top"])
        lines.append(say("digup-board-pile-top", cards=told))
    return [*lines, *table_lines(scene)]


def table_lines(scene: Scene) -> list[str]:
    """The cards that lie on the table for a moment."""
    say, view, lines = scene.words.say, scene.view, []
    if view["played"]:
        lines.append(say("digup-board-played", cards=cards_told(scene, view["played"])))
    if view["river"]:
        lines.append(say("digup-board-river", cards=cards_told(scene, view["river"])))
    if view["looked"]:
        lines.append(say("digup-board-looked", cards=cards_told(scene, view["looked"])))
    if view["aside"]:
        lines.append(say("digup-board-aside", cards=cards_told(scene, view["aside"])))
    return lines


def discard_told(scene: Scene, signs: bool) -> str:
    """The whole discard pile, the newest card first: anybody may look through it at any time."""
    groups = discard_groups(scene.view)
    told = ", ".join(counted(scene, face, cards, signs) for face, cards in groups.items())
    return told or scene.words.say("digup-board-empty")


def discard_drawn(scene: Scene) -> str:
    """The newest cards of the discard pile, and how many lie under them."""
    newest = dict(list(discard_groups(scene.view).items())[:DISCARD_SHOWN])
    more = len(scene.view["discard"]) - sum(newest.values())
    if not more:
        return discard_told(scene, True)
    told = ", ".join(counted(scene, face, cards, True) for face, cards in newest.items())
    return scene.words.say("digup-board-discard-more", cards=told, more=more)


def discard_groups(view: View) -> dict[str, int]:
    """How many cards of each face are in the discard pile, by the newest of each."""
    newest_first = view["discard"][::-1]
    return {face: newest_first.count(face) for face in newest_first}


def counted(scene: Scene, face: str, cards: int, signs: bool) -> str:
    """A card, and how many of them where there are several."""
    if cards == 1:
        return name(scene, face)
    if signs:
        return f"{name(scene, face)} {TIMES}{cards}"
    return scene.words.say("digup-board-counted", face=name(scene, face), cards=cards)


def hand_lines(scene: Scene) -> list[str]:
    """What each one holds, as far as the looker knows."""
    lines: list[str] = []
    for seat, hand in enumerate(scene.view["hands"] if scene.view["round"] else []):
        told = cards_told(scene, hand)
        if seat == scene.view["seat"]:
            lines.insert(0, scene.words.say("digup-board-own-hand", cards=told))
        else:
            player = scene.names[seat]
            lines.append(scene.words.say("digup-board-hand", player=player, cards=told))
    return lines


def cards_told(scene: Scene, cards: list[str]) -> str:
    """Known cards by name, then how many there are besides."""
    hidden = cards.count(HIDDEN)
    told = [name(scene, face) for face in cards if face != HIDDEN]
    if hidden:
        told.append(scene.words.say("digup-board-hidden-cards", cards=hidden))
    return ", ".join(told) or scene.words.say("digup-board-empty")


def name(scene: Scene, face: str) -> str:
    """A card by its name, or that it is hidden."""
    if face == HIDDEN:
        return scene.words.say("digup-board-face-down")
    return spell_face(scene.words, scene.game.id, face)
