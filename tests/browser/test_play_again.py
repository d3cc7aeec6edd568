"""From the end of a recorded game: its replay dragged, and another game."""

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Browsers
from tests.browser.new_tables import open_position
from tests.browser.player import Player
from tests.browser.positions import known_positions

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


def test_a_replay_that_is_dragged_ends_at_its_last_step(browsers: Browsers, visitor: Page) -> None:
    """Even while the server limits the rate of requests."""
    open_end(visitor)
    visitor.get_by_role("link", name="Replay").click()
    slider = visitor.get_by_role("slider")
    expect(slider).not_to_have_attribute("max", "0")  # the first frame tells how long it is
    drag(browsers, visitor, int(slider.get_attribute("max") or "0"))


def drag(browsers: Browsers, page: Page, steps: int) -> None:
    """Over the whole of it, while the first answers are refusals."""
    asked: list[str] = []

    def refuse_some(route: Route) -> None:
        asked.append(route.request.url)
        busy = {"key": "server-too-fast", "arguments": {}, "ruling": ""}
        route.fulfill(status=429, json=busy) if len(asked) <= 2 else route.continue_()

    slider = page.get_by_role("slider")
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
