"""One play of a game: its seats, its log, and the state that follows from the log."""

import pickle
from collections.abc import Iterable, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, replace
from typing import Any, Final

from pioche.core.clock import NEVER
from pioche.core.game import Game, Options, View
from pioche.core.lines import Line, ScoreItem, line, seat
from pioche.core.masks import EVERYBODY, bit_of, seats_in
from pioche.core.options import Value, check_people
from pioche.core.refusals import BadMove, CannotUndo, NotYourTurn, Refusal, StaleMove, TableClosed
from pioche.core.rng import Fair, Fast, Outcome, Recorded, Rng
from pioche.core.state import State
from pioche.games import all_games
from pioche.games import game as game_of
from pioche.table import timing, undo
from pioche.table.event_log import EventData, EventLog
from pioche.table.fairness import Promises, Seed, Seeds, promises_of, seeds_of
from pioche.table.log import (
    HAND_OVER,
    HUMAN,
    LEAVE,
    MOVE,
    RETURN,
    TAKE_BACK,
    UNDO,
    Evidence,
    Player,
    Step,
    check_at,
    check_bot,
    check_seat,
    players_of,
    seat_count,
)
from pioche.table.options import STRICT, game_options, options_of, settle_options
from pioche.table.undo import SeenSince, UndoPoint, UndoPoints, fingerprint

# The public events of steps that are no moves: which bot plays for a seat is secret.
TABLE_EVENTS: Final = {
    UNDO: "table-undo",
    LEAVE: "table-leave",
    RETURN: "table-return",
    HAND_OVER: "table-leave",
    TAKE_BACK: "table-return",
}


@dataclass(frozen=True)
class Standing:
    """One line of the final ranking; equals share a rank."""

    rank: int
    seat: int
    points: int


@dataclass(frozen=True)
class Snapshot:
    """A table as it stood at one moment, as every seat saw it; a few kilobytes."""

    game: Game
    state: State
    question: int

    def view(self, seat: int | None) -> View:
        """What the seat saw; None is a spectator."""
        return {**self.game.view(self.state, seat), "question": self.question}

    def packed(self) -> bytes:
        """The snapshot in one piece of known size, for `unpack`."""
        return pickle.dumps((self.state, self.question))


def unpack(game: Game, content: bytes) -> Snapshot:
    state, question = pickle.loads(content)  # noqa: S301  (our own)
    return Snapshot(game, state, question)


