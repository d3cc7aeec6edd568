"""One play of a game: seats, a log, and everything that follows from folding it."""

from collections.abc import Iterable, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from typing import Any, cast

from pioche.core.clock import LATEST, NEVER
from pioche.core.game import Game, View
from pioche.core.masks import EVERYBODY, SPECTATOR, bit_of, seats_in
from pioche.core.options import Value
from pioche.core.refusals import (
    BadMove,
    BadSeats,
    CannotUndo,
    IllegalMove,
    NotYourTurn,
    StaleMove,
    TableClosed,
    shown,
)
from pioche.core.rng import Fair, Outcome, Recorded, Rng
from pioche.core.state import State
from pioche.table import timing
from pioche.table.fairness import Promises, Seeds, promises_of, seeds_of
from pioche.table.fingerprint import fingerprint
from pioche.table.log import LEAVE, MOVE, RETURN, UNDO, Player, Step, check_player

# The gesture of a move of dexterity, as JSON holds it.
Evidence = dict[str, Any]


@dataclass(frozen=True)
class UndoPoint:
    """A move that stands, and the outcomes that there were before it.

    `quiet`: it can be taken back without asking. `timed`: it was made against the clock, or set
    the clock going.
    """

    step: Step
    quiet: bool
    timed: bool
    outcomes: int


