"""A second tap never answers the next question, and never turns a secret choice round."""

import itertools
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SIZES, Browsers
from tests.browser.new_tables import fill_form, start_table
from tests.browser.player import Player
from tests.browser.server_process import ServerProcess

TABLES: Final[dict[str, dict[str, Any]]] = {
    "diamant": {"seats": 4},
    "letsdig": {"seats": 2},
    "digup": {"seats": 2},
    "dig": {"seats": 2},
    "digger": {"seats": 3, "options": {"pace": "untimed", "throws": "8"}},
}
GAPS_MS: Final = (50, 150, 300)
SETTLED_MS: Final = 450  # a question that is older takes input
TAPS: Final = 4

LATE_MS: Final = 380  # a tap so long after another is one of its own

# Every move that the page has sent, and when it was tapped.
NOTE_MOVES = """(() => {
  window.moves = [];
  window.taps = [];
  addEventListener("touchstart", () => window.taps.push(performance.now()), { capture: true });
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    const message = JSON.parse(data);
    if (message.type === "move") window.moves.push(message.move);
    return send.call(this, data);
  };
})()"""


@pytest.mark.parametrize("game", TABLES)
def test_a_second_tap_changes_nothing(browsers: Browsers, server: ServerProcess, game: str) -> None:
    page = browsers.open(server, quick=False, script=NOTE_MOVES, **SIZES["phone"])
    start_table(page, game, **TABLES[game])
    player = Player(page)
    gaps = itertools.cycle(GAPS_MS)
    for _ in range(TAPS):
        offered = player.wait()
        page.wait_for_timeout(SETTLED_MS)
        if offered[0].startswith("("):
            player.step()
            continue
        # A theft asks for a gesture first: its tap sends nothing.
        taps = [move for move in player.wait() if not move.startswith("steal")]
        move = player.choose(taps)
        sent = tap_twice(page, player.place([move]), next(gaps))
        # Digger has no pause, but what lies under the finger stays there; what others do may be
        # shown just then.
        assert sent == [move] or (game == "digger" and sent in ([], [move, move]))


def tap_twice(page: Page, selector: str, gap: int) -> list[str]:
    """Two taps on the same spot; tells the moves that came of them.

    On a busy machine the second tap may come late: then it is no second tap, and is not counted.
    """
    button = page.locator(selector).first
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.evaluate("() => { window.moves = []; window.taps = []; }")
    page.touchscreen.tap(x, y)
    page.wait_for_timeout(gap)
    page.touchscreen.tap(x, y)
    page.wait_for_timeout(300)
    sent: list[str]
    sent, (first, *second) = page.evaluate("() => [window.moves, window.taps]")
    return sent if second and second[0] - first < LATE_MS else sent[:1]


@pytest.mark.parametrize("gap", GAPS_MS)
def test_a_second_tap_neither_plays_behind_a_curtain_nor_raises_it(
    browsers: Browsers, server: ServerProcess, gap: int
) -> None:
    page = browsers.open(server, quick=False, script=NOTE_MOVES, **SIZES["phone"])
    fill_form(page, "diamant", seats=3, opponents="device")
    page.locator("form button.main").click()
    expect(page.locator("#raise")).to_be_visible()
    page.wait_for_timeout(SETTLED_MS)
    assert tap_twice(page, "#raise", gap) == []
    expect(page.locator(".curtain")).to_have_count(0)
    page.wait_for_timeout(SETTLED_MS)
    # A secret vote drops the curtain: the second tap may fall on its button.
    assert tap_twice(page, '[data-move="go"]', gap) == ["go"]
    expect(page.locator("#raise")).to_be_visible()
