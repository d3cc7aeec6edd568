"""One play of a game: seats, a log, and everything that follows from folding it."""

from collections.abc import Iterable, Sequence
from copy import deepcopy
from dataclasses import replace
from typing import Any, Final

from pioche.core.game import Game
from pioche.core.options import Value, check_people
from pioche.core.refusals import CannotUndo, NotYourTurn, StaleMove, TableClosed
from pioche.core.rng import Fair, Fast, Outcome, Recorded, Rng
from pioche.core.state import State
from pioche.table import timing, undo
from pioche.table.checks import check_at, check_seat, move_number, players_of, seat_count
from pioche.table.contents import Contents, contents_of
from pioche.table.event_log import EventData, EventLog
from pioche.table.fairness import Promises, Seed, promises_of, seeds_of
from pioche.table.log import (
    HAND_OVER,
    HUMAN,
    LEAVE,
    MOVE,
    RETURN,
    TAKE_BACK,
    UNDO,
    Player,
    Step,
    check_bot,
)
from pioche.table.options import STRICT, game_options, options_of, settle_options
from pioche.table.queries import TableQueries
from pioche.table.undo import SeenSince, UndoPoint, UndoPoints, fingerprint

# The gesture of a move of dexterity, as JSON holds it.
Evidence = dict[str, Any]

# What everybody hears of a step that is no move: who plays for somebody is nobody's business.
TABLE_EVENTS: Final = {
    UNDO: "table-undo",
    LEAVE: "table-leave",
    RETURN: "table-return",
    HAND_OVER: "table-leave",
    TAKE_BACK: "table-return",
}


