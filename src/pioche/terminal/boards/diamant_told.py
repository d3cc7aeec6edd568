"""Diamant told in sentences, for whoever hears the table rather than sees it."""

from typing import Any, Final

from pioche.terminal.boards.scene import Scene
from pioche.words.spell import spell_face

DANGERS: Final = (
    "danger-spiders",
    "danger-snakes",
    "danger-lava",
    "danger-boulders",
    "danger-rams",
)

Explorer = dict[str, Any]


def expedition(scene: Scene) -> str:
    """Which expedition this is, of how many."""
    number, last = scene.view["expedition"], scene.view["expeditions"]
    return scene.words.say("diamant-board-expedition", number=number, last=last)


def tell(scene: Scene) -> list[str]:
    """The whole table."""
    say, view = scene.words.say, scene.view
    deck = say("diamant-board-deck", cards=view["deck"])
    dangers = [spell_face(scene.words, scene.game.id, face) for face in dangers_seen(scene)]
    told = ", ".join(dangers) or say("diamant-board-dangers-none")
    return [
        f"{expedition(scene)}. {deck}.",
        path_told(scene),
        say("diamant-board-dangers-line", dangers=told) + ".",
        *piles_told(scene),
        *(explorer_told(scene, explorer) for explorer in view["explorers"]),
    ]


def dangers_seen(scene: Scene) -> list[str]:
    """The kinds of danger on the path, each once."""
    return list(dict.fromkeys(face for face in scene.view["path"] if face in DANGERS))


def counted_in_words(scene: Scene, counts: dict[str, int]) -> str:
    """Kinds of cards in a row, with how many there are where several: no sign is read out."""
    told = []
    for face, cards in counts.items():
        name = spell_face(scene.words, scene.game.id, face)
        told.append(several(scene, name, cards))
    return ", ".join(told)


def several(scene: Scene, name: str, cards: int) -> str:
    """A kind of card, and how many of them where there are several."""
    if cards == 1:
        return name
    return scene.words.say("diamant-board-counted", face=name, cards=cards)


def path_told(scene: Scene) -> str:
    """The cards of the path and the rubies on it."""
    faces = scene.view["path"]
    if not faces:
        return scene.words.say("diamant-board-path-empty")
    cards = ", ".join(spell_face(scene.words, scene.game.id, face) for face in faces)
    rubies = scene.words.say("diamant-board-path-rubies", rubies=scene.view["path_rubies"])
    return scene.words.say("diamant-board-path-line", cards=cards, rubies=rubies)


def piles_told(scene: Scene) -> list[str]:
    """What left the game and what will still come, where there is any."""
    say, told = scene.words.say, []
    if scene.view["removed"]:
        faces = scene.view["removed"]
        cards = counted_in_words(scene, {face: faces.count(face) for face in faces})
        told.append(say("diamant-board-removed", cards=cards) + ".")
    if scene.view["relics_to_come"]:
        told.append(say("diamant-board-relics-to-come", cards=relics_to_come(scene)) + ".")
    return told


def relics_to_come(scene: Scene) -> str:
    """Their values in order; classic relics are all alike and only counted."""
    faces = scene.view["relics_to_come"]
    values = [face.rpartition("-")[2] for face in faces]
    if not all(value.isdecimal() for value in values):
        return str(len(faces))
    return ", ".join(values)


def explorer_told(scene: Scene, explorer: Explorer) -> str:
    """One explorer in a sentence."""
    chest = explorer["chest"]
    return scene.words.say(
        "diamant-board-player-line",
        player=scene.names[explorer["seat"]],
        place=place_words(scene, explorer, True),
        unsafe=explorer["unsafe"],
        chest=scene.words.say("diamant-board-hidden") if chest is None else chest,
        relics=relics_told(scene, explorer) if explorer["relics"] else "none",
    )


def relics_told(scene: Scene, explorer: Explorer) -> str:
    """How many relics somebody holds and for how many points: classic ones have no names."""
    count, points = len(explorer["relics"]), explorer["relic_points"]
    return scene.words.say("diamant-board-relics-held", count=count, points=points)


def place_words(scene: Scene, explorer: Explorer, full: bool) -> str:
    """Where an explorer is and, in the cave, whether the choice is made."""
    say = scene.words.say
    if scene.view["stage"] == "over" or not explorer["inside"]:
        return say("diamant-board-outside")
    choice = say("diamant-board-chosen" if explorer["chosen"] else "diamant-board-thinking")
    return f"{say('diamant-board-inside')}, {choice}" if full else choice
