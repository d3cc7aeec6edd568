"""What people call themselves, made fit to be shown."""

from collections.abc import Sequence

from pioche.server.errors import BadMessage


def tidy(text: str) -> str:
    """On one line, without what cannot be seen."""
    shown = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(shown.split())


def nickname(text: str, taken: Sequence[str]) -> str:
    """A name that can be shown and that nobody else at the table has."""
    name = tidy(text)
    if not name:
        raise BadMessage("server-nickname")
    return distinct(name, taken)


def distinct(name: str, taken: Sequence[str]) -> str:
    """The name, or with a number after it: a second Zoé is Zoé 2."""
    folded = {other.casefold() for other in taken}
    names = [name, *(f"{name} {number}" for number in range(2, len(taken) + 2))]
    return next(free for free in names if free.casefold() not in folded)
