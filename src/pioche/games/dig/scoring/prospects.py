"""What a player may hope for while the game goes on, in points.

The figures are fitted to who won some hundred games of the temperaments.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.core.masks import size
from pioche.games.dig.effects.tavern import CHEST_PIECE, wealth
from pioche.games.dig.moves import GALLERIES
from pioche.games.dig.scoring.gallery_points import worth

if TYPE_CHECKING:
    from pioche.games.dig.player import Player
    from pioche.games.dig.state import DigState

OPEN_POINT: Final = 1.0  # that still lies in a gallery
RECRUIT: Final = 0.6
COMPANION: Final = 0.75
CRYSTAL: Final = 0.075
TOOL: Final = 0.5


def prospects(state: "DigState", seat: i64) -> float:
    """The points of a player, with those that may be hoped for."""
    player = state.players[seat]
    recruits = player.free
    open_points: i64 = 0
    for slot in range(GALLERIES):
        gallery = state.galleries[seat * GALLERIES + slot]
        recruits += gallery.crew()
        open_points += worth(state, gallery)
    hoped = OPEN_POINT * float(open_points) + RECRUIT * float(recruits)
    return float(player.points()) + hoped + belongings(player)


def belongings(player: "Player") -> float:
    """What companions, stones and equipment may bring."""
    friends = COMPANION * float(len(player.companions))
    tools = TOOL * float(size(player.tools))
    return friends + CRYSTAL * float(wealth(player, CHEST_PIECE)) + tools
