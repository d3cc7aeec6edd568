"""The legal answers of each stage, why others are refused, and the moves of a stand-in."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.core.refusals import IllegalMove, NotYourTurn, Refusal
from pioche.games.letsdig import stages
from pioche.games.letsdig.cards import EFFECT_CARDS, KINDS, PILES
from pioche.games.letsdig.effects import (
    cards_under_map,
    dog_among,
    never_has_target,
    wins_extra_turn,
)
from pioche.games.letsdig.knowledge import secret_cards
from pioche.games.letsdig.moves import (
    BUST,
    COLLECT,
    DESTROY,
    DIG,
    DOG,
    GIVE,
    MOVES,
    ROB,
    SEARCH,
    SPARE,
    STEAL,
    STOP,
    TAKE,
    TOP,
)

if TYPE_CHECKING:
    from pioche.games.letsdig.state import LetsdigState

NOTHING_FORCED: Final = -1
# Most of the time every pile has cards: these lists are shared, and read only.
DIG_ANY: Final[list[i64]] = [DIG, DIG + 1, DIG + 2]
DIG_OR_STOP: Final[list[i64]] = [DIG, DIG + 1, DIG + 2, STOP]


def legal_moves(state: "LetsdigState") -> list[i64]:
    stage = state.stage
    if stage <= stages.DECIDE:
        return digs(state)
    if stage == stages.REACT:
        return reactions(state)
    if stage == stages.HEIRLOOM or stage == stages.SEWER:
        return [GIVE + seat for seat in state.others()]
    if stage == stages.OVER:
        return []
    return effect_moves(state)


def digs(state: "LetsdigState") -> list[i64]:
    """Dig any pile that is not empty; after the first card one may stop."""
    deciding = state.stage == stages.DECIDE
    if state.piles[0] and state.piles[1] and state.piles[2]:
        return DIG_OR_STOP if deciding else DIG_ANY
    moves = with_piles(state, DIG)
    if deciding:
        moves.append(STOP)
    return moves


def effect_moves(state: "LetsdigState") -> list[i64]:
    """The moves while the effects of collected cards are carried out."""
    stage = state.stage
    if stage == stages.ORDER:
        return orders(state)
    if stage == stages.SEARCH:
        return with_piles(state, SEARCH)
    if stage == stages.TAKE or stage == stages.RETURN:
        return faces_among(state, cards_under_map(state), TAKE if stage == stages.TAKE else TOP)
    if stage == stages.ROB:
        return [ROB + seat for seat in state.targets_to_rob()]
    if stage == stages.STEAL:
        return faces_among(state, state.score_piles[state.pile_of(state.victim)], STEAL)
    return mines(state)


def with_piles(state: "LetsdigState", first: i64) -> list[i64]:
    moves: list[i64] = []
    for pile in range(PILES):
        if state.piles[pile]:
            moves.append(first + pile)
    return moves


def reactions(state: "LetsdigState") -> list[i64]:
    """A dog among the cards dug, a dog in the score pile, or the bust (T8)."""
    moves: list[i64] = []
    if dog_among(state, state.dug) >= 0:
        moves.append(DOG)
    if dog_among(state, state.score_piles[state.pile_of(state.turn)]) >= 0:
        moves.append(DOG + 1)
    moves.append(BUST)
    return moves


def orders(state: "LetsdigState") -> list[i64]:
    """Each kind of effect that is still to come."""
    moves: list[i64] = []
    for place in range(len(EFFECT_CARDS)):
        if is_pending(state, EFFECT_CARDS[place]):
            moves.append(COLLECT + place)
    return moves


def is_pending(state: "LetsdigState", face: i64) -> bool:
    for card in state.pending:
        if state.cards.face[card] == face:
            return True
    return False


def faces_among(state: "LetsdigState", cards: list[i64], first: i64) -> list[i64]:
    moves: list[i64] = []
    counts = state.counts(cards)
    for face in range(KINDS):
        if counts[face]:
            moves.append(first + face)
    return moves


def mines(state: "LetsdigState") -> list[i64]:
    """Any pile may be destroyed, or none; with one pile left nobody is asked (T26)."""
    moves = with_piles(state, DESTROY)
    moves.append(SPARE)
    return moves


def has_secret_choice(state: "LetsdigState") -> bool:
    """Whether, in the others' eyes, there is a choice among cards that they cannot see."""
    if state.stage == stages.TAKE:
        return state.looked > 1
    if state.stage == stages.STEAL and not state.open_scores:
        pile = state.pile_of(state.victim)
        return len(state.score_piles[pile]) > 1 and len(secret_cards(state, pile)) > 0
    return False


