"""A server process, the system's Chromium, and pages on which nothing may go wrong."""

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.chromium import NO_CHROMIUM, chromium, launch_arguments
from tests.browser.fault_monitor import FaultMonitor
from tests.browser.new_tables import SERVERS
from tests.browser.server_process import ServerProcess
from tests.browser.windows import TIMEOUT_MS, Window, Windows

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
# What a context takes for a phone, and for a mouse on the commonest of screens. One pixel a
# pixel: nothing here paints on a graphics card.
SIZES: dict[str, dict[str, Any]] = {
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
    "desktop": {"viewport": LAPTOP},
}
# What can be changed while a window is open.
USUAL_LOOKS: dict[str, Any] = {
    "viewport": DESKTOP,
    "color_scheme": "light",
    "reduced_motion": "reduce",
}

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


@pytest.fixture(scope="session")
def frail_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The server that is killed now and then, and started again."""
    server = ServerProcess(tmp_path_factory.mktemp("frail") / "tables.sqlite")
    yield server
    if server.process:
        server.kill()


@pytest.fixture
def own_server(frail_server: ServerProcess) -> ServerProcess:
    """A server for one test at a time, which may kill it."""
    return frail_server if frail_server.process else frail_server.start()


class Browsers:
    """Opens browsers, each with a storage of its own, and watches over all their pages."""

    def __init__(self, windows: Windows) -> None:
        self.windows = windows
        self.open_windows: list[Window] = []

    def open(
        self,
        server: ServerProcess,
        *,
        quick: bool = True,
        new: bool = False,
        script: str = "",
        **more: Any,  # noqa: ANN401  (what a context takes)
    ) -> Page:
        """A page of a new visitor: English, desktop, without motion, unless the arguments differ.

        `script` runs in each page that is loaded. A `new` one has none of the client's files yet.
        """
        looks = USUAL_LOOKS | {name: more.pop(name) for name in USUAL_LOOKS if name in more}
        window = self.windows.take(server, new=new, **more)
        self.open_windows.append(window)
        SERVERS[window.context] = server
        window.begin(quick=quick, script=script, looks=looks)
        return window.page

    @property
    def monitors(self) -> list[FaultMonitor]:
        return [window.monitor for window in self.open_windows]

    def close(self, *, lend: bool) -> list[str]:
        """Tells what went wrong, to the last; the next test may be lent what is left."""
        faults: list[str] = []
        for window in self.open_windows:
            del SERVERS[window.context]
            faults += self.windows.give_back(window, lend=lend)
        return faults


@pytest.fixture(scope="session")
def windows(browser: Browser, server: ServerProcess, frail_server: ServerProcess) -> Windows:
    return Windows(browser, (server, frail_server))


@pytest.fixture
def browsers(windows: Windows, request: pytest.FixtureRequest) -> Iterator[Browsers]:
    browsers = Browsers(windows)
    yield browsers
    # A test that failed, by Playwright's own account of it, may have left anything behind.
    report: pytest.TestReport | None = getattr(request.node, "rep_call", None)
    assert browsers.close(lend=report is not None and report.passed) == []


@pytest.fixture
def visitor(browsers: Browsers, server: ServerProcess) -> Page:
    """One person at a desktop."""
    return browsers.open(server)
