"""The table: the board, the question, the moves, the log, the odds, and the input line."""

from collections.abc import Callable
from typing import ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Input, Static

from pioche.bots import BotFailed
from pioche.core.refusals import Refusal, TooLate
from pioche.table.log import Evidence
from pioche.terminal import odds, phrases
from pioche.terminal.app.base import KeyBar, WordedScreen
from pioche.terminal.app.dialogs import (
    ConfirmScreen,
    CurtainScreen,
    EndScreen,
    GestureScreen,
    HelpScreen,
)
from pioche.terminal.app.panels import (
    LogPanel,
    Middle,
    MoveButton,
    MoveGrid,
    OddsPanel,
    Shares,
    Shown,
    TypingLine,
    share_out,
    status_line,
    table_keys,
)
from pioche.terminal.app.style import SIDE, TALL, WIDE
from pioche.terminal.boards import Scene, board_of, draw_board
from pioche.terminal.choices import (
    LOG,
    QUIT,
    SAVE,
    Choice,
    Command,
    choices_among,
    command_in,
    highest,
    pick,
)
from pioche.terminal.session import POLL_SECONDS, Session
from pioche.words.spell import spell_refusal

REFUSED: Final = "✗"
# The scroll bar beside the board.
BAR: Final = 1


class TableScreen(WordedScreen[None]):
    """A session, drawn for the person at the screen."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", show=False),
        Binding("f2", "odds", show=False),
        Binding("f3", "undo", show=False),
        Binding("f4", "save", show=False),
        Binding("escape", "stop_typing", show=False),
        Binding("pageup", "turn_page(-1)", show=False),
        Binding("pagedown", "turn_page(1)", show=False),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.read_events: dict[int | None, int] = {}  # by seat: the number of events it has read
        # No key since the curtain rose: an Enter now is a second press of the key that raised it.
        self.curtain_rose = False

    def compose(self) -> ComposeResult:
        with Middle(id="middle"):
            with VerticalScroll(id="board-scroll"):
                yield Static(id="board")
            with Vertical(id="side"):
                yield OddsPanel(id="odds-scroll")
                yield LogPanel(id="log-scroll")
        yield Static(id="headlines", markup=False)
        yield Static(id="status", markup=False)
        yield Static(id="notice", markup=False)
        with VerticalScroll(id="moves-scroll"):
            yield MoveGrid(id="moves")
        yield TypingLine(self.say("terminal-type-here"), lambda: highest(self.choices()))
        yield KeyBar(*table_keys(self.words, self.pioche.odds_level), id="keys")

    async def on_mount(self) -> None:
        await self.proceed()
        self.set_interval(POLL_SECONDS, self.poll)

    async def poll(self) -> None:
        """Advance clocks and bots, and redraw a running glass."""
        if not self.is_current or self.session.over or self.session.must_pass:
            return
        if not (self.session.timed or self.session.thinking):
            return
        steps = len(self.session.table.log)
        if not self.let_others_play():
            return
        if len(self.session.table.log) != steps:
            await self.proceed()
        elif self.session.clock_runs:
            self.draw()

    def on_middle_fitted(self) -> None:
        """Redraw in the new room, unless a curtain hides the table."""
        if self.is_current and not self.session.must_pass:
            self.draw()

    # Drawing

    async def proceed(self) -> None:
        """Let the bots play, then show the end, the curtain or the table."""
        if not self.let_others_play():
            return
        if self.session.must_pass:
            await self.hide()
            await self.app.push_screen(CurtainScreen(self.session), self.curtain_rises)
            return
        await self.show()
        if self.session.over:
            await self.app.push_screen(EndScreen(self.session))

    def let_others_play(self, play: Callable[[], None] | None = None) -> bool:
        """Advance clocks and bots to the current time; a failing bot ends the app."""
        try:
            (play or self.session.advance)()
        except BotFailed as refusal:
            self.pioche.stop(refusal)
            return False
        return True

    async def show(self) -> None:
        """Show everything to the person who looks."""
        self.draw()
        await self.query_one(MoveGrid).show(self.words, self.choices())
        self.query_one("#moves-scroll").scroll_home(animate=False)
        looker = self.session.looker
        panel = self.query_one(LogPanel)
        panel.border_title = self.say("terminal-log")
        panel.show(self.words, self.session, self.read_events.get(looker, 0))
        self.read_events[looker] = self.session.event_count()
        self.query_one("#status", Static).update(status_line(self.words, self.session))
        self.headlines(phrases.headlines(self.words, self.session))

    def draw(self) -> None:
        """Draw the board and the odds, each within its share of the room."""
        scene, shares = self.scene(), self.shares
        self.query_one("#board-scroll").styles.max_height = None if self.columns else shares.board
        self.query_one("#odds-scroll").styles.max_height = None if self.columns else shares.odds
        self.query_one("#board", Static).update(draw_board(scene))
        shown = Shown(self.session, scene, self.pioche.odds_level, self.columns)
        self.query_one(OddsPanel).show(shown)

    async def hide(self) -> None:
        """Clear the table before another person looks."""
        for panel in ("#board", "#status", "#notice"):
            self.query_one(panel, Static).update("")
        self.query_one(OddsPanel).clear()
        self.query_one(LogPanel).clear()
        self.query_one(TypingLine).clear()
        await self.query_one(MoveGrid).show(self.words, [])
        self.headlines([])
        self.notice("")

    @property
    def columns(self) -> bool:
        """Whether the log and the odds stand beside the board, not below it."""
        return self.app.size.width >= WIDE

    @property
    def shares(self) -> Shares:
        """The most lines of the board and of the odds."""
        room = self.query_one(Middle).size.height
        shown = self.pioche.odds_level != odds.OFF and not self.session.over
        return share_out(room, self.app.size.height >= TALL, shown)

    def scene(self) -> Scene:
        """The view of the person who looks, and the room for it."""
        session, width = self.session, self.app.size.width - BAR
        lines = self.query_one(Middle).size.height if self.columns else self.shares.board
        columns = width - SIDE if self.columns else width
        view = session.view()
        names, now = session.names, session.now()
        return Scene(self.words, session.table.game, view, names, lines, columns, now=now)

    def choices(self) -> list[Choice]:
        session = self.session
        return choices_among(self.words, session.table.game, session.legal(), session.names)

    def headlines(self, lines: list[str]) -> None:
        """Show headlines above the status line until the next move."""
        marked = [f"{phrases.HEADLINE} {line}" for line in lines]
        banner = self.query_one("#headlines", Static)
        banner.update("\n".join(marked))
        banner.set_class(bool(lines), "-on")

    def notice(self, sentence: str, refused: bool = False) -> None:
        """Show one sentence below the status line; an empty one removes it."""
        line = self.query_one("#notice", Static)
        line.update(f"{REFUSED} {sentence}" if refused else sentence)
        line.set_class(bool(sentence), "-on")
        line.set_class(refused, "-refused")

    # Input

    async def on_key(self, event: events.Key) -> None:
        """Numbers and letters choose at once; a colon or Enter opens the typing line."""
        typed = self.query_one(TypingLine)
        if typed.has_focus or not (event.is_printable or event.key == "enter"):
            return
        event.stop()
        event.prevent_default()
        sign = event.character or ""
        repeated = event.key == "enter" and self.curtain_rose
        self.curtain_rose = False
        if repeated:
            return
        if event.key == "enter" and self.session.over:
            await self.app.push_screen(EndScreen(self.session))
        elif event.key == "enter" and self.session.lingers:
            await self.action_pass_on()
        elif event.key == "enter" and self.session.waits_for_step:
            await self.action_step()
        elif event.key == "enter" or sign == ":":
            typed.focus()
        elif typed.begins_number(sign):
            typed.begin_number(sign)
        else:
            await self.answer(sign)

    async def on_move_button_chosen(self, event: MoveButton.Chosen) -> None:
        await self.attempt(event.move)

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        text = event.value.strip()
        event.input.clear()
        self.set_focus(None)
        if text:
            await self.answer(text)

    async def answer(self, text: str) -> None:
        """Carry out a text, or say in one sentence why not."""
        try:
            move = pick(
                self.words, self.session.table.game, self.choices(), text, self.session.names
            )
        except Refusal as refusal:
            self.refuse(refusal)
            return
        command = command_in(text)
        if move is not None:
            await self.attempt(move)
        elif command is not None:
            await self.obey(command)
        else:
            self.notice(phrases.not_understood(self.words, self.choices(), text), True)

    async def attempt(self, move: int) -> None:
        """Make a move, with a gesture where it needs one."""
        scene = self.scene()
        gesture = board_of(scene.game.id).gesture(scene, move)
        if gesture is None or move not in self.session.legal():
            await self.make(move)
            return

        async def made(evidence: Evidence | None) -> None:
            if evidence is not None:
                await self.make(move, evidence)

        await self.app.push_screen(GestureScreen(self.session, gesture), made)

    async def make(self, move: int, evidence: Evidence | None = None) -> None:
        """Make a move, or say why the rules do not allow it."""
        try:
            self.session.play(move, evidence)
            self.notice("")
        except Refusal as refusal:
            self.refuse(refusal)
            if not isinstance(refusal, TooLate):  # night has fallen: there is something to see
                return
        await self.proceed()

    def refuse(self, refusal: Refusal) -> None:
        self.notice(spell_refusal(self.words, refusal, self.session.names), True)

    async def obey(self, command: Command) -> None:
        if command.name == LOG:
            self.query_one(LogPanel).focus()
        elif command.name == SAVE:
            self.save(command.rest)
        elif command.name == QUIT:
            await self.app.run_action("quit")
        else:
            await self.run_action(command.name)

    # Actions of the keys

    def action_help(self) -> None:
        table = self.session.table
        self.app.push_screen(HelpScreen(table.game, table.options), lambda _: self.draw())

    def action_rules(self) -> None:
        """The help contains the rules."""
        self.action_help()

    def action_odds(self) -> None:
        """Switch to the next level of the odds."""
        self.pioche.odds_level = odds.next_level(self.pioche.odds_level, self.session.table.game)
        off = self.pioche.odds_level == odds.OFF
        self.notice(self.say("terminal-odds-off") if off else "")
        self.query_one(KeyBar).show(*table_keys(self.words, self.pioche.odds_level))
        self.draw()

    async def action_pace(self) -> None:
        """Switch to the next pace of the bots."""
        pace = self.session.bot_pace.change()
        await self.proceed()
        self.notice(self.say(f"terminal-pace-{pace}"))

    async def action_step(self) -> None:
        if self.session.waits_for_step and self.let_others_play(self.session.step):
            await self.proceed()

    def action_type(self) -> None:
        self.query_one(TypingLine).focus()

    def action_stop_typing(self) -> None:
        """Leave the input line, or the log."""
        self.query_one(TypingLine).clear()
        self.set_focus(None)

    def action_turn_page(self, way: int) -> None:
        """Scroll the list of moves."""
        moves = self.query_one("#moves-scroll")
        moves.scroll_relative(y=way * moves.size.height, animate=False)

    def action_save(self) -> None:
        self.save("")

    def save(self, name: str) -> None:
        """Save the game and say where."""
        try:
            self.notice(self.say("terminal-saved", path=str(self.session.save(name))))
        except Refusal as refusal:
            self.refuse(refusal)

    async def action_undo(self) -> None:
        """Take the last move back, once the other people agree."""
        try:
            others = [self.session.names[seat] for seat in self.session.undo_needs()]
        except Refusal as refusal:
            self.refuse(refusal)
            return
        if not others:
            await self.take_back()
            return
        question = phrases.undo_question(self.words, self.session, others)
        self.session.step_aside()
        await self.hide()
        await self.app.push_screen(ConfirmScreen(question), self.agreed)

    async def agreed(self, yes: bool | None) -> None:
        """The others have answered."""
        if yes:
            await self.take_back()
        else:
            await self.proceed()
            self.notice(self.say("terminal-undo-refused"))

    async def take_back(self) -> None:
        self.session.undo()
        await self.proceed()
        self.notice(self.say("terminal-undo-done"))

    async def action_pass_on(self) -> None:
        """The person at the screen is done: hide the table."""
        if self.session.lingers:
            self.session.step_aside()
            await self.proceed()

    async def curtain_rises(self, ready: bool | None) -> None:
        """The next person sits down, or the last one takes the choice back."""
        if ready:
            self.session.sit(self.session.next_person)
            self.curtain_rose = True
            await self.show()
        else:
            # The next person may have pressed the key: the curtain stays down.
            self.session.undo()
            self.session.step_aside()
            await self.proceed()
            self.notice(self.say("terminal-undo-done"))
