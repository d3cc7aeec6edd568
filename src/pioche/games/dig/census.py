"""Every card, gem and recruit of the box is somewhere, once."""

from pioche.core.state import State
from pioche.games.dig.cards import FACES
from pioche.games.dig.player import NONE
from pioche.games.dig.state import DigState


def census(state: State) -> dict[str, int]:
    """How many of each face lie in all places together, and how many gems and recruits."""
    assert isinstance(state, DigState)
    found: dict[str, int] = {}
    for card in hill_cards(state):
        count(found, FACES[state.cards.face[card]])
    for card in folk_cards(state):
        count(found, FACES[state.folk.face[card]])
    found["gem"] = gems(state)
    found["recruit"] = recruits(state)
    return found


def count(found: dict[str, int], name: str) -> None:
    found[name] = found.get(name, 0) + 1


def hill_cards(state: DigState) -> list[int]:
    cards = [*state.hill, *state.discard, *state.revealed]
    for gallery in state.galleries:
        cards += gallery.cards
    for player in state.players:
        cards += [*player.runes, *(card for card in player.equipment if card != NONE)]
        cards += [card for kind in player.stones for card in kind]
    return [int(card) for card in cards]


def folk_cards(state: DigState) -> list[int]:
    cards = [*state.tavern, *state.to_come]
    for player in state.players:
        cards += player.companions
    return [int(card) for card in cards]


def gems(state: DigState) -> int:
    placed = sum(int(gems) for gallery in state.galleries for gems in gallery.gems)
    return int(state.supply) + placed + sum(int(player.gems) for player in state.players)


def recruits(state: DigState) -> int:
    placed = sum(int(gallery.crew()) for gallery in state.galleries)
    kept = sum(int(each.free + each.waiting + each.eaten) for each in state.players)
    return placed + kept
