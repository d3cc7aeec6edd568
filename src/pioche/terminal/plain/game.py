"""One game in plain sentences, from the first question to the end."""

from collections.abc import Iterable
from contextlib import suppress
from typing import Final

from pioche.bots import BotFailed
from pioche.console import Console, is_yes
from pioche.core.refusals import Refusal, TooLate
from pioche.table.log import Evidence
from pioche.terminal import odds, phrases
from pioche.terminal.boards import Scene, board_of, signs_lines
from pioche.terminal.choices import (
    HELP,
    LOG,
    ODDS,
    PACE,
    QUIT,
    RULES,
    SAVE,
    UNDO,
    Choice,
    Command,
    choices_among,
    command_in,
    pick,
)
from pioche.terminal.odds import ValueWorker
from pioche.terminal.plain.practice import offer_review
from pioche.terminal.rules_text import box_lines, card_lines, rules_lines, strategy_lines
from pioche.terminal.saves import solo_lines
from pioche.terminal.session import POLL_SECONDS, Session
from pioche.words.spell import spell_refusal

# Seconds of computing before move values are shown.
VALUE_SECONDS: Final = 1.0
HELP_KEYS: Final = ("moves", "help", "rules", "odds", "log", "pace", "undo", "save", "quit")


class PlainGame:
    """A session as a dialogue, line by line."""

    def __init__(self, session: Session, console: Console) -> None:
        self.session = session
        self.console = console
        self.words = console.words
        self.level = odds.OFF
        self.read_events: dict[int | None, int] = {}  # by seat: the number of events it has read
        self.hidden = True  # whether nothing secret was written since the last curtain
        self.changed = True  # whether to describe the table before the next answer
        self.warned = False  # whether the person knows that the game cannot be saved
        self.left = False
        self.values = ValueWorker()

    def run(self) -> None:
        """Play until the game is over or the person leaves; the end of the input means leaving."""
        try:
            while not self.left and self.go_on():
                pass
        except (EOFError, KeyboardInterrupt):
            self.console.write("")
            self.warned = True  # there is nobody to ask again
            self.leave()
        except (OSError, BotFailed):
            # The output is closed, or a bot failed: keep the game silently.
            with suppress(Refusal):
                self.session.save()
            raise
        finally:
            self.values.close()

    def go_on(self) -> bool:
        """Everything up to one answer; False once the game is over."""
        self.let_others_play()
        if self.session.over:
            self.finish()
            return False
        if self.session.must_pass:
            self.pass_device()
            return True
        if self.changed:
            self.show_table()
        self.answer(self.console.read(self.prompt()).strip())
        return True

    def let_others_play(self) -> None:
        """Let the bots choose; slow bots are reported as they move."""
        self.session.advance()
        while self.session.thinking:
            if self.session.seat is not None and not self.session.away:
                self.show_news(False)
            self.wait_for_bots()
            self.changed = True

    def wait_for_bots(self) -> None:
        """Wait until bots have moved, or for a key where they play step by step."""
        if self.session.waits_for_step:
            command = command_in(self.console.read(f"{self.words.say('terminal-step')} "))
            if command is not None:
                self.obey(command)
                return
            self.session.step()
        else:
            self.session.sleep(POLL_SECONDS)
            self.session.advance()

    def prompt(self) -> str:
        if self.session.lingers:
            return phrases.lingering(self.words, self.session, "terminal-linger-prompt")
        return self.words.say("terminal-prompt")

    # Output

    def show_table(self) -> None:
        """The news, the table, the question and the choices."""
        self.changed = self.hidden = False
        self.show_news()
        self.write_all(self.scene().description())
        self.show_odds()
        self.console.write("")
        self.console.write(phrases.status(self.words, self.session))
        self.write_all(phrases.choice_line(self.words, choice) for choice in self.choices())

    def show_news(self, spaced: bool = True) -> None:
        """The events that the person has not heard yet."""
        looker = self.session.looker
        lines = phrases.news_lines(self.words, self.session, self.read_events.get(looker, 0))
        self.read_events[looker] = self.session.event_count()
        self.write_all([*lines, ""] if lines and spaced else lines)

    def show_rules(self) -> None:
        """The rules, the box, the cards, the rulings and the strategy."""
        table = self.session.table
        self.write_all(rules_lines(self.words, table.game))
        self.console.tell("terminal-help-box")
        self.write_all(box_lines(self.words, table.game, table.options))
        self.show_cards()
        self.write_all(phrases.ruling_lines(self.words, table.game))
        self.show_part("strategy", strategy_lines(self.words, table.game))

    def show_help(self) -> None:
        """The commands, the cards, and the signs of the full-screen board."""
        self.write_all(self.words.say(f"terminal-help-{key}") for key in HELP_KEYS)
        self.show_cards()
        self.show_part("signs", signs_lines(self.words, self.session.table.game))

    def show_cards(self) -> None:
        self.show_part("cards", card_lines(self.words, self.session.table.game))

    def show_part(self, name: str, lines: list[str]) -> None:
        """A part of the help under its heading, if any."""
        if lines:
            self.write_all([self.words.say(f"terminal-help-{name}"), *lines])

    def show_odds(self) -> None:
        """The odds at the current level; move values are computed for a moment."""
        if self.level == odds.VALUES:
            lines = self.values.lines_within(self.words, self.session, VALUE_SECONDS)
        else:
            lines = odds.odds_lines(self.scene(), self.level)
        self.write_all(line.text for line in lines)

    def write_all(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.console.write(line)

    def scene(self) -> Scene:
        session = self.session
        names, now = session.names, session.now()
        return Scene(self.words, session.table.game, session.view(), names, signs=False, now=now)

    def choices(self) -> list[Choice]:
        session = self.session
        return choices_among(self.words, session.table.game, session.legal(), session.names)

    # Answers

    def answer(self, text: str) -> None:
        """Carry out the answer, or say in one sentence why not."""
        try:
            self.carry_out(text)
        except Refusal as refusal:
            self.console.write(spell_refusal(self.words, refusal, self.session.names))
            self.changed = self.changed or isinstance(refusal, TooLate)

    def carry_out(self, text: str) -> None:
        """Make the move or run the command; an empty line repeats the table."""
        command, choices = command_in(text), self.choices()
        session = self.session
        move = pick(self.words, session.table.game, choices, text, session.names)
        if move is not None:
            session.play(move, self.gesture(move))
            self.changed = True
            self.console.write("")
        elif command is not None:
            self.obey(command)
        elif text:
            self.console.write(phrases.not_understood(self.words, choices, text))
        else:
            self.go_or_repeat()

    def gesture(self, move: int) -> Evidence | None:
        """The gesture of a move of dexterity, made with two presses of Enter."""
        scene = self.scene()
        gesture = board_of(scene.game.id).gesture(scene, move)
        if gesture is None or move not in self.session.legal():
            return None
        self.console.write(gesture.typed)
        self.console.read(f"{self.words.say('terminal-gesture-go')} ")
        began = self.session.now()
        self.console.read(f"{self.words.say('terminal-gesture-stop')} ")
        return gesture.evidence(began, self.session.now())

    def go_or_repeat(self) -> None:
        """An empty line repeats the table, or passes the device on."""
        self.changed = True
        if self.session.lingers:
            self.session.step_aside()

    def obey(self, command: Command) -> None:
        if command.name == HELP:
            self.show_help()
        elif command.name == RULES:
            self.show_rules()
        elif command.name == ODDS:
            self.level = odds.next_level(self.level, self.session.table.game)
            self.console.tell(f"terminal-odds-{self.level}")
            self.show_odds()
        elif command.name == LOG:
            self.write_all(phrases.news_lines(self.words, self.session))
        elif command.name == PACE:
            self.console.tell(f"terminal-pace-{self.session.bot_pace.change()}")
        elif command.name == UNDO:
            self.undo()
        elif command.name == SAVE:
            self.console.tell("terminal-saved", path=str(self.session.save(command.rest)))
        elif command.name == QUIT:
            self.leave()

    def undo(self) -> None:
        """Take a move back, once the other people agree."""
        others = [self.session.names[seat] for seat in self.session.undo_needs()]
        if others and not self.agreed(others):
            self.console.tell("terminal-undo-refused")
            return
        self.session.undo()
        self.changed = True
        self.console.tell("terminal-undo-done")

    def agreed(self, others: list[str]) -> bool:
        """Whether the other people agree; they must not see the asker's table."""
        self.session.step_aside()
        self.hide()
        question = phrases.undo_question(self.words, self.session, others)
        return is_yes(self.console.ask(question, self.words.say("terminal-no")))

    # The person at the screen

    def pass_device(self) -> None:
        """Hide the table, and wait for the next person."""
        session, person = self.session, self.session.next_person
        assert person is not None, "nobody is asked"
        self.changed = True
        self.hide()
        self.write_all(phrases.curtain(self.words, session, "terminal-curtain-undo-typed"))
        ready = self.words.say("terminal-curtain-ready", name=session.names[person])
        command = command_in(self.console.read(f"{ready} "))
        if command is not None and command.name == QUIT:
            self.leave()
        elif command is not None and command.name == UNDO and session.can_take_back():
            session.undo()
            session.step_aside()  # the next person may have typed this
            self.console.tell("terminal-undo-done")
        else:
            session.sit(person)

    def hide(self) -> None:
        """Hide what was written, if anything secret was."""
        if not self.hidden:
            self.console.curtain()
        self.hidden = True

    def leave(self) -> None:
        """Save the game, say where, and leave; if it cannot be saved, leave on a second request."""
        try:
            self.console.tell("terminal-saved", path=str(self.session.save()))
        except Refusal as refusal:
            self.console.write(phrases.not_saved(self.words, refusal))
            if not self.warned:
                self.console.tell("terminal-not-saved-again")
                self.warned = True
                return
        self.left = True

    def finish(self) -> None:
        """The last events, the ranking, and the path of the record."""
        self.show_news()
        self.write_all(phrases.ranking_lines(self.words, self.session.table))
        self.write_all(phrases.breakdown_lines(self.words, self.session.table))
        self.console.write(phrases.victory(self.words, self.session.table))
        self.write_all(phrases.reason_lines(self.words, self.session.table))
        try:
            self.console.tell("terminal-end-record", path=str(self.session.finish()))
        except Refusal as refusal:
            self.console.write(phrases.not_saved(self.words, refusal))
        self.write_all(solo_lines(self.words, self.session.table))
        offer_review(self.console, self.session.table, self.session.record)
