"""Starts that fail: the page says why, and offers to load it again."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, Route

from pioche.tab.site import PYTHON
from pioche.words import words_in
from tests.browser.chromium import launch_arguments
from tests.tab.built_site import FOLDER
from tests.tab.conftest import TIMEOUT_MS, served

INSECURE: Final = "http://pioche.test/"
# A header of wasm, and no wasm.
UNKNOWN_MACHINE: Final = gzip.compress(b"\0asm\1\0\0\0\xff\xff\xff\xff")
# As in browsers that lack it, and in private windows of Firefox.
NO_STREAMS: Final = "delete self.DecompressionStream;"
NO_FILES: Final = """StorageManager.prototype.getDirectory = () =>
  Promise.reject(new DOMException("not here", "SecurityError"));"""
# Older browsers leave the option unread.
NO_MODULES: Final = """window.Worker = class extends window.Worker {
  constructor(address) {
    super(address);
  }
};"""


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    return launch_arguments()


@pytest.fixture(scope="module")
def address(site_folder: Path) -> Iterator[str]:
    with served(site_folder) as address:
        yield f"{address}/{FOLDER}/"


@pytest.fixture
def fresh(browser: Browser) -> Iterator[Page]:
    """A page of a visitor who comes for the first time."""
    context = browser.new_context(locale="fr-FR")
    context.set_default_timeout(TIMEOUT_MS)
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("part", ["machine", "library", "pioche", "packages"])
def test_a_file_that_is_missing_is_said(fresh: Page, address: str, part: str) -> None:
    fresh.route(f"**/{part}-*.packed", lambda route: route.fulfill(status=404))
    fresh.goto(address)
    assert_trouble(fresh, "tab-failed")


def test_a_machine_that_came_in_part_is_said(fresh: Page, address: str, site_folder: Path) -> None:
    [machine] = (site_folder / FOLDER / PYTHON).glob("machine-*.packed")
    half = machine.read_bytes()[: machine.stat().st_size // 2]
    fresh.route("**/machine-*.packed", lambda route: route.fulfill(body=half))
    fresh.goto(address)
    assert_trouble(fresh, "tab-failed")


def test_a_machine_that_the_browser_does_not_understand_is_said(fresh: Page, address: str) -> None:
    fresh.route("**/machine-*.packed", lambda route: route.fulfill(body=UNKNOWN_MACHINE))
    fresh.goto(address)
    assert_trouble(fresh, "tab-old-browser")


@pytest.mark.parametrize("lack", [NO_STREAMS, NO_FILES])
def test_what_a_worker_lacks_is_said(
    fresh: Page, address: str, site_folder: Path, lack: str
) -> None:
    script = (site_folder / FOLDER / "web/tab/worker.js").read_text(encoding="utf-8")

    def answer(route: Route) -> None:
        route.fulfill(body=f"{lack}\n{script}", content_type="text/javascript")

    fresh.route("**/tab/worker.js", answer)
    fresh.goto(address)
    assert_trouble(fresh, "tab-old-browser")


def test_a_browser_without_workers_of_modules_is_said(fresh: Page, address: str) -> None:
    fresh.add_init_script(NO_MODULES)
    fresh.goto(address)
    assert_trouble(fresh, "tab-old-browser")


def test_a_page_that_came_over_plain_http_says_so(fresh: Page, site_folder: Path) -> None:
    def answer(route: Route) -> None:
        name = route.request.url.removeprefix(INSECURE) or "index.html"
        route.fulfill(path=site_folder / FOLDER / name)

    fresh.route(f"{INSECURE}**", answer)
    fresh.goto(INSECURE)
    assert_trouble(fresh, "tab-insecure")


def assert_trouble(page: Page, key: str) -> None:
    alert = page.locator(".tab-status [role=alert]")
    alert.wait_for()
    assert alert.inner_text() == words_in("fr").say(key)
    page.locator(".tab-status button").click(trial=True)
