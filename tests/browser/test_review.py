"""The review of a game: made while one waits, read, and its worst moments tried again."""

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Browsers
from tests.browser.layout import assert_no_page_scroll
from tests.browser.new_tables import show
from tests.browser.positions import REMEMBER
from tests.browser.reviewed_table import put_recorded
from tests.browser.screenshots import check_screen, screenshot
from tests.browser.server_process import ServerProcess

SMALLEST_LETTER = 11


def test_a_review(browsers: Browsers, server: ServerProcess) -> None:
    read, fresh = (put_recorded(server, reviewed=kept) for kept in (True, False))
    page = browsers.open(server, viewport=PHONE)
    for laid in (read, fresh):
        page.evaluate(REMEMBER, laid)
    page.goto(f"/t/{read['table']}")
    page.get_by_role("link", name="Review the game").click()
    check_reading(page)
    check_drill(page)
    check_replay(page)
    page.goto(f"/review/{fresh['table']}")
    check_progress(page)


# From now on, whether a choice to look at again was shown while others were still judged.
WATCH_STREAM: Final = """() => {
  window.streamed = false;
  const shown = (what) => document.querySelector(what) !== null;
  new MutationObserver(() => {
    window.streamed ||= shown(".decision") && !shown(".review-headline");
  }).observe(document.body, { childList: true, subtree: true });
}"""


def test_mistakes_are_shown_while_others_are_still_looked_for(
    browsers: Browsers, tmp_path: Path
) -> None:
    server = ServerProcess(tmp_path / "tables.sqlite", "tests.browser.thorough_server").start()
    try:
        page = browsers.open(server, viewport=PHONE)
        laid = put_recorded(server, reviewed=False)
        page.evaluate(REMEMBER, laid)
        page.goto("/games")
        page.evaluate(WATCH_STREAM)
        show(page, f"/review/{laid['table']}")
        expect(page.locator(".review-headline")).to_be_visible()
        assert page.evaluate("() => window.streamed")
        page.goto("about:blank")  # nothing is asked of a server that has gone
    finally:
        server.kill()


# More names under a chart than have room; tells those that touch another one or the edge.
FILL_AXIS: Final = """async () => {
  const element = document.querySelector("line-chart");
  const { chart } = element;
  const named = (place) => ({ at: place / 20, text: `Expedition ${place}` });
  const ticks = Array.from({ length: 21 }, (_, place) => named(place));
  element.chart = { ...chart, ticks };
  await element.updateComplete;
  const right = element.getBoundingClientRect().right;
  const texts = [...element.querySelectorAll(".chart-axis:not([text-anchor=end])")];
  const boxes = texts.map((text) => text.getBoundingClientRect());
  const end = (place) => boxes[place + 1]?.left ?? right;
  const bad = texts.filter((_, place) => boxes[place].right > end(place) - 1);
  element.chart = chart;
  await element.updateComplete;
  return { shown: texts.length, bad: bad.map((text) => text.textContent) };
}"""


def check_reading(page: Page) -> None:
    expect(page.locator(".review-headline")).to_contain_text("Luck was")
    expect(page.locator(".ledger-player")).to_have_count(3)
    expect(page.locator(".chart-line")).to_have_count(3)
    named = page.evaluate(FILL_AXIS)
    assert named["shown"] > 1
    assert named["bad"] == []
    expect(page.locator(".turning-events").last).not_to_be_empty()
    page.get_by_text("As a table").click()
    expect(page.locator(".chart-figures tbody tr")).to_have_count(6)
    whose = page.get_by_label("Whose choices")
    expect(whose).to_have_value("0")
    whose.select_option("Everybody’s")
    check_moments(page)
    check_zoom(page)
    page.get_by_text("All 47 choices").click()
    expect(page.locator(".all-choices a")).to_have_count(47)
    page.locator(".all-choices .repeats").first.click()
    check_screen(page, "review")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the review").click()
    assert saved.value.suggested_filename.endswith(".review.json")


