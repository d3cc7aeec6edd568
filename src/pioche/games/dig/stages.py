"""Stages, one for each kind of question, and the frames of the stack of pending work.

A frame is a number on `state.stack`, made of two figures and a kind. The topmost is carried out
first; one that has asked something stays on top until the answer has come.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from pioche.games.dig.state import DigState

STAGES: Final = (
    "turn",
    "ready",
    "after",
    "order",
    "stone",
    "wall",
    "equipment",
    "attack",
    "collapse",
    "compass",
    "scroll",
    "place",
    "target",
    "tavern",
    "pay",
    "spare",
    "over",
)

# <generated>
TURN: Final = 0
READY: Final = 1
AFTER: Final = 2
ORDER: Final = 3
STONE: Final = 4
WALL: Final = 5
EQUIPMENT: Final = 6
ATTACK: Final = 7
COLLAPSE: Final = 8
COMPASS: Final = 9
SCROLL: Final = 10
PLACE: Final = 11
TARGET: Final = 12
TAVERN: Final = 13
PAY: Final = 14
SPARE: Final = 15
OVER: Final = 16
# </generated>

RUNNING: Final = -1  # nothing is asked: the stack is being carried out

# The layout of a frame: kind, second figure, first figure.
KIND: Final = 15
SECOND: Final = 4  # bits to shift
FIGURE: Final = 255
FIRST: Final = 12  # bits to shift
# Frames, with their two figures.
ASK_BEFORE: Final = 0  # is any equipment used before the draw?
ASK_AFTER: Final = 1  # or after it?
DRAW_ONE: Final = 2  # place
DIG_MANY: Final = 3  # mask of galleries
RESOLVE_ALL: Final = 4  # first of the cards turned up
USE_COMPASS: Final = 5  # place
PICK_ONE: Final = 6  # first of the cards turned up
USE_SCROLL: Final = 7  # place
PICK_SOME: Final = 8  # first of the cards turned up, how many may still be carried out
USE_PICKAXE: Final = 9  # place, cards still to draw
ONE_PLACE: Final = 10  # mask of galleries, the frame to push for the chosen one
EACH_PLACE: Final = 11  # mask of galleries, the frame to push for each of them
VISIT: Final = 12  # the tavern: is anything else hired?
END_TURN: Final = 13  # always the lowest


def push(state: "DigState", kind: i64, first: i64 = 0, second: i64 = 0) -> None:
    state.stack.append(first << FIRST | second << SECOND | kind)


def drop(state: "DigState") -> None:
    state.stack.pop()


def top(state: "DigState") -> i64:
    return state.stack[-1] & KIND


def first_figure(state: "DigState") -> i64:
    return state.stack[-1] >> FIRST


def second_figure(state: "DigState") -> i64:
    return state.stack[-1] >> SECOND & FIGURE


def set_second_figure(state: "DigState", figure: i64) -> None:
    kind, first = top(state), first_figure(state)
    drop(state)
    push(state, kind, first, figure)
