"""What the package tells an index, and what the source archive holds."""

import subprocess
import sys
import tarfile
from pathlib import Path

from index_page import index_page

PROJECT = Path(__file__).parents[1]


def test_the_page_on_an_index_has_no_links_that_lead_nowhere() -> None:
    page = index_page((PROJECT / "README.md").read_text(encoding="utf-8"))
    assert "](docs/" not in page
    assert "![" not in page
    assert "Run a server (`docs/operations.md`)" in page
    assert "What changed: `CHANGELOG.md`" in page


def test_links_elsewhere_and_within_a_page_stay() -> None:
    text = "[Fluent](https://projectfluent.org) and [above](#play)\n"
    assert index_page(text) == text


def test_version_and_verify_import_no_terminal() -> None:
    ask = "import sys, pioche.cli; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    assert "pioche.cli" in loaded
    heavy = ("pioche.terminal", "pioche.server", "textual", "rich")
    assert [name for name in loaded if name.startswith(heavy)] == []


def test_the_source_archive_holds_everything_that_the_tests_need(tmp_path: Path) -> None:
    """All that is under version control, where the project is; made without any network."""
    command = [sys.executable, "setup.py", "--quiet", "sdist", "--dist-dir", str(tmp_path)]
    subprocess.run(command, cwd=PROJECT, check=True, capture_output=True)
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    folders = ("docs", "examples", "scripts", "src/pioche", "tests", "verifier", ".ci")
    wanted = {path for folder in folders for path in (PROJECT / folder).rglob("*")}
    files = {str(path.relative_to(PROJECT)) for path in wanted if is_written(path)}
    tops = {"play", "play.cmd", "test", "README.fr.md", "CONTRIBUTING.md", "ARCHITECTURE.md"}
    assert files | tops <= names
    assert not [name for name in names if name.endswith((".so", ".pyc", ".pyd"))]


def is_written(path: Path) -> bool:
    """Not made by Python or a compiler."""
    made = {"__pycache__", "compiled", "pioche.egg-info"}
    return path.is_file() and not made & set(path.parts) and path.suffix != ".so"


def test_brackets_in_code_are_no_links() -> None:
    code = "```python\n>>> bots[seat](seat_of(game))\n```\n"
    assert index_page(f"See [docs](docs/a.md).\n{code}") == f"See docs (`docs/a.md`).\n{code}"
