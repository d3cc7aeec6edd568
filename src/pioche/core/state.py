"""A game under way: one mutable, cloneable, deterministic object."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pioche.core.cards import Cards
from pioche.core.equality import same_fields
from pioche.core.masks import EVERYBODY
from pioche.core.rng import Rng

# The time of a move that is made without a clock.
NO_CLOCK: Final = -1

# The empty list that is shared, and to which nothing is ever added: no legal moves; or, in a new
# state, a list that `start` makes, so that a clone need not make one in vain.
EMPTY: Final[list[i64]] = []

# What happened: (kind, audience mask, arguments...). The game's `EventKinds` name them.
Event = tuple[int, ...]
# An event's kind holds how many arguments it has: its number in the game times this, plus those.
ARITY_LIMIT: Final = 16


@mypyc_attr(acyclic=True)
class State:  # noqa: PLW1641  (it is compared, never a key)
    """What every game's state is and can do; each game subclasses it once.

    `events` is None while nobody listens; then no events are written. `question` counts the
    questions asked so far. An answer names its question, so that late and repeated answers can be
    refused.
    """

    def __init__(self, seats: i64, rng: Rng, cards: Cards) -> None:
        self.seats = seats
        self.rng = rng
        self.cards = cards
        self.events: list[Event] | None = None
        self.question: i64 = 0

    def __getnewargs__(self) -> tuple[object, ...]:
        """What a compiled state is made with before its fields are copied or unpickled.

        A game whose state takes other arguments gives those.
        """
        return (self.seats, self.rng, self.cards)

    def __eq__(self, other: object) -> bool:
        """Whether both games are the same and continue the same; listeners do not matter."""
        return same_fields(self, other, "events")

    def emit(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Write an event for everybody, if `events` is a list.

        The arguments are numbers, not a list: compiled code boxes none while nobody listens.
        """
        if self.events is not None:
            self.emit_long(EVERYBODY, kind, a, b, c, d)

    def emit_to(
        self, audience: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0
    ) -> None:
        """Write an event for a mask of listeners, if `events` is a list."""
        if self.events is not None:
            self.emit_long(audience, kind, a, b, c, d)

    def emit_long(  # noqa: PLR0913, PLR0917  (as many as an event may have)
        self,
        audience: i64,
        kind: i64,
        a: i64 = 0,
        b: i64 = 0,
        c: i64 = 0,
        d: i64 = 0,
        e: i64 = 0,
        f: i64 = 0,
        g: i64 = 0,
    ) -> None:
        """The same with up to seven arguments: a slower call."""
        if self.events is not None:
            arguments = (int(a), int(b), int(c), int(d), int(e), int(f), int(g))
            self.events.append((int(kind), int(audience), *arguments[: kind % ARITY_LIMIT]))

    def start(self) -> None:
        """Deal and ask the first question. Listeners set `events` before."""
        raise NotImplementedError

    def to_act(self) -> i64:
        """The mask of the seats that owe a choice; 0 when the game is over."""
        raise NotImplementedError

    def legal(self, seat: i64) -> list[i64]:
        """The seat's legal moves, always in the same order; never empty for a seat in `to_act`.

        A seat that has answered may still be offered moves: those that change its mind.
        The list is the game's own and may be shared: read it, do not change it.
        """
        raise NotImplementedError

    def legal_mask(self, seat: i64, out: list[i64]) -> None:
        """Put 1 in `out` for each legal move and 0 for every other one."""
        for move in range(len(out)):
            out[move] = 0
        for legal in self.legal(seat):
            out[legal] = 1

    def play(self, seat: i64, move: i64, at: i64 = NO_CLOCK) -> None:
        """Carry out a legal move made at that time. The caller has checked that it is legal.

        Without a clock a game against time computes how long the move takes; time may run out
        before it is done.
        """
        raise NotImplementedError

    def scores(self) -> list[i64]:
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats with the most points; a game with a tie-break overrides this."""
        scores = self.scores()
        best = scores[0]
        for points in scores:
            best = max(best, points)
        return [seat for seat in range(len(scores)) if scores[seat] == best]

    def ranks(self) -> list[int]:
        """The rank of each seat, 1 is the best; equals share a rank.

        Winners come first whatever their points, the others follow by points. A game whose
        tie-break orders more than the first place overrides this.
        """
        return winners_first(self.scores(), self.winners())

    def end_reason(self) -> i64:
        """The number of the way in which the game ended, in the game's `ends`."""
        return 0

    def clone(self) -> "State":
        """An independent copy without listeners."""
        raise NotImplementedError

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Deal anew, in place, all that this seat cannot know; continue with this chance.

        The old chance may not stay: it would reveal the next shuffles.
        """
        raise NotImplementedError

    def redeal_unseen(self, rng: Rng) -> None:
        """Deal anew, in place, what no seat knows; continue with this chance.

        What any seat knows stays: hands, secret choices, cards that a seat has looked at. A game
        in which not every card may lie in every place overrides this.
        """
        self.rng = rng
        self.cards.redeal(EVERYBODY, rng)

    def unseen(self) -> i64:
        """The number of cards that nobody has seen; a game with two sets of cards counts both."""
        return self.cards.unseen()


def ranks_of(figures: list[i64]) -> list[int]:
    """The rank of each seat, 1 is the best, where a higher figure is better: 7 9 9 gives 3 1 1."""
    ranks: list[int] = []
    for own in figures:
        rank = 1
        for other in figures:
            if other > own:
                rank += 1
        ranks.append(rank)
    return ranks


def winners_first(scores: list[i64], winners: list[int]) -> list[int]:
    """The rank of each seat: winners share the first, whatever their points; then by points."""
    figures = scores.copy()
    best = max(scores) + 1
    for seat in winners:
        figures[seat] = best
    return ranks_of(figures)
