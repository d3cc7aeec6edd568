"""Three temperaments for DIG: the same plan, more or less patience.

Open galleries while there are recruits for them, dig in all of them at once, bring home what
is worth a turn, and hire when the hand allows it. They see what their seat sees.
"""

from collections.abc import Callable
from typing import Any, Final

from pioche.bots.seat import Bot, Seat
from pioche.core.game import View
from pioche.core.rng import Fast
from pioche.games.dig.cards import (
    CHEST_CRYSTALS,
    EQUIPMENT_NAMES,
    PIRATE_CRYSTALS,
    STONE_NAMES,
)
from pioche.games.dig.scoring.gallery_value import is_protected, points_if_closed, with_card

# So many points in a gallery are worth the turn that it takes to close it.
PATIENCE: Final = {"careful": 1, "balanced": 2, "bold": 4}
# With so many galleries, free recruits wait for the stones drawn inside.
GALLERIES_WANTED: Final = {"careful": 2, "balanced": 3, "bold": 4}
# Once in so many turns somebody is a little more or less patient.
MOODS: Final = 5
GEMS_TO_CALL: Final = 10
# Nobody learns to trust a companion in the last turns.
TOO_LATE_TO_ENGAGE: Final = 8
# Those that earn most, first.
COMPANIONS_WANTED: Final = (
    *("shadow", "hunter", "knight", "mage", "shepherd-dog", "elf", "queen", "ninja-cat"),
    *("paladin", "pirate", "scout", "superbacker", "tyler"),
)
CRYSTALS: Final = {"steel": 1, "gold": 2, "diamond": 3, "ruby": 4}
# What a stone or a piece of equipment is worth beside a gem.
CRYSTAL: Final = 0.05
TOOL: Final = 0.4
# A way out saves the turn that closing takes, and ends what might have grown.
SAVED_TURN: Final = 0.5
GROWTH: Final = 0.6

Row = list[dict[str, Any]]


class Situation:
    """A seat and how patient its bot is just now."""

    def __init__(self, seat: Seat, patience: int, galleries: int) -> None:
        self.view: View = seat.view
        self.number = seat.number
        self.patience = patience
        self.galleries = galleries
        self.legal = {seat.game.moves.text(move): move for move in seat.legal}

    @property
    def me(self) -> dict[str, Any]:
        found: dict[str, Any] = self.view["players"][self.number]
        return found

    @property
    def rows(self) -> dict[int, Row]:
        """My galleries by their numbers."""
        rows = self.view["galleries"][self.number]
        return {number: row for number, row in enumerate(rows, start=1) if row}

    def worth(self, row: Row) -> int:
        return points_if_closed(row, self.view["gems"])

    def starting(self, word: str) -> list[str]:
        """The legal moves of one name."""
        return [text for text in self.legal if text.split()[0] == word]


def temperament(name: str, seed: int) -> Bot:
    """The bot of that temperament; the same seed has the same moods."""
    rng = Fast(seed)

    def choose(seat: Seat) -> int:
        mood = (int(rng.below(MOODS)) == 0) - (int(rng.below(MOODS)) == 0)
        situation = Situation(seat, PATIENCE[name] + mood, GALLERIES_WANTED[name])
        return situation.legal[ANSWERS[seat.view["stage"]](situation)]

    return choose


# A turn


def turn(situation: Situation) -> str:
    """Bring home, engage, hire, open a gallery, or dig: the first of these that makes sense."""
    return bring_home(situation) or engage(situation) or hire(situation) or open_or_dig(situation)


def bring_home(situation: Situation) -> str | None:
    """Close the richest gallery if it is rich enough, ends the game, or is my last turn."""
    if not situation.rows:
        return None
    number, row = max(situation.rows.items(), key=lambda entry: situation.worth(entry[1]))
    points = situation.worth(row)
    calls = situation.me["points"] + points >= GEMS_TO_CALL
    last = situation.view["caller"] is not None
    if points and (points >= situation.patience or calls or last):
        return f"close {number}"
    return None


def hire(situation: Situation) -> str | None:
    """Recruits when none is free and there is room for them: as many as can be paid."""
    hires = situation.starting("hire")
    if not hires or situation.me["free"] or len(situation.rows) >= situation.galleries:
        return None
    return hires[-1]


def engage(situation: Situation) -> str | None:
    """A companion while the game is young."""
    if max(situation.view["scores"]) >= TOO_LATE_TO_ENGAGE:
        return None
    for name in COMPANIONS_WANTED:
        if f"engage {name}" in situation.legal:
            return f"engage {name}"
    return None


def open_or_dig(situation: Situation) -> str:
    """Outside while a recruit is free and galleries are few; else in all of them at once."""
    few = len(situation.rows) < situation.galleries
    digs = situation.starting("dig")
    if not digs or (few and situation.me["free"]):
        return "beside"
    return digs[-1]


