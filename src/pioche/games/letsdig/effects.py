"""What moves and cards do: digging, collecting, looking into piles, robbing others."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.core.masks import EVERYBODY, bit_of
from pioche.games.letsdig import events, moves, stages
from pioche.games.letsdig.cards import (
    CROWN,
    DOG,
    GRAVEDIGGER,
    HAS_EFFECT,
    HAT,
    HEIRLOOM,
    KINDS,
    LANDMINE,
    MAP,
    PILES,
    SABRE,
    SEWER,
    SKELETON,
    STASH,
    WASTE,
    WORMS,
)
from pioche.games.letsdig.knowledge import (
    exchange,
    is_public,
    lose_track,
    merge_equal_cards,
    owners,
    put_away,
    renumber_as_last,
    secret_cards,
)
from pioche.games.letsdig.options import WASTE_BUSTS

if TYPE_CHECKING:
    from pioche.games.letsdig.state import LetsdigState

AMONG_DUG: Final = 0
IN_PILE: Final = 1


def dig(state: "LetsdigState", pile: i64) -> None:
    """Turn up the top card of a pile for all to see, and do what it says."""
    card = state.piles[pile].pop()
    state.cards.show(card, EVERYBODY)
    state.dug.append(card)
    face = state.cards.face[card]
    if state.events is not None:  # often
        state.emit(events.DIGS, state.turn, pile, face)
    check_emptied(state, pile)
    state.stage = stages.DECIDE
    if face == WORMS:
        find_worms(state, face)
    elif face == SKELETON:
        find_skeleton(state, face)
    elif face == WASTE:
        find_waste(state, face)
    elif face == HEIRLOOM:
        state.stage = stages.HEIRLOOM  # T10


def check_emptied(state: "LetsdigState", pile: i64) -> None:
    """A pile dug or searched empty makes this the last turn, which goes on (T1)."""
    if not state.piles[pile]:
        state.ending = True
        state.emit(events.EMPTIED, pile)


def find_worms(state: "LetsdigState", face: i64) -> None:
    """The second worms of a turn bust, the first one too once waste lies there (T9)."""
    if state.worms or state.tainted:
        bust(state, face)
    else:
        state.worms = True


def find_waste(state: "LetsdigState", face: i64) -> None:
    if state.waste_mode == WASTE_BUSTS:
        bust(state, face)
    else:
        state.tainted = True


def find_skeleton(state: "LetsdigState", face: i64) -> None:
    """Bust, unless there could be a dog: then the digger is asked, dog or no dog (T30)."""
    if may_have_dog(state):
        state.stage = stages.REACT
    else:
        bust(state, face)


def may_have_dog(state: "LetsdigState") -> bool:
    """Whether, for all that the others know, the digger could use a dog."""
    if dog_among(state, state.dug) >= 0:
        return True
    pile = state.pile_of(state.turn)
    if dog_among(state, state.score_piles[pile]) >= 0:
        return True
    return bool(secret_cards(state, pile)) and not all_dogs_gone(state)


def all_dogs_gone(state: "LetsdigState") -> bool:
    """Whether all see that no dog is left that could be used."""
    for card in range(len(state.cards.face)):
        if state.cards.face[card] == DOG and not is_spent(state, card):
            return False
    return True


def is_spent(state: "LetsdigState", dog: i64) -> bool:
    return dog in state.used_dogs or dog in state.discard


def dog_among(state: "LetsdigState", cards: list[i64]) -> i64:
    """The first dog among these that has not been used yet, or -1."""
    for card in cards:
        if state.cards.face[card] == DOG and card not in state.used_dogs:
            return card
    return -1


def use_dog(state: "LetsdigState", move: i64) -> None:
    """The skeleton is discarded, the dog stays where it is, turned for all to see (T8, T28)."""
    if move == moves.DOG:
        dog = dog_among(state, state.dug)
        emit_dog(state, AMONG_DUG, EVERYBODY)
    else:
        pile = state.pile_of(state.turn)
        dog = dog_among(state, state.score_piles[pile])
        merge_equal_cards(state, dog, pile)
        emit_dog(state, IN_PILE, state.cards.seen[dog])
        state.cards.show(dog, EVERYBODY)
    state.used_dogs.append(dog)
    state.discard.append(state.dug.pop())
    state.stage = stages.DECIDE


def emit_dog(state: "LetsdigState", place: i64, known: i64) -> None:
    """A public event; for those who did not know this dog it is news."""
    state.emit_to(known, events.DOG, state.turn, place, 0)
    state.emit_to(EVERYBODY & ~known, events.DOG, state.turn, place, 1)


def bust(state: "LetsdigState", face: i64) -> None:
    """The turn ends at once, and all that was dug in it is discarded; T2: so may the game."""
    state.emit(events.BUST, state.turn, face, len(state.dug))
    state.discard.extend(state.dug)
    state.dug.clear()
    state.end_turn()


def give_heirloom(state: "LetsdigState", target: i64) -> None:
    """It goes to that player's score pile at once, whatever becomes of this turn (T10)."""
    state.emit(events.GIVES, state.turn, target, HEIRLOOM)
    put_away(state, state.dug.pop(), state.pile_of(target))
    state.stage = stages.DECIDE


