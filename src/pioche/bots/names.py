"""The names of bots: as people type them, and as people read them.

A name of the house (`bold`), one that searches with a budget of its own (`expert@500` tries per
move), `module:function`, `file:weights.npz`, or the name of an installed bot. A mixture of two
(`novice+40%balanced`) draws for each move which of them decides: the second 40 times of a hundred.
"""

import re
from dataclasses import dataclass
from typing import Final

from pioche.words import Words

RANDOM: Final = "random"
NOVICE: Final = "novice"
TEMPERAMENTS: Final = ("careful", "balanced", "bold")
EXPERT: Final = "expert"
CHAMPION: Final = "champion"
# Names that bots of other authors cannot have.
HOUSE: Final = (NOVICE, *TEMPERAMENTS, EXPERT, CHAMPION, RANDOM)

BUDGET: Final = "@"
LONGEST_BUDGET: Final = 9
# The bots that search, and so may have a budget.
SEARCHERS: Final = (EXPERT, CHAMPION)
MIXTURE: Final = re.compile(r"([^+%]+)\+([1-9][0-9]?)%([^+%]+)")


@dataclass(frozen=True)
class BotName:
    """A bot by name; one that searches may have a budget of its own.

    In a mixture the bot `other` decides `share` moves of a hundred.
    """

    name: str
    iterations: int | None = None
    share: int = 0
    other: "BotName | None" = None

    def __str__(self) -> str:
        budget = "" if self.iterations is None else f"{BUDGET}{self.iterations}"
        mixed = "" if self.other is None else f"+{self.share}%{self.other}"
        return f"{self.name}{budget}{mixed}"

    @property
    def parts(self) -> "tuple[BotName, ...]":
        """The two bots of a mixture, or the bot itself."""
        if self.other is None:
            return (self,)
        return (BotName(self.name, self.iterations), self.other)

    @property
    def searches(self) -> bool:
        return any(part.name in SEARCHERS for part in self.parts)

    @property
    def has_budget(self) -> bool:
        return any(part.iterations is not None for part in self.parts)


def read_bot_name(text: str) -> BotName:
    """The name in a text; what is not well formed stays a name, which nobody has."""
    mixed = MIXTURE.fullmatch(text)
    if mixed is None:
        return read_one_name(text)
    first = read_one_name(mixed[1])
    return BotName(first.name, first.iterations, int(mixed[2]), read_one_name(mixed[3]))


def read_one_name(text: str) -> BotName:
    name, _, budget = text.partition(BUDGET)
    number = budget.isascii() and budget.isdecimal() and len(budget) <= LONGEST_BUDGET
    if name not in SEARCHERS or not number or int(budget) == 0:
        return BotName(text)
    return BotName(name, int(budget))


def is_of_the_house(text: str) -> bool:
    """Whether the bot of that name is ours, and no other author's."""
    return all(part.name in HOUSE for part in read_bot_name(text).parts)


# As people read them; web/js/spell.js says the same


def bot_name(words: Words, seat: int) -> str:
    """The animal that plays on a seat; each seat has its own, so no two share a name."""
    return words.say(f"bot-name-{seat + 1}")


def bot_title(words: Words, text: str) -> str:
    """The name of a bot: translated for ours, as given for others."""
    read = read_bot_name(text)
    title, *others = [part_title(words, part) for part in read.parts]
    if not others:
        return title
    return words.say("bot-mixture", first=title, share=read.share, second=others[0])


def part_title(words: Words, part: BotName) -> str:
    title = words.say(f"bot-{part.name}") if is_described(words, part.name) else part.name
    if part.iterations is None:
        return title
    return words.say("cli-tournament-budget", bot=title, iterations=part.iterations)


def bot_temper(words: Words, text: str, seat: int) -> str:
    """The temperament of a bot, to stand beside its animal's name."""
    tempers = [part_temper(words, part.name, seat) for part in read_bot_name(text).parts]
    if len(tempers) == 1:
        return tempers[0]
    return words.say("bot-temper-mixture", first=tempers[0], second=tempers[1])


def part_temper(words: Words, name: str, seat: int) -> str:
    return words.say(f"bot-temper-{name}", number=seat + 1) if is_described(words, name) else name


def bot_hint(words: Words, text: str) -> str:
    """What a bot does, in a sentence."""
    read = read_bot_name(text)
    if read.other is not None:
        first, second = (part_title(words, part) for part in read.parts)
        return words.say("bot-mixture-hint", first=first, share=read.share, second=second)
    if is_described(words, read.name):
        return words.say(f"bot-{read.name}-hint")
    return words.say("bot-plugin-hint", bot=read.name)


def is_described(words: Words, name: str) -> bool:
    return words.has(f"bot-{name}-hint")
