"""Playing by clicks, as a person does: wait until asked, choose a button, press it."""

import random
import time
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Error, Page, expect

TIMEOUT_SECONDS: Final = 120  # for a whole game
MOVES: Final = "#moves .move-button:not([aria-disabled])"

# What the screen shows now: the moves that one may make; in brackets what else there is to do.
OFFERED_MOVES: Final = """() => {
  const shown = (selector) => document.querySelector(selector) !== null;
  if (shown("#end-title")) return ["(end)"];
  if (shown("#raise")) return ["(curtain)"];
  if (shown("dialog[open] .sweep-stop")) return ["(theft)"];
  if (shown(".vote.is-chosen") || shown(".move-list.is-busy")) return null;
  if (shown(".action-row > .button.main.big")) return ["(pass on)"];
  const buttons = [...document.querySelectorAll("#moves .move-button:not([aria-disabled])")];
  return buttons.length ? buttons.map((button) => button.dataset.move) : null;
}"""

# A click is drawn a frame later: until then the screen offers what is over.
DRAWN: Final = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"

Choose = Callable[[list[str]], str]


class Player:
    """One person at a page, who chooses by a function of the moves offered."""

    def __init__(self, page: Page, choose: Choose | None = None) -> None:
        self.page = page
        self.random = random.Random(5)  # noqa: S311
        self.choose: Choose = choose or self.random.choice
        self.moves = 0

    def play_to_end(self) -> None:
        """Until the game is over; a game that does not end fails."""
        deadline = time.monotonic() + TIMEOUT_SECONDS
        while self.step() != "(end)":
            assert time.monotonic() < deadline, f"not over after {self.moves} moves"
        expect(self.page.locator("#end-title")).to_be_visible()

    def step(self) -> str:
        """Wait until something can be done, and do it; tells what was done."""
        offered = self.wait()
        if offered == ["(end)"]:
            return "(end)"
        chosen = self.press(offered)
        try:
            self.page.locator(chosen).first.click(timeout=2000)
        except Error:
            return ""  # the table went on meanwhile: look again
        self.page.evaluate(DRAWN)
        self.moves += 1
        return offered[0]

    def wait(self) -> list[str]:
        """What is offered, once anything is."""
        situation = self.page.wait_for_function(OFFERED_MOVES, timeout=30_000)
        offered: list[str] = situation.json_value()
        return offered

    def press(self, offered: list[str]) -> str:
        """Where to click."""
        known = {
            "(curtain)": "#raise",
            "(theft)": "dialog[open] .sweep-stop",
            "(pass on)": ".action-row > .button.main.big",
        }
        if offered[0] in known:
            return known[offered[0]]
        return f'#moves [data-move="{self.choose(offered)}"]'