# Equipment


def use(situation: Situation) -> str:
    """Whatever can be used is, where it does some good; else go on."""
    going_on = "draw" if "draw" in situation.legal else "end"
    for text in situation.starting("use"):
        if text in ("use purse", "use potion", "use bomb") or situation.rows:
            return text
    return going_on


def drawn(situation: Situation) -> str:
    """Just drawn: recruits and harm at once, other tools once there is a gallery."""
    tool = situation.view["about"]
    wanted = tool in ("purse", "potion", "bomb") or situation.view["place"]
    if wanted or "discard" in situation.legal:
        return f"use {tool}"
    return "keep"


# Cards


def stone(_mind: Situation) -> str:
    """A recruit at work is worth more than one in the hand."""
    return "recruit"


def collapse(_mind: Situation) -> str:
    return "anchor"


def attack(situation: Situation) -> str:
    """Send it to somebody else, or raise the shield where there is something to lose."""
    if "sceptre" in situation.legal:
        return "sceptre"
    return "shield" if "shield" in situation.legal and is_costly(situation) else "suffer"


def is_costly(situation: Situation) -> bool:
    """Whether this attack costs more than a card without gems."""
    enemy, place = situation.view["about"], situation.view["place"]
    if enemy == "werewolf" or not place:
        return True
    row = situation.rows[place]
    points = situation.worth(row)
    after = with_card(situation.view, situation.number, row, enemy)
    return after < points or enemy in ("skeleton", "thief", "orc", "snake")


def order(situation: Situation) -> str:
    """Equipment first, then what does no harm; the worst card comes last."""
    cards = {f"gallery {card['place']}": card for card in situation.view["revealed"]}
    choices = [text for text in situation.legal if text in cards]
    return max(
        choices, key=lambda text: good_of(situation, cards[text]["face"], cards[text]["place"])
    )


def pick(situation: Situation) -> str:
    """The best of the cards turned up; with a scroll, none that does harm."""
    place = situation.view["place"]
    best = max(
        situation.starting("take"),
        key=lambda text: good_of(situation, text.removeprefix("take "), place),
    )
    if "stop" in situation.legal and good_of(situation, best.removeprefix("take "), place) <= 0:
        return "stop"
    return best


def good_of(situation: Situation, face: str, place: int) -> float:
    """What a card brings at a place, in gems."""
    if face in EQUIPMENT_NAMES:
        return 0.0 if face in situation.me["equipment"] else TOOL
    if place not in situation.rows:
        return CRYSTALS[face] * CRYSTAL if face in STONE_NAMES else -1.0
    row = situation.rows[place]
    gain = with_card(situation.view, situation.number, row, face) - situation.worth(row)
    if face in STONE_NAMES:
        return gain + GROWTH + CRYSTALS[face] * CRYSTAL
    if face in ("exit", "secret-room"):
        return gain + (SAVED_TURN if situation.worth(row) + gain else -GROWTH)
    if face in ("rune", "gem-egg") or is_protected(situation.view, situation.number, face):
        return gain + GROWTH
    return gain - GROWTH


# Places, targets, payments


def place(situation: Situation) -> str:
    """The gallery with least to lose."""
    return min(
        situation.legal, key=lambda text: situation.worth(situation.rows[int(text.split()[1])])
    )


def target(situation: Situation) -> str:
    """Where most gems lie, of the players the one ahead."""

    def harm(text: str) -> tuple[int, int]:
        _, seat, number = text.split()
        row = situation.view["galleries"][int(seat) - 1][int(number) - 1]
        return points_if_closed(row, situation.view["gems"]), situation.view["scores"][
            int(seat) - 1
        ]

    return max(situation.legal, key=harm)


def visit(situation: Situation) -> str:
    """In the tavern: what else is wanted."""
    if "use purse" in situation.legal:
        return "use purse"
    return engage(situation) or hire(situation) or "leave"


def pay(situation: Situation) -> str:
    """The piece that comes closest to what is due."""
    chest = PIRATE_CRYSTALS if "pirate" in situation.me["companions"] else CHEST_CRYSTALS
    worth = {**CRYSTALS, "chest": int(chest)}
    due = situation.view["amount"]
    return min(situation.legal, key=lambda text: abs(due - worth[text.split()[1]]))


def spare(situation: Situation) -> str:
    """Keep the chest where stones do; else keep the dearest stone."""
    return "stones" if "stones" in situation.legal else situation.starting("spare")[-1]


ANSWERS: Final[dict[str, Callable[[Situation], str]]] = {
    "turn": turn,
    "ready": use,
    "after": use,
    "order": order,
    "stone": stone,
    "wall": stone,
    "equipment": drawn,
    "attack": attack,
    "collapse": collapse,
    "compass": pick,
    "scroll": pick,
    "place": place,
    "target": target,
    "tavern": visit,
    "pay": pay,
    "spare": spare,
}
