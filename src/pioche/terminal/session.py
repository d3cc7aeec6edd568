"""A table on one device: its people, its bots and their pace, and who looks at the screen."""

import hashlib
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from pioche.bots import Bot, bot, seat_at
from pioche.core.game import View
from pioche.core.refusals import CannotUndo, Refusal, TooLate
from pioche.table.log import HUMAN, Evidence
from pioche.table.table import Table
from pioche.terminal import saves

FAST: Final = "fast"
STEP: Final = "step"
# Milliseconds that a bot seems to think; step by step it waits for a key.
DELAYS: Final = {FAST: 0, "normal": 1200, "slow": 3000, STEP: 0}


@dataclass
class BotPace:
    """The bots' pace of one sitting, and the last question that bots may answer.

    Bots answer freely what people are asked too: all choices show together.
    """

    name: str = FAST
    opened: int = 0

    def change(self) -> str:
        """Switch to the next pace, cyclically."""
        known = list(DELAYS)
        self.name = known[(known.index(self.name) + 1) % len(known)]
        return self.name

    @property
    def delay(self) -> int:
        return DELAYS[self.name]

    def note_people(self, question: int) -> None:
        """Note that people are asked this question."""
        self.opened = max(self.opened, question)

    def waits(self, question: int) -> bool:
        """Whether bots wait for a key before they answer."""
        return self.name == STEP and question > self.opened


MS_PER_SECOND: Final = 1000
SEED_BYTES: Final = 4
# Seconds between two looks at the clock and the bots.
POLL_SECONDS: Final = 0.1

Clock = Callable[[], float]
Sleep = Callable[[float], None]


@dataclass(frozen=True)
class PlannedMove:
    """The move that a bot will make, and when, unless something happens before."""

    question: int
    seat: int
    move: int
    due: int


