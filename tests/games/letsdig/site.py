"""A dig whose piles hold the cards that a test wants."""

from collections.abc import Sequence
from typing import Any

from mypy_extensions import i64

from pioche.core.rng import SHUFFLE, Recorded
from pioche.games.letsdig import LETSDIG
from pioche.games.letsdig.cards import FACES, PILES
from pioche.games.letsdig.knowledge import put_away
from pioche.games.letsdig.stages import STAGES
from pioche.games.letsdig.state import LetsdigState


class Stacked(Recorded):
    """A shuffle that puts the wanted cards on top of the piles; the others lie below in order."""

    def __init__(self, tops: Sequence[Sequence[str]], first: int, seats: int) -> None:
        super().__init__([])
        self.tops = tops
        self.then = (seats, (first,))

    def shuffle(self, items: list[i64]) -> None:
        rest = [int(item) for item in items]
        wanted: dict[int, int] = {}
        for pile, top in enumerate(self.tops):
            numbers = list(range(len(items)))[pile::PILES][::-1]
            for number, name in zip(numbers, top, strict=False):
                wanted[number] = FACES.index(name)
                rest.remove(FACES.index(name))
        faces = tuple(wanted[n] if n in wanted else rest.pop() for n in range(len(items)))
        self.outcomes += [(SHUFFLE, faces), self.then]
        super().shuffle(items)


class Site:
    """A game of Let's Dig in which each pile begins with the given cards; seat 0 begins."""

    def __init__(
        self, seats: int, *tops: Sequence[str], first: int = 0, **options: bool | str
    ) -> None:
        self.chance = Stacked(tops, first, seats)
        state = LETSDIG.deal(seats, self.chance, **options)
        assert isinstance(state, LetsdigState)
        state.events = []
        state.start()
        self.state = state
        self.depth = max((len(top) for top in tops), default=0)

    def do(self, *moves: str) -> "Site":
        """Whose turn it is makes these moves, one after the other."""
        for text in moves:
            move = LETSDIG.moves.parse(text)
            legal = [int(legal) for legal in self.state.legal(self.state.turn)]
            assert move in legal, f"{text} is not among {self.texts()}"
            self.state.play(self.state.turn, move)
        return self

    def texts(self) -> list[str]:
        """What may be done now."""
        return [LETSDIG.moves.text(int(move)) for move in self.state.legal(self.state.turn)]

    def own(self, seat: int, *names: str) -> "Site":
        """Put cards from deep in the piles into a score pile, as if collected long ago."""
        for name in names:
            pile, card = self.buried(name)
            pile.remove(card)
            put_away(self.state, card, self.state.pile_of(seat))
        return self

    def buried(self, name: str) -> tuple[list[i64], i64]:
        """A card of that face below those that the test has put on top."""
        for pile in self.state.piles:
            for card in pile[: len(pile) - self.depth]:
                if FACES[self.state.cards.face[card]] == name:
                    return pile, card
        raise AssertionError(f"no {name} is left in the piles")

    def shorten(self, pile: int, cards: int) -> "Site":
        """Leave this number of cards in a pile; the others go to the discard, face up."""
        gone = self.state.piles[pile][:-cards]
        del self.state.piles[pile][:-cards]
        for card in gone:
            self.state.cards.show(card, 511)
        self.state.discard.extend(gone)
        return self

    def draws(self, number: int, sides: int) -> "Site":
        """The next blind draw."""
        self.chance.outcomes.append((sides, (number,)))
        return self

    @property
    def stage(self) -> str:
        return STAGES[self.state.stage]

    def names(self, cards: list[i64]) -> list[str]:
        return [FACES[self.state.cards.face[card]] for card in cards]

    def held(self, seat: int) -> list[str]:
        """What really lies in a seat's score pile."""
        return sorted(self.names(self.state.score_piles[self.state.pile_of(seat)]))

    @property
    def discard(self) -> list[str]:
        return sorted(self.names(self.state.discard))

    @property
    def scores(self) -> list[int]:
        return [int(points) for points in self.state.scores()]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return LETSDIG.view(self.state, seat)

    def known(self, owner: int, seat: int | None) -> dict[str, int]:
        """What a seat knows of a score pile."""
        piles = self.view(seat)["score_piles"]
        found: dict[str, int] = next(pile["known"] for pile in piles if owner in pile["seats"])
        return found

    def said(self, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
        """The events of one kind that the seat has heard."""
        heard = LETSDIG.events_for(self.state, seat)
        return [event for event in heard if event["event"] == kind]
