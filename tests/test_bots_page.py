"""What docs/bots.md tells writers of bots is run, not believed."""

import doctest
import re
from pathlib import Path

import pytest

from pioche.bots.plugins import PLUGINS, add_bots
from pioche.cli import main

PAGE = Path(__file__).parents[1] / "docs" / "bots.md"
FILE = re.compile(r"```python\n# (\w+\.py)\n(.*?)```", re.DOTALL)
COMMAND = re.compile(r"^\$ pioche (.*)$", re.MULTILINE)


def test_its_examples_work() -> None:
    results = doctest.testfile(str(PAGE), module_relative=False)
    assert results.attempted > 8
    assert results.failed == 0


def test_its_bots_play_by_its_commands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = PAGE.read_text(encoding="utf-8")
    monkeypatch.setenv("COLUMNS", "200")  # names in one piece
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    for name, code in FILE.findall(text):
        (tmp_path / name).write_text(code, encoding="utf-8")
    commands = [command.split() for command in COMMAND.findall(text)]
    for command in commands:
        if command[0] in ("simulate", "tournament"):
            here = ["--jobs", "1"] if command[0] == "tournament" else []
            assert main([*command, *here, "--lang", "en"]) == 0, command
            bots = command[command.index("--bots") + 1]
            assert bots.split(",")[0] in capsys.readouterr().out
        else:  # these wait for people: it is enough that their bots are known
            add_bots(command[-1].split(","))
    assert set(PLUGINS) >= {"greedy:play", "thinker:make", "counter:Counter"}
    PLUGINS.clear()
