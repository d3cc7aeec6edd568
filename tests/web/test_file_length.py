"""Small files with one idea, in JavaScript and CSS as in Python."""

from pathlib import Path

from tests.web.node import HERE, ROOT

LONGEST = 400
WEB = ROOT / "src" / "pioche" / "web"


def sources() -> list[Path]:
    found = [*WEB.rglob("*.js"), *WEB.rglob("*.css"), *HERE.glob("*.mjs")]
    return [path for path in found if WEB / "vendor" not in path.parents]


def length(path: Path) -> int:
    return path.read_text(encoding="utf-8").count("\n")


def test_no_file_is_too_long() -> None:
    files = sources()
    assert {path.suffix for path in files} == {".js", ".css", ".mjs"}
    too_long = {
        str(path.relative_to(ROOT)): length(path) for path in files if length(path) > LONGEST
    }
    assert too_long == {}
