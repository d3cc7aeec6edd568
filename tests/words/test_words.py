"""Words: two languages, one key set, a sentence for everything a person reads."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import pioche
from pioche.bots import bot_names
from pioche.core.components import NOTHING, POINTS, family_of
from pioche.core.game import Game
from pioche.core.options import Choice
from pioche.words import LANGUAGES, Words, reader_language, words_in
from pioche.words.language import entries_of
from pioche.words.spell import spell_card, spell_face, spell_figure, spell_move

FOLDER = Path(pioche.__file__).parent / "words"
SOURCE = Path(pioche.__file__).parent
Messages = dict[str, set[str]]
# Keys of any game, as in f"{game.id}-name".
GAME_KEYS = (
    *("name", "pitch", "rules", "option", "move", "face", "event", "ruling", "ask", "field", "key"),
    "a-",
    "card",
    "sheet",
    "board-signs",
    "end",
    "strategy",
)


class Variables(Visitor):
    """The arguments that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.numbers: set[str] = set()  # formatted as numbers
        self.names: set[str] = set()  # a word is elided before them

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        used = self.numbers if node.id.name == "NUMBER" else self.names
        used |= {
            argument.id.name
            for argument in node.arguments.positional
            if isinstance(argument, ast.VariableReference)
        }
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def messages(language: str, file: str) -> Messages:
    """The keys of a file, each with the arguments of its sentence."""
    found: Messages = {}
    for entry in FluentParser().parse((FOLDER / language / file).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}/{file}: {entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def files(language: str) -> list[str]:
    return sorted(file.name for file in (FOLDER / language).glob("*.ftl"))


def all_messages() -> Messages:
    found: Messages = {}
    for file in files("fr"):
        shown = messages("fr", file)
        assert not set(shown) & set(found), f"{file} repeats a key of another file"
        found.update(shown)
    return found


def sample_arguments(variables: set[str], value: Any) -> dict[str, Any]:  # noqa: ANN401
    """This value for every argument, but numbers and names where a sentence needs them."""
    known = french_variables()
    return {
        name: 3 if name in known.numbers else str(value) if name in known.names else value
        for name in variables
    }


@cache
def french_variables() -> Variables:
    """Every argument of a French sentence."""
    variables = Variables()
    for file in files("fr"):
        text = (FOLDER / "fr" / file).read_text(encoding="utf-8")
        variables.visit(FluentParser().parse(text))
    return variables


def test_every_language_has_the_same_files() -> None:
    assert {language: files(language) for language in LANGUAGES} == {
        language: files("fr") for language in LANGUAGES
    }
    assert {folder.name for folder in FOLDER.iterdir() if any(folder.glob("*.ftl"))} == set(
        LANGUAGES
    )


@pytest.mark.parametrize("file", files("fr"))
def test_both_languages_have_the_same_keys_with_the_same_arguments(file: str) -> None:
    assert messages("fr", file) == messages("en", file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    words = words_in(language)
    for key, variables in all_messages().items():
        for value in (0, 1, 2, 21, 1234, "none", "texte"):
            try:
                sentence = words.say(key, **sample_arguments(variables, value))
            except LookupError as error:
                pytest.fail(str(error))
            assert "{" not in sentence
            assert sentence.strip() or "{" in key


def test_no_sentence_says_the_same_in_both_languages_by_oversight() -> None:
    french, english = words_in("fr"), words_in("en")
    same = set()
    names = {
        f"{game.id}-name" for game in pioche.CATALOG
    }  # names of games are the same in both languages
    for key, variables in all_messages().items():
        shown = french.say(key, **dict.fromkeys(variables, 2))
        said = english.say(key, **dict.fromkeys(variables, 2))
        if shown == said and len(re.findall(r"[^\W\d]{2,}", shown)) > 2:
            same.add(key)
    assert not same - names


def keys_in_source() -> set[str]:
    """Every literal key in the source."""
    pattern = re.compile(
        r"(?:\bsay|Refusal|Refused|Bad\w+|NotYourTurn|IllegalMove|StaleMove|CannotUndo|TableClosed"
        r"|Forbidden|NotFound|NotNow|NoMethod|Too\w+|Fault|StorageFailed|\b(?:chance_)?line|Line)"
        r'\(\s*(?:[\w.]+,\s*)?"([a-z][a-z0-9_]*-[a-z0-9_-]+)"'
    )
    shown = set(pattern.findall(source_text("*.py")))
    # In the browser client every text that begins with web- is a key.
    client = re.compile(r'\bsay\(\s*"([a-z][a-z0-9_]*-[a-z0-9_-]+)"|"(web-[a-z0-9_-]+)"')
    return shown | {key for found in client.findall(source_text("*.js")) for key in found if key}


def source_text(pattern: str) -> str:
    """All our source text in one programming language."""
    files = [file for file in sorted(SOURCE.rglob(pattern)) if "vendor" not in file.parts]
    return "".join(file.read_text(encoding="utf-8") for file in files)


def test_every_key_in_the_source_has_its_sentence() -> None:
    known = set(all_messages())
    assert keys_in_source() - known == set()
    assert len(keys_in_source()) > 60


def test_every_key_is_used_somewhere() -> None:
    """By its full name, or by the beginning from which the source builds it."""
    source = source_text("*.py") + source_text("*.js")
    # f"cli-bench-{name}" and `web-theme-${name}`
    made = set(re.findall(r"""["'`]([a-z]+-[a-z-]*)\$?\{""", source))
    about_games = [
        f"{game.id}-{kind}" for game in pioche.CATALOG for kind in GAME_KEYS if f"-{kind}" in source
    ]
    unused = [
        key
        for key in all_messages()
        if not key.startswith((*made, *about_games))
        and f'"{key}"' not in source
        and f"'{key}'" not in source
    ]
    assert unused == []


@pytest.mark.parametrize("game", pioche.CATALOG, ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_about_a_game_has_words(game: Game, language: str) -> None:
    words = words_in(language)
    keys = [f"{game.id}-{kind}" for kind in ("name", "pitch", "ask-over")]
    keys += [f"{game.id}-ruling-{ruling.lower()}" for ruling in game.rulings]
    keys += [f"{game.id}-event-{kind.name}" for kind in game.events.kinds]
    keys += [f"{game.id}-move-{name}" for name in game.moves.first]
    keys += [f"bot-{name}" for name in bot_names(game.id)]
    keys += [f"bot-{name}-hint" for name in bot_names(game.id)]
    for option in game.options:
        keys += [option.key, option.help]
        assert option.key in (f"{game.id}-option-{option.name}", f"option-{option.name}")
        assert isinstance(option, Choice) is hasattr(option, "choices")
    assert [key for key in keys if not words.has(key)] == []
    for face in game.faces:
        assert spell_face(words, game.id, face)


@pytest.mark.parametrize("game", pioche.CATALOG, ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_what_it_does(game: Game, language: str) -> None:
    words = words_in(language)
    faces = {*game.faces, *(component.id for component in game.components)}
    for face in sorted(faces):
        text = spell_card(words, game.id, face)
        assert text is not None, face
        assert text.endswith("."), face
        assert spell_face(words, game.id, face)
    said = {key for key in all_messages() if key.startswith(f"{game.id}-card-")}
    assert said == {f"{game.id}-card-{family_of(face)}" for face in faces}


@pytest.mark.parametrize("game", pioche.CATALOG, ids=lambda game: game.id)
def test_every_figure_is_called_what_it_is(game: Game) -> None:
    for language in LANGUAGES:
        for component in game.components:
            figure = spell_figure(words_in(language), component)
            assert (figure is None) is (component.unit == NOTHING)
            assert ("point" in (figure or "")) is (component.unit == POINTS)
            assert component.value == 0 or figure is not None
            assert set(component.rulings) <= set(game.rulings)


def test_moves_say_counts_seats_and_cards_in_words() -> None:
    dig, french = pioche.game("dig"), words_in("fr")

    def said(move: str) -> str:
        return spell_move(french, dig, dig.moves.parse(move), ["Zoé", "Max"])

    assert said("hire 1") == "Engager une recrue"
    assert said("hire 2") == "Engager 2 recrues"
    assert said("target 2 3") == "Max, galerie 3"
    assert said("take secret-room") == "Jouer : pièce secrète"
    assert said("dig 1+3") == "Creuser : galerie 1+3"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_entry_by_itself_is_the_one_in_its_file(language: str) -> None:
    for file in files(language):
        text = (FOLDER / language / file).read_text(encoding="utf-8")
        parts, whole = entries_of(text), parsed(text)
        assert parts.keys() == whole.keys()
        for key, part in parts.items():
            assert parsed(part)[key].equals(whole[key], ignored_fields=["span", "comment"])


def parsed(text: str) -> dict[str, ast.Message | ast.Term]:
    """The entries of a text; a term's key begins with a dash."""
    return {
        ("-" if isinstance(entry, ast.Term) else "") + entry.id.name: entry
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Message | ast.Term)
    }


def test_what_a_sentence_speaks_of_is_read_with_it() -> None:
    words = Words("en")
    words.unread = entries_of(
        """
# One word, in one place.
-stone = stone
says = { stones-of } { stone }
stones-of = { $number ->
    [one] A
   *[other] Some { -stone }s of

    { circle }
}
circle = circles { circle }
stone = stone
never = never
"""
    )
    assert words.say("says", number=1) == "A stone"
    assert words.unread.keys() == {"never"}
    assert words.has("says")
    assert words.has("never")
    assert not words.has("")


def test_a_missing_key_or_argument_is_a_fault() -> None:
    words = Words("fr")
    with pytest.raises(LookupError):
        words.say("no-such-key")
    with pytest.raises(LookupError, match="diamant-event-leaves"):
        words.say("diamant-event-leaves")


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "fr_FR"}, "fr"),
        ({"LC_ALL": "fr_FR", "PIOCHE_LANG": "en"}, "en"),
        ({"LANG": "de_DE"}, "en"),
    ],
)
def test_the_reader_s_language(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str
) -> None:
    monkeypatch.delenv("LANG")
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert reader_language() == language


def test_commands_choose_another_default_than_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LANG")
    assert (reader_language(), reader_language("fr")) == ("en", "fr")
    monkeypatch.setenv("LANG", "en_GB")
    assert reader_language("fr") == "en"
