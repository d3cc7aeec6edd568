"""The tavern: what can be hired, and the payments that matter."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.core.masks import EVERYBODY, first_seat, has_one
from pioche.games.dig import cards, events
from pioche.games.dig.effects.equipment import enlist
from pioche.games.dig.effects.gallery import crown
from pioche.games.dig.effects.turns import ask
from pioche.games.dig.player import STONE_BITS, STONE_COUNT, Player
from pioche.games.dig.stages import PAY, SPARE

if TYPE_CHECKING:
    from pioche.games.dig.state import DigState

# What can be handed over: the four stones, and a chest.
CHEST_PIECE: Final = 4
PIECES: Final = 5


def price(player: Player) -> i64:
    return cards.QUEEN_PRICE if player.has(cards.QUEEN) else cards.RECRUIT_PRICE


def pieces_held(player: Player, piece: i64) -> i64:
    if piece == CHEST_PIECE:
        return 1 if player.holds(cards.CHEST) else 0
    return player.stones_of(piece)


def crystals(player: Player, piece: i64) -> i64:
    """What a piece is worth when it pays for recruits."""
    if piece == CHEST_PIECE:
        return cards.PIRATE_CRYSTALS if player.has(cards.PIRATE) else cards.CHEST_CRYSTALS
    return cards.CRYSTALS[piece]


def wealth(player: Player, highest: i64) -> i64:
    """The crystals of all pieces up to this one."""
    sum_of: i64 = 0
    for piece in range(highest + 1):
        sum_of += pieces_held(player, piece) * crystals(player, piece)
    return sum_of


def recruits_affordable(player: Player) -> i64:
    if not player.waiting:
        return 0
    return min(player.waiting, wealth(player, CHEST_PIECE) // price(player))


# Recruits: from the most valuable piece down, until the price is reached. So no two payments
# differ only in order, and none holds a piece that could have been left out (G63).


def hire(state: "DigState", recruits: i64) -> None:
    player = state.players[state.active]
    state.recruits_wanted = recruits
    state.due = price(player) * recruits
    state.last_piece = CHEST_PIECE
    continue_payment(state)


def payable(state: "DigState") -> i64:
    """The pieces that may come next, a mask: none dearer than the last, and enough to finish."""
    found: i64 = 0
    player = state.players[state.active]
    worth: i64 = 0
    for piece in range(state.last_piece + 1):
        held = pieces_held(player, piece)
        if held:
            worth += held * crystals(player, piece)
            if worth >= state.due:
                found |= 1 << piece
    return found


def continue_payment(state: "DigState") -> None:
    """Hand over pieces while there is no choice; ask where there is one."""
    while state.due > 0:
        pieces = payable(state)
        if not has_one(pieces):
            ask(state, state.active, PAY, amount=state.due)
            return
        pay(state, first_seat(pieces))
    enlist(state, state.active, state.recruits_wanted)


def pay(state: "DigState", piece: i64) -> None:
    state.due -= crystals(state.players[state.active], piece)
    state.last_piece = piece
    hand_over(state, piece)


def hand_over(state: "DigState", piece: i64) -> None:
    player = state.players[state.active]
    face = piece
    if piece == CHEST_PIECE:
        face = cards.CHEST
    state.discard.append(player.give(face, state.cards.face))
    state.emit(events.PAYS, state.active, face)


# Companions: the exact kinds (G41); a chest may stand for one stone, the pirate's for two.


def chest_power(player: Player) -> i64:
    """How many stones the player's chest can stand for."""
    if not player.holds(cards.CHEST):
        return 0
    return 2 if player.has(cards.PIRATE) else 1


def cost_of(state: "DigState", companion: i64) -> list[i64]:
    first = (companion - cards.FIRST_COMPANION) * cards.STONES
    return state.config.costs[first : first + cards.STONES]


