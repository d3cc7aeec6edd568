"""Drills on the whole screen: a position, its moves, and the value of each."""

from typing import ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from pioche.review.replay import Replay
from pioche.terminal import phrases
from pioche.terminal.app.base import Key, KeyBar, WordedScreen
from pioche.terminal.boards import board_of
from pioche.terminal.choices import Choice
from pioche.terminal.review_drills import Drill
from pioche.terminal.review_report import ReviewReport

# Lines around the board besides the moves: title, question and keys.
AROUND: Final = 4
LEAST_BOARD: Final = 6
# The part of the screen that moves may take, as the style sheet has it.
MOVES_PART: Final = 0.4
# With at most this many moves a digit chooses at once.
DIGITS: Final = 9


class DrillScreen(WordedScreen[None]):
    """One position after the other; Escape goes back to the review."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", show=False),
        Binding("enter", "next", show=False),
    ]

    def __init__(self, report: ReviewReport, replay: Replay) -> None:
        super().__init__()
        self.report = report
        self.replay = replay
        self.drill = Drill(report, replay, 0)
        self.answered = False

    def compose(self) -> ComposeResult:
        """The board as its player saw it, the question, and the choices."""
        yield Static(self.drill.title, id="status", markup=False)
        with VerticalScroll(id="drill-board"):
            scene = self.drill.scene(self.board_lines, self.app.size.width - 2, signs=True)
            yield Static(board_of(scene.game.id).draw(scene))
        yield Static(self.drill.question, id="drill-question", markup=False)
        lines = [phrases.choice_line(self.words, choice) for choice in self.choices]
        yield OptionList(*(Option(line) for line in lines), id="drill-moves", markup=False)
        with VerticalScroll(id="drill-answer"):
            yield Static("", markup=False)
        yield KeyBar(*self.keys(), id="keys")

    @property
    def board_lines(self) -> int:
        height = self.app.size.height
        moves = min(len(self.choices), int(height * MOVES_PART))
        return max(LEAST_BOARD, height - AROUND - moves)

    @property
    def choices(self) -> list[Choice]:
        return self.drill.choices()

    def keys(self) -> list[Key]:
        """Choose, or go on."""
        label = "terminal-drill-next" if self.answered else "terminal-key-choose"
        return [
            Key(self.say("terminal-key-enter"), self.say(label), "next"),
            Key(self.say("terminal-key-escape"), self.say("terminal-key-back"), "back"),
        ]

    def on_key(self, event: events.Key) -> None:
        """A letter chooses, and so does a digit where there are few moves."""
        sign, choices = event.character or "", self.choices
        few = len(choices) <= DIGITS
        found = [
            each for each in choices if sign == each.letter or (few and sign == str(each.number))
        ]
        if sign and found and not self.answered:
            event.stop()
            self.answer(found[0].move)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click chooses."""
        self.answer(self.choices[event.option_index].move)

    def answer(self, move: int) -> None:
        """Show the value of each move, and why."""
        self.answered = True
        drill = self.drill
        lines = [drill.verdict(move), *drill.value_lines(move), *drill.reasons()]
        self.query_one("#drill-answer Static", Static).update("\n".join(lines))
        self.query_one("#drill-answer").add_class("-on")
        self.query_one(OptionList).display = False
        self.query_one(KeyBar).show(*self.keys())
        self.query_one("#drill-answer").focus()

    async def action_next(self) -> None:
        """The next position; after the last one, back to the review."""
        if not self.answered:
            self.query_one(OptionList).action_select()
        elif self.drill.number + 1 < self.drill.of:
            self.drill = Drill(self.report, self.replay, self.drill.number + 1)
            self.answered = False
            await self.recompose()
            self.query_one(OptionList).focus()
        else:
            self.action_back()

    def action_back(self) -> None:
        """Back to the review."""
        self.dismiss(None)
