"""How each game's view follows from an earlier view and the events heard since."""

from typing import Final

from pioche.testing.state_checks import ApplyEvent
from tests.games.diamant.apply_event import apply_event as diamant
from tests.games.dig.apply_event import apply_event as dig
from tests.games.digger.apply_event import apply_event as digger
from tests.games.digup.apply_event import apply_event as digup
from tests.games.letsdig.apply_event import apply_event as letsdig

APPLY_EVENT: Final[dict[str, ApplyEvent]] = {
    "diamant": diamant,
    "letsdig": letsdig,
    "digup": digup,
    "dig": dig,
    "digger": digger,
}
