"""What a gallery is worth after one card more: on the state itself and from its player's view."""

from pioche.games.dig import DIG
from pioche.games.dig.cards import FIRST_COMPANION, FIRST_ENEMY, STONES
from pioche.games.dig.odds import points_if_closed
from pioche.games.dig.odds import with_card as with_card_seen
from pioche.games.dig.scoring import with_card, worth
from pioche.games.dig.state import DigState
from pioche.testing import Case
from pioche.testing.cases import random_steps, single_options

# Whatever may lie in a gallery or end it: all but equipment and companions.
DUG = [*range(STONES), *range(FIRST_ENEMY, FIRST_COMPANION)]


def test_state_and_view_tell_the_same_points() -> None:
    compared = 0
    for made, (state, seat, _) in enumerate(random_steps(Case(DIG, 3, single_options(DIG, 3)[0]))):
        if made % 3 == 0:
            assert isinstance(state, DigState)
            compared += compare(state, seat)
    assert compared > 500


def compare(state: DigState, seat: int) -> int:
    """Every gallery of the seat with every card; how many there were."""
    view, compared = DIG.view(state, seat), 0
    for slot, row in enumerate(view["galleries"][seat]):
        gallery = state.gallery(seat, slot)
        if row:
            assert worth(state, gallery) == points_if_closed(row, view["gems"])
            for face in DUG:
                points = with_card(state, seat, gallery, face)
                assert points == with_card_seen(view, seat, row, DIG.faces[face])
                compared += 1
    return compared