class Session:
    """One sitting at a table, without a screen.

    `seat` is the seat of the person at the screen; None where nobody is yet, or only bots play.
    """

    def __init__(
        self,
        table: Table,
        path: Path | None = None,
        clock: Clock = time.monotonic,
        sleep: Sleep = time.sleep,
    ) -> None:
        if not table.over:
            table.check_open()
        self.table = table
        self.path = path
        # A game that was over when it was opened has its record already.
        self.record: Path | None = path if table.over else None
        self.fresh = not table.log  # whether this is the first sitting
        self.clock = clock
        self.sleep = sleep
        self.planned: PlannedMove | None = None
        self.bot_pace = BotPace()
        self.began = clock()
        self.first_at = table.last_at
        self.humans = [seat for seat, who in enumerate(table.players) if who.kind == HUMAN]
        self.bots = {
            seat: self.bot_on(seat) for seat in range(table.seats) if seat not in self.humans
        }
        self.seat: int | None = self.humans[0] if len(self.humans) == 1 else None
        self.away = False  # whether that person has made room for the others
        self.welcome_back()
        self.news: dict[int | None, int] = {}  # by seat: the first event since its last move
        self.no_news()

    def bot_on(self, seat: int) -> Bot:
        """The bot of a seat; the same seed and moves give the same choices."""
        table = self.table
        server = table.seeds.server if table.seeds else b""
        text = f"pioche bot {seat} after {len(table.log)}".encode()
        digest = hashlib.sha256(server + text).digest()
        seed = int.from_bytes(digest[:SEED_BYTES], "big")
        return bot(table.game.id, table.players[seat].kind, seed)

    def welcome_back(self) -> None:
        """Return absent players to their seats."""
        if not self.table.closed:
            for seat in sorted(self.table.absent):
                self.table.come_back(seat, self.now())

    # Questions of the screens

    @property
    def names(self) -> list[str]:
        return [player.name for player in self.table.players]

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def shared(self) -> bool:
        """Whether several people share the device, so that secrets need a curtain."""
        return len(self.humans) > 1

    @property
    def looker(self) -> int | None:
        """The seat whose view is shown; None, the spectator's, after a shared game."""
        return None if self.over and self.shared else self.seat

    @property
    def next_person(self) -> int | None:
        """The person who must choose next: the one at the screen first, then in seat order."""
        waiting = [seat for seat in self.table.to_act() if seat in self.humans]
        if not waiting:
            return None
        first = self.seat or 0
        return min(waiting, key=lambda seat: (seat - first) % self.table.seats)

    @property
    def must_pass(self) -> bool:
        """Whether another person must come to the screen before anything is shown."""
        return self.waits_elsewhere and not self.lingers

    @property
    def waits_elsewhere(self) -> bool:
        """Whether the game waits for a person who is not at the screen."""
        return (
            self.shared
            and self.next_person is not None
            and (self.away or self.next_person != self.seat)
        )

    @property
    def lingers(self) -> bool:
        """Whether the person at the screen may still look at the result of their move.

        A move that revealed nothing leaves nothing to look at.
        """
        present = self.seat is not None and not self.away
        return self.waits_elsewhere and present and not self.can_take_back()

    @property
    def timed(self) -> bool:
        """Whether the game runs against a clock, so that clients must poll."""
        return self.table.game.rules.clock is not None

    @property
    def clock_runs(self) -> bool:
        """Whether the clock changes something on the screen."""
        return not self.over and self.table.clock_runs()

    @property
    def thinking(self) -> bool:
        """Whether the game waits for a bot."""
        return any(seat in self.bots for seat in self.table.to_act())

    @property
    def waits_for_step(self) -> bool:
        """Whether bots wait for a key: never against the clock, nor without people."""
        if self.over or not self.humans or not self.thinking or self.table.clock_runs():
            return False
        return self.bot_pace.waits(self.table.question)

    def step(self) -> None:
        """Let the bots answer the current question."""
        self.bot_pace.note_people(self.table.question)
        self.advance()

    def view(self) -> View:
        return self.table.view(self.looker)

    def legal(self) -> list[int]:
        return [] if self.seat is None or self.over else self.table.legal(self.seat)

    def events(self, since: int = 0) -> list[dict[str, Any]]:
        """The events that the person who looks has received."""
        return self.table.events(self.looker, since)

    def event_count(self) -> int:
        return self.table.event_count(self.looker)

    def recent(self) -> list[dict[str, Any]]:
        """The events since the last move of the person who looks."""
        return self.events(self.news[self.looker])

    # Actions

    def now(self) -> int:
        """Milliseconds of play, including earlier sittings."""
        return self.first_at + int((self.clock() - self.began) * MS_PER_SECOND)

    def sit(self, seat: int | None) -> None:
        """A person comes to the screen."""
        self.seat = seat
        self.away = False

    def step_aside(self) -> None:
        """The person at the screen makes room for the others."""
        self.away = True

    def advance(self) -> None:
        """Advance clocks and bot moves to the current time.

        Bots choose at once, unless the person wants to see them think. In a game against time they
        are no faster than the table's dexterity.
        """
        while self.bot_acts(self.now()):
            pass

    def bot_acts(self, now: int) -> bool:
        """Make one bot move that is due by then; returns whether there was one."""
        self.tick(now)
        waiting_seats = self.table.to_act()
        if any(seat in self.humans for seat in waiting_seats):
            self.bot_pace.note_people(self.table.question)
        waiting = [seat for seat in waiting_seats if seat in self.bots]
        if not waiting or self.waits_for_step:
            return False
        planned = self.plan_move(waiting[0], now)
        if planned.due > now:
            return False
        self.table.play(planned.seat, planned.move, now)
        return True

    def tick(self, now: int) -> bool:
        """Make time's move if it is due; returns whether it was."""
        return not self.over and self.table.tick(now)

    def plan_move(self, seat: int, now: int) -> PlannedMove:
        """The next move of a bot, and when it is made."""
        planned, question = self.planned, self.table.question
        if planned is None or (planned.seat, planned.question) != (seat, question):
            move = self.bots[seat](seat_at(self.table, seat))
            pace = self.table.pace(move)
            due = now + (pace if self.table.clock_runs() else max(pace, self.bot_pace.delay))
            planned = self.planned = PlannedMove(question, seat, move, due)
        return planned

    def play(self, move: int, evidence: Evidence | None = None) -> None:
        """The person at the screen makes a move, perhaps with a gesture."""
        assert self.seat is not None, "nobody is at the screen"
        now = self.now()
        if self.tick(now):
            raise TooLate("move-late")
        heard = {seat: self.table.event_count(seat) for seat in (self.seat, None)}
        self.table.play(self.seat, move, now, evidence=evidence)
        self.news |= heard

    def no_news(self) -> None:
        """Mark all events so far as known to everyone."""
        for seat in (*range(self.table.seats), None):
            self.news[seat] = self.table.event_count(seat)

    def undo_needs(self) -> list[int]:
        """The other people who must agree before the person at the screen takes a move back."""
        if self.seat is None or self.over:
            raise CannotUndo("undo-over")
        return sorted(self.table.undo_needs(self.seat) & set(self.humans))

    def can_take_back(self) -> bool:
        """Whether the person who has just chosen may take it back without asking."""
        if self.seat is None or self.away or not self.table.moves_since(self.seat):
            return False
        try:
            return not self.table.undo_needs(self.seat)
        except CannotUndo:  # against the clock, or past what was revealed
            return False

    def undo(self) -> None:
        """Take the last move back with everyone's consent; refused where bots do not consent."""
        assert self.seat is not None, "nobody is at the screen"
        others = set(range(self.table.seats)) - {self.seat}
        self.table.undo(self.seat, others, self.now())
        self.no_news()  # undone moves are no news

    def save(self, name: str = "") -> Path:
        """Save the game under the given name or its own; a finished game keeps its record."""
        if self.over:
            return self.finish()
        path = self.path_named(name) if name or self.path is None else self.path
        saves.save(self.table, path)
        self.path = path
        return path

    def path_named(self, name: str) -> Path:
        """The file of that name unless another game has it; a new file without a name."""
        if not name:
            return saves.free_path(saves.saves_folder(), saves.new_name(self.table))
        path = saves.path_for(name)
        if path.exists() and not (self.path and self.path.exists() and path.samefile(self.path)):
            raise Refusal("terminal-save-taken", name=path.stem)
        return path

    def finish(self) -> Path:
        """Keep the record of a finished game and delete its save."""
        if self.record is None:
            self.record = saves.keep_record(self.table)
            if self.path is not None and self.path.parent == saves.saves_folder():
                self.path.unlink(missing_ok=True)
        return self.record
