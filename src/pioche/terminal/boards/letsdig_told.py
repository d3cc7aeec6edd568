"""Let's Dig for Treasure told in sentences, for whoever hears the table rather than sees it."""

from typing import Final

from pioche.terminal.boards.letsdig_signs import (
    HIDDEN,
    PAIR,
    USED_DOG,
    Counts,
    ScorePile,
    dangers_among,
    sorted_out,
    tally,
)
from pioche.terminal.boards.scene import Scene
from pioche.words.spell import spell_face

NONE: Final = "none"
# While cards are dug up: later the collected ones have their effects.
DIGGING: Final = ("dig", "decide", "react", "heirloom")


def tell(scene: Scene) -> list[str]:
    """The whole table."""
    own = own_pile(scene)
    others = [pile for pile in scene.view["score_piles"] if pile is not own]
    return [
        " ".join(f"{part}." for part in headings(scene)),
        *(pile_told(scene, number) for number in range(len(scene.view["piles"]))),
        *dug_told(scene),
        *([own_told(scene, own)] if own else []),
        *(player_told(scene, pile) for pile in others),
        *gone_told(scene),
    ]


# What the drawing says too


def headings(scene: Scene) -> list[str]:
    """Whose turn it is, what is owed to them, and whether it is the last one."""
    say, view = scene.words.say, scene.view
    if view["stage"] == "over":
        return [say("letsdig-board-over")]
    told = [doing(scene)]
    if view["ending"]:
        return [*told, say("letsdig-board-ending")]
    if view["extra"]:
        told.append(say("letsdig-board-extra", turns=view["extra"]))
    return told


def doing(scene: Scene) -> str:
    """What the one whose turn it is does just now."""
    say, view = scene.words.say, scene.view
    player = scene.names[view["turn"]]
    if view["victim"] is not None:
        return say("letsdig-board-robs", player=player, other=scene.names[view["victim"]])
    if view["search"] is not None:
        return say("letsdig-board-searches", player=player, number=view["search"]["pile"] + 1)
    collects = view["stage"] not in DIGGING
    return say("letsdig-board-collects" if collects else "letsdig-board-turn", player=player)


def progress(scene: Scene) -> str:
    """How many cards each pile still has."""
    cards = ", ".join(str(pile["cards"]) for pile in scene.view["piles"])
    return scene.words.say("letsdig-board-progress", cards=cards)


def own_pile(scene: Scene) -> ScorePile | None:
    """The score pile of whoever looks, if they have one."""
    piles: list[ScorePile] = scene.view["score_piles"]
    return next((pile for pile in piles if scene.view["seat"] in pile["seats"]), None)


def own_title(scene: Scene) -> str:
    """What the looker's own pile is called: in teams it is shared."""
    return scene.words.say("letsdig-board-own-team" if scene.view["teams"] else "letsdig-board-own")


def owners(scene: Scene, pile: ScorePile) -> str:
    """Whose pile this is: partners in teams."""
    names: list[str] = [scene.names[seat] for seat in pile["seats"]]
    if len(names) == 1:
        return names[0]
    return scene.words.say("terminal-list-and", first=names[0], last=names[1])


def points_told(scene: Scene, pile: ScorePile) -> str:
    """What a pile is worth, if that is known."""
    if pile["points"] is None:
        return scene.words.say("letsdig-board-points-hidden")
    return scene.words.say("letsdig-board-points", points=pile["points"])


def cards_told(scene: Scene, cards: int) -> str:
    """How many cards, in words."""
    return scene.words.say("letsdig-board-cards", cards=cards)


def pile_cards(scene: Scene, cards: int) -> str:
    """How many cards a pile to dig has."""
    return cards_told(scene, cards) if cards else scene.words.say("letsdig-board-empty")


def dug_faces(scene: Scene) -> list[str]:
    """The cards dug in their order; a dog that has been used is told as such."""
    faces: list[str] = list(scene.view["dug"])
    for _ in range(scene.view["dug_used_dogs"]):
        faces[faces.index("dog")] = USED_DOG
    return faces


