"""A served folder with Pyodide and our sources; a real Chromium with a profile of its own."""

import os
import shutil
import sysconfig
import threading
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright

from tests.browser.chromium import NO_CHROMIUM, chromium, launch_arguments
from tests.tab.built_site import FOLDER, build_site

ROOT = Path(__file__).parent.parent.parent
HERE = Path(__file__).parent
SOURCES = ("pioche/**/*.py", "pioche/**/*.sql", "pioche/words/**/*.ftl")
# Pure Python that our sources import.
LIBRARIES = (
    *("attr/*.py", "attrs/*.py", "fluent/**/*.py", "mypy_extensions.py", "platformdirs/*.py"),
    *("babel/**/*.py", "babel/global.dat", "babel/locale-data/root.dat"),
    *("babel/locale-data/en.dat", "babel/locale-data/fr.dat", "pytz/*.py", "typing_extensions.py"),
)
CHECKS = (
    "tests/__init__.py",
    "tests/tab/*.py",
    "tests/server/__init__.py",
    "tests/server/stores/*.py",
)
PAGES = ("relay.html", "stored.html", "late-worker.js", "noting-worker.js")
TIMEOUT_MS = 120_000
NO_PYODIDE = "no Pyodide in build/pyodide, so nothing was tried in a tab (scripts/pyodide.sh)"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What uses a browser is marked, and comes last: Playwright leaves a running loop behind."""
    ours = [item for item in items if "tests/tab/" in item.nodeid and uses_browser(item)]
    for item in ours:
        item.add_marker("browser")
    items[:] = [item for item in items if item not in ours] + ours


def uses_browser(item: pytest.Item) -> bool:
    return isinstance(item, pytest.Function) and "playwright" in item.fixturenames


def require(missing: str) -> None:
    """Where a run decides something, what was not tried has failed."""
    (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(missing)


def pyodide_folder() -> Path:
    return Path(os.environ.get("PIOCHE_PYODIDE", ROOT / "build" / "pyodide"))


class QuietHandler(SimpleHTTPRequestHandler):
    """Serves files without a word."""

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        """Some systems do not know what scripts of modules are."""
        return "text/javascript" if str(path).endswith(".mjs") else super().guess_type(path)

    def log_message(self, format: str, *arguments: object) -> None: ...  # noqa: A002


def write_sources(archive: Path) -> None:
    with zipfile.ZipFile(archive, "w") as file:
        packages = Path(sysconfig.get_path("purelib"))
        for folder, patterns in ((ROOT / "src", SOURCES), (ROOT, CHECKS), (packages, LIBRARIES)):
            for found in (found for pattern in patterns for found in folder.glob(pattern)):
                file.write(found, found.relative_to(folder))


@pytest.fixture(scope="session")
def bench(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a page that starts Python in workers."""
    if not pyodide_folder().is_dir():
        require(NO_PYODIDE)
    folder = tmp_path_factory.mktemp("bench")
    (folder / "pyodide").symlink_to(pyodide_folder())
    (folder / "web").symlink_to(ROOT / "src" / "pioche" / "web")
    shutil.copy(next(pyodide_folder().glob("msgspec-*.whl")), folder / "msgspec.whl")
    for name in ("bench.html", "python-worker.js"):
        shutil.copy(HERE / name, folder)
    write_sources(folder / "sources.zip")
    with served(folder) as address:
        yield f"{address}/bench.html"


@pytest.fixture(scope="session")
def site_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site, and pages through which clients of the tests reach its tables."""
    if chromium() is None:
        require(NO_CHROMIUM)
    if not pyodide_folder().is_dir():
        require(NO_PYODIDE)
    folder = tmp_path_factory.mktemp("site")
    build_site(folder, pyodide_folder())
    for name in PAGES:
        shutil.copy(HERE / name, folder / FOLDER)
    return folder


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve a folder as any static server does; its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietHandler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


OpenProfile = Callable[[], BrowserContext]


@pytest.fixture
def open_profile(playwright: Playwright, tmp_path: Path) -> Iterator[OpenProfile]:
    """Opens a browser with one profile: what it keeps outlives it."""
    if chromium() is None:
        require(NO_CHROMIUM)
    opened: list[BrowserContext] = []

    def open_one() -> BrowserContext:
        context = playwright.chromium.launch_persistent_context(
            tmp_path / "profile", **launch_arguments()
        )
        context.set_default_timeout(TIMEOUT_MS)
        opened.append(context)
        return context

    yield open_one
    for context in opened:
        context.close()


class Python:
    """Python in a worker of a page."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name
        page.evaluate("name => begin(name)", name)

    def ask(self, *call: str) -> Any:  # noqa: ANN401
        return self.page.evaluate("call => ask(...call)", [self.name, *call])

    def run(self, code: str) -> Any:  # noqa: ANN401
        return self.ask("run", code)

    def end(self) -> None:
        self.page.evaluate("name => end(name)", self.name)


@pytest.fixture
def page(open_profile: OpenProfile, bench: str) -> Page:
    page = open_profile().new_page()
    page.goto(bench)
    return page
