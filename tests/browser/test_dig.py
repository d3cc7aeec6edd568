"""DIG by touch: the tavern is one tap away, a collapse is seen before one is asked again."""

from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Browsers
from tests.browser.layout import assert_well_laid
from tests.browser.new_tables import start_table
from tests.browser.player import Player
from tests.browser.screenshots import check_screen, screenshot
from tests.browser.server_process import ServerProcess

# For every scene that the board was given with a collapse in it: whether it showed it.
WATCH: Final = """() => {
  const board = document.querySelector("dig-board");
  const seen = new Set();
  window.collapses = [];
  new MutationObserver(() => {
    const { fresh, seat } = board.scene;
    const fallen = fresh.filter(({ event }) => event === "collapses");
    if (!fallen.length || seen.has(fresh)) return;
    seen.add(fresh);
    const own = fallen.some((event) => event.seat === seat);
    const marks = [".dig-spotlight.is-collapses .is-struck", ".is-collapse"];
    if (own) marks.push("[class*=is-shaken]", ".dig-rubble");
    window.collapses.push(marks.filter((mark) => !board.querySelector(mark)));
  }).observe(board, { childList: true, subtree: true, attributes: true });
}"""


def phone(browsers: Browsers, server: ServerProcess) -> Page:
    return browsers.open(server, viewport=PHONE, has_touch=True, is_mobile=True)


def dig_on(offered: list[str]) -> str:
    """Open galleries and dig in all of them: something falls in soon."""
    liked = ("dig 1+2+3", "dig 1+2", "dig", "recruit", "beside", "draw", "suffer")
    return next((move for like in liked for move in offered if move.startswith(like)), offered[0])


def test_a_collapse_is_seen_before_the_next_question(
    browsers: Browsers, server: ServerProcess
) -> None:
    page = phone(browsers, server)
    start_table(page, "dig", seats=2)
    player = Player(page, choose=dig_on, check=assert_well_laid)
    player.wait()
    page.evaluate(WATCH)
    while not page.evaluate("() => window.collapses.length"):
        assert player.step() != "(end)", "nothing fell in: look for another way to see it"
        player.wait()
    screenshot(page, "dig-collapse")
    assert page.evaluate("() => window.collapses") == [[]]


def test_the_tavern_is_one_tap_away(browsers: Browsers, server: ServerProcess) -> None:
    page = phone(browsers, server)
    start_table(page, "dig", seats=4)
    player = Player(page, choose=lambda offered: "collect" if "collect" in offered else offered[0])
    opener = page.locator('[data-opens="#dig-tavern"]')
    while not opener.locator(".dig-badge").count() or "beside" not in player.wait():
        assert player.step() != "(end)"
        player.wait()
    hire = page.locator('#dig-tavern [data-move="hire 1"], #dig-tavern [data-move^="engage"]').first
    expect(hire).to_be_hidden()
    opener.tap()
    expect(hire).to_be_visible()
    assert_well_laid(page)
    check_screen(page, "dig-tavern")
    page.keyboard.press("Escape")
    expect(hire).to_be_hidden()
    expect(opener).to_be_focused()