def check_moments(page: Page) -> None:
    """Each has a title, a why and a picture of the board; repeats stand together."""
    cards = page.locator(".decision")
    expect(cards).to_have_count(2)
    expect(cards.first.get_by_role("heading")).to_have_text(
        "Go on or leave: “Leave” instead of “Go on”"
    )
    expect(page.get_by_text("3 times", exact=True)).to_be_visible()
    expect(page.get_by_text("2 times", exact=True)).to_be_visible()
    page.get_by_text("The 2 other times", exact=True).click()
    page.get_by_text("The other time", exact=True).click()
    pictures = page.locator("board-picture")
    expect(pictures).to_have_count(5)
    for picture in pictures.all():
        picture.scroll_into_view_if_needed()
        expect(picture.locator("[data-mark=best]")).to_have_count(1)
    whys = page.locator(".decision-why")
    assert all(why.locator("li").count() for why in whys.all())


def check_zoom(page: Page) -> None:
    """The chart is as wide as its box, shows a part of the game, and no letter is small."""
    chart = page.locator("line-chart")
    line = chart.locator(".chart-line").first
    whole = line.get_attribute("points")
    page.get_by_role("button", name="Zoom in").click()
    expect(line).not_to_have_attribute("points", str(whole))
    page.get_by_role("button", name="Zoom out").click()
    expect(line).to_have_attribute("points", str(whole))
    width, scale, letters = chart.evaluate(
        """chart => {
          const drawing = chart.querySelector(".chart-drawing");
          const box = drawing.getBoundingClientRect();
          const sizes = [...drawing.querySelectorAll("text")].map(
            (text) => Number.parseFloat(getComputedStyle(text).fontSize),
          );
          return [chart.clientWidth - box.width, box.width / drawing.viewBox.baseVal.width, sizes];
        }"""
    )
    assert abs(width) < 1
    assert 0.99 < scale < 1.01
    assert min(letters) >= SMALLEST_LETTER


def check_drill(page: Page) -> None:
    """By keyboard: a choice, what each was worth, the next moment, and the tally at the end."""
    page.get_by_role("link", name=re.compile(r"^Try the \d worst moments again")).press("Enter")
    expect(page.locator("#board [data-move]").first).to_be_focused()
    assert_no_page_scroll(page)
    page.keyboard.press("1")
    expect(page.locator("#drill-verdict")).to_be_focused()
    expect(page.locator(".drill-values li").first).to_contain_text("best")
    assert_no_page_scroll(page)
    check_screen(page, "drill")
    page.get_by_role("link", name="Next moment").press("Enter")
    expect(page.locator(".table-name")).to_have_text(re.compile("Try again: 2 of"))
    check_tally(page)


def check_tally(page: Page) -> None:
    """The rest by keyboard; then how many were found."""
    last = page.get_by_role("button", name="How did I do?")
    for number in range(2, 9):
        expect(page.locator(".table-name")).to_have_text(re.compile(f"Try again: {number} of"))
        expect(page.locator("#board [data-move]").first).to_be_focused()
        page.keyboard.press("1")
        expect(page.locator("#drill-verdict")).to_be_focused()
        if last.is_visible():
            break
        page.get_by_role("link", name="Next moment").press("Enter")
    last.press("Enter")
    expect(page.locator("#drill-verdict")).to_have_text("2 of 5 found")
    expect(page.locator(".drill-try.is-found")).to_have_count(2)
    expect(page.locator(".drill-try.is-missed")).to_have_count(3)
    check_screen(page, "drill-tally")
    page.get_by_role("link", name="Back to the review").last.click()


def check_replay(page: Page) -> None:
    """A choice is shown on the board, in the view of its player."""
    page.get_by_label("Whose choices").select_option("Bo")
    page.locator(".decision").get_by_role("link", name="See it on the board").last.click()
    expect(page.get_by_label("Whose view")).to_have_value("As Bo saw it")
    page.get_by_role("link", name="Review the game").click()
    expect(page.locator(".review-headline")).to_be_visible()


def check_progress(page: Page) -> None:
    """It can be stopped, goes on, and is there in the other language as well."""
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(page.get_by_text("Stopped at")).to_be_visible()
    screenshot(page, "review-progress")
    page.get_by_role("button", name="Go on").click()
    # A quick machine has finished before the progress can be read.
    headline = page.locator(".review-headline")
    expect(page.get_by_text("looked at").or_(headline).first).to_be_visible()
    expect(headline).to_be_visible()
    page.get_by_role("button", name="FR").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Analyse · Diamant")
