"""Every stage of every game, from recorded positions: looked at on phones, a tablet and a desktop.

The positions are those that offer most, so that the boards are as full as they get, and the words
are French, which are longer. With `--heavy` English is looked at as well, and there is a picture of
every stage at every size.
"""

import os
import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize

import pioche.words
from tests.browser.conftest import LAPTOP, SIZES, Browsers
from tests.browser.layout import layout_faults
from tests.browser.new_tables import open_position
from tests.browser.player import DRAWN, Player
from tests.browser.positions import Position, known_positions
from tests.browser.screenshots import NARROW, take_picture, violations
from tests.browser.server_process import ServerProcess

POSITIONS: Final = known_positions()
ENGLISH: Final = Path(pioche.words.__file__).parent / "en"
# A desktop of 1366x768 at 200 %.
ZOOMED: Final[ViewportSize] = {"width": 683, "height": 384}
EFFORT: Final = int(os.environ.get("PIOCHE_HEAVY", "1"))
VIEWS: Final[dict[str, ViewportSize]] = {
    "phone": SIZES["phone"]["viewport"],
    "320": NARROW,
    "landscape": {"width": 844, "height": 390},
    "tablet": {"width": 1000, "height": 700},
    "desktop": LAPTOP,
    "zoom": ZOOMED,
}
# Twice as large is tried where stages are looked at more thoroughly.
USUAL_VIEWS: Final = ("phone", "320", "landscape", "tablet", "desktop")
# The usual question of each game.
PICTURED: Final = tuple(f"-{stage}-phone" for stage in ("decide", "dig", "play", "turn"))
LANGUAGES: Final = ("fr", "en") if EFFORT > 1 else ("fr",)


def stages(game: str) -> dict[str, Position]:
    """Moments are a test of their own; a night falls by itself."""
    return {
        name: position
        for name, position in POSITIONS[game].items()
        if not name.endswith(("!", "-night"))
    }


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("game", POSITIONS)
def test_every_stage(browsers: Browsers, server: ServerProcess, game: str, locale: str) -> None:
    page = browsers.open(server, **SIZES["phone"], locale=locale)
    faults: list[str] = []
    for number, (name, position) in enumerate(stages(game).items()):
        # Before the table is drawn: the colours of buttons change by and by.
        page.emulate_media(color_scheme="dark" if number % 2 else "light")
        open_position(page, position)
        Player(page).wait()
        thorough = EFFORT > 1 or number % 6 == 0  # stages look alike to axe-core
        sizes = list(VIEWS if thorough else USUAL_VIEWS)
        for size in reversed(sizes) if number % 2 else sizes:  # from the size that it has
            resize(page, VIEWS[size])
            found = look(page, f"stage-{game}-{name}-{size}")
            if thorough and size == "phone":
                found += map(str, violations(page))
            faults += [f"{name}, {size}: {fault}" for fault in found]
    assert faults == [], "\n".join(faults)


@pytest.mark.parametrize("game", POSITIONS)
def test_no_question_is_left_out(game: str) -> None:
    """A question has words, so none can be new without a position of its own."""
    text = (ENGLISH / f"{game}.ftl").read_text(encoding="utf-8")
    asked = set(re.findall(rf"^{game}-ask-([a-z-]+) =", text, re.MULTILINE))
    found = {name.removesuffix("-alone") for name in POSITIONS[game]}
    assert asked - {"over", "change"} <= found


def resize(page: Page, size: ViewportSize) -> None:
    """The page learns of its new size a little later."""
    if page.viewport_size == size:
        return
    page.set_viewport_size(size)
    page.wait_for_function(
        "({ width, height }) => innerWidth === width && innerHeight === height", arg=size
    )


def look(page: Page, name: str) -> list[str]:
    """All that does not hold of a board; and a picture, for people."""
    page.evaluate(DRAWN)
    if EFFORT > 1 or name.endswith(PICTURED):
        take_picture(page, name)
    return layout_faults(page, zoomed=name.endswith("-zoom"))
