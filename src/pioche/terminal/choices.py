"""What a player can type: legal moves by number, letter or name, and commands."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import takewhile
from typing import Final

from pioche.console import fold
from pioche.core.game import Game
from pioche.core.moves import Seats
from pioche.core.refusals import BadMove, Refusal
from pioche.words import LANGUAGES, Words, words_in
from pioche.words.spell import spell_move

# Up to this number of moves, each has a digit of its own.
ONE_DIGIT: Final = 9


def move_numbers(game: Game, legal: Sequence[int]) -> list[int]:
    """The number of each move: the number that it ends with, where all have one of a single digit.

    Otherwise its place in the list. So key 8 never means place 9 of a mine.
    """
    own = [last_number(game, move) for move in legal]
    if len(set(own)) == len(own) and all(1 <= number <= ONE_DIGIT for number in own):
        return own
    return list(range(1, len(own) + 1))


def last_number(game: Game, move: int) -> int:
    """The number at the end of a move; 0 where there is none."""
    domains = game.moves.domains[game.moves.name(move)]
    if not domains or isinstance(domains[-1], Seats) or not isinstance(domains[-1], int):
        return 0
    return int(game.moves.arguments(move)[-1])


def read_digits(typed: str, highest: int) -> tuple[int | None, str]:
    """The number that typed digits mean, or the digits so far where more may follow.

    A digit that cannot begin a longer number picks at once.
    """
    number = int(typed)
    if not 1 <= number <= highest:
        return None, ""
    return (None, typed) if number * 10 <= highest else (number, "")


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
    """The legal moves in their order, each with the first free letter of its preferences.

    A move prefers the letters that the game's words give it, then letters of its own name that the
    words give to no move: a letter always means the same move, or nothing.
    """
    found: list[Choice] = []
    taken: set[str] = set()
    reserved = frozenset(
        "".join(preferred_letters(words, game, move) for move in range(len(game.moves)))
    )
    labels = {move: spell_move(words, game, move, names) for move in legal}
    start = shared_start([fold(label) for label in labels.values()])
    numbers = move_numbers(game, list(labels))
    for number, (move, label) in zip(numbers, labels.items(), strict=True):
        others = fold(label).removeprefix(start) + start
        signs = preferred_letters(words, game, move) + "".join(
            sign for sign in others if sign not in reserved
        )
        letter = next((sign for sign in signs if is_letter(sign, taken)), "")
        taken.add(letter)
        found.append(Choice(number, letter, label, move))
    return found


def preferred_letters(words: Words, game: Game, move: int) -> str:
    """The letters that the game's words give a move: `digger-key-take-gold = o`."""
    key = f"{game.id}-key-{game.moves.text(move).replace(' ', '-')}"
    return words.say(key) if words.has(key) else ""


def shared_start(labels: Sequence[str]) -> str:
    """The words with which all names begin; they distinguish nothing."""
    if len(set(labels)) <= 1:
        return ""
    rows = zip(*(label.split() for label in labels), strict=False)
    return "".join(f"{row[0]} " for row in takewhile(lambda row: len(set(row)) == 1, rows))


def is_letter(sign: str, taken: set[str]) -> bool:
    """Whether a sign can be the letter of a move: on every keyboard, and still free."""
    return "a" <= sign <= "z" and sign not in taken


def pick(
    words: Words, game: Game, choices: Sequence[Choice], text: str, names: Sequence[str] = ()
) -> int | None:
    """The move that a text means, legal or not; None where it means none."""
    wanted = fold(text)
    if not wanted:
        return None
    if wanted.isdecimal():
        return by_number(choices, int(wanted))
    for choice in choices:
        if wanted in (choice.letter, fold(choice.label), game.moves.text(choice.move)):
            return choice.move
    return by_name(words, game, wanted, names)


def by_number(choices: Sequence[Choice], number: int) -> int:
    for choice in choices:
        if choice.number == number:
            return choice.move
    raise Refusal("terminal-move-number", number=number, count=highest(choices))


def highest(choices: Sequence[Choice]) -> int:
    return max((choice.number for choice in choices), default=0)


def by_name(words: Words, game: Game, wanted: str, names: Sequence[str]) -> int | None:
    """A move that is not legal now; the rules give the reason."""
    try:
        return game.moves.parse(wanted)
    except BadMove:
        moves = range(len(game.moves))
        return next((move for move in moves if means(words, game, move, wanted, names)), None)


def means(words: Words, game: Game, move: int, wanted: str, names: Sequence[str]) -> bool:
    """Whether a text is the name of a move, or the only letter that the words give it."""
    return wanted in (
        preferred_letters(words, game, move),
        fold(spell_move(words, game, move, names)),
    )


HELP: Final = "help"
RULES: Final = "rules"
ODDS: Final = "odds"
LOG: Final = "log"
PACE: Final = "pace"
UNDO: Final = "undo"
SAVE: Final = "save"
QUIT: Final = "quit"

COMMANDS: Final = (HELP, RULES, ODDS, LOG, PACE, UNDO, SAVE, QUIT)


@dataclass(frozen=True)
class Command:
    """A command and the text after it."""

    name: str
    rest: str


@cache
def spellings() -> dict[str, str]:
    """Every spelling of a command in every language, and the command."""
    known = {"?": HELP}
    for language in LANGUAGES:
        for name in COMMANDS:
            known[fold(words_in(language).say(f"terminal-command-{name}"))] = name
    return known


def command_in(text: str) -> Command | None:
    """The command in a text, if any; only `save` takes an argument."""
    first, _, rest = text.strip().partition(" ")
    name = spellings().get(fold(first))
    if name is None or (rest and name != SAVE):
        return None
    return Command(name, rest.strip())
