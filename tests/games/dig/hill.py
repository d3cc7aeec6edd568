"""A game of DIG in which a test lays out whatever it needs, without adding or losing a card."""

from typing import Any

from pioche.core.masks import EVERYBODY
from pioche.games.dig import DIG
from pioche.games.dig.cards import (
    FACES,
    FIRST_COMPANION,
    STONE_NAMES,
)
from pioche.games.dig.effects import turns
from pioche.games.dig.moves import GALLERIES, MOVES
from pioche.games.dig.player import Gallery, Player
from pioche.games.dig.state import DigState

# Which companion sends which enemy away, and the gems that it earns by that.
WARDS = [
    ("shepherd-dog", "spider", 1),
    ("elf", "snake", 1),
    ("shadow", "ghost", 1),
    ("hunter", "thief", 1),
    ("knight", "skeleton", 1),
    ("paladin", "orc", 2),
    ("ninja-cat", "werewolf", 2),
]


class Hill:
    """A table at which seat 0 begins; every move is checked to be legal."""

    def __init__(self, seats: int = 2, **options: object) -> None:
        self.state = new_game(seats, **options)
        self.state.events = []
        self.box = DIG.rules.census(self.state)

    # Laying out

    def take(self, face: str) -> int:
        """A card of that face, out of the hill or else the discard."""
        number = FACES.index(face)
        for pile in (self.state.hill, self.state.discard):
            for card in pile:
                if self.state.cards.face[card] == number:
                    pile.remove(card)
                    self.state.cards.seen[card] = EVERYBODY
                    return int(card)
        raise AssertionError(f"no {face} is left")

    def top(self, *faces: str) -> "Hill":
        """The next cards of the hill."""
        for card in [self.take(face) for face in faces][::-1]:
            self.state.cards.seen[card] = 0
            self.state.hill.append(card)
        return self

    def give(self, seat: int, *faces: str) -> "Hill":
        """Stones, equipment, runes or companions for a player."""
        player = self.player(seat)
        for face in faces:
            number = FACES.index(face)
            if number >= FIRST_COMPANION:
                self.befriend(player, number)
            else:
                player.take(self.take(face), number)
        return self

    def befriend(self, player: Player, number: int) -> None:
        for pile in (self.state.tavern, self.state.to_come):
            for card in list(pile):
                if self.state.companion_cards.face[card] == number:
                    pile.remove(card)
                    self.state.companion_cards.seen[card] = EVERYBODY
                    player.companions.append(card)
        player.powers |= 1 << (number - FIRST_COMPANION)

    def in_tavern(self, *names: str) -> "Hill":
        """These companions sit in the tavern, and no others."""
        cards = [*self.state.tavern, *self.state.to_come]
        wanted = [FACES.index(name) for name in names]
        self.state.tavern = [
            card for card in cards if self.state.companion_cards.face[card] in wanted
        ]
        self.state.to_come = [
            card for card in cards if self.state.companion_cards.face[card] not in wanted
        ]
        for card in self.state.tavern:
            self.state.companion_cards.seen[card] = EVERYBODY
        return self

    def gallery(self, seat: int, *cards: str) -> "Hill":
        """A gallery: `steel`, with a recruit on it `steel!`, with a gem `steel*`."""
        slot = next(n for n in range(GALLERIES) if not self.state.gallery(seat, n).cards)
        gallery, player = Gallery([], [], []), self.player(seat)
        self.state.galleries[seat * GALLERIES + slot] = gallery
        for card in cards:
            recruit, gems = card.count("!"), card.count("*")
            gallery.cards.append(self.take(card.rstrip("!*")))
            gallery.recruits.append(recruit)
            gallery.gems.append(gems)
            self.state.supply -= gems
            if recruit and player.free:
                player.free -= 1
            elif recruit:
                player.waiting -= 1
        return self

    def recruits(self, seat: int, free: int) -> "Hill":
        """Set the number of free recruits; the others of those at hand wait in the tavern."""
        player = self.player(seat)
        player.waiting += player.free - free
        player.free = free
        assert player.waiting >= 0
        return self

    # Playing and looking

    def turn(self, seat: int = 0) -> "Hill":
        """Begin this player's turn, out of order."""
        turns.begin(self.state, seat)
        return self

    def play(self, *texts: str) -> "Hill":
        """Play these moves, each by the seat that is asked."""
        assert DIG.rules.census(self.state) == self.box
        for text in texts:
            assert text in self.legal, f"{text} is not among {self.legal}"
            self.state.play(self.state.asked, MOVES.parse(text))
            assert DIG.rules.census(self.state) == self.box
        return self

    @property
    def legal(self) -> list[str]:
        return [MOVES.text(int(move)) for move in self.state.legal(self.state.asked)]

    def refused(self, text: str, seat: int = 0) -> str:
        """The ruling that forbids a move."""
        move = MOVES.parse(text)
        assert move not in self.state.legal(seat)
        return DIG.why_not(self.state, seat, move).ruling

    @property
    def stage(self) -> str:
        return str(self.view()["stage"])

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return DIG.view(self.state, seat)

    def row(self, seat: int, number: int = 1) -> list[str]:
        """A gallery as it was laid out: `steel!`, `gold*`."""
        cards = self.view()["galleries"][seat][number - 1]
        return [card["face"] + "!" * card["recruit"] + "*" * card["gems"] for card in cards]

    def stones(self, seat: int) -> list[int]:
        return [self.view()["players"][seat]["stones"][name] for name in STONE_NAMES]

    def equipment(self, seat: int) -> list[str]:
        return list(self.view()["players"][seat]["equipment"])

    def events_named(self, kind: str) -> list[dict[str, Any]]:
        """The events of one kind, so far."""
        events = DIG.events_for(self.state, None)
        return [event for event in events if event["event"] == kind]


def new_game(seats: int, **options: object) -> DigState:
    """A game in which seat 0 begins."""
    state = DIG.new(seats, 0, first=1, **options)
    assert isinstance(state, DigState)
    return state
