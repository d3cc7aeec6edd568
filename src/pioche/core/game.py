"""A game as the rest of the program knows it: one entry of the catalogue."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic

from mypy_extensions import i64, mypyc_attr

from pioche.core.clock import Clock, GameState
from pioche.core.components import Component
from pioche.core.driver import Driver
from pioche.core.events import EventKinds
from pioche.core.lines import (
    Line,
    OddsLines,
    ScoreItem,
    chance_lines,
    count_lines,
    describe_fields,
    total_item,
)
from pioche.core.masks import SPECTATOR
from pioche.core.moves import Moves
from pioche.core.observation import Observation
from pioche.core.options import Option, Value, settle
from pioche.core.refusals import BadMove, BadSeats, Refusal, shown
from pioche.core.rng import Fair, Fast, Rng
from pioche.core.state import State

USUAL_SEATS: Final = 4

View = dict[str, Any]
Options = dict[str, Value]


@mypyc_attr(native_class=False)  # mypyc compiles no generic dataclass
@dataclass(frozen=True, kw_only=True)
class Rules(Generic[GameState]):
    """The functions that a game gives, all of its own kind of state. `Game` calls them."""

    # (seats, rng, options): a game laid out, not started.
    deal: Callable[[int, Rng, Options], GameState]
    # (state, seat): what the seat sees, as plain data.
    view: Callable[[GameState, int], View]
    # (state, seat, move): why the seat may not make the move, with the ruling that forbids it.
    why_not: Callable[[GameState, int, int], Refusal]
    # (state, seat, left_at): the move for an absent player. It is careful, no faster than a player,
    # and keeps the game going. `left_at`: when the player left, if that was after the last move;
    # else NO_CLOCK.
    stand_in: Callable[[GameState, int, int], int]
    # (view): how likely things are.
    odds: Callable[[View], dict[str, Any]]
    # (state): how many of each component are in the game. The sums never change.
    census: Callable[[GameState], dict[str, int]]
    # For a game against time.
    clock: Clock[GameState] | None = None
    # For a game of dexterity. (state, move, evidence, time): the move that is carried out. It
    # refuses evidence that no hand can have made, and a move of dexterity without evidence (None).
    judge: Callable[[GameState, int, object, int], int] | None = None
    # (state, move): whether the move, about to be made, is final: taking it back needs the consent
    # of the others even where it changed nothing for them.
    final: Callable[[GameState, int], bool] | None = None
    # (state, seat): where the points come from. The items add up to the score.
    breakdown: Callable[[GameState, int], list[ScoreItem]] | None = None
    # (state): at the end, why the winners have won; None where their points alone decide.
    reason: Callable[[GameState], Line | None] | None = None


@dataclass(frozen=True)
class Lines:
    """A view in lines, which every client spells."""

    # The whole table, for screen readers and plain text.
    describe: Callable[[View], list[Line]]
    # How far the game has come, in a few words; None where there is nothing to say.
    progress: Callable[[View], Line | None]
    # How likely things are.
    odds_lines: Callable[[View], OddsLines]


@dataclass(frozen=True)
class ExpertSettings:
    """How the expert of a game searches.

    `iterations` is the number of rollouts a move: at most about 150 ms of one core with compiled
    rules (`pioche bench search`). It is no time limit: a seed plays the same on any machine.
    """

    iterations: int = 1000
    # The same at tables whose rules run interpreted: about a second in a browser.
    interpreted: int = 100
    # The temperament that wins most often; rollouts play by it.
    best: str = "balanced"
    # The temperaments that opponents may have, where their differences matter; else `best`.
    opponents: tuple[str, ...] = ()
    # Where moves are few and plans differ much, all moves get the same number of rollouts.
    # Elsewhere the plan's own move stays unless another one is significantly better.
    try_all: bool = False


@dataclass(frozen=True)
class ReviewBudget:
    """The work of a review, in rollouts and worlds: a review finds the same on any machine.

    `race`: rollouts over the moves of a decision; `worlds`: in which the played move and the best
    are compared; `ledger`: worlds for each move of the game.
    """

    race: int = 1000
    worlds: int = 500
    ledger: int = 100


@dataclass(frozen=True)
class Game:
    """The name, the figures and the rules of one game."""

    id: str
    version: int
    seats: range
    options: tuple[Option, ...]
    moves: Moves
    events: EventKinds
    faces: tuple[str, ...]
    components: tuple[Component, ...]
    rulings: tuple[str, ...]
    rules: Rules[Any]
    # Without lines of its own, a game's views and odds are described field by field.
    lines: Lines | None = None
    # About how long a game takes at four seats: the number of questions that bots are asked, times
    # what people take for one.
    minutes: int | None = None
    # The game as numbers, for learners.
    observation: Observation | None = None
    # The ways in which a game comes to its end, by `State.end_reason`; `words` spell them.
    ends: tuple[str, ...] = ("over",)
    # All seats choose at the same time, without seeing the choices of the others.
    simultaneous: bool = False
    expert: ExpertSettings = ExpertSettings()
    # Whether the champion searches, with the expert's budget; else its network decides alone.
    champion_searches: bool = True
    review: ReviewBudget = ReviewBudget()
    # The numbers of players with which nothing that a player chooses matters.
    without_choice: tuple[int, ...] = ()
    # Moves by name that bots make quickly: nobody learns anything by watching them.
    quick: tuple[str, ...] = ()
    # Similar games of other libraries, as LIBRARY:GAME; `pioche bench --peers` measures them too.
    peers: tuple[str, ...] = ()
    # Evidence that `judge` accepts, by the name of a move, for programs that play without a hand.
    gestures: Mapping[str, dict[str, Any]] | None = None

    @property
    def usual_seats(self) -> int:
        """The default number of players: four, or the nearest number that the game takes."""
        return min(max(USUAL_SEATS, self.seats[0]), self.seats[-1])

    def settle(self, seats: int, options: Mapping[str, object]) -> Options:
        """All options with their values, or a refusal that says which figure is wrong."""
        self.check_seats(seats)
        return settle(self.options, options, seats)

    def check_seats(self, seats: int) -> None:
        if type(seats) is not int or seats not in self.seats:
            lowest, highest = self.seats[0], self.seats[-1]
            raise BadSeats(
                "seats-number", game=self.id, seats=str(seats), lowest=lowest, highest=highest
            )

    def deal(self, seats: int, rng: Rng, **options: object) -> State:
        """A game laid out but not started, so that a caller can listen from the start."""
        state: State = self.rules.deal(seats, rng, self.settle(seats, options))
        return state

    def new(self, seats: int, seed: int | bytes | Rng = 0, **options: object) -> State:
        """A game started: fast chance from a whole number, fair chance from bytes."""
        state = self.deal(seats, source_of(seed), **options)
        state.start()
        return state

    def driver(self, seats: int, seed: int = 0, **options: object) -> Driver:
        """The game of this seed, and others after it, driven by one call a move."""
        return Driver(self.deal(seats, Fast(0), **options), seed, self.refusal)

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """Why a seat may not make this move, or that the number is no move."""
        if not 0 <= move < len(self.moves):
            return BadMove("move-number", move=shown(move), count=len(self.moves))
        return self.why_not(state, seat, move)

    def view(self, state: State, seat: int | None) -> View:
        """What the seat may see, as plain data; seat None is a spectator."""
        return self.rules.view(state, self.watcher(state, seat))

    def events_for(self, state: State, seat: int | None) -> list[dict[str, Any]]:
        return self.events.heard_by(self.watcher(state, seat), state.events or [])

    def watcher(self, state: State, seat: int | None) -> int:
        """The number of the seat that looks, or SPECTATOR."""
        if seat is None:
            return SPECTATOR
        if not 0 <= seat < state.seats:
            raise BadSeats("seat-unknown", number=seat + 1, seats=int(state.seats))
        return seat

    def layout(self, seats: int, **options: object) -> tuple[str, ...]:
        """The name of each number that `observe` gives at such a table."""
        return self.numbers().layout(seats, self.settle(seats, options))

    def observe(self, state: State, seat: int, out: list[i64]) -> None:
        """Put what the seat sees at the beginning of `out`, as numbers from 0 to 255."""
        self.numbers().observe(state, seat, out)

    def numbers(self) -> Observation:
        """The game's observation; TypeError where it has none."""
        if self.observation is None:
            raise TypeError(f"{self.id} has no observation")
        return self.observation

    def winners(self, state: State) -> list[int]:
        """The seats that have won (equals share the victory); none before the end."""
        if state.to_act():
            return []
        return state.winners()

    def breakdown(self, state: State, seat: int) -> list[ScoreItem]:
        if self.rules.breakdown is None:
            return [total_item(int(state.scores()[seat]))]
        return self.rules.breakdown(state, seat)

    def reason(self, state: State) -> Line | None:
        """Why the winners have won, where it is not by their points alone."""
        return None if self.rules.reason is None else self.rules.reason(state)

    def why_not(self, state: State, seat: int, move: int) -> Refusal:
        return self.rules.why_not(state, seat, move)

    def is_final(self, state: State, move: int) -> bool:
        """Whether taking the move back will need the others' consent."""
        return self.rules.final is not None and self.rules.final(state, move)

    def odds(self, view: View) -> dict[str, Any]:
        return self.rules.odds(view)

    def odds_lines(self, view: View) -> OddsLines:
        if self.lines is not None:
            return self.lines.odds_lines(view)
        odds = self.odds(view)
        return OddsLines(count_lines(odds), chance_lines(odds))

    def describe(self, view: View) -> list[Line]:
        return describe_fields(view) if self.lines is None else self.lines.describe(view)

    def progress(self, view: View) -> Line | None:
        """How far the game has come, or None."""
        return None if self.lines is None else self.lines.progress(view)


def source_of(seed: int | bytes | Rng) -> Rng:
    """Chance from a seed: whole numbers give the fast one, bytes the fair one."""
    if isinstance(seed, Rng):
        return seed
    if isinstance(seed, bytes):
        return Fair(seed)
    return Fast(seed)
