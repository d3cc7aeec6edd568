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
from pioche.games.dig.gallery_value import closing, is_protected, with_card

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


class Mind:
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
        return closing(row, self.view["gems"])

    def starting(self, word: str) -> list[str]:
        """The legal moves of one name."""
        return [text for text in self.legal if text.split()[0] == word]


def temperament(name: str, seed: int) -> Bot:
    """The bot of that temperament; the same seed has the same moods."""
    rng = Fast(seed)

    def choose(seat: Seat) -> int:
        mood = (int(rng.below(MOODS)) == 0) - (int(rng.below(MOODS)) == 0)
        mind = Mind(seat, PATIENCE[name] + mood, GALLERIES_WANTED[name])
        return mind.legal[ANSWERS[seat.view["stage"]](mind)]

    return choose


# A turn


def turn(mind: Mind) -> str:
    """Bring home, engage, hire, open a gallery, or dig: the first of these that makes sense."""
    return bring_home(mind) or engage(mind) or hire(mind) or open_or_dig(mind)


def bring_home(mind: Mind) -> str | None:
    """Close the richest gallery if it is rich enough, ends the game, or is my last turn."""
    if not mind.rows:
        return None
    number, row = max(mind.rows.items(), key=lambda entry: mind.worth(entry[1]))
    points = mind.worth(row)
    calls = mind.me["points"] + points >= GEMS_TO_CALL
    last = mind.view["caller"] is not None
    if points and (points >= mind.patience or calls or last):
        return f"close {number}"
    return None


def hire(mind: Mind) -> str | None:
    """Recruits when none is free and there is room for them: as many as can be paid."""
    hires = mind.starting("hire")
    if not hires or mind.me["free"] or len(mind.rows) >= mind.galleries:
        return None
    return hires[-1]


def engage(mind: Mind) -> str | None:
    """A companion while the game is young."""
    if max(mind.view["scores"]) >= TOO_LATE_TO_ENGAGE:
        return None
    for name in COMPANIONS_WANTED:
        if f"engage {name}" in mind.legal:
            return f"engage {name}"
    return None


def open_or_dig(mind: Mind) -> str:
    """Outside while a recruit is free and galleries are few; else in all of them at once."""
    few = len(mind.rows) < mind.galleries
    digs = mind.starting("dig")
    if not digs or (few and mind.me["free"]):
        return "beside"
    return digs[-1]


# Equipment


def use(mind: Mind) -> str:
    """Whatever can be used is, where it does some good; else go on."""
    going_on = "draw" if "draw" in mind.legal else "end"
    for text in mind.starting("use"):
        if text in ("use purse", "use potion", "use bomb") or mind.rows:
            return text
    return going_on


def drawn(mind: Mind) -> str:
    """Just drawn: recruits and harm at once, other tools once there is a gallery."""
    tool = mind.view["about"]
    wanted = tool in ("purse", "potion", "bomb") or mind.view["place"]
    if wanted or "discard" in mind.legal:
        return f"use {tool}"
    return "keep"


# Cards


def stone(_mind: Mind) -> str:
    """A recruit at work is worth more than one in the hand."""
    return "recruit"


def collapse(_mind: Mind) -> str:
    return "anchor"


def attack(mind: Mind) -> str:
    """Send it to somebody else, or raise the shield where there is something to lose."""
    if "sceptre" in mind.legal:
        return "sceptre"
    return "shield" if "shield" in mind.legal and is_costly(mind) else "suffer"


def is_costly(mind: Mind) -> bool:
    """Whether this attack costs more than a card without gems."""
    enemy, place = mind.view["about"], mind.view["place"]
    if enemy == "werewolf" or not place:
        return True
    row = mind.rows[place]
    points = mind.worth(row)
    after = with_card(mind.view, mind.number, row, enemy)
    return after < points or enemy in ("skeleton", "thief", "orc", "snake")


def order(mind: Mind) -> str:
    """Equipment first, then what does no harm; the worst card comes last."""
    cards = {f"gallery {card['place']}": card for card in mind.view["revealed"]}
    choices = [text for text in mind.legal if text in cards]
    return max(choices, key=lambda text: good_of(mind, cards[text]["face"], cards[text]["place"]))


def pick(mind: Mind) -> str:
    """The best of the cards turned up; with a scroll, none that does harm."""
    place = mind.view["place"]
    best = max(
        mind.starting("take"), key=lambda text: good_of(mind, text.removeprefix("take "), place)
    )
    if "stop" in mind.legal and good_of(mind, best.removeprefix("take "), place) <= 0:
        return "stop"
    return best


def good_of(mind: Mind, face: str, place: int) -> float:
    """What a card brings at a place, in gems."""
    if face in EQUIPMENT_NAMES:
        return 0.0 if face in mind.me["equipment"] else TOOL
    if place not in mind.rows:
        return CRYSTALS[face] * CRYSTAL if face in STONE_NAMES else -1.0
    row = mind.rows[place]
    gain = with_card(mind.view, mind.number, row, face) - mind.worth(row)
    if face in STONE_NAMES:
        return gain + GROWTH + CRYSTALS[face] * CRYSTAL
    if face in ("exit", "secret-room"):
        return gain + (SAVED_TURN if mind.worth(row) + gain else -GROWTH)
    if face in ("rune", "gem-egg") or is_protected(mind.view, mind.number, face):
        return gain + GROWTH
    return gain - GROWTH


# Places, targets, payments


def place(mind: Mind) -> str:
    """The gallery with least to lose."""
    return min(mind.legal, key=lambda text: mind.worth(mind.rows[int(text.split()[1])]))


def target(mind: Mind) -> str:
    """Where most gems lie, of the players the one ahead."""

    def harm(text: str) -> tuple[int, int]:
        _, seat, number = text.split()
        row = mind.view["galleries"][int(seat) - 1][int(number) - 1]
        return closing(row, mind.view["gems"]), mind.view["scores"][int(seat) - 1]

    return max(mind.legal, key=harm)


def visit(mind: Mind) -> str:
    """In the tavern: what else is wanted."""
    if "use purse" in mind.legal:
        return "use purse"
    return engage(mind) or hire(mind) or "leave"


def pay(mind: Mind) -> str:
    """The piece that comes closest to what is due."""
    chest = PIRATE_CRYSTALS if "pirate" in mind.me["companions"] else CHEST_CRYSTALS
    worth = {**CRYSTALS, "chest": int(chest)}
    due = mind.view["amount"]
    return min(mind.legal, key=lambda text: abs(due - worth[text.split()[1]]))


def spare(mind: Mind) -> str:
    """Keep the chest where stones do; else keep the dearest stone."""
    return "stones" if "stones" in mind.legal else mind.starting("spare")[-1]


ANSWERS: Final[dict[str, Callable[[Mind], str]]] = {
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
