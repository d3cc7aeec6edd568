"""A language in parts for the browser: the words of every page, and the rest by file."""

import re
from typing import Final

from pioche.games import all_games
from pioche.words.language import LANGUAGES, word_files

# The words of every page of the browser.
PAGE: Final = "page"
# Files whose words a browser never says.
ELSEWHERE: Final = (
    "bot-plugins",
    "bot-weights",
    "cli",
    "configuration",
    "envs",
    "preview",
    "results",
    "retention",
    "review-terminal",
    "rules-strategy",
    "simulate",
    "site",
    "store",
    "tables",
    "vector",
    "verify",
    "workers",
)
# Files about no game that only some screens fetch.
APART: Final[tuple[str, ...]] = (
    "after-game",
    "coach",
    "lessons",
    "review",
    "review-web",
)
# The keys of a game's summary.
SUMMARY: Final = ("name", "pitch")
# A message ends where the next one or a comment begins.
MESSAGE: Final = r"^{key} =.*\n(?:[^a-zA-Z#\n-].*\n|\n)*"


def part_names() -> list[str]:
    """The parts that a browser fetches."""
    return [PAGE, *APART, *(game.id for game in all_games())]


def part_text(language: str, part: str) -> str | None:
    """The sentences of a part in Fluent, None if there is no such part."""
    if language not in LANGUAGES:
        return None
    if part == PAGE:
        return page_text(language)
    texts = [text for stem, text in texts_of(language) if stem == part]
    return "\n".join(texts) if texts else None


def page_text(language: str) -> str:
    """The files about no game in particular, and the summary of each game."""
    return "\n".join(
        summary(game, text) if game else text
        for stem, text in texts_of(language)
        if stem not in ELSEWHERE + APART and (game := game_of(stem)) in (None, stem)
    )


def texts_of(language: str) -> list[tuple[str, str]]:
    """Each file by its name without the ending."""
    return [
        (file.name.removesuffix(".ftl"), file.read_text(encoding="utf-8"))
        for file in word_files(language)
    ]


def game_of(stem: str) -> str | None:
    """The game of a file: `diamant`, and `rules-diamant` as well."""
    return next((game.id for game in all_games() if f"-{stem}".endswith(f"-{game.id}")), None)


def summary(game: str, text: str) -> str:
    """The summary of a game, out of all its sentences."""
    keys = [re.compile(MESSAGE.format(key=f"{game}-{name}"), re.MULTILINE) for name in SUMMARY]
    return "".join(found[0] for key in keys if (found := key.search(text)))
