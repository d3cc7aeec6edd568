"""What one seat may see of the camp, built up from nothing."""

from typing import Final, TypedDict

from pioche.core.clock import NEVER
from pioche.core.game import View
from pioche.games.digger import stages
from pioche.games.digger.cards import FACES, GOLD, KINDS, TOKENS
from pioche.games.digger.gestures import TheftSpace, theft_space
from pioche.games.digger.legal import legal_moves
from pioche.games.digger.moves import STEAL, STOP, STORE, TAKE, THROW
from pioche.games.digger.stages import STAGES
from pioche.games.digger.state import DiggerState

# With loot of this many points beside the crate, all is at stake.
MANY_POINTS: Final = 20


class DiggerView(TypedDict):
    """One player as everybody sees them: the piles, what each gem pays there, the points."""

    seat: int
    crate: dict[str, int]
    worth: dict[str, int]
    points: int


class GlassView(TypedDict):
    """When the glass was turned and when it runs out, in milliseconds of the table."""

    began: int
    ends: int


class TallyView(TypedDict):
    """One step of the final count: by seat the tokens of a kind counted so far, and the points."""

    face: str
    tokens: list[int]
    totals: list[int]


def view(state: DiggerState, seat: int) -> View:
    seen = table(state, seat)
    return {**seen, "stake": stake(seen)}


def table(state: DiggerState, seat: int) -> View:
    """The view without what follows from the rest of it."""
    over = state.stage == stages.OVER
    scores = [int(points) for points in state.scores()]
    return {
        "game": "digger",
        "seat": seat if seat >= 0 else None,
        "pace": state.config.pace,
        "throws": int(state.config.most_throws),
        "crates": state.config.crates,
        "sand": state.config.sand,
        "dexterity": state.config.dexterity,
        "question": int(state.question),
        "stage": STAGES[state.stage],
        "case": case(state),
        "digger": None if over else int(state.digger),
        "master": None if over else int(state.master()),
        "elapsed": int(state.elapsed()),
        "glass": glass(state, seat),
        "throws_left": throws_left(state),
        "dice": dice(state),
        "free": [FACES[kind] for kind in range(KINDS) if state.free >> kind & 1],
        "theft": bool(state.theft),
        "dearest": dearest(state),
        "tally": tally(state) if over else None,
        "winners": winners(scores) if over else None,
        "theft_space": space(state),
        "centre": counts([int(count) for count in state.centre]),
        "beside": counts([int(count) for count in state.beside]),
        "box": int(state.boxed),
        "players": [player(state, other, points) for other, points in enumerate(scores)],
        "scores": scores,
    }


def stake(seen: View) -> int:
    """How much of the looker's loot is not stored yet, in percent; it says nothing of the time."""
    if seen["seat"] is None or seen["seat"] != seen["digger"]:
        return 0
    worth = seen["players"][seen["seat"]]["worth"]
    loot = sum(seen["beside"][gem] * points for gem, points in worth.items())
    return int(100 * min(MANY_POINTS, loot) // MANY_POINTS)


def case(state: DiggerState) -> str:
    """What the digger may do now, as the question says it: `steal` where a theft is possible."""
    if state.stage != stages.DIG:
        return "none"
    moves = legal_moves(state)
    steals = any(STEAL <= move < STOP for move in moves)
    can = {
        "steal": steals,
        "take": not steals and any(TAKE <= move < STORE for move in moves),
        "throw": THROW in moves,
        "store": any(STORE <= move < STEAL for move in moves),
    }
    return "-".join(name for name, possible in can.items() if possible)


def glass(state: DiggerState, seat: int) -> GlassView | None:
    """The glass, for those who may see it while it runs."""
    if state.ends == NEVER or not state.sees_glass(seat):
        return None
    return {"began": int(state.began), "ends": int(state.ends)}


def space(state: DiggerState) -> TheftSpace | None:
    """The space of a theft, while one is possible."""
    if not state.theft:
        return None
    firsts = range(0, state.seats * KINDS, KINDS)
    return theft_space(
        [[int(count) for count in state.crates[first : first + KINDS]] for first in firsts]
    )


def dearest(state: DiggerState) -> str | None:
    """The kind to store next: of those beside the crate the one that pays most there."""
    first = state.digger * KINDS
    waiting = [kind for kind in range(KINDS) if state.beside[kind]]
    best = max(waiting, key=lambda kind: (int(state.worth[first + kind]), kind), default=None)
    return None if best is None else FACES[best]


def tally(state: DiggerState) -> list[TallyView]:
    """The final count, kind by kind: at each step one more token of every seat that has one."""
    found: list[TallyView] = []
    totals = [0] * state.seats
    for kind in range(GOLD, KINDS):
        places = [seat * KINDS + kind for seat in range(state.seats)]
        piles = [int(state.crates[place]) for place in places]
        for step in range(1, max(piles) + 1):
            for seat, place in enumerate(places):
                totals[seat] += int(state.worth[place]) if piles[seat] >= step else 0
            tokens = [min(step, pile) for pile in piles]
            found.append({"face": FACES[kind], "tokens": tokens, "totals": totals.copy()})
    return found


def winners(scores: list[int]) -> list[int]:
    return [seat for seat, points in enumerate(scores) if points == max(scores)]


def throws_left(state: DiggerState) -> int | None:
    """Where throws are counted: how many there still are in this turn."""
    if state.config.length:
        return None
    return int(state.config.most_throws - state.throws)


def dice(state: DiggerState) -> list[str]:
    return [FACES[face] for face in range(len(FACES)) for _ in range(state.dice[face])]


def counts(tokens: list[int]) -> dict[str, int]:
    return dict(zip(TOKENS, tokens, strict=True))


def player(state: DiggerState, seat: int, points: int) -> DiggerView:
    first = seat * KINDS
    gems = range(GOLD, KINDS)
    return {
        "seat": seat,
        "crate": {FACES[kind]: int(state.crates[first + kind]) for kind in gems},
        "worth": {FACES[kind]: int(state.worth[first + kind]) for kind in gems},
        "points": points,
    }
