"""DIG's temperaments, also in rollouts: a plan for each turn, from the state itself.

Everything lies open but the hill and the companions to come, and neither is looked at here.
"""

from typing import Final, final

from mypy_extensions import i64

from pioche.core.rng import Fast
from pioche.core.state import State
from pioche.games.dig import cards, moves, stages
from pioche.games.dig.effects.equipment import OUTSIDE, can_use, targets, usable
from pioche.games.dig.effects.gallery import (
    GEMS_TO_CALL,
    TYLER_RUNES,
    faces_since,
    gallery_mask,
)
from pioche.games.dig.effects.resolve_card import can_send, can_shield
from pioche.games.dig.effects.tavern import (
    companions_affordable,
    crystals,
    payable,
    recruits_affordable,
    spareable,
    stones_suffice,
)
from pioche.games.dig.legal import PAY_MOVES, SPARE_MOVES, USE_MOVES
from pioche.games.dig.moves import GALLERIES, TOOL_FACES
from pioche.games.dig.player import NONE, Gallery
from pioche.games.dig.scoring import is_protected, prospects, with_card, worth
from pioche.games.dig.state import DigState
from pioche.search.policy import Policy
from pioche.search.rollout import Cut

# Once in MOODS turns a player is a little more patient, and once a little less.
MOODS: Final = 5
# A companion is not worth its price in the last turns.
TOO_LATE_TO_ENGAGE: Final = 8
# Those that earn most, first.
COMPANIONS_WANTED: Final[list[i64]] = [
    *(cards.SHADOW, cards.HUNTER, cards.KNIGHT, cards.MAGE, cards.SHEPHERD_DOG, cards.ELF),
    *(cards.QUEEN, cards.NINJA_CAT, cards.PALADIN, cards.PIRATE, cards.SCOUT),
    *(cards.SUPERBACKER, cards.TYLER),
]
# What a stone or a piece of equipment is worth beside a gem.
CRYSTAL: Final = 0.05
TOOL: Final = 0.4
# A way out saves the turn that closing takes, and ends what might have grown.
SAVED_TURN: Final = 0.5
GROWTH: Final = 0.6
NO_VALUE: Final = -1000.0


@final
class DigPolicy(Policy):
    """`patience`: points worth the turn that closing takes; `wanted`: how many galleries to dig."""

    def __init__(self, patience: i64, wanted: i64) -> None:
        self.patience = patience
        self.wanted = wanted
        self.wants_victory: bool = False  # whether only that counts in the last turn

    def choose(self, state: State, seat: i64, rng: Fast) -> i64:
        assert isinstance(state, DigState)
        mood: i64 = 1 if rng.below(MOODS) == 0 else 0
        if rng.below(MOODS) == 0:
            mood -= 1
        stage = state.stage
        if self.wants_victory and stage == stages.TURN:
            move = for_victory(state, seat)
            if move != NONE:
                return move
        if stage == stages.TURN:
            return turn(state, seat, self.patience + mood, self.wanted)
        if stage == stages.TAVERN:
            return visit(state, seat, self.wanted)
        if stage in (stages.STONE, stages.WALL):
            return moves.RECRUIT  # worth more at work than in the hand
        if stage in (stages.READY, stages.AFTER):
            return use(state, seat)
        if stage == stages.ORDER:
            return order(state, seat)
        return answer(state, seat, rng)

    def worth_trying(self, state: State, seat: i64, moves: list[i64]) -> list[i64]:
        """All but digging in few of many galleries."""
        assert isinstance(state, DigState)
        if state.stage != stages.TURN:
            return moves
        every = gallery_mask(state, seat)
        return [move for move in moves if leaves_few(move, every)]


def leaves_few(move: i64, every: i64) -> bool:
    """Whether a dig leaves a gallery at most alone; other moves leave none."""
    if not moves.DIG <= move < moves.CLOSE:
        return True
    left = every & ~(move - moves.DIG + 1)
    return left & (left - 1) == 0


