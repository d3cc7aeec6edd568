"""Playing by clicks, as a person does: wait until asked, choose a button, press it."""

import random
import time
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Error, Page, expect

from tests.browser.screenshots import come_to_rest, violations

TIMEOUT_SECONDS: Final = 300  # for a whole game

# What the screen shows now: the moves that one may make, on the board or in the strip; in
# brackets what else there is to do.
OFFERED_MOVES: Final = """() => {
  const shown = (selector) => document.querySelector(selector) !== null;
  if (shown("#end-title")) return ["(end)"];
  if (shown("#raise")) return ["(curtain)"];
  if (shown("dialog[open] .sweep-stop")) return ["(theft)"];
  if (shown("dialog[open] .theft-other")) return ["(without dragging)"];
  if (shown(".table-body.is-settled, .table-body.is-busy")) return null;
  if (shown(".pass-button")) return ["(pass on)"];
  const scope = document.querySelector("dialog.is-moves[open]") ?? document;
  const buttons = [...scope.querySelectorAll("[data-move]:not([aria-disabled])")];
  const moves = [...new Set(buttons.map((button) => button.dataset.move))];
  if (scope === document && shown(".move-open")) moves.push("(list)");
  return moves.length ? moves : null;
}"""

# A click is drawn a frame later: until then the screen offers what is over.
DRAWN: Final = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"

# What opens the sheet of a board in which a move is, while that is shut.
OPENER: Final = """(selector) => {
  const button = document.querySelector(selector);
  if (!button || button.checkVisibility()) return null;
  return `[data-opens="#${button.closest("[id]").id}"]`;
}"""

# The dialog that lies over the table, by what it is called.
OPEN_SHEET: Final = """() => {
  const sheet = document.querySelector("dialog[open]");
  return sheet && (sheet.className || sheet.id || "dialog");
}"""

Choose = Callable[[list[str]], str]
Check = Callable[[Page], None]


class Player:
    """One person at a page, who chooses by a function of what is offered; each step is checked."""

    def __init__(
        self, page: Page, choose: Choose | None = None, check: Check | None = None
    ) -> None:
        self.page = page
        self.check = check or (lambda _: None)
        self.random = random.Random(5)  # noqa: S311
        self.choose: Choose = choose or self.random.choice
        self.touch: bool = page.evaluate("() => navigator.maxTouchPoints > 0")
        self.moves = 0
        self.sheets: set[str] = set()

    def play_to_end(self) -> None:
        """Until the game is over; a game that does not end fails."""
        deadline = time.monotonic() + TIMEOUT_SECONDS
        while self.step() != "(end)":
            assert time.monotonic() < deadline, f"not over after {self.moves} moves"
        expect(self.page.locator("#end-title")).to_be_visible()

    def play_some(self, moves: int) -> None:
        """Play this many moves, or until the game is over."""
        wanted = self.moves + moves
        while self.moves < wanted and self.step() != "(end)":
            pass

    def step(self) -> str:
        """Wait until something can be done, and do it; tells what was done."""
        offered = self.wait()
        if offered == ["(end)"]:
            come_to_rest(self.page)  # the result slides up
        self.check(self.page)
        if offered == ["(end)"]:
            return "(end)"
        self.check_sheet()
        chosen = self.place(offered)
        try:
            self.press(chosen, timeout=2000)
        except Error:
            return ""  # the table went on meanwhile: look again
        self.page.evaluate(DRAWN)
        self.moves += 1
        return offered[0]

    def check_sheet(self) -> None:
        """Each sheet that a game opens is looked at by axe-core, the first time."""
        sheet = self.page.evaluate(OPEN_SHEET)
        if sheet and sheet not in self.sheets:
            self.sheets.add(sheet)
            assert violations(self.page) == []

    def wait(self) -> list[str]:
        """What is offered, once anything is."""
        situation = self.page.wait_for_function(OFFERED_MOVES)
        offered: list[str] = situation.json_value()
        return offered

    def press(self, selector: str, timeout: float | None = None) -> None:
        """With a finger where there is a touch screen; `timeout` instead of the usual one."""
        if opener := self.page.evaluate(OPENER, selector):
            self.press(opener, timeout)
        button = self.page.locator(selector).first
        (button.tap if self.touch else button.click)(timeout=timeout)

    def place(self, offered: list[str]) -> str:
        """Where to click."""
        known = {
            "(curtain)": "#raise",
            "(theft)": "dialog[open] .sweep-stop",
            "(without dragging)": "dialog[open] .theft-other",
            "(pass on)": ".pass-button",
            "(list)": ".move-open",
        }
        wanted = offered[0] if offered[0] in known else self.choose(offered)
        return known.get(wanted, f'[data-move="{wanted}"]:not([aria-disabled])')


# Which move the key Enter would make now; empty where the focus is on none.
FOCUSED_MOVE: Final = """() => {
  const { dataset, ariaDisabled } = document.activeElement ?? { dataset: {} };
  return ariaDisabled === "true" ? "" : dataset.move ?? "";
}"""
MOST_KEYS: Final = 40


class KeyPlayer(Player):
    """One who has no pointer: m leads to the moves, arrows and Tab to any of them, Enter plays."""

    def press(self, selector: str, timeout: float | None = None) -> None:
        """What is no move has a key of its own; a key waits for nothing."""
        keys = {"#raise": "Enter", ".pass-button": "Enter", "dialog[open] .sweep-stop": "Space"}
        if selector in keys:
            self.page.keyboard.press(keys[selector])
        else:
            self.play_by_keys(self.random.randrange(4))

    def play_by_keys(self, passed: int) -> None:
        """Some of the moves are passed by: each of them must be within reach."""
        keyboard = self.page.keyboard
        keyboard.press("m")
        for number in range(MOST_KEYS):
            if passed <= 0 and self.page.evaluate(FOCUSED_MOVE):
                keyboard.press("Enter")
                return
            passed -= 1
            # Go back if the step was passed.
            keyboard.press("m" if number % 9 == 8 else "ArrowRight" if number % 3 < 2 else "Tab")
        focused = self.page.evaluate("() => document.activeElement?.outerHTML.slice(0, 200)")
        raise AssertionError(f"no key leads to one of {self.wait()}: it stopped at {focused}")
