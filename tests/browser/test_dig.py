"""DIG by touch: the tavern is one tap away, and a full hand is within reach of a thumb."""

from playwright.sync_api import expect

from tests.browser.conftest import SIZES, Browsers
from tests.browser.layout import assert_all_well
from tests.browser.new_tables import open_position
from tests.browser.player import DRAWN, Player
from tests.browser.positions import known_positions
from tests.browser.screenshots import NARROW, check_screen, screenshot
from tests.browser.server_process import ServerProcess

# A player with every piece of equipment and some companions.
FILL_HAND = """(legal) => {
  const board = document.querySelector("dig-board");
  const { scene } = board;
  const view = structuredClone(scene.view);
  const owned = ["shield", "purse", "chest", "bomb", "compass", "pickaxe", "scroll", "potion",
    "sceptre", "anchor"];
  view.players[scene.seat].equipment = owned;
  view.players[scene.seat].companions = ["queen", "elf", "mage", "pirate"];
  view.stage = "after";
  board.scene = { ...scene, view, legal };
  return board.updateComplete;
}"""
# The tavern lies over the hill: nothing of it can be pressed or read.
NOTHING_BELOW = """() => [...document.querySelectorAll(":is(.dig-ground, .dig-rivals) *")]
  .every((part) => !part.checkVisibility({ visibilityProperty: true }))"""
USABLE = ["purse", "compass", "pickaxe", "scroll", "bomb", "potion"]


def test_the_tavern_is_one_tap_away(browsers: Browsers, server: ServerProcess) -> None:
    page = browsers.open(server, **SIZES["phone"])
    open_position(page, known_positions()["dig"]["turn"])
    Player(page).wait()
    opener = page.locator('[data-opens="#dig-tavern"]')
    expect(opener.locator(".move-count")).to_be_visible()
    hire = page.locator('#dig-tavern [data-move="hire 1"], #dig-tavern [data-move^="engage"]').first
    expect(hire).to_be_hidden()
    opener.tap()
    expect(hire).to_be_visible()
    expect(page.locator(".dig-hire-price")).to_contain_text("A recruit costs")
    page.wait_for_function(NOTHING_BELOW)
    assert_all_well(page)
    check_screen(page, "dig-tavern")
    page.keyboard.press("Escape")
    expect(hire).to_be_hidden()
    expect(opener).to_be_focused()


def test_a_full_hand_is_in_reach(browsers: Browsers, server: ServerProcess) -> None:
    page = browsers.open(server, **{**SIZES["phone"], "viewport": NARROW})
    open_position(page, known_positions()["dig"]["turn"])
    Player(page).wait()
    for width in (320, 360, 390):
        page.set_viewport_size({"width": width, "height": 640})
        page.evaluate(DRAWN)  # a new size draws the table anew
        page.evaluate(FILL_HAND, [f"use {piece}" for piece in USABLE])
        assert page.locator(".dig-hand button[data-move]").count() == len(USABLE)
        assert_all_well(page)
        screenshot(page, f"dig-full-hand-{width}")