def answer(state: DigState, seat: i64, rng: Fast) -> i64:
    """Rare questions about single cards."""
    stage = state.stage
    if stage == stages.EQUIPMENT:
        return use_or_keep(state, seat)
    if stage == stages.ATTACK:
        return attack(state, seat)
    if stage == stages.COLLAPSE:
        return moves.ANCHOR
    if stage in (stages.COMPASS, stages.SCROLL):
        return pick(state, seat)
    return answer_choice(state, seat, rng)


def answer_choice(state: DigState, seat: i64, rng: Fast) -> i64:
    """Where, whom, and how it is paid."""
    stage = state.stage
    if stage == stages.PLACE:
        return place(state, seat)
    if stage == stages.TARGET:
        return target(state, rng)
    return pay(state, seat) if stage == stages.PAY else spare(state)


# The last turn, and the crown: points that do not win are worth nothing


def for_victory(state: DigState, seat: i64) -> i64:
    """The crown where it can be had; in the last turn on, where closing does not win."""
    move = crown(state, seat)
    if move != NONE or state.caller == NONE:
        return move
    mask = gallery_mask(state, seat)
    if mask == 0 or may_win(state, seat):
        return NONE
    return moves.DIG + mask - 1  # in hope of a way out


def crown(state: DigState, seat: i64) -> i64:
    """Engage Tyler with enough runes, or close the gallery whose runes make them enough."""
    player = state.players[seat]
    if player.runes >= TYLER_RUNES and cards.TYLER in companions_affordable(state):
        return moves.ENGAGE + cards.TYLER - cards.FIRST_COMPANION
    if player.has(cards.TYLER):
        for slot in range(GALLERIES):
            found = runes_in(state, state.galleries[seat * GALLERIES + slot])
            if found and player.runes + found >= TYLER_RUNES:
                return moves.CLOSE + slot
    return NONE


def runes_in(state: DigState, gallery: Gallery) -> i64:
    runes: i64 = 0
    for card in gallery.cards:
        if state.cards.face[card] == cards.RUNE:
            runes += 1
    return runes


def may_win(state: DigState, seat: i64) -> bool:
    """Whether closing one gallery makes as many points as anybody else has now."""
    own: i64 = 0
    for slot in range(GALLERIES):
        own = max(own, worth(state, state.galleries[seat * GALLERIES + slot]))
    own += state.players[seat].points()
    for other in range(state.seats):
        if other != seat and state.players[other].points() > own:
            return False
    return True


# A turn


def turn(state: DigState, seat: i64, patience: i64, wanted: i64) -> i64:
    """Bring home, engage, hire, open a gallery, or dig: the first of these that makes sense."""
    move = bring_home(state, seat, patience)
    if move == NONE:
        move = engage(state)
    if move == NONE:
        move = hire(state, seat, wanted)
    return open_or_dig(state, seat, wanted) if move == NONE else move


def bring_home(state: DigState, seat: i64, patience: i64) -> i64:
    """Close the richest gallery if it is rich enough, ends the game, or is the last turn."""
    most: i64 = 0
    richest: i64 = 0
    for slot in range(GALLERIES):
        points = worth(state, state.galleries[seat * GALLERIES + slot])
        if points > most:
            most = points
            richest = slot
    calls = state.players[seat].points() + most >= GEMS_TO_CALL
    if most and (most >= patience or calls or state.caller != NONE):
        return moves.CLOSE + richest
    return NONE


def engage(state: DigState) -> i64:
    for player in state.players:
        if player.points() >= TOO_LATE_TO_ENGAGE:
            return NONE
    found = companions_affordable(state)
    if found:
        for companion in COMPANIONS_WANTED:
            if companion in found:
                return moves.ENGAGE + companion - cards.FIRST_COMPANION
    return NONE


