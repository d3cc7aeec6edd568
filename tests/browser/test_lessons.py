"""The five lessons: following the teacher leads to the end of each chapter."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from pioche.lessons import chapters_of, lesson_games
from tests.browser.conftest import PHONE, SIZES, Browsers
from tests.browser.layout import assert_no_page_scroll, assert_targets_free, assert_well_laid
from tests.browser.new_tables import open_position, start_table
from tests.browser.player import DRAWN, Player
from tests.browser.positions import known_positions
from tests.browser.screenshots import check_screen
from tests.browser.server_process import ServerProcess

MOST_STEPS = 120

# What the teacher waits for, once the ring is there: to be read, a tap within it, a gesture.
AWAITED = """() => {
  if (document.querySelector(".lesson-end")) return { end: true };
  for (const gesture of [".sweep-stop", ".theft-other"])
    if (document.querySelector(`dialog[open] ${gesture}`)) return { gesture };
  // On a busy machine a tap may last long enough to ask what a card does, or come so late that the
  // board has moved on and something else lies there.
  const opened = document.querySelector(".card-info:popover-open, dialog.is-drawer[open]");
  if (opened) return { sheet: true };
  const words = document.querySelector("#lesson-words")?.innerText ?? "";
  const next = document.querySelector("#lesson-next");
  const ring = document.querySelector(".lesson-pointer:popover-open");
  if (!ring || document.querySelector(".moment, .moment-pass, .is-waiting")) return null;
  if (next) return { words, next: true };
  const { left, top, width, height } = ring.getBoundingClientRect();
  return { words, at: [left + width / 2, top + height / 2] };
}"""

# The boards move: the arrow follows a little later.
ARROW_COVERS_NOTHING = """() => {
  const arrow = document.querySelector(
    ".lesson-pointer:popover-open:not([data-side=none]) > span");
  const { left, top, right, bottom } = arrow?.getBoundingClientRect() ?? {};
  const range = document.createRange();
  const covers = (box) =>
    box.left < right && left < box.right && box.top < bottom && top < box.bottom;
  if (!arrow) return true;
  if ([...document.querySelectorAll("#board [data-move]")].some((choice) =>
    covers(choice.getBoundingClientRect()) && !choice.querySelector("[data-move]"))) return false;
  return ![...document.querySelectorAll("#board *, .chips *")].some((each) =>
    each.getBoundingClientRect().width > 1 && [...each.childNodes].some((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue.trim()) return false;
      range.selectNode(node);
      return [...range.getClientRects()].some(covers);
    }));
}"""


def obey(page: Page) -> list[str]:
    """Follow the teacher until the end; returns what the teacher said."""
    said: list[str] = []
    for _ in range(MOST_STEPS):
        awaited = page.wait_for_function(AWAITED).json_value()
        if awaited.get("end"):
            return said
        assert_no_page_scroll(page)
        if awaited.get("sheet"):
            page.keyboard.press("Escape")
            continue
        if awaited.get("gesture"):
            page.locator(f"dialog[open] {awaited['gesture']}").tap()
            continue
        if not page.locator("[data-opens][aria-expanded=true]").count():  # a sheet lies over others
            assert_targets_free(page)
        page.wait_for_function(ARROW_COVERS_NOTHING)
        said.append(awaited["words"])
        if awaited.get("next"):
            page.locator("#lesson-next").tap()
        else:
            page.touchscreen.tap(*awaited["at"])
        page.wait_for_timeout(60)
    raise AssertionError(f"the lesson does not end: {said[-5:]}")


@pytest.mark.parametrize("game", lesson_games())
def test_a_lesson_is_played_by_doing_what_the_teacher_asks(
    browsers: Browsers, server: ServerProcess, game: str
) -> None:
    page = browsers.open(server, **SIZES["phone"])
    page.goto(f"/learn/{game}")
    for chapter in chapters_of(game):
        said = obey(page)
        assert len(set(said)) >= 8
        assert all(said)
        expect(page.locator("#end-title")).to_be_visible()
        if chapter != chapters_of(game)[-1]:
            page.locator("#lesson-next").tap()  # the next chapter
            expect(page.locator("#end-title")).to_have_count(0)
    if game == "diamant":
        check_screen(page, "lesson-end")


def test_a_lesson_goes_on_where_it_was_left_and_can_be_started_again(
    browsers: Browsers, server: ServerProcess
) -> None:
    page = browsers.open(server, **SIZES["phone"])
    page.goto("/learn/digup?chapter=2")
    words = page.locator("#lesson-words")
    expect(words).to_contain_text("Second lesson")
    page.locator("#lesson-next").tap()
    expect(words).to_contain_text("keep an eye on it")
    page.goto("/learn/digup")
    expect(words).to_contain_text("keep an eye on it")
    page.get_by_role("button", name="Chapters").click()
    check_screen(page, "lesson-chapters")
    page.locator(".lesson-chapters li:has-text('you are here') .button").click()
    expect(words).to_contain_text("Second lesson")
    page.get_by_role("button", name="Chapters").click()
    page.locator(".lesson-chapters li:first-child .button").click()
    expect(words).to_contain_text("Choose rubies")


def test_another_move_is_gently_refused_and_a_real_game_follows(
    browsers: Browsers, server: ServerProcess
) -> None:
    page = browsers.open(server, viewport=PHONE)
    page.goto("/")
    page.locator(".first-lesson").click()
    page.locator("#lesson-next").wait_for()
    check_screen(page, "lesson")
    for _ in range(2):  # by keys alone
        page.locator("#lesson-next").wait_for()
        page.keyboard.press("Enter")
    page.locator("#board [data-move=leave]").click()
    expect(page.locator(".is-objection #lesson-words")).to_contain_text("Leaving so soon?")
    page.keyboard.press("g")
    expect(page.locator("#lesson-words")).to_contain_text("5 rubies")
    page.evaluate("() => localStorage.setItem('pioche-learned', '[\"diamant\"]')")
    page.locator(".table-house").click()
    expect(page.locator(".game a[href='/learn/diamant']")).to_be_visible()
    expect(page.locator(".first-lesson")).to_have_count(0)


# What a tip covers of what must stay free: the board, and the question unless it has gone.
COVERED_BY_TIP: Final = """() => {
  const tip = document.querySelector(".coach.is-placed")?.getBoundingClientRect();
  if (!tip) return null;
  const needed = [
    "#board, #board [data-face], [data-move], [data-opens]",
    ".table-head, .chip, .about-card, .status-line, .tab",
  ].join();
  return [...document.querySelectorAll(needed)]
    .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((each) => {
      const range = document.createRange();
      range.selectNodeContents(each);
      const words = each.matches(".status-line") ? range.getBoundingClientRect() : null;
      const { left, top, right, bottom } = words ?? each.getBoundingClientRect();
      return left < tip.right && right > tip.left && top < tip.bottom && bottom > tip.top;
    })
    .map((each) => each.outerHTML.slice(0, 120));
}"""
# Positions whose tips stand somewhere at each of these sizes.
TIPS: Final = {
    "diamant": "decide",
    "letsdig": "decide",
    "digup": "play",
    "dig": "turn",
    "digger": "dig",
}
WINDOWS: Final = ((390, 844), (320, 640), (844, 390), (1000, 700), (1366, 768))


@pytest.mark.parametrize("game", TIPS)
def test_a_tip_covers_no_board_target_head_or_player(
    browsers: Browsers, server: ServerProcess, game: str
) -> None:
    page = browsers.open(server, quick=False, viewport=PHONE)
    open_position(page, known_positions()[game][TIPS[game]])
    page.locator(".coach").wait_for(state="attached")
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        page.wait_for_function(f"() => ({COVERED_BY_TIP})()?.length === 0")


def decline_sound(page: Page) -> None:
    """On a phone sound is offered before the first tip, in its place."""
    page.locator(".coach .sound-offer .button").last.click()


def test_a_tip_is_given_once_a_turn_at_most_and_can_be_turned_off(
    browsers: Browsers, server: ServerProcess
) -> None:
    page = browsers.open(server, quick=False, viewport=PHONE)
    path = start_table(page, "letsdig", seats=2, options={"first": "1"})
    decline_sound(page)
    tip = page.locator(".coach.is-placed")
    expect(tip).to_contain_text("Choose a hole")
    assert_well_laid(page)
    check_screen(page, "hint")
    page.wait_for_timeout(500)  # a new question takes no input at first
    page.locator("#board [data-move='dig 1']").click()
    page.wait_for_timeout(500)
    expect(tip).to_have_count(0)  # the same turn
    page.goto(path)
    page.locator("#board").wait_for()
    expect(page.locator(".coach:has-text('Choose a hole')")).to_have_count(0)
    start_table(page, "diamant", seats=3)
    tip.get_by_role("button", name="No more tips").click()
    expect(tip).to_have_count(0)
    page.goto("/settings")
    expect(page.locator("input[name=web-coach][value=off]")).to_be_checked()


def test_tips_are_silent_on_what_was_done_without_one(
    browsers: Browsers, server: ServerProcess
) -> None:
    """The first turn asks two questions, and has one tip: the second question is known by then."""
    page, other = (browsers.open(server, quick=False, viewport=PHONE) for _ in range(2))
    tip = ".coach:has-text('Nothing is yours until you stop')"
    start_table(page, "letsdig", seats=2, options={"first": "1"})
    decline_sound(page)
    expect(page.locator(".coach.is-placed")).to_contain_text("Choose a hole")
    stop = page.locator("[data-move='stop']")
    for move in ("dig 1", "stop"):
        page.wait_for_timeout(500)  # a new question takes no input at first
        Player(page).press(f"[data-move='{move}']")
        stop.wait_for(state="visible" if move != "stop" else "detached")
        expect(page.locator(tip)).to_have_count(0)
    Player(page).wait()  # the next turn
    for visitor, times in ((other, 1), (page, 0)):
        open_position(visitor, known_positions()["letsdig"]["decide"])
        if visitor is other:
            decline_sound(visitor)
        Player(visitor).wait()
        visitor.evaluate(DRAWN)
        expect(visitor.locator(tip)).to_have_count(times)
