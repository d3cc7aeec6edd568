"""A second tap never answers the next question, and never turns a secret choice round."""

import itertools
import json
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SIZES, Browsers
from tests.browser.new_tables import fill_form, open_position, start_table
from tests.browser.player import Player
from tests.browser.positions import known_positions, recorded_move
from tests.browser.server_process import ServerProcess
from tests.browser.windows import STORE

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

# Every move that the page has sent, and how many clicks it has handled.
NOTE_MOVES = """(() => {
  window.moves = [];
  window.clicks = 0;
  addEventListener("click", () => { window.clicks += 1; }, { capture: true });
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    const message = JSON.parse(data);
    if (message.type === "move") window.moves.push(message.move);
    return send.call(this, data);
  };
})()"""
FORGET_MOVES = """() => {
  Object.assign(window, { moves: [], clicks: 0 });
  return (performance.timeOrigin + performance.now()) / 1000;
}"""
SHORT_MOMENTS: Final = {"pioche-tastes": json.dumps({"moment": 200, "coach": False})}
NO_TIPS: Final = {"pioche-tastes": json.dumps({"coach": False, "soundOffered": True})}
CLICKED = "(taps) => window.clicks >= taps"


def careful_page(browsers: Browsers, server: ServerProcess) -> Page:
    """Questions settle as they do for people; what is shown between them is short."""
    page = browsers.open(server, quick=False, script=NOTE_MOVES, **SIZES["phone"])
    page.evaluate(STORE, SHORT_MOMENTS)
    return page


@pytest.mark.parametrize("game", TABLES)
def test_a_second_tap_changes_nothing(browsers: Browsers, server: ServerProcess, game: str) -> None:
    page = careful_page(browsers, server)
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
        assert tap_twice(page, player.place([move]), next(gaps)) == [move]


# The first answer that a moment leaves to the player is pressed at once; tells the move.
PRESS_FIRST: Final = """() => new Promise((done) => {
  const look = () => {
    const answer = document.querySelector("#board .vote[data-move]:not([aria-disabled])");
    if (!answer) return requestAnimationFrame(look);
    window.moves = [];
    answer.click();
    done([answer.dataset.move, getComputedStyle(answer).filter]);
  };
  look();
})"""


def test_after_a_moment_that_closes_itself_nothing_takes_a_tap_at_once(
    browsers: Browsers, server: ServerProcess
) -> None:
    """Its question has been there for longer, but nobody has seen it; it is not greyed."""
    page = browsers.open(server, quick=False, script=NOTE_MOVES, **SIZES["phone"])
    page.evaluate(STORE, NO_TIPS)
    position = known_positions()["diamant"]["trap!"]
    open_position(page, position)
    player = Player(page)
    player.wait()
    page.wait_for_timeout(SETTLED_MS)
    player.press(player.place([recorded_move(position)]))
    page.locator(".moment-trap").wait_for()
    move, filtered = page.evaluate(PRESS_FIRST)
    assert filtered == "none"
    page.wait_for_timeout(SETTLED_MS)
    assert page.evaluate("() => window.moves") == []
    player.press(player.place([move]))
    page.wait_for_function("(move) => window.moves.join() === move", arg=move)


def tap_twice(page: Page, selector: str, gap: int, *, handled: int = 0) -> list[str]:
    """Two taps on the same spot, so many milliseconds apart; tells the moves that came of them.

    However busy the machine is, the taps bear the times of the finger; a busy page may have the
    second one `handled` so many milliseconds after the first.
    """
    button = page.locator(selector).first
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    assert box is not None
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    devtools = page.context.new_cdp_session(page)
    began = page.evaluate(FORGET_MOVES)
    for number, at in enumerate((began, began + gap / 1000)):
        for kind, touched in ("touchStart", [spot]), ("touchEnd", []):
            touch = {"type": kind, "touchPoints": touched, "timestamp": at}
            devtools.send("Input.dispatchTouchEvent", touch)
        page.wait_for_function(CLICKED, arg=number + 1)
        page.wait_for_timeout(max(gap, handled))
    devtools.detach()
    sent: list[str] = page.evaluate("() => window.moves")
    return sent


@pytest.mark.parametrize("gap", GAPS_MS)
def test_a_second_tap_neither_plays_behind_a_curtain_nor_raises_it(
    browsers: Browsers, server: ServerProcess, gap: int
) -> None:
    page = careful_page(browsers, server)
    fill_form(page, "diamant", seats=3, opponents="device")
    page.locator("form button.main").click()
    expect(page.locator("#raise")).to_be_visible()
    page.wait_for_timeout(SETTLED_MS)
    assert tap_twice(page, "#raise", gap) == []
    expect(page.locator(".curtain")).to_have_count(0)
    Player(page).wait()
    page.wait_for_timeout(SETTLED_MS)
    # A secret vote drops the curtain: the second tap may fall on its button.
    assert tap_twice(page, '[data-move="go"]', gap, handled=SETTLED_MS) == ["go"]
    expect(page.locator("#raise")).to_be_visible()
