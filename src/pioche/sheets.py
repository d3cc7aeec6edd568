"""Card sheets on disk."""

from typing import Final

from pioche.core.game import Game, Options
from pioche.core.refusals import BadOption, BadSheet
from pioche.core.sheet import Sheet
from pioche.core.sheet_toml import sheet_from_toml
from pioche.files import FilePath, read_text_file

LONGEST_SHEET: Final = 1


def read_sheet(game: Game, path: FilePath) -> Options:
    """The option that a card sheet sets; BadSheet says what is wrong and on which line."""
    for option in game.options:
        if isinstance(option, Sheet):
            text = read_text_file(path, LONGEST_SHEET, BadSheet)
            return {option.name: sheet_from_toml(option, text)}
    raise BadOption("sheet-none", game=game.id)
