"""`de` loses its vowel before a name that begins with one, in Python and in the browser."""

import pytest

from pioche.words import words_in
from pioche.words.language import elide
from tests.web.node import call_script

WITH_A_VOWEL = (
    *("Ana", "ève", "Ève « 2 »", "O’Neill", "Émile", "İda", "Œdipe", "Ælfred", "Ysée", "Ulysse"),
    *("Explorateur", "Hélène", "HUGO", "Henri", "hervé", "Humain", "Hirondelle", "Hyacinthe"),
)
WITH_A_CONSONANT = (
    *("Bob", "Zoé", "李", "8", "11 ans", "", " ", "« Ana »", "🙂 Ana", "Çağla", "Yann", "Yoko"),
    *("Hasard", "Hamza", "Hibou", "Harry", "Hans", "Onze", "Oui-Oui", "Ouistiti", "Prudent"),
)


@pytest.mark.parametrize("name", WITH_A_VOWEL)
def test_before_a_vowel_the_vowel_goes(name: str) -> None:
    assert elide("de", name) == f"d’{name}"
    assert elide("que", name) == f"qu’{name}"


@pytest.mark.parametrize("name", WITH_A_CONSONANT)
def test_before_a_consonant_it_stays(name: str) -> None:
    assert elide("de", name) == f"de {name}"


def test_the_browser_elides_the_same_names() -> None:
    calls = [("elide", "de", name) for name in (*WITH_A_VOWEL, *WITH_A_CONSONANT)]
    given = {"language": "fr", "words": "", "calls": calls}
    assert call_script("parity.mjs", given) == [elide(*call[1:]) for call in calls]


def test_sentences_elide_names() -> None:
    french = words_in("fr")
    assert french.say("web-board-hand", player="Explorateur") == "Main d’Explorateur"
    assert french.say("web-board-hand", player="Zoé") == "Main de Zoé"
