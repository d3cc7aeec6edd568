"""DIG's rules, and a gallery from its first stone to its closing."""

from typing import Final

from pioche.games.dig import DIG
from pioche.games.dig.cards import COSTS, CRYSTALS, RECRUIT_PRICE, STONE_NAMES
from pioche.rulebook import Position, Rulebook, Section, Sentence, ShownCard, Step, plain
from pioche.words.language import Argument

ANA, BRUNO = range(2)
GALLERY: Final = ("gold", "steel", "rune", "ruby", "secret-room")
# Bruno's cards meanwhile, beside his galleries.
OTHERS: Final = "steel"
ENEMIES: Final = ("spider", "ghost", "snake", "skeleton", "thief", "orc", "werewolf")
NO_STONE: Final = ("none", 0)
CRYSTALS_OF: Final = {name: int(CRYSTALS[at]) for at, name in enumerate(STONE_NAMES)}
EQUIPMENT: Final = (
    *("shield", "sceptre", "anchor", "purse", "chest"),
    *("compass", "pickaxe", "scroll", "bomb", "potion"),
)


def example() -> list[Step]:
    """One recruit, five cards; the fifth is a secret room."""
    hill = Position(DIG, 2, first="1")
    first, second, *later = GALLERY
    cards = [first, second, *(card for face in later for card in (OTHERS, face)), OTHERS]
    hill.place(reversed(hill.state.hill), *cards)
    hill.play(ANA, "beside", "recruit")
    steps = [Step(Sentence("example-start"), gallery_cards(hill))]
    for face in later[:-1]:
        dig_on(hill)
        steps.append(Step(Sentence(f"example-{face}"), gallery_cards(hill)))
    dig_on(hill)
    brought = takings(hill)
    room = ShownCard(GALLERY[-1], Sentence("example-room", {"number": len(GALLERY), **brought}))
    closed = (*(ShownCard(face, note(at)) for at, face in enumerate(GALLERY[:-1])), room)
    return [*steps, Step(Sentence("example-close", brought), closed), hire(hill)]


def dig_on(hill: Position) -> None:
    """Bruno takes a stone, Ana digs in her gallery."""
    hill.play(BRUNO, "beside", "collect")
    hill.play(ANA, "dig 1")


def gallery_cards(hill: Position) -> tuple[ShownCard, ...]:
    cards = hill.view()["galleries"][ANA][0]
    assert [card["recruit"] for card in cards] == [at == 0 for at in range(len(cards))]
    return tuple(ShownCard(card["face"], note(at)) for at, card in enumerate(cards))


def note(at: int) -> Sentence:
    """The number of the card, and that the recruit stands on the first."""
    return Sentence("example-recruit" if at == 0 else "example-number", {"number": at + 1})


def takings(hill: Position) -> dict[str, int]:
    """The yield of the closed gallery."""
    player = hill.view()["players"][ANA]
    return {
        "gems": int(player["gems"]),
        "runes": int(player["runes"]),
        "total": int(player["points"]),
    }


def hire(hill: Position) -> Step:
    """The stones pay for another recruit in a later turn."""
    stones = hill.view()["players"][ANA]["stones"]
    crystals = sum(stones[name] * CRYSTALS_OF[name] for name in STONE_NAMES)
    hill.play(BRUNO, "beside", "collect")
    hill.play(ANA, "hire 1")
    return Step(Sentence("example-hire", {"crystals": crystals, "price": RECRUIT_PRICE}))


def companions() -> tuple[ShownCard, ...]:
    """Each companion with its price in stones."""
    return tuple(ShownCard(name, Sentence("price", price(cost))) for name, cost in COSTS.items())


def price(cost: tuple[int, ...]) -> dict[str, Argument]:
    """No companion costs more than two kinds of stones."""
    wanted = [(stone, number) for stone, number in zip(STONE_NAMES, cost, strict=True) if number]
    (first_stone, first), (second_stone, second) = [*wanted, NO_STONE][:2]
    return {
        "first_stone": first_stone,
        "first": first,
        "second_stone": second_stone,
        "second": second,
    }


RULEBOOK: Final = Rulebook(
    sections=(
        Section("aim"),
        Section("setup"),
        Section("turn"),
        Section("beside", cards=STONE_NAMES, arguments=CRYSTALS_OF),
        Section("galleries"),
        Section("gems", cards=("recruit", "gem", "rune", "gem-egg")),
        Section("closing", explained=plain("exit", "secret-room", "collapse")),
        Section("enemies", explained=plain(*ENEMIES)),
        Section("equipment", explained=plain(*EQUIPMENT)),
        Section("tavern", explained=companions(), arguments={"price": RECRUIT_PRICE}),
        Section("end"),
    ),
    example=example,
    diagram=3,
    sources=Section("sources"),
)
