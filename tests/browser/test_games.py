"""A whole game of each by clicks against bots; and what one finds at its end."""

import importlib.util
import os
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import SIZES, Browsers
from tests.browser.layout import assert_well_laid
from tests.browser.load_size import check_load_size
from tests.browser.new_tables import start_table, wait_for_table
from tests.browser.player import Player
from tests.browser.screenshots import check_screen, report, screenshot
from tests.browser.server_process import ROOT, ServerProcess

TABLES: dict[str, dict[str, Any]] = {
    "letsdig": {"seats": 2},
    "digup": {"seats": 2},
    "dig": {"seats": 2},
    "digger": {"seats": 3, "options": {"pace": "untimed", "throws": "2"}},
}


# On a phone every game is played to its end; by mouse its first moves, and all with `--heavy`.
EFFORT = int(os.environ.get("PIOCHE_HEAVY", "1"))
FIRST_MOVES = 25


def plays_on(player: Player, size: str) -> bool:
    """Whether a game has more moves to be played."""
    if size == "phone" or EFFORT > 1:
        return True
    while player.moves < FIRST_MOVES and player.step() != "(end)":
        pass
    return False


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", TABLES)
def test_a_whole_game_by_clicks(
    browsers: Browsers, server: ServerProcess, game: str, size: str
) -> None:
    began = time.monotonic()
    page = browsers.open(server, **SIZES[size])
    start_table(page, game, **TABLES[game])
    player = Player(page, check=assert_well_laid)
    player.choose = lambda offered: next(
        (move for move in offered if move.startswith("steal")), player.random.choice(offered)
    )
    for _ in range(6):
        player.step()
    while player.wait() == ["(theft)"]:  # its marker never stands still
        player.step()
    report(f"table of {game}, {size}", bytes=check_load_size(page))
    check_screen(page, f"table-{game}-{size}")
    if not plays_on(player, size):
        return
    player.play_to_end()
    expect(page.locator(".seal.is-whole")).to_be_visible()
    check_screen(page, f"end-{game}-{size}")
    seconds = round(time.monotonic() - began, 1)
    report(f"whole game of {game}, {size}", moves=player.moves, seconds=seconds)


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_diamant(
    browsers: Browsers, server: ServerProcess, tmp_path: Path, size: str
) -> None:
    page = browsers.open(server, reduced_motion="no-preference", **SIZES[size])
    page.goto("/")
    page.get_by_role("button", name="Play at once: Diamant, against bots").click()
    wait_for_table(page)
    screenshot(page, f"diamant-{size}-first")
    player = Player(
        page,
        choose=lambda offered: "go" if player.moves % 5 < 4 else "leave",
        check=assert_well_laid,
    )
    for turn in range(5):
        player.step()
        player.wait()
        screenshot(page, f"diamant-{size}-{turn}")
    check_screen(page, f"table-diamant-{size}")
    player.play_to_end()
    expect(page.locator(".seal.is-whole")).to_be_visible()
    page.locator(".seal summary").click()
    check_screen(page, f"end-diamant-{size}")
    verify_record(page, tmp_path / "record.pioche")


def verify_record(page: Page, file: Path) -> None:
    """The file that the page hands over satisfies the stand-alone script."""
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    download.value.save_as(file)
    proved = verifier().verify(file.read_text(encoding="utf-8"))
    assert proved


def verifier() -> Any:  # noqa: ANN401  (a script, not a package of ours)
    spec = importlib.util.spec_from_file_location("v", ROOT / "verifier" / "pioche_verify.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# As a finger does that goes over the whole slider: many steps, none of them for long.
DRAG = """async (slider) => {
  for (let step = 0; step <= Number(slider.max); step += 1) {
    slider.value = String(step);
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise((go) => setTimeout(go, 10));
  }
}"""


def test_a_replay_that_is_dragged_ends_at_its_last_step(browsers: Browsers, visitor: Page) -> None:
    """Even where the server finds that it is asked too often."""
    start_table(visitor, "diamant", seats=3)
    Player(visitor).play_to_end()
    visitor.get_by_role("link", name="Replay").click()
    slider, events = visitor.get_by_role("slider"), visitor.locator(".replay-events .log-lines")
    expect(slider).to_have_value("0")
    expect(slider).not_to_have_attribute("max", "0")  # the first frame tells how long it is
    steps = int(slider.get_attribute("max") or "0")
    asked: list[str] = []

    def refuse_some(route: Route) -> None:
        asked.append(route.request.url)
        busy = {"key": "server-too-fast", "arguments": {}, "ruling": ""}
        route.fulfill(status=429, json=busy) if len(asked) <= 2 else route.continue_()

    browsers.monitors[0].allowed = "429"
    visitor.route("**/replay/*", refuse_some)
    slider.evaluate(DRAG)
    expect(events).to_contain_text("The game is over.")
    expect(visitor.locator("#board")).to_be_visible()
    assert 3 <= len(asked) <= 3 + steps // 4


def test_playing_again(visitor: Page) -> None:
    first = start_table(visitor, "diamant", seats=3)
    Player(visitor, choose=lambda _: "leave").play_to_end()
    visitor.get_by_role("button", name="Play again").click()
    visitor.wait_for_url(lambda url: "/t/" in url and not url.endswith(first))
    expect(visitor.locator(".table-body, .lobby")).to_be_visible()


def test_playing_again_after_the_line_failed(browsers: Browsers, visitor: Page) -> None:
    """The new table was made and nothing more: its host is known, and asks once more."""
    first = start_table(visitor, "diamant", seats=3)
    Player(visitor, choose=lambda _: "leave").play_to_end()
    browsers.monitors[0].allowed = "ERR_FAILED"
    visitor.route(lambda url: "/api/tables/" in url, lambda route: route.abort())
    visitor.get_by_role("button", name="Play again").click()
    visitor.wait_for_url(lambda url: "/t/" in url and not url.endswith(first))
    visitor.unroute_all()
    visitor.goto(first)
    visitor.get_by_role("button", name="Join the next game").click()
    visitor.wait_for_url(lambda url: "/t/" in url and not url.endswith(first))
    assert Player(visitor).wait()