class Table:  # noqa: PLW1641  (it is compared, never a key)
    """A game, options, seats, seeds and a log of steps.

    Every method either does what it says or refuses and changes nothing. The caller supplies times
    and chance: the table reads no clock, and a real game brings a secret seed of its own
    (bytes, or `Seeds`). A whole number is for repeatable games. `Fast` chance is for
    simulations: it cannot be proved, so such a table has no seeds and no record.
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
        self.omitted: frozenset[str] = frozenset()  # options that its record leaves out
        self.players = players_of(seats)
        bots = [seat for seat, player in enumerate(self.players) if player.kind != HUMAN]
        self.has_bots = bool(bots)
        check_people(options_of(game), self.options, bots)
        self.seeds = seeds_of(seed, len(self.players))
        self.promises = promises_of(self.seeds, promises)
        self.fast_chance = seed.clone() if isinstance(seed, Fast) else None  # before the deal
        self.log: list[Step] = []
        self.outcome_lines: list[tuple[Outcome, ...]] = []  # those of the deal, then of each step
        self.undo_points = UndoPoints()
        self.revealed_points = 0  # the number of undo points before the last reveal
        self.absent: set[int] = set()  # seats that have left: the rules play for them
        self.substitutes: dict[int, str] = {}  # the bot that plays for a seat
        self.skipped = 0  # question numbers that undo has used up
        self.secret_step = False  # nobody but its seat may know of the last step
        self.event_log = EventLog(game.events)
        self.outcomes: list[Outcome] = []
        self.state = self.deal(self.rng_from(seed))
        self.outcome_lines.append(tuple(self.outcomes))
        self.collect_events()

    def __eq__(self, other: object) -> bool:
        """Whether both have the same game, players, seeds, options and log."""
        return isinstance(other, Table) and contents_of(self) == contents_of(other)

    def __reduce__(self) -> tuple[Any, ...]:
        return Contents.table, (contents_of(self),)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table":
        return contents_of(self).table()

    # How it stands

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def over(self) -> bool:
        return self.state.to_act() == 0

    @property
    def closed(self) -> bool:
        """Whether nothing can be played: the seeds are not known."""
        return self.seeds is None and self.fast_chance is None

    @property
    def question(self) -> int:
        """The number of the current question; no number is used twice."""
        return self.progress + self.skipped

    @property
    def progress(self) -> int:
        """How many questions the game has asked; unlike `question`, an undo takes it back."""
        return self.state.question

    @property
    def last_at(self) -> int:
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
        """The seat's legal moves that need no gesture; a bot that plays for a person has none."""
        return [move for move in self.legal(seat) if not self.needs_gesture(seat, move)]

    def needs_gesture(self, seat: int, move: int) -> bool:
        """Whether the rules refuse the move to the seat without the evidence of a gesture."""
        try:
            self.judged(Step(MOVE, seat, move, self.last_at))
        except Refusal:
            return True
        return False

    def why_not(self, seat: int, move: int) -> Refusal:
        return self.game.why_not(self.state, seat, move)

    def view(self, seat: int | None) -> View:
        """What the seat may see; None is a spectator."""
        return {**self.game.view(self.state, seat), "question": self.question}

    def snapshot(self) -> Snapshot:
        """The table as it stands now; later steps do not change it."""
        return Snapshot(self.game, self.state.clone(), self.question)

    def events(self, seat: int | None, since: int = 0) -> list[EventData]:
        """The events that the seat may know, from its event number `since` on.

        After `table-undo` a view cannot be carried on by events: take the table's new one.
        """
        return self.event_log.heard(self.check_watcher(seat), max(0, since))

    def event_count(self, seat: int | None) -> int:
        return self.event_log.count(self.check_watcher(seat))

    def winners(self) -> list[int]:
        return self.game.winners(self.state)

    def scores(self) -> list[int]:
        """The true points of each seat, hidden ones included; a view shows what is open."""
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

    def reason(self) -> Line | None:
        """Why the winners have won; nothing before the end."""
        if not self.over:
            return None
        return self.game.reason(self.state) or points_reason(self.scores(), self.winners())

    # Time and hands

    def deadline(self) -> int | None:
        """When time itself moves next; None while no clock runs."""
        end = timing.deadline(self.game, self.state)
        return None if end == NEVER else end

    def clock_runs(self) -> bool:
        """Whether time itself will move."""
        return self.clock is not None and self.clock.deadline(self.state) != NEVER

    def allowance(self) -> int:
        """The highest allowance for a slow line now; 0 where no clock runs."""
        return timing.most_allowance(self.game, self.state)

    def pace(self, move: int) -> int:
        """How long the move takes a player without a clock."""
        return 0 if self.clock is None else self.clock.pace(self.state, move)

    def is_late(self, at: int, allowance: int = 0) -> bool:
        end = self.deadline()
        return end is not None and at - allowance >= end

    def is_time_move(self, seat: int, move: int) -> bool:
        """Whether time itself makes this move in the seat's name."""
        return timing.is_time_move(self.game, self.state, seat, move)

    def due_step(self, at: int, allowance: int = 0) -> Step | None:
        """Time's own move, if it is due by then."""
        step = timing.due_step(self.game, self.state, at, allowance)
        if step is not None and step.at < self.last_at:
            return replace(step, at=self.last_at)
        return step

    def judged(self, step: Step) -> int:
        """The move that a step amounts to once its gesture is judged."""
        return timing.judged(self.game, self.state, step, self.players[step.seat].kind)

    # Playing for those who left

    def stand_in_move(self, seat: int, late: int = 0) -> int:
        """What the rules themselves play for the seat now: it may be a move of time's.

        `late`: for a player who left, milliseconds by which their hands begin later.
        """
        left_at = timing.left_at(self.log, seat)
        return int(self.game.rules.stand_in(self.state, seat, left_at + late))

    def waits_for_absent(self) -> list[int]:
        """The seats that owe a choice and have left."""
        return [seat for seat in self.to_act() if seat in self.absent]

    def stand_in_step(self, waiting: list[int], late: int = 0) -> Step | None:
        """The rules' move for the first of the absent seats that the game waits for."""
        if not waiting:
            return None
        return Step(MOVE, waiting[0], self.stand_in_move(waiting[0], late), self.last_at)

    def stand_in(self) -> None:
        """Play for those who left, for as long as the game waits for one of them."""
        while self.absent and (step := self.stand_in_step(self.waits_for_absent())):
            self.apply(step)

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

        `allowance` is the network delay that is forgiven, `evidence` the gesture of a move of
        dexterity: a person must send one; for a bot without one, chance decides.
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
            step = replace(step, evidence=deepcopy(evidence))  # the caller may change its own
        self.apply(step, judged)
        self.stand_in()

    def tick(self, at: int, allowance: int = 0) -> bool:
        """Let time make its move, if that is due by then; the owner of the clock calls this.

        `allowance` is how long moves made before the deadline may still be under way.
        """
        self.check_open()
        timing.check_allowance(self.game, self.state, allowance)
        return self.let_time_move(self.time(at), allowance)

    def let_time_move(self, at: int, allowance: int = 0) -> bool:
        step = self.due_step(at, allowance)
        if step is None:
            return False
        self.apply(step)
        self.stand_in()
        return True

    def tick_for_all(self, at: int | None) -> None:
        """Let time move, but not while a move may still arrive over a slow line."""
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
        self.check_present(seat)
        self.tick_for_all(at)
        self.apply(Step(LEAVE, seat, 0, self.time(at)))
        self.stand_in()

    def come_back(self, seat: int, at: int | None = None) -> None:
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
        """Let the seat's owner play again in place of the bot."""
        self.check_present(seat)
        if seat not in self.substitutes:
            raise NotYourTurn("seat-present", seat=seat)
        self.tick_for_all(at)
        self.apply(Step(TAKE_BACK, seat, 0, self.time(at)))

    # What an undo needs

    def undo_needs(self, seat: int) -> set[int]:
        """The seats that must agree before this one takes its last move back; empty: none.

        Undo is free exactly when the last step was the seat's own, revealed nothing, drew
        nothing at random, changed no other seat's turn and is not final by the game's rules.
        Past anything revealed a strict table asks those who have left, too.
        """
        return self.undo_terms(seat)[0]

    def undo_terms(self, seat: int) -> tuple[set[int], bool]:
        """The seats that must agree, and whether absent people must agree as well."""
        self.check_present(seat)
        reveals = self.reveals_past(self.check_undo(seat))
        if not reveals and self.undo_points.is_last_quiet(seat):
            return set(), False
        others = set(range(self.seats)) - {seat}
        return (others, True) if reveals and self.is_strict else (others - self.absent, False)

    def changed_choice(self, seat: int) -> Step | None:
        """The seat's choice before it changed it in secret, which nobody else may learn of."""
        self.check_present(seat)
        return self.undo_points.changed_choice(seat, self.progress)

    def undo_asks_all(self, seat: int) -> bool:
        """Whether every person must agree to the undo, absent ones too."""
        return self.binds_all(self.moves_since(seat))

    def binds_all(self, moves: int) -> bool:
        """Whether this many last moves stand unless everybody agrees."""
        return self.is_strict and self.reveals_past(moves)

    @property
    def is_strict(self) -> bool:
        """Whether what has been revealed stands unless everybody agrees."""
        return self.options["undo"] == STRICT

    def undo_reveals(self, seat: int) -> bool:
        """Whether anything has been revealed or drawn since the seat's last move."""
        return self.reveals_past(self.moves_since(seat))

    def reveals_past(self, moves: int) -> bool:
        """Whether anything has been revealed or drawn in this many last moves."""
        return len(self.undo_points) - moves < self.revealed_points

    def seen_since(self, seat: int) -> SeenSince:
        """What has been revealed since the seat's last move."""
        events = self.undo_points[-self.moves_since(seat)].events
        return undo.seen_since(self.game.events, self.event_log.since(events), seat)

    def moves_since(self, seat: int) -> int:
        """The number of standing moves from the seat's last one on; 0 if it made none."""
        return self.undo_points.moves_since(seat)

    # Folding the log

    def apply(self, step: Step, judged: int | None = None) -> None:
        """Carry out a step that has been checked, and write it down.

        `judged` is the move that it amounts to, where that is known already.
        """
        before, secret = len(self.outcomes), False
        if step.kind == MOVE:
            secret = self.carry_out(step, judged)
        elif step.kind == UNDO:
            secret = self.rewind(step)
            before = len(self.outcomes)
        else:
            self.change_player(step)
        self.secret_step = secret
        self.log.append(step)
        self.outcome_lines.append(tuple(self.outcomes[before:]))
        if step.kind != MOVE:
            self.log_event(step, int(bit_of(step.seat)) if secret else EVERYBODY)

    def change_player(self, step: Step) -> None:
        """Set who plays on a seat from now on: its owner, a bot, or the rules themselves."""
        if step.kind == LEAVE:
            self.absent.add(step.seat)
        elif step.kind == RETURN:
            self.absent.discard(step.seat)
        elif step.kind == HAND_OVER:
            self.substitutes[step.seat] = step.bot
        else:
            self.substitutes.pop(step.seat, None)

    def carry_out(self, step: Step, judged: int | None = None) -> bool:
        """Make a move, and note whether it could be taken back without consent.

        Whether nobody but the seat may know of it.
        """
        state, seat = self.state, step.seat
        before, question, asked = fingerprint(state, seat), state.question, state.to_act()
        outcomes, events = len(self.outcomes), len(self.event_log)
        move = self.judged(step) if judged is None else judged
        ran, final = self.clock_runs(), self.game.is_final(state, step.value)
        state.play(seat, move, step.made_at)
        self.collect_events()
        after, timed = fingerprint(state, seat), ran or self.clock_runs()
        revealed, settled = undo.is_revealed(before, after), state.question != question
        if revealed or (settled and self.undo_points.others_answered(seat, question)):
            self.revealed_points = len(self.undo_points) + 1
        quiet = not (revealed or final) and before == after
        secret = quiet and not (settled or timed) and asked == state.to_act()
        secret = secret and self.only_heard_by(seat, events)
        self.undo_points.append(UndoPoint(step, quiet, timed, outcomes, events, question, secret))
        return secret

    def only_heard_by(self, seat: int, first: int) -> bool:
        """Whether nobody else has received an event from a place on."""
        audiences = [self.event_log.audience(place) for place in range(first, len(self.event_log))]
        return all(audience == bit_of(seat) for audience in audiences)

    def rewind(self, step: Step) -> bool:
        """Take moves back: deal the same game again and replay the moves that stand.

        Whether nobody but the seat may know of it: the one move was a secret change of its choice.
        The number of the question stays, then, as when the choice was changed.
        """
        question = self.question
        secret = step.value == 1 and self.undo_points[-1].secret
        standing = self.undo_points[: len(self.undo_points) - step.value]
        outcomes = self.outcomes[: self.undo_points[len(standing)].outcomes]
        event_log = self.event_log
        # The players still know what was revealed.
        revealed = min(self.revealed_points, len(standing))
        self.undo_points, self.outcomes = UndoPoints(), []
        self.event_log = EventLog(self.game.events)
        self.state = self.deal(self.rng_from(self.seeds or self.fast_chance or Recorded(outcomes)))
        for point in standing:
            self.carry_out(point.step)
        self.undo_points, self.event_log = standing, event_log
        self.revealed_points = revealed
        self.skipped = question + (not secret) - self.progress
        return secret

    def deal(self, source: Rng) -> State:
        """The game from its beginning, with its events collected."""
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
        if self.state.events:
            self.event_log.take(self.state.events)

    def log_event(self, step: Step, audience: int = EVERYBODY) -> None:
        """Add the event of a step that concerns the table, not the game."""
        event: EventData = {"event": TABLE_EVENTS[step.kind], "seat": step.seat}
        if step.kind == UNDO:
            event["revealed"] = int(step.revealed)
        self.event_log.add(event, audience)

    def rng_from(self, seed: Seed) -> Rng:
        if isinstance(seed, Recorded):
            return seed
        if self.fast_chance is not None:
            return self.fast_chance.clone()
        assert self.seeds is not None
        return Fair(self.seeds.master())

    # Checks

    def check_number(self, move: int | str) -> int:
        if isinstance(move, str):
            return self.game.moves.parse(move)
        if type(move) is not int:
            raise BadMove("move-text", text=str(move))
        self.game.moves.text(move)  # refuses an unknown number
        return move

    def check_move(self, seat: int, move: int, question: int | None = None) -> None:
        """Refuse a move that the rules do not allow, or that answers another question."""
        if question is not None and question != self.question:
            raise StaleMove("move-stale", question=question, now=self.question)
        if move not in self.state.legal(seat) and not self.is_time_move(seat, move):
            raise self.why_not(seat, move)

    def check_hand(self, step: Step) -> int:
        """The move that a step amounts to, if it came in time and its gesture is possible."""
        timing.check_time(self.game, self.state, step)
        return self.judged(step)

    def check_undo(self, seat: int) -> int:
        """The number of moves that an undo by this seat takes back, or a refusal."""
        if self.over:
            raise CannotUndo("undo-over")
        moves = self.undo_points.check_undo(seat)
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

    def check_watcher(self, seat: int | None) -> int | None:
        """A seat of this table, or None, a spectator."""
        return None if seat is None else check_seat(seat, self.seats)

    def time(self, at: int | None) -> int:
        """The time of a step; without one, that of the step before."""
        return self.last_at if at is None else check_at(at, self.last_at)


