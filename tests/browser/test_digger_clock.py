"""Digger: one key or tap a move, the theft by gesture, the night, and a clock that stays hidden."""

import statistics
import time
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, SIZES, Browsers
from tests.browser.new_tables import fill_form, open_position, start_table
from tests.browser.player import Player
from tests.browser.positions import known_positions
from tests.browser.screenshots import check_screen, report, screenshot
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
# The keys of dice, by how each is hidden while its die tumbles.
NOTE_HIDDEN = """(() => {
  window.hidden = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, time) {
    const { opacity } = frames;
    if (this.matches(".die kbd")) window.hidden.push([this.textContent, opacity, time.duration]);
    return animate.call(this, frames, time);
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


def test_no_key_tells_a_die_that_tumbles(browsers: Browsers, server: ServerProcess) -> None:
    """Against time one may answer while the dice still tumble."""
    page = browsers.open(server, quick=False, script=NOTE_HIDDEN, reduced_motion="no-preference")
    start_table(page, "digger", seats=3, options={"pace": "300", "first": "1"})
    throw, keys = page.locator('[data-move="throw"]').first, page.locator(".die kbd")
    throw.wait_for()
    page.wait_for_timeout(450)  # a new question takes no input at first
    throw.click()
    keys.first.wait_for()
    hidden = page.evaluate("() => window.hidden")
    assert [key for key, *_ in hidden] == keys.all_text_contents()
    assert all(opacity == [0, 0] and long > 0 for _, opacity, long in hidden)


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


def test_heaps_take_taps_as_dice_do(browsers: Browsers, server: ServerProcess) -> None:
    page = browsers.open(server, **SIZES["phone"])
    open_position(page, known_positions()["digger"]["dig"])
    Player(page).wait()
    page.wait_for_timeout(450)  # a new question takes no input at first
    heap = page.locator('.heap[data-tap="take gold"]')
    left = int(heap.locator(".tag").inner_text())
    heap.tap()
    expect(page.locator(".heap-gold .tag")).to_have_text(str(left - 1))
    expect(page.locator('[data-move="take gold"], .card-info-name')).to_have_count(0)
    # What is no move now explains itself.
    page.locator(".heap-gold").tap()
    expect(page.locator(".card-info-name")).to_be_visible()


def test_keys_play_digger(visitor: Page) -> None:
    start_table(
        visitor, "digger", seats=3, opponents="device", options={"pace": "untimed", "throws": "8"}
    )
    Player(visitor).step()
    expect(visitor.locator('#board [data-move="throw"]')).to_be_visible()
    visitor.keyboard.press("t")
    expect(visitor.locator(".log .log-line").first).to_be_visible()
    check_screen(visitor, "table-digger-thrown")


NIGHT_MS = 2000  # that the night is seen at least, without a tap


def test_night_falls_before_the_next_question(browsers: Browsers, server: ServerProcess) -> None:
    page = browsers.open(server, quick=False, viewport=PHONE)
    page.goto("/")  # the glass runs from when the table is opened: the page is there by then
    open_position(page, known_positions()["digger"]["dig-night"])
    page.locator("#board .night").wait_for()
    began = time.monotonic()
    expect(page.locator(".plank-night")).to_contain_text("Night falls")
    expect(page.locator("#board [data-move], .thumb:not(.is-idle)")).to_have_count(0)
    screenshot(page, "moment-night")
    page.locator("#board .night").wait_for(state="detached")
    assert (time.monotonic() - began) * 1000 > NIGHT_MS


# Whether this was drawn at any time from now on: bots may soon play on.
WATCH = """(selector) => {
  window.seen = false;
  new MutationObserver(() => {
    window.seen ||= document.querySelector(selector) !== null;
  }).observe(document, { childList: true, subtree: true, attributes: true });
}"""


# Whether the waiting hand hides what is to be seized.
HAND_OVER_GEM = """() => {
  const [hand, gem] = [".theft-hand", ".theft-aim .theft-stone"].map((each) =>
    document.querySelector(each).getBoundingClientRect());
  const apart = hand.left > gem.right || hand.right < gem.left ||
    hand.top > gem.bottom || hand.bottom < gem.top;
  return !apart;
}"""


def test_a_theft_on_a_phone_is_one_drag(browsers: Browsers, server: ServerProcess) -> None:
    """Straight out it is clean; over a neighbouring pile the hand slips, and the turn is lost."""
    page = browsers.open(server, quick=False, **SIZES["phone"])
    for sideways, seen in ((0, ".mark-loss"), (1, ".crate.is-toppled")):
        open_position(page, known_positions()["digger"]["theft"])
        player = Player(page)
        player.wait()
        player.press('[data-move^="steal ruby"]')
        expect(page.locator("dialog[open]")).not_to_contain_text("space bar")
        expect(page.locator("dialog[open]")).to_contain_text("Drag the ruby to your crate")
        assert not page.evaluate(HAND_OVER_GEM)
        screenshot(page, f"moment-theft-{'slip' if sideways else 'drag'}")
        page.evaluate(WATCH, seen)
        drag_gem(page, sideways)
        page.wait_for_function("() => window.seen")


# The colours of a pile that can be robbed and of one that cannot, while the dice tumble and after.
LIT = """(kind) => {
  const board = document.querySelector("digger-board");
  const act = kind ? { kind, data: {}, scene: board.scene } : null;
  board.scene = { ...board.scene, motion: false, act };
  board.performUpdate();
  const colour = (pile) => getComputedStyle(document.querySelector(pile)).backgroundImage;
  return colour(".is-rival .pile.is-free .pile-count") !== colour(".is-own .pile .pile-count");
}"""


def test_what_can_be_stolen_is_lit_when_the_dice_lie_still(
    browsers: Browsers, server: ServerProcess
) -> None:
    page = browsers.open(server, **SIZES["phone"])
    open_position(page, known_positions()["digger"]["theft"])
    Player(page).wait()
    assert not page.evaluate(LIT, "throw")
    assert page.evaluate(LIT, "")


def drag_gem(page: Page, sideways: int) -> None:
    """Drag the gem down to one's own side, at the pace of a hand."""
    aim, side = (page.locator(each).bounding_box() for each in (".theft-aim", ".theft-side"))
    assert aim
    assert side
    x, y = aim["x"] + aim["width"] / 2, aim["y"] + aim["height"] / 2
    below = side["y"] + 20
    page.mouse.move(x, y)
    page.mouse.down()
    steps = 30
    for step in range(1, steps + 1):
        share = step / steps
        down = max(0, 2 * share - 1) if sideways else share
        page.mouse.move(x + sideways * share * aim["width"] * 1.6, y + (below - y) * down)
        page.wait_for_timeout(16)
    page.mouse.up()


