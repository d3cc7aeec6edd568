"""The game in plain sentences, through a pipe."""

import io
import sys
from itertools import cycle, islice, repeat
from pathlib import Path

import pytest

from pioche.console import CLEAR, EMPTY_LINES, system_console
from pioche.core.refusals import Refusal
from pioche.files import HOME_VARIABLE
from pioche.records import read_record
from pioche.terminal import entry, saves
from pioche.terminal.entry import play, play_plain
from pioche.words import words_in
from tests.terminal.helpers import DIAMANT, TWO_HUMANS, Pipe, session, setup

FRENCH = words_in("fr")
ENGLISH = words_in("en")


class Screen(io.StringIO):
    """An output that is a terminal or a pipe."""

    encoding = "utf-8"

    def __init__(self, terminal: bool) -> None:
        super().__init__()
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal


def shown(*answers: str, language: str = "fr") -> str:
    """A game with these answers."""
    pipe = Pipe(answers)
    assert play_plain(setup(), pipe.console(words_in(language))) == 0
    return pipe.text


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_whole_game_through_a_pipe(language: str) -> None:
    pipe = Pipe(cycle(["1", "1", "leave"]))
    assert play_plain(setup(relics="ascending"), pipe.console(words_in(language))) == 0
    assert words_in(language).say("diamant-event-over") in pipe.text
    (record,) = saves.records_folder().iterdir()
    assert str(record) in pipe.text
    assert read_record(record).over
    assert "\x1b" not in pipe.text


def test_the_end_of_the_pipe_saves_the_game_and_says_where() -> None:
    text = shown("1")
    (saved,) = saves.saved_games()
    assert str(saved.path) in text
    assert saved.table is not None
    assert [step.seat for step in saved.table.log].count(0) == 1


def test_a_saved_game_goes_on_to_its_end() -> None:
    shown("1")
    (saved,) = saves.saved_games()
    pipe = Pipe(repeat("sortir"))
    assert saved.table is not None
    assert play_plain(saved.table, pipe.console(FRENCH)) == 0
    assert "La partie est finie." in pipe.text


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("7", "Il n’y a pas de coup numéro 7 : choisissez de 1 à 2."),
        ("fuir", "« fuir » n’est ni un coup ni une commande ; choisissez Continuer ou Sortir"),
        ("save ../x", "« ../x » ne convient pas comme nom"),
        ("undo", FRENCH.say("undo-nothing", seat="Zoé")),
    ],
)
def test_bad_input_gives_one_sentence_and_changes_nothing(text: str, sentence: str) -> None:
    said = shown(text)
    assert said.count(sentence) == 1
    (saved,) = saves.saved_games()
    assert saved.table is not None
    assert all(step.seat != 0 for step in saved.table.log)


def test_an_empty_line_tells_the_table_again() -> None:
    assert shown("").count("Expédition 1 sur 5.") == 2


def test_commands_in_both_languages() -> None:
    said = shown("help", "aide", "odds", "chances", "log", "journal", "save essai", "quit")
    assert said.count("Un coup se choisit par son numéro") == 2
    assert "Chances : compte des cartes" in said
    assert "Piège à la prochaine carte" in said
    assert said.count("tout le monde entre dans la grotte") == 3
    assert (saves.saves_folder() / "essai.pioche").exists()


def test_undo_against_bots_asks_nobody() -> None:
    pipe = Pipe(("1", "undo", "quitter"))
    play_plain(setup(undo="friendly"), pipe.console(FRENCH))
    assert "Le coup est annulé." in pipe.text
    assert FRENCH.say("table-undo", you="seat", seat="Zoé", revealed=1) in pipe.text


def test_at_a_strict_table_bots_do_not_agree_once_something_was_revealed() -> None:
    said = shown("1", "undo", "quitter")
    assert FRENCH.say("undo-revealed") in said
    assert "Le coup est annulé." not in said


def test_english_sentences() -> None:
    said = shown("9", language="en")
    assert "1 (g) Go on" in said
    assert "There is no move number 9: choose from 1 to 2." in said


def hot_seat(*answers: str) -> Pipe:
    """Two people who share a device."""
    pipe = Pipe(answers)
    friendly = setup(TWO_HUMANS, open_chests=False, undo="friendly")
    play_plain(friendly, pipe.console(FRENCH))
    return pipe


