"""The order of decisions, one seat after the other, and the legal actions.

Seats that owe a choice at the same time (votes) act in their order, and none of them sees the
choices of the others. The rules let a seat revise its choice until the last one is made. With
`changes`, seats that have chosen act again after each choice of another seat, and have one more
action, `keep`.
"""

from typing import Final

from pioche.core.driver import next_choice
from pioche.core.masks import NOBODY
from pioche.core.refusals import BadMove, Refusal, shown
from pioche.core.state import State
from pioche.envs.setup import LONGEST, Setup

KEEP: Final = "keep"
NO_ACTIONS: Final[list[int]] = []


class Turns:
    """A game under way; `seat` acts next and chooses among `legal`."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.keep = len(setup.game.moves)
        self.changes = setup.changes
        self.actions = self.keep + 1 if setup.changes else self.keep
        self.state: State
        self.seat = NOBODY
        self.legal = NO_ACTIONS
        self.waiting: list[int] = []  # seats that may revise their choice next
        self.choices = 0
        self.truncated = False  # whether the game was cut short

    def start(self, state: State) -> None:
        """Take a started game."""
        self.state = state
        self.waiting = []
        self.choices = 0
        self.truncated = False
        self.ask()

    def ask(self) -> None:
        """Find the next seat to act."""
        self.seat, self.legal = next_choice(self.state)
        if self.waiting and self.seat != NOBODY:
            self.seat = self.waiting[0]
            self.legal = [*self.state.legal(self.seat), self.keep]

    def play(self, action: int) -> None:
        """Carry out the action of the acting seat, and find the next one."""
        action = int(action)
        if action not in self.legal:
            raise self.refusal(action)
        if self.changes:
            self.play_changing(action)
        else:
            self.state.play(self.seat, action)
        self.choices += 1
        self.ask()
        if self.choices >= LONGEST and self.seat != NOBODY:
            self.truncated = True
            self.seat, self.legal = NOBODY, NO_ACTIONS

    def play_changing(self, action: int) -> None:
        """The same with `changes`: a new choice lets those who chose before choose again."""
        seat, question = self.seat, self.state.question
        again = bool(self.waiting)
        if action != self.keep:
            self.state.play(seat, action)
        if self.state.question != question:
            self.waiting = []
        elif again:
            self.waiting = self.waiting[1:]
        else:
            self.waiting = [other for other in self.answered() if other != seat]

    def answered(self) -> list[int]:
        """The seats that have chosen and may revise that."""
        owing = self.state.to_act()
        seats = range(self.setup.players)
        return [seat for seat in seats if not owing >> seat & 1 and self.state.legal(seat)]

    def refusal(self, action: int) -> Refusal:
        """Why the acting seat may not do this."""
        if not 0 <= action < self.actions:
            return BadMove("move-number", move=shown(action), count=self.actions)
        if action == self.keep:
            return BadMove("envs-nothing-to-keep")
        return self.setup.game.why_not(self.state, self.seat, action)

    def action_names(self) -> tuple[str, ...]:
        """The name of each action: the game's moves as text, then `keep` with `changes`."""
        names = tuple(self.setup.game.moves.texts)
        return (*names, KEEP) if self.changes else names
