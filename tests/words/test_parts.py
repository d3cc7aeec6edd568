"""The parts of a language: together they are complete, and a page lacks no sentence."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import pioche
from pioche.words import LANGUAGES, words_in
from pioche.words.parts import APART, ELSEWHERE, PAGE, SUMMARY, game_of, part_text, texts_of

WEB = Path(pioche.__file__).parent / "web"
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)


def keys(language: str, part: str) -> set[str]:
    text = part_text(language, part)
    assert text is not None
    return set(MESSAGE.findall(text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_parts_are_the_whole(language: str) -> None:
    stems = [stem for stem, _ in texts_of(language)]
    assert PAGE not in stems
    whole = {key for stem in stems for key in keys(language, stem)}
    assert all(words_in(language).has(key) for key in whole)
    fetched = [PAGE, *ELSEWHERE, *APART, *filter(game_of, stems)]
    assert {key for part in fetched for key in keys(language, part)} == whole


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_knows_of_each_game_its_summary_and_no_more(language: str) -> None:
    text = part_text(language, PAGE) or ""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    for game in pioche.CATALOG:
        summary = {f"{game.id}-{name}" for name in SUMMARY}
        assert {key for key in keys(language, PAGE) if key.startswith(f"{game.id}-")} == summary
        for key in summary:
            value = bundle.get_message(key).value
            assert value is not None
            assert bundle.format_pattern(value)[0] == words_in(language).say(key)


def test_the_client_names_no_sentence_that_it_does_not_fetch() -> None:
    """By full name; a game's words are there once its description is."""
    source = "".join(
        path.read_text(encoding="utf-8")
        for path in WEB.rglob("*.js")
        if WEB / "vendor" not in path.parents
    )
    named = set(re.findall(r'"([a-z]+-[a-z0-9-]+)"', source))
    known = {key for stem, _ in texts_of("fr") for key in keys("fr", stem)}
    fetched = keys("fr", PAGE) | {key for game in pioche.CATALOG for key in keys("fr", game.id)}
    assert named & known <= fetched | keys_on_demand()


def keys_on_demand() -> set[str]:
    """The words that a screen fetches itself: separate files, or files about a game."""
    stems = [stem for stem, _ in texts_of("fr")]
    fetched = [stem for stem in stems if stem in APART or game_of(stem) not in (None, stem)]
    return {key for stem in fetched for key in keys("fr", stem)}


def test_there_is_no_other_part() -> None:
    assert part_text("fr", "nowhere") is None
    assert part_text("de", PAGE) is None
    assert game_of("rules-letsdig") == "letsdig"
    assert game_of("dig") == "dig"
    assert game_of("web-table") is None
