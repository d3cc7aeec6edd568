"""A solo game whose cards lie where a test wants them."""

from pioche.core.rng import Fast
from pioche.games.digup import DIGUP
from pioche.games.digup.cards import FACES, SKELETON
from pioche.games.digup.effects import solo
from pioche.games.digup.effects.solo import GEMS
from pioche.games.digup.moves import ALL, TURN
from pioche.games.digup.state import DigUpState

COLOURS = ("ruby", "diamond", "sapphire", "emerald")


class Solitaire:
    """Slots 0 to 35 are the positions of the four mines, then come the four cards to draw."""

    def __init__(self, faces: list[int]) -> None:
        state = DIGUP.new(1, Fast(0))
        assert isinstance(state, DigUpState)
        state.events = []
        for colour in COLOURS:
            state.play(0, DIGUP.moves.parse(f"colour {colour}"))
        slots = [card for miner in state.miners for card in miner.mine]
        for card, face in zip([*slots, *reversed(state.pile)], faces, strict=True):
            state.cards.face[card] = face
        self.state = state

    @staticmethod
    def in_order() -> list[int]:
        """Every gem in the slot before its own, so that one chain goes through all of them.

        The last position and the last three cards to draw hold the skeletons.
        """
        gems = [FACES.index(f"{colour}-{value}") for colour in COLOURS for value in range(1, 10)]
        return [*gems[1:], SKELETON, gems[0], SKELETON, SKELETON, SKELETON]

    @classmethod
    def with_skeleton_under_the_last_gem(cls) -> "Solitaire":
        """Three skeletons are drawn first: the fourth lies under the gem that completes all."""
        faces = cls.in_order()
        faces[GEMS:] = [SKELETON, SKELETON, SKELETON, faces[GEMS]]
        return cls(faces)

    @classmethod
    def with_a_loop(cls) -> "Solitaire":
        """Two gems lie in each other's places; the chain passes them by."""
        faces = cls.in_order()
        first, second, third = faces[3], faces[4], faces[5]
        faces[3], faces[4], faces[5] = third, second, first
        return cls(faces)

    def turn_all(self) -> None:
        self.state.play(0, ALL)

    def turn(self) -> None:
        self.state.play(0, TURN)

    @property
    def placed(self) -> int:
        return int(solo.gems_placed(self.state))

    @property
    def skeletons(self) -> int:
        return len(self.state.discard)

    @property
    def won(self) -> bool:
        return DIGUP.winners(self.state) == [0]
