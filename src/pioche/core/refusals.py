"""Every way the house says no: few, precise, and spelled out elsewhere.

A refusal carries the key of its sentence, the arguments of that sentence and, where a
ruling of a game refuses, that ruling's id. `words` makes the sentence in the reader's
language; it hangs its speller here, because nothing in `core` knows languages.
"""

from collections.abc import Callable

Argument = str | int

spellers: "list[Callable[[Refusal], str]]" = []


class Refusal(ValueError):
    """Something asked for cannot be had; nothing has been changed."""

    def __init__(self, key: str, ruling: str = "", **arguments: Argument) -> None:
        super().__init__(key)
        self.key = key
        self.ruling = ruling
        self.arguments = arguments

    def __str__(self) -> str:
        if spellers:
            return spellers[0](self)
        arguments = ", ".join(f"{name}={value}" for name, value in self.arguments.items())
        return f"{self.key} ({arguments})" if arguments else self.key


def shown(value: object) -> str:
    """What was sent, as a refusal shows it; very long numbers are cut."""
    try:
        return str(value)
    except ValueError:
        return "…"


class UnknownGame(Refusal):
    """No game of that name in the catalogue."""


class BadSeats(Refusal):
    """A number of players, or a seat, that the game or the table does not have."""


class BadOption(Refusal):
    """An option that the game does not have, or a value that the option does not take."""


class BadMove(Refusal):
    """A text that is no move of the game."""


class IllegalMove(Refusal):
    """A move of the game that its rules do not allow here."""


class NotYourTurn(IllegalMove):
    """Nothing is asked of that seat now."""


class StaleMove(IllegalMove):
    """An answer to a question that is no longer asked."""


class TooLate(IllegalMove):
    """A move that came when its time was over."""


class BadEvidence(IllegalMove):
    """A gesture that no hand can have made, or that does not belong to its move."""


class TableClosed(IllegalMove):
    """A table on which nobody can play any more."""


class CannotUndo(Refusal):
    """The last move cannot be taken back, or not by that seat alone."""


class BadOutcome(Refusal):
    """The record's random outcomes are not those that the rules ask for."""


class BadSeed(Refusal):
    """A seed that is missing, malformed or not the one that was promised."""


class BadFile(Refusal):
    """A file that cannot be used; `line` is where (0: the file as a whole)."""

    def __init__(self, line: int, key: str, ruling: str = "", **arguments: Argument) -> None:
        super().__init__(key, ruling, **arguments)
        self.line = line


class BadRecord(BadFile):
    """A record that cannot be read or replayed."""


class BadSheet(BadFile):
    """A card sheet that says something else than a game's figures."""
