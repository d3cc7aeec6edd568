"""Browser windows that are lent to tests, one after the other.

A window that has read the client keeps its files and the code made of them: the next test begins
in a third of the time. What a test can see of the one before it is taken away: the page, what it
stored, scripts, routes, other pages of the same window.
"""

import json
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.fault_monitor import FaultMonitor
from tests.browser.server_process import ServerProcess

TIMEOUT_MS: Final = 120_000  # on a machine that is busy with other things
# A page of the server on which nothing runs: whatever is stored can be reached from there.
EMPTY: Final = "/web/offline.html"
FORGET: Final = "() => { localStorage.clear(); sessionStorage.clear(); }"
STORE: Final = "(items) => { for (const name in items) localStorage.setItem(name, items[name]); }"
# A new question takes input at once, moments are short, and there are no hints and no offers.
QUICK_HANDS: Final = {
    "pioche-tastes": json.dumps({"settle": 0, "moment": 200, "coach": False, "soundOffered": True})
}
USUAL: Final = {"locale": "en", "reduced_motion": "reduce"}


@dataclass
class Window:
    """A context with its page, and who watches over it."""

    server: ServerProcess
    context: BrowserContext
    page: Page
    monitor: FaultMonitor
    made_with: dict[str, Any]
    scripts: list[Any] = field(default_factory=list)

    def begin(self, *, quick: bool, script: str, looks: dict[str, Any]) -> None:
        """An empty page of the server, as on a first visit."""
        self.page.set_viewport_size(looks["viewport"])
        self.page.emulate_media(
            color_scheme=looks["color_scheme"], reduced_motion=looks["reduced_motion"]
        )
        if quick:
            self.page.evaluate(STORE, QUICK_HANDS)
        if script:
            self.scripts.append(self.page.add_init_script(script))

    def clear(self) -> bool:
        """Nothing is left of what was done here; tells whether the window can be used again."""
        if self.page.is_closed():
            return False
        for page in self.context.pages:
            if page != self.page:
                page.close()
        for script in self.scripts:
            script.close()
        self.scripts.clear()
        self.page.unroute_all()
        self.page.goto(EMPTY)
        self.page.evaluate(FORGET)
        self.page.mouse.move(0, 0)
        self.context.clear_cookies()
        return True


class Windows:
    """All that are open; those of servers that tests share are lent again."""

    def __init__(self, browser: Browser, shared: tuple[ServerProcess, ...]) -> None:
        self.browser = browser
        self.shared = shared
        self.idle: list[Window] = []

    def take(self, server: ServerProcess, *, new: bool, **options: Any) -> Window:  # noqa: ANN401  (what a context takes)
        """One that was made with the same options, or a new one."""
        made_with = USUAL | options
        for window in self.idle:
            if not new and window.server is server and window.made_with == made_with:
                self.idle.remove(window)
                return window
        return self.open(server, made_with)

    def open(self, server: ServerProcess, made_with: dict[str, Any]) -> Window:
        context = self.browser.new_context(base_url=server.url, **made_with)
        context.set_default_timeout(TIMEOUT_MS)
        context.set_default_navigation_timeout(TIMEOUT_MS)
        monitor = FaultMonitor(context, server.url)
        window = Window(server, context, context.new_page(), monitor, made_with)
        window.page.goto(EMPTY)
        return window

    def give_back(self, window: Window, *, lend: bool) -> list[str]:
        """Keep it for the next test where that is allowed; tells what went wrong."""
        if lend and window.server in self.shared and window.clear():
            self.idle.append(window)
        else:
            window.context.close()
        return window.monitor.take_faults()
