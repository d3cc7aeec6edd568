"""Setting up: colours, mines, the draw pile, hands."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.games.digup import events, stages
from pioche.games.digup.cards import (
    COLOUR_COUNT,
    FACE_COUNT,
    FIRST_ADVENTURE,
    IDOL,
    SKELETON,
    colour_of,
)
from pioche.games.digup.effects import hands, solo, turns
from pioche.games.digup.moves import COLOUR, POSITIONS

if TYPE_CHECKING:
    from pioche.games.digup.state import DigUpState

CENTRE: Final = 4
# The colours in play with 2, 3 and 4 players (U1), and in the solo variant.
COLOURS_IN_PLAY: Final[list[i64]] = [4, 4, 5, 6]


def begin(state: "DigUpState") -> None:
    """The first player is drawn or chosen; then all have a colour, chosen or drawn."""
    if not state.solo:
        first = state.config.first
        state.first = first if first >= 0 else state.rng.below(state.seats)
        state.emit(events.FIRST, state.first)
    if not state.config.draw_colours:
        state.ask(stages.COLOUR, state.first)
        return
    for number in range(len(state.miners)):
        free = colours_in(free_colours(state))
        colour = free[state.rng.below(len(free))]
        collect(state, (state.first + number) % len(state.miners), colour)
    deal(state)


def choose_colour(state: "DigUpState", colour: i64) -> None:
    """The seat that is asked takes a colour; in the solo variant the next mine does."""
    number = len(state.miners) - colourless(state)
    collect(state, (state.first + number) % len(state.miners), colour)
    if colourless(state) == 0:
        deal(state)
    else:
        state.ask(stages.COLOUR, (state.actor + 1) % state.seats)


def colourless(state: "DigUpState") -> i64:
    number: i64 = 0
    for miner in state.miners:
        if miner.colour < 0:
            number += 1
    return number


def collect(state: "DigUpState", mine: i64, colour: i64) -> None:
    state.miners[mine].colour = colour
    if state.solo:
        state.emit(events.MINE_COLOUR, mine + 1, COLOUR + colour)
    else:
        state.emit(events.COLOUR, mine, COLOUR + colour)


def free_colours(state: "DigUpState") -> i64:
    free: i64 = (1 << COLOUR_COUNT) - 1
    for miner in state.miners:
        if miner.colour >= 0:
            free &= ~(1 << miner.colour)
    return free


def colours_in(mask: i64) -> list[i64]:
    return [colour for colour in range(COLOUR_COUNT) if mask >> colour & 1]


def remove_colours(state: "DigUpState") -> None:
    """Some of the colours that nobody collects leave the game, drawn at random (U1)."""
    free = colours_in(free_colours(state))
    while len(free) + len(state.miners) > COLOURS_IN_PLAY[state.seats - 1]:
        choice: i64 = 0
        if not state.solo:
            choice = state.rng.below(len(free))
        colour = free.pop(choice)
        state.colours_out |= 1 << colour
        state.emit(events.OUT, COLOUR + colour)


def deal(state: "DigUpState") -> None:
    """Nine cards face down for each mine; the rest and the adventure cards to draw from."""
    remove_colours(state)
    take_from_box(state, 0, SKELETON if state.solo else IDOL)
    state.cards.shuffle(state.pile, state.rng)
    for miner in state.miners:
        for _ in range(POSITIONS):
            miner.mine.append(state.pile.pop())
    if state.solo:
        state.emit(events.DEALT, len(state.pile))
        solo.begin(state)
        return
    take_from_box(state, FIRST_ADVENTURE, FACE_COUNT - 1)
    state.cards.shuffle(state.pile, state.rng)
    state.emit(events.DEALT, len(state.pile))
    begin_play(state)


def take_from_box(state: "DigUpState", lowest: i64, highest: i64) -> None:
    """All cards in play whose faces lie between these join the pile; the others stay."""
    kept: list[i64] = []
    for card in state.box:
        face = state.cards.face[card]
        colour = colour_of(face)
        if face < lowest or face > highest or (colour >= 0 and state.colours_out >> colour & 1):
            kept.append(card)
        else:
            state.pile.append(card)
    state.box = kept


def begin_play(state: "DigUpState") -> None:
    """The middle of each mine is turned up; three cards each; the first player begins."""
    for seat in range(state.seats):
        turns.turn_up(state, seat, CENTRE)
    for seat in range(state.seats):
        hands.fill_hand(state, (state.first + seat) % state.seats)
    state.dug = False
    state.round = 1
    turns.begin_turn(state, state.first)
