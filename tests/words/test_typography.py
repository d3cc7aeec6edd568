"""Typography by rule: French spaces and elision, quotes, ellipses, ends of sentences, odd phrases.

When a test fails here after an edit: `python scripts/french_spaces.py` sets French spaces.
"""

import re
from collections.abc import Iterable

import pytest

from pioche.words import LANGUAGES
from tests.words.sentences import sentences

NO_BREAK = "\N{NO-BREAK SPACE}"
NARROW = "\N{NARROW NO-BREAK SPACE}"
# Text for shells and programs is written as it is typed there.
CODE = re.compile(r"pip install ['\"][^'\"]+['\"]|\d+:\d+|\w+://\S*|module:\w+|\w+\+\d+%\w+")
# Legends list signs such as » and ?, which are no punctuation there.
LEGEND = re.compile(r"-signs$")
# Prompts end with a space before the input.
PROMPT = re.compile(r"-(prompt|question)$")
# Messages that are whole sentences.
WHOLE = re.compile(
    r"^(?!web-board)\w+-(refusal|ruling|card|evidence)-|^server-|-option-\w+-help$|^web-fair-"
)
END = re.compile(r"[.!?…)»”:]$")
FRENCH = (
    (rf"(?<!{NARROW})[;!?]", "U+202F (narrow no-break space) before ; ! ?"),
    (rf"(?<!{NO_BREAK})[:»]", "U+00A0 (no-break space) before : and »"),
    (rf"(?<!{NO_BREAK})%", "U+00A0 (no-break space) before %"),
    (rf"«(?!{NO_BREAK})", "U+00A0 (no-break space) after «"),
    (r"[“”]", "« and » for quotes"),
    (
        r"(?i)\b(?:de|que) \{(?:seat|other|player|name|names|missing|next|game)\}",
        "ELIDE before a name",
    ),
    (
        r"(?i)(?<![-\w])(?:[dlnsjmt]e|la|(?:jus|lors|puis)?que) "
        r"(?!onz|oui\b|un en un)[aeiouéèêâîôûœ]",
        "elision before a vowel",
    ),
)
ENGLISH = (
    (rf"[ {NO_BREAK}{NARROW}][;:!?]|(?<=[\d}}])\s%", "no space before ; : ! ? %"),
    (rf"[{NO_BREAK}{NARROW}]", "ordinary spaces"),
    (r"[«»]", "“ and ” for quotes"),
)
BOTH = (
    (r"['\"]", "curly quotes and apostrophes"),
    (r"\.\.\.", "… for three dots"),
    (rf"[ {NO_BREAK}{NARROW}]{{2}}", "one space, not two"),
    (r" [,.)]", "no space before , . )"),
    (r"\( ", "no space after ("),
    (r"\w - \w", "a dash –, not a hyphen, between words"),
    (r"^\s", "no space at the beginning"),
)
# Phrases that no native speaker says at a table, and what they say instead.
UNNATURAL = {
    "en": {
        "^play at once": "play now",
        "master of time": "timekeeper",
        "dig beside": "dig outside",
        "digs beside": "digs outside",
        "keys of the table": "keyboard shortcuts",
        "count of the cards": "card count",
        "count of gems": "gem count",
        "lay your own table": "set up your own table",
        "with whom do you play": "who are you playing with",
        "the lot decides": "drawn at random",
        "drawn by lot": "drawn at random",
        "nothing to reckon": "nothing to work out",
        "equals share": "in a tie, … shared",
        "rules of the table": "table rules",
        "options of the game": "game options",
        "it is forgotten": "forgotten",
        "visible sign": "visible character",
        "the dearest": "the most expensive",
        "sand glass": "hourglass",
        "the glass": "the hourglass",
        "go on with": "continue",
    },
    "fr": {
        "touches de la table": "raccourcis clavier",
        "ça n’existe pas": "cela n’existe pas",
        "si il": "s’il",
        "malgré que": "bien que",
    },
}


def check(language: str, rules: tuple[tuple[str, str], ...]) -> None:
    """Check that every form keeps the rules; failures name the key, the rule and the form."""
    tell(
        f"{key}: {wanted}: {form!r}"
        for key, form in sentences(language)
        for pattern, wanted in rules
        if re.search(pattern, CODE.sub("code", prose(key, form)))
    )


def tell(faults: Iterable[str]) -> None:
    """Fail with a line for each fault."""
    found = sorted(set(faults))
    assert not found, "\n".join(["", *found])


def prose(key: str, form: str) -> str:
    """A form without the parts that are no prose."""
    return re.sub(r"[»?%]", "x", form) if LEGEND.search(key) else form


def test_french_spaces_and_elisions() -> None:
    check("fr", FRENCH)


def test_english_spaces_and_quotes() -> None:
    check("en", ENGLISH)


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_are_real_ones_and_spaces_single(language: str) -> None:
    check(language, BOTH)


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_prompts_end_with_a_space(language: str) -> None:
    ended = [(key, form) for key, form in sentences(language) if not PROMPT.search(key)]
    tell(f"{key}: a space at the end: {form!r}" for key, form in ended if form != form.rstrip())


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_sentences_have_an_end(language: str) -> None:
    whole = [(key, form) for key, form in sentences(language) if WHOLE.search(key)]
    assert len(whole) > 300
    tell(f"{key}: no end: {form!r}" for key, form in whole if not END.search(form))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_phrase_sounds_translated(language: str) -> None:
    tell(
        f"{key}: “{phrase}” is better said “{better}”"
        for key, form in sentences(language)
        for phrase, better in UNNATURAL[language].items()
        if re.search(rf"\b{phrase}\b", form.lower())
    )
