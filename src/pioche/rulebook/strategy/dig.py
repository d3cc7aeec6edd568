"""DIG: what to do with a turn, and when to close a gallery."""

from collections.abc import Iterator
from typing import Any, Final

from pioche.rulebook import Sentence, plain
from pioche.rulebook.strategy import Advice, Bins, Counts, Decision, Grid, Place, Strategy, numbers

ACTIONS: Final = ("beside", "dig", "tavern", "close")
TAVERN: Final = ("hire", "engage", "use")
TURNS: Final = "turn"
# A third gallery is never opened by champions.
GALLERIES: Final = (0, 1, 2)
COMPANIONS: Final = (
    "shepherd-dog", "elf", "shadow", "hunter", "knight", "mage", "paladin", "ninja-cat", "pirate",
    "scout", "superbacker", "queen", "tyler",
)  # fmt: skip
HIRED: Final = (0, 1, 2)
# Cards until the next gem; the view looks this far.
NEXT: Final = (0, 1, 2, 3, 4)
WORTH: Final = Bins((0, 1, 2, 3, 4, 5))


def galleries(decision: Decision) -> list[Any]:
    own: list[Any] = decision.view["galleries"][decision.seat]
    return own


def action(move: str) -> str:
    first = move.split(maxsplit=1)[0]
    return "tavern" if first in TAVERN else first


def acting(decision: Decision) -> Iterator[Place]:
    """What a turn is used for, by the number of one's galleries."""
    if decision.view["stage"] != TURNS:
        return
    row = min(sum(bool(gallery) for gallery in galleries(decision)), GALLERIES[-1])
    may = {action(move) for move in decision.legal}
    for column, name in enumerate(ACTIONS):
        if name in may:
            yield row, column, action(decision.move) == name


def closing(decision: Decision) -> Iterator[Place]:
    """Of each gallery that may be closed, whether it is: by its gems, and cards to the next."""
    if decision.view["stage"] != TURNS:
        return
    for place, gallery in enumerate(galleries(decision)):
        if gallery and f"close {place + 1}" in decision.legal:
            row = WORTH.place(decision.view["worth"][decision.seat][place])
            ahead = decision.view["next_gems"][decision.seat][place]
            soon = next((at for at, gems in enumerate(ahead) if gems), len(ahead))
            yield row, min(soon, NEXT[-1]), decision.move == f"close {place + 1}"


def engaging(decision: Decision) -> Iterator[Place]:
    """Of each companion that one can pay, whether it is hired, by how many one has."""
    mine = len(decision.view["players"][decision.seat]["companions"])
    for row, companion in enumerate(COMPANIONS):
        if f"engage {companion}" in decision.legal:
            yield row, min(mine, HIRED[-1]), decision.move == f"engage {companion}"


def up_to(values: tuple[int, ...]) -> tuple[Sentence, ...]:
    """Names of rows or columns that are single numbers; the last stands for all above it."""
    return (*numbers(values[:-1]), Sentence("strategy-from", {"first": values[-1]}))


ACTION_LABELS: Final = tuple(Sentence(f"dig-strategy-action-{name}") for name in ACTIONS)
SOON: Final = up_to((1, 2, 3, 4, 5))
ACTING: Final = Grid("turn", up_to(GALLERIES), ACTION_LABELS, acting)
CLOSING: Final = Grid("close", WORTH.labels(), SOON, closing)
ENGAGING: Final = Grid("engage", COMPANIONS, up_to(HIRED), engaging)


def turn(counts: Counts) -> dict[str, int]:
    outside, dig, tavern = (ACTIONS.index(name) for name in ("beside", "dig", "tavern"))
    return {
        "outside": counts.share("turn", [0], [outside]),
        "tavern": counts.share("turn", [0], [tavern]),
        "dig": counts.share("turn", [1], [dig]),
        "both": counts.share("turn", [2], [dig]),
    }


def close(counts: Counts) -> dict[str, int]:
    return {
        "near": counts.share("close", [2], [0]),
        "far": counts.share("close", [2], (2, 3)),
        "rich": counts.share("close", (4, 5), range(len(NEXT))),
    }


def engage(counts: Counts) -> dict[str, int]:
    cat = COMPANIONS.index("ninja-cat")
    figures = {name: hired(counts, name) for name in ("shadow", "knight", "hunter")}
    return {
        **figures,
        "first": counts.share("engage", [cat], [0]),
        "third": counts.share("engage", [cat], [2]),
        "useless": hired(counts, "pirate", "scout", "superbacker", "queen", "tyler"),
    }


def hired(counts: Counts, *companions: str) -> int:
    return counts.share("engage", map(COMPANIONS.index, companions), range(len(HIRED)))


STRATEGY: Final = Strategy(
    advice=(
        Advice("turn", plain("steel"), ACTING, turn),
        Advice("close", plain("spider", "collapse"), CLOSING, close),
        Advice("engage", (), ENGAGING, engage),
    ),
    bots="champion",
)
