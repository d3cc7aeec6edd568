"""Carrying out a move: the answer changes the state, then the stack runs to the next question."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.games.dig import events, moves, stages
from pioche.games.dig.cards import ANCHOR, FIRST_COMPANION, FIRST_ENEMY, RUNE, SCEPTRE, SHIELD
from pioche.games.dig.effects import equipment, gallery, resolve_card, tavern, turns
from pioche.games.dig.effects.equipment import OUTSIDE, PICKAXE_CARDS, tool_of, usable
from pioche.games.dig.effects.gallery import (
    discard,
    discard_at,
    faces_since,
    gallery_mask,
    take_up,
    turn_up,
)
from pioche.games.dig.effects.resolve_card import resolve, reward
from pioche.games.dig.effects.turns import ask
from pioche.games.dig.legal import add_tavern_moves
from pioche.games.dig.moves import GALLERIES, TOOL_FACES
from pioche.games.dig.player import NONE
from pioche.games.dig.stages import drop, first_figure, push, second_figure, top

if TYPE_CHECKING:
    from pioche.games.dig.state import DigState

# The cards that a compass or a scroll turns up, and those of a scroll that may be carried out.
CHOICE_OF_CARDS: Final = 3
SCROLL_CARDS: Final = 2


# Answers


def answer(state: "DigState", stage: i64, move: i64) -> None:
    if stage == stages.TURN:
        begin_action(state, move)
    elif stage in (stages.READY, stages.AFTER):
        answer_equipment(state, move)
    elif stage == stages.STONE:
        answer_stone(state, move)
    elif stage == stages.WALL:
        if move == moves.RECRUIT:
            post(state, state.place)
    elif stage == stages.EQUIPMENT:
        answer_drawn(state, move)
    elif stage == stages.ATTACK:
        answer_attack(state, move)
    elif stage == stages.COLLAPSE:
        answer_collapse(state, move)
    elif stage < stages.TAVERN:
        answer_choice(state, stage, move)
    else:
        answer_tavern(state, stage, move)


def begin_action(state: "DigState", move: i64) -> None:
    """A turn: dig, close a gallery, or go to the tavern."""
    if move < moves.CLOSE:
        dig(state, move)
    elif move < moves.HIRE:
        gallery.close(state, state.active, move - moves.CLOSE, False)
    else:
        push(state, stages.VISIT)
        obtain(state, move)


def dig(state: "DigState", move: i64) -> None:
    """Outside, or in the galleries that were named before any card is drawn."""
    mask: i64 = 0
    push(state, stages.ASK_AFTER)
    if move == moves.BESIDE:
        state.dug = equipment.OUTSIDE_MASK
        push(state, stages.DRAW_ONE, equipment.OUTSIDE)
    else:
        mask = move - moves.DIG + 1
        state.dug = mask
        push(state, stages.DIG_MANY, mask)
    push(state, stages.ASK_BEFORE)
    if state.events is not None:  # most turns pass here
        state.emit(events.DIGS, state.active, mask)


def answer_equipment(state: "DigState", move: i64) -> None:
    """Use something and be asked again, or go on."""
    if move in (moves.DRAW, moves.END):
        drop(state)
    else:
        use(state, move)


def use(state: "DigState", move: i64) -> None:
    tool = TOOL_FACES[move - moves.USE]
    equipment.spend(state, state.active, tool)
    equipment.apply(state, tool, equipment.hand_place(state))


def answer_stone(state: "DigState", move: i64) -> None:
    """A stone drawn outside: collected, or the first card of a gallery."""
    if move == moves.COLLECT:
        resolve_card.collect(state)
    else:
        post(state, gallery.open_gallery(state, state.active))


def post(state: "DigState", slot: i64) -> None:
    """A recruit on the stone just drawn, which draws one more card into that gallery."""
    resolve_card.stop_pickaxe(state)
    gallery.post_recruit(state, state.active, slot)
    push(state, stages.DRAW_ONE, slot)


def answer_drawn(state: "DigState", move: i64) -> None:
    """Equipment just drawn: kept, let go, or used at once, which stops a pickaxe (G36)."""
    tool = state.about
    place = state.place
    if move == moves.KEEP:
        resolve_card.keep(state)
    elif move == moves.DISCARD:
        resolve_card.discard_for(state, events.SURPLUS)
    else:
        resolve_card.stop_pickaxe(state)
        resolve_card.discard_for(state, events.USES_DRAWN)
        equipment.apply(state, tool, place)


def answer_attack(state: "DigState", move: i64) -> None:
    if move == moves.SHIELD:
        equipment.spend(state, state.asked, SHIELD)
        discard(state)
    elif move == moves.SCEPTRE:
        equipment.spend(state, state.active, SCEPTRE)
        aim_enemy(state)
    else:
        resolve_card.suffer(state, state.asked, state.about, state.place)


def aim_enemy(state: "DigState") -> None:
    """Where the sceptre sends the enemy; the engine chooses where there is one gallery."""
    found = equipment.targets(state, SCEPTRE)
    if len(found) == 1:
        resolve_card.send(state, found[0] // GALLERIES, found[0] % GALLERIES)
    else:
        ask(state, state.active, stages.TARGET, SCEPTRE)


def answer_collapse(state: "DigState", move: i64) -> None:
    if move == moves.ANCHOR:
        equipment.spend(state, state.active, ANCHOR)
        discard(state)
    else:
        resolve_card.cave_in(state, state.place)


def answer_choice(state: "DigState", stage: i64, move: i64) -> None:
    if stage == stages.ORDER:
        take_up(state, index_of_place(state, move - moves.GALLERY))
        resolve(state)
    elif stage == stages.COMPASS:
        pick(state, index_of_face(state, move - moves.TAKE))
    elif stage == stages.SCROLL:
        answer_scroll(state, move)
    elif stage == stages.PLACE:
        work_in(state, move - moves.GALLERY)
    else:
        hit(state, move - moves.TARGET)


def answer_scroll(state: "DigState", move: i64) -> None:
    if move == moves.STOP:
        stages.set_second_figure(state, 0)
    else:
        stages.set_second_figure(state, stages.second_figure(state) - 1)
        take_up(state, index_of_face(state, move - moves.TAKE))
        resolve(state)


def index_of_place(state: "DigState", place: i64) -> i64:
    """The card turned up for this gallery, of those that are asked about."""
    index: i64 = first_figure(state)
    while state.where[index] != place:
        index += 1
    return index


def index_of_face(state: "DigState", face: i64) -> i64:
    """The last card with this face, of those turned up."""
    index: i64 = len(state.revealed) - 1
    while state.cards.face[state.revealed[index]] != face:
        index -= 1
    return index


def hit(state: "DigState", index: i64) -> None:
    """The gallery at which bomb, potion or sceptre is aimed."""
    if state.about == SCEPTRE:
        resolve_card.send(state, index // GALLERIES, index % GALLERIES)
    else:
        equipment.hit(state, state.about, index)


def answer_tavern(state: "DigState", stage: i64, move: i64) -> None:
    """The visit goes on, a payment goes on, or the player leaves."""
    if stage == stages.PAY:
        tavern.pay(state, move - moves.PAY)
        tavern.continue_payment(state)
    elif stage == stages.SPARE:
        answer_spare(state, move)
    elif move == moves.LEAVE:
        drop(state)
    else:
        obtain(state, move)


def answer_spare(state: "DigState", move: i64) -> None:
    """What the chest stands for; with stones alone it stays in the hand."""
    if move == moves.STONES:
        tavern.receive_companion(state)
    else:
        tavern.spare(state, move - moves.SPARE)
        tavern.continue_sparing(state)


def obtain(state: "DigState", move: i64) -> None:
    """In the tavern: recruits, a companion, or what a purse brings (G8)."""
    if move == moves.USE:
        use(state, move)
    elif move < moves.ENGAGE:
        tavern.hire(state, move - moves.HIRE + 1)
    else:
        tavern.engage(state, move - moves.ENGAGE + FIRST_COMPANION)


# The stack


def run(state: "DigState") -> None:
    """Work the stack off until a question is asked, or the game is over."""
    while state.stage == stages.RUNNING:
        if state.crowned != NONE:
            turns.finish(state)
        else:
            step(state, top(state))


def step(state: "DigState", frame: i64) -> None:
    if frame in (stages.ASK_BEFORE, stages.ASK_AFTER):
        offer_equipment(state, frame)
    elif frame in (stages.RESOLVE_ALL, stages.PICK_ONE, stages.PICK_SOME):
        choose_card(state, frame)
    elif frame in (stages.ONE_PLACE, stages.EACH_PLACE):
        choose_place(state, frame)
    elif frame in (stages.DRAW_ONE, stages.DIG_MANY, stages.USE_PICKAXE):
        draw_and_resolve(state, frame)
    elif frame in (stages.USE_COMPASS, stages.USE_SCROLL):
        draw_to_choose(state, frame)
    elif frame == stages.VISIT:
        visit(state)
    else:
        turns.end(state)


def offer_equipment(state: "DigState", frame: i64) -> None:
    """Equipment in hand may be used, before and after the draw (G8)."""
    if usable(state):
        ask(state, state.active, stages.READY if frame == stages.ASK_BEFORE else stages.AFTER)
    else:
        drop(state)


def visit(state: "DigState") -> None:
    """As long as the player could hire more, ask."""
    offers: list[i64] = []
    add_tavern_moves(state, offers)
    if offers:
        ask(state, state.active, stages.TAVERN)
    else:
        drop(state)


def draw_and_resolve(state: "DigState", frame: i64) -> None:
    place = first_figure(state)
    left = second_figure(state)
    drop(state)
    if frame == stages.DIG_MANY:
        dig_many(state, place)
    elif is_open(state, place):
        if frame == stages.USE_PICKAXE and left > 1:
            push(state, stages.USE_PICKAXE, place, left - 1)
        draw(state, place)
        resolve(state)


def is_open(state: "DigState", place: i64) -> bool:
    """Whether there still is a gallery to dig in; outside there always is."""
    return place == OUTSIDE or state.gallery(state.active, place).stands()


def draw_to_choose(state: "DigState", frame: i64) -> None:
    """Compass and scroll: three cards, of which one or up to two are carried out."""
    place = first_figure(state)
    drop(state)
    start = len(state.revealed)
    draw_three(state, place)
    if frame == stages.USE_COMPASS:
        push(state, stages.PICK_ONE, start)
    else:
        push(state, stages.PICK_SOME, start, SCROLL_CARDS)


def choose_card(state: "DigState", frame: i64) -> None:
    """Which of the cards turned up is carried out next."""
    if frame == stages.RESOLVE_ALL:
        choose_order(state)
    elif frame == stages.PICK_ONE:
        if len(faces_since(state, first_figure(state))) == 1:
            pick(state, len(state.revealed) - 1)
        else:
            ask(state, state.active, stages.COMPASS, place=state.where[-1])
    elif second_figure(state) == 0 or not scroll_continues(state):
        discard_since(state, first_figure(state))
        drop(state)
    else:
        ask(state, state.active, stages.SCROLL, place=state.where[-1], amount=second_figure(state))


def scroll_continues(state: "DigState") -> bool:
    """Whether there are cards left to choose, and somewhere to carry them out (G4)."""
    return len(state.revealed) > first_figure(state) and is_open(state, state.where[-1])


def choose_order(state: "DigState") -> None:
    """The player chooses the order in which cards for several galleries are carried out."""
    start = first_figure(state)
    if len(state.revealed) == start:
        drop(state)
    elif len(state.revealed) == start + 1:
        drop(state)
        resolve(state)
    else:
        late = first_too_late(state, start)
        if late == NONE:
            ask(state, state.active, stages.ORDER)
        else:
            take_up(state, late)
            resolve(state)


def first_too_late(state: "DigState", start: i64) -> i64:
    """A card whose gallery has vanished meanwhile, or NONE: there is nothing to choose about it."""
    for index in range(start, len(state.revealed)):
        if not is_open(state, state.where[index]):
            return index
    return NONE


def pick(state: "DigState", index: i64) -> None:
    """The compass's one card; the others are discarded."""
    start = first_figure(state)
    drop(state)
    take_up(state, index)
    while len(state.revealed) - 1 > start:
        discard_at(state, len(state.revealed) - 2)
    resolve(state)


