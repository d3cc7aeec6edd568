"""What one finds at the end of a game, from a recorded one: its replay, and another game."""

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Browsers
from tests.browser.new_tables import open_position
from tests.browser.player import Player
from tests.browser.positions import known_positions
from tests.browser.screenshots import check_narrow, check_screen

# As a finger does that goes over the whole slider: many steps, none of them for long.
DRAG = """async (slider) => {
  for (let step = 0; step <= Number(slider.max); step += 1) {
    slider.value = String(step);
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise((go) => setTimeout(go, 10));
  }
}"""


def open_end(page: Page) -> str:
    """A game of Diamant that is over."""
    path = open_position(page, known_positions()["diamant"]["over"])
    expect(page.locator("#end-title")).to_be_visible()
    return path


def test_a_replay(browsers: Browsers, visitor: Page) -> None:
    open_end(visitor)
    visitor.get_by_role("link", name="Replay").click()
    slider = visitor.get_by_role("slider")
    expect(slider).to_have_value("0")
    expect(slider).not_to_have_attribute("max", "0")  # the first frame tells how long it is
    steps = int(slider.get_attribute("max") or "0")
    assert steps > 10
    slider.fill(str(steps // 2))
    expect(visitor.get_by_text(f"Step {steps // 2} of {steps}")).to_be_visible()
    check_screen(visitor, "replay")
    slider.focus()
    visitor.keyboard.press("End")
    expect(visitor.get_by_text(f"Step {steps} of {steps}")).to_be_visible()
    check_narrow(visitor, "replay-end")
    visitor.get_by_role("button", name="One step back").click()
    expect(visitor.get_by_text(f"Step {steps - 1} of {steps}")).to_be_visible()
    drag(browsers, visitor, steps)
    visitor.get_by_role("link", name="Back to the table").click()
    expect(visitor.locator("#end-title")).to_be_visible()


def drag(browsers: Browsers, page: Page, steps: int) -> None:
    """It ends at its last step, even where the server finds that it is asked too often."""
    asked: list[str] = []

    def refuse_some(route: Route) -> None:
        asked.append(route.request.url)
        busy = {"key": "server-too-fast", "arguments": {}, "ruling": ""}
        route.fulfill(status=429, json=busy) if len(asked) <= 2 else route.continue_()

    page.reload()  # nothing is remembered of the steps seen
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("max", str(steps))
    browsers.monitors[0].allowed = "429"
    page.route("**/replay/*", refuse_some)
    slider.evaluate(DRAG)
    expect(page.locator(".replay-events .log-lines")).to_contain_text("The game is over.")
    expect(page.locator("#board")).to_be_visible()
    assert 3 <= len(asked) <= 3 + steps // 4


def test_playing_again(browsers: Browsers, visitor: Page) -> None:
    """Twice: the second time the line fails once the new table is made, and its host asks again."""
    first = open_end(visitor)
    visitor.get_by_role("button", name="Play again").click()
    visitor.wait_for_url(lambda url: "/t/" in url and not url.endswith(first))
    expect(visitor.locator(".table-body, .lobby")).to_be_visible()
    second = open_end(visitor)
    browsers.monitors[0].allowed = "ERR_FAILED"
    visitor.route(lambda url: "/api/tables/" in url, lambda route: route.abort())
    visitor.get_by_role("button", name="Play again").click()
    visitor.wait_for_url(lambda url: "/t/" in url and not url.endswith(second))
    visitor.unroute_all()
    visitor.goto(second)
    visitor.get_by_role("button", name="Join the next game").click()
    visitor.wait_for_url(lambda url: "/t/" in url and not url.endswith(second))
    assert Player(visitor).wait()
