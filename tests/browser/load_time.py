"""How fast a page is there: `python -m tests.browser.load_time` prints requests, bytes and ms.

For the home page and a first board of each game, cold (an empty browser) and warm (once more). A
measurement, not a test; the tests hold only the number of requests and the bytes.
"""

import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from pioche.games import CATALOG
from tests.browser.chromium import launch_arguments
from tests.browser.load_size import REQUESTS, TRANSFERRED
from tests.browser.new_tables import SERVERS, open_position
from tests.browser.positions import Position
from tests.browser.server_process import ServerProcess
from tests.browser.windows import EMPTY

# When the first of these stood on the screen, by the page's own clock.
NOTE_ARRIVAL: Final = """new MutationObserver((_, observer) => {
  if (!document.querySelector("article.game, .table-board > *")) return;
  requestAnimationFrame(() => { window.arrived ??= performance.now(); });
  observer.disconnect();
}).observe(document, { childList: true, subtree: true })"""


def load(context: BrowserContext, path: str) -> dict[str, int]:
    page = context.new_page()
    page.goto(path, wait_until="networkidle")
    arrived: float = page.wait_for_function("() => window.arrived").json_value()
    figures = {
        "requests": page.evaluate(REQUESTS),
        "bytes": page.evaluate(TRANSFERRED),
        "ms": round(arrived),
    }
    page.close()
    return figures


def table_of(browser: Browser, server: ServerProcess, game: str, seats: int) -> tuple[str, Any]:
    """A table of this game, and the browser state of one who sits there."""
    context = browser.new_context(base_url=server.url)
    SERVERS[context] = server
    page = context.new_page()
    page.goto(EMPTY)
    path = open_position(page, Position(game, seats, 1, 0, {}))
    state = context.storage_state()
    context.close()
    return path, state


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder) / "tables.sqlite").start()
        try:
            browser = playwright.chromium.launch(**launch_arguments())
            pages = {"home": ("/", None)} | {
                game.id: table_of(browser, server, game.id, game.seats[0]) for game in CATALOG
            }
            for name, (path, state) in pages.items():
                context = browser.new_context(base_url=server.url, storage_state=state)
                context.add_init_script(NOTE_ARRIVAL)
                print(f"{name:>8}, cold: {load(context, path)}", flush=True)
                print(f"{name:>8}, warm: {load(context, path)}", flush=True)
                context.close()
            browser.close()
        finally:
            server.kill()


if __name__ == "__main__":
    main()
