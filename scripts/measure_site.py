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
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, Route, sync_playwright

BROWSERS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PHONE: Final = {"width": 390, "height": 844}
TIMEOUT_MS: Final = 120_000
WARM_STARTS: Final = 3
# Moves of a bot that are measured in each game.
MOVES_OF: Final = {"balanced": 8, "expert": 4}
FORMS: Final = {".br": "br", ".gz": "gzip"}
# The goals, in milliseconds and megabytes.
GOALS: Final = {
    "transfer, computed (MB)": 9,
    "transfer, sent until all files are kept (MB)": 9,
    "cold start to the first board (ms)": 8000,
    "warm start to the first board (ms)": 3000,
    "a temperament's move (ms)": 100,
    "an expert's move (ms)": 2000,
    "longest task of the page meanwhile (ms)": 50,
    "the same, processor time (ms)": 50,
}

# Opens a table for a person and as few bots as can be, of which the first begins where one may
# choose that. Against a clock bots are as slow as hands: there is none where the game lets one.
OPEN: Final = """async ([game, bot]) => {
  window.client ??= await import("./web/bundle/js/main.js");
  const { fetchModule, use } = window.client;
  await fetchModule("screens/join.js");
  const info = await use("js/api.js").game(game);
  const wished = { first: "2", pace: "untimed" };
  const options = Object.fromEntries(Object.entries(wished).filter(([wish, value]) =>
    info.options.some(({ name, choices }) => name === wish && choices.includes(value))));
  const seats = Array.from({ length: Math.max(2, info.seats[0]) }, (_, n) => n ? bot : "open");
  const wanted = { game, seats, options, bot_pace: "step" };
  const person = { seat: 0, nickname: "Ana" };
  const table = await use("js/open-table.js").openTable(wanted, [person], true);
  use("js/router.js").go(`/t/${table}`);
  return table;
}"""

# Plays the person's first legal moves, and measures how long the bots take: from the news that asks
# them to the news that they have moved. At the pace "step" they do not hesitate for people's eyes.
PLAY: Final = """([table, wanted]) => new Promise((done) => {
  const { Connection } = window.client.use("js/socket.js");
  const { key } = window.client.use("js/storage.js").table(table).seats[0];
  const { tabServer } = window.client.use("js/transport.js");
  const found = { moves: [], tasks: [], searches: 0 };
  const count = ({ data }) => { if (data.type === "searched") found.searches++; };
  tabServer.worker.addEventListener("message", count);
  const watch = new PerformanceObserver((list) => {
    found.tasks.push(...list.getEntries().map(({ duration }) => duration));
  });
  watch.observe({ type: "longtask" });
  let [asked, since] = ["", 0];
  const line = new Connection(table, key, {
    onnews({ table: { phase, waiting, step_wanted }, question, steps, legal }) {
      const bots = waiting.filter((seat) => seat);
      const now = performance.now();
      const state = `${question} ${steps} ${bots}`;
      if (asked && state !== asked) found.moves.push(now - since);
      if (state !== asked) since = now;
      asked = bots.length ? state : "";
      if (found.moves.length >= wanted || phase === "over") {
        line.close();
        watch.disconnect();
        tabServer.worker.removeEventListener("message", count);
        done(found);
      } else if (step_wanted) line.command({ type: "step", question });
      else if (!bots.length && waiting.includes(0))
        line.command({ type: "move", question, move: legal[0] });
    },
  });
})"""

# Before the tables' worker: it also notes that the search worker has answered.
NOTE_SEARCHES: Final = """self.Worker = class extends self.Worker {
  constructor(address, options) {
    super(address, options);
    this.addEventListener("message", () => self.postMessage({ type: "searched" }));
  }
};
"""


class CountedFiles(SimpleHTTPRequestHandler):
    """A file server that sends compressed forms where they lie, and counts what it sends."""

    sent = 0
    lock = threading.Lock()

    def log_message(self, format: str, *arguments: object) -> None: ...  # noqa: A002

    def send_head(self) -> Any:  # noqa: ANN401
        path = self.translate_path(self.path)
        for form, name in FORMS.items():
            beside = Path(path + form)
            if name in self.headers.get("accept-encoding", "") and beside.is_file():
                self.send_response(200)
                self.send_header("content-type", self.guess_type(path))
                self.send_header("content-encoding", name)
                self.send_header("content-length", str(beside.stat().st_size))
                self.end_headers()
                return BytesIO(beside.read_bytes())
        return super().send_head()

    def copyfile(self, source: Any, outputfile: Any) -> None:  # noqa: ANN401
        content = source.read()
        with self.lock:
            CountedFiles.sent += len(content)
        outputfile.write(content)


@contextmanager
def served(folder: Path) -> Iterator[str]:
    handler = partial(CountedFiles, directory=str(folder))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


def transfer(folder: Path) -> int:
    """Bytes of all files, each in its smallest form."""
    files = [file for file in folder.rglob("*") if file.is_file()]
    sizes = {str(file): file.stat().st_size for file in files}
    plain = [name for name in sizes if not name.endswith(tuple(FORMS))]
    return sum(min(sizes.get(name + form, sizes[name]) for form in ("", *FORMS)) for name in plain)


def games_of(folder: Path) -> list[str]:
    games = json.loads((folder / "api" / "games.json").read_text(encoding="utf-8"))
    return [str(game["game"]) for game in games]


