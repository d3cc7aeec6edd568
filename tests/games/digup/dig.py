"""A table of Dig Up Adventure on which the cards lie where a test wants them."""

from typing import Any

from pioche.core.masks import EVERYBODY
from pioche.core.rng import Fast
from pioche.games.digup import DIGUP
from pioche.games.digup.cards import COLOURS, FACES, FIRST_ADVENTURE, colour_of
from pioche.games.digup.effects.turns import begin_turn
from pioche.games.digup.moves import MOVES
from pioche.games.digup.scoring import mine_points
from pioche.games.digup.stages import STAGES
from pioche.games.digup.state import DigUpState

# With four seats: seat 0 collects rubies, 1 diamonds, 2 sapphires, 3 emeralds.
COLLECTED = ("ruby", "diamond", "sapphire", "emerald")


class Dig:
    """A game whose first player is seat 0."""

    def __init__(self, seats: int = 2, **options: object) -> None:
        self.state = dealt(seats, **options)
        self.pinned: set[int] = set()

    def pin(self, card: int, face: str) -> None:
        """Give a card a face: it changes with another card that no test has spoken of."""
        faces, wanted = self.state.cards.face, FACES.index(face)
        if faces[card] != wanted:
            free = [
                other
                for other in range(len(faces))
                if faces[other] == wanted and other not in self.pinned
            ]
            assert free, f"all cards of that face are used: {face}"
            faces[free[-1]], faces[card] = faces[card], wanted
            self.clear_mines(free[-1])
        self.pinned.add(card)

    def clear_mines(self, card: int) -> None:
        """No adventure card lies in a mine: it changes places with a card of the pile."""
        faces = self.state.cards.face
        mines = [card for miner in self.state.miners for card in miner.mine]
        if card in mines and faces[card] >= FIRST_ADVENTURE:
            rocks = [
                int(other)
                for other in (*self.state.pile, *self.state.box)
                if other not in self.pinned and self.is_rock_in_play(int(faces[other]))
            ]
            faces[rocks[0]], faces[card] = faces[card], faces[rocks[0]]

    def is_rock_in_play(self, face: int) -> bool:
        """Whether this is a face that may lie in a mine of this game."""
        colour = int(colour_of(face))
        return face < FIRST_ADVENTURE and (colour < 0 or not self.state.colours_out >> colour & 1)

    def mine(self, seat: int, cards: dict[int, str], up: bool = True) -> "Dig":
        """These cards lie on these positions, face up or down."""
        miner = self.state.miners[seat]
        for at, face in cards.items():
            self.pin(int(miner.mine[at - 1]), face)
            bit = 1 << (at - 1)
            miner.up = miner.up | bit if up else miner.up & ~bit
            self.state.cards.seen[miner.mine[at - 1]] = EVERYBODY if up else 0
        return self

    def hand(self, seat: int, *faces: str) -> "Dig":
        """The hand is exactly this."""
        hand, pile = self.state.miners[seat].hand, self.state.pile
        while len(hand) > len(faces):
            self.state.cards.seen[hand[-1]] = 0
            pile.insert(0, hand.pop())
        while len(hand) < len(faces):
            hand.append(pile.pop(0))
        for card, face in zip(hand, faces, strict=True):
            self.pin(int(card), face)
            self.state.cards.seen[card] = 1 << seat
        begin_turn(self.state, self.state.turn)
        return self

    def pile(self, *faces: str) -> "Dig":
        """The top of the draw pile, the next card first."""
        for depth, face in enumerate(faces, start=1):
            self.pin(int(self.state.pile[-depth]), face)
        return self

    def discard(self, *faces: str) -> "Dig":
        """The discard pile, the last card on top."""
        for face in faces:
            card = int(self.state.pile.pop(0))
            self.pin(card, face)
            self.state.cards.seen[card] = EVERYBODY
            self.state.discard.append(card)
        return self

    def shrink_pile(self, cards: int) -> "Dig":
        """Leave this number of cards in the draw pile; put the others in the box."""
        state = self.state
        while len(state.pile) > cards:
            state.box.append(state.pile.pop(0))
        return self

    def do(self, *moves: str) -> "Dig":
        """The seat that is asked makes these moves."""
        for text in moves:
            move = MOVES.parse(text)
            legal = [MOVES.text(int(other)) for other in self.state.legal(self.state.actor)]
            assert text in legal, (text, self.stage, legal)
            self.state.play(self.state.actor, move)
        return self

    def pass_turn(self) -> "Dig":
        """Play nothing, and discard nothing: two answers, or one for an empty hand."""
        turn, round_number = self.state.turn, self.state.round
        while self.stage != "over" and (self.state.turn, self.state.round) == (turn, round_number):
            self.do("done")
        return self

    @property
    def stage(self) -> str:
        return STAGES[self.state.stage]

    @property
    def legal(self) -> list[str]:
        return [MOVES.text(int(move)) for move in self.state.legal(self.state.actor)]

    def refused(self, text: str, seat: int | None = None) -> str:
        """The ruling that refuses a move."""
        who = int(self.state.actor) if seat is None else seat
        move = MOVES.parse(text)
        assert move not in self.state.legal(who)
        return DIGUP.why_not(self.state, who, move).ruling

    def hand_of(self, seat: int, looker: int | None = None) -> list[str]:
        hands: list[list[str]] = self.view(seat if looker is None else looker)["hands"]
        return hands[seat]

    def card(self, seat: int, at: int) -> str:
        return FACES[self.state.cards.face[self.state.miners[seat].mine[at - 1]]]

    def is_up(self, seat: int, at: int) -> bool:
        return bool(self.state.miners[seat].up >> (at - 1) & 1)

    def points(self, seat: int) -> int:
        return int(mine_points(self.state, self.state.miners[seat]))

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return DIGUP.view(self.state, seat)

    def knows(self, looker: int | None, seat: int, at: int) -> str:
        """What a looker's view says of a position."""
        return str(self.view(looker)["mines"][seat]["cards"][at - 1])

    def said(self, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
        """The events of one kind that the seat has heard."""
        heard = DIGUP.events_for(self.state, seat)
        return [event for event in heard if event["event"] == kind]


def dealt(seats: int, **options: object) -> DigUpState:
    """A game dealt with seat 0 first and all colours chosen."""
    state = begun(seats, 0, **options)
    seed = 0
    while state.first != 0:
        seed += 1
        state = begun(seats, seed, **options)
    number = 0
    while STAGES[state.stage] == "colour":
        state.play(state.actor, COLOURS.index(COLLECTED[number]))
        number += 1
    return state


def begun(seats: int, seed: int, **options: object) -> DigUpState:
    """A game whose first question is asked, with events collected."""
    state = DIGUP.deal(seats, Fast(seed), **options)
    assert isinstance(state, DigUpState)
    state.events = []
    state.start()
    return state