# What the board shows of a scene in which nothing but the hidden time is different: all of the
# page's markup, and the light. The hour of day, on which the light depends, stands still.
SHOWN_AT = """(elapsed) => {
  Date.now = () => 1_000_000;
  const board = document.querySelector("digger-board");
  board.scene = { ...board.scene, motion: true, view: { ...board.scene.view, elapsed } };
  board.performUpdate();
  const { scene } = board;
  return {
    known: scene.now !== null || scene.view.glass !== null,
    shown: board.innerHTML + board.getAttribute("style"),
  };
}"""


def test_nothing_on_the_diggers_board_depends_on_the_time(
    browsers: Browsers, server: ServerProcess
) -> None:
    page = browsers.open(server, **SIZES["phone"])
    open_position(page, known_positions()["digger"]["dig-night"])
    Player(page).wait()
    early, late = (page.evaluate(SHOWN_AT, elapsed) for elapsed in (1000, 29_000))
    assert not early["known"]
    assert early == late
    assert "--dark" in early["shown"]


SOON = 25_000  # milliseconds; turns that are watched last at least ten seconds longer


def test_the_turns_of_bots_need_not_be_watched(visitor: Page) -> None:
    fill_form(visitor, "digger", seats=4)
    visitor.locator("form button.main").click()
    throw = visitor.locator('#board [data-move="throw"]')
    throw.click()
    visitor.locator('[data-move="stop"]').click()
    visitor.locator(".hurry-button").click()
    expect(throw).to_be_visible(timeout=SOON)
    assert len(answers_of_bots(visitor)) >= 3


def answers_of_bots(page: Page) -> list[str]:
    """The turns of others in the log."""
    lines: list[str] = page.evaluate(
        """() => [...document.querySelectorAll("#panel-log *")].map((line) => line.textContent)"""
    )
    return [line for line in lines if "takes the dice" in line]


def test_the_end_says_who_has_won_and_why(browsers: Browsers, server: ServerProcess) -> None:
    page = browsers.open(server, **SIZES["phone"])
    open_position(page, known_positions()["digger"]["over"])
    expect(page.locator(".count-title")).to_contain_text("has the richest crate: 11 points!")
    crate = page.locator(".count-row.is-winner")
    expect(crate.locator(".count-points")).to_have_text("11")
    face, crown = (crate.locator(each).bounding_box() for each in (".portrait", ".count-crown"))
    assert face
    assert crown
    assert crown["x"] >= face["x"] + face["width"]  # beside the face