def test_a_curtain_falls_between_two_people() -> None:
    pipe = hot_seat("", "2", "")
    curtain = pipe.lines.index(FRENCH.say("terminal-curtain-secret"))
    assert "\n\n\n" not in pipe.text
    behind = "\n".join(pipe.lines[curtain:])
    assert "Passez l’appareil à Max." in behind
    assert "Zoé : dans la grotte, a choisi, butin" in behind
    assert "sort de la grotte" not in behind
    assert "Choix secret" not in behind
    assert "coffre caché" in behind


def test_at_the_curtain_the_last_choice_can_be_taken_back() -> None:
    pipe = hot_seat("", "2", "annuler", "")
    assert pipe.text.count("Zoé, à vous.") == 2
    undone = pipe.lines.index("Le coup est annulé.")
    assert pipe.lines[undone + 1] == "Passez l’appareil à Zoé."


def test_an_undo_at_the_curtain_shows_nothing_before_the_next_curtain() -> None:
    pipe = hot_seat("", "2", "annuler")
    assert pipe.text.count("Zoé, à vous.") == 1


def test_at_the_curtain_one_can_leave() -> None:
    pipe = hot_seat("", "2", "quitter")
    assert "Partie enregistrée" in pipe.text
    assert "Max, à vous." not in pipe.text


@pytest.mark.parametrize(("answer", "sentence"), [("oui", "est annulé"), ("", "n’est pas annulé")])
def test_other_people_are_asked_before_an_undo(answer: str, sentence: str) -> None:
    pipe = hot_seat("", "1", "", "1", "undo", answer, "")
    assert "Max demande à annuler son coup. Zoé, d’accord ?" in pipe.text
    assert "Vu depuis\u00a0: " in pipe.text
    assert sentence in pipe.text
    assert pipe.text.count("Passez l’appareil à Max.") == 2
    assert pipe.text.count("Max, à vous.") == 3


@pytest.mark.parametrize(
    ("terminal", "kind", "hide"),
    [(True, "xterm", CLEAR), (True, "dumb", EMPTY_LINES), (False, "xterm", "")],
)
def test_only_a_real_terminal_is_cleared(
    monkeypatch: pytest.MonkeyPatch, terminal: bool, kind: str, hide: str
) -> None:
    monkeypatch.setattr(sys, "stdout", Screen(terminal))
    monkeypatch.setenv("TERM", kind)
    assert system_console(FRENCH).hide == hide


def test_the_rules_come_on_demand() -> None:
    said = shown("règles")
    assert "BUT DU JEU\nRapportez au campement plus de points" in said
    assert "Chacun en prend 2" in said
    assert "**" not in said
    assert "\nD1 Les rubis restants" in said
    assert "« règles » explique" in shown("aide")
    assert "GOAL\nBring more points back to camp" in shown("rules", language="en")


def test_odds_are_in_words_alone() -> None:
    said = shown("odds", "1", "odds", "1")
    assert "araignées géantes (3 cartes)" in said or "serpents (3 cartes)" in said
    assert not set("Ж§≈●★◆♦×–") & set(said)


def test_headlines_have_a_mark() -> None:
    said = shown(*["1"] * 40)
    assert "\n! Piège" in said
    assert "\n! Fin de l’expédition 1" in said


def test_a_name_of_another_game_is_refused() -> None:
    session(TWO_HUMANS).save("autre")
    assert "Une autre partie s’appelle déjà « autre »" in shown("save autre")
    (other,) = [saved for saved in saves.saved_games() if saved.path.stem == "autre"]
    assert other.table is not None
    assert other.table.players == TWO_HUMANS


@pytest.mark.parametrize("answers", [["quitter", "quitter", "1"], ["1"]])
def test_one_can_leave_where_nothing_can_be_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answers: list[str]
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "file"))
    said = shown(*answers)
    assert "La partie n’a pas pu être enregistrée." in said
    assert said.count("Répétez « quitter »") == answers.count("quitter") / 2
    assert said.endswith("À bientôt !")


