"""All text of the browser's templates comes from the words."""

import re
from collections.abc import Iterator
from pathlib import Path

import pioche

WEB = Path(pioche.__file__).parent / "web"
SCRIPTS = sorted(file for file in WEB.rglob("*.js") if "vendor" not in file.parts)
TEMPLATE = re.compile(r"\b(?:html|svg)`")
# Attributes that are read or read out.
READ = re.compile(r"""\b(aria-label|title|placeholder|alt|aria-description)="([^"]*)\"""")
COMMENT = re.compile(r"^\s*(//|\*|/\*\*).*$", re.MULTILINE)
LETTERS = re.compile(r"[^\W\d_]{2,}")


def templates(source: str) -> Iterator[str]:
    """The templates of a script without their computed parts."""
    for found in TEMPLATE.finditer(source):
        yield literal_text(source, found.end())


def literal_text(source: str, start: int) -> str:
    """The literal text of a template; values in braces become spaces."""
    text, at = [], start
    while source[at] != "`":
        if source.startswith("${", at):
            at = end_of_value(source, at + 2)
            text.append(" ")
        else:
            text.append(source[at])
        at += 1
    return "".join(text)


def end_of_value(source: str, start: int) -> int:
    """The closing brace of a value; templates inside are skipped."""
    depth, at = 1, start
    while True:
        if source[at] == "`":
            at = end_of_template(source, at + 1)
        depth += {"{": 1, "}": -1}.get(source[at], 0)
        if depth == 0:
            return at
        at += 1


def end_of_template(source: str, start: int) -> int:
    at = start
    while source[at] != "`":
        at = end_of_value(source, at + 2) if source.startswith("${", at) else at
        at += 1
    return at


def words_in_template(template: str) -> list[str]:
    """Words between tags, or in attributes that people read."""
    shown = re.sub(r"<!--.*?-->|<[^>]*>", "\n", template, flags=re.DOTALL)
    read = [value for _, value in READ.findall(template)]
    return [text.strip() for text in (*shown.split("\n"), *read) if LETTERS.search(text)]


def test_templates_hold_no_words() -> None:
    found = {
        str(file.relative_to(WEB)): text
        for file in SCRIPTS
        for one in templates(COMMENT.sub("", file.read_text(encoding="utf-8")))
        for text in words_in_template(one)
    }
    assert found == {}, "say it with say() and words/*/*.ftl"


def test_the_page_says_in_both_languages_what_it_says_without_words() -> None:
    page = (WEB / "index.html").read_text(encoding="utf-8")
    for text in re.findall(r'data-trouble="([^"]*)"|<noscript>([^<]*)<', page):
        french, english = "".join(text).split(" / ")
        assert french.endswith(".")
        assert english.endswith(".")
    assert not re.search(r'content="[^"]*\w [:;!?] ', page), "French needs no-break spaces"


def test_a_planted_word_is_found() -> None:
    planted = (
        'html`<p class="one">${say(`a ${b}`)} Hello</p><i title="There">${x ? html`` : 1}</i>`'
    )
    assert [words_in_template(one) for one in templates(planted)] == [["Hello", "There"], []]
