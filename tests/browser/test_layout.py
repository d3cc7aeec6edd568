"""The checks of a table's layout find what they are there for: faults planted in a real board."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Page

from tests.browser.conftest import SIZES, Browsers
from tests.browser.layout import layout_faults
from tests.browser.new_tables import open_position
from tests.browser.player import DRAWN, Player
from tests.browser.positions import known_positions
from tests.browser.server_process import ServerProcess

# What is reported, and the style that brings it about.
PLANTED: Final = {
    "letters are too small": ".chip * { font-size: 9px !important }",
    "words are cut": """.status-line { max-width: 110px !important; overflow: hidden !important;
        white-space: nowrap !important; text-overflow: ellipsis !important }""",
    "words are covered": ".table-strip { transform: translateY(-120px) !important; z-index: 9 }",
    "cannot be hit": ".table-strip { transform: translateY(-120px) !important; z-index: 9 }",
    "too small for a thumb": "[data-move] { height: 30px !important; min-height: 0 !important }",
    "words overlap": ".chip * { margin-block: -12px !important }",
    "something scrolls": ".table-board { height: 130vh !important }",
}
# Of a word the end stands in the next line.
BROKEN: Final = "[data-move] { max-width: 20px !important; overflow-wrap: anywhere !important }"

PLANT: Final = """(css) => {
  globalThis.planted = new CSSStyleSheet();
  planted.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, planted];
}"""
PULL: Final = """() => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== planted);
}"""


@contextmanager
def planted(page: Page, css: str) -> Iterator[None]:
    """The page with a style that it should not have."""
    page.evaluate(PLANT, css)
    page.evaluate(DRAWN)
    yield
    page.evaluate(PULL)
    page.evaluate(DRAWN)


def test_planted_faults_are_found(browsers: Browsers, server: ServerProcess) -> None:
    page = browsers.open(server, **SIZES["phone"], locale="en")
    open_position(page, known_positions()["letsdig"]["decide"])
    Player(page).wait()
    page.evaluate(DRAWN)
    assert layout_faults(page) == []
    for report, css in PLANTED.items():
        with planted(page, css):
            found = layout_faults(page)
        assert any(fault.startswith(report) for fault in found), (report, found)
    with planted(page, BROKEN):
        assert any("broken: " in fault for fault in layout_faults(page))
    assert layout_faults(page) == []