def hire(state: DigState, seat: i64, wanted: i64) -> i64:
    """Recruits when none is free and there is room for them: as many as can be paid."""
    player = state.players[seat]
    if player.free or galleries_of(state, seat) >= wanted:
        return NONE
    recruits = recruits_affordable(player)
    return moves.HIRE + recruits - 1 if recruits else NONE


def open_or_dig(state: DigState, seat: i64, wanted: i64) -> i64:
    """Outside while a recruit is free and galleries are few; else in all of them at once."""
    mask = gallery_mask(state, seat)
    if mask == 0 or (state.players[seat].free and galleries_of(state, seat) < wanted):
        return moves.BESIDE
    return moves.DIG + mask - 1


def visit(state: DigState, seat: i64, wanted: i64) -> i64:
    """In the tavern: what else is wanted."""
    if state.players[seat].holds(cards.PURSE) and can_use(state, cards.PURSE, NONE):
        return moves.USE
    move = engage(state)
    if move == NONE:
        move = hire(state, seat, wanted)
    return moves.LEAVE if move == NONE else move


def galleries_of(state: DigState, seat: i64) -> i64:
    number: i64 = 0
    for slot in range(GALLERIES):
        if state.galleries[seat * GALLERIES + slot].cards:
            number += 1
    return number


# Equipment


def use(state: DigState, seat: i64) -> i64:
    """Whatever can be used is, where it does some good; else go on."""
    inside = gallery_mask(state, seat) != 0
    for move in USE_MOVES[usable(state)]:
        if inside or is_for_anywhere(TOOL_FACES[move - moves.USE]):
            return move
    return moves.DRAW if state.stage == stages.READY else moves.END


def is_for_anywhere(tool: i64) -> bool:
    return tool in (cards.PURSE, cards.POTION, cards.BOMB)


def use_or_keep(state: DigState, seat: i64) -> i64:
    """Just drawn: recruits and harm at once, other tools once there is a gallery."""
    tool = state.about
    wanted = is_for_anywhere(tool) or state.place != OUTSIDE
    if not wanted and not state.players[seat].holds(tool):
        return moves.KEEP
    number: i64 = 0
    while TOOL_FACES[number] != tool:
        number += 1
    return moves.USE + number


# Cards


def attack(state: DigState, seat: i64) -> i64:
    """Send it to another player, or raise the shield where there is something to lose."""
    if seat == state.active and can_send(state):
        return moves.SCEPTRE
    if can_shield(state, seat, state.about, state.place) and is_costly(state, seat):
        return moves.SHIELD
    return moves.SUFFER


def is_costly(state: DigState, seat: i64) -> bool:
    """Whether this attack costs more than a card without gems."""
    enemy = state.about
    if enemy == cards.WEREWOLF or state.place == OUTSIDE:
        return True
    if enemy in (cards.SKELETON, cards.THIEF, cards.ORC, cards.SNAKE):
        return True
    gallery = state.gallery(seat, state.place)
    return with_card(state, seat, gallery, enemy) < worth(state, gallery)


def order(state: DigState, seat: i64) -> i64:
    """Equipment first, then what does no harm; the worst card comes last."""
    best: i64 = NONE
    most = NO_VALUE
    for slot in range(GALLERIES):
        face = face_turned_up_for(state, slot)
        if face != NONE:
            good = good_of(state, seat, face, slot)
            if good > most:
                most = good
                best = slot
    return moves.GALLERY + best


def face_turned_up_for(state: DigState, slot: i64) -> i64:
    """The last card turned up for a gallery, of those that are asked about; or NONE."""
    face: i64 = NONE
    for index in range(stages.first_figure(state), len(state.revealed)):
        if state.where[index] == slot:
            face = state.cards.face[state.revealed[index]]
    return face


def pick(state: DigState, seat: i64) -> i64:
    """The best of the cards turned up; with a scroll, none that does harm."""
    best: i64 = NONE
    most = NO_VALUE
    for face in faces_since(state, stages.first_figure(state)):
        good = good_of(state, seat, face, state.place)
        if good > most:
            most = good
            best = face
    return moves.STOP if state.stage == stages.SCROLL and most <= 0.0 else moves.TAKE + best


