"""Pioche: five treasure-digging board games, played, simulated and proved fair.

The public names, stable from version 0.1 on, are those of `__all__`.
"""

from typing import TYPE_CHECKING

from pioche import mode
from pioche.core import refusals
from pioche.core.game import Game
from pioche.core.refusals import Refusal
from pioche.core.state import State
from pioche.files import read_sheet
from pioche.games import CATALOG, game
from pioche.records import read_record, write_record
from pioche.table.log import Player
from pioche.table.table import Table

if TYPE_CHECKING:
    from pioche.lab_functions import simulate, tournament

__all__ = [
    "CATALOG",
    "COMPILED",
    "Game",
    "Player",
    "Refusal",
    "State",
    "Table",
    "__version__",
    "game",
    "read_record",
    "read_sheet",
    "simulate",
    "tournament",
    "write_record",
]

__version__ = "0.1.0"

# Whether the rules run compiled (fast) or interpreted (anywhere).
COMPILED = mode.is_compiled()


def spell(refusal: Refusal) -> str:
    """Spell a refusal; the words are imported only when something is refused."""
    from pioche.words.spell import spell_in_reader_language  # noqa: PLC0415  (heavy)

    return spell_in_reader_language(refusal)


# `core` knows no languages: `words` spells its refusals.
refusals.spellers.append(spell)


def __getattr__(name: str) -> object:
    """Import the laboratory when it is used."""
    if name not in ("simulate", "tournament"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from pioche import lab_functions  # noqa: PLC0415  (heavy)

    return getattr(lab_functions, name)
