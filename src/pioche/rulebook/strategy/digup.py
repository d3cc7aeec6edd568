"""Dig Up Adventure: which cards are played, and when."""

from collections.abc import Iterator
from typing import Final

from pioche.rulebook import Sentence, plain
from pioche.rulebook.strategy import Advice, Bins, Counts, Decision, Grid, Place, Strategy

ROUNDS: Final = Bins((1, 4, 7, 10))
GAINS: Final = (3, 2, 1, 0)
FIGURES: Final = (
    "pickaxe", "bridge", "dynamite", "map", "binoculars", "torch", "river", "purse", "shovel",
)  # fmt: skip


def kind_of(face: str, gains: dict[str, int]) -> int | None:
    """The row of a card of the hand: a gem by what it brings now, another card by its name."""
    if face in FIGURES:
        return len(GAINS) + FIGURES.index(face)
    return GAINS.index(max(0, gains[face])) if face in gains else None


def playing(decision: Decision) -> Iterator[Place]:
    """The first play of a turn: of each kind in the hand that may be played, whether it is."""
    view = decision.view
    if view["stage"] != "play" or view["step"]["number"] != 1:
        return
    gains, column = view["gains"], ROUNDS.place(view["round"])
    played = kind_of(decision.move.removeprefix("play "), gains)
    may = {kind_of(move.removeprefix("play "), gains) for move in decision.legal}
    for row in sorted(row for row in may if row is not None):
        yield row, column, row == played


KINDS: Final[tuple[Sentence | str, ...]] = (
    *(Sentence("digup-strategy-gain", {"points": points}) for points in GAINS),
    *FIGURES,
)
PLAYING: Final = Grid("play", KINDS, ROUNDS.labels(), playing)


def play(counts: Counts) -> dict[str, int]:
    rounds = range(len(ROUNDS.starts))
    return {
        "three": counts.share("play", [GAINS.index(3)], rounds),
        "none": counts.share("play", [GAINS.index(0)], rounds),
    }


STRATEGY: Final = Strategy(
    advice=(Advice("play", plain("ruby-3", "pickaxe"), PLAYING, play),), bots="champion@100"
)
