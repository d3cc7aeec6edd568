"""Hints in first games: one short sentence for every kind of question, in both languages."""

from importlib import import_module

import pytest

from pioche.games import CATALOG
from pioche.words import LANGUAGES, words_in
from tests.words.test_words import messages

LONGEST = 100  # letters: hints stand above the table on a phone


def stages(game: str) -> tuple[str, ...]:
    found: tuple[str, ...] = import_module(f"pioche.games.{game}.stages").STAGES
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_a_short_hint(language: str) -> None:
    hints = {
        f"coach-{game.id}-{stage}"
        for game in CATALOG
        for stage in stages(game.id)
        if stage != "over"
    }
    own = {"coach-ok", "coach-off", "coach-off-help", "coach-digup-colour-alone"}
    assert set(messages(language, "coach.ftl")) == hints | own
    words = words_in(language)
    said = [words.say(hint, pace=pace) for hint in hints for pace in ("none", "untimed")]
    assert [hint for hint in said if len(hint) > LONGEST] == []
