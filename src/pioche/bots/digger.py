"""Three temperaments for Digger: the same hands, more or less trust in the glass.

They see what their seat sees: never the glass, only how long their own turn has lasted. Each
stops throwing when what it still wants to do, and to store, no longer fits in the light that
it dares to count on.
"""

from typing import Any, Final

from pioche.bots.seat import Bot, Seat
from pioche.core.game import View
from pioche.core.rng import Fast, Rng
from pioche.games.digger.config import HANDS, SECOND, STEALING, STORING, TAKING, THROWING
from pioche.games.digger.moves import MOVES
from pioche.games.digger.options import DEXTERITIES, UNTIMED

# The part of the glass that one dares to use.
DARING: Final = {"careful": 0.85, "balanced": 0.95, "bold": 1.05}
# Moods swing by some hundredths either way: nobody's inner clock is exact.
MOODS: Final = 9
MIDDLE_MOOD: Final = 4
# How many points a gem that one might steal must be worth to risk the whole turn for it.
WORTH_A_THEFT: Final = {"careful": 4, "balanced": 3, "bold": 2}
# Below so many gems in the centre nobody waits any longer for the river to run dry.
FEW_GEMS: Final = 8
WATER: Final = "water"
STORE_ALL: Final = "store-all"


def temperament(name: str, seed: int) -> Bot:
    """The bot of that temperament; the same seed has the same moods."""
    rng = Fast(seed)

    def choose(seat: Seat) -> int:
        mood = 1 + (rng.below(MOODS) - MIDDLE_MOOD) / 100
        texts = [MOVES.text(move) for move in seat.legal]
        return MOVES.parse(choice(name, seat, texts, mood, rng))

    return choose


def choice(name: str, seat: Seat, texts: list[str], mood: float, rng: Rng) -> str:
    """Grab what is worth it, then throw while there is light, then store the dearest first."""
    view = seat.view
    light = light_left(name, view, mood)
    grabs = best_grabs(name, view, texts, light)
    if grabs:
        return grabs[rng.below(len(grabs))]
    if "throw" in texts and (view["stage"] == "ready" or light >= time_of_throw(view)):
        return "throw"
    if STORE_ALL in texts:
        return STORE_ALL
    stores = [text for text in texts if text.startswith("store")]
    return max(stores, key=lambda text: value(view, text)) if stores else texts[-1]


# Time


def hands(view: View) -> list[int]:
    """How fast this table's hands are."""
    return [int(cost) for cost in HANDS[DEXTERITIES.index(view["dexterity"])]]


def light_left(name: str, view: View, mood: float) -> float:
    """How many milliseconds are left after storing all, by the own clock and one's nerve."""
    if view["pace"] == UNTIMED:
        return float("inf")
    glass = int(view["pace"]) * SECOND * DARING[name] * mood
    return float(glass - view["elapsed"] - hands(view)[STORING] * sum(view["beside"].values()))


def time_of_throw(view: View) -> int:
    """What one more throw asks for, with two tokens taken and stored."""
    costs = hands(view)
    return costs[THROWING] + 2 * (costs[TAKING] + costs[STORING])


# What is worth taking


def best_grabs(name: str, view: View, texts: list[str], light: float) -> list[str]:
    """The dearest tokens that can be had and still be stored; of equals, from who has most."""
    ratings = {text: rating(name, view, text) for text in texts if is_grab(view, text, light)}
    wanted = {
        text: (worth, victim_points(view, text)) for text, worth in ratings.items() if worth > 0
    }
    return [text for text, rank in wanted.items() if rank == max(wanted.values())]


def victim_points(view: View, text: str) -> int:
    """The points of whoever is robbed; nobody is, where the centre gives."""
    return int(victim_of(view, text)["points"]) if text.startswith("steal") else 0


def victim_of(view: View, text: str) -> dict[str, Any]:
    """The player whom a theft robs."""
    player: dict[str, Any] = view["players"][int(text.split()[2]) - 1]
    return player


def is_grab(view: View, text: str, light: float) -> bool:
    """Whether this takes a token that there is still time for."""
    costs = hands(view)
    if text.startswith("take"):
        return light >= costs[TAKING] + costs[STORING]
    return text.startswith("steal") and light >= costs[STEALING] + costs[STORING]


def rating(name: str, view: View, text: str) -> float:
    """What a token is worth: to oneself and, if stolen from somebody, to them."""
    if text == f"take {WATER}":
        return water(view)
    worth = float(value(view, text))
    if text.startswith("take"):
        return worth
    loses = victim_of(view, text)["worth"][text.split()[1]]
    twice = worth + loses / (len(view["players"]) - 1)
    return twice if twice - at_risk(view) >= WORTH_A_THEFT[name] else 0.0


def at_risk(view: View) -> float:
    """What a slip of the hand would cost, on average."""
    slips = hands(view)[-1] / 100
    return float(slips * sum(count * value(view, f"store {kind}") for kind, count in held(view)))


def held(view: View) -> list[tuple[str, int]]:
    """What waits beside the crate."""
    return list(view["beside"].items())


def value(view: View, text: str) -> int:
    """What the token that a move names pays in the own crate."""
    worth: dict[str, Any] = view["players"][view["seat"]]["worth"]
    return int(worth.get(text.split()[1], 0))


def water(view: View) -> float:
    """Water ends the game: good for who leads, and for everybody once the gems are few."""
    gems = sum(count for kind, count in view["centre"].items() if kind != WATER)
    scores = view["scores"]
    leads = scores[view["seat"]] >= max(scores)
    return 0.5 if leads or gems < FEW_GEMS else 0.0
