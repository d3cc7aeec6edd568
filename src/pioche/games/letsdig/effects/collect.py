"""Collecting: the cards go to the score pile, and their effects follow one by one."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.games.letsdig import events, stages
from pioche.games.letsdig.cards import (
    CROWN,
    GRAVEDIGGER,
    HAS_EFFECT,
    HAT,
    LANDMINE,
    MAP,
    SABRE,
    SEWER,
    STASH,
)
from pioche.games.letsdig.effects.look import look_at_tops
from pioche.games.letsdig.knowledge import put_away

if TYPE_CHECKING:
    from pioche.games.letsdig.state import LetsdigState

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
    """What comes next: the card just taken by a map, another effect, or the end of the turn."""
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
    """Collect one card and do what it says; a sewer line stays until somebody gets it."""
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
    """Nor later in this turn: a sewer line, also one that a map finds, gives a pile to rob."""
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
    """Put a sewer line in another player's score pile."""
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
