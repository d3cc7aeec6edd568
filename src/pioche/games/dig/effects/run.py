"""Carrying out what is on the stack, until somebody is asked something."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.games.dig.effects import turn
from pioche.games.dig.effects.ask import ask
from pioche.games.dig.effects.draw import dig_many, draw, draw_three
from pioche.games.dig.effects.equipment import OUTSIDE, PICKAXE_CARDS, tool_of, usable
from pioche.games.dig.effects.gallery import gallery_mask
from pioche.games.dig.effects.hill import discard, discard_at, faces_since, take_up
from pioche.games.dig.effects.resolve_card import resolve
from pioche.games.dig.legal import add_tavern_moves
from pioche.games.dig.player import NONE
from pioche.games.dig.stages import (
    AFTER,
    ASK_AFTER,
    ASK_BEFORE,
    COMPASS,
    DIG_MANY,
    DRAW_ONE,
    EACH_PLACE,
    ONE_PLACE,
    ORDER,
    PICK_ONE,
    PICK_SOME,
    PLACE,
    READY,
    RESOLVE_ALL,
    RUNNING,
    SCROLL,
    TAVERN,
    USE_COMPASS,
    USE_PICKAXE,
    USE_SCROLL,
    VISIT,
    drop,
    first_figure,
    push,
    second_figure,
    top,
)

if TYPE_CHECKING:
    from pioche.games.dig.state import DigState

SCROLL_CARDS: Final = 2


def run(state: "DigState") -> None:
    """On until a question is asked, or the game is over."""
    while state.stage == RUNNING:
        if state.crowned != NONE:
            turn.finish(state)
        else:
            step(state, top(state))


def step(state: "DigState", frame: i64) -> None:
    """One frame: those that ask, those that choose a place, those that draw."""
    if frame in (ASK_BEFORE, ASK_AFTER):
        offer_equipment(state, frame)
    elif frame in (RESOLVE_ALL, PICK_ONE, PICK_SOME):
        choose_card(state, frame)
    elif frame in (ONE_PLACE, EACH_PLACE):
        choose_place(state, frame)
    elif frame in (DRAW_ONE, DIG_MANY, USE_PICKAXE):
        draw_and_resolve(state, frame)
    elif frame in (USE_COMPASS, USE_SCROLL):
        draw_to_choose(state, frame)
    elif frame == VISIT:
        visit(state)
    else:
        turn.end(state)


def offer_equipment(state: "DigState", frame: i64) -> None:
    """Equipment in hand may be used, before and after the draw (G8)."""
    if usable(state):
        ask(state, state.active, READY if frame == ASK_BEFORE else AFTER)
    else:
        drop(state)


def visit(state: "DigState") -> None:
    """As long as the player could hire more, ask."""
    offers: list[i64] = []
    add_tavern_moves(state, offers)
    if offers:
        ask(state, state.active, TAVERN)
    else:
        drop(state)


def draw_and_resolve(state: "DigState", frame: i64) -> None:
    place = first_figure(state)
    left = second_figure(state)
    drop(state)
    if frame == DIG_MANY:
        dig_many(state, place)
    elif is_open(state, place):
        if frame == USE_PICKAXE and left > 1:
            push(state, USE_PICKAXE, place, left - 1)
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
    if frame == USE_COMPASS:
        push(state, PICK_ONE, start)
    else:
        push(state, PICK_SOME, start, SCROLL_CARDS)


def choose_card(state: "DigState", frame: i64) -> None:
    """Which of the cards turned up is carried out next."""
    if frame == RESOLVE_ALL:
        choose_order(state)
    elif frame == PICK_ONE:
        if len(faces_since(state, first_figure(state))) == 1:
            pick(state, len(state.revealed) - 1)
        else:
            ask(state, state.active, COMPASS, place=state.where[-1])
    elif second_figure(state) == 0 or not scroll_continues(state):
        discard_since(state, first_figure(state))
        drop(state)
    else:
        ask(state, state.active, SCROLL, place=state.where[-1], amount=second_figure(state))


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
            ask(state, state.active, ORDER)
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
        ask(state, state.active, PLACE, tool_of(second_figure(state)))
        return
    slot: i64 = 0
    while not mask >> slot & 1:
        slot += 1
    work_in(state, slot)


def work_in(state: "DigState", slot: i64) -> None:
    """The tool on top of the stack works in this gallery."""
    mask = first_figure(state) & ~(1 << slot)
    tool = second_figure(state)
    each = top(state) == EACH_PLACE
    drop(state)
    if each:
        push(state, EACH_PLACE, mask, tool)
    push(state, tool, slot, PICKAXE_CARDS)
