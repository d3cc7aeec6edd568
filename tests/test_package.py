"""What the package tells an index, and what the source archive holds."""

import os
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from email import message_from_bytes
from pathlib import Path

import pytest
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


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tarfile.TarFile]:
    """The source archive, made without any network."""
    folder = tmp_path_factory.mktemp("archive")
    command = [sys.executable, "setup.py", "--quiet", "sdist", "--dist-dir", str(folder)]
    subprocess.run(command, cwd=PROJECT, check=True, capture_output=True)
    (made,) = folder.glob("*.tar.gz")
    with tarfile.open(made) as opened:
        yield opened


def test_the_source_archive_holds_the_whole_project(archive: tarfile.TarFile) -> None:
    """Every file under version control, so that all tests run from it."""
    names = {name.partition("/")[2] for name in archive.getnames()}
    assert project_files() <= names
    assert not [name for name in names if name.endswith((".so", ".pyc", ".pyd"))]


def project_files() -> set[str]:
    """The files under version control; in an unpacked archive, those of the folders in it."""
    if (PROJECT / ".git").exists():
        command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        done = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, check=True)
        listed = set(done.stdout.split("\0")) - {""}
        return {name for name in listed if (PROJECT / name).exists()}
    folders = ("deploy", "docs", "examples", "scripts", "src/pioche", "tests", "verifier", ".ci")
    found = {path for folder in folders for path in (PROJECT / folder).rglob("*")}
    return {str(path.relative_to(PROJECT)) for path in found if is_written(path)}


def is_written(path: Path) -> bool:
    """Not made by Python or a compiler."""
    made = {"__pycache__", "compiled", "pioche.egg-info"}
    return path.is_file() and not made & set(path.parts) and path.suffix != ".so"


def test_the_tests_of_deployments_pass_in_an_unpacked_archive(
    archive: tarfile.TarFile, tmp_path: Path
) -> None:
    archive.extractall(tmp_path, filter="data")
    (project,) = tmp_path.iterdir()
    pytest_in = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0"]
    tests = ["tests/deploy/test_containers.py"]
    path = {"PYTHONPATH": str(project / "src"), "PIOCHE_INTERPRETED": "1"}
    done = subprocess.run(
        [*pytest_in, *tests],
        cwd=project,
        env={**os.environ, **path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


def test_an_index_is_given_the_addresses_of_the_project(archive: tarfile.TarFile) -> None:
    name = next(name for name in archive.getnames() if name.count("/") == 1 and "PKG" in name)
    opened = archive.extractfile(name)
    assert opened is not None
    metadata = message_from_bytes(opened.read())
    urls = dict(url.split(", ") for url in metadata.get_all("Project-URL", []))
    assert set(urls) == {"Homepage", "Documentation", "Source", "Changelog", "Issues"}
    assert all(url.startswith("https://") for url in urls.values())


def test_brackets_in_code_are_no_links() -> None:
    code = "```python\n>>> bots[seat](seat_of(game))\n```\n"
    assert index_page(f"See [docs](docs/a.md).\n{code}") == f"See docs (`docs/a.md`).\n{code}"
