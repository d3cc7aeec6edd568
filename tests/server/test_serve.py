"""`pioche serve` as people start it: an address on the screen, one sentence when it cannot."""

import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import httpx2 as httpx
import pytest

from pioche.cli import main
from pioche.server.serve_process import link
from pioche.server.store.sqlite import SqliteStore
from pioche.words import words_in

# A shell that starts something in the background does so.
DEAF: Final = ("sh", "-c", "trap '' INT; exec \"$@\"", "sh")


def test_it_says_where_it_is_serves_and_stops(tmp_path: Path) -> None:
    data = tmp_path / "folder" / "tables.sqlite"
    arguments = ["-m", "pioche", "serve", "--port", "0", "--data", str(data), "--lang", "en"]
    patient = ["--slow-loop", "1h", "--slow-commit", "1h"]  # no word of how busy the machine is
    command = [*DEAF, sys.executable, *arguments, *patient]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as served:
        assert served.stdout is not None
        address = served.stdout.readline().split()[3]
        body = json.dumps({"game": "diamant", "seats": ["open", "bold", "bold"]}).encode()
        made = httpx.post(f"{address}api/tables", content=body, timeout=180)
        assert made.status_code == 201
        served.send_signal(signal.SIGINT)
        _, received = served.communicate(timeout=180)
    assert served.returncode == 0
    assert [line.split()[1:3] for line in received.splitlines()] == [
        ["INFO", event] for event in ("started", "stopping", "stopped")
    ]
    assert data.exists()


def test_a_port_that_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert main(["serve", "--port", port]) == 2
    assert port in capsys.readouterr().err


def test_a_port_for_figures_that_is_taken(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        file = str(tmp_path / "t.sqlite")
        assert main(["serve", "--port", "0", "--store", file, "--metrics-port", port]) == 2
    printed = capsys.readouterr()
    assert (port in printed.err, "--metrics-port 0" in printed.err, printed.out) == (True, True, "")


@pytest.mark.parametrize(
    ("arguments", "received"),
    [
        (["--port", "99999"], "99999"),
        (["--port", "many"], "--port"),
        (["--port", "-1"], "--port"),
        (["--host", "no such host"], "no such host"),
        (["--host", "é" * 100], "é"),
        (["--host"], "--host"),
        (["extra"], "extra"),
        (["--port", "0", "--data", "/dev/null/x"], "/dev/null/x"),
        (["--port", "0", "--data", "/"], "/"),
        (["--port", "0", "--store", "/"], "/"),
        (["--port", "0", "--store", "a", "--data", "b"], "--data"),
        (["--port", "0", "--store", "mysql://host/house"], "mysql://"),
        (["--port", "0", "--store", "postgresql://u:s3cret/@127.0.0.1/house"], "postgresql://"),
    ],
)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_what_cannot_be_served(
    arguments: list[str], received: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", *arguments, "--lang", language]) == 2
    sentence = capsys.readouterr().err
    assert received in sentence
    assert "s3cret" not in sentence
    assert len(sentence.splitlines()) == 1


def test_the_environment_says_where_tables_are(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("pioche.server.serve.run", lambda store, *_, **__: store._close())
    monkeypatch.setenv("PIOCHE_STORE", str(tmp_path / "house.sqlite"))
    assert main(["serve", "--port", "0"]) == 0
    assert (tmp_path / "house.sqlite").exists()
    monkeypatch.setenv("PIOCHE_STORE", "postgresql://u:s3cret/@127.0.0.1/house")
    assert main(["serve", "--port", "0", "--lang", "en"]) == 2
    assert "The address of the PostgreSQL database is not valid" in capsys.readouterr().err
    assert main(["serve", "--port", "0", "--data", str(tmp_path / "other.sqlite")]) == 0


def test_a_file_that_is_not_ours(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("not tables" * 100, encoding="utf-8")
    assert main(["serve", "--port", "0", "--data", str(file), "--lang", "en"]) == 2
    assert capsys.readouterr().err == f"“{file}” does not contain Pioche tables.\n"


def test_without_its_libraries_it_says_which(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in list(sys.modules):
        if name == "uvicorn" or name.startswith("pioche.server.serve"):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    assert main(["serve", "--lang", "en"]) == 2
    assert "“uvicorn”" in capsys.readouterr().err


def test_the_address_to_type() -> None:
    assert link("127.0.0.1", 8421) == "http://127.0.0.1:8421/"
    assert link("::", 1) == "http://localhost:1/"
    assert link("::1", 1) == "http://[::1]:1/"


def test_the_browser_is_opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    opened: list[str] = []
    monkeypatch.setattr("pioche.server.serve.webbrowser.open", opened.append)

    def run(store: SqliteStore, *others: Any, **_: bool) -> None:  # noqa: ANN401
        others[-1]()
        store._close()

    monkeypatch.setattr("pioche.server.serve.run", run)
    file = str(tmp_path / "t.sqlite")
    assert main(["serve", "--open", "--port", "0", "--data", file]) == 0
    assert opened
    assert opened[0].startswith("http://127.0.0.1:")
    assert os.environ["PIOCHE_HOME"]
    assert words_in("fr").say("cli-serve-at", address=opened[0])
