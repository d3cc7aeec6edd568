"""Three temperaments for Dig Up Adventure: the same sums, more or less haste and spite.

Each play is worth the points that it adds to one's own mine, a little for a card that it turns
up (the end comes nearer) and a little for what it takes from the others. They see what their seat
sees: cards that they do not know count for what such a card is worth on average.
"""

from collections.abc import Callable
from typing import Final

from pioche.bots.digup_values import CardValues
from pioche.bots.seat import Bot, Seat
from pioche.core.rng import Fast
from pioche.games.digup.moves import MOVES

# What turning up a card of one's mine is worth, and each point that somebody else loses.
HASTE: Final = {"careful": 0.15, "balanced": 0.4, "bold": 0.7}
SPITE: Final = {"careful": 0.1, "balanced": 0.3, "bold": 0.5}
# Moods swing a little, so that two bots of one temperament do not march in step.
MOODS: Final = 100
MOOD: Final = 0.1
# A card worth less than this is thrown away for another one.
KEEP: Final = 0.7
# A play that gains less than this is left alone.
PASSING: Final = 0.2
DONE: Final = "done"


def temperament(name: str, seed: int) -> Bot:
    """The bot of that temperament; the same seed has the same moods."""
    rng = Fast(seed)

    def choose(seat: Seat) -> int:
        sums = CardValues(seat.view, seat.number, HASTE[name], SPITE[name])
        value = VALUES.get(seat.view["stage"])

        def judged(move: int) -> float:
            mood = MOOD * int(rng.below(MOODS)) / MOODS
            # Where a stage has no sum, one answer is as good as another.
            return mood + (value(sums, last_word(move)) if value else 0.0)

        return max(seat.legal, key=judged)

    return choose


Value = Callable[[CardValues, str], float]


def last_word(move: int) -> str:
    """The card, position or player of a move; the name of one that has none."""
    return MOVES.text(move).split()[-1]


def play(sums: CardValues, word: str) -> float:
    """Play what gains most; nothing where nothing gains."""
    return PASSING if word == DONE else sums.play(word)


def place(sums: CardValues, word: str) -> float:
    return sums.placing(sums.view["played"][0], int(word))


def purse(sums: CardValues, word: str) -> float:
    at = int(word)
    return max(sums.swapping(at, to) for to in range(1, 10) if to != at)


def purse_second(sums: CardValues, word: str) -> float:
    return sums.swapping(sums.view["picked_at"], int(word))


def bridge_own(sums: CardValues, word: str) -> float:
    at = int(word)
    return max(sums.crossing(at, other) for other in sums.others)


def bridge_player(sums: CardValues, word: str) -> float:
    return sums.crossing(sums.view["picked_at"], int(word) - 1)


def bridge_theirs(sums: CardValues, word: str) -> float:
    view = sums.view
    return sums.bridge(view["picked_at"], view["picked_player"], int(word))


def torch_player(sums: CardValues, word: str) -> float:
    """One's own mine first: what lies there can be used."""
    return 1.0 if int(word) - 1 == sums.seat else 0.0


def binoculars_player(sums: CardValues, word: str) -> float:
    return sums.hand_worth(int(word) - 1)


def take(sums: CardValues, word: str) -> float:
    return sums.worth(word)


def part_with(sums: CardValues, word: str) -> float:
    """Give, pay with and bury deepest what is worth least."""
    return -sums.worth(word)


def discard(sums: CardValues, word: str) -> float:
    """Throw away what is worth little: another card comes for it."""
    return 0.0 if word == DONE else KEEP - sums.worth(word)


VALUES: Final[dict[str, Value]] = {
    "play": play,
    "place": place,
    "purse": purse,
    "purse-second": purse_second,
    "bridge-own": bridge_own,
    "bridge-player": bridge_player,
    "bridge-theirs": bridge_theirs,
    "torch-player": torch_player,
    "binoculars-player": binoculars_player,
    "binoculars-take": take,
    "binoculars-give": part_with,
    "map-take": take,
    "map-back": part_with,
    "pickaxe-cost": part_with,
    "pickaxe-prize": take,
    "river": take,
    "discard": discard,
}
