"""The moves of Let's Dig, in small steps."""

from typing import Final

from pioche.core.moves import Moves, Seats
from pioche.games.letsdig.cards import COLLECT_FACES, FACES, PILES

MOST_SEATS: Final = 5

MOVES: Final = Moves(
    ("dig", PILES),
    ("stop",),
    # A cursed skeleton: a loyal dog that was dug up in this turn or lies in the score pile.
    ("dog", ("dug", "pile")),
    ("bust",),
    # A cursed heirloom or a sewer line for another player.
    ("give", Seats(MOST_SEATS)),
    # Which effect of the collected cards comes next.
    ("collect", COLLECT_FACES),
    # Treasure map: a pile, the card to collect, then the one to leave on top.
    ("search", PILES),
    ("take", FACES),
    ("top", FACES),
    # Pirate hat and sabre: whom; hat: which card.
    ("rob", Seats(MOST_SEATS)),
    ("steal", FACES),
    # Land mine: a pile, or none.
    ("destroy", PILES),
    ("spare",),
)

# <generated>
DIG: Final = 0
STOP: Final = 3
DOG: Final = 4
BUST: Final = 6
GIVE: Final = 7
COLLECT: Final = 12
SEARCH: Final = 20
TAKE: Final = 23
TOP: Final = 49
ROB: Final = 75
STEAL: Final = 80
DESTROY: Final = 106
SPARE: Final = 109
# </generated>
