"""One game as OpenSpiel has it played: chance first, then the seats, and what each has heard.

OpenSpiel's chance draws the seed, byte by byte, before anything else; all shuffles and dice follow
from it. So every action is deterministic, as OpenSpiel wants it of games that are copied,
serialised and replayed, and nobody has seen the seed.
"""

import json
from collections.abc import Callable
from typing import Final

from pioche.core.events import FIRST_ARGUMENT
from pioche.core.masks import NOBODY, PUBLIC, bit_of
from pioche.core.rng import Fast
from pioche.core.state import Event, State
from pioche.envs.setup import Setup
from pioche.envs.turns import KEEP, Turns

SEED_BYTES: Final = 4
BYTE: Final = 256


class Play:
    """A game that may not have been dealt yet; it is copied and pickled as a whole.

    `heard` holds a text for each seat, and one for the public: every event that it heard and every
    move that it made, in order.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.turns = Turns(setup)
        self.seed: list[int] = []
        self.heard = [""] * (setup.players + 1)
        self.news: list[Event] = []  # heard, but not yet written down

    def __deepcopy__(self, _memo: object) -> "Play":
        copy = Play(self.setup)
        copy.seed = self.seed.copy()
        self.write_down()
        copy.heard = self.heard.copy()
        if self.dealt:
            copy.go_on(self.turns.state.clone())
            copy.turns.waiting = self.turns.waiting
            copy.turns.seat, copy.turns.legal = self.turns.seat, self.turns.legal
        return copy

    @property
    def dealt(self) -> bool:
        return len(self.seed) == SEED_BYTES

    @property
    def over(self) -> bool:
        return self.dealt and self.turns.seat == NOBODY

    @property
    def state(self) -> State:
        return self.turns.state

    def draw(self, byte: int) -> None:
        """One more byte of the seed; with the last one the game begins."""
        self.seed.append(byte)
        if self.dealt:
            state = self.setup.deal(int.from_bytes(self.seed, "big"), listens=True)
            assert state.events is not None
            self.news = state.events
            self.turns.start(state)

    def go_on(self, state: State) -> None:
        """Hear what happens from now on in this world."""
        self.turns.state = state
        self.news = state.events = []

    def act(self, action: int) -> None:
        """The choice of the seat that is asked; it remembers what it chose."""
        seat = self.turns.seat
        self.write_down()
        self.heard[seat] += f"> {self.text(action)}\n"
        self.turns.play(action)

    def text(self, action: int) -> str:
        """What an action is called."""
        return KEEP if action == self.turns.keep else self.setup.game.moves.texts[action]

    def heard_by(self, seat: int) -> str:
        """All that a seat has heard and done."""
        self.write_down()
        return self.heard[seat]

    def write_down(self) -> None:
        """Put what has happened into the texts of those who heard it."""
        players = self.setup.players
        for event in self.news:
            line = event_text(self.setup, event)
            for seat in range(players):
                if event[1] & bit_of(seat):
                    self.heard[seat] += line
            if event[1] & PUBLIC:
                self.heard[players] += line
        self.news.clear()

    def redealt(self, seat: int, sampler: Callable[[], float]) -> "Play":
        """A world that looks the same to the seat, dealt by numbers from 0 to 1.

        What others heard in the real one stays there: they are given what everybody has heard, and
        what they see in the new world.
        """
        copy = self.__deepcopy__(None)
        copy.state.redeal(seat, Fast(int(sampler() * 2**53)))
        for other in range(self.setup.players):
            if other != seat:
                copy.heard[other] = copy.heard[-1] + self.seen(copy.state, other)
        return copy

    def seen(self, state: State, seat: int) -> str:
        """What a seat sees, as text."""
        return json.dumps(self.setup.game.view(state, seat), sort_keys=True) + "\n"


def event_text(setup: Setup, event: Event) -> str:
    """An event as a line: its name and its arguments, faces and moves by their names."""
    kinds = setup.game.events
    kind = kinds.kind(event)
    values = zip(kind.arguments, event[FIRST_ARGUMENT:], strict=True)
    return " ".join([kind.name, *(str(kinds.spell(name, value)) for name, value in values)]) + "\n"
