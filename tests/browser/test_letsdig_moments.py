"""What happens at a dig is on the screen before anything new is asked."""

from itertools import pairwise
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SIZES, Browsers
from tests.browser.new_tables import start_table
from tests.browser.player import Player
from tests.browser.screenshots import screenshot
from tests.browser.server_process import ServerProcess

# Every change of what one sees from now on: the moment, and whether something is asked.
WATCH: Final = """() => {
  const started = "looks" in window;
  window.looks = [];
  const look = () => {
    const plank = document.querySelector("[data-moment]");
    const moment = plank ? `${plank.dataset.moment}: ${plank.textContent}` : "";
    const asked = document.querySelector("#board [data-move]") !== null;
    const last = window.looks.at(-1);
    if (last?.moment !== moment || last?.asked !== asked) window.looks.push({ moment, asked });
    requestAnimationFrame(look);
  };
  if (!started) look();
}"""
MOST_DIGS: Final = 60

Look = dict[str, str | bool]


def dig_until(page: Page, moment: str, choose: list[str]) -> list[Look]:
    """Play by the first of these verbs that is offered until that moment is one's own."""

    def choice(offered: list[str]) -> str:
        verbs = [verb for verb in choose if any(move.startswith(verb) for move in offered)]
        return next(move for move in offered if not verbs or move.startswith(verbs[0]))

    player = Player(page, choose=choice)
    own = page.locator(f'[data-moment="{moment}"]', has_text="Explorer")
    for _ in range(MOST_DIGS):
        player.wait()
        page.evaluate(WATCH)
        player.step()
        page.wait_for_timeout(150)
        if own.is_visible():
            break
    expect(own).to_be_visible()
    looks: list[Look] = page.evaluate("() => window.looks")
    return looks


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_bust_is_seen_before_the_next_question(
    browsers: Browsers, server: ServerProcess, motion: str
) -> None:
    page = browsers.open(server, **SIZES["phone"], reduced_motion=motion)
    start_table(page, "letsdig", seats=2)
    looks = dig_until(page, "bust", ["dig", "bust"])
    assert shown_before_question(looks, "bust"), looks
    Player(page).wait()
    expect(page.locator('[data-moment="bust"]')).to_be_visible()
    screenshot(page, f"letsdig-bust-{motion}")


def test_what_is_collected_is_seen_before_the_next_question(
    browsers: Browsers, server: ServerProcess
) -> None:
    page = browsers.open(server, **SIZES["phone"], reduced_motion="no-preference")
    start_table(page, "letsdig", seats=2)
    looks = dig_until(page, "collect", ["stop", "dig"])
    assert shown_before_question(looks, "collect"), looks


def shown_before_question(looks: list[Look], moment: str) -> bool:
    """Once one has answered, nothing is asked anew before that moment is there."""
    for before, look in pairwise(looks):
        told = str(look["moment"])
        if told.startswith(moment) and "Explorer" in told:
            return True
        if look["asked"] and not before["asked"]:
            return False
    return False
