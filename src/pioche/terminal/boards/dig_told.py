"""DIG in sentences: the hill, the tavern, everybody's hand and galleries."""

from collections.abc import Mapping
from typing import Any, Final

from pioche.terminal.boards.scene import Scene
from pioche.words.spell import spell_face

Player = dict[str, Any]
Row = list[dict[str, Any]]

# After so many rounds without a gem the end by G59 is worth a word.
LONG_QUIET: Final = 50


def progress(scene: Scene) -> str:
    """How close the one ahead is to ten gems."""
    return scene.words.say("dig-board-progress", points=max(scene.view["scores"]))


def tell(scene: Scene) -> list[str]:
    """The whole table."""
    view = scene.view
    return [
        hill_line(scene) + ".",
        tavern_line(scene, companions_told(scene)) + ".",
        *notices(scene),
        *revealed_told(scene),
        *(player_told(scene, player) for player in view["players"]),
        *(
            gallery_told(scene, seat, number, row)
            for seat, rows in enumerate(view["galleries"])
            for number, row in enumerate(rows, start=1)
            if row
        ),
    ]


def hill_line(scene: Scene) -> str:
    """How many cards and gems there still are."""
    view = scene.view
    discard = sum(view["discard"].values())
    return scene.words.say("dig-board-hill", cards=view["hill"], discard=discard, gems=view["gems"])


def tavern_line(scene: Scene, companions: str) -> str:
    """Who sits in the tavern, and how many may still come."""
    told = companions or scene.words.say("dig-board-nobody")
    return scene.words.say("dig-board-tavern-line", companions=told, left=scene.view["to_come"])


def companions_told(scene: Scene) -> str:
    """The companions in the tavern, each with what it costs."""
    told = []
    for name in scene.view["tavern"]:
        cost = counted(scene, scene.view["costs"][name])
        face = spell_face(scene.words, scene.game.id, name)
        told.append(scene.words.say("dig-board-companion", face=face, cost=cost))
    return ", ".join(told)


def notices(scene: Scene) -> list[str]:
    """The last round, and a game that has not moved on for long."""
    view, say, told = scene.view, scene.words.say, []
    if view["caller"] is not None and view["stage"] != "over":
        told.append(say("dig-board-last-round", player=scene.names[view["caller"]]))
    rounds = view["quiet"] // len(view["players"])
    if rounds >= LONG_QUIET:
        told.append(say("dig-board-quiet", rounds=rounds))
    return told


def revealed_told(scene: Scene) -> list[str]:
    """The cards turned up and not yet carried out."""
    cards = [revealed_card(scene, card) for card in scene.view["revealed"]]
    if not cards:
        return []
    return [scene.words.say("dig-board-revealed", cards=", ".join(cards)) + "."]


def revealed_card(scene: Scene, card: dict[str, Any]) -> str:
    face = spell_face(scene.words, scene.game.id, card["face"])
    return scene.words.say("dig-board-revealed-card", face=face, place=card["place"])


def player_told(scene: Scene, player: Player) -> str:
    """One player in a sentence: points, recruits, hand, companions."""
    say = scene.words.say
    return say(
        "dig-board-player-line",
        player=scene.names[player["seat"]],
        points=player["points"],
        gems=player["gems"],
        runes=player["runes"],
        recruits=recruits_told(scene, player),
        stones=counted(scene, player["stones"]) or say("dig-board-nothing"),
        equipment=named(scene, player["equipment"]) or say("dig-board-nothing"),
        companions=named(scene, player["companions"]) or say("dig-board-nobody"),
    )


def recruits_told(scene: Scene, player: Player) -> str:
    """Free, in the tavern, eaten."""
    return scene.words.say(
        "dig-board-recruits-told",
        free=player["free"],
        waiting=player["waiting"],
        eaten=player["eaten"],
    )


def counted(scene: Scene, stones: Mapping[str, int]) -> str:
    """Stones with how many of each: `2 acier, 1 or`."""
    return ", ".join(
        scene.words.say(f"dig-stone-{face}", cards=number)
        for face, number in stones.items()
        if number
    )


def named(scene: Scene, faces: list[str]) -> str:
    """Cards in a row by their names."""
    return ", ".join(name_of(scene, face) for face in faces)


def name_of(scene: Scene, face: str) -> str:
    return spell_face(scene.words, scene.game.id, face)


def gallery_told(scene: Scene, seat: int, number: int, row: Row) -> str:
    """One gallery, card by card."""
    cards = ", ".join(
        scene.words.say(
            "dig-board-card",
            position=position,
            face=name_of(scene, card["face"]),
            recruit=int(card["recruit"]),
            gems=card["gems"],
        )
        for position, card in enumerate(row, start=1)
    )
    player = scene.names[seat]
    return scene.words.say("dig-board-gallery-line", number=number, player=player, cards=cards)
