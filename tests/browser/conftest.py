"""A server process, the system's Chromium, and pages on which nothing may go wrong."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.chromium import NO_CHROMIUM, chromium, launch_arguments
from tests.browser.fault_monitor import FaultMonitor
from tests.browser.server_process import ServerProcess

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
LAPTOP = {"width": 1366, "height": 768}
# What a context takes for a phone, and for a mouse on the commonest of screens.
SIZES: dict[str, dict[str, Any]] = {
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2},
    "desktop": {"viewport": LAPTOP},
}
TIMEOUT_MS = 20_000  # on a machine that is busy with other things

# A new question takes input at once, and a moment is short: nobody taps twice or looks. No hints.
QUICK_HANDS = """try {
  const name = "pioche-tastes";
  const quick = '{"settle": 0, "moment": 200, "coach": false}';
  if (!localStorage.getItem(name)) localStorage.setItem(name, quick);
} catch { /* an empty page has no storage */ }"""

# What is expected is waited for as long as anything else: the socket tries again after eight
# seconds at the most.
expect.set_options(timeout=TIMEOUT_MS)

OpenPage = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All of this folder is marked, and comes last: Playwright leaves a running loop behind."""
    ours = [item for item in items if "tests/browser/" in item.nodeid]
    for item in ours:
        item.add_marker("browser")
    items[:] = [item for item in items if item not in ours] + ours


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    if chromium() is None:
        # Where a run decides something, what was not tried has failed.
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(NO_CHROMIUM)
    return launch_arguments()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The server that the tests share: each makes tables of its own."""
    server = ServerProcess(tmp_path_factory.mktemp("server") / "tables.sqlite").start()
    yield server
    server.kill()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server for one test alone, which may kill it."""
    server = ServerProcess(tmp_path / "tables.sqlite").start()
    yield server
    if server.process:
        server.kill()


class Browsers:
    """Opens browsers, each with a storage of its own, and watches over all their pages."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.contexts: list[BrowserContext] = []
        self.monitors: list[FaultMonitor] = []

    def open(self, server: ServerProcess, *, quick: bool = True, **more: Any) -> Page:  # noqa: ANN401  (what a context takes)
        """A page of a new browser: in English, on a desktop, calm, unless told otherwise."""
        usual = {"locale": "en", "viewport": DESKTOP, "reduced_motion": "reduce"}
        context = self.browser.new_context(**{"base_url": server.url} | usual | more)
        context.set_default_timeout(TIMEOUT_MS)
        context.set_default_navigation_timeout(TIMEOUT_MS)
        if quick:
            context.add_init_script(QUICK_HANDS)
        self.contexts.append(context)
        self.monitors.append(FaultMonitor(context, server.url))
        return context.new_page()

    def close(self) -> None:
        for context in self.contexts:
            context.close()

    @property
    def faults(self) -> list[str]:
        return [fault for monitor in self.monitors for fault in monitor.faults]


@pytest.fixture
def browsers(browser: Browser) -> Iterator[Browsers]:
    browsers = Browsers(browser)
    yield browsers
    browsers.close()
    assert browsers.faults == []


@pytest.fixture
def visitor(browsers: Browsers, server: ServerProcess) -> Page:
    """One person at a desktop."""
    return browsers.open(server)
