"""Starts that fail: the page says why, and offers to load it again."""

import base64
import gzip
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, Route

from pioche.server.store.sqlite_file import OpenFile
from pioche.tab.site import PYTHON
from pioche.words import words_in
from tests.browser.chromium import launch_arguments
from tests.browser.player import OFFERED_MOVES, Player
from tests.tab.built_site import FOLDER, FileServer, Visitor
from tests.tab.conftest import TIMEOUT_MS, served

INSECURE: Final = "http://pioche.test/"
# Puts a file where the site's store has its own.
KEEP: Final = """async ([folder, content]) => {
  const root = await navigator.storage.getDirectory();
  const place = await root.getDirectoryHandle(encodeURIComponent(folder), { create: true });
  const file = await place.getFileHandle("tables.sqlite", { create: true });
  const stream = await file.createWritable();
  await stream.write(Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0)));
  await stream.close();
}"""
USED: Final = "async () => (await navigator.storage.estimate()).usage"
FULL: Final = ["(full)"]
FULL_OR_MOVES: Final = f"""() =>
  document.querySelector(".tab-status [role=alert]") ? {FULL} : ({OFFERED_MOVES})()"""
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
def files(site_folder: Path) -> Iterator[FileServer]:
    """An origin of its own, whose quota can be changed."""
    server = FileServer(site_folder)
    yield server
    server.stop()


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


def test_a_store_that_is_damaged_is_said(fresh: Page, address: str) -> None:
    keep_store(fresh, address, b"no tables" * 1000)
    assert_trouble(fresh, "tab-damaged")


def test_a_store_of_a_newer_version_is_said(fresh: Page, address: str, tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    OpenFile(path).close()
    with closing(sqlite3.connect(path)) as store:
        store.execute("PRAGMA user_version = 9999")
    keep_store(fresh, address, path.read_bytes())
    assert_trouble(fresh, "tab-newer-store")


def test_a_full_disk_is_said_and_play_goes_on_once_there_is_room(
    fresh: Page, files: FileServer
) -> None:
    visitor = Visitor(fresh.context)
    visitor.open(files.address)
    visitor.play_now("diamant")
    visitor.wait_until_kept()
    player = PlayerUntilFull(visitor.page)
    set_quota(visitor.page, files, visitor.page.evaluate(USED))
    while player.wait() != FULL:
        assert player.step() != "(end)"
    alert = visitor.page.locator(".tab-status [role=alert]")
    assert alert.inner_text() == words_in("fr").say("tab-full")
    player.page.locator(".connection-banner").wait_for(state="attached")
    assert player.page.locator(".connection-banner").inner_text() == ""
    set_quota(visitor.page, files, None)
    visitor.page.locator("[data-move]:not([aria-disabled])").first.click()
    alert.wait_for(state="hidden")


class PlayerUntilFull(Player):
    """One who notices that the disk is full; a step that was chosen meanwhile comes to nothing."""

    def wait(self) -> list[str]:
        offered: list[str] = self.page.wait_for_function(FULL_OR_MOVES).json_value()
        return offered


def set_quota(page: Page, files: FileServer, size: int | None) -> None:
    """How many bytes the browser keeps for these files' origin; none: as many as usual."""
    origin = files.address.removesuffix(f"/{FOLDER}/")
    wanted = {"origin": origin} if size is None else {"origin": origin, "quotaSize": size}
    page.context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", wanted)


def keep_store(page: Page, address: str, content: bytes) -> None:
    """A page whose store has this content."""
    page.route("**/tab/worker.js", lambda route: route.fulfill(body=""))
    page.goto(address)
    page.evaluate(KEEP, [f"/{FOLDER}/", base64.b64encode(content).decode()])
    page.unroute("**/tab/worker.js")
    page.goto("about:blank")
    page.goto(address)


def assert_trouble(page: Page, key: str) -> None:
    alert = page.locator(".tab-status [role=alert]")
    alert.wait_for()
    assert alert.inner_text() == words_in("fr").say(key)
    page.locator(".tab-status button").click(trial=True)
