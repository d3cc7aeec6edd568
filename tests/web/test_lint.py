"""The client's JavaScript and CSS: linted and formatted by biome.jsonc, warnings included."""

import shutil
from pathlib import Path

import pytest

from tests.web.node import ROOT, lint

WEB = Path("src") / "pioche" / "web"


def test_the_client_is_linted_and_formatted() -> None:
    clean, report = lint(ROOT)
    assert clean, report


@pytest.mark.parametrize(
    ("file", "fault", "rule"),
    [
        ("js/fault.js", "export const one = () => {\n  debugger;\n};\n", "noDebugger"),
        ("js/fault.js", "const unused = 1;\n", "noUnusedVariables"),
        ("js/fault.js", "export  const one = 1\n", "format"),
        ("css/fault.css", ".one {\n  colr: red;\n}\n", "noUnknownProperty"),
        ("css/fault.css", ".one { color : red }\n", "format"),
    ],
)
def test_a_planted_fault_is_found(tmp_path: Path, file: str, fault: str, rule: str) -> None:
    """A check that cannot fail is none."""
    shutil.copy(ROOT / "biome.jsonc", tmp_path)
    target = tmp_path / WEB / file
    target.parent.mkdir(parents=True)
    target.write_text(fault, encoding="utf-8")
    clean, report = lint(tmp_path)
    assert not clean
    assert rule in report, report
