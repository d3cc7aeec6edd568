"""The settings of `pioche serve`: one name in three places, and one sentence for each mistake."""

import re
from pathlib import Path

import pytest
from write_settings import PAGE, written

from pioche.cli import main
from pioche.server.configuration import (
    DEFAULTS,
    KINDS,
    OTHER_VARIABLES,
    OWNERS,
    from_environment,
    from_file,
    from_flags,
    name_of,
    settle,
    to_environment,
    variable_of,
)
from pioche.server.settings import Rate, Settings, unlimited
from pioche.words import LANGUAGES, words_in

ANYWHERE = "0.0.0.0"  # noqa: S104  (read, not bound)
HOUSE = """\
# a house
host = "0.0.0.0"
grace = "2m"
connects = "5/m"
bots = ["bold", "careful"]
open = true
port = 80
store = "postgresql://u:s3cret@db/house"
"""


def test_every_setting_has_a_name_of_its_own_and_its_sentence() -> None:
    assert len(KINDS) == sum(len(owner.__dataclass_fields__) for owner in OWNERS)
    assert not {variable_of(field) for field in KINDS} & OTHER_VARIABLES
    for language in LANGUAGES:
        words = words_in(language)
        missing = [field for field in KINDS if not words.has(f"setting-{name_of(field)}")]
        assert missing == [], "add setting-NAME to words/*/configuration.ftl"


def test_every_default_can_be_written_and_read_back() -> None:
    text = "\n".join(line for line, _ in settle().toml())
    assert settle(from_file(text, "shown.toml")).values == DEFAULTS


def test_settings_are_the_same_by_their_variables() -> None:
    written = to_environment(unlimited(Settings()))
    assert written["PIOCHE_WORK"] == "1000000/1s"
    assert settle(from_environment(written)).settings() == unlimited(Settings())


def test_the_page_tells_every_setting() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert text == written(text), "run scripts/write_settings.py"


def test_the_page_s_example_is_a_configuration() -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert settle(from_file(example, "example.toml")).values["metrics_port"] == 9421


def test_a_flag_wins_over_a_variable_and_a_variable_over_the_file() -> None:
    file = from_file(HOUSE, "house.toml")
    environment = from_environment({"PIOCHE_PORT": "81", "PIOCHE_GRACE": "", "HOME": "/"})
    found = settle(file, environment, from_flags({"port": "82", "bots": ["a,b", "c"]}))
    options, settings = found.serve_options(), found.settings()
    assert (options.host, options.port, options.open) == (ANYWHERE, 82, True)
    assert options.bots == ("a", "b", "c")
    assert (settings.grace, settings.connects) == (120, Rate(5, 60))
    assert found.origins["grace"] == "house.toml:3: grace"
    assert settle(file, environment).values["port"] == 81


def test_what_is_shown_says_where_it_comes_from_and_no_password(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    house = tmp_path / "house.toml"
    house.write_text(HOUSE, encoding="utf-8")
    monkeypatch.setenv("PIOCHE_CONFIG", str(house))
    assert main(["serve", "--show-config", "--hello", "5"]) == 0
    text = capsys.readouterr().out
    assert "s3cret" not in text
    assert f"{house}:8: store" in text
    found = settle(from_file(text, "shown.toml")).values
    assert (found["port"], found["hello"], found["store"]) == (80, 5, "postgresql://u@db/house")
    assert main(["serve", "--help-all", "--lang", "en"]) == 0
    text = capsys.readouterr().out
    assert all(f"--{name_of(field)}" in text for field in KINDS)
    with pytest.raises(SystemExit, match="0"):
        main(["serve", "--help"])
    assert "--outbox" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("place", "text", "expected"),
    [
        ("file", "\nport = 99999", ":2: port: “99999” is not a whole number from 0 to 65535."),
        ("file", "port = true", ":1: port: “True” is not a whole number from 0 to 65535."),
        ("file", "grace = -1", ":1: grace: “-1” is not a number from 0 to 1000000000"),
        ("file", "grace = nan", ":1: grace: “nan” is not a number"),
        ("file", "store = 5", ":1: store: “5” is not text"),
        ("file", "open = 1", ":1: open: “1” is neither true nor false."),
        ("file", 'connects = "0/10s"', ":1: connects: “0/10s” is not a rate"),
        ("file", "connects = 5", ":1: connects: “5” is not a rate"),
        ("file", 'bots = "a"', ":1: bots: “a” is not a list"),
        ("file", "most_lines = 5", "“most_lines”; did you mean “most-lines”?"),
        ("file", "[server]\nport = 1", ":1: there is no setting “server”"),
        ("file", "port", ":1: this is not a TOML file"),
        ("file", "\nport = 1\nport = 2", ":3: this is not a TOML file"),
        ("file", None, "There is no file “"),
        ("PIOCHE_PORT", "tcp://10.0.0.1:80", "PIOCHE_PORT: “tcp://10.0.0.1:80” is not a whole"),
        ("PIOCHE_OPEN", "perhaps", "PIOCHE_OPEN: “perhaps” is neither"),
        ("PIOCHE_PROT", "80", "PIOCHE_PROT: there is no setting “PIOCHE_PROT”; did you mean"),
        ("PIOCHE_OUTBOX", "0", "PIOCHE_OUTBOX: “0” is not a whole number from 1 to"),
        ("--grace", "ten", "--grace: “ten” is not a number"),
        ("--bots", "bold,", "--bots: “bold,” is not a list of names"),
        ("--creations", "10", "--creations: “10” is not a rate"),
        ("--prot", "80", "“--prot”"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_with_where_it_stands(
    place: str,
    text: str | None,
    expected: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    arguments = ["--port", "80"]  # what would win: a mistake is one all the same
    if place == "file":
        house = tmp_path / "house.toml"
        if text is not None:
            house.write_text(text, encoding="utf-8")
        arguments += ["--config", str(house)]
    elif place.startswith("--"):
        arguments += [place, text or ""]
    else:
        monkeypatch.setenv(place, text or "")
    assert main(["serve", "--show-config", "--lang", "en", *arguments]) == 2
    sentence = capsys.readouterr().err
    assert expected in sentence
    assert len(sentence.splitlines()) == 1
