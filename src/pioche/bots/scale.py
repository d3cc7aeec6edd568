"""The scale of a game's bots, from the novice to the strongest: measured, not claimed.

`levels/GAME.json` holds the ratings of round robins at mixed tables, with the commands that played
them (`scripts/write_levels.py`). One bot is the yardstick: the others are rated against it, and
people read how often each wins against it. The steps of the scale, from 1, are bots and
mixtures of two; mixtures that are no step have no measured level. Steps never fall: neighbours
whose measurements do, within their errors, share their mean.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from math import floor
from typing import Any, Final

from pioche.bots import bot_names
from pioche.bots.names import CHAMPION, EXPERT, NOVICE, bot_hint, bot_title
from pioche.words import Words

FOLDER: Final = files("pioche.bots") / "levels"
YARDSTICK: Final = "balanced"
# The rating of the yardstick, and the points that make a bot ten times as strong.
YARDSTICK_RATING: Final = 1000
TENFOLD: Final = 400
TENTHS: Final = 10
# The shares of the best temperament between the novice and itself, and of the expert above it.
NOVICE_STEPS: Final = (25, 50, 75)
EXPERT_STEPS: Final = (50,)


def steps_between(best: str) -> list[str]:
    """The bots of the steps in order, for a game with this best temperament."""
    lower = [f"{NOVICE}+{share}%{best}" for share in NOVICE_STEPS]
    upper = [f"{best}+{share}%{EXPERT}" for share in EXPERT_STEPS]
    return [NOVICE, *lower, best, *upper, EXPERT, CHAMPION]


@dataclass(frozen=True)
class Level:
    """The measured strength of a bot: its rating with half the 95 % interval.

    `won` is the share of its victories among those of either, at tables at which it sat with the
    yardstick; `step` its step on the scale, from 1.
    """

    bot: str
    rating: int
    error: int
    won: float
    games: int
    step: int | None

    @property
    def tenths(self) -> int:
        """Its victories, of ten of either."""
        return floor(TENTHS * self.won + 0.5)


@cache
def scale_of(game_id: str) -> dict[str, Level]:
    """The measured bots of a game by name; empty where nothing was measured."""
    file = FOLDER / f"{game_id}.json"
    if not file.is_file():
        return {}
    kept = json.loads(file.read_text(encoding="utf-8"))
    measured = {one["bot"]: level_of(one) for one in kept["bots"]}
    return measured | {level.bot: level for level in rising_steps(measured, kept["steps"])}


def level_of(kept: dict[str, Any]) -> Level:
    return Level(kept["bot"], kept["rating"], kept["error"], kept["won"], kept["games"], None)


def rising_steps(measured: dict[str, Level], steps: list[str]) -> list[Level]:
    levels = [measured[name] for name in steps]
    ratings = rising([level.rating for level in levels], [1 / level.error**2 for level in levels])
    shares = rising([level.won for level in levels], [float(level.games) for level in levels])
    return [
        replace(level, rating=round(rating), won=won, step=number + 1)
        for number, (level, rating, won) in enumerate(zip(levels, ratings, shares, strict=True))
    ]


def rising(figures: Sequence[float], weights: Sequence[float]) -> list[float]:
    """The nearest figures that never fall: those that do are pooled with their neighbours."""
    pools: list[tuple[float, float, int]] = []  # the mean of each pool, its weight, its size
    for figure, weight in zip(figures, weights, strict=True):
        pool = (figure, weight, 1)
        while pools and pools[-1][0] > pool[0]:
            mean, heavy, size = pools.pop()
            both = heavy + pool[1]
            pool = ((mean * heavy + pool[0] * pool[1]) / both, both, size + pool[2])
        pools.append(pool)
    return [mean for mean, _, size in pools for _ in range(size)]


def steps_of(game_id: str) -> list[Level]:
    """The steps of the scale, the weakest first."""
    found = [level for level in scale_of(game_id).values() if level.step is not None]
    return sorted(found, key=lambda level: level.step or 0)


def levels_of(game_id: str) -> list[Level]:
    """The measured bots: the steps of the scale in order, then the others by strength."""
    others = [level for level in scale_of(game_id).values() if level.step is None]
    return [*steps_of(game_id), *sorted(others, key=lambda level: level.rating)]


def offered_bots(game_id: str) -> list[str]:
    """The bots among which a person chooses: the steps of the scale, then the others."""
    steps = [level.bot for level in steps_of(game_id)]
    return list(dict.fromkeys([*steps, *bot_names(game_id)]))


# As people read it; web/js/spell.js says the same


def level_text(words: Words, level: Level | None) -> str:
    """How strong a bot is, in a sentence; empty where it was not measured."""
    if level is None:
        return ""
    if level.bot == YARDSTICK:
        return words.say("level-yardstick")
    return words.say("level-wins", tenths=level.tenths, bot=bot_title(words, YARDSTICK))


def bot_description(words: Words, name: str, game_id: str) -> str:
    """What a bot does and how strong it is."""
    sentences = [bot_hint(words, name), level_text(words, scale_of(game_id).get(name))]
    return " ".join(sentence for sentence in sentences if sentence)


# The level that suits a person


@dataclass(frozen=True)
class GameResult:
    """A person's finished game against bots: the bots, their ranks and the person's own."""

    bots: tuple[str, ...]
    ranks: tuple[int, ...]
    rank: int

    def score(self) -> float:
        """How many bots finished behind the person; a tie counts half."""
        return sum(0.5 if rank == self.rank else float(rank > self.rank) for rank in self.ranks)


# Games after which a level is suggested.
GAMES_NEEDED: Final = 3
# Imagined before the first game: one victory and one defeat against each of these.
IMAGINED: Final = (YARDSTICK, NOVICE)
HALVINGS: Final = 30


@dataclass(frozen=True)
class Suggestion:
    """A step of the scale, harder than the person's last game or easier."""

    level: Level
    harder: bool


def suggested_step(game_id: str, results: list[GameResult]) -> Suggestion | None:
    """The step that would give this person an even game, from results in their order.

    None where too little is known, or where the last game was already at that step.
    """
    scale = scale_of(game_id)
    known = [result for result in results if result.bots and set(result.bots) <= set(scale)]
    if len(known) < GAMES_NEEDED:
        return None
    last = [scale[name].rating for name in known[-1].bots]
    present = nearest_step(game_id, sum(last) / len(last))
    suits = nearest_step(game_id, person_rating(scale, known))
    return None if suits == present else Suggestion(suits, suits.rating > present.rating)


def nearest_step(game_id: str, rating: float) -> Level:
    return min(steps_of(game_id), key=lambda level: abs(level.rating - rating))


def person_rating(scale: dict[str, Level], results: list[GameResult]) -> float:
    """The rating with which the person's score is the expected one, found by halving."""
    imagined = [scale[name].rating for name in IMAGINED if name in scale]
    met = [scale[name].rating for result in results for name in result.bots] + 2 * imagined
    scored = sum(result.score() for result in results) + len(imagined)
    low = float(min(level.rating for level in scale.values()))
    high = float(max(level.rating for level in scale.values()))
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if sum(expected_score(middle, other) for other in met) < scored:
            low = middle
        else:
            high = middle
    return low


def expected_score(rating: float, other: float) -> float:
    """The share of games in which the first of two is expected to do better."""
    return 1 / (1 + 10 ** ((other - rating) / TENFOLD))
