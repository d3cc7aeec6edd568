"""Digger in sentences: the dice, the tokens, the crates."""

from math import ceil
from typing import Any, Final

from pioche.terminal.boards.scene import Scene
from pioche.words.spell import spell_face

MILLISECONDS: Final = 1000

Counts = dict[str, int]
Player = dict[str, Any]


def tell(scene: Scene) -> list[str]:
    """Everything that lies on the table, a line each."""
    say, view = scene.words.say, scene.view
    lines = [*progress_lines(scene), say("digger-board-dice-line", dice=listed(scene, dice(view)))]
    if view["free"]:
        tokens = listed(scene, dict.fromkeys(view["free"], 1))
        lines.append(say("digger-board-free-line", tokens=tokens))
    if may_steal(scene):
        lines.append(f"{say('digger-board-theft')}.")
    lines += [
        say(f"digger-board-{name}-line", tokens=listed(scene, view[name]))
        for name in ("centre", "beside")
    ]
    lines.append(f"{say('digger-board-box', water=view['box'])}.")
    return [*lines, *(player_line(scene, player) for player in view["players"])]


def progress_lines(scene: Scene) -> list[str]:
    """Who digs, and how much is left where that may be seen."""
    told = [turn(scene), throws(scene), glass(scene)]
    return [f"{line}." for line in told if line]


def turn(scene: Scene) -> str:
    """Who digs and who is master of time."""
    digger, master = scene.view["digger"], scene.view["master"]
    if digger is None:
        return ""
    names = scene.names
    return scene.words.say("digger-board-turn", digger=names[digger], master=names[master])


def throws(scene: Scene) -> str:
    """Without a clock: how many throws are left."""
    left = scene.view["throws_left"]
    if left is None or scene.view["digger"] is None:
        return ""
    return scene.words.say("digger-board-throws", throws=left)


def seconds_left(scene: Scene) -> int | None:
    """The whole seconds that the glass still runs, for those who may see it."""
    if scene.view["glass"] is None:
        return None
    left = int(scene.view["glass"]["ends"]) - scene.now
    return max(0, ceil(left / MILLISECONDS))


def glass(scene: Scene) -> str:
    """How much sand is left, in a sentence."""
    seconds = seconds_left(scene)
    return "" if seconds is None else scene.words.say("digger-board-glass", seconds=seconds)


def may_steal(scene: Scene) -> bool:
    """Whether a lone black die lies there with a gem that is still to be had."""
    return bool(scene.view["theft"] and [face for face in scene.view["free"] if face != "water"])


def dice(view: dict[str, Any]) -> Counts:
    """The dice by face."""
    return {face: view["dice"].count(face) for face in dict.fromkeys(view["dice"])}


def player_line(scene: Scene, player: Player) -> str:
    """One crate in a sentence."""
    return scene.words.say(
        "digger-board-player-line",
        player=scene.names[player["seat"]],
        crate=listed(scene, player["crate"]),
        points=player["points"],
        worth=listed(scene, player["worth"]),
    )


def listed(scene: Scene, counts: Counts) -> str:
    """Tokens or dice in a row, with how many there are of each."""
    told = [
        f"{spell_face(scene.words, scene.game.id, face)} {count}"
        for face, count in counts.items()
        if count
    ]
    return ", ".join(told) or scene.words.say("digger-board-nothing")
