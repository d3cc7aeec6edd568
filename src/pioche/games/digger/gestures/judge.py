"""What a theft amounts to, decided from what was sent and nothing else.

A pointer's path is `{"path": [[t, x, y], ...]}`: milliseconds from the first touch and whole
crate units. For hands without a pointer there is `{"sweep": [began, stopped]}`: a marker
sweeps over the way out and is stopped; where it stands is where the hand leaves the row of
piles. Both are measured against the same piles, so the free gap is as wide for all.
"""

from pioche.games.digger.cards import KINDS
from pioche.games.digger.gestures.evidence import refused
from pioche.games.digger.gestures.path import check_path, path_touches, points_of
from pioche.games.digger.gestures.sweep import sweep_touches, times_of
from pioche.games.digger.moves import LIFT, STEAL, STOP, TOUCH, robbed_seat, stolen_kind
from pioche.games.digger.state import DiggerState


def judge(state: DiggerState, move: int, evidence: object, at: int) -> int:
    """The move that a theft with this gesture is: clean or touched. Others need no gesture."""
    if not STEAL <= move < STOP:
        if evidence is not None:
            raise refused("move")
        return move
    if evidence is None:
        raise refused("missing")
    theft = move - STEAL
    kind, first = int(stolen_kind(theft)), int(robbed_seat(theft)) * KINDS
    crate = [int(count) for count in state.crates[first : first + KINDS]]
    touched, lasted = verdict(crate, kind, evidence)
    # Without a glass nothing is timed.
    if state.config.length and lasted > at - int(state.last_at):
        raise refused("long", lasted=lasted)
    return theft + (TOUCH if touched else LIFT)


def verdict(crate: list[int], kind: int, evidence: object) -> tuple[bool, int]:
    """Whether the gesture touches another pile, and how long it lasted."""
    if isinstance(evidence, dict) and set(evidence) == {"path"}:
        path = points_of(evidence["path"])
        check_path(crate, kind, path)
        return path_touches(crate, kind, path), path[-1][0]
    if isinstance(evidence, dict) and set(evidence) == {"sweep"}:
        began, stopped = times_of(evidence["sweep"])
        return sweep_touches(crate, kind, stopped - began), stopped - began
    raise refused("form")