def worms_warning(scene: Scene) -> str:
    """That worms would bust, where they would; nothing otherwise."""
    dug = scene.view["dug"]
    warned = "worms" in dug or "waste" in dug
    return scene.words.say("letsdig-board-worms") if warned else ""


# Only in sentences


def name(scene: Scene, face: str) -> str:
    """What a card is called in full."""
    if face == HIDDEN:
        return scene.words.say("terminal-face-down")
    if face == USED_DOG:
        return scene.words.say("letsdig-board-used-dog-told")
    return spell_face(scene.words, scene.game.id, face)


def several(scene: Scene, face: str, cards: int) -> str:
    """A kind of card, and how many of them where there are several: no sign is read out."""
    if face == PAIR:
        return scene.words.say("letsdig-board-pair-told", pairs=cards)
    if cards == 1:
        return name(scene, face)
    return scene.words.say("letsdig-board-counted", face=name(scene, face), cards=cards)


def counted_in_words(scene: Scene, counts: Counts) -> str:
    """Kinds of cards in a row, with how many there are of each."""
    return ", ".join(several(scene, face, cards) for face, cards in counts.items())


def pile_told(scene: Scene, number: int) -> str:
    """A pile to dig: how many cards, and what is known from the top."""
    say, pile = scene.words.say, scene.view["piles"][number]
    cards = pile_cards(scene, pile["cards"])
    if not pile["top"]:
        return say("letsdig-board-pile-told", number=number + 1, cards=cards)
    top = ", ".join(name(scene, face) for face in pile["top"])
    return say("letsdig-board-pile-top", number=number + 1, cards=cards, top=top)


def dug_told(scene: Scene) -> list[str]:
    """The cards dug in this turn, or the effects of those that were collected."""
    say, view = scene.words.say, scene.view
    if view["pending"]:
        cards = counted_in_words(scene, tally(view["pending"]))
        return [say("letsdig-board-pending-line", cards=cards)]
    if not view["dug"]:
        return [say("letsdig-board-dug-none")] if view["stage"] in DIGGING else []
    told = say("letsdig-board-dug-line", cards=counted_in_words(scene, tally(dug_faces(scene))))
    return [f"{told} {worms_warning(scene)}".rstrip()]


def own_told(scene: Scene, pile: ScorePile) -> str:
    """The looker's own pile, card by card."""
    return scene.words.say(
        "letsdig-board-own-line",
        pile=own_title(scene),
        cards=cards_told(scene, pile["cards"]),
        points=points_told(scene, pile),
        known=counted_in_words(scene, sorted_out(pile)) or NONE,
    )


def player_told(scene: Scene, pile: ScorePile) -> str:
    """Another player's pile, with what the looker knows of it."""
    return scene.words.say(
        "letsdig-board-player-line",
        player=owners(scene, pile),
        cards=cards_told(scene, pile["cards"]),
        points=points_told(scene, pile),
        known=counted_in_words(scene, sorted_out(pile)) or NONE,
    )


def gone_told(scene: Scene) -> list[str]:
    """What was discarded and destroyed, where there is any: of the discard the dangers."""
    say, view, told = scene.words.say, scene.view, []
    if view["discard"]:
        cards = gone_cards(scene, sum(view["discard"].values()), dangers_among(view["discard"]))
        told.append(say("letsdig-board-discard", cards=cards) + ".")
    if view["destroyed"]["cards"]:
        cards = gone_cards(scene, view["destroyed"]["cards"], view["destroyed"]["known"])
        told.append(say("letsdig-board-destroyed", cards=cards) + ".")
    return told


def gone_cards(scene: Scene, cards: int, known: Counts) -> str:
    """How many cards, and the ones worth telling."""
    told = counted_in_words(scene, known)
    number = cards_told(scene, cards)
    return scene.words.say("letsdig-board-among", cards=number, known=told) if told else number