def good_of(state: DigState, seat: i64, face: i64, slot: i64) -> float:
    if cards.FIRST_EQUIPMENT <= face < cards.FIRST_ENEMY:
        return 0.0 if state.players[seat].holds(face) else TOOL
    if slot == OUTSIDE or not state.gallery(seat, slot).cards:
        return float(cards.CRYSTALS[face]) * CRYSTAL if face < cards.STONES else -1.0
    gallery = state.gallery(seat, slot)
    before = worth(state, gallery)
    gain = float(with_card(state, seat, gallery, face) - before)
    if face < cards.STONES:
        return gain + GROWTH + float(cards.CRYSTALS[face]) * CRYSTAL
    if face in (cards.EXIT, cards.SECRET_ROOM):
        return gain + (SAVED_TURN if float(before) + gain != 0.0 else -GROWTH)
    if face in (cards.RUNE, cards.GEM_EGG) or is_protected(state, seat, face):
        return gain + GROWTH
    return gain - GROWTH


# Places, targets, payments


def place(state: DigState, seat: i64) -> i64:
    """The gallery with least to lose."""
    mask = stages.first_figure(state) & gallery_mask(state, seat)
    best: i64 = NONE
    least: i64 = 0
    for slot in range(GALLERIES):
        if mask >> slot & 1:
            points = worth(state, state.galleries[seat * GALLERIES + slot])
            if best == NONE or points < least:
                least = points
                best = slot
    return moves.GALLERY + best


def target(state: DigState, rng: Fast) -> i64:
    """The gallery worth most; of equals, one of the player who leads; of those, any."""
    best: list[i64] = []
    most: i64 = NONE
    for index in targets(state, state.about):
        points = worth(state, state.galleries[index])
        harm = points * 1000 + state.players[index // GALLERIES].points()
        if harm > most:
            best.clear()
            most = harm
        if harm == most:
            best.append(index)
    return moves.TARGET + best[rng.below(len(best))]


def pay(state: DigState, seat: i64) -> i64:
    best: i64 = NONE
    least: i64 = 0
    for move in PAY_MOVES[payable(state)]:
        off = state.amount - crystals(state.players[seat], move - moves.PAY)
        off = -off if off < 0 else off
        if best == NONE or off < least:
            least = off
            best = move
    return best


def spare(state: DigState) -> i64:
    """Keep the chest where stones do; else keep the dearest stone."""
    if stones_suffice(state):
        return moves.STONES
    return SPARE_MOVES[spareable(state)][-1]


# Rollouts that are cut short


# How much a point more is worth at first, and how much more with each point of who leads.
STEEPNESS: Final = 200_000
RISING: Final = 50_000


@final
class DigCut(Cut):
    """A game stopped at a turn: the more points a player has or expects, the likelier a win."""

    def begins_turn(self, state: State) -> bool:
        assert isinstance(state, DigState)
        return state.stage == stages.TURN

    def prospects(self, state: State) -> list[i64]:
        assert isinstance(state, DigState)
        return [prospects(state, seat) for seat in range(state.seats)]

    def steepness(self, state: State) -> i64:
        assert isinstance(state, DigState)
        return STEEPNESS + RISING * most_points(state)


def most_points(state: DigState) -> i64:
    most: i64 = 0
    for player in state.players:
        most = max(most, player.points())
    return most


# By the names of the temperaments: patience and galleries wanted.
TEMPERAMENTS: Final = {"careful": (1, 2), "balanced": (2, 3), "bold": (4, 4)}


def temperament(name: str) -> Policy:
    patience, wanted = TEMPERAMENTS[name]
    return DigPolicy(patience, wanted)


def plans() -> list[Policy]:
    return [temperament("balanced")]


def cut() -> Cut:
    return DigCut(12)