def forced_move(state: "LetsdigState") -> i64:
    """The only legal move, where all know that it is the only one (T39); else -1.

    What only the digger's secrets leave without a choice is asked all the same: an answer
    that came by itself would reveal them.
    """
    stage = state.stage
    if stage == stages.DECIDE:
        return STOP if state.ending and not can_dig(state) else NOTHING_FORCED
    if stage <= stages.REACT or stage == stages.RETURN or stage == stages.OVER:
        return NOTHING_FORCED
    if has_secret_choice(state):
        return NOTHING_FORCED
    moves = legal_moves(state)
    if len(moves) == 1:
        return moves[0]
    return order_of_no_matter(state) if stage == stages.ORDER else NOTHING_FORCED


def can_dig(state: "LetsdigState") -> bool:
    piles = state.piles
    return bool(piles[0]) or bool(piles[1]) or bool(piles[2])


def order_of_no_matter(state: "LetsdigState") -> i64:
    """The move for an effect whose order does not matter; -1 if there is none."""
    for place in range(len(EFFECT_CARDS)):
        face = EFFECT_CARDS[place]
        idle = wins_extra_turn(face) or never_has_target(state, face)
        if idle and is_pending(state, face):
            return COLLECT + place
    return NOTHING_FORCED


# The kind of move that each stage asks for, and why one of that kind is refused.
ABOUT: Final[dict[int, tuple[str, str, str]]] = {
    stages.DIG: ("dig", "letsdig-refusal-empty", "T33"),
    stages.DECIDE: ("dig", "letsdig-refusal-empty", "T33"),
    stages.REACT: ("dog", "letsdig-refusal-no-dog", "T8"),
    stages.HEIRLOOM: ("give", "letsdig-refusal-nobody", "T19"),
    stages.ORDER: ("collect", "letsdig-refusal-no-card", "T19"),
    stages.SEWER: ("give", "letsdig-refusal-nobody", "T19"),
    stages.SEARCH: ("search", "letsdig-refusal-empty", "T33"),
    stages.TAKE: ("take", "letsdig-refusal-no-card", "T19"),
    stages.RETURN: ("top", "letsdig-refusal-no-card", "T19"),
    stages.ROB: ("rob", "letsdig-refusal-nobody", "T19"),
    stages.STEAL: ("steal", "letsdig-refusal-no-card", "T19"),
    stages.MINE: ("destroy", "letsdig-refusal-empty", "T33"),
}


def why_not(state: "LetsdigState", seat: int, move: int) -> Refusal:
    if state.stage == stages.OVER:
        return NotYourTurn("letsdig-refusal-over", ruling="T36")
    if seat != state.turn:
        return NotYourTurn("letsdig-refusal-turn", ruling="T31", seat=int(state.turn))
    if move in (GIVE + seat, ROB + seat):
        return IllegalMove("letsdig-refusal-oneself", ruling="T34")
    if state.stage == stages.DIG and move == STOP:
        return IllegalMove("letsdig-refusal-first", ruling="T32")
    if state.teams and move in (GIVE + (seat + 3) % 4, ROB + (seat + 3) % 4):
        return IllegalMove("letsdig-refusal-shared", ruling="T29")
    return about_stage(state, move)


def about_stage(state: "LetsdigState", move: int) -> Refusal:
    """A move of the kind that is asked for, but not this one; or of another kind."""
    kind, key, ruling = ABOUT[int(state.stage)]
    if MOVES.name(move) != kind:
        return IllegalMove("letsdig-refusal-other", ruling="T35")
    return IllegalMove(key, ruling=ruling)


def stand_in(state: "LetsdigState", seat: int, at: int) -> int:
    """Dig one card a turn, use a dog if there is one, and spare the piles."""
    if state.stage == stages.DECIDE:
        return STOP
    if state.stage == stages.MINE:
        return SPARE
    return int(state.legal(seat)[0])
