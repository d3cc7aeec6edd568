"""Moments are seen before the next question; each from a recorded position."""

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, SIZES, Browsers
from tests.browser.new_tables import open_position
from tests.browser.player import Player
from tests.browser.positions import known_positions, recorded_move
from tests.browser.screenshots import screenshot, take_picture
from tests.browser.server_process import ServerProcess

BEAT: Final = 2000  # milliseconds that a moment lasts at least, without a tap
MOTIONS: Final = ("no-preference", "reduce")

# What is on the screen when a moment has begun, and how long it is until the next question.
NOTE_MOMENTS: Final = """(() => {
  window.moments = [];
  let shown = null;
  const count = (selector) => document.querySelectorAll(selector).length;
  const describe = (moment, note) => Object.assign(note, {
    text: moment.innerText,
    asked: count("#board [data-move]") + count("#status:not(:empty)") + count("#end-title"),
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

# From now on, which of these marks were not seen before the next question.
WATCH_MARKS: Final = """(marks) => {
  const question = () => {
    const { scene } = document.querySelector("#board > *");
    return scene.legal.length ? scene.view.question : null;
  };
  const before = question();
  let unseen = marks;
  window.missing = null;
  const note = () => {
    unseen = unseen.filter((mark) => !document.querySelector(mark));
  };
  // Whatever is drawn, also where a busy machine shows few frames of it.
  const drawn = new MutationObserver(note);
  drawn.observe(document, { childList: true, subtree: true, attributes: true });
  const look = () => {
    note();
    const now = question();
    if (now === null || now === before) return requestAnimationFrame(look);
    drawn.disconnect();
    window.missing = unseen;
  };
  requestAnimationFrame(look);
}"""


def open_before(page: Page, game: str, moment: str) -> str:
    """A table one move before that moment; tells the move."""
    position = known_positions()[game][moment]
    open_position(page, position)
    Player(page).wait()
    return recorded_move(position)


def moment_seen(page: Page, kind: str) -> dict[str, Any]:
    """What stood there while it lasted, once it is over."""
    page.wait_for_function("() => window.moments[0]?.ended")
    seen: dict[str, Any] = page.evaluate("() => window.moments[0]")
    assert kind in seen["kind"]
    return seen


@pytest.mark.parametrize("motion", MOTIONS)
def test_a_trap_is_seen_before_the_next_question(
    browsers: Browsers, server: ServerProcess, motion: str
) -> None:
    page = browsers.open(
        server, quick=False, script=NOTE_MOMENTS, viewport=PHONE, reduced_motion=motion
    )
    move = open_before(page, "diamant", "trap!")
    page.wait_for_timeout(450)  # a new question takes no input at first
    page.locator(f'#board [data-move="{move}"]').click()
    page.locator(".moment").wait_for()
    screenshot(page, f"moment-trap-{motion}")
    seen = moment_seen(page, "moment-trap")
    assert "Trap!" in seen["text"]
    assert (seen["cards"], seen["trapped"]) == (2, 2)  # both cards, there and on the ended path
    assert seen["asked"] == 0
    assert seen["ended"] - seen["began"] > BEAT


def test_a_tap_ends_a_moment_and_answers_nothing(browsers: Browsers, server: ServerProcess) -> None:
    page = browsers.open(server, quick=False)
    move = open_before(page, "diamant", "trap!")
    page.wait_for_timeout(450)
    page.locator(f'#board [data-move="{move}"]').click()
    page.locator(".moment-closed, .moment-trap").wait_for()
    page.wait_for_timeout(600)
    page.locator(".moment-pass").dblclick()
    expect(page.locator("#board .vote[data-move]")).to_have_count(2)
    expect(page.locator(".vote.is-chosen, .moment")).to_have_count(0)


# For each moment of a board that goes on at once: what marks it.
MARKED: Final = {
    ("letsdig", "bust!"): ['[data-moment="bust"]'],
    ("letsdig", "stops!"): ['[data-moment="collect"]'],
    ("letsdig", "steals!"): ['[data-moment="theft"]'],
    ("dig", "collapses!"): ["[data-act=collapse] .dig-rubble", ".dig-ground.is-shaken"],
    ("dig", "strikes!"): ["[data-act=strike] .dig-strike"],
}


@pytest.mark.parametrize("motion", MOTIONS)
def test_a_moment_is_on_the_screen_before_the_next_question(
    browsers: Browsers, server: ServerProcess, motion: str
) -> None:
    page = browsers.open(server, **SIZES["phone"], reduced_motion=motion)
    for (game, moment), marks in MARKED.items():
        move = open_before(page, game, moment)
        page.evaluate(WATCH_MARKS, marks)
        Player(page).press(f'[data-move="{move}"]')
        page.wait_for_function("() => window.missing")
        take_picture(page, f"moment-{game}-{moment.rstrip('!')}-{motion}")
        assert page.evaluate("() => window.missing") == [], f"{game}, {moment}"
