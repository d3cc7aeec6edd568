"""The source files that one move of Diamant passes through, from the tap to the screens.

Starts a server with a SQLite store in this process and three players on sockets. The last of them
makes the move that ends the round; every file of pioche whose functions run between the arrival of
its frame and the news of all players is counted. With `--browser` the last player taps in Chromium
(Playwright's Python package is needed), and the modules of the client that run are counted too.

    python scripts/trace_move.py [--browser]
"""

import json
import os
import socket
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, Final

os.environ["PIOCHE_INTERPRETED"] = "1"  # compiled functions cannot be traced

import uvicorn
from websockets.sync.client import connect
from websockets.sync.connection import Connection

import pioche
from pioche.server.serve import config
from pioche.server.settings import Settings
from pioche.server.store.sqlite import SqliteStore

HOME: Final = Path(pioche.__file__).parent
PLAYERS: Final = 3
MOVE: Final = "go"
# The game of the traced table.
GAME: Final = pioche.CATALOG[0]
# Work of the server that goes on without any move.
BACKGROUND: Final = {"watch_loop", "keep_looking", "wake_due", "drop_idle", "drop_lost"}
# How long the browser may draw and animate.
DRAWING_MS: Final = 2500
REMEMBER: Final = """(table) => {
  const known = { [table.table]: { ...table, at: Date.now(), over: false, names: [] } };
  localStorage.setItem("pioche-tables", JSON.stringify(known));
}"""

Data = dict[str, Any]


class Trace:
    """A profile hook that notes the files of pioche while it is switched on."""

    def __init__(self) -> None:
        self.on = False
        self.files: set[str] = set()

    def __call__(self, frame: FrameType, event: str, _argument: object) -> None:
        if self.on and event == "call":
            name = frame.f_code.co_filename
            if name.startswith(str(HOME)) and not in_background(frame):
                self.files.add(str(Path(name).relative_to(HOME)))

    @contextmanager
    def recording(self) -> Iterator[None]:
        self.on = True
        yield
        self.on = False


def in_background(frame: FrameType | None) -> bool:
    while frame is not None:
        if frame.f_code.co_name in BACKGROUND:
            return True
        frame = frame.f_back
    return False


class Table:
    """A table of people who have all sat down, on a server in this process."""

    def __init__(self, port: int, stack: ExitStack) -> None:
        self.stack = stack  # closes the sockets
        self.host = f"127.0.0.1:{port}"
        self.ids = iter(range(100))
        made = self.post("/api/tables", {"game": GAME.id, "seats": ["open"] * PLAYERS})
        self.id, self.path = made["table"], f"/api/tables/{made['table']}"
        self.keys = [
            self.post(f"{self.path}/seats", {"nickname": name})["key"]
            for name in "ABCDEFGH"[:PLAYERS]
        ]
        self.post(f"{self.path}/commands", {"type": "start", "id": "start"}, made["host_key"])

    def post(self, path: str, body: Data, key: str = "") -> Data:
        request = urllib.request.Request(f"http://{self.host}{path}", json.dumps(body).encode())
        if key:
            request.add_header("authorization", f"Bearer {key}")
        with urllib.request.urlopen(request) as answer:  # noqa: S310  (our own server)
            found: Data = json.load(answer)
        return found

    def open(self, key: str) -> Connection:
        """The socket of a player, who has received the news."""
        headers = {"authorization": f"Bearer {key}"}
        address = f"ws://{self.host}{self.path}/socket"
        opened = self.stack.enter_context(connect(address, additional_headers=headers))
        opened.send(json.dumps({"type": "hello", "key": key}))
        wait_for(opened, lambda message: message["type"] == "news")
        return opened

    def move(self, opened: Connection) -> None:
        command = {"type": "move", "id": f"m{next(self.ids)}", "question": 1, "move": MOVE}
        opened.send(json.dumps(command))


def wait_for(opened: Connection, wanted: Callable[[Data], bool]) -> None:
    while not wanted(json.loads(opened.recv(timeout=10))):
        pass


def is_next_question(message: Data) -> bool:
    return bool(message["type"] == "news" and message["question"] > 1)


def move_by_socket(table: Table, trace: Trace, watching: Connection) -> None:
    last = table.open(table.keys[-1])
    with trace.recording():
        table.move(last)
        wait_for(last, is_next_question)
        wait_for(watching, is_next_question)


def move_by_browser(table: Table, trace: Trace, watching: Connection) -> list[str]:
    """The modules of the client that ran."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  (only with --browser)
    from tests.browser.chromium import launch_arguments  # noqa: PLC0415

    with (
        sync_playwright() as playwright,
        playwright.chromium.launch(**launch_arguments()) as browser,
    ):
        page = browser.new_page()
        page.goto(f"http://{table.host}/")
        seat = {"seat": PLAYERS - 1, "key": table.keys[-1], "nickname": "C", "seed": "00" * 32}
        known = {"table": table.id, "game": GAME.id, "seats": [seat], "commitment": ""}
        page.evaluate(REMEMBER, known)
        page.goto(f"http://{table.host}/t/{table.id}")
        button = page.locator(f'[data-move="{MOVE}"]').first
        button.wait_for()
        profiler = page.context.new_cdp_session(page)
        profiler.send("Profiler.enable")
        profiler.send("Profiler.startPreciseCoverage", {"callCount": True, "detailed": False})
        with trace.recording():
            button.click()
            wait_for(watching, is_next_question)
            time.sleep(0.2)
        page.wait_for_timeout(DRAWING_MS)
        found = profiler.send("Profiler.takePreciseCoverage")["result"]
    return sorted(module_name(each) for each in found if ran(each))


def ran(script: Data) -> bool:
    """Whether a function of a module of ours was called."""
    ours = "/web/" in script["url"] and "/vendor/" not in script["url"]
    functions = [each for each in script["functions"] if each["functionName"]]
    return ours and any(each["ranges"][0]["count"] for each in functions)


def module_name(script: Data) -> str:
    return "web/" + str(script["url"]).split("/web/", 1)[1]


def main(arguments: list[str]) -> None:
    trace = Trace()
    with tempfile.TemporaryDirectory() as folder, socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        threading.setprofile(trace)
        server = uvicorn.Server(config(SqliteStore(Path(folder) / "tables.sqlite"), Settings()))
        thread = threading.Thread(target=server.run, args=([listening],))
        thread.start()
        threading.setprofile(None)
        while not server.started:
            time.sleep(0.01)
        try:
            with ExitStack() as stack:
                table = Table(listening.getsockname()[1], stack)
                modules = trace_move(table, trace, "--browser" in arguments)
        finally:
            server.should_exit = True
            thread.join()
    files = sorted(trace.files)
    print(*files, *modules, sep="\n")
    print(f"{len(files)} Python files, {len(modules)} modules of the browser client")


def trace_move(table: Table, trace: Trace, in_browser: bool) -> list[str]:
    """The modules of the client that ran; the trace has the files."""
    players = [table.open(key) for key in table.keys[:-1]]
    for player in players:
        table.move(player)
        wait_for(player, lambda message: message["type"] == "done")
    if in_browser:
        return move_by_browser(table, trace, players[0])
    move_by_socket(table, trace, players[0])
    return []


if __name__ == "__main__":
    main(sys.argv[1:])
