"""Each game by touch, by mouse and by keys alone; and what must hold at every step.

Of all but Diamant the middle is left out, and by keys they end early, unless `--heavy` asks for all
of them.

The same games prove the languages, both lights and calm: each is played in another of them.
"""

import importlib.util
import os
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from pioche.cli import main
from tests.browser.conftest import SIZES, Browsers
from tests.browser.layout import assert_all_well
from tests.browser.load_size import check_load_size
from tests.browser.new_tables import start_near_end, start_table, wait_for_table
from tests.browser.player import KeyPlayer, Player
from tests.browser.screenshots import check_screen, report
from tests.browser.server_process import ROOT, ServerProcess

FIRST_TOUCHED: Final = 8  # moves by touch, before the game is near its end
LAST_TOUCHED: Final = 16  # moves of all, from there on
FIRST_MOVES: Final = 5  # by mouse, before the keys take over
MOST_KEYED: Final = 7  # moves by keys, where not all is tried
EFFORT: Final = int(os.environ.get("PIOCHE_HEAVY", "1"))

# Tasks that keep the page from answering, by the browser's own clock.
NOTE_LONG_TASKS: Final = """() => {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(Math.round(duration));
  }).observe({ type: "longtask" });
}"""


@dataclass(frozen=True)
class Played:
    """How a game is played: the phone in one language and light, the desktop in the others."""

    seats: int
    french: str
    dark: str
    options: dict[str, str] = field(default_factory=dict)


GAMES: Final = {
    "letsdig": Played(2, french="phone", dark="phone"),
    "digup": Played(2, french="desktop", dark="phone"),
    "dig": Played(2, french="phone", dark="desktop"),
    "digger": Played(3, "desktop", "desktop", {"pace": "untimed", "throws": "2"}),
}


def open_page(browsers: Browsers, server: ServerProcess, how: Played, size: str) -> Page:
    return browsers.open(
        server,
        **SIZES[size],
        locale="fr" if how.french == size else "en",
        color_scheme="dark" if how.dark == size else "light",
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_touch(browsers: Browsers, server: ServerProcess, game: str) -> None:
    how = GAMES[game]
    page = open_page(browsers, server, how, "phone")
    start_table(page, game, seats=how.seats, options=how.options)
    player = Player(page, check=assert_all_well)
    player.choose = lambda offered: next(
        (move for move in offered if move.startswith("steal")), player.random.choice(offered)
    )
    if EFFORT == 1:
        player.play_some(FIRST_TOUCHED)
        start_near_end(page, game, seats=how.seats, left=LAST_TOUCHED, options=how.options)
    play_and_report(player, game, "phone")
    check_screen(page, f"end-{game}-phone")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_mouse_then_by_keys_alone(
    browsers: Browsers, server: ServerProcess, game: str
) -> None:
    how = GAMES[game]
    page = open_page(browsers, server, how, "desktop")
    start_table(page, game, seats=how.seats, options=how.options)
    player = Player(page, check=assert_all_well)
    player.play_some(FIRST_MOVES)
    page.mouse.move(2, 2)
    keys = KeyPlayer(page, check=assert_all_well)
    if EFFORT == 1:
        keys.play_some(MOST_KEYED)
    if EFFORT > 1 or page.locator("#end-title").count():
        play_and_report(keys, game, "desktop")
        expect(page.locator("#end-title")).to_be_focused()


def play_and_report(player: Player, game: str, size: str) -> None:
    """To the end, with the seal whole; and how long it and its longest tasks took."""
    began = time.monotonic()
    report(f"table of {game}, {size}", bytes=check_load_size(player.page))
    player.page.evaluate(NOTE_LONG_TASKS)
    player.play_to_end()
    details = player.page.locator(".end-toggle")
    if details.is_visible():  # on a desktop they stand there already
        details.click()
    expect(player.page.locator(".seal.is-whole")).to_be_visible()
    tasks = [task for task in player.page.evaluate("() => window.longTasks") if task > 100]
    seconds = round(time.monotonic() - began, 1)
    longest = max(tasks, default=0)
    report(f"game of {game}, {size}", moves=player.moves, seconds=seconds)
    report(f"long tasks of {game}, {size}", over_100_ms=len(tasks), longest_ms=longest)


@pytest.mark.parametrize("size", SIZES if EFFORT > 1 else ["phone"])
def test_a_whole_diamant(
    browsers: Browsers, server: ServerProcess, tmp_path: Path, size: str
) -> None:
    """From the first page on; with everything that moves, and to the record in one's hands."""
    page = browsers.open(server, reduced_motion="no-preference", **SIZES[size])
    page.goto("/")
    page.get_by_role("button", name="Play now: Diamant, against bots").click()
    wait_for_table(page)
    stay = 4 if size == "phone" else 2  # how deep one goes: far, where there is least room
    player = Player(
        page,
        choose=lambda _: "go" if player.moves % stay < stay - 1 else "leave",
        check=assert_all_well,
    )
    play_and_report(player, "diamant", size)
    for summary in page.locator(".seal summary").all():
        summary.click()
    check_screen(page, f"end-diamant-{size}")
    if size == "phone":
        verify_record(page, tmp_path / "record.pioche")
        notice_another_play(page)


# What the page keeps of a game while it is played; and as if the server had sent another move.
KEPT_HEADS: Final = """() => JSON.parse(localStorage.getItem(
    `pioche-play-${location.pathname.split("/")[2]}`)).heads"""
KEEP_ANOTHER: Final = """() => localStorage.setItem(
    `pioche-play-${location.pathname.split("/")[2]}`,
    JSON.stringify({ heads: ["ab".repeat(32)], moves: {} }))"""


def verify_record(page: Page, file: Path) -> None:
    """The file that the page hands over satisfies the stand-alone script, and so does its chain."""
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    download.value.save_as(file)
    heads = page.evaluate(KEPT_HEADS)
    proved = verifier().verify(file.read_text(encoding="utf-8"), heads)
    assert proved
    text = f"noted {len(heads)} fingerprints of the game, and the record holds them all"
    expect(page.locator(".seal")).to_contain_text(text)
    # The command that it shows hands over the last one that it kept.
    command = page.locator(".seal code", has_text="pioche verify").inner_text().split()
    assert command[2] == download.value.suggested_filename
    assert main([command[1], str(file), *command[3:]]) == 0
    assert command[-1] == heads[-1]


def notice_another_play(page: Page) -> None:
    """A record without what the browser received breaks the seal."""
    page.evaluate(KEEP_ANOTHER)
    page.reload()
    expect(page.locator(".seal.is-broken")).to_contain_text("not the game that your browser saw")


def verifier() -> Any:  # noqa: ANN401  (a script, not a package of ours)
    spec = importlib.util.spec_from_file_location("v", ROOT / "verifier" / "pioche_verify.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