@dataclass(frozen=True)
class Contents:
    """Everything that a table is made of: it is copied, pickled and compared by this.

    `game` is an id where the catalogue has it.
    """

    kind: type[Table]
    game: str | Game
    players: tuple[Player, ...]
    seeds: Seeds | None
    promises: Promises | None
    options: Options
    log: tuple[Step, ...]
    outcomes: tuple[tuple[Outcome, ...], ...]  # of the deal, then of each step
    fast_chance: Fast | None = None
    omitted: frozenset[str] = field(default=frozenset(), compare=False)

    def beginning(self) -> Table:
        game = game_of(self.game) if isinstance(self.game, str) else self.game
        source = self.seeds or self.fast_chance or Recorded(list(self.outcomes[0]))
        table = self.kind(game, self.players, source, self.promises, **self.options)
        table.omitted = self.omitted
        return table

    def table(self) -> Table:
        """The table as it stood, independent of the original."""
        table = self.beginning()
        for step, outcomes in zip(self.log, self.outcomes[1:], strict=True):
            table.supply(outcomes)
            table.apply(step)
        return table


def contents_of(table: Table) -> Contents:
    game = table.game
    return Contents(
        kind=type(table),
        game=game.id if any(game is known for known in all_games()) else game,
        players=table.players,
        seeds=table.seeds,
        promises=table.promises,
        options=dict(table.options),
        log=tuple(table.log),
        outcomes=tuple(tuple(outcomes) for outcomes in table.outcome_lines),
        fast_chance=table.fast_chance,
        omitted=table.omitted,
    )


def points_reason(scores: list[int], winners: list[int]) -> Line | None:
    """How far the winner is ahead of the next, or what those have who share the victory."""
    others = [place for place in range(len(scores)) if place not in winners]
    if len(winners) > 1:
        return line("after-reason-shared", points=scores[winners[0]])
    if not winners or not others:
        return None
    best = scores[winners[0]]
    second = max(others, key=scores.__getitem__)
    return line("after-reason-points", points=best - scores[second], second=seat(second))
