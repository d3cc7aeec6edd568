"""A site as `pioche site` writes it, in a sub-folder of a plain file server, and its visitor."""

import threading
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import BrowserContext, Page

from pioche.tab.pyodide import checked
from pioche.tab.site import SiteOptions, write_site

ROOT: Final = Path(__file__).parent.parent.parent
CACHE: Final = ROOT / "build" / "tab-cache"
FOLDER: Final = "games/pioche"

# A tab is never closed like a server: the store looks at its file when it is opened again.
RELOADED: Final = "store checked, and whole"
# A module of the running page.
USE: Final = """async (path) => {
  window.client ??= await import("./web/bundle/js/main.js");
  return window.client.use(path);
}"""


class QuietFiles(SimpleHTTPRequestHandler):
    """`python -m http.server` without a word."""

    def log_message(self, format: str, *arguments: object) -> None: ...  # noqa: A002


class FileServer:
    """A plain file server that can be stopped and started again at the same port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.start()

    def start(self) -> None:
        handler = partial(QuietFiles, directory=str(self.folder))
        self.server = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/{FOLDER}/"


def build_site(folder: Path, pyodide: Path, server: str = "") -> None:
    """Bots hurry, and experts may be slow: the machine may be."""
    settings = {"bot_delay": 0.01, "search": 120.0}
    options = SiteOptions(checked(pyodide), CACHE, server, precompressed=False, **settings)
    with ThreadPoolExecutor(1) as thread:  # Playwright has a loop in this one
        thread.submit(write_site, folder / FOLDER, options).result()


def wait_until(page: Page, true: str) -> None:
    """Until an async function says so: `wait_for_function` takes a promise for a yes."""
    while not page.evaluate(true):
        page.wait_for_timeout(100)


class Visitor:
    """A page of a site; what its console and its workers complain of are faults."""

    def __init__(self, context: BrowserContext) -> None:
        self.page: Page = context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self.note)

    def note(self, message: Any) -> None:  # noqa: ANN401
        if message.type in ("error", "warning") and not message.text.startswith(RELOADED):
            self.faults.append(message.text)

    def open(self, address: str, part: str = ".game-buttons") -> None:
        """Go there, until a part of the page is there."""
        self.page.goto(address)
        self.page.locator(part).first.wait_for()

    def call(self, module: str, function: str, *arguments: Any) -> Any:  # noqa: ANN401
        """The result of a function of the client."""
        code = f"""async ([module, name, given]) => {{
          const use = {USE};
          return (await use(module))[name](...given);
        }}"""
        return self.page.evaluate(code, [module, function, list(arguments)])

    def play_now(self, game: str) -> str:
        """Tap the button of a game; the table."""
        self.page.locator(f"[aria-labelledby=game-{game}] .button.main").click()
        self.page.locator(".table-body").wait_for()
        return self.page.url.rpartition("/t/")[2]

    def wait_until_kept(self) -> None:
        """Until the service worker has all files."""
        self.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")

    def record(self, table: str) -> str:
        key = self.call("js/storage.js", "table", table)["seats"][0]["key"]
        text: str = self.call("js/api.js", "record", table, key)
        return text
