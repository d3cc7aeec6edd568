"""The client's JSDoc types, checked strictly; and the messages' types are the server's own."""

import dataclasses
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pioche.rulebook.pages import RulesBlock, RulesCard, RulesPage, RulesSection
from pioche.server.messages import catalogue, replay, requests, table
from tests.web.node import ROOT, type_check

WEB = ROOT / "src" / "pioche" / "web"
TYPES = (WEB / "js" / "types.js").read_text(encoding="utf-8")


def test_the_client_s_types_hold() -> None:
    content, report = type_check(ROOT)
    assert content, report


@pytest.mark.parametrize(
    ("fault", "found"),
    [
        ("say(3);", "TS2345"),
        ('connection.command({ type: "mvoe" });', "TS2820|TS2322"),
        ('connection.command({ type: "answer" });', "TS2345"),
    ],
)
def test_a_planted_fault_is_found(tmp_path: Path, fault: str, found: str) -> None:
    """A check that cannot fail is none."""
    (tmp_path / "fault.js").write_text(
        f'import {{ say }} from "{WEB}/js/words.js";\n'
        f'import {{ Connection }} from "{WEB}/js/socket.js";\n'
        'const connection = new Connection("t", null, { onnews: () => {} });\n'
        f"say(`${{connection.table}}`);\n{fault}\n",
        encoding="utf-8",
    )
    project = {"extends": str(ROOT / "tsconfig.json"), "include": [], "files": ["fault.js"]}
    (tmp_path / "tsconfig.json").write_text(json.dumps(project), encoding="utf-8")
    content, report = type_check(tmp_path)
    assert not content
    assert re.search(found, report), report


def declared(name: str) -> set[str]:
    """The fields that types.js declares for a message, written on one line or as properties."""
    line = re.search(rf"@typedef \{{(.*)\}} {name}(?:\s|$)", TYPES, re.MULTILINE)
    if line and line[1] != "object":
        return set(re.findall(r"(\w+)\??:", line[1]))
    block = TYPES.split(f"@typedef {{object}} {name}\n", 1)[1].split("@typedef", 1)[0]
    return set(re.findall(r"@property \{.*?\} \[?(\w+)", block))


@pytest.mark.parametrize("kind", [RulesPage, RulesSection, RulesBlock, RulesCard])
def test_the_client_declares_a_page_of_rules_as_the_rulebook_does(kind: type[Any]) -> None:
    assert declared(kind.__name__) == {field.name for field in dataclasses.fields(kind)}


def structs() -> list[Any]:
    """Every message type of the server that has fields of its own."""
    found = [
        kind
        for module in (requests, table, catalogue, replay)
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
        and kind.__module__ == module.__name__
    ]
    bases = {requests.Request, requests.Command}
    return [kind for kind in found if kind not in bases]


@pytest.mark.parametrize("kind", structs(), ids=lambda kind: kind.__name__)
def test_the_client_declares_every_message_as_the_server_does(kind: Any) -> None:  # noqa: ANN401
    fields = {field.encode_name for field in msgspec.structs.fields(kind)}
    config = kind.__struct_config__
    if config.tag_field:
        fields.add(config.tag_field)
    if issubclass(kind, requests.Command):
        fields.remove("id")  # the connection gives it
    assert declared(kind.__name__) == fields