def discard_since(state: "DigState", start: i64) -> None:
    while len(state.revealed) > start:
        discard(state)


def choose_place(state: "DigState", frame: i64) -> None:
    """In which gallery a tool works, or in which one next; asked only where there are several."""
    mask = first_figure(state) & gallery_mask(state, state.active)
    if mask == 0:
        drop(state)
        return
    if mask & (mask - 1):
        ask(state, state.active, stages.PLACE, tool_of(second_figure(state)))
        return
    slot: i64 = 0
    while not mask >> slot & 1:
        slot += 1
    work_in(state, slot)


def work_in(state: "DigState", slot: i64) -> None:
    mask = first_figure(state) & ~(1 << slot)
    tool = second_figure(state)
    each = top(state) == stages.EACH_PLACE
    drop(state)
    if each:
        push(state, stages.EACH_PLACE, mask, tool)
    push(state, tool, slot, PICKAXE_CARDS)


# Drawing


def draw(state: "DigState", place: i64) -> None:
    """Turn up a card; an enemy may pay gems to the player who draws it (G12)."""
    turn_up(state, place)
    face = state.cards.face[state.revealed[-1]]
    if FIRST_ENEMY <= face < RUNE:
        reward(state, state.active, face)


def draw_three(state: "DigState", place: i64) -> None:
    for _ in range(CHOICE_OF_CARDS):
        draw(state, place)


def dig_many(state: "DigState", mask: i64) -> None:
    """A card for each of these galleries that still stands, all turned up together."""
    push(state, stages.RESOLVE_ALL, len(state.revealed))
    left = mask & gallery_mask(state, state.active)
    for slot in range(GALLERIES):
        if left >> slot & 1:
            draw(state, slot)