NO_CARD: Final = -1


def stop(state: "LetsdigState") -> None:
    """Put the cards dug in the score pile; those with an effect wait for their turn."""
    state.emit(events.STOPS, state.turn, len(state.dug))
    for card in state.dug:
        if HAS_EFFECT[state.cards.face[card]]:
            state.pending.append(card)
        else:
            keep(state, card)
    state.dug.clear()
    go_on(state)


def keep(state: "LetsdigState", card: i64) -> None:
    """Put a card in the digger's score pile; it counts as collected in this turn (T13)."""
    put_away(state, card, state.pile_of(state.turn))
    state.fresh.append(card)


def go_on(state: "LetsdigState") -> None:
    """Go on with the card that a map took, another effect, or the end of the turn."""
    if state.at_once != NO_CARD:
        card = state.at_once
        state.at_once = NO_CARD
        carry_out(state, card)
    elif state.pending:
        state.stage = stages.ORDER
    else:
        state.end_turn()


def carry_out_next(state: "LetsdigState", face: i64) -> None:
    """The digger chooses which effect comes next."""
    for card in state.pending:
        if state.cards.face[card] == face:
            carry_out(state, card)
            return


def carry_out(state: "LetsdigState", card: i64) -> None:
    """Collect one card and do what it says; a sewer line stays until it is given away."""
    face = state.cards.face[card]
    state.emit(events.COLLECTS, state.turn, face)
    if face == SEWER:
        state.stage = stages.SEWER
        return
    state.pending.remove(card)
    keep(state, card)
    if has_no_target(state, face):
        state.emit(events.NOTHING, state.turn, face)
        go_on(state)
    else:
        begin_effect(state, face)


def wins_extra_turn(face: i64) -> bool:
    return face == CROWN or face == STASH


def has_no_target(state: "LetsdigState", face: i64) -> bool:
    """Whether the effect can do nothing now (T19)."""
    if face == GRAVEDIGGER or face == MAP:
        return state.piles_left() == 0
    if face == LANDMINE:
        return state.piles_left() <= 1  # T26
    return robs(face) and not state.targets_to_rob()


def robs(face: i64) -> bool:
    return face == HAT or face == SABRE


def never_has_target(state: "LetsdigState", face: i64) -> bool:
    """Whether it can do nothing later in this turn either: a sewer line gives a pile to rob."""
    if not has_no_target(state, face):
        return False
    counts = state.counts(state.pending)
    return not robs(face) or not (counts[SEWER] or (counts[MAP] and state.piles_left()))


def begin_effect(state: "LetsdigState", face: i64) -> None:
    """Do what a collected card says, or ask what it needs to know."""
    if wins_extra_turn(face):
        win_extra_turn(state, face)
    elif face == GRAVEDIGGER:
        look_at_tops(state)
        go_on(state)
    elif face == MAP:
        state.stage = stages.SEARCH
    elif face == LANDMINE:
        state.stage = stages.MINE
    else:
        state.tool = face
        state.stage = stages.ROB


def win_extra_turn(state: "LetsdigState", face: i64) -> None:
    """Extra turns that are owed add up."""
    state.extra += 1
    state.emit(events.EXTRA, state.turn, face)
    go_on(state)