def first_board(context: BrowserContext, address: str, game: str) -> tuple[Page, float]:
    """A page that plays at once, and the milliseconds until its board can be seen."""
    page = context.new_page()
    began = time.perf_counter()
    page.goto(address)
    page.locator(f"[aria-labelledby=game-{game}] .button.main").click()
    page.locator(".table-body").wait_for(timeout=TIMEOUT_MS)
    return page, (time.perf_counter() - began) * 1000


@dataclass(frozen=True)
class Play:
    """What was measured of a bot, in milliseconds, and how often the search worker answered.

    `longest_work` is the processor time of a task: on a busy machine tasks wait as well.
    """

    longest_move: float
    longest_task: float
    longest_work: float
    moves: int
    searches: int


def play(page: Page, game: str, bot: str) -> Play:
    """Play against a bot at a table that is seen."""
    with traced(page) as work:
        table = page.evaluate(OPEN, [game, bot])
        page.locator(".table-body").wait_for(timeout=TIMEOUT_MS)
        found = page.evaluate(PLAY, [table, MOVES_OF[bot]])
    moves, tasks = found["moves"], found["tasks"]
    longest = max(moves, default=0), max(tasks, default=0), max(work, default=0)
    page.evaluate("() => window.client.use('js/router.js').go('/')")
    return Play(*longest, len(moves), found["searches"])


@contextmanager
def traced(page: Page) -> Iterator[list[float]]:
    """The processor time in milliseconds of each task of pages meanwhile, filled in at the end."""
    session = page.context.new_cdp_session(page)
    events: list[dict[str, Any]] = []
    ended = threading.Event()
    session.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    session.once("Tracing.tracingComplete", lambda _: ended.set())
    session.send("Tracing.start", {"traceConfig": {"includedCategories": ["toplevel"]}})
    work: list[float] = []
    yield work
    session.send("Tracing.end")
    while not ended.is_set():
        page.wait_for_timeout(100)
    session.detach()
    work += tasks_of_pages(events)


def tasks_of_pages(events: list[dict[str, Any]]) -> list[float]:
    pages = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    return [
        event.get("tdur", 0) / 1000
        for event in events
        if event["ph"] == "X" and (event["pid"], event["tid"]) in pages
    ]


Say = Callable[[str, float], None]


def measure_starts(browser: Browser, folder: Path, address: str, say: Say) -> None:
    game = games_of(folder)[0]
    context = browser.new_context(viewport=PHONE)  # type: ignore[arg-type]
    page, cold = first_board(context, address, game)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    say("transfer, computed (MB)", transfer(folder) / 1e6)
    say("transfer, sent until all files are kept (MB)", CountedFiles.sent / 1e6)
    say("cold start to the first board (ms)", cold)
    page.close()
    for _ in range(WARM_STARTS):
        page, warm = first_board(context, address, game)
        say("warm start to the first board (ms)", warm)
        page.close()
    context.close()


def measure_moves(browser: Browser, folder: Path, address: str, say: Say) -> None:
    """Every game against a temperament and an expert, on one page; then the worst."""
    # A service worker would answer for the changed script.
    context = browser.new_context(viewport=PHONE, service_workers="block")  # type: ignore[arg-type]
    page = context.new_page()
    page.route("**/tab/worker.js", note_searches)
    page.goto(address)
    page.locator(".game-buttons").first.wait_for()
    found = {
        bot: {game: shown(game, bot, play(page, game, bot)) for game in games_of(folder)}
        for bot in MOVES_OF
    }
    say("a temperament's move (ms)", worst(found["balanced"], "longest_move"))
    say("an expert's move (ms)", worst(found["expert"], "longest_move"))
    say("longest task of the page meanwhile (ms)", worst(found["expert"], "longest_task"))
    say("the same, processor time (ms)", worst(found["expert"], "longest_work"))
    idle = [game for game, one in found["expert"].items() if not one.searches]
    if idle:
        print(f"no search worker answered: temperaments played {', '.join(idle)}")
    context.close()


def note_searches(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=NOTE_SEARCHES + answer.text())


def shown(game: str, bot: str, one: Play) -> Play:
    print(
        f"  {game}, {bot}: {one.moves} moves, the longest {one.longest_move:.0f} ms, "
        f"longest task {one.longest_task:.0f} ms (processor time {one.longest_work:.0f} ms), "
        f"{one.searches} answers of the search worker",
        flush=True,
    )
    return one


def worst(found: dict[str, Play], field: str) -> float:
    return max(float(getattr(one, field)) for one in found.values())


def main() -> int:
    folder = Path(sys.argv[1] if sys.argv[1:] else "build/site")
    if not (folder / "web" / "tab" / "worker.js").is_file():
        print(f"{folder} holds no site: write one with pioche site {folder}", file=sys.stderr)
        return 2
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    with sync_playwright() as playwright, served(folder) as address:
        browser = playwright.chromium.launch(executable_path=found)
        measure_starts(browser, folder, address, show)
        measure_moves(browser, folder, address, show)
        browser.close()
    return 0


def show(what: str, figure: float) -> None:
    goal = f"  (goal: at most {GOALS[what]})" if what in GOALS else ""
    print(f"{what}: {json.dumps(round(figure, 2))}{goal}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
