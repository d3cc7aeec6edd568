"""What may be done now, as people pick it: by number, by letter, or in words."""

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import takewhile

from pioche.core.game import Game
from pioche.core.refusals import BadMove, Refusal
from pioche.words import Words
from pioche.words.move_numbers import move_numbers
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
    """The legal moves in their order; each takes the first free letter that it wishes for.

    Those that the game's words give it come first, then those of its own name which the words
    give to no move: who presses a letter in a hurry gets what it always stands for, or nothing.
    """
    found: list[Choice] = []
    taken: set[str] = set()
    reserved = frozenset("".join(wished(words, game, move) for move in range(len(game.moves))))
    labels = {move: spell_move(words, game, move, names) for move in legal}
    start = shared_start([folded(label) for label in labels.values()])
    numbers = move_numbers(game, list(labels))
    for number, (move, label) in zip(numbers, labels.items(), strict=True):
        others = folded(label).removeprefix(start) + start
        signs = wished(words, game, move) + "".join(sign for sign in others if sign not in reserved)
        letter = next((sign for sign in signs if is_letter(sign, taken)), "")
        taken.add(letter)
        found.append(Choice(number, letter, label, move))
    return found


def wished(words: Words, game: Game, move: int) -> str:
    """The letters that a move has by its game's words: `digger-key-take-gold = o`."""
    key = f"{game.id}-key-{game.moves.text(move).replace(' ', '-')}"
    return words.say(key) if words.has(key) else ""


def shared_start(labels: Sequence[str]) -> str:
    """The words with which all of several names begin: they tell none from the others."""
    if len(set(labels)) <= 1:
        return ""
    rows = zip(*(label.split() for label in labels), strict=False)
    return "".join(f"{row[0]} " for row in takewhile(lambda row: len(set(row)) == 1, rows))


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
    for choice in choices:
        if choice.number == number:
            return choice.move
    raise Refusal("terminal-move-number", number=number, count=highest(choices))


def highest(choices: Sequence[Choice]) -> int:
    """The highest number of a move."""
    return max((choice.number for choice in choices), default=0)


def by_name(words: Words, game: Game, wanted: str, names: Sequence[str]) -> int | None:
    """A move of the game that is not legal now: the rules will say why not."""
    try:
        return game.moves.parse(wanted)
    except BadMove:
        moves = range(len(game.moves))
        return next((move for move in moves if means(words, game, move, wanted, names)), None)


def means(words: Words, game: Game, move: int, wanted: str, names: Sequence[str]) -> bool:
    """Whether a text is the letter that the words give to a move alone, or its name."""
    return wanted in (wished(words, game, move), folded(spell_move(words, game, move, names)))