def missing_stones(player: Player, cost: list[i64]) -> i64:
    number: i64 = 0
    for kind in range(cards.STONES):
        number += max(0, cost[kind] - player.stones_of(kind))
    return number


def companions_affordable(state: "DigState") -> list[i64]:
    player = state.players[state.active]
    power = chest_power(player)
    companions = [state.companion_cards.face[card] for card in state.tavern]
    return [each for each in companions if is_affordable(state, player, each, power)]


def is_affordable(state: "DigState", player: Player, companion: i64, power: i64) -> bool:
    """Whether a player whose chest can stand for `power` stones could pay this companion."""
    costs = state.config.costs
    first = (companion - cards.FIRST_COMPANION) * cards.STONES
    stones = player.stones
    for kind in range(cards.STONES):
        lack = costs[first + kind] - (stones & STONE_COUNT)
        stones >>= STONE_BITS
        if lack > 0:
            power -= lack
            if power < 0:
                return False
    return True


def engage(state: "DigState", companion: i64) -> None:
    player = state.players[state.active]
    state.companion_wanted = companion
    state.cost = cost_of(state, companion)
    stones: i64 = 0
    for number in state.cost:
        stones += number
    state.spares = min(chest_power(player), stones)
    state.last_piece = 0
    state.chest_used = False
    continue_sparing(state)


def can_spare(state: "DigState", kind: i64) -> bool:
    """Whether the chest may stand for this kind next: kinds rise, and the rest can be paid."""
    if kind < state.last_piece or state.cost[kind] == 0:
        return False
    player = state.players[state.active]
    missing: i64 = 0
    to_come: i64 = 0  # stones of the cost that the chest could still stand for
    for other in range(cards.STONES):
        need = state.cost[other] - (1 if other == kind else 0)
        lack = max(0, need - player.stones_of(other))
        if other < kind and lack > 0:
            return False
        missing += lack
        to_come += need if other >= kind else 0
    left = state.spares - 1
    return missing <= left <= to_come


def spareable(state: "DigState") -> i64:
    """The mask of the kinds that the chest may stand for next."""
    found: i64 = 0
    for kind in range(cards.STONES):
        if state.spares > 0 and can_spare(state, kind):
            found |= 1 << kind
    return found


def stones_suffice(state: "DigState") -> bool:
    """Whether the chest may stay in the hand."""
    return not state.chest_used and missing_stones(state.players[state.active], state.cost) == 0


def continue_sparing(state: "DigState") -> None:
    """Let the chest stand for stones; ask only where there is a choice."""
    while state.spares > 0:
        kinds = spareable(state)
        if not has_one(kinds) or stones_suffice(state):
            ask(state, state.active, SPARE, state.companion_wanted)
            return
        spare(state, first_seat(kinds))
    receive_companion(state)


def spare(state: "DigState", kind: i64) -> None:
    cost = state.cost[kind]
    state.cost[kind] = cost - 1
    state.spares -= 1
    state.last_piece = kind
    state.chest_used = True


def receive_companion(state: "DigState") -> None:
    """The price is handed over, the companion comes, another takes its place."""
    if state.chest_used:
        hand_over(state, CHEST_PIECE)
    for kind in range(cards.STONES):
        for _ in range(state.cost[kind]):
            hand_over(state, kind)
    companion = state.companion_wanted
    slot: i64 = 0
    while state.companion_cards.face[state.tavern[slot]] != companion:
        slot += 1
    player = state.players[state.active]
    player.companions.append(state.tavern.pop(slot))
    player.powers |= 1 << (companion - cards.FIRST_COMPANION)
    state.emit(events.ENGAGES, state.active, companion)
    replace(state, slot)
    crown(state, state.active)


def replace(state: "DigState", slot: i64) -> None:
    if not state.to_come:
        return
    card = state.to_come.pop()
    state.companion_cards.show(card, EVERYBODY)
    state.tavern.insert(slot, card)
    state.emit(events.ENTERS, state.companion_cards.face[card], slot)
