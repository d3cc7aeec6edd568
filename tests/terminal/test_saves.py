"""Saved games on disk."""

import os
from pathlib import Path

import pytest

from pioche.core.refusals import BadRecord, Refusal
from pioche.files import HOME_VARIABLE, home
from pioche.records import write_record
from pioche.table.log import Player
from pioche.terminal import saves
from tests.terminal.helpers import session, setup


def test_the_folder_can_be_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "here"))
    assert session().save("essai") == tmp_path / "here" / "saves" / "essai.pioche"


def test_without_a_choice_it_is_the_readers_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(HOME_VARIABLE)
    assert home().name == "pioche"


def test_a_saved_game_comes_back_with_its_deck() -> None:
    one = session()
    one.advance()
    one.play(0)
    one.advance()
    one.save("a")
    (saved,) = saves.saved_games()
    assert saved.table is not None
    assert saved.table.view(0) == one.table.view(0)
    assert saved.table.seeds == one.table.seeds


def test_the_newest_comes_first() -> None:
    for name, moment in (("old", 1_000), ("new", 3_000), ("middle", 2_000)):
        os.utime(session().save(name), (moment, moment))
    assert [saved.path.stem for saved in saves.saved_games()] == ["new", "middle", "old"]


@pytest.mark.parametrize("name", ["../x", "a/b", "", "a" * 61, "é?", "."])
def test_names_that_are_no_file_names_are_refused(name: str) -> None:
    with pytest.raises(Refusal, match="nom"):
        saves.path_for(name)


def test_a_name_may_have_spaces_and_accents() -> None:
    assert saves.path_for("ma première_partie").name == "ma-première_partie.pioche"


def test_broken_games_are_listed_with_their_reason() -> None:
    session().save("good")
    saves.path_for("broken").write_text("{ nonsense", encoding="utf-8")
    saves.path_for("bytes").write_bytes(b"\xff\xfe")
    found = {saved.path.stem: saved for saved in saves.saved_games()}
    assert found["good"].refusal is None
    assert found["broken"].table is None
    assert isinstance(found["broken"].refusal, BadRecord)
    assert found["bytes"].refusal is not None


def test_a_game_without_its_seeds_cannot_be_played_on() -> None:
    path = session().save("a")
    write_record(setup().table(), path, keep_seeds=False)
    (saved,) = saves.saved_games()
    assert saved.refusal is not None
    assert saved.refusal.key == "table-closed"


def test_a_game_with_an_unknown_bot_cannot_be_played_on() -> None:
    path = session().save("a")
    players = (Player("A"), Player("B", "dragon"), Player("C"))
    write_record(setup(players).table(), path, keep_seeds=True)
    (saved,) = saves.saved_games()
    assert saved.refusal is not None
    assert saved.refusal.key == "bot-unknown"


def test_a_folder_that_cannot_be_made_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "file"))
    with pytest.raises(Refusal):
        session().save()


def test_two_records_of_one_second_do_not_overwrite_each_other(tmp_path: Path) -> None:
    first = saves.free_path(tmp_path, "diamant")
    first.write_text("", encoding="utf-8")
    assert saves.free_path(tmp_path, "diamant").name == "diamant-2.pioche"
