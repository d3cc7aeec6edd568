"""Digger against the real clock: one key or tap a move, the theft by gesture, storing at once."""

import statistics
import time
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Browsers
from tests.browser.new_tables import start_table
from tests.browser.player import Player
from tests.browser.screenshots import check_screen, report
from tests.browser.server_process import ServerProcess

# How long each move waited for its answer, by the page's own clock.
NOTE_ANSWERS = """(() => {
  const sent = new Map();
  window.answers = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    const message = JSON.parse(data);
    if (message.type === "move") sent.set(message.id, [message.move, performance.now()]);
    this.addEventListener("message", (event) => {
      const { type, id } = JSON.parse(event.data);
      if (!sent.has(id)) return;
      const [move, at] = sent.get(id);
      sent.delete(id);
      window.answers.push({ move, type, milliseconds: performance.now() - at });
    });
    return send.call(this, data);
  };
})()"""
WANTED = 3  # tokens to store
LIGHT = 20  # seconds after which a careful digger stores what there is


def test_a_turn_against_the_glass(browsers: Browsers, server: ServerProcess) -> None:
    visitor = browsers.open(server, script=NOTE_ANSWERS)
    start_table(visitor, "digger", seats=3, opponents="device")
    player = Player(visitor, choose=digs)
    player.step()  # raise the curtain
    player.wait()
    check_screen(visitor, "table-digger-clock")
    began = time.monotonic()
    while stored(visitor) < WANTED and time.monotonic() - began < LIGHT + 8:
        player.choose = digs if time.monotonic() - began < LIGHT else stores
        if player.step() in ("(pass on)", "(curtain)"):
            began = time.monotonic()  # night fell, or all was stored: the next one digs
    waits = [each["milliseconds"] for each in answers(visitor) if each["type"] == "done"]
    median = statistics.median(waits)
    report("Digger, a move acknowledged", milliseconds=round(median, 1), moves=len(waits))
    assert stored(visitor) >= 1
    assert median < 100


def answers(page: Page) -> list[dict[str, Any]]:
    return page.evaluate("() => window.answers")  # type: ignore[no-any-return]


def stored(page: Page) -> int:
    return sum(
        1 for each in answers(page) if each["type"] == "done" and each["move"].startswith("store")
    )


def digs(offered: list[str]) -> str:
    """Take whatever can be taken; throw until there is enough; then store."""
    takes = [move for move in offered if move.startswith("take")]
    store = [move for move in offered if move.startswith("store")]
    if takes:
        return takes[-1]
    if "throw" in offered and len(store) < 2:
        return "throw"
    return stores(offered)


def stores(offered: list[str]) -> str:
    store = [move for move in offered if move.startswith("store")]
    return store[0] if store else offered[0]


def test_keys_play_digger(visitor: Page) -> None:
    start_table(
        visitor, "digger", seats=3, opponents="device", options={"pace": "untimed", "throws": "8"}
    )
    Player(visitor).step()
    expect(visitor.locator('#board [data-move="throw"]')).to_be_visible()
    visitor.keyboard.press("t")
    expect(visitor.locator(".log-line, #panel-log li").first).to_be_visible()
    check_screen(visitor, "table-digger-thrown")
