"""Every card, gem and recruit of the box is somewhere, once."""

from mypy_extensions import i64

from pioche.core.cards import count_faces
from pioche.games.dig.cards import FACES
from pioche.games.dig.state import DigState


def census(state: DigState) -> dict[str, int]:
    """How many of each face lie in all places together, and how many gems and recruits."""
    found = count_faces(FACES, state.cards, hill_piles(state))
    found.update(count_faces(FACES, state.companion_cards, companion_piles(state)))
    found["gem"] = gems(state)
    found["recruit"] = recruits(state)
    return found


def hill_piles(state: DigState) -> list[list[i64]]:
    """Where the cards of the hill may lie."""
    piles = [state.hill, state.discard, state.revealed]
    piles += [gallery.cards for gallery in state.galleries]
    for player in state.players:
        piles.append(player.hand)
    return piles


def companion_piles(state: DigState) -> list[list[i64]]:
    return [state.tavern, state.to_come, *(player.companions for player in state.players)]


def gems(state: DigState) -> int:
    placed = sum(int(gems) for gallery in state.galleries for gems in gallery.gems)
    return int(state.supply) + placed + sum(int(player.gems) for player in state.players)


def recruits(state: DigState) -> int:
    placed = sum(int(gallery.crew()) for gallery in state.galleries)
    kept = sum(int(each.free + each.waiting + each.eaten) for each in state.players)
    return placed + kept
