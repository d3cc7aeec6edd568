"""The review of a game: made while one waits, read, and its worst moments tried again."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Browsers
from tests.browser.layout import assert_no_page_scroll
from tests.browser.positions import REMEMBER
from tests.browser.reviewed_table import put_recorded
from tests.browser.screenshots import check_screen, screenshot
from tests.browser.server_process import ServerProcess


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


def check_reading(page: Page) -> None:
    expect(page.locator(".review-headline")).to_contain_text("your chances of winning")
    expect(page.locator(".ledger-player")).to_have_count(3)
    expect(page.locator(".chart-line")).to_have_count(3)
    expect(page.locator(".turning-events").last).not_to_be_empty()
    page.get_by_text("As a table").click()
    expect(page.locator(".chart-figures tbody tr")).to_have_count(6)
    whose = page.get_by_label("Whose choices")
    expect(whose).to_have_value("0")
    whose.select_option("Everybody’s")
    page.get_by_text("All 47 choices").click()
    expect(page.locator(".all-choices li")).to_have_count(47)
    check_screen(page, "review")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the review").click()
    assert saved.value.suggested_filename.endswith(".review.json")


def check_drill(page: Page) -> None:
    """By keyboard: a choice, what each was worth, the next moment."""
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
    page.get_by_role("link", name="Back to the review").click()


def check_replay(page: Page) -> None:
    """A choice is shown on the board, in the view of its player."""
    page.get_by_label("Whose choices").select_option("Bo")
    page.get_by_role("link", name="See it on the board").last.click()
    expect(page.get_by_label("Whose view")).to_have_value("As Bo saw it")
    page.get_by_role("link", name="Review the game").click()
    expect(page.locator(".review-headline")).to_be_visible()


def check_progress(page: Page) -> None:
    """It can be stopped, goes on, and is there in the other language as well."""
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(page.get_by_text("Stopped at")).to_be_visible()
    screenshot(page, "review-progress")
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".review-headline")).to_be_visible()
    page.get_by_role("button", name="FR").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Analyse · Diamant")
