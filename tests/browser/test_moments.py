"""What nobody should miss is seen before anything new is asked: the trap, the night."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Browsers
from tests.browser.new_tables import start_table
from tests.browser.server_process import ServerProcess

LONGEST = 90  # seconds until it happens
BEAT = 2000  # milliseconds that a moment lasts at least, where nobody taps

# What stands on the screen when a moment has begun, and how long it is until something is asked.
NOTE_MOMENTS = """(() => {
  window.moments = [];
  let shown = null;
  const count = (selector) => document.querySelectorAll(selector).length;
  const describe = (moment, note) => Object.assign(note, {
    text: moment.innerText,
    asked: count("#board [data-move]") + count("#status") + count("#end-title"),
    cards: count(".moment .ending-card"), trapped: count(".cave-path .cave-step-trap"),
  });
  new MutationObserver(() => {
    const moment = document.querySelector(".moment");
    if (moment && !shown) {
      shown = { kind: moment.className, began: performance.now(), ended: null };
      window.moments.push(shown);
      const note = shown;
      requestAnimationFrame(() => describe(moment, note));
    }
    if (!moment && shown) shown = void (shown.ended = performance.now());
  }).observe(document, { childList: true, subtree: true });
})()"""


def play_until(page: Page, kind: str, choose: Callable[[list[str]], str]) -> dict[str, Any]:
    """Play on the board until such a moment; tells what stood there, once it is over."""
    deadline = time.monotonic() + LONGEST
    while time.monotonic() < deadline:
        seen = [each for each in page.evaluate("() => window.moments") if kind in each["kind"]]
        if seen and seen[0]["ended"]:
            return dict(seen[0])
        offered = page.evaluate(
            "() => [...document.querySelectorAll('#board [data-move]')].map((b) => b.dataset.move)"
        )
        chosen = choose(offered)
        if chosen and not page.locator(".vote.is-chosen").count():
            page.evaluate(
                "(move) => document.querySelector(`#board [data-move='${move}']`)?.click()", chosen
            )
        page.wait_for_timeout(100)
    raise AssertionError(f"no {kind}")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_trap_is_seen_before_the_next_question(
    browsers: Browsers, server: ServerProcess, motion: str
) -> None:
    page = browsers.open(server, quick=False, viewport=PHONE, reduced_motion=motion)
    page.add_init_script(NOTE_MOMENTS)
    start_table(page, "diamant", seats=3)
    seen = play_until(page, "moment-trap", lambda offered: "go" if "go" in offered else "")
    assert "Trap!" in seen["text"]
    assert (seen["cards"], seen["trapped"]) == (2, 2)  # both cards, there and on the ended path
    assert seen["asked"] == 0
    assert seen["ended"] - seen["began"] > BEAT


def test_a_tap_ends_a_moment_and_answers_nothing(browsers: Browsers, server: ServerProcess) -> None:
    page = browsers.open(server, quick=False)
    start_table(page, "diamant", seats=3)
    page.wait_for_timeout(500)
    page.locator('#board [data-move="leave"]').click()
    page.locator(
        ".moment-closed, .moment-trap"
    ).wait_for()  # all are out, or a trap has caught the others
    page.wait_for_timeout(600)
    page.locator(".moment-pass").dblclick()
    expect(page.locator("#board .vote[data-move]")).to_have_count(2)
    expect(page.locator(".vote.is-chosen, .moment")).to_have_count(0)


def test_night_falls_before_the_next_question(browsers: Browsers, server: ServerProcess) -> None:
    page = browsers.open(server, quick=False, viewport=PHONE)
    page.add_init_script(NOTE_MOMENTS)
    start_table(page, "digger", seats=3, options={"pace": "30", "first": "1"})

    def digs(offered: list[str]) -> str:
        """Take what there is and store none of it."""
        takes = [move for move in offered if move.startswith("take")]
        beside = any(move.startswith("store") for move in offered)
        return takes[0] if takes else "" if beside or "throw" not in offered else "throw"

    seen = play_until(page, "moment-night", digs)
    assert "Night falls" in seen["text"]
    assert seen["asked"] == 0
    assert seen["ended"] - seen["began"] > BEAT
