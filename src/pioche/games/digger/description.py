"""Digger in sentences: the dice, the tokens, the crates."""

from typing import Any, Final

from pioche.core.game import View
from pioche.core.lines import Argument, Line, face, line, row, seat, sentence, tally

BLACK_CRATES: Final = "black"

Counts = dict[str, int]
Player = dict[str, Any]


def progress(view: View) -> Line | None:
    digger, master = view["digger"], view["master"]
    if digger is None:
        return None
    if view["throws_left"] is not None:
        return line("digger-board-turn-untimed", digger=seat(digger))
    return line("digger-board-turn", digger=seat(digger), master=seat(master))


def describe(view: View) -> list[Line]:
    """What lies on the table; who digs in a hurry hears of the crates when robbing."""
    lines = [
        sentence(each) for each in (progress(view), throws_line(view), glass_line(view)) if each
    ]
    lines.append(line("digger-board-dice-line", dice=tokens(tally(view["dice"]))))
    if view["free"]:
        lines.append(line("digger-board-free-line", tokens=tokens(tally(view["free"]))))
    if may_steal(view):
        lines.append(sentence(line("digger-board-theft")))
    lines.append(line("digger-board-centre-line", tokens=tokens(view["centre"])))
    lines.append(line("digger-board-beside-line", tokens=tokens(view["beside"])))
    if is_hurried(view) and not may_steal(view):
        return lines
    return [*lines, sentence(line("digger-board-box", water=view["box"])), *crate_lines(view)]


def throws_line(view: View) -> Line | None:
    """Without a clock: how many throws are left."""
    left = view["throws_left"]
    if left is None or view["digger"] is None:
        return None
    return line("digger-board-throws", throws=left)


def glass_line(view: View) -> Line | None:
    """How much sand is left, for those who may see it."""
    if view["glass"] is None:
        return None
    return line("digger-board-glass", seconds={"until": view["glass"]["ends"]})


def is_hurried(view: View) -> bool:
    """Whether the viewer is in the middle of a turn."""
    return view["stage"] in ("dig", "store") and view["seat"] == view["digger"]


def may_steal(view: View) -> bool:
    """Whether a lone black die lies there, and another crate has a gem that may be stolen."""
    crates = [player["crate"] for player in view["players"] if player["seat"] != view["digger"]]
    return bool(view["theft"]) and any(
        crate.get(token) for token in view["free"] for crate in crates
    )


def crate_lines(view: View) -> list[Line]:
    """The crates; what they pay comes once where it is the same for all."""
    players = view["players"]
    if view["crates"] == BLACK_CRATES:
        return [each for player in players for each in (player_line(player), worth_line(player))]
    pays = line("digger-board-worth-all", worth=tokens(players[0]["worth"]))
    return [*(player_line(player) for player in players), pays]


def worth_line(player: Player) -> Line:
    worth = tokens(player["worth"])
    return line("digger-board-worth-one", player=seat(player["seat"]), worth=worth)


def player_line(player: Player) -> Line:
    owner, crate = seat(player["seat"]), tokens(player["crate"])
    return line("digger-board-player-line", player=owner, crate=crate, points=player["points"])


def tokens(counts: Counts) -> Argument:
    """Tokens or dice in a row, with how many there are of each."""
    lines = [
        line("digger-board-token", face=face(token), count=count)
        for token, count in counts.items()
        if count
    ]
    return row(lines, empty="digger-board-nothing")
