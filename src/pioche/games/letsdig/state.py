"""Let's Dig for Treasure under way: set-up, turns, the end and the count."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from pioche.core.cards import Cards
from pioche.core.masks import EVERYBODY, bit_of
from pioche.core.rng import Rng
from pioche.core.state import EMPTY, State
from pioche.games.letsdig import effects, events, moves, stages
from pioche.games.letsdig.cards import EFFECT_CARDS, KINDS, PILES, SKELETON
from pioche.games.letsdig.knowledge import redeal
from pioche.games.letsdig.legal import forced_move, legal_moves, with_piles
from pioche.games.letsdig.options import Config
from pioche.games.letsdig.scoring import scores

NOBODY: Final = -1


@final
@mypyc_attr(acyclic=True)
class LetsdigState(State):
    """The dig. A pile's last card is its top one."""

    def __init__(self, seats: i64, rng: Rng, cards: Cards, config: Config) -> None:
        super().__init__(seats, rng, cards)
        self.config = config
        self.teams: bool = config.teams  # fixed: it follows from the options
        self.open_scores: bool = config.open_scores  # fixed
        self.waste_mode: i64 = config.waste_mode  # fixed
        self.stage: i64 = stages.DIG
        self.turn: i64 = NOBODY
        self.extra: i64 = 0  # turns that the player may take after this one
        self.ending: bool = False  # a pile is empty: this is the last turn
        # Where the cards are: each in exactly one of these.
        self.piles: list[list[i64]] = []
        self.dug: list[i64] = EMPTY
        self.pending: list[i64] = EMPTY  # collected, their effects still to come
        self.score_piles: list[list[i64]] = []
        self.discard: list[i64] = EMPTY
        self.destroyed: list[i64] = EMPTY
        # More about some of them.
        self.used_dogs: list[i64] = EMPTY
        self.fresh: list[i64] = EMPTY  # collected in this turn
        # This turn: whether worms and waste were dug.
        self.worms: bool = False
        self.tainted: bool = False
        # The effect under way: the card that a map took, its pile, how many cards are looked
        # at and how many of those, from the top, are in order; hat or sabre, and whom it robs.
        self.at_once: i64 = NOBODY
        self.searched: i64 = NOBODY
        self.looked: i64 = 0
        self.ordered: i64 = 0
        self.tool: i64 = NOBODY
        self.victim: i64 = NOBODY

    def start(self) -> None:
        """Shuffle all, lay out three piles as equal as can be, choose the first player."""
        every: list[i64] = list(range(len(self.cards.face)))
        self.cards.shuffle(every, self.rng)
        self.piles = [every[pile::PILES] for pile in range(PILES)]
        count: i64 = 2 if self.teams else self.seats
        self.score_piles = [[] for _ in range(count)]
        self.dug = []
        self.pending = []
        self.discard = []
        self.destroyed = []
        self.used_dogs = []
        self.fresh = []
        first = self.config.first
        if first == NOBODY:
            first = self.rng.below(self.seats)
        self.emit(events.DEAL, len(every), first)
        self.begin_turn(first, False)
        self.ask()

    # What a seat may do

    def to_act(self) -> i64:
        if self.stage == stages.OVER:
            return 0
        return 1 << self.turn

    def legal(self, seat: i64) -> list[i64]:
        if seat != self.turn:
            return []
        return legal_moves(self)

    def play(self, seat: i64, move: i64, at: i64 = 0) -> None:
        self.carry_out(move)
        only = forced_move(self)
        while only >= 0:
            self.carry_out(only)
            only = forced_move(self)
        if self.stage != stages.OVER:
            self.ask()

    def carry_out(self, move: i64) -> None:
        """One step of the digger's; moves are numbered in the order of these branches."""
        if move < moves.STOP:
            effects.dig(self, move - moves.DIG)
        elif move == moves.STOP:
            effects.stop(self)
        elif move < moves.BUST:
            effects.use_dog(self, move)
        elif move == moves.BUST:
            effects.bust(self, SKELETON)
        elif move < moves.COLLECT:
            self.give(move - moves.GIVE)
        else:
            self.carry_out_effect(move)

    def carry_out_effect(self, move: i64) -> None:
        """One step of an effect of the collected cards."""
        if move < moves.SEARCH:
            effects.carry_out_next(self, EFFECT_CARDS[move - moves.COLLECT])
        elif move < moves.TAKE:
            effects.search(self, move - moves.SEARCH)
        elif move < moves.ROB:
            self.follow_map(move)
        elif move < moves.STEAL:
            effects.rob(self, move - moves.ROB)
            if self.stage != stages.STEAL:
                effects.go_on(self)
        elif move < moves.DESTROY:
            effects.steal_face(self, move - moves.STEAL)
            effects.go_on(self)
        elif move < moves.SPARE:
            effects.destroy(self, move - moves.DESTROY)
        else:
            effects.spare(self)

    def follow_map(self, move: i64) -> None:
        """Take a card, then say in which order, from the top, the others are put back."""
        if move < moves.TOP:
            effects.take(self, move - moves.TAKE)
        else:
            effects.put_on_top(self, move - moves.TOP)
        if not effects.has_order_to_choose(self):
            effects.put_back(self)
            effects.go_on(self)

    def give(self, target: i64) -> None:
        if self.stage == stages.HEIRLOOM:
            effects.give_heirloom(self, target)
        else:
            effects.give_sewer(self, target)

    def ask(self) -> None:
        """Something new is asked of whose turn it is."""
        self.question += 1
        if self.events is not None:  # every move passes here
            self.emit(events.ASKS, self.turn, self.stage)

    # Turns

    def begin_turn(self, seat: i64, again: bool) -> None:
        self.turn = seat
        self.fresh.clear()
        self.worms = False
        self.tainted = False
        self.stage = stages.DIG
        if self.events is not None:  # often
            self.emit(events.TURN, seat, 1 if again else 0)

    def end_turn(self) -> None:
        """On to the next turn, one that is owed or the neighbour's; T3: none after the last."""
        if self.ending:
            self.finish()
        elif self.extra:
            self.extra -= 1
            self.begin_turn(self.turn, True)
        else:
            self.begin_turn((self.turn + 1) % self.seats, False)

    def finish(self) -> None:
        """The score piles are opened and counted."""
        self.stage = stages.OVER
        self.extra = 0
        self.question += 1
        for pile in self.score_piles:
            for card in pile:
                self.cards.show(card, EVERYBODY)
        if self.events is not None:  # counting every pile for nobody would be a waste
            self.emit_count()

    def emit_count(self) -> None:
        for pile in range(len(self.score_piles)):
            counts = self.counts(self.score_piles[pile])
            for face in range(KINDS):
                if counts[face]:
                    self.emit(events.HOLDS, pile, face, counts[face])
        scores = self.scores()
        for seat in range(self.seats):
            self.emit(events.FINAL, seat, scores[seat])
        self.emit(events.OVER)

    # Figures

    def scores(self) -> list[i64]:
        return scores(self)

    def counts(self, cards: list[i64]) -> list[i64]:
        found: list[i64] = [0] * KINDS
        for card in cards:
            found[self.cards.face[card]] += 1
        return found

    def pile_of(self, seat: i64) -> i64:
        """The score pile of a seat: partners, who sit opposite each other, share one."""
        if self.teams:
            return seat & 1
        return seat

    def piles_left(self) -> i64:
        return len(with_piles(self, 0))

    def others(self) -> list[i64]:
        """The other players from the left on, literally: in teams the partner is one of them.

        Of two opponents who share a pile one stands for both (T29).
        """
        last = 2 if self.teams else self.seats - 1
        return [(self.turn + step) % self.seats for step in range(1, last + 1)]

    def targets_to_rob(self) -> list[i64]:
        return [seat for seat in self.others() if self.score_piles[self.pile_of(seat)]]

    # <generated>
    def __getnewargs__(self) -> tuple[object, ...]:
        return (self.seats, self.rng, self.cards, self.config)

    def clone(self) -> "LetsdigState":
        copy = LetsdigState(self.seats, self.rng.clone(), self.cards.clone(), self.config)
        copy.question = self.question
        copy.stage = self.stage
        copy.turn = self.turn
        copy.extra = self.extra
        copy.ending = self.ending
        copy.piles = [each.copy() for each in self.piles]
        copy.dug = self.dug.copy()
        copy.pending = self.pending.copy()
        copy.score_piles = [each.copy() for each in self.score_piles]
        copy.discard = self.discard.copy()
        copy.destroyed = self.destroyed.copy()
        copy.used_dogs = self.used_dogs.copy()
        copy.fresh = self.fresh.copy()
        copy.worms = self.worms
        copy.tainted = self.tainted
        copy.at_once = self.at_once
        copy.searched = self.searched
        copy.looked = self.looked
        copy.ordered = self.ordered
        copy.tool = self.tool
        copy.victim = self.victim
        return copy

    # </generated>

    def redeal(self, seat: i64, rng: Rng) -> None:
        self.rng = rng
        redeal(self, bit_of(seat), rng)


def new_state(seats: i64, rng: Rng, config: Config) -> LetsdigState:
    """A table laid but not started: every card face up, for all to see."""
    faces = config.faces()
    seen: list[i64] = [EVERYBODY] * len(faces)
    return LetsdigState(seats, rng, Cards(faces, seen), config)
