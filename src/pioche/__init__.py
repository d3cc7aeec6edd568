"""Pioche: five treasure-digging board games, played, simulated and proved fair.

The public names, stable from version 0.1 on, are those of `__all__`.
"""

from pioche import mode
from pioche.core import refusals
from pioche.core.game import Game
from pioche.core.refusals import Refusal
from pioche.core.state import State
from pioche.games import CATALOG, game
from pioche.records import read_record, write_record
from pioche.sheets import read_sheet
from pioche.table.log import Player
from pioche.table.table import Table
from pioche.words.spell import spell_in_reader_language

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
    "write_record",
]

__version__ = "0.1.0"

# Whether the rules run compiled (fast) or interpreted (anywhere).
COMPILED = mode.is_compiled()

# Nothing in `core` knows languages: its refusals are spelled by `words`.
refusals.spellers.append(spell_in_reader_language)
