"""What the options settle for a whole game; nothing changes it, so that clones share it."""

from typing import final

from mypy_extensions import i64

from pioche.core.equality import same_fields
from pioche.core.game import Options
from pioche.core.options import chosen_seat, seats_named
from pioche.games.letsdig.cards import LANDMINE
from pioche.games.letsdig.options import WASTE_MODES
from pioche.games.letsdig.sheet import deck_by, map_cards_by, worth_by


@final
class Config:  # noqa: PLW1641  (it is compared, never a key)
    """The options as the rules need them; `worth` are the points of each face by the sheet."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.first: i64 = chosen_seat(options["first"])
        self.teams = bool(options["teams"])
        self.open_scores = bool(options["open_scores"])
        self.landmine = bool(options["landmine"])
        self.waste_mode: i64 = WASTE_MODES.index(str(options["waste"]))
        # Masks of the seats that play for the first time, and of those that own the game.
        self.new_kids: i64 = mask_of(str(options["first_game"]))
        self.box_owners: i64 = mask_of(str(options["owns_game"]))
        self.sheet = str(options["sheet"])
        self.worth: list[i64] = worth_by(self.sheet)
        self.map_cards: i64 = map_cards_by(self.sheet)

    def __getnewargs__(self) -> tuple[object, ...]:
        return (self.options,)

    def __eq__(self, other: object) -> bool:
        return same_fields(self, other)

    def faces(self) -> list[i64]:
        """The faces of all cards in play."""
        every = deck_by(self.sheet)
        if self.landmine:
            return every.copy()
        return [face for face in every if face != LANDMINE]


def mask_of(text: str) -> int:
    """The mask of the seats that a text names."""
    if not text:
        return 0
    return sum(1 << seat for seat in seats_named(text))
