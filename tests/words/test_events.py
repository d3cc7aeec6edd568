"""Events as sentences: "you" for the reader, names for everyone else."""

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

import pioche
from pioche.core.events import EventKind
from pioche.core.game import Game
from pioche.words import LANGUAGES, words_in
from pioche.words.spell import reader_role, spell_event

NAMES = ["Aziliz", "Bozena"]
YOU = re.compile(r"\b(vous|votre|vos|you|your)\b", re.IGNORECASE)
# Numbers and cards that select different forms.
NUMBERS = (0, 1, 2, 5)
READERS = {"seat": 0, "other": 1}


def events_of(game: Game, kind: EventKind) -> Iterator[dict[str, Any]]:
    """Events of a kind that cover all of its forms."""
    choices = [[(name, value) for value in values(game, name)] for name in kind.arguments]
    if len(choices) <= 5:
        yield from ({"event": kind.name, **dict(chosen)} for chosen in product(*choices))
    for place in range(len(NUMBERS)):
        yield {
            "event": kind.name,
            **dict(choice[min(place, len(choice) - 1)] for choice in choices),
        }


def values(game: Game, name: str) -> list[Any]:
    if name in READERS:
        return [READERS[name]]
    if name == "face":
        return [game.faces[0], None]
    return [game.moves.texts[0]] if name == "move" else list(NUMBERS)


@pytest.mark.parametrize("game", pioche.CATALOG, ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reader_is_called_you(game: Game, language: str) -> None:
    words = words_in(language)
    for kind in game.events.kinds:
        for event in events_of(game, kind):
            sentence = spell_event(words, game, event, NAMES)
            assert not (YOU.search(sentence) and any(name in sentence for name in NAMES)), sentence
            for reader in {READERS[name] for name in kind.arguments if name in READERS}:
                if NAMES[reader] not in sentence:
                    continue
                read = spell_event(words, game, event, NAMES, reader)
                assert NAMES[reader] not in read, read
                assert YOU.search(read), read


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_action_on_oneself_has_no_second_name(language: str) -> None:
    game = pioche.game("digup")
    looks = {"event": "looks", "seat": 0, "other": 0, "at": 5, "face": None}
    read = spell_event(words_in(language), game, looks, NAMES, 0)
    assert NAMES[0] not in read
    assert spell_event(words_in(language), game, looks, NAMES, 1).count(NAMES[0]) == 2


def test_a_spectator_is_nobody_in_the_story() -> None:
    event = {"event": "leaves", "seat": 0}
    roles = [reader_role(event, reader) for reader in (None, 0, 1)]
    assert roles == ["none", "seat", "none"]
    assert reader_role({"event": "expedition", "number": 1}, 0) == "none"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_dig_has_its_article(language: str) -> None:
    words, game = words_in(language), pioche.game("dig")
    counters = {"gem", "recruit"}
    drawn = [face for face in game.faces if face not in counters]
    assert [face for face in drawn if not words.has(f"dig-a-{face}")] == []


def test_a_card_drawn_is_told_in_a_whole_sentence() -> None:
    game = pioche.game("dig")
    event = {"event": "turns-up", "seat": 0, "face": "anchor", "place": 1}
    english, french = (
        spell_event(words_in(language), game, event, NAMES) for language in ("en", "fr")
    )
    assert english == "Aziliz draws an anchor in gallery 1."
    assert french == "Aziliz tire une ancre dans sa galerie 1."
