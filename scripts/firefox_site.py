"""Play a site in Firefox: a whole game, its record, and again with the file server stopped.

    python scripts/firefox_site.py [DIR]

DIR is a site that `pioche site` wrote (build/site). Firefox (`firefox`, or Debian's `firefox-esr`)
is driven over WebDriver BiDi, without another program.
"""

import asyncio
import itertools
import json
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

from pioche.table.record import read_text

BROWSERS: Final = ("firefox", "firefox-esr")
PATIENCE: Final = 240.0
PAUSE: Final = 0.2
FOUND: Final = "!!document.querySelector({selector!r})"
PLAY: Final = "document.querySelector('[aria-labelledby=game-diamant] .button.main').click()"
# Makes a move, if one is asked for; whether the game is over.
MOVE: Final = """(() => {
  const open = (element) => element.ariaDisabled !== "true" && element.getClientRects().length;
  const moves = [...document.querySelectorAll("[data-move]")].filter(open);
  const hurry = document.querySelector(".hurry-button:not([aria-disabled])");
  (moves[Math.floor(Math.random() * moves.length)] ?? hurry)?.click();
  return !!document.querySelector(".end-title");
})()"""
RECORD: Final = """import("./web/bundle/js/main.js").then(({ use }) => {
  const table = location.hash.split("/")[2];
  return use("js/api.js").record(table, use("js/storage.js").ownKey(table));
})"""
KEPT: Final = "navigator.serviceWorker.ready.then(() => true)"

Data = dict[str, Any]


class QuietFiles(SimpleHTTPRequestHandler):
    """`python -m http.server` without a word."""

    def log_message(self, format: str, *arguments: object) -> None: ...  # noqa: A002


class Firefox:
    """One page of a running Firefox."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.numbers = itertools.count(1)
        self.page = ""

    async def send(self, method: str, **params: object) -> Data:
        """Send a command; what is heard meanwhile is of no interest."""
        number = next(self.numbers)
        await self.line.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            heard: Data = json.loads(await asyncio.wait_for(self.line.recv(), PATIENCE))
            if heard.get("id") == number:
                assert heard["type"] == "success", heard
                return dict(heard["result"])

    async def begin(self) -> None:
        await self.send("session.new", capabilities={})
        tree = await self.send("browsingContext.getTree")
        self.page = tree["contexts"][0]["context"]

    async def open(self, address: str) -> None:
        """Load a page anew, until its games can be seen."""
        for each in ("about:blank", address):
            await self.send(
                "browsingContext.navigate", context=self.page, url=each, wait="complete"
            )
        await self.wait_for(FOUND.format(selector=".game-buttons"))

    async def evaluate(self, expression: str) -> Any:  # noqa: ANN401
        target = {"context": self.page}
        asked = {"expression": expression, "target": target, "awaitPromise": True}
        answer = await self.send("script.evaluate", **asked)
        return answer.get("result", {}).get("value")

    async def wait_for(self, expression: str) -> None:
        ends = time.monotonic() + PATIENCE
        while not await self.evaluate(expression):
            assert time.monotonic() < ends, expression
            await asyncio.sleep(PAUSE)


@asynccontextmanager
async def running_firefox() -> AsyncIterator[Firefox]:
    """A Firefox of its own, with an empty profile."""
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    if program is None:
        sys.exit("Firefox is not installed")
    with TemporaryDirectory() as profile:
        (Path(profile) / "user.js").write_text('user_pref("remote.active-protocols", 1);\n')
        command = [program, "--headless", "--no-remote", "--profile", profile]
        command += ["--remote-debugging-port=0"]
        process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
        )
        try:
            async with connect(f"{address_of(process)}/session", max_size=None) as line:
                firefox = Firefox(line)
                await firefox.begin()
                yield firefox
        finally:
            process.terminate()
            process.wait()


def address_of(process: "subprocess.Popen[str]") -> str:
    assert process.stderr is not None
    for line in process.stderr:
        if "WebDriver BiDi listening on " in line:
            threading.Thread(target=process.stderr.read, daemon=True).start()  # so that it goes on
            return line.rpartition(" ")[2].strip()
    sys.exit("Firefox did not start")


@contextmanager
def served(folder: Path) -> Iterator[str]:
    handler = partial(QuietFiles, directory=str(folder))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


async def play(firefox: Firefox, address: str, when: str) -> None:
    """Play a game to its end; its record must be valid."""
    began = time.monotonic()
    await firefox.open(address)
    await firefox.evaluate(PLAY)
    await firefox.wait_for(FOUND.format(selector=".table-body"))
    print(f"{when}: first board after {time.monotonic() - began:.1f} s", flush=True)
    await firefox.wait_for(MOVE)
    table = read_text(await firefox.evaluate(RECORD))
    print(f"{when}: {len(table.log)} moves, record valid, points {table.scores()}", flush=True)


async def try_site(folder: Path) -> None:
    async with running_firefox() as firefox:
        with served(folder) as address:
            await play(firefox, address, "first visit")
            await firefox.evaluate(KEPT)
        await play(firefox, address, "server stopped")


def main() -> int:
    folder = Path(sys.argv[1] if sys.argv[1:] else "build/site")
    if not (folder / "web" / "tab" / "worker.js").is_file():
        print(f"{folder} holds no site: write one with pioche site {folder}", file=sys.stderr)
        return 2
    asyncio.run(try_site(folder))
    return 0


if __name__ == "__main__":
    sys.exit(main())
