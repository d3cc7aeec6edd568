"""Measure a site in a real Chromium: transfer, starts, moves, and how alive the board stays.

    python scripts/measure_site.py [DIR]

DIR is a site that `pioche site` wrote (build/site). Figures count on a quiet machine.
"""

import json
import shutil
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

BROWSERS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PHONE: Final = {"width": 390, "height": 844}
TWO: Final = 2
# Bots of the measured page do not hesitate.
AT_ONCE: Final = (b"bot_delay&quot;: 1.2", b"bot_delay&quot;: 0.0")
# The goals, in milliseconds and megabytes.
GOALS: Final = {
    "transfer (MB)": 9,
    "cold start to the first board (ms)": 8000,
    "warm start to the first board (ms)": 3000,
    "a temperament's move (ms)": 100,
    "an expert's move (ms)": 2000,
    "longest task of the page meanwhile (ms)": 50,
}

# Opens a table, sits down and starts, as the button does; resolves when the tables are there.
OPEN: Final = """async ([game, bot]) => {
  window.client ??= await import("./web/bundle/js/main.js");
  const { fetchModule, use } = window.client;
  await fetchModule("screens/join.js");
  const api = use("js/api.js");
  const { openTable, playAtOnce } = use("js/open-table.js");
  const info = (await api.games()).find((one) => one.game === game);
  await api.game(game);
  if (!bot) return playAtOnce(info);
  const seats = ["open", bot];
  const wanted = { game, seats, options: { first: "2" }, bot_pace: "fast" };
  return openTable(wanted, [{ seat: 0, nickname: "Ana" }], true);
}"""

# How long each move of the bot takes on its own: from one news of the table to the next.
MOVES: Final = """([table, wanted]) => new Promise((done) => {
  const { Connection } = window.client.use("js/socket.js");
  const { key, seed } = window.client.use("js/storage.js").table(table).seats[0];
  window.longest = 0;
  const watch = (list) => {
    for (const { duration } of list.getEntries())
      window.longest = Math.max(window.longest, duration);
  };
  new PerformanceObserver(watch).observe({ type: "longtask" });
  const times = [];
  let before = null;
  const line = new Connection(table, key, {
    onnews(news) {
      if (news.table.phase === "revealing") line.command({ type: "reveal", seed }).catch(() => {});
      const now = performance.now();
      if (before !== null) times.push(Math.round(now - before));
      before = news.table.waiting.includes(1) ? now : null;
      const ours = news.table.phase === "playing" && news.table.waiting.includes(0);
      if (times.length >= wanted || ours) {
        line.close();
        done(times);
      }
    },
  });
})"""


class QuietFiles(SimpleHTTPRequestHandler):
    """A plain file server that counts what it sends."""

    sent = 0

    def log_message(self, format: str, *arguments: object) -> None: ...  # noqa: A002

    def copyfile(self, source: Any, outputfile: Any) -> None:  # noqa: ANN401
        QuietFiles.sent += len(content := source.read())
        outputfile.write(content.replace(*AT_ONCE))  # of the same length


@contextmanager
def served(folder: Path) -> Iterator[str]:
    handler = partial(QuietFiles, directory=str(folder))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


def transfer(folder: Path) -> int:
    """Bytes of all files, each in its smallest form."""
    files = [file for file in folder.rglob("*") if file.is_file()]
    sizes = {str(file): file.stat().st_size for file in files}
    plain = [name for name in sizes if not name.endswith((".gz", ".br"))]
    return sum(
        min(sizes.get(name + form, sizes[name]) for form in ("", ".gz", ".br")) for name in plain
    )


def measured_game(folder: Path) -> str:
    """The first game for two in which a bot can begin."""
    games = json.loads((folder / "api" / "games.json").read_text(encoding="utf-8"))
    return next(
        str(game["game"])
        for game in games
        if TWO in game["seats"] and any(option["name"] == "first" for option in game["options"])
    )


def first_board(context: BrowserContext, address: str, game: str) -> tuple[Page, float]:
    """A page that plays at once, and the milliseconds until its board can be seen."""
    page = context.new_page()
    began = time.perf_counter()
    page.goto(address)
    page.locator(f"[aria-labelledby=game-{game}] .button.main").click()
    page.locator(".table-body").wait_for(timeout=120_000)
    return page, (time.perf_counter() - began) * 1000


def bot_moves(page: Page, game: str, bot: str, wanted: int) -> tuple[float, float]:
    """The longest move of a bot, and the longest task of the page meanwhile, in milliseconds."""
    table = page.evaluate(OPEN, [game, bot])
    times = page.evaluate(MOVES, [table, wanted])
    return max(times, default=0.0), page.evaluate("() => window.longest")


def measure(browser: Browser, folder: Path, say: Callable[[str, float], None]) -> None:
    game = measured_game(folder)
    say("transfer (MB)", transfer(folder) / 1e6)
    with served(folder) as address:
        context = browser.new_context(viewport=PHONE, reduced_motion="reduce")  # type: ignore[arg-type]
        page, cold = first_board(context, address, game)
        say("cold start to the first board (ms)", cold)
        say("sent by a server that compresses nothing (MB)", QuietFiles.sent / 1e6)
        page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        page.close()
        page, warm = first_board(context, address, game)
        say("warm start to the first board (ms)", warm)
        page.goto(address)
        page.locator(".game-buttons").first.wait_for()
        say("a temperament's move (ms)", bot_moves(page, game, "balanced", 8)[0])
        bot_moves(page, game, "expert", 1)  # starts the worker that searches
        expert, longest = bot_moves(page, game, "expert", 4)
        say("an expert's move (ms)", expert)
        say("longest task of the page meanwhile (ms)", longest)


def main() -> int:
    folder = Path(sys.argv[1] if sys.argv[1:] else "build/site")
    if not (folder / "web" / "tab" / "worker.js").is_file():
        print(f"{folder} holds no site: write one with pioche site {folder}", file=sys.stderr)
        return 2
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found)
        measure(browser, folder, show)
        browser.close()
    return 0


def show(what: str, figure: float) -> None:
    goal = f"  (goal: at most {GOALS[what]})" if what in GOALS else ""
    print(f"{what}: {json.dumps(round(figure, 2))}{goal}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
