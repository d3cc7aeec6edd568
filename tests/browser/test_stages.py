"""Every stage of every game, from recorded positions: looked at on phones, a tablet and a desktop.

The positions are those that offer most, so that the boards are as full as they get. Each is looked
at with all that it can open: sheets, the theft, the details of the end. The words are French, which
are longer, and English on phones. With `--heavy` both are tried at every size, and there is a
picture of every stage.
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import pioche.words
from tests.browser.conftest import LAPTOP, SIZES, Browsers
from tests.browser.layout import layout_faults
from tests.browser.new_tables import open_position
from tests.browser.player import Player
from tests.browser.positions import Position, folded_table, known_positions
from tests.browser.screenshots import NARROW, come_to_rest, take_picture, violations
from tests.browser.server_process import ServerProcess

POSITIONS: Final = known_positions()
ENGLISH: Final = Path(pioche.words.__file__).parent / "en"
EFFORT: Final = int(os.environ.get("PIOCHE_HEAVY", "1"))
VIEWS: Final[dict[str, ViewportSize]] = {
    "phone": SIZES["phone"]["viewport"],
    "320": NARROW,
    "landscape": {"width": 844, "height": 390},
    "tablet": {"width": 1000, "height": 700},
    "desktop": LAPTOP,
    "zoom": {"width": 683, "height": 384},  # a desktop of 1366x768 at 200 %
}
# What a context takes, and the sizes of such devices. Twice as large is tried where stages are
# looked at more thoroughly.
DEVICES: Final[dict[str, tuple[dict[str, Any], tuple[str, ...]]]] = {
    "touch": (SIZES["phone"], ("phone", "320", "landscape")),
    "mouse": (SIZES["desktop"], ("tablet", "desktop", "zoom")),
}
ENGLISH_VIEWS: Final = tuple(VIEWS) if EFFORT > 1 else ("phone", "320")
# The usual question of each game.
PICTURED: Final = tuple(f"-{stage}-phone" for stage in ("decide", "dig", "play", "turn"))

# What can be opened: the buttons that show it, one after the other; the last shuts it again.
OPENED: Final = {
    "theft": ('digger-board [data-move^="steal"]', "dialog .theft-other", "dialog .theft-leave"),
    "list": (".move-open", "dialog[open] .icon-button"),
    "details": (".end-toggle", ".end-toggle"),
}
SHEETS: Final = """() => [...document.querySelectorAll("[data-opens]")]
  .filter((button) => button.checkVisibility())
  .map((button) => `[data-opens="${button.dataset.opens}"]`)"""
# Tells whether it was there.
PRESS: Final = """(selector) => {
  const button = document.querySelector(selector);
  button?.click();
  return button !== null;
}"""
# What is looked at most is large: so many pixels wide and high at least.
LEAST: Final = {
    ("digger", "phone"): (".die-side-0", 64, 64),
    ("digger", "landscape"): (".die-side-0", 64, 64),
    ("digger", "desktop"): (".die-side-0", 64, 64),
    ("letsdig", "phone"): (".cloth-card", 90, 125),
    ("letsdig", "desktop"): (".cloth-card", 120, 165),
}
SMALLER: Final = """([selector, width, height]) => [...document.querySelectorAll(selector)]
  .filter((each) => each.offsetWidth < width || each.offsetHeight < height)
  .map((each) => `${selector} is only ${each.offsetWidth} by ${each.offsetHeight}`)"""
SPEAK: Final = """async (language) => {
  const { use } = await import("/web/bundle/js/main.js");
  await use("js/words.js").setLanguage(language);
}"""
# Two games that were lost against bots: with a third, easier ones are offered.
LOST: Final = """([game, seats]) => localStorage.setItem("pioche-statistics", JSON.stringify(
  ["one", "two"].map((table, number) => ({
    table, game, players: seats, points: 1, rank: seats, won: false, at: Date.now() + number,
    bots: Array(seats - 1).fill("balanced"),
    ranks: Array.from({ length: seats - 1 }, (_, at) => at + 1),
  })),
))"""


def stages(game: str) -> dict[str, Position]:
    """Moments are a test of their own; a night falls by itself."""
    return {
        name: position
        for name, position in POSITIONS[game].items()
        if not name.endswith(("!", "-night"))
    }


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("game", POSITIONS)
def test_every_stage(browsers: Browsers, server: ServerProcess, game: str, device: str) -> None:
    context, _ = DEVICES[device]
    walk = Walk(browsers.open(server, **context, locale="fr"), device)
    for name, position in stages(game).items():
        walk.stage(name, position)
    assert walk.faults == [], "\n".join(walk.faults)


class Walk:
    """One device on its way through the stages of a game, and what it has found wrong."""

    def __init__(self, page: Page, device: str) -> None:
        self.page = page
        self.sizes = DEVICES[device][1]
        self.number = 0
        self.language = "fr"
        self.game = ""
        self.name = ""
        self.faults: list[str] = []

    def stage(self, name: str, position: Position) -> None:
        """At every size, in both languages: at first the one spoken last."""
        page = self.page
        self.game, self.name = position.game, name
        # Before the table is drawn: the colours of buttons change by and by.
        page.emulate_media(color_scheme="dark" if self.number % 2 else "light")
        offered = name == "over"
        if offered:
            page.evaluate(LOST, [position.game, position.seats])
        open_position(page, position)
        Player(page).wait()
        if offered:
            expect(page.locator(".level-offer")).to_be_visible()
            self.look_at_sizes(", offered")
            page.locator(".level-offer .button").last.click()
        self.look_at_sizes()
        if {*self.sizes} & {*ENGLISH_VIEWS}:
            self.speak("en" if self.language == "fr" else "fr")
            self.look_at_sizes()
        self.number += 1

    def speak(self, language: str) -> None:
        self.language = language
        self.page.evaluate(SPEAK, language)
        self.page.keyboard.press("Escape")  # it is drawn again

    def look_at_sizes(self, state: str = "") -> None:
        """Beginning with the size that it has."""
        thorough = EFFORT > 1 or self.number % 6 == 0  # stages look alike to axe-core
        sizes = ENGLISH_VIEWS if self.language == "en" else tuple(VIEWS)
        wanted = [size for size in self.sizes if size in sizes and (thorough or size != "zoom")]
        here = [size for size in wanted if VIEWS[size] == self.page.viewport_size]
        for size in dict.fromkeys([*here, *wanted]):
            resize(self.page, VIEWS[size])
            self.look(state, size)
            for opened in self.open_each() if self.language == "fr" and not state else ():
                self.look(f", {opened}", size)
            if thorough and size == "phone" and self.language == "fr":
                self.faults += map(str, violations(self.page))

    def look(self, state: str, size: str) -> None:
        """All that does not hold of a board; and a picture, for people."""
        come_to_rest(self.page)
        name = f"stage-{self.game}-{self.name}{state.replace(', ', '-')}"
        if EFFORT > 1 or (not state and name.endswith(PICTURED)):
            take_picture(self.page, f"{name}-{size}-{self.language}")
        found = layout_faults(self.page, zoomed=size == "zoom")
        if least := LEAST.get((self.game, size)):
            found += self.page.evaluate(SMALLER, least)
        self.faults += [f"{self.name}{state}, {size}, {self.language}: {fault}" for fault in found]

    def open_each(self) -> Iterator[str]:
        """Open one after the other, and shut it again; tells what is open."""
        page = self.page
        sheets = {sheet: (sheet, sheet) for sheet in page.evaluate(SHEETS)}
        for name, buttons in (OPENED | sheets).items():
            if not page.locator(buttons[0]).first.is_visible():
                continue
            for button in buttons[:-1]:
                page.evaluate(PRESS, button)
                yield f"{name} by {button}"
            if not page.evaluate(PRESS, buttons[-1]):
                self.faults.append(f"{self.name}, {name}: no {buttons[-1]} shuts it")


@pytest.mark.parametrize("game", POSITIONS)
def test_no_question_is_left_out(game: str) -> None:
    """A question has words, so none can be new without a position of its own."""
    text = (ENGLISH / f"{game}.ftl").read_text(encoding="utf-8")
    asked = set(re.findall(rf"^{game}-ask-([a-z-]+) =", text, re.MULTILINE))
    found = {name.removesuffix("-alone") for name in POSITIONS[game]}
    assert asked - {"change"} <= found


@pytest.mark.parametrize("game", POSITIONS)
def test_every_position_asks_what_it_is_named_after(game: str) -> None:
    """Each was recorded under the rules of its time: those of today may lead elsewhere."""
    for name, position in POSITIONS[game].items():
        table = folded_table(position)
        if name.endswith("!"):
            assert table.to_act() == [0], name
            continue
        stage = re.sub("-(alone|night)$", "", name)
        if stage == "theft":
            assert any(table.needs_gesture(0, move) for move in table.legal(0)), name
        else:
            assert table.view(0)["stage"] == stage, name
        assert table.to_act() == ([] if stage == "over" else [0]), name


def resize(page: Page, size: ViewportSize) -> None:
    """The page learns of its new size a little later."""
    if page.viewport_size == size:
        return
    page.set_viewport_size(size)
    page.wait_for_function(
        "({ width, height }) => innerWidth === width && innerHeight === height", arg=size
    )
