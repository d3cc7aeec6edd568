"""A cave whose cards come in the order that a test wants."""

from collections.abc import Sequence
from typing import Any

from mypy_extensions import i64

from pioche.core.masks import seats_in
from pioche.core.rng import SHUFFLE, Recorded
from pioche.games.diamant import DIAMANT
from pioche.games.diamant.cards import FACES
from pioche.games.diamant.moves import GO, LEAVE
from pioche.games.diamant.stages import OVER
from pioche.games.diamant.state import DiamantState


class Stacked(Recorded):
    """Shuffles that put the wanted cards on top; the others follow in some order."""

    def __init__(self, wanted: Sequence[Sequence[str]]) -> None:
        super().__init__([])
        self.wanted = list(wanted)

    def shuffle(self, items: list[i64]) -> None:
        top = [FACES.index(name) for name in (self.wanted.pop(0) if self.wanted else ())]
        rest = [int(item) for item in items]
        for face in top:
            rest.remove(face)
        self.outcomes.append((SHUFFLE, (*rest, *reversed(top))))
        super().shuffle(items)


class Cave:
    """A game of Diamant in which each expedition begins with the given cards."""

    def __init__(
        self,
        seats: int,
        *expeditions: Sequence[str],
        relics: str = "none",
        open_chests: bool = True,
    ) -> None:
        chance = Stacked(expeditions)
        state = DIAMANT.deal(seats, chance, relics=relics, open_chests=open_chests)
        assert isinstance(state, DiamantState)
        state.events = []
        state.start()
        self.state = state

    def vote(self, *leavers: int) -> None:
        """Everybody inside chooses: these leave, the others go on."""
        for seat in seats_in(int(self.state.to_act())):
            self.state.play(seat, LEAVE if seat in leavers else GO)

    def everybody_leaves(self) -> None:
        self.vote(*range(self.state.seats))

    @property
    def over(self) -> bool:
        return self.state.stage == OVER

    @property
    def unsafe(self) -> list[int]:
        return [int(explorer.unsafe) for explorer in self.state.explorers]

    @property
    def chests(self) -> list[int]:
        return [int(explorer.chest) for explorer in self.state.explorers]

    @property
    def path(self) -> list[str]:
        return [FACES[self.state.cards.face[card]] for card in self.state.path]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return DIAMANT.view(self.state, seat)

    def heard(self, seat: int | None = None) -> list[dict[str, Any]]:
        return DIAMANT.events_for(self.state, seat)

    def said(self, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
        """The events of one kind that the seat has heard."""
        return [event for event in self.heard(seat) if event["event"] == kind]
