"""What is in the box of DIG, with the source of each figure."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.core.cards import count_faces
from pioche.core.components import (
    ASSUMED,
    BOOK,
    FOUND,
    IN_CRYSTALS,
    IN_GEMS,
    NOTHING,
    PRICE,
    STONES_WORTH,
    Component,
    with_rulings,
)

if TYPE_CHECKING:
    from pioche.games.dig.state import DigState

# Faces of the hill: stones, equipment, enemies, treasures that only galleries give, ways out.
STONE_NAMES: Final = ("steel", "gold", "diamond", "ruby")
EQUIPMENT_NAMES: Final = (
    "shield",
    "purse",
    "compass",
    "pickaxe",
    "chest",
    "scroll",
    "bomb",
    "potion",
    "sceptre",
    "anchor",
)
ENEMY_NAMES: Final = ("skeleton", "thief", "ghost", "spider", "snake", "werewolf", "orc")
TREASURE_NAMES: Final = ("rune", "gem-egg")
WAY_OUT_NAMES: Final = ("exit", "secret-room", "collapse")
COMPANION_NAMES: Final = (
    "shepherd-dog",
    "elf",
    "shadow",
    "hunter",
    "knight",
    "mage",
    "paladin",
    "ninja-cat",
    "pirate",
    "scout",
    "superbacker",
    "queen",
    "tyler",
)
HILL_NAMES: Final = (
    *STONE_NAMES,
    *EQUIPMENT_NAMES,
    *ENEMY_NAMES,
    *TREASURE_NAMES,
    *WAY_OUT_NAMES,
)
FACES: Final = (*HILL_NAMES, *COMPANION_NAMES)

# <generated>
STEEL: Final = 0
GOLD: Final = 1
DIAMOND: Final = 2
RUBY: Final = 3
SHIELD: Final = 4
PURSE: Final = 5
COMPASS: Final = 6
PICKAXE: Final = 7
CHEST: Final = 8
SCROLL: Final = 9
BOMB: Final = 10
POTION: Final = 11
SCEPTRE: Final = 12
ANCHOR: Final = 13
SKELETON: Final = 14
THIEF: Final = 15
GHOST: Final = 16
SPIDER: Final = 17
SNAKE: Final = 18
WEREWOLF: Final = 19
ORC: Final = 20
RUNE: Final = 21
GEM_EGG: Final = 22
EXIT: Final = 23
SECRET_ROOM: Final = 24
COLLAPSE: Final = 25
SHEPHERD_DOG: Final = 26
ELF: Final = 27
SHADOW: Final = 28
HUNTER: Final = 29
KNIGHT: Final = 30
MAGE: Final = 31
PALADIN: Final = 32
NINJA_CAT: Final = 33
PIRATE: Final = 34
SCOUT: Final = 35
SUPERBACKER: Final = 36
QUEEN: Final = 37
TYLER: Final = 38
# </generated>

STONES: Final = 4
EQUIPMENT: Final = 10
FIRST_EQUIPMENT: Final = 4
FIRST_ENEMY: Final = 14
FIRST_COMPANION: Final = 26
COMPANIONS: Final = 13
HILL_CARDS: Final = 162
GEMS: Final = 40
RECRUITS: Final = 4

# How many of each face are in the hill (book).
COPIES: Final[list[i64]] = [
    *(40, 25, 15, 10),
    *(3, 3, 3, 3, 3, 2, 2, 2, 1, 1),
    *(4, 4, 4, 3, 3, 1, 1),
    *(5, 2),
    *(10, 3, 9),
]

# Crystals: the ruby's four are in the book, the others follow as values rise from steel to ruby.
CRYSTALS: Final[list[i64]] = [1, 2, 3, 4]
CHEST_CRYSTALS: Final = 5
PIRATE_CRYSTALS: Final = 10
RECRUIT_PRICE: Final = 5
QUEEN_PRICE: Final = 3

# Which companion protects from each enemy, from the first on, and the gems that it then earns.
PROTECTORS: Final[list[i64]] = [KNIGHT, HUNTER, SHADOW, SHEPHERD_DOG, ELF, NINJA_CAT, PALADIN]
REWARDS: Final[list[i64]] = [1, 1, 1, 1, 1, 2, 2]

# Assumed: printed on cards that we have not seen. Steel, gold, diamonds, rubies.
COSTS: Final[dict[str, tuple[int, int, int, int]]] = {
    "shepherd-dog": (2, 1, 0, 0),
    "elf": (2, 1, 0, 0),
    "shadow": (1, 2, 0, 0),
    "hunter": (0, 2, 1, 0),
    "knight": (0, 2, 1, 0),
    "mage": (0, 1, 2, 0),
    "paladin": (3, 0, 0, 0),
    "ninja-cat": (3, 0, 0, 0),
    "pirate": (0, 1, 1, 0),
    "scout": (0, 2, 0, 0),
    "superbacker": (0, 2, 0, 0),
    "queen": (0, 0, 1, 1),
    "tyler": (0, 0, 1, 1),
}


def hill_faces() -> list[i64]:
    """The faces of all cards of the hill, laid out in order."""
    faces: list[i64] = []
    for face in range(len(COPIES)):
        faces += [face] * COPIES[face]
    return faces


# Laid out once: dealing a game copies these.
HILL: Final[list[i64]] = hill_faces()
COMPANION_FACES: Final[list[i64]] = [FIRST_COMPANION + number for number in range(COMPANIONS)]


# The rulings that concern each card.
RULINGS_OF: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(STONE_NAMES, ("G14", "G63")),
    "shield": ("G8", "G26", "G29", "G32", "G57", "G75"),
    "purse": ("G8",),
    "compass": ("G35", "G70"),
    "pickaxe": ("G36", "G69", "G70"),
    "chest": ("G8", "G63"),
    "scroll": ("G35", "G70"),
    "bomb": ("G64", "G72", "G32"),
    "potion": ("G34", "G64", "G72"),
    "sceptre": ("G30", "G31", "G68", "G72"),
    "anchor": ("G8", "G69"),
    "skeleton": ("G67", "G71"),
    "thief": ("G18", "G19", "G71"),
    "ghost": ("G18", "G71"),
    "spider": ("G21", "G71"),
    "snake": ("G73", "G71"),
    "werewolf": ("G11", "G26", "G74"),
    "orc": ("G27", "G71"),
    "rune": ("G48", "G34"),
    "gem-egg": ("G48", "G34"),
    "exit": ("G2",),
    "secret-room": ("G20",),
    "collapse": ("G69",),
    **{name: ("G12", "G29", "G41") for name in COMPANION_NAMES[:8] if name != "mage"},
    "mage": ("G28", "G29", "G41"),
    "pirate": ("G41",),
    "scout": ("G38", "G41"),
    "superbacker": ("G38", "G41"),
    "queen": ("G63", "G41"),
    "tyler": ("G48", "G41"),
    "gem": ("G1", "G16", "G51", "G48"),
    "recruit": ("G14", "G33", "G63"),
}


def components() -> tuple[Component, ...]:
    tokens = (
        Component("gem", GEMS, 1, BOOK, IN_GEMS),
        Component("recruit", RECRUITS * 4, RECRUIT_PRICE, BOOK, PRICE),
    )
    return with_rulings((*hill_components(), *companion_components(), *tokens), RULINGS_OF)


def hill_components() -> list[Component]:
    """Stones with what they pay, then the others: a rune counts as a gem, an egg becomes one."""
    found: list[Component] = []
    for face, name in enumerate(HILL_NAMES):
        count = int(COPIES[face])
        if face < STONES:
            source = BOOK if face == RUBY else FOUND
            found.append(Component(name, count, int(CRYSTALS[face]), source, IN_CRYSTALS))
        elif face in (RUNE, GEM_EGG):
            found.append(Component(name, count, 1, BOOK, IN_GEMS))
        else:
            found.append(Component(name, count, 0, BOOK, NOTHING))
    return found


def companion_components() -> list[Component]:
    return [
        Component(name, 1, price_of(cost), ASSUMED, STONES_WORTH) for name, cost in COSTS.items()
    ]


def price_of(cost: tuple[int, int, int, int]) -> int:
    return sum(number * int(CRYSTALS[kind]) for kind, number in enumerate(cost))


def census(state: "DigState") -> dict[str, int]:
    """How many of each face lie in all places together, and how many gems and recruits."""
    found = count_faces(FACES, state.cards, hill_piles(state))
    found.update(count_faces(FACES, state.companion_cards, companion_piles(state)))
    found["gem"] = gems(state)
    found["recruit"] = recruits(state)
    return found


def hill_piles(state: "DigState") -> list[list[i64]]:
    piles = [state.hill, state.discard, state.revealed]
    piles += [gallery.cards for gallery in state.galleries]
    for player in state.players:
        piles.append(player.hand)
    return piles


def companion_piles(state: "DigState") -> list[list[i64]]:
    return [state.tavern, state.to_come, *(player.companions for player in state.players)]


def gems(state: "DigState") -> int:
    placed = sum(int(gems) for gallery in state.galleries for gems in gallery.gems)
    return int(state.supply) + placed + sum(int(player.gems) for player in state.players)


def recruits(state: "DigState") -> int:
    placed = sum(int(gallery.crew()) for gallery in state.galleries)
    kept = sum(int(each.free + each.waiting + each.eaten) for each in state.players)
    return placed + kept
