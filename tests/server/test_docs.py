"""docs/protocol.md against the tables that it describes."""

import re
from pathlib import Path

import pytest

from pioche.server import errors
from pioche.server.http.routes import API
from pioche.server.messages.requests import Move
from pioche.server.rooms.commands import COMMANDS, HOST, SEAT, WATCHER
from pioche.server.settings import Settings

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def rows() -> dict[str, tuple[str, str]]:
    """For each command of the page who may give it, and with which fields."""
    found = re.findall(r"^\| `([a-z-]+)` \| ([^|]*) \| ([^|]*)\|", TEXT, re.MULTILINE)
    return {name: (who.strip(), fields.strip()) for name, who, fields in found}


def test_every_command_is_told_with_who_may_give_it_and_its_fields() -> None:
    received = rows()
    tags = {str(kind.__struct_config__.tag): kind for kind in COMMANDS}
    assert set(received) == set(tags)
    said = {HOST: "host", SEAT: "seat", WATCHER: "anybody"}
    for name, kind in tags.items():
        who, fields = received[name]
        named = [field for field in kind.__struct_fields__ if field != "id"]
        assert re.findall(r"`(\w+)`", fields) == named
        if name not in ("ping", "echo"):
            assert who == ", ".join(said[role] for role in COMMANDS[kind].who)


def test_every_route_is_told() -> None:
    for route in API:
        short = route.path.replace("/api/tables/{table}", "…")
        assert route.path in TEXT or short in TEXT, route.path


def test_every_status_is_told() -> None:
    received = {int(status) for status in re.findall(r"^\| (\d{3}) \|", TEXT, re.MULTILINE)}
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type)]
    assert received == {kind.status for kind in kinds if issubclass(kind, errors.ServerRefusal)}


@pytest.mark.parametrize(
    ("said", "figure"),
    [
        ("10 tables a minute", Settings.creations.burst * 60 / Settings.creations.seconds),
        ("20 sockets in ten seconds", Settings.connects.burst * 10 / Settings.connects.seconds),
        ("100 requests a second", Settings.requests.burst / Settings.requests.seconds),
        ("(400 at once)", Settings.requests.burst),
        ("30 messages a second", Settings.messages.burst / Settings.messages.seconds),
        ("(60 at once)", Settings.messages.burst),
        ("20 times a minute", Settings.action_limit.burst * 60 / Settings.action_limit.seconds),
        ("60 times a minute", Settings.value_limit.burst * 60 / Settings.value_limit.seconds),
        ("(64 messages waiting)", Settings.outbox),
    ],
)
def test_figures(said: str, figure: float) -> None:
    assert said in TEXT
    assert re.findall(r"\d+", said) == [str(int(figure))]


def test_the_fields_that_are_optional_are_so() -> None:
    assert Move(id="a", question=1, move="go").evidence is None
    assert (Settings.presence, Settings.reveal, Settings.hello, Settings.body) == (20, 10, 10, 10)
    assert Settings.body_limit == Settings.frame_limit == 64 * 1024
