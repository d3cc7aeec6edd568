"""The client's JSDoc types, checked strictly; and the messages' types are the server's own."""

import json
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
import write_types

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


def test_the_types_of_messages_are_the_server_s() -> None:
    script = ROOT / "scripts" / "write_types.py"
    current = subprocess.run([sys.executable, str(script), "--check"], check=False)
    assert current.returncode == 0, "run scripts/write_types.py"


def test_every_message_is_among_them() -> None:
    names = set(re.findall(r"@typedef \{.*\} (\w+)", TYPES))
    kinds = [kind for module in write_types.MESSAGES for kind in write_types.structs(module)]
    assert {kind.__name__ for kind in kinds} <= names
    assert len(kinds) > 50


def test_a_changed_message_is_noticed() -> None:
    changed = msgspec.defstruct("Done", [("id", str), ("late", bool)], tag="done", tag_field="type")
    typedef = write_types.typedef(changed)
    assert "late: boolean" in typedef
    assert typedef not in TYPES
