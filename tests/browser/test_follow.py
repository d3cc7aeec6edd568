"""Following the others: bots step by step, what happened since one's last choice, votes shown."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import SIZES, Browsers
from tests.browser.layout import assert_well_laid
from tests.browser.new_tables import fill_form, start_table
from tests.browser.player import Player
from tests.browser.screenshots import check_screen
from tests.browser.server_process import ServerProcess

# Time enough to look at each in both lights.
LONG_MOMENTS = """localStorage.setItem("pioche-tastes", '{"moment": 60000}')"""


def board_box(page: Page) -> tuple[float, ...]:
    box = page.locator("#board").bounding_box()
    assert box is not None
    return box["x"], box["y"], box["width"], box["height"]


def test_bots_are_stepped_and_what_they_did_can_be_read(
    browsers: Browsers, server: ServerProcess
) -> None:
    page = browsers.open(server, **SIZES["phone"])
    page.goto("/settings")
    page.get_by_role("radio", name="step by step").check()
    fill_form(page, "letsdig", seats=3, options={"first": "2"})
    page.locator("form button.main").click()
    step = page.locator(".step-button")
    expect(step).to_be_visible()
    before, logged = board_box(page), page.locator(".since")
    step.focus()
    asked = page.locator(".table-strip .is-asked")
    for _ in range(40):  # two bots play a turn each, key by key
        assert_well_laid(page)
        if asked.count():  # looked at last: the next key would answer it
            break
        page.keyboard.press("Enter")
        expect(step.or_(asked)).to_be_visible()
        page.wait_for_timeout(150)
    expect(page.locator(".table-strip .is-asked")).to_be_visible()
    expect(page.locator("#moves:focus, #board [data-move]:focus")).to_have_count(1)
    assert board_box(page) == before
    box = logged.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    assert_well_laid(page)
    logged.tap()
    sheet = page.get_by_role("dialog", name="Since your turn")
    expect(sheet.locator(".log-heading")).not_to_have_count(0)
    expect(sheet.locator(".log-line[class*=seat-]")).not_to_have_count(0)
    check_screen(page, "sheet-since")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("dialog").get_by_role("radio", name="fast").check()
    check_screen(page, "menu-pace")
    page.keyboard.press("Escape")
    Player(page).step()
    expect(page.locator(".table-strip .is-asked")).to_be_visible()
    expect(step).to_have_count(0)
    page.reload()
    expect(page.locator(".table-strip .is-asked")).to_be_visible()


def skip_acts(page: Page) -> None:
    """To the next question, whatever is played before it."""
    while page.locator("#board[data-act]").count():
        page.locator("#board").tap(position={"x": 5, "y": 5})
        page.wait_for_timeout(100)


def test_a_vote_is_shown_before_the_next_question(
    browsers: Browsers, server: ServerProcess
) -> None:
    page = browsers.open(server, quick=False, script=LONG_MOMENTS, **SIZES["phone"])
    start_table(page, "diamant", seats=3)
    skip_acts(page)
    page.wait_for_timeout(500)
    page.locator('#board [data-move="go"]').tap()
    expect(page.locator('#board[data-act="vote"] .member-vote')).to_have_count(3)
    page.wait_for_timeout(100)
    assert page.locator("#board [data-move]").count() == 0
    expect(page.locator(".since, .chip.is-asked")).to_have_count(0)
    expect(page.locator("#status")).to_be_empty()
    check_screen(page, "moment-vote")
    page.wait_for_timeout(500)
    page.locator(".table-strip .moment-pass").tap()
    expect(page.locator('#board[data-act="vote"]')).to_have_count(0)
    skip_acts(page)
    expect(page.locator("#status")).not_to_be_empty()