class Table(TableQueries):  # noqa: PLW1641  (it is compared, never a key)
    """A game, options, seats, seeds and a log of `(seat, move, at)`.

    Every method either does what it says or refuses and changes nothing. Times and chance are
    the caller's: the table reads no clock, and a real game brings a secret seed of its own
    (bytes, or `Seeds`). A whole number is for games that anybody may repeat. `Fast` chance is for
    simulations: nobody can prove it, so such a table has no seeds and no record.
    """

    def __init__(
        self,
        game: Game,
        seats: int | Sequence[Player],
        seed: Seed = 0,
        promises: Promises | None = None,
        **options: Value,
    ) -> None:
        self.game, self.clock = game, game.rules.clock
        self.options = settle_options(game, seat_count(seats), options)
        self.untold: frozenset[str] = frozenset()  # options that its record does not tell
        self.players = players_of(seats)
        bots = [seat for seat, player in enumerate(self.players) if player.kind != HUMAN]
        self.has_bots = bool(bots)
        check_people(options_of(game), self.options, bots)
        self.seeds = seeds_of(seed, len(self.players))
        self.promises = promises_of(self.seeds, promises)
        self.fast_chance = seed.clone() if isinstance(seed, Fast) else None
        self.log = []
        self.outcome_lines: list[tuple[Outcome, ...]] = []  # those of the deal, then of each step
        self.undo_points = UndoPoints()
        self.revealed_points = 0  # so many of them were made before something was revealed
        self.absent = set()
        self.substitutes = {}
        self.skipped = 0
        self.event_log = EventLog(game.events)
        self.outcomes: list[Outcome] = []
        self.state = self.deal(self.rng_from(seed))
        self.outcome_lines.append(tuple(self.outcomes))
        self.collect_events()

    def __eq__(self, other: object) -> bool:
        """Whether it is the same game of the same people, played alike."""
        return isinstance(other, Table) and contents_of(self) == contents_of(other)

    def __reduce__(self) -> tuple[Any, ...]:
        return Contents.table, (contents_of(self),)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table":
        return contents_of(self).table()

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
        if at is None and self.clock is not None:
            at = self.time(self.last_at + self.clock.pace(self.state, number))
            if self.let_time_move(at):
                return
        else:
            at = self.time(at)
        step = Step(MOVE, seat, number, at, allowance, evidence)
        judged = self.check_hand(step)
        if evidence is not None:
            step = replace(step, evidence=deepcopy(evidence))  # the log is nobody else's
        self.apply(step, judged)
        self.stand_in()

    def tick(self, at: int, allowance: int = 0) -> bool:
        """Let time make its move, if that is due by then; whoever owns the clock calls this.

        `allowance` is how long moves made before the deadline may still be under way.
        """
        self.check_open()
        timing.check_allowance(self.game, self.state, allowance)
        return self.let_time_move(self.time(at), allowance)

    def let_time_move(self, at: int, allowance: int = 0) -> bool:
        """Make time's move, if it is due by then."""
        step = timing.due_step(self.game, self.state, at, allowance)
        if step is None:
            return False
        self.apply(replace(step, at=max(self.last_at, step.at)))
        self.stand_in()
        return True

    def tick_for_all(self, at: int | None) -> None:
        """Let time move, but not while a slow line may still bring somebody's move."""
        self.tick(self.time(at), self.allowance())

    def undo(self, seat: int, consent: Iterable[int] = (), at: int | None = None) -> None:
        """Take back the seat's last move and all that came after it.

        Nothing is taken back against the clock, so time can have no move to make before.
        """
        missing = self.undo_needs(seat) - set(consent)
        if missing:
            raise CannotUndo("undo-consent", seat=seat, other=min(missing))
        moves, revealed = self.check_undo(seat), self.undo_reveals(seat)
        self.apply(Step(UNDO, seat, moves, self.time(at), revealed=revealed))
        self.stand_in()

    def leave(self, seat: int, at: int | None = None) -> None:
        """Leave the table for good or for a while: the game goes on without waiting."""
        self.check_present(seat)
        self.tick_for_all(at)
        self.apply(Step(LEAVE, seat, 0, self.time(at)))
        self.stand_in()

    def come_back(self, seat: int, at: int | None = None) -> None:
        """Take one's seat again after leaving."""
        self.check_open()
        if check_seat(seat, self.seats) not in self.absent:
            raise NotYourTurn("seat-present", seat=seat)
        self.tick_for_all(at)
        self.apply(Step(RETURN, seat, 0, self.time(at)))

    def hand_over(self, seat: int, bot: str, at: int | None = None) -> None:
        """Have a bot play for the seat from now on; the caller asks it for its moves."""
        self.check_present(seat)
        check_bot(bot)
        self.tick_for_all(at)
        self.apply(Step(HAND_OVER, seat, 0, self.time(at), bot=bot))

    def take_back(self, seat: int, at: int | None = None) -> None:
        """Play oneself again where a bot has played."""
        self.check_present(seat)
        if seat not in self.substitutes:
            raise NotYourTurn("seat-present", seat=seat)
        self.tick_for_all(at)
        self.apply(Step(TAKE_BACK, seat, 0, self.time(at)))

    def undo_needs(self, seat: int) -> set[int]:
        """The seats that must agree before this one takes its last move back; empty: none.

        Undo is free exactly when the last step was the seat's own, revealed nothing, drew
        nothing at random, changed nobody else's turn and is not final by the game's rules.
        Past anything revealed a strict table asks those who have left, too.
        """
        return self.undo_terms(seat)[0]

    def undo_terms(self, seat: int) -> tuple[set[int], bool]:
        """Those who must agree, and whether every person must, be they away."""
        self.check_present(seat)
        moves, others = self.check_undo(seat), set(range(self.seats)) - {seat}
        if self.binds_all(moves):
            return others, True
        if not self.reveals_past(moves) and self.undo_points.is_last_quiet(seat):
            return set(), False
        return others - self.absent, False

    def undo_asks_all(self, seat: int) -> bool:
        """Whether every person must agree to the undo, be they away."""
        return self.binds_all(self.moves_since(seat))

    def binds_all(self, moves: int) -> bool:
        """Whether so many last moves stand unless everybody agrees."""
        return self.options["undo"] == STRICT and self.reveals_past(moves)

    def undo_reveals(self, seat: int) -> bool:
        """Whether anything has been revealed or drawn since the seat's last move."""
        return self.reveals_past(self.moves_since(seat))

    def reveals_past(self, moves: int) -> bool:
        """Whether anything has been revealed or drawn in so many last moves."""
        return len(self.undo_points.steps) - moves < self.revealed_points

    def seen_since(self, seat: int) -> SeenSince:
        """What has come to light since the seat's last move."""
        events = self.undo_points[-self.moves_since(seat)].events
        return undo.seen_since(self.game.events, self.event_log.since(events), seat)

    def moves_since(self, seat: int) -> int:
        """How many standing moves there are from the seat's last one on; 0 if it made none."""
        return undo.moves_since(self.undo_points, seat)

    # Folding the log

    def apply(self, step: Step, judged: int | None = None) -> None:
        """Carry out a step that has been checked, and write it down.

        `judged` is what its move comes to, where that is known already.
        """
        before = len(self.outcomes)
        if step.kind == MOVE:
            self.carry_out(step, judged)
        elif step.kind == UNDO:
            self.rewind(step)
            before = len(self.outcomes)
        else:
            self.change_player(step)
        self.log.append(step)
        self.outcome_lines.append(tuple(self.outcomes[before:]))
        if step.kind != MOVE:
            self.log_event(step)

    def change_player(self, step: Step) -> None:
        """Who plays on a seat from now on: its owner, a bot, or the rules themselves."""
        if step.kind == LEAVE:
            self.absent.add(step.seat)
        elif step.kind == RETURN:
            self.absent.discard(step.seat)
        elif step.kind == HAND_OVER:
            self.substitutes[step.seat] = step.bot
        else:
            self.substitutes.pop(step.seat, None)

    def carry_out(self, step: Step, judged: int | None = None) -> None:
        """Make a move, and note whether it could be taken back without asking."""
        state, seat = self.state, step.seat
        before, asked = fingerprint(state, seat), state.question
        outcomes, events = len(self.outcomes), len(self.event_log)
        move = self.judged(step) if judged is None else judged
        ran, final = self.clock_runs(), self.game.is_final(state, step.value)
        state.play(seat, move, step.made_at)
        self.collect_events()
        after, timed = fingerprint(state, seat), ran or self.clock_runs()
        revealed, settled = undo.is_revealed(before, after), state.question != asked
        if revealed or (settled and undo.choices_come_out(self.undo_points, seat, asked)):
            self.revealed_points = len(self.undo_points) + 1
        quiet = not (revealed or final) and before == after
        self.undo_points.append(UndoPoint(step, quiet, timed, outcomes, events, asked))

    def rewind(self, step: Step) -> None:
        """Go back so many moves: deal the same game again and replay those that stand."""
        asked = self.question
        standing = self.undo_points[: len(self.undo_points) - step.value]
        outcomes = self.outcomes[: self.undo_points[len(standing)].outcomes]
        event_log = self.event_log
        # Whoever goes back past what was revealed still knows it.
        revealed = min(self.revealed_points, len(standing))
        self.undo_points, self.outcomes = UndoPoints(), []
        self.event_log = EventLog(self.game.events)
        self.state = self.deal(self.rng_from(self.seeds or self.fast_chance or Recorded(outcomes)))
        for point in standing:
            self.carry_out(point.step)
        self.undo_points, self.event_log = standing, event_log
        self.revealed_points = revealed
        self.skipped = asked + 1 - self.progress

    def deal(self, source: Rng) -> State:
        """The game from its beginning, with somebody listening."""
        source.journal = self.outcomes
        state = self.game.deal(self.seats, source, **game_options(self.game, self.options))
        state.events = []
        state.start()
        return state

    def supply(self, outcomes: Iterable[Outcome]) -> None:
        """Have these outcomes come next at a table whose seeds are not known."""
        if isinstance(self.state.rng, Recorded):
            self.state.rng.outcomes.extend(outcomes)

    def collect_events(self) -> None:
        """Take over what the state has written since the last time."""
        if self.state.events:
            self.event_log.take(self.state.events)

    def stand_in(self) -> None:
        """Play for those who left, for as long as the game waits for one of them."""
        while self.absent and (step := self.stand_in_step(self.waits_for_absent())):
            self.apply(step)

    def log_event(self, step: Step) -> None:
        """Let everybody know of something that concerns the table, not the game."""
        event: EventData = {"event": TABLE_EVENTS[step.kind], "seat": step.seat}
        if step.kind == UNDO:
            event["revealed"] = int(step.revealed)
        self.event_log.add(event)

    # Checks

    def check_number(self, move: int | str) -> int:
        """The number of a move of this game, given as such or as text."""
        return move_number(self.game, move)

    def check_move(self, seat: int, move: int, question: int | None = None) -> None:
        """Whether the rules allow the move, and whether it answers what is asked."""
        if question is not None and question != self.question:
            raise StaleMove("move-stale", question=question, now=self.question)
        if move not in self.state.legal(seat) and not self.is_time_move(seat, move):
            raise self.why_not(seat, move)

    def check_hand(self, step: Step) -> int:
        """What the move comes to, if it came in time and a hand can have made its gesture."""
        timing.check_time(self.game, self.state, step)
        return self.judged(step)

    def check_undo(self, seat: int) -> int:
        """How many moves an undo by this seat takes back; refused where it cannot be."""
        if self.over:
            raise CannotUndo("undo-over")
        moves = undo.check_undo(self.undo_points, seat)
        if self.has_bots and self.binds_all(moves):
            raise CannotUndo("undo-revealed")
        return moves

    def check_present(self, seat: int) -> None:
        self.check_open()
        if check_seat(seat, len(self.players)) in self.absent:
            raise NotYourTurn("seat-absent", seat=seat)

    def check_open(self) -> None:
        if self.closed:
            raise TableClosed("table-closed")

    def time(self, at: int | None) -> int:
        """The time of a step; without one, that of the step before."""
        return self.last_at if at is None else check_at(at, self.last_at)

    def rng_from(self, seed: Seed) -> Rng:
        if isinstance(seed, Recorded):
            return seed
        if self.fast_chance is not None:
            return self.fast_chance.clone()
        assert self.seeds is not None
        return Fair(self.seeds.master())
