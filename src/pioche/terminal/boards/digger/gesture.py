"""The theft of Digger as a gesture for the keyboard: a marker over the way out of a crate."""

from typing import Final

from pioche.games.digger.cards import TOKENS
from pioche.games.digger.gestures.crate import SPACING, clearance
from pioche.games.digger.gestures.sweep import PERIOD, SHORTEST_SWEEP, marker
from pioche.games.digger.moves import MOVES
from pioche.terminal.boards.scene import Gesture, Scene
from pioche.words.spell import spell_face

SWEEP: Final = 2 * SPACING
MS_PER_SECOND: Final = 1000


def gesture(scene: Scene, move: int) -> Gesture | None:
    """The gesture of a theft; every other move is made without one."""
    if MOVES.name(move) != "steal":
        return None
    gem, number = MOVES.arguments(move)
    seat, kind = int(number) - 1, TOKENS.index(gem)
    crate = [scene.view["players"][seat]["crate"].get(token, 0) for token in TOKENS]
    left, right = clearance(crate, kind, -1), clearance(crate, kind, 1)
    face = spell_face(scene.words, scene.game.id, gem)
    return Gesture(
        title=scene.words.say("digger-gesture-title", face=face, name=scene.names[seat]),
        how=scene.words.say("digger-gesture-how"),
        typed=typed(scene, left, right),
        period=PERIOD,
        band=((SPACING - left) / SWEEP, (SPACING + right) / SWEEP),
        place=lambda elapsed: (marker(elapsed) + SPACING) / SWEEP,
        evidence=lambda began, stopped: {"sweep": [began, stopped]},
    )


def typed(scene: Scene, left: int, right: int) -> str:
    """When the marker is in the free part, in seconds after it starts."""
    first, last = (place * PERIOD // 2 // SWEEP for place in (SPACING - left, SPACING + right))
    first = max(first, SHORTEST_SWEEP)  # no hand is quicker
    window = scene.words.say(
        "digger-gesture-window",
        **{"from": round(first / MS_PER_SECOND, 2), "until": round(last / MS_PER_SECOND, 2)},
    )
    period = round(PERIOD / MS_PER_SECOND, 1)
    return scene.words.say("digger-gesture-typed", windows=window, period=period)