def give_sewer(state: "LetsdigState", target: i64) -> None:
    for card in state.pending:
        if state.cards.face[card] == SEWER:
            state.emit(events.GIVES, state.turn, target, SEWER)
            state.pending.remove(card)
            put_away(state, card, state.pile_of(target))
            break
    go_on(state)


def destroy(state: "LetsdigState", pile: i64) -> None:
    """Discard a whole pile unseen (T25); that does not end the game."""
    state.emit(events.DESTROYS, state.turn, pile, len(state.piles[pile]))
    state.destroyed.extend(state.piles[pile])
    state.piles[pile].clear()
    go_on(state)


def spare(state: "LetsdigState") -> None:
    state.emit(events.SPARES, state.turn)
    go_on(state)


# Of this number of cards under a map, a player who sees the one taken knows the other.
PAIR: Final = 2


def look_at_tops(state: "LetsdigState") -> None:
    """The sleeping gravedigger: the top card of each pile, for the digger's eyes only."""
    state.emit(events.LOOKS, state.turn)
    for pile in range(PILES):
        if state.piles[pile]:
            see(state, pile, 1)


def see(state: "LetsdigState", pile: i64, depth: i64) -> None:
    """The digger sees one card of a pile; depth 1 is the top."""
    bit = bit_of(state.turn)
    card = state.piles[pile][len(state.piles[pile]) - depth]
    state.cards.show(card, bit)
    state.emit_to(bit, events.SEES, pile, depth, state.cards.face[card])


def search(state: "LetsdigState", pile: i64) -> None:
    """The treasure map: look at the top cards of a pile, three by our sheet, or what there is."""
    state.searched = pile
    state.looked = min(len(state.piles[pile]), state.config.map_cards)
    state.emit(events.SEARCHES, state.turn, pile, state.looked)
    for depth in range(1, state.looked + 1):
        see(state, pile, depth)
    state.stage = stages.TAKE


def cards_under_map(state: "LetsdigState") -> list[i64]:
    """The cards that the digger is still to choose from, the top one last."""
    pile = state.piles[state.searched]
    return pile[len(pile) - state.looked : len(pile) - state.ordered]


def bring_up(state: "LetsdigState", face: i64) -> None:
    """Let the looked-at card of that face be the top one; the others keep their order."""
    cards = cards_under_map(state)
    place = len(cards) - 1
    while state.cards.face[cards[place]] != face:
        place -= 1
    while place < len(cards) - 1:
        exchange(state, cards[place], cards[place + 1])
        place += 1


def take(state: "LetsdigState", face: i64) -> None:
    """Collect one of the cards. The others at the table lose track of what they cannot follow."""
    bring_up(state, face)
    goal = state.pile_of(state.turn)
    shown = HAS_EFFECT[face] != 0 or state.open_scores
    audience: i64 = EVERYBODY if shown else owners(state, goal)
    lose_track(state, cards_under_map(state), map_followers(state, audience))
    card = state.piles[state.searched].pop()
    state.looked -= 1
    state.cards.show(card, audience)
    if HAS_EFFECT[face]:  # T27: all see what it is, because they see what it does
        state.pending.append(card)
        state.at_once = card
    else:
        state.score_piles[goal].append(card)
        state.fresh.append(card)
    known = state.cards.seen[card]
    state.emit_to(known, events.TAKES, state.turn, state.searched, face)
    state.emit_to(EVERYBODY & ~known, events.TAKES, state.turn, state.searched, events.HIDDEN)
    check_emptied(state, state.searched)
    state.stage = stages.RETURN


def map_followers(state: "LetsdigState", audience: i64) -> i64:
    """Who can still say which card is which once one is taken, which the audience sees (T38)."""
    cards = cards_under_map(state)
    if len(cards) == 1:
        return EVERYBODY
    followers = bit_of(state.turn) | knowers_of_equals(state, cards)
    if len(cards) == PAIR:
        followers |= audience
    return followers


def knowers_of_equals(state: "LetsdigState", cards: list[i64]) -> i64:
    """Who knows all of these cards to be alike: then it does not matter which one goes."""
    knowers: i64 = EVERYBODY
    for card in cards:
        if state.cards.face[card] != state.cards.face[cards[0]]:
            return 0
        knowers &= state.cards.seen[card]
    return knowers


def put_on_top(state: "LetsdigState", face: i64) -> None:
    """The highest of the cards that have no place yet; of the last two that settles both."""
    bring_up(state, face)
    state.ordered += 1
    if has_order_to_choose(state):
        show_order(state)


