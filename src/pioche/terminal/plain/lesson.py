"""A first game with a teacher, in plain sentences: what happens, is said and is asked."""

from pioche.core.refusals import Refusal
from pioche.core.salience import is_logged
from pioche.lessons import LEARNER, Lesson, Sentence
from pioche.lessons.frames import LessonFrame, lesson_frames
from pioche.terminal import phrases
from pioche.terminal.choices import Choice, choices_among, pick
from pioche.terminal.commands import QUIT, command_in
from pioche.terminal.plain.console import Console
from pioche.words.spell import spell_event, spell_move


class PlainLesson:
    """A lesson that is told and asked line by line."""

    def __init__(self, lesson: Lesson, console: Console) -> None:
        self.lesson = lesson
        self.console = console
        self.words = console.words
        self.game = lesson.deal.game
        self.names = [player.name for player in lesson.deal.players]
        self.names[LEARNER] = self.words.say("web-nickname-default")

    def run(self) -> None:
        """To the end, or until the learner leaves; the end of the input is leaving."""
        try:
            for frame in lesson_frames(self.lesson):
                if not self.tell(frame):
                    self.console.tell("terminal-lesson-stopped")
                    return
            self.console.tell(self.lesson.key("end"))
        except (EOFError, KeyboardInterrupt):
            self.console.write("")

    def tell(self, frame: LessonFrame) -> bool:
        """One step; False if the learner wants to stop."""
        for event in frame.events:
            if is_logged(self.game.events, event):
                self.console.write(spell_event(self.words, self.game, event, self.names, LEARNER))
        for sentence in frame.said:
            self.console.write("")
            self.console.tell(self.lesson.key(sentence.words))
        return frame.expected is None or self.ask(frame)

    def ask(self, frame: LessonFrame) -> bool:
        """Ask until the learner makes the teacher's move; False if the learner wants to stop."""
        legal = [self.game.moves.parse(move) for move in frame.legal]
        choices = choices_among(self.words, self.game, legal, self.names)
        for choice in choices:
            self.console.write(phrases.choice_line(self.words, choice))
        wanted = self.game.moves.parse(frame.expected or "")
        while True:
            text = self.console.read(self.words.say("terminal-lesson-prompt")).strip()
            command = command_in(text)
            if command is not None and command.name == QUIT:
                return False
            move = self.picked(choices, text) if text else wanted
            if move == wanted:
                return True
            self.object(move, text, frame.said[-1] if frame.said else None, wanted)

    def picked(self, choices: list[Choice], text: str) -> int | None:
        """The move that a text means; none where it means no legal one."""
        try:
            move = pick(self.words, self.game, choices, text, self.names)
        except Refusal:
            return None
        return move if move in [choice.move for choice in choices] else None

    def object(self, move: int | None, text: str, said: Sentence | None, wanted: int) -> None:
        """Say why not this move now, or that it is none."""
        if move is None:
            self.console.tell("terminal-lesson-not-this", text=text)
        elif said and said.otherwise:
            self.console.tell(self.lesson.key(said.otherwise))
        else:
            name = spell_move(self.words, self.game, wanted, self.names)
            self.console.tell("lesson-not-now", move=name)
