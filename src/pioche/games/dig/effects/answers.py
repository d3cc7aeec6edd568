"""What an answer does: it changes the state and leaves the rest on the stack."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pioche.games.dig import events, moves, stages
from pioche.games.dig.cards import ANCHOR, FIRST_COMPANION, SCEPTRE, SHIELD
from pioche.games.dig.effects import equipment, gallery, resolve_card, tavern
from pioche.games.dig.effects.ask import ask
from pioche.games.dig.effects.hill import discard, take_up
from pioche.games.dig.effects.run import pick, work_in
from pioche.games.dig.moves import GALLERIES, TOOL_FACES
from pioche.games.dig.stages import drop, first_figure, push

if TYPE_CHECKING:
    from pioche.games.dig.state import DigState


def answer(state: "DigState", stage: i64, move: i64) -> None:
    """Carry out a legal answer to what was asked at this stage."""
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
    """A tool from the hand."""
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
    """Which card, which gallery, whose gallery."""
    if stage == stages.ORDER:
        take_up(state, index_of_place(state, move - moves.GALLERY))
        resolve_card.resolve(state)
    elif stage == stages.COMPASS:
        pick(state, index_of_face(state, move - moves.TAKE))
    elif stage == stages.SCROLL:
        answer_scroll(state, move)
    elif stage == stages.PLACE:
        work_in(state, move - moves.GALLERY)
    else:
        hit(state, move - moves.TARGET)


def answer_scroll(state: "DigState", move: i64) -> None:
    """One more card of the scroll, or no more."""
    if move == moves.STOP:
        stages.set_second_figure(state, 0)
    else:
        stages.set_second_figure(state, stages.second_figure(state) - 1)
        take_up(state, index_of_face(state, move - moves.TAKE))
        resolve_card.resolve(state)


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
    if move == moves.ALL_STONES:
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
