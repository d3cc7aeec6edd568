"""What the browser tells of cards: the same as the terminal, from the same words and figures."""

from typing import Any

import msgspec
import pytest

import pioche
from pioche.core.game import Game
from pioche.server.http.catalogue import game_info
from pioche.server.http.static import words_text
from pioche.terminal.rules_text import capital, card_lines, contents
from pioche.words import LANGUAGES, words_in
from pioche.words.spell import spell_card, spell_face, spell_figure
from tests.web.node import call_script

Facts = dict[str, Any]
Answer = dict[str, list[Facts]]


def card_facts(game: Game, language: str, options: dict[str, Any] | None = None) -> Answer:
    answer: Answer = call_script(
        "cards.mjs",
        {
            "language": language,
            "words": words_text(language).decode(),
            "game": msgspec.to_builtins(game_info(game)),
            "faces": [*game.faces, *(component.id for component in game.components)],
            "options": options or {},
        },
    )
    return answer


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", pioche.CATALOG, ids=lambda game: game.id)
def test_every_card_is_told_as_in_the_terminal(game: Game, language: str) -> None:
    words = words_in(language)
    components = {component.id: component for component in game.components}
    for facts in card_facts(game, language)["cards"]:
        face = facts["face"]
        assert facts["name"] == capital(spell_face(words, game.id, face))
        assert facts["text"] == spell_card(words, game.id, face)
        component = components.get(face)
        if component:
            assert facts["figure"] == (spell_figure(words, component) or "")
            assert (facts["count"], facts["source"]) == (component.count, component.source)
            assert [ruling["id"] for ruling in facts["rulings"]] == list(component.rulings)
            assert all(ruling["text"] for ruling in facts["rulings"])


@pytest.mark.parametrize("game", pioche.CATALOG, ids=lambda game: game.id)
def test_the_box_holds_every_family_once(game: Game) -> None:
    box = card_facts(game, "en")["box"]
    lines = card_lines(words_in("en"), game)
    names = [facts["name"] for facts in box]
    assert len(set(names)) == len(names)
    assert all(any(line.startswith(f"{name}: ") for line in lines) for name in names)
    assert sum(facts["count"] for facts in box) == sum(c.count for c in game.components)


def test_the_card_sheet_of_the_table_corrects_figures() -> None:
    letsdig, dig = pioche.game("letsdig"), pioche.game("dig")
    cards = {
        facts["face"]: facts
        for facts in card_facts(letsdig, "en", {"sheet": "muck.points=2"})["cards"]
    }
    assert (cards["muck"]["figure"], cards["muck"]["source"]) == ("2 points", "sheet")
    assert (cards["worms"]["figure"], cards["worms"]["source"]) == ("0 points", "assumed")
    # Its price is made of stones: ours is not true any more.
    elf = next(
        f for f in card_facts(dig, "en", {"sheet": "elf.gold=2"})["cards"] if f["face"] == "elf"
    )
    assert (elf["figure"], elf["source"]) == ("", "sheet")
    (same,) = [each for each in contents(dig, {"sheet": "elf.gold=2"}) if each.id == "elf"]
    assert spell_figure(words_in("en"), same) is None
