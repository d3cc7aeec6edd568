"""Dig Up Adventure under way: the table, the questions, and what an answer does."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from pioche.core.cards import Cards
from pioche.core.masks import EVERYBODY
from pioche.core.rng import Rng
from pioche.core.state import EMPTY, State
from pioche.games.digup import events, legal, moves, scoring, setup, stages
from pioche.games.digup.cards import DECK
from pioche.games.digup.effects import adventures, mines, solo, turns
from pioche.games.digup.options import Config
from pioche.games.digup.player import Miner
from pioche.games.digup.redeal import redeal, redeal_unseen


@final
@mypyc_attr(acyclic=True)
class DigUpState(State):
    """The table. With one seat there are four mines and no hands: the solo variant."""

    def __init__(self, seats: i64, rng: Rng, cards: Cards, config: Config) -> None:
        super().__init__(seats, rng, cards)
        self.solo: bool = seats == 1  # fixed: it follows from the seats
        self.config = config
        self.memory: bool = config.memory  # fixed: it follows from the options
        self.miners: list[Miner] = []
        self.colours_out: i64 = 0  # a mask
        # Where the other cards are. The next one to draw is the pile's last.
        self.box: list[i64] = EMPTY
        self.pile: list[i64] = EMPTY
        # What all saw: the faces last shuffled into the pile, less those seen to have left it; how
        # many cards under a map or on top of the pile may be others; gems shuffled at any time.
        self.pile_from: list[i64] = EMPTY
        self.on_top: i64 = 0
        self.shuffled_gems: list[i64] = EMPTY
        self.discard: list[i64] = EMPTY
        self.played: list[i64] = EMPTY  # the card in play; in the solo variant the one to place
        self.looked: list[i64] = EMPTY  # under the map
        self.aside: list[i64] = EMPTY  # taken with the binoculars, before one is given
        self.river: list[i64] = EMPTY
        # The question, its seat, and the turn.
        self.stage: i64 = stages.COLOUR
        self.actor: i64 = 0
        self.first: i64 = 0
        self.turn: i64 = -1
        self.round: i64 = 0
        self.plays_left: i64 = 0
        self.ending: bool = False
        self.dug: bool = False  # whether a mine card was turned up in this round
        self.still_rounds: i64 = 0
        # What has been chosen so far for the card in play.
        self.picked_at: i64 = -1
        self.picked_player: i64 = -1
        self.torched: i64 = 0
        self.taker: i64 = 0
        # The mine cards that the last card moved or lit: mine, position, mine, position...
        self.touched: list[i64] = EMPTY

    def start(self) -> None:
        count: i64 = solo.MINES if self.solo else self.seats
        self.miners = [Miner(-1, [], 0, []) for _ in range(count)]
        self.box = list(range(len(self.cards.face)))
        self.pile = []
        self.pile_from = []
        self.shuffled_gems = []
        self.discard = []
        self.played = []
        self.looked = []
        self.aside = []
        self.river = []
        self.touched = []
        setup.begin(self)

    def to_act(self) -> i64:
        if self.stage == stages.OVER:
            return 0
        return 1 << self.actor

    def legal(self, seat: i64) -> list[i64]:
        if self.stage == stages.OVER or seat != self.actor:
            return moves.NOTHING
        return legal.legal_moves(self)

    def ask(self, stage: i64, seat: i64) -> None:
        """Ask a seat something; where all can see that there is but one answer, take it."""
        self.stage = stage
        self.actor = seat
        if legal.has_one_choice(self):
            self.play(seat, legal.legal_moves(self)[0])
            return
        self.question += 1
        if self.events is not None:  # every move passes here
            self.emit(events.ASKS, seat, stage, self.plays_left)

    def play(self, seat: i64, move: i64, at: i64 = 0) -> None:
        if move >= moves.PLAY:
            self.choose_card(move)
        elif move == moves.DONE:
            self.pass_on()
        elif move == moves.TURN:
            solo.turn_card(self)
        elif move == moves.ALL:
            solo.turn_all(self)
        elif move >= moves.PLAYER:
            self.choose_player(move - moves.PLAYER)
        elif move >= moves.AT:
            mines.choose_position(self, move - moves.AT)
        else:
            setup.choose_colour(self, move)

    def pass_on(self) -> None:
        """No more cards to play, or to discard."""
        if self.stage == stages.PLAY:
            turns.begin_discard(self)
        else:
            turns.finish_turn(self)

    def choose_player(self, seat: i64) -> None:
        if self.stage == stages.BINOCULARS_PLAYER:
            adventures.spy(self, seat)
            return
        mines.pick_player(self, seat)
        torch = self.stage == stages.TORCH_PLAYER
        self.ask(stages.TORCH_AT if torch else stages.BRIDGE_THEIRS, self.turn)

    def choose_card(self, move: i64) -> None:
        if move < moves.TAKE:
            adventures.play_card(self, move - moves.PLAY)
        elif move < moves.GIVE:
            self.take(move - moves.TAKE)
        elif move < moves.DISCARD:
            adventures.give(self, move - moves.GIVE)
        elif move >= moves.BACK:
            adventures.put_back(self, move - moves.BACK)
        elif self.stage == stages.PICKAXE_COST:
            adventures.pay(self, move - moves.DISCARD)
        else:
            turns.discard(self, move - moves.DISCARD)

    def take(self, face: i64) -> None:
        """Take a card from where the card in play takes it."""
        if self.stage == stages.MAP_TAKE:
            adventures.keep(self, face)
        elif self.stage == stages.BINOCULARS_TAKE:
            adventures.rob(self, face)
        elif self.stage == stages.RIVER:
            adventures.take_from_river(self, face)
        else:
            adventures.dig_out(self, face)

    def scores(self) -> list[i64]:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def ranks(self) -> list[int]:
        return scoring.ranks(self)

    def end_reason(self) -> i64:
        return scoring.end_reason(self)

    # <generated>
    def __getnewargs__(self) -> tuple[object, ...]:
        return (self.seats, self.rng, self.cards, self.config)

    def clone(self) -> "DigUpState":
        copy = DigUpState(self.seats, self.rng.clone(), self.cards.clone(), self.config)
        copy.question = self.question
        copy.miners = [each.clone() for each in self.miners]
        copy.colours_out = self.colours_out
        copy.box = self.box.copy()
        copy.pile = self.pile.copy()
        copy.pile_from = self.pile_from.copy()
        copy.on_top = self.on_top
        copy.shuffled_gems = self.shuffled_gems.copy()
        copy.discard = self.discard.copy()
        copy.played = self.played.copy()
        copy.looked = self.looked.copy()
        copy.aside = self.aside.copy()
        copy.river = self.river.copy()
        copy.stage = self.stage
        copy.actor = self.actor
        copy.first = self.first
        copy.turn = self.turn
        copy.round = self.round
        copy.plays_left = self.plays_left
        copy.ending = self.ending
        copy.dug = self.dug
        copy.still_rounds = self.still_rounds
        copy.picked_at = self.picked_at
        copy.picked_player = self.picked_player
        copy.torched = self.torched
        copy.taker = self.taker
        copy.touched = self.touched.copy()
        return copy

    # </generated>

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Unknown to a seat: hidden mine cards, hands and piles, and the shuffles to come."""
        self.rng = rng
        redeal(self, seat, rng)

    def redeal_unseen(self, rng: Rng) -> None:
        """Unknown to all: mine cards that nobody looked at, the pile, the shuffles to come."""
        self.rng = rng
        redeal_unseen(self, rng)


def new_state(seats: i64, rng: Rng, config: Config) -> DigUpState:
    """A table laid but not started: every card in the box, for all to see."""
    seen: list[i64] = [EVERYBODY] * len(DECK)
    return DigUpState(seats, rng, Cards(DECK.copy(), seen), config)
