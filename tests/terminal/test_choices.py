"""Moves by number, by letter and in words; commands in both languages."""

from dataclasses import replace

import pytest

from pioche.console import is_no, is_yes
from pioche.core.moves import Moves
from pioche.core.refusals import Refusal
from pioche.terminal.choices import (
    COMMANDS,
    Command,
    choices_among,
    command_in,
    pick,
)
from pioche.words import words_in
from pioche.words.spell import spell_move
from tests.terminal.helpers import DIAMANT, LETSDIG

FRENCH = words_in("fr")
ENGLISH = words_in("en")


@pytest.mark.parametrize("text", ["2", " 2 ", "s", "S", "sortir", "SORTIR", "leave", "Leave"])
def test_every_way_to_leave_in_french(text: str) -> None:
    choices = choices_among(FRENCH, DIAMANT, [0, 1])
    assert pick(FRENCH, DIAMANT, choices, text) == 1


@pytest.mark.parametrize("text", ["1", "g", "go", "Go on", "go  ON"])
def test_every_way_to_go_on_in_english(text: str) -> None:
    choices = choices_among(ENGLISH, DIAMANT, [0, 1])
    assert pick(ENGLISH, DIAMANT, choices, text) == 0


@pytest.mark.parametrize("number", ["0", "3", "99"])
def test_a_number_that_is_not_there_is_refused(number: str) -> None:
    with pytest.raises(Refusal, match="de 1 à 2"):
        pick(FRENCH, DIAMANT, choices_among(FRENCH, DIAMANT, [0, 1]), number)


def test_a_move_that_is_not_legal_is_still_understood() -> None:
    choices = choices_among(FRENCH, DIAMANT, [1])
    assert pick(FRENCH, DIAMANT, choices, "Continuer") == 0
    assert pick(FRENCH, DIAMANT, choices, "go") == 0


@pytest.mark.parametrize("text", ["", "  ", "zzz", "?"])
def test_other_texts_are_no_moves(text: str) -> None:
    assert pick(FRENCH, DIAMANT, choices_among(FRENCH, DIAMANT, [0, 1]), text) is None


def test_letters_run_out_but_numbers_do_not() -> None:
    many = replace(DIAMANT, moves=Moves(("go", 60)))
    choices = choices_among(ENGLISH, many, range(60))
    assert [choice.letter for choice in choices[:4]] == ["g", "o", "n", ""]
    assert pick(ENGLISH, many, choices, "57") == 56
    assert pick(ENGLISH, many, choices, " ") is None


def test_words_that_all_moves_begin_with_give_no_letters() -> None:
    digs = [LETSDIG.moves.parse(f"steal {face}") for face in ("muck", "worms", "map")]
    choices = choices_among(ENGLISH, LETSDIG, digs)
    assert [choice.letter for choice in choices] == ["m", "w", "t"]
    piles = choices_among(ENGLISH, LETSDIG, [LETSDIG.moves.parse(f"dig {n}") for n in (1, 2)])
    assert [choice.letter for choice in piles] == ["l", "m"]


def test_players_are_named_in_moves_that_are_not_legal_either() -> None:
    names = ["Zoé", "Max"]
    label = spell_move(FRENCH, LETSDIG, LETSDIG.moves.parse("rob 2"), names)
    assert "Max" in label
    assert pick(FRENCH, LETSDIG, [], label, names) == LETSDIG.moves.parse("rob 2")


@pytest.mark.parametrize("name", COMMANDS)
def test_commands_are_understood_in_every_language(name: str) -> None:
    for words in (FRENCH, ENGLISH):
        assert command_in(words.say(f"terminal-command-{name}").upper()) == Command(name, "")


def test_only_save_takes_a_name() -> None:
    assert command_in("save Ma Partie") == Command("save", "Ma Partie")
    assert command_in("help me") is None
    assert command_in("?") == Command("help", "")


def test_yes_and_no_in_both_languages() -> None:
    assert all(is_yes(text) for text in ("o", "oui", "y", "YES"))
    assert all(is_no(text) for text in ("n", "non", "no"))
    assert not is_yes("")
