"""What must never happen on a page: an error, a refused policy, a word to another host."""

from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request

HARMLESS = ("data", "blob", "about")


class FaultMonitor:
    """Listens to every page of a context, and remembers what went wrong."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.host = urlsplit(url).netloc
        self.faults: list[str] = []
        # What a browser complains of while a test does it on purpose.
        self.allowed = "nothing"
        context.on("page", self.follow)
        context.on("request", self.asked)

    def take_faults(self) -> list[str]:
        """The faults so far; the list starts anew."""
        faults, self.faults, self.allowed = self.faults, [], "nothing"
        return faults

    def follow(self, page: Page) -> None:
        page.on("console", self.said)
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("websocket", lambda socket: self.check(socket.url))

    def said(self, message: ConsoleMessage) -> None:
        # Only what the tests themselves put into a page (axe, the camera) has no address.
        ours = not message.location["url"]
        if message.type in ("error", "warning") and self.allowed not in message.text and not ours:
            self.faults.append(f"console: {message.text} ({message.location})")

    def asked(self, request: Request) -> None:
        self.check(request.url)

    def check(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in HARMLESS and parts.netloc != self.host:
            self.faults.append(f"asked another host: {url}")
