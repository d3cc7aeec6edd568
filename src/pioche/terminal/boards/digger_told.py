"""Digger in sentences: the dice, the tokens, the crates."""

from math import ceil
from typing import Any, Final

from pioche.terminal.boards.scene import Scene
from pioche.words.spell import spell_face

MILLISECONDS: Final = 1000
BLACK_CRATES: Final = "black"

Counts = dict[str, int]
Player = dict[str, Any]


def tell(scene: Scene) -> list[str]:
    """What lies on the table, a line each; who digs in a hurry hears of the crates when robbing."""
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
    if hurried(scene) and not may_steal(scene):
        return lines
    lines.append(f"{say('digger-board-box', water=view['box'])}.")
    return [*lines, *crate_lines(scene)]


def hurried(scene: Scene) -> bool:
    """Whether whoever listens is in the middle of a turn."""
    view = scene.view
    return view["stage"] in ("dig", "store") and view["seat"] == view["digger"]


def crate_lines(scene: Scene) -> list[str]:
    """Who has what; what the crates pay is told once where it is the same for all."""
    players = scene.view["players"]
    if scene.view["crates"] == BLACK_CRATES:
        return [
            line
            for player in players
            for line in (player_line(scene, player), worth(scene, player))
        ]
    pays = scene.words.say("digger-board-worth-all", worth=listed(scene, players[0]["worth"]))
    return [*(player_line(scene, player) for player in players), pays]


def worth(scene: Scene, player: Player) -> str:
    """What one black crate pays."""
    name, pays = scene.names[player["seat"]], listed(scene, player["worth"])
    return scene.words.say("digger-board-worth-one", player=name, worth=pays)


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
    if scene.view["throws_left"] is not None:
        return scene.words.say("digger-board-turn-untimed", digger=names[digger])
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
    """Whether a lone black die lies there, and somebody has a gem that may still be taken."""
    view = scene.view
    crates = [player["crate"] for player in view["players"] if player["seat"] != view["digger"]]
    return view["theft"] and any(crate.get(face) for face in view["free"] for crate in crates)


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
    )


def listed(scene: Scene, counts: Counts) -> str:
    """Tokens or dice in a row, with how many there are of each."""
    told = [
        f"{spell_face(scene.words, scene.game.id, face)} {count}"
        for face, count in counts.items()
        if count
    ]
    return ", ".join(told) or scene.words.say("digger-board-nothing")
