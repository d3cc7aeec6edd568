"""Three temperaments for Diamant: the same sums, more or less fear.

Each compares what leaving would bring with what one more card would, on average. They
see what their seat sees: the odds come from the view.
"""

from typing import Any, Final

from pioche.bots.seat import Bot, Seat
from pioche.core.game import View
from pioche.core.rng import Fast
from pioche.games.diamant import DIAMANT
from pioche.games.diamant.moves import GO, LEAVE

# How many rubies of hope one ruby in the hand is worth: above 1 one leaves sooner.
CAUTION: Final = {"careful": 1.15, "balanced": 0.92, "bold": 0.8}
# Moods swing by a tenth either way, so that two bots of one temperament do not march in step.
MOODS: Final = 21
MIDDLE_MOOD: Final = 10
# What a relic is worth to whoever leaves alone (at least, in the classic variant).
RELIC_WORTH: Final = {
    component.id: component.value for component in DIAMANT.components if "relic" in component.id
}
# How likely, at a guess, each of the others is to leave now.
OTHERS_LEAVE: Final = 0.25


def temperament(name: str, seed: int) -> Bot:
    """The bot of that temperament; the same seed has the same moods."""
    rng = Fast(seed)

    def choose(seat: Seat) -> int:
        caution = CAUTION[name] * (1 + (rng.below(MOODS) - MIDDLE_MOOD) / 100)
        odds = seat.game.odds(seat.view)
        move = LEAVE if leave_value(seat.view) * caution > go_value(seat.view, odds) else GO
        return move if move in seat.legal else seat.legal[0]

    return choose


def leave_value(view: View) -> float:
    """What leaving now brings: all that is unsafe, a share of the path, perhaps the relics."""
    others = sum(explorer["inside"] for explorer in view["explorers"]) - 1
    alone = (1 - OTHERS_LEAVE) ** others
    path = view["path_rubies"] / (1 + others * OTHERS_LEAVE)
    return float(unsafe(view) + path + alone * relics_on_path(view))


def go_value(view: View, odds: dict[str, Any]) -> float:
    """What one more card is worth: the unsafe if no trap comes, the path, and the new share."""
    kept = 1 - float(odds["trap_chance"])
    return kept * leave_value(view) + float(odds["share"])


def unsafe(view: View) -> int:
    return int(view["explorers"][view["seat"]]["unsafe"])


def relics_on_path(view: View) -> int:
    """The points of the relics that whoever leaves alone would take."""
    return sum(RELIC_WORTH.get(face, 0) for face in view["path"])
