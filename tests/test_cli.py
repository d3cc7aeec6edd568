"""The command line: what it prints, and one sentence with exit code 2 for bad input."""

import io
import json
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

import pioche
from pioche.cli import main
from pioche.console import simpler
from pioche.games.letsdig.cards import FACES
from pioche.records import write_record
from pioche.terminal import saves
from pioche.terminal.entry import speaks_unicode
from tests.table.test_record import finished, under_way


def test_version_says_which_rules_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert pioche.__version__ in shown
    assert ("compiled" if pioche.COMPILED else "interpreted") in shown


@pytest.mark.parametrize("arguments", [[], ["--help"], ["play", "--help"], ["simulate", "-h"]])
def test_help(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with suppress(SystemExit):  # what argparse does after its help
        assert main(arguments) == 0
    assert "Emploi :" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "shown"),
    [
        (["dance"], "dance"),
        (["--dance"], "--dance"),
        (["--lang", "de"], "de"),
        (["--lang"], "fr, en"),
        (["play", "chess"], "diamant"),
        (["play", "diamant", "--seats", "2"], "3"),
        (["play", "diamant", "--seats", "many"], "--seats"),
        (["play", "diamant", "--seats"], "--seats"),
        (["play", "diamant", "--bots", "clever"], "clever"),
        (["play", "diamant", "--seats", "3", "--bots", "bold,bold,bold,bold"], "3"),
        (["play", "diamant", "--seats", "3", "--name", "a", "--bots", "bold,bold,bold"], "3"),
        (["play", "--resume", "nowhere.pioche"], "nowhere.pioche"),
        (["simulate"], "GAME"),
        (["simulate", "chess"], "diamant"),
        (["simulate", "diamant", "--seats", "9"], "8"),
        (["simulate", "diamant", "--bots", "bold"], "4"),
        (["simulate", "diamant", "--bots", "bold,bold,bold,brave"], "brave"),
        (["simulate", "diamant", "--games", "0"], "--games"),
        (["simulate", "diamant", "--games", "-5"], "--games"),
        (["simulate", "diamant", "--seed", "1.5"], "--seed"),
        (["simulate", "diamant", "--option", "relics"], "relics"),
        (["simulate", "diamant", "--option", "relics=all"], "ascending"),
        (["simulate", "diamant", "--option", "depth=3"], "open_chests"),
        (["simulate", "diamant", "extra"], "extra"),
        (["simulate", "diamant", "--records", "/dev/null/x"], "/dev/null/x"),
        (["bench", "chess"], "diamant"),
        (["bench", "--seconds", "0"], "--seconds"),
        (["bench", "--seats", "12"], "8"),
        (["replay"], "FILE"),
        (["replay", "nowhere.pioche"], "nowhere.pioche"),
        (["verify", "/"], "/"),
        (["verify", "a", "b"], "b"),
        (["verify", "nul\0"], "nul"),
        (["play", "--seats", "4"], "diamant, letsdig"),
        (["serve", "--port", "65536"], "65535"),
        (["play", "diamant", "--seats", "99"], "8"),
        (["play", "diamant", "--seats", ""], "--seats"),
        (["play", "diamant", "--seed", ""], "--seed"),
        (["play", "diamant", "--bots", ""], "careful"),
        (["play", "--bots", "nonsense", "--plain"], "--bots"),
        (["play", "--resume", "x.pioche", "--seats", "9"], "--seats"),
        (["play", "diamant", "--resume", "x.pioche"], "diamant"),
        (["play", "diamant", "--bots", "bold,,bold"], "careful"),
        (["simulate", "diamant", "--seed", "9" * 5000], "--seed"),
        (["simulate", "diamant", "--records", ""], " "),
        (["--version", "extra"], "extra"),
        (["two\nlines"], "two"),
        (["play", "letsdig", "--seats", "3", "--option", "teams=yes"], "teams"),
        (["play", "letsdig", "--name", "a", "--name", "b", "--option", "first_game=1,9"], "9"),
        (["play", "letsdig", "--option", "first_game=3,1"], "3,1"),
        (["play", "letsdig", "--name", "a", "--option", "first_game=2"], "2"),
        (["play", "letsdig", "--option", "first_game=Zoe"], "Zoe"),
        (["play", "letsdig", "--option", "sheet=unicorn.points=3"], "unicorn"),
        (["simulate", "letsdig", "--seats", "5", "--option", "teams=yes"], "5"),
        (["simulate", "letsdig", "--option", "owns_game=5"], "5"),
        (["play", "--sheet", "sheet.toml"], "--sheet"),
        (["play", "letsdig", "--sheet"], "--sheet"),
        (["play", "letsdig", "--sheet", "nowhere.toml"], "nowhere.toml"),
        (["play", "letsdig", "--sheet", "/"], "/"),
        (["play", "diamant", "--sheet", "nowhere.toml"], "diamant"),
        (["play", "--resume", "x.pioche", "--sheet", "sheet.toml"], "--sheet"),
        (["simulate", "letsdig", "--sheet", "nowhere.toml"], "nowhere.toml"),
        (["bench", "letsdig", "--sheet", "sheet.toml"], "--sheet"),
    ],
)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_bad_input_gets_one_sentence_and_exit_code_2(
    arguments: list[str], shown: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = [] if "--lang" in arguments else ["--lang", language]
    assert main([*arguments, *asked]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert shown in captured.err
    assert captured.err.count("\n") == 1
    assert captured.err.endswith((".\n", ")\n"))


BAD_SHEETS = [
    (b"[muck]\npoints =\n", 2, "TOML"),
    (b"[muck]\npoints = 2\npoints = 3\n", 3, "TOML"),
    (b"# caf\xe9\n", 1, "UTF-8"),
    (b"[muck]\npoints = 2\n\n[unicorn]\npoints = 3\n", 5, "unicorn.points"),
    (b"[muck]\npoints = 2\ncolour = 3\n", 3, "muck.colour"),
    (b"[dog]\npoints = 2\n", 2, "dog.points"),
    (b"[muck]\npoints = 'two'\n", 2, "two"),
    (b"muck.points = 1.5\n", 1, "1.5"),
    (b"[muck]\n\npoints = true\n", 3, "muck.points"),
    (b"[muck]\npoints = 100\n", 2, "99"),
    (b"[muck]\ncount = 26\n", 2, "25"),
    (b"[muck]\ncount = -1\n", 2, "-1"),
    ("\n".join(f"{face}.count = 0" for face in FACES).encode(), len(FACES), "119"),
]


@pytest.mark.parametrize("command", [["play", "--plain"], ["simulate"]], ids=lambda words: words[0])
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("content", "line", "shown"), BAD_SHEETS)
def test_a_bad_card_sheet_is_refused_with_its_line_and_the_reason(
    content: bytes,
    line: int,
    shown: str,
    language: str,
    command: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "sheet.toml"
    path.write_bytes(content)
    assert main([*command, "letsdig", "--sheet", str(path), "--lang", language]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(f"Ligne {line} : " if language == "fr" else f"Line {line}: ")
    assert shown in captured.err
    assert captured.err.count("\n") == 1


def test_a_sheet_is_given_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "sheet.toml"
    path.write_text("muck.points = 2\n")
    command = ["play", "letsdig", "--sheet", str(path), "--option", "sheet=muck.points=3"]
    assert main([*command, "--lang", "en"]) == 2
    assert capsys.readouterr().err == (
        "The option “sheet” is given twice: by the sheet and by --option.\n"
    )


def test_options_of_some_players_and_a_sheet_are_kept_with_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "sheet.toml"
    path.write_text("[ring]\npoints = 4\n[muck]\npoints = 2 # mine say two\n")
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    command = ["play", "letsdig", "--plain", "--seats", "4", "--name", "Ana", "--seed", "3"]
    command += ["--option", "first_game=1", "--option", "teams=yes", "--sheet", str(path)]
    assert main(command) == 0
    assert "Ana" in capsys.readouterr().out
    (saved,) = saves.saved_games()
    assert saved.table is not None
    assert saved.table.options["first_game"] == "1"
    assert saved.table.options["teams"] is True
    assert saved.table.options["sheet"] == "muck.points=2 ring.points=4"


def test_the_language_may_stand_before_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "verify", "nowhere.pioche"]) == 2
    assert capsys.readouterr().err == "There is no file “nowhere.pioche”.\n"
    assert main(["--lang", "en", "verify", "nowhere.pioche", "--lang", "fr"]) == 2
    assert capsys.readouterr().err.startswith("Le fichier")


@pytest.mark.parametrize("encoding", ["ascii", "utf-8"])
def test_output_that_is_full_or_has_another_alphabet(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "game.pioche"
    write_record(finished(), path)
    command = [sys.executable, "-m", "pioche", "replay", str(path)]
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    done = subprocess.run(command, env=environment, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(command, env=environment, stdout=full, stderr=-1, check=False)
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1


def test_the_same_seed_and_number_play_the_same_game(tmp_path: Path) -> None:
    for games in ("2", "3"):
        folder = str(tmp_path / games)
        command = ["simulate", "diamant", "--seed", "7", "--games", games, "--records", folder]
        assert main(command) == 0
    first = "diamant-000001.pioche"
    assert (tmp_path / "2" / first).read_bytes() == (tmp_path / "3" / first).read_bytes()


def test_replay_tells_a_game_in_sentences(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.pioche"
    write_record(finished(), path)
    assert main(["replay", str(path)]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("Expédition 1 : une relique de valeur 5 rejoint la pioche")
    assert shown.splitlines()[-1].startswith("Victoire")
    write_record(under_way(), path)
    assert main(["replay", str(path), "--lang=en"]) == 0
    shown = capsys.readouterr().out
    assert "Robot takes the move back, although something had been revealed since." in shown
    assert shown.endswith("The game is not finished.\n")


def test_verify_says_what_was_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.pioche"
    write_record(finished(), path)
    assert main(["verify", str(path), "--lang", "en"]) == 0
    assert "5 random outcomes, all recomputed" in capsys.readouterr().out
    write_record(under_way(), path)
    assert main(["verify", str(path), "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "the seeds have not been revealed" in shown
    assert "not finished" in shown


def test_verify_counts_what_went_back_past_something_revealed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.pioche"
    write_record(under_way(), path)
    assert main(["verify", str(path), "--lang", "en"]) == 0
    sentence = "One undo went back past something revealed (undo at this table: friendly)."
    assert sentence in capsys.readouterr().out


def test_verify_names_the_line_of_a_broken_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.pioche"
    write_record(finished(), path)
    lines = path.read_text().split("\n")
    lines[4] = lines[4].replace('"move"', '"mvoe"')
    path.write_text("\n".join(lines))
    assert main(["verify", str(path)]) == 2
    assert capsys.readouterr().err.startswith("Ligne 5 : ")


def test_simulate_writes_records_that_verify(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["simulate", "diamant", "--seats", "3", "--bots", "bold,random,careful"]
    command += ["--games", "3", "--seed", "8", "--option", "relics=classic"]
    for folder in ("one", "two"):
        assert main([*command, "--records", str(tmp_path / folder)]) == 0
    files = sorted((tmp_path / "one").iterdir())
    assert [file.name for file in files] == [f"diamant-{n:06}.pioche" for n in range(3)]
    for file in files:
        assert file.read_bytes() == (tmp_path / "two" / file.name).read_bytes()
        assert main(["verify", str(file)]) == 0
    assert "3 parties" in capsys.readouterr().out
    headers = [json.loads(file.read_text().split("\n")[0]) for file in files]
    assert [[seat["player"] for seat in header["seats"]] for header in headers] == [
        ["bold", "random", "careful"],
        ["careful", "bold", "random"],
        ["random", "careful", "bold"],
    ]


def test_plain_play_from_the_command_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 3))
    arguments = ["play", "diamant", "--plain", "--name", "Ana", "--seed", "3"]
    assert main([*arguments, "--option", "open_chests=no"]) == 0
    assert "Ana" in capsys.readouterr().out


def test_a_terminal_without_our_letters_gets_plain_ones(tmp_path: Path) -> None:
    path = tmp_path / "game.pioche"
    write_record(finished(), path)
    command = [sys.executable, "-m", "pioche", "replay", str(path)]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command, env=environment, capture_output=True, check=True)
    assert done.stdout.startswith(b"Expedition 1 : une relique")
    assert b"?" not in done.stdout


@pytest.mark.parametrize(
    ("letter", "simple"), [("é", "e"), ("œ", "oe"), ("«", '"'), ("…", "..."), ("漢", "?")]
)
def test_plain_letters(letter: str, simple: str) -> None:
    assert simpler(letter) == simple


def test_an_encoding_that_nobody_knows_has_no_screen() -> None:
    assert speaks_unicode("UTF-8")
    assert not speaks_unicode("iso-8859-1")
    assert not speaks_unicode("klingon")
    assert not speaks_unicode(None)


@pytest.mark.parametrize(
    ("variables", "program", "command"),
    [
        ({}, "There is no game", "n’existe pas ici"),
        ({"LANG": "C.UTF-8"}, "There is no game", "n’existe pas ici"),
        ({"LANG": "fr_CA.UTF-8"}, "n’existe pas ici", "n’existe pas ici"),
        ({"LANG": "en_US.UTF-8"}, "There is no game", "There is no game"),
    ],
)
def test_programs_hear_english_and_commands_french_without_a_locale(
    variables: dict[str, str], program: str, command: str
) -> None:
    names = ("PIOCHE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    kept = {name: value for name, value in os.environ.items() if name not in names}
    environment = {**kept, "PYTHONUTF8": "1", **variables}
    script = "import pioche\ntry: pioche.game('chess')\nexcept pioche.Refusal as no: print(no)"

    def said(*arguments: str) -> str:
        line = [sys.executable, *arguments]
        done = subprocess.run(line, env=environment, capture_output=True, check=False)
        return (done.stdout + done.stderr).decode()

    assert program in said("-c", script)
    assert command in said("-m", "pioche", "learn", "chess")
