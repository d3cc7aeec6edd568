"""Whole games from a folder of static files, and again without its server."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Route

from pioche.cli import main
from pioche.games import CATALOG
from pioche.tab.archive import HOME, own_files
from pioche.table.record import record_text
from tests.browser.chromium import NO_CHROMIUM, chromium, launch_arguments
from tests.browser.player import OFFERED_MOVES, Player
from tests.review.games import finished
from tests.server.live_server import FAST, LiveServer
from tests.server.memory_store import MemoryStore
from tests.tab.built_site import FOLDER, FileServer, Visitor, build_site, wait_until
from tests.tab.conftest import TIMEOUT_MS, pyodide_folder, require
from tests.tab.same_game import same_game

WORKER: Final = "web/tab/worker.js"
VERIFIER: Final = Path(__file__).parent.parent.parent / "verifier" / "pioche_verify.py"
# Another address of a server makes another version.
ELSEWHERE: Final = "https://games.example"
HEAVY: Final = bool(os.environ.get("PIOCHE_HEAVY"))
GAMES: Final = [game.id for game in CATALOG] if HEAVY else ["diamant", "letsdig"]
PHONE: Final = {"width": 390, "height": 844}
# As in tests/browser: input at once, short moments, no hints; and quick bots.
QUICK: Final = """() => {
  const tastes = { settle: 0, moment: 200, coach: false, botPace: "fast", soundOffered: true };
  localStorage.setItem(`pioche ${location.pathname} tastes`, JSON.stringify(tastes));
}"""


HURRY: Final = "(hurry)"
OFFERED: Final = f"""() => ({OFFERED_MOVES})() ??
  (document.querySelector(".hurry-button:not([aria-disabled])") && ["{HURRY}"])"""


class HastyPlayer(Player):
    """One who does not wait for bots: against the clock they take half a minute each."""

    def wait(self) -> list[str]:
        offered: list[str] = self.page.wait_for_function(OFFERED).json_value()
        return offered

    def place(self, offered: list[str]) -> str:
        return ".hurry-button" if offered == [HURRY] else super().place(offered)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    if chromium() is None:
        require(NO_CHROMIUM)
    return launch_arguments()


@pytest.fixture(scope="module")
def files(site_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[FileServer]:
    """Files of our own: there will be a newer version."""
    folder = tmp_path_factory.mktemp("files")
    shutil.copytree(site_folder, folder, dirs_exist_ok=True)
    server = FileServer(folder)
    yield server
    server.stop()


@pytest.fixture(scope="module")
def visitor(browser: Browser, files: FileServer) -> Iterator[Visitor]:
    """One visitor for all tests: each start of Python takes a while."""
    looks = {"viewport": PHONE, "reduced_motion": "reduce", "locale": "fr-FR"}
    context = browser.new_context(**looks)  # type: ignore[arg-type]
    context.set_default_timeout(TIMEOUT_MS)
    context.add_init_script(f"({QUICK})()")
    visitor = Visitor(context)
    visitor.open(files.address)
    yield visitor
    context.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_and_its_record_verified(
    visitor: Visitor, files: FileServer, game: str, tmp_path: Path
) -> None:
    visitor.open(files.address)
    play_and_verify(visitor, game, tmp_path)


def test_the_same_without_the_server(visitor: Visitor, files: FileServer, tmp_path: Path) -> None:
    """All files are kept by then; the page is loaded anew."""
    visitor.open(files.address)
    visitor.wait_until_kept()
    files.stop()
    try:
        visitor.open(files.address)
        for game in GAMES:
            visitor.open(files.address)
            play_and_verify(visitor, game, tmp_path)
    finally:
        files.start()


def test_champions_play_by_their_networks(
    visitor: Visitor, files: FileServer, tmp_path: Path
) -> None:
    visitor.open(files.address)
    sit_down(visitor, {"game": "diamant", "seats": ["open", "champion", "champion"]})
    record = end_and_verify(visitor, "diamant", tmp_path)
    assert record.count('"player":"champion"') == 2
    networks = {f"pioche/{path.relative_to(HOME).as_posix()}" for path in HOME.rglob("*.network")}
    assert networks
    assert networks <= {name for name, _ in own_files()}


def sit_down(visitor: Visitor, wanted: Mapping[str, object]) -> None:
    """Open a table with Ana at the first seat."""
    people = [{"seat": 0, "nickname": "Ana"}]
    table = visitor.call("js/open-table.js", "openTable", wanted, people, True)
    visitor.call("js/router.js", "go", f"/t/{table}")


def test_a_record_from_elsewhere_opens_in_the_tab(
    visitor: Visitor, files: FileServer, tmp_path: Path
) -> None:
    text = record_text(finished("letsdig"))
    file = tmp_path / "letsdig.pioche"
    file.write_text(text, encoding="utf-8")
    visitor.open(f"{files.address}#/games", "#import-title")
    visitor.page.set_input_files("#record-file", file)
    visitor.page.locator("#board").wait_for()
    table = visitor.page.url.rpartition("/replay/")[2].partition("?")[0]
    assert visitor.call("js/api.js", "record", table, None) == text
    assert visitor.call("js/api.js", "summary", table, None)["turns"]
    assert visitor.faults == []


def test_a_file_that_is_no_record_is_said(
    visitor: Visitor, files: FileServer, tmp_path: Path
) -> None:
    file = tmp_path / "letter.pioche"
    file.write_text("Dear Ana", encoding="utf-8")
    visitor.open(f"{files.address}#/games", "#import-title")
    visitor.page.set_input_files("#record-file", file)
    visitor.page.locator(".import .notice").wait_for()
    assert visitor.faults == []


def test_a_level_is_suggested_in_the_tab(visitor: Visitor, files: FileServer) -> None:
    visitor.open(files.address)
    won = {"bots": ["careful", "balanced", "bold"], "ranks": [2, 3, 4], "rank": 1}
    assert visitor.call("js/api.js", "suggestedLevel", "dig", [won] * 3)["harder"]


def test_python_leaves_room_for_the_rest_of_nine_megabytes(files: FileServer) -> None:
    """The client, its words and sounds take 1.3 MB compressed."""
    packed = (files.folder / FOLDER).rglob("*.packed")
    assert sum(file.stat().st_size for file in packed) < 7_500_000


LOOK_FOR_UPDATE: Final = """async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
}"""
# A new version is kept, and waits.
WAITS: Final = "async () => (await navigator.serviceWorker.ready).waiting !== null"


def test_a_new_version_is_offered_between_games(visitor: Visitor, files: FileServer) -> None:
    visitor.open(files.address)
    visitor.wait_until_kept()
    offer = visitor.page.locator(".tab-status button")
    table = visitor.play_now("diamant")
    build_site(files.folder, pyodide_folder(), server=ELSEWHERE)
    visitor.page.evaluate(LOOK_FOR_UPDATE)
    wait_until(visitor.page, WAITS)
    assert not offer.is_visible()
    visitor.open(f"{files.address}#/", ".tab-status button")
    visitor.call("js/router.js", "go", f"/t/{table}")
    offer.wait_for(state="hidden")
    visitor.call("js/router.js", "go", "/games")
    with visitor.page.expect_navigation():
        offer.click()
    visitor.page.locator(".my-game").first.wait_for()
    described = visitor.page.locator("meta[name=tab]").get_attribute("content")
    assert described is not None
    assert json.loads(described)["server"] == ELSEWHERE
    kept: list[str] = visitor.page.evaluate("() => caches.keys()")
    assert [name.rpartition(" ")[2] for name in kept] == [json.loads(described)["version"]]
    assert visitor.faults == []


# As when the client is installed.
KEEP: Final = """async () => {
  const { use } = await import("/web/bundle/js/main.js");
  await use("js/install.js").keepClient();
}"""
# All files of the site are kept: until then the browser names the worker of "/" instead.
KEPT: Final = """async () => {
  const { active, scope } = (await navigator.serviceWorker.getRegistration("/offline/")) ?? {};
  return active?.state === "activated" && scope.endsWith("/offline/");
}"""


def test_an_installed_client_of_a_server_plays_without_it(
    browser: Browser, files: FileServer
) -> None:
    server = LiveServer(MemoryStore(), replace(FAST, site=str(files.folder / FOLDER))).start()
    context = browser.new_context(viewport=PHONE, locale="fr-FR")  # type: ignore[arg-type]
    context.set_default_timeout(TIMEOUT_MS)
    page = context.new_page()
    page.goto(server.url)
    page.locator(".foot a").wait_for()
    page.evaluate(KEEP)
    wait_until(page, KEPT)
    server.stop()
    page.goto(server.url)
    page.get_by_role("link", name="Jouer sans réseau").click()
    page.locator("[aria-labelledby=game-diamant] .button.main").click()
    page.locator(".table-body").wait_for()
    context.close()


# Notes what the worker for searches answers (noting-worker.js).
NOTE_SEARCHES: Final = """window.searched = [];
window.Worker = class extends window.Worker {
  constructor(address, options) {
    super(address, options);
    this.onanswer = ({ data }) => data.type === "searched" && searched.push(data.type);
    this.addEventListener("message", this.onanswer);
  }
};"""


def test_experts_of_a_server_s_site_search_under_its_policy(
    browser: Browser, site_folder: Path
) -> None:
    """Workers there have a policy of their own: scripts' addresses must be trusted."""
    folder = site_folder / FOLDER
    server = LiveServer(MemoryStore(), replace(FAST, site=str(folder))).start()
    context = browser.new_context(viewport=PHONE, locale="fr-FR")  # type: ignore[arg-type]
    context.set_default_timeout(TIMEOUT_MS)
    context.add_init_script(NOTE_SEARCHES)
    visitor = Visitor(context)
    visitor.page.route("**/offline/", with_noting_worker)
    visitor.open(f"{server.url}/offline/")
    wanted = {"game": "diamant", "seats": ["open", "expert", "expert"]}
    sit_down(visitor, wanted)
    visitor.page.wait_for_function("() => searched.length")
    assert visitor.faults == []
    context.close()
    server.stop()


def with_noting_worker(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=answer.text().replace(WORKER, "noting-worker.js"))


def play_and_verify(visitor: Visitor, game: str, folder: Path) -> None:
    visitor.play_now(game)
    end_and_verify(visitor, game, folder)


def end_and_verify(visitor: Visitor, game: str, folder: Path) -> str:
    """Play on at the table that is shown; its record."""
    table = visitor.page.url.rpartition("/t/")[2]
    HastyPlayer(visitor.page).play_to_end()
    text = visitor.record(table)
    record = folder / f"{game}.jsonl"
    record.write_text(text, encoding="utf-8")
    assert same_game(text, folder) == text
    assert main(["verify", str(record)]) == 0
    done = subprocess.run([sys.executable, str(VERIFIER), str(record)], check=False)
    assert done.returncode == 0
    assert visitor.faults == []
    return text