def has_order_to_choose(state: "LetsdigState") -> bool:
    """Whether more than one card is still to be put back; one alone has no order."""
    return state.looked - state.ordered > 1


def put_back(state: "LetsdigState") -> None:
    """The cards not taken are back on the pile, in the digger's order."""
    state.emit(events.RETURNS, state.turn, state.searched, state.looked)
    show_order(state)
    state.looked = 0
    state.ordered = 0
    state.searched = -1


def show_order(state: "LetsdigState") -> None:
    """The digger sees how the cards under the map lie now."""
    for depth in range(1, state.looked + 1):
        see(state, state.searched, depth)


def rob(state: "LetsdigState", victim: i64) -> None:
    """Rob a player: the hat looks at the whole pile, the sabre takes a card at random."""
    state.emit(events.ROBS, state.turn, victim, state.tool)
    pile = state.score_piles[state.pile_of(victim)]
    if state.pile_of(victim) == state.pile_of(state.turn):
        # T29: a card of one's own pile, put back there
        state.emit(events.NOTHING, state.turn, state.tool)
    elif state.tool == HAT:
        state.victim = victim
        peek(state, pile)
        state.stage = stages.STEAL
    else:
        state.victim = victim
        steal(state, card_by_face(state, pile, state.rng.below(len(pile))))


def card_by_face(state: "LetsdigState", pile: list[i64], place: i64) -> i64:
    """The card in that place once the pile is sorted by face, used dogs after the others.

    The order in which a pile came together is nobody's to know, and no record holds it.
    """
    orders: list[i64] = [order_of(state, card) for card in pile]
    orders.sort()
    found: i64 = 0
    while order_of(state, pile[found]) != orders[place]:
        found += 1
    return pile[found]


def order_of(state: "LetsdigState", card: i64) -> i64:
    used: i64 = 1 if card in state.used_dogs else 0
    return 2 * state.cards.face[card] + used


def peek(state: "LetsdigState", pile: list[i64]) -> None:
    """The digger sees every card of the victim's pile."""
    bit = bit_of(state.turn)
    for card in pile:
        state.cards.show(card, bit)
    counts = state.counts(pile)
    for face in range(KINDS):
        if counts[face]:
            state.emit_to(bit, events.PEEKS, state.victim, face, counts[face])


def steal_face(state: "LetsdigState", face: i64) -> None:
    """The hat: take a card of that face; a used dog only where there is no other."""
    pile = state.score_piles[state.pile_of(state.victim)]
    chosen: i64 = -1
    for card in pile:
        if state.cards.face[card] == face and (chosen < 0 or card not in state.used_dogs):
            chosen = card
    steal(state, chosen)


def steal(state: "LetsdigState", card: i64) -> None:
    """Move a card from pile to pile. It does nothing there but count (T13)."""
    source, goal = state.pile_of(state.victim), state.pile_of(state.turn)
    if card not in state.used_dogs:
        merge_equal_cards(state, card, source)
    before = state.cards.seen[card]
    card = renumber_as_last(state, card, source)
    if not is_public(state, card):
        hide_theft(state, card, source, owners(state, source) | owners(state, goal))
    emit_theft(state, card, before, state.cards.seen[card])
    state.score_piles[source].remove(card)
    state.score_piles[goal].append(card)
    state.victim = -1


def hide_theft(state: "LetsdigState", card: i64, source: i64, followers: i64) -> None:
    """A secret card goes: thief and victim know which one, the others lose track of the pile."""
    secret = secret_cards(state, source)
    if len(secret) > 1:
        lose_track(state, secret, followers)
    state.cards.show(card, followers)


def emit_theft(state: "LetsdigState", card: i64, before: i64, after: i64) -> None:
    """Those who know the card hear its name; of those some learn it just now."""
    seat, other, face = state.turn, state.victim, state.cards.face[card]
    used: i64 = 1 if card in state.used_dogs else 0
    state.emit_long(after & before, events.STEALS, seat, other, face, 0, used)
    state.emit_long(after & ~before, events.STEALS, seat, other, face, 1, used)
    state.emit_long(EVERYBODY & ~after, events.STEALS, seat, other, events.HIDDEN, 1, used)
