"""French elision: `de` loses its vowel before a name that begins with a vowel or a silent h.

The browser's js/words.js does the same, name for name.
"""

import re
import unicodedata
from typing import Final

# Names that begin with a vowel's sound: an h is silent in these words only, for whoever is called
# Hasard, Hamza or Hibou keeps it; a y is a vowel before a consonant.
ELIDED: Final = re.compile(
    r"(?!onz|oui|uhlan)[aeiouœæ]|y(?![aeiouy])"
    r"|h(?:abi|adrien|alein|armon|ect|el[eio]|enri|erb|erit|erm|erv|eur|ilair|ippo|irond|ist|iver|om[em]"
    r"|onor|orlog|orten|ubert|ug[ou]|uil|uitr|um[abeio]|y)"
)
# What is left of a word that has lost its last vowel.
APOSTROPHE: Final = "\N{RIGHT SINGLE QUOTATION MARK}"


def elide(word: object, name: object) -> str:
    """A word that ends with a vowel, and a name after it: de Bob, d'Ana."""
    text = str(name)
    spread = unicodedata.normalize("NFD", text.casefold())
    bare = "".join(sign for sign in spread if not unicodedata.combining(sign))
    return f"{str(word)[:-1]}{APOSTROPHE}{text}" if ELIDED.match(bare) else f"{word} {text}"
