"""Laying a table: by clicks in the form for a new game, or at once where the form is no matter."""

import os
import zlib
from typing import Any, Final

from playwright.sync_api import BrowserContext, Page, expect

from pioche.games import CATALOG
from tests.browser.positions import REMEMBER, Position, near_end, put_table
from tests.browser.server_process import ServerProcess

KNOWN: Final = {game.id for game in CATALOG}
# Which server each browser talks to: tables are put into its store.
SERVERS: Final[dict[BrowserContext, ServerProcess]] = {}

# As a link within the page does: what is loaded already stays. Until the table that was there has
# gone, its moves could be taken for those of the next.
FOLLOW: Final = """(path) => {
  const left = document.querySelector(".table-body, .curtain");
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
  return new Promise((gone) => {
    const look = () => (left?.isConnected ? requestAnimationFrame(look) : gone());
    look();
  });
}"""


def fill_form(
    page: Page,
    game: str,
    *,
    seats: int,
    opponents: str = "bots",
    options: dict[str, str] | None = None,
) -> None:
    """Fill in the form; nothing is opened yet."""
    show(page, f"/new?game={game}")
    page.locator(f'input[name="opponents"][value="{opponents}"]').check()
    page.locator(f'input[name="seats"][value="{seats}"]').check()
    if options:
        page.locator("details.more summary").first.click()
    for name, value in (options or {}).items():
        field = page.locator(f"#option-{name}")
        if field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
            field.press("Tab")


def start_table(
    page: Page,
    game: str,
    *,
    seats: int,
    opponents: str = "bots",
    options: dict[str, Any] | None = None,
) -> str:
    """A table without waiting; returns its path."""
    if opponents == "bots" and game in KNOWN:
        return open_position(page, Position(game, seats, seed_of_test(), 0, options or {}))
    fill_form(page, game, seats=seats, opponents=opponents, options=options)
    page.locator("form button.main").click()
    return wait_for_table(page)


def start_near_end(
    page: Page, game: str, *, seats: int, left: int, options: dict[str, Any] | None = None
) -> str:
    """A table with this many moves left, to test its end; returns its path."""
    start = Position(game, seats, seed_of_test(), 0, options or {})
    return open_position(page, near_end(start, left))


def seed_of_test() -> int:
    """The same deal whenever a test is run."""
    name = os.environ.get("PYTEST_CURRENT_TEST", "").split(" ")[0]
    return zlib.crc32(name.encode()) + 1


def open_position(page: Page, position: Position) -> str:
    """Open a table that stands so; tells its path."""
    server = SERVERS[page.context]
    laid = put_table(server, position)
    path = f"/t/{laid['table']}"
    page.evaluate(REMEMBER, laid)
    show(page, path)
    page.wait_for_url(f"**{path}")
    return wait_for_table(page)


def show(page: Page, path: str) -> None:
    """Go to that path of the client; without loading it again where it is there already."""
    if page.locator("#page").count():
        page.evaluate(FOLLOW, path)
    else:
        page.goto(path)


def wait_for_table(page: Page) -> str:
    """Once the game has begun: the path of its table."""
    expect(page.locator(".table-body, .curtain")).to_be_visible()
    return page.evaluate("() => location.pathname")  # type: ignore[no-any-return]
