"""What anybody may ask of a table: who must act, what a seat sees, what the clock says."""

from dataclasses import dataclass

from pioche.core.breakdown import ScoreItem
from pioche.core.clock import NEVER, Clock
from pioche.core.game import Game, Options, View
from pioche.core.masks import seats_in
from pioche.core.refusals import Refusal
from pioche.core.rng import Fast
from pioche.core.state import State
from pioche.table import timing
from pioche.table.checks import check_seat
from pioche.table.event_log import EventData, EventLog
from pioche.table.fairness import Seeds
from pioche.table.log import MOVE, Player, Step


@dataclass(frozen=True)
class Standing:
    """One line of the final ranking; equals share a rank."""

    rank: int
    seat: int
    points: int


class TableQueries:
    """The questions that change nothing; `Table` adds what the seats do."""

    game: Game
    clock: Clock | None  # that of the game, where one plays against time
    options: Options
    players: tuple[Player, ...]
    seeds: Seeds | None
    fast_chance: Fast | None  # as it was before the deal; at the tables of simulations
    log: list[Step]
    state: State
    absent: set[int]  # the seats that have left: the rules play for them
    substitutes: dict[int, str]  # the bot that plays for a seat
    skipped: int  # question numbers that undo has used up
    event_log: EventLog

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def over(self) -> bool:
        return self.state.to_act() == 0

    @property
    def closed(self) -> bool:
        """A table without its seeds can be looked at, not played on."""
        return self.seeds is None and self.fast_chance is None

    @property
    def question(self) -> int:
        """The number of the question that is asked now; none is ever used twice."""
        return self.progress + self.skipped

    @property
    def progress(self) -> int:
        """How many questions the game has asked; unlike `question` an undo takes it back."""
        return self.state.question

    @property
    def last_at(self) -> int:
        """The time of the last step."""
        return self.log[-1].at if self.log else 0

    def to_act(self) -> list[int]:
        """The seats that owe a choice."""
        return seats_in(int(self.state.to_act()))

    def legal(self, seat: int) -> list[int]:
        """The moves that the seat may make now, changes of mind included."""
        check_seat(seat, self.seats)
        if seat in self.absent or self.closed:
            return []
        return [int(move) for move in self.state.legal(seat)]

    def legal_without_gestures(self, seat: int) -> list[int]:
        """Those of the seat's legal moves for which no hand of a person is judged.

        A bot that plays for a person has no hand to lend.
        """
        return [move for move in self.legal(seat) if not self.needs_gesture(seat, move)]

    def needs_gesture(self, seat: int, move: int) -> bool:
        """Whether the rules refuse the move to the seat without the evidence of a gesture."""
        try:
            self.judged(Step(MOVE, seat, move, self.last_at))
        except Refusal:
            return True
        return False

    def why_not(self, seat: int, move: int) -> Refusal:
        """Why the seat may not make this move."""
        return self.game.why_not(self.state, seat, move)

    def view(self, seat: int | None) -> View:
        """What the seat may see; None is a spectator."""
        return {**self.game.view(self.state, seat), "question": self.question}

    def events(self, seat: int | None, since: int = 0) -> list[EventData]:
        """What the seat may know of what happened, from its event number `since` on.

        After `table-undo` a view cannot be carried on by events: take the table's new one.
        """
        return self.event_log.heard(self.check_watcher(seat), max(0, since))

    def event_count(self, seat: int | None) -> int:
        """How many events the seat may know of."""
        return self.event_log.count(self.check_watcher(seat))

    def check_watcher(self, seat: int | None) -> int | None:
        """Whoever looks: a seat of this table, or None, a spectator."""
        return None if seat is None else check_seat(seat, self.seats)

    # How it stands

    def winners(self) -> list[int]:
        """The seats that have won; nobody before the end."""
        return self.game.winners(self.state)

    def scores(self) -> list[int]:
        """The true points of each seat, for whoever runs the table; a view shows what is open."""
        return [int(score) for score in self.state.scores()]

    def standings(self) -> list[Standing]:
        """The final ranking by the rules, tie-breaks included, best first; empty before the end."""
        if not self.over:
            return []
        ranks, scores = self.state.ranks(), self.scores()
        seats = sorted(range(self.seats), key=lambda seat: (ranks[seat], seat))
        return [Standing(int(ranks[seat]), seat, scores[seat]) for seat in seats]

    def breakdown(self, seat: int) -> list[ScoreItem]:
        """Where the points of a seat come from; nothing before the end."""
        return self.game.breakdown(self.state, seat) if self.over else []

    # Time and hands

    def deadline(self) -> int | None:
        """When time itself moves next; None while nothing waits for time."""
        end = timing.deadline(self.game, self.state)
        return None if end == NEVER else end

    def clock_runs(self) -> bool:
        """Whether time itself will move."""
        return self.clock is not None and self.clock.deadline(self.state) != NEVER

    def allowance(self) -> int:
        """The most that a slow line is forgiven now; 0 where nobody hurries."""
        return timing.most_allowance(self.game, self.state)

    def pace(self, move: int) -> int:
        """How long the move takes somebody who plays without a clock."""
        return timing.taken_time(self.game, self.state, move)

    def is_late(self, at: int, allowance: int = 0) -> bool:
        """Whether a move made then, over a line forgiven so much, comes after the deadline."""
        end = self.deadline()
        return end is not None and at - allowance >= end

    def is_time_move(self, seat: int, move: int) -> bool:
        """Whether this is what time will do in the seat's name, not a person."""
        return timing.is_time_move(self.game, self.state, Step(MOVE, seat, move, 0))

    def judged(self, step: Step) -> int:
        """What a move comes to once the hand that made it is judged."""
        return timing.judged(self.game, self.state, step, self.players[step.seat].kind)

    # Playing for somebody

    def stand_in_move(self, seat: int) -> int:
        """What the rules themselves would play for the seat now: it may be a move of time's."""
        at = timing.stand_in_time(self.log, seat)
        return int(self.game.rules.stand_in(self.state, seat, at))

    def waits_for_absent(self) -> list[int]:
        """The seats that owe a choice and have left."""
        return [seat for seat in self.to_act() if seat in self.absent]

    def stand_in_step(self, waiting: list[int]) -> Step | None:
        """What is played for the first of those who left, if the game waits for one."""
        if not waiting:
            return None
        return Step(MOVE, waiting[0], self.stand_in_move(waiting[0]), self.last_at)
