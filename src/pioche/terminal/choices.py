"""What may be done now, as people pick it: by number, by letter, or in words."""

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pioche.core.game import Game
from pioche.core.refusals import BadMove, Refusal
from pioche.words import Words
from pioche.words.spell import spell_move


@dataclass(frozen=True)
class Choice:
    """A legal move: its number, its letter (none once letters have run out) and its name."""

    number: int
    letter: str
    label: str
    move: int


def choices_among(
    words: Words, game: Game, legal: Iterable[int], names: Sequence[str] = ()
) -> list[Choice]:
    """The legal moves in their order; each takes the first letter of its name still free."""
    found: list[Choice] = []
    taken: set[str] = set()
    for number, move in enumerate(legal, start=1):
        label = spell_move(words, game, move, names)
        letter = next((sign for sign in folded(label) if is_letter(sign, taken)), "")
        taken.add(letter)
        found.append(Choice(number, letter, label, move))
    return found


def is_letter(sign: str, taken: set[str]) -> bool:
    """Whether this can be the letter of a move: on every keyboard, and not another move's."""
    return "a" <= sign <= "z" and sign not in taken


def folded(text: str) -> str:
    """A text as people compare it: without case, accents or doubled spaces."""
    spread = unicodedata.normalize("NFD", text.casefold())
    return " ".join("".join(sign for sign in spread if not unicodedata.combining(sign)).split())


def pick(
    words: Words, game: Game, choices: Sequence[Choice], text: str, names: Sequence[str] = ()
) -> int | None:
    """The move that a text means, legal or not; None where it means none at all."""
    wanted = folded(text)
    if not wanted:
        return None
    if wanted.isdecimal():
        return by_number(choices, int(wanted))
    for choice in choices:
        if wanted in (choice.letter, folded(choice.label), game.moves.text(choice.move)):
            return choice.move
    return by_name(words, game, wanted, names)


def by_number(choices: Sequence[Choice], number: int) -> int:
    """The move of that number in the list."""
    if not 1 <= number <= len(choices):
        raise Refusal("terminal-move-number", number=number, count=len(choices))
    return choices[number - 1].move


def by_name(words: Words, game: Game, wanted: str, names: Sequence[str]) -> int | None:
    """A move of the game that is not legal now: the rules will say why not."""
    try:
        return game.moves.parse(wanted)
    except BadMove:
        labels = (folded(spell_move(words, game, move, names)) for move in range(len(game.moves)))
        return next((move for move, label in enumerate(labels) if label == wanted), None)