class Table:
    """A game, options, seats, seeds and a log of `(seat, move, at)`.

    Every method either does what it says or refuses and changes nothing. Times and chance are
    the caller's: the table reads no clock, and a real game brings a secret seed of its own
    (bytes, or `Seeds` after a `Ceremony`). A whole number is for games that anybody may repeat.
    """

    def __init__(
        self,
        game: Game,
        seats: int | Sequence[Player],
        seed: int | bytes | Seeds | Recorded = 0,
        promises: Promises | None = None,
        **options: Value,
    ) -> None:
        self.game = game
        self.options = game.settle(seat_count(seats), options)
        self.players = players_of(seats)
        self.seeds = seeds_of(seed, len(self.players))
        self.promises = promises_of(self.seeds, promises)
        self.log: list[Step] = []
        self.outcome_lines: list[list[Outcome]] = []  # those of the deal, then of each step
        self.undo_points: list[UndoPoint] = []
        self.absent: set[int] = set()
        self.skipped = 0  # question numbers that undo has used up
        self.event_log: list[tuple[int, dict[str, Any]]] = []
        self.outcomes: list[Outcome] = []
        self.state = self.deal(self.rng_from(seed))
        self.outcome_lines.append(list(self.outcomes))
        self.collect_events()

    # What anybody may ask

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def over(self) -> bool:
        return self.state.to_act() == 0

    @property
    def question(self) -> int:
        """The number of the question that is asked now; none is ever used twice."""
        return int(self.state.question) + self.skipped

    @property
    def last_at(self) -> int:
        return self.log[-1].at if self.log else 0

    def to_act(self) -> list[int]:
        """The seats that owe a choice."""
        return seats_in(int(self.state.to_act()))

    def legal(self, seat: int) -> list[int]:
        """The moves that the seat may make now, changes of mind included."""
        self.check_seat(seat)
        if seat in self.absent or self.closed:
            return []
        return [int(move) for move in self.state.legal(seat)]

    def view(self, seat: int | None) -> View:
        """What the seat may see; None is a spectator."""
        return {**self.game.view(self.state, seat), "question": self.question}

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What the seat has been told, from its event number `since` on.

        After `table-undo` a view cannot be carried on by events: take the table's new one.
        """
        watcher = SPECTATOR if seat is None else self.check_seat(seat)
        bit = int(bit_of(watcher))
        return [dict(event) for audience, event in self.event_log if audience & bit][
            max(0, since) :
        ]

    def winners(self) -> list[int]:
        return self.game.winners(self.state)

    def scores(self) -> list[int]:
        """The true points of each seat, for whoever runs the table; a view tells what is open."""
        return [int(score) for score in self.state.scores()]

    @property
    def closed(self) -> bool:
        """A table without its seeds can be looked at, not played on."""
        return self.seeds is None

    # What a seat may do

    def play(
        self,
        seat: int,
        move: int | str,
        at: int | None = None,
        question: int | None = None,
        *,
        allowance: int = 0,
        evidence: Evidence | None = None,
    ) -> None:
        """Make a move, in text or by number; `question` is the one that it answers.

        `allowance` is what a slow line is forgiven, `evidence` the gesture of a move of dexterity:
        a person must send one, while for a bot that does not chance decides.
        Without `at` the move takes the time that the game reckons for it, and where that is
        too long, time makes its own move instead.
        """
        number = self.check_number(move)
        self.check_present(seat)
        self.check_move(seat, number, question)
        if at is None:
            at = self.last_at + timing.taken_time(self.game, self.state, number)
            if self.tick(at):
                return
        step = Step(MOVE, seat, number, self.time(at), allowance, evidence)
        self.check_hand(step)
        self.apply(replace(step, evidence=deepcopy(evidence)))  # the log is nobody else's
        self.stand_in()

    def tick(self, at: int, allowance: int = 0) -> bool:
        """Let time make its move, if that is due by then; whoever owns the clock calls this.

        `allowance` is how long moves made before the deadline may still be under way.
        """
        self.check_open()
        timing.check_allowance(self.game, self.state, allowance)
        step = timing.due_step(self.game, self.state, self.time(at), allowance)
        if step is None:
            return False
        self.apply(replace(step, at=max(self.last_at, step.at)))
        self.stand_in()
        return True

    def tick_for_all(self, at: int | None) -> None:
        """Let time move, but not while a slow line may still bring somebody's move."""
        self.tick(self.time(at), timing.most_allowance(self.game, self.state))

    def undo(self, seat: int, consent: Iterable[int] = (), at: int | None = None) -> None:
        """Take back the seat's last move and all that came after it.

        Nothing is taken back against the clock, so time can have no move to make before.
        """
        missing = self.undo_needs(seat) - set(consent)
        if missing:
            raise CannotUndo("undo-consent", seat=seat, other=min(missing))
        self.apply(Step(UNDO, seat, self.check_undo(seat), self.time(at)))
        self.stand_in()

    def leave(self, seat: int, at: int | None = None) -> None:
        """Leave the table for good or for a while: the game goes on without waiting."""
        self.check_present(seat)
        self.tick_for_all(at)
        self.apply(Step(LEAVE, seat, 0, self.time(at)))
        self.stand_in()

    def come_back(self, seat: int, at: int | None = None) -> None:
        """Take one's seat again."""
        self.check_open()
        if self.check_seat(seat) not in self.absent:
            raise NotYourTurn("seat-present", seat=seat)
        self.tick_for_all(at)
        self.apply(Step(RETURN, seat, 0, self.time(at)))

    def undo_needs(self, seat: int) -> set[int]:
        """The seats that must agree before this one takes its last move back; empty: none.

        Undo is free exactly when the last step was the seat's own, revealed nothing, drew
        nothing at random, changed nobody else's turn and is not final by the game's rules.
        """
        self.check_present(seat)
        self.check_undo(seat)
        last = self.undo_points[-1]
        if last.step.seat == seat and last.quiet:
            return set()
        return set(range(self.seats)) - self.absent - {seat}

    # Folding the log

    def apply(self, step: Step) -> None:
        """Carry out a step that has been checked, and write it down."""
        before = len(self.outcomes)
        if step.kind == MOVE:
            self.carry_out(step)
        elif step.kind == UNDO:
            self.rewind(step)
            before = len(self.outcomes)
        elif step.kind == LEAVE:
            self.absent.add(step.seat)
        else:
            self.absent.discard(step.seat)
        self.log.append(step)
        self.outcome_lines.append(self.outcomes[before:])
        if step.kind != MOVE:
            self.log_event(f"table-{step.kind}", step.seat)

    def carry_out(self, step: Step) -> None:
        """Make a move, and note whether it could be taken back without asking."""
        before, outcomes = fingerprint(self.state, step.seat), len(self.outcomes)
        move, ran = self.judged(step), self.clock_runs()
        final = self.game.is_final(self.state, step.value)
        self.state.play(step.seat, move, step.made_at)
        self.collect_events()
        same = fingerprint(self.state, step.seat) == before
        self.undo_points.append(
            UndoPoint(step, same and not final, ran or self.clock_runs(), outcomes)
        )

    def clock_runs(self) -> bool:
        """Whether time itself will move."""
        return timing.deadline(self.game, self.state) != NEVER

    def rewind(self, step: Step) -> None:
        """Go back so many moves: deal the same game again and replay those that stand."""
        asked = self.question
        standing = self.undo_points[: len(self.undo_points) - step.value]
        outcomes = self.outcomes[: self.undo_points[len(standing)].outcomes]
        event_log = self.event_log
        self.undo_points, self.outcomes, self.event_log = [], [], []
        source = Fair(self.seeds.master()) if self.seeds else Recorded(outcomes)
        self.state = self.deal(source)
        for point in standing:
            self.carry_out(point.step)
        self.event_log = event_log
        self.skipped = asked + 1 - int(self.state.question)

    def deal(self, source: Rng) -> State:
        """The game from its beginning, with somebody listening."""
        source.journal = self.outcomes
        state = self.game.deal(self.seats, source, **self.options)
        state.events = []
        state.start()
        return state

    def collect_events(self) -> None:
        """Take over what the state has told since the last time."""
        events = self.state.events or []
        self.event_log.extend((event[1], self.game.events.json(event)) for event in events)
        events.clear()

    def log_event(self, name: str, seat: int) -> None:
        """Tell everybody something that concerns the table, not the game."""
        self.event_log.append((EVERYBODY, {"event": name, "seat": seat}))

    def stand_in(self) -> None:
        """Play for those who left, for as long as the game waits for one of them."""
        while step := self.stand_in_step(self.waits_for_absent()):
            self.apply(step)

    def waits_for_absent(self) -> list[int]:
        """The seats that owe a choice and have left."""
        return [seat for seat in self.to_act() if seat in self.absent]

    def stand_in_step(self, waiting: list[int]) -> Step | None:
        """What is played for the first of those who left, if the game waits for one."""
        if not waiting:
            return None
        seat, at = waiting[0], timing.stand_in_time(self.log, waiting[0])
        return Step(MOVE, seat, self.game.rules.stand_in(self.state, seat, at), self.last_at)

    def moves_since(self, seat: int) -> int:
        """How many standing moves there are from the seat's last one on; 0 if it made none."""
        for back, point in enumerate(reversed(self.undo_points), start=1):
            if point.step.seat == seat:
                return back
        return 0

    # Checks

    def check_move(self, seat: int, move: int, question: int | None = None) -> None:
        """Whether the rules allow the move, and whether it answers what is asked."""
        if question is not None and question != self.question:
            raise StaleMove("move-stale", question=question, now=self.question)
        if move in self.state.legal(seat):
            return
        if not timing.is_time_move(self.game, self.state, Step(MOVE, seat, move, 0)):
            raise self.game.why_not(self.state, seat, move)

    def check_hand(self, step: Step) -> None:
        """Whether the move came in time, and whether a hand can have made its gesture."""
        timing.check_time(self.game, self.state, step)
        self.judged(step)

    def judged(self, step: Step) -> int:
        """What a move comes to once the hand that made it is judged."""
        return timing.judged(self.game, self.state, step, self.players[step.seat].kind)

    def check_number(self, move: int | str) -> int:
        """The number of a move of this game, given as such or as text."""
        if isinstance(move, str):
            return self.game.moves.parse(move)
        if type(move) is not int:
            raise BadMove("move-text", text=str(move))
        self.game.moves.text(move)
        return move

    def check_undo(self, seat: int) -> int:
        """How many moves an undo by this seat takes back; refused where it cannot be."""
        if self.over:
            raise CannotUndo("undo-over")
        moves = self.moves_since(seat)
        if moves == 0:
            raise CannotUndo("undo-nothing", seat=seat)
        if any(point.timed for point in self.undo_points[-moves:]):
            raise CannotUndo("undo-clock")
        return moves

    def check_present(self, seat: int) -> None:
        self.check_open()
        if self.check_seat(seat) in self.absent:
            raise NotYourTurn("seat-absent", seat=seat)

    def check_open(self) -> None:
        if self.closed:
            raise TableClosed("table-closed")

    def check_seat(self, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < self.seats:
            number = seat + 1 if type(seat) is int else str(seat)
            raise BadSeats("seat-unknown", number=number, seats=self.seats)
        return seat

    def time(self, at: int | None) -> int:
        """The time of a step: no earlier than the one before."""
        if at is None:
            return self.last_at
        if type(at) is not int or not 0 <= at <= LATEST:
            raise IllegalMove("time-form", at=shown(at))
        if at < self.last_at:
            raise IllegalMove("time-backwards", at=at, last=self.last_at)
        return at

    def rng_from(self, seed: int | bytes | Seeds | Recorded) -> Rng:
        if isinstance(seed, Recorded):
            return seed
        assert self.seeds is not None
        return Fair(self.seeds.master())


def seat_count(seats: int | Sequence[Player]) -> int:
    """How many seats are asked for; what is neither a number nor players the game refuses."""
    return len(seats) if isinstance(seats, list | tuple) else cast("int", seats)


def players_of(seats: int | Sequence[Player]) -> tuple[Player, ...]:
    """The players; seats without names are numbered."""
    if isinstance(seats, int):
        return tuple(Player(str(seat + 1)) for seat in range(seats))
    return tuple(check_player(player) for player in seats)