def test_a_game_that_cannot_be_kept_still_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "file"))
    pipe = Pipe(repeat("sortir"))
    assert play_plain(setup(), pipe.console(FRENCH)) == 0
    assert "La partie n’a pas pu être enregistrée." in pipe.text


# The menu


def test_the_menu_starts_a_game_by_defaults_alone() -> None:
    pipe = Pipe([""])
    assert play_plain(None, pipe.console(FRENCH)) == 0
    assert "Joueur 1" in pipe.text
    assert "Zélie" in pipe.text


def test_the_menu_asks_for_everything() -> None:
    answers = ["5", "2", "1", "12", "3", "1", "Zoé", "3", "", "4", "", "4", "2", "2", "2", "1"]
    pipe = Pipe(answers)
    assert play_plain(None, pipe.console(FRENCH)) == 0
    assert "How many players?" in pipe.text
    assert "Expert: Plays through many possible games before every move." in pipe.text
    assert "“12” will not do: answer with a number from 3 to 8." in pipe.text
    (saved,) = saves.saved_games()
    assert saved.table is not None
    assert [player.name for player in saved.table.players] == ["Zoé", "Barnaby", "Jasper"]
    chosen = {"relics": "ascending", "open_chests": False, "undo": "friendly"}
    assert saved.table.options == chosen


def test_a_game_named_beforehand_needs_no_menu() -> None:
    pipe = Pipe(islice(repeat(""), 20))
    assert play_plain(None, pipe.console(FRENCH), game=DIAMANT) == 0
    assert "Que voulez-vous faire ?" not in pipe.text
    assert FRENCH.say("diamant-pitch") in pipe.text
    assert "Expédition 1 sur 5." in pipe.text


def test_the_menu_goes_on_with_a_saved_game_and_tells_broken_ones() -> None:
    session().save("good")
    saves.path_for("broken").write_text("nonsense", encoding="utf-8")
    pipe = Pipe(["3", "1"])
    assert play_plain(None, pipe.console(FRENCH)) == 0
    assert "broken.pioche · inutilisable : Ligne 1" in pipe.text
    assert "Diamant · Zoé, Ada et Bot" in pipe.text
    assert "Zoé : dans la grotte" in pipe.text


def test_without_saved_games_the_menu_says_so() -> None:
    pipe = Pipe(["3", "4", "6"])
    assert play_plain(None, pipe.console(FRENCH)) == 0
    assert "Aucune partie enregistrée." in pipe.text
    assert "Aucune partie finie" in pipe.text
    assert pipe.lines[-1] == "À bientôt !"


def test_an_empty_pipe_ends_the_menu_cleanly() -> None:
    pipe = Pipe([])
    assert play_plain(None, pipe.console(FRENCH)) == 0


# The way in


def test_standard_input_and_output(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n2\n"))
    assert play(setup(), ENGLISH, plain=True) == 0
    assert "Game saved:" in capsys.readouterr().out


def test_a_pipe_gets_plain_sentences_unasked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert play(setup(), ENGLISH, plain=False) == 0
    assert "Game saved:" in capsys.readouterr().out


def test_without_textual_the_refusal_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("pioche.terminal.app")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "textual", None)
    monkeypatch.setattr(entry, "has_screen", lambda: True)
    with pytest.raises(Refusal, match="--plain"):
        play(setup(), FRENCH, plain=False)


@pytest.mark.parametrize(("kind", "screen"), [("dumb", False), ("", False), ("xterm", True)])
def test_a_terminal_without_a_screen_gets_plain_sentences(
    monkeypatch: pytest.MonkeyPatch, kind: str, screen: bool
) -> None:
    monkeypatch.setattr(sys, "stdin", Screen(True))
    monkeypatch.setattr(sys, "stdout", Screen(True))
    monkeypatch.setenv("TERM", kind)
    assert entry.has_screen() is screen


def test_a_reader_that_goes_away_loses_no_game() -> None:
    class Broken(Pipe):
        """A pipe that is closed after a few lines."""

        def write(self, text: str) -> None:
            """Keep a few lines, then fail."""
            super().write(text)
            if len(self.lines) > 12:
                raise BrokenPipeError

    with pytest.raises(BrokenPipeError):
        play_plain(setup(), Broken(repeat("c")).console(FRENCH))
    assert len(saves.saved_games()) == 1
