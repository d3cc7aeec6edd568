"""Text for terminals that know few letters: accents and fine typography are simplified."""

import unicodedata
from typing import Final

# The name under which Python knows this way of encoding.
PLAIN_LETTERS: Final = "pioche-plain-letters"
# What no decomposition gives.
SIMPLER: Final = {
    "\u2019": "'",
    "\u2018": "'",
    "\u201c": '"',
    "\u201d": '"',
    "\u00ab": '"',
    "\u00bb": '"',
    "\u2013": "-",
    "\u2014": "-",
    "\u2212": "-",
    "\u2026": "...",
    "\u0153": "oe",
    "\u0152": "OE",
    "\u00d7": "x",
    "\u00b7": "-",
    "\u2022": "-",
    "\u2192": "->",
    "\u25ba": ">",
    "\u2717": "x",
    "\u2588": "#",
    "\u2591": ".",
}
UNKNOWN: Final = "?"


def plain_letters(error: UnicodeError) -> tuple[str, int]:
    """An error handler for encoding: the same text in plain letters."""
    assert isinstance(error, UnicodeEncodeError)
    missing = error.object[error.start : error.end]
    return "".join(simpler(letter) for letter in missing), error.end


def simpler(letter: str) -> str:
    """A letter in ASCII: without its accent, or by one that looks like it."""
    if letter in SIMPLER:
        return SIMPLER[letter]
    bare = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
    return bare or UNKNOWN
