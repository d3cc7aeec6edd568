"""A server process, the system's Chromium, and pages on which nothing may go wrong."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.chromium import MISSING, chromium, launch_arguments
from tests.browser.house import House
from tests.browser.watch import Watch

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
SLOW = 20_000  # ms, on a machine that is busy with other things

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
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(MISSING)
    return launch_arguments()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server that the tests share: each makes tables of its own."""
    house = House(tmp_path_factory.mktemp("house") / "tables.sqlite").start()
    yield house
    house.kill()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server for one test alone, which may kill it."""
    house = House(tmp_path / "tables.sqlite").start()
    yield house
    if house.process:
        house.kill()


class Doors:
    """Opens browsers, each with a storage of its own, and watches over all their pages."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.contexts: list[BrowserContext] = []
        self.watches: list[Watch] = []

    def open(self, house: House, **more: Any) -> Page:  # noqa: ANN401  (what a context takes)
        """A page of a new browser: in English, on a desktop, calm unless told otherwise."""
        usual = {"locale": "en", "viewport": DESKTOP, "reduced_motion": "reduce"}
        context = self.browser.new_context(**{"base_url": house.url} | usual | more)
        context.set_default_timeout(SLOW)
        context.set_default_navigation_timeout(SLOW)
        self.contexts.append(context)
        self.watches.append(Watch(context, house.url))
        return context.new_page()

    def close(self) -> None:
        for context in self.contexts:
            context.close()

    @property
    def faults(self) -> list[str]:
        return [fault for watch in self.watches for fault in watch.faults]


@pytest.fixture
def doors(browser: Browser) -> Iterator[Doors]:
    doors = Doors(browser)
    yield doors
    doors.close()
    assert doors.faults == []


@pytest.fixture
def visitor(doors: Doors, house: House) -> Page:
    """One person at a desktop."""
    return doors.open(house)
