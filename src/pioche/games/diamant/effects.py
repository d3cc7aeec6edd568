"""The effects of the cards of Diamant, and what leavers take home."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.core.masks import EVERYBODY, bit_of, size
from pioche.games.diamant import events
from pioche.games.diamant.cards import FIRST_DANGER, FIRST_RELIC, TREASURE_VALUES
from pioche.games.diamant.options import NO_RELICS
from pioche.games.diamant.scoring import relic_points

if TYPE_CHECKING:
    from pioche.games.diamant.state import DiamantState

# Higher stakes are not told apart.
HIGHEST_STAKE: Final = 255


def share_treasure(state: "DiamantState", face: i64) -> None:
    """Each explorer inside takes an equal share; the rest lies on the path (D1, D2)."""
    value = TREASURE_VALUES[face]
    explorers = size(state.inside)
    share = value // explorers
    for seat in range(state.seats):
        if state.inside >> seat & 1:
            state.explorers[seat].unsafe += share
    state.path_rubies += value - share * explorers
    state.emit(events.TREASURE, face, share, state.path_rubies)


def find_relic(state: "DiamantState", face: i64) -> None:
    """It lies on the path until an explorer leaves alone."""
    state.emit(events.RELIC, face)


def is_trap(state: "DiamantState", face: i64) -> bool:
    """The second danger of a kind is a trap; the first is only noted."""
    kind: i64 = 1 << (face - FIRST_DANGER)
    if state.dangers & kind:
        return True
    state.dangers |= kind
    state.emit(events.DANGER, face)
    return False


def spring_trap(state: "DiamantState", face: i64) -> None:
    """All inside lose what is unsafe; one of the two equal cards leaves the game (D4)."""
    state.removed.append(state.path.pop())
    state.emit(events.TRAP, face)
    for seat in range(state.seats):
        if state.inside >> seat & 1:
            explorer = state.explorers[seat]
            state.emit(events.LOSES, seat, explorer.unsafe)
            explorer.unsafe = 0
    state.inside = 0


def go_home(state: "DiamantState", leaving: i64) -> None:
    """The leavers share the path equally (D1, D3); one who leaves alone takes the relics."""
    leavers = size(leaving)
    share = state.path_rubies // leavers
    state.path_rubies -= share * leavers
    state.emit(events.PATH, state.path_rubies)
    for seat in range(state.seats):
        if leaving >> seat & 1:
            bank(state, seat, share)
            if leavers == 1 and state.config.relic_mode != NO_RELICS:
                take_relics(state, seat)


def bank(state: "DiamantState", seat: i64, share: i64) -> None:
    """Everything unsafe goes into the chest, where it is safe for the rest of the game."""
    explorer = state.explorers[seat]
    rubies = explorer.unsafe + share
    explorer.chest += rubies
    explorer.unsafe = 0
    audience = bit_of(seat)
    if state.config.open_chests:
        audience = EVERYBODY
    state.emit_to(audience, events.BANKS, seat, rubies)


def relics_on_path(state: "DiamantState") -> list[i64]:
    return [card for card in state.path if state.cards.face[card] >= FIRST_RELIC]


def take_relics(state: "DiamantState", seat: i64) -> None:
    for card in relics_on_path(state):
        face = state.cards.face[card]
        points = relic_points(face, len(state.relics_taken))
        state.path.remove(card)
        state.relics_taken.append(card)
        state.relic_owners.append(seat)
        state.explorers[seat].relic_points += points
        state.emit(events.TAKES, seat, face, points)


def lose_relics(state: "DiamantState") -> None:
    """Relics still on the path when the expedition ends leave the game."""
    for card in relics_on_path(state):
        state.path.remove(card)
        state.removed.append(card)
        state.emit(events.RELIC_GONE, state.cards.face[card])


def note_stakes(state: "DiamantState", leaving: i64) -> None:
    """Note at which stake each explorer inside stays or leaves: how daring it is.

    A stake is the share of all rubies that leaving brings, times explorers and dangers seen.
    """
    inside = size(state.inside)
    dangers = size(state.dangers)
    for seat in range(state.seats):
        if state.inside >> seat & 1:
            explorer = state.explorers[seat]
            stake = min(HIGHEST_STAKE, (explorer.unsafe * inside + state.path_rubies) * dangers)
            if leaving >> seat & 1:
                explorer.caution = max(explorer.caution, HIGHEST_STAKE - stake)
            else:
                explorer.daring = max(explorer.daring, stake)


def emit_choices(state: "DiamantState") -> None:
    for seat in range(state.seats):
        if state.inside >> seat & 1:
            state.emit(events.LEAVES if state.leaving >> seat & 1 else events.STAYS, seat)
