"""Every card explains itself: held, hovered, asked with a key; and asking makes no move."""

import re
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Browsers
from tests.browser.new_tables import open_position, start_table
from tests.browser.player import Player
from tests.browser.positions import known_positions
from tests.browser.screenshots import check_screen
from tests.browser.server_process import ServerProcess

SHEET = ".card-info:popover-open"
# Longer than a mouse has to rest on a card.
RESTED_MS = 900
# A finger on the middle of a card, without letting go.
TOUCH = """(card, kind) => {
  const box = card.getBoundingClientRect();
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  const how = { pointerId: 7, pointerType: "touch", isPrimary: true, bubbles: true, ...at };
  card.dispatchEvent(new PointerEvent(kind, how));
  if (kind === "pointerup") card.dispatchEvent(new MouseEvent("click", { detail: 1, ...how }));
}"""
# Something else is offered than these moves.
CHANGED = """before => {
  const all = [...document.querySelectorAll("[data-move]")];
  return all.length > 0 && all.map((each) => each.dataset.move).join() !== before;
}"""


def first_target(page: Page, face: str = "") -> Locator:
    """A card on the board that makes a move when it is tapped."""
    wanted = f'[data-face="{face}"]' if face else "[data-face]"
    return page.locator(f"#board button{wanted}[data-move]").first


def offered(page: Page) -> list[str]:
    moves: list[str] = page.eval_on_selector_all(
        "[data-move]", "all => all.map(e => e.dataset.move)"
    )
    return moves


def test_a_card_that_is_held_explains_itself_and_makes_no_move(
    browsers: Browsers, server: ServerProcess
) -> None:
    page = browsers.open(server, viewport=PHONE, has_touch=True, is_mobile=True)
    start_table(page, "digup", seats=2, options={"colours": "drawn", "first": "1"})
    player = Player(page)
    player.wait()
    card = first_target(page)
    before = offered(page)
    card.evaluate(TOUCH, "pointerdown")
    sheet = page.locator(SHEET)
    expect(sheet).to_be_visible()
    card.evaluate(TOUCH, "pointerup")
    expect(sheet).to_be_visible()
    expect(sheet.locator(".card-info-text")).not_to_be_empty()
    expect(sheet.locator(".card-info-rulings li").first).not_to_have_text(re.compile(r"U\d+"))
    above, under = sheet.bounding_box(), card.bounding_box()
    assert above
    assert under
    assert above["y"] + above["height"] <= under["y"] or above["y"] >= under["y"] + under["height"]
    check_screen(page, "card-held")
    assert offered(page) == before
    # The tap that closes it makes no move either.
    card.evaluate(TOUCH, "pointerdown")
    expect(page.locator(SHEET)).to_have_count(0)
    card.evaluate(TOUCH, "pointerup")
    assert offered(page) == before
    # And a short one does.
    card.evaluate(TOUCH, "pointerdown")
    card.evaluate(TOUCH, "pointerup")
    page.wait_for_function(CHANGED, arg=",".join(before))


def test_a_card_that_is_no_move_explains_itself_when_tapped(
    browsers: Browsers, server: ServerProcess
) -> None:
    page = browsers.open(server, viewport=PHONE, has_touch=True, is_mobile=True)
    open_position(page, known_positions()["digup"]["play"])
    Player(page).wait()
    before = offered(page)
    idle = page.locator("#board [data-face]:not([data-move], [data-move] *)").first
    idle.tap()
    expect(page.locator(SHEET)).to_be_visible()
    idle.tap(force=True)
    expect(page.locator(SHEET)).to_have_count(0)
    assert offered(page) == before
    first_target(page).tap()  # a move is played by a tap as ever
    page.wait_for_function(CHANGED, arg=",".join(before))


def test_a_card_under_a_resting_mouse_is_not_asked_about(visitor: Page) -> None:
    start_table(visitor, "digup", seats=2, options={"colours": "drawn", "first": "1"})
    Player(visitor).wait()
    box = first_target(visitor).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    visitor.mouse.move(x, y)
    visitor.reload()
    Player(visitor).wait()
    visitor.wait_for_timeout(RESTED_MS)
    expect(visitor.locator(SHEET)).to_have_count(0)
    visitor.mouse.move(x + 2, y)
    expect(visitor.locator(SHEET)).to_be_visible()


def test_a_card_explains_itself_under_the_mouse_and_by_key(visitor: Page) -> None:
    start_table(visitor, "digup", seats=2, options={"colours": "drawn", "first": "1"})
    Player(visitor).wait()
    card = first_target(visitor)
    before = offered(visitor)
    card.hover()
    sheet = visitor.locator(SHEET)
    expect(sheet).to_be_visible()
    check_screen(visitor, "card-hovered")
    visitor.mouse.move(2, 2)
    expect(sheet).to_have_count(0)
    card.focus()
    for key in ("i", "Shift+F1"):
        visitor.keyboard.press(key)
        expect(visitor.get_by_role("dialog", name=re.compile("."))).to_be_focused()
        visitor.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
        expect(card).to_be_focused()
    assert offered(visitor) == before


def test_a_card_on_which_the_focus_rests_explains_itself(visitor: Page) -> None:
    open_position(visitor, known_positions()["diamant"]["decide"])
    Player(visitor).wait()
    spot = visitor.locator("#board [data-rove]:has([data-face])").first
    spot.focus()
    visitor.keyboard.press("i")
    expect(visitor.locator(SHEET)).to_be_focused()
    visitor.keyboard.press("Escape")
    expect(spot).to_be_focused()
    # A card on which the arrow keys rest opens its sheet; moving on closes it.
    visitor.locator(".danger-coin").first.focus()
    visitor.keyboard.press("ArrowRight")
    expect(visitor.locator(SHEET)).to_be_visible()
    expect(visitor.locator(".danger-coin").nth(1)).to_be_focused()
    visitor.keyboard.press("ArrowRight")
    expect(visitor.locator(SHEET)).to_have_count(0)


def test_of_several_cards_in_one_place_each_explains_itself_in_turn(visitor: Page) -> None:
    open_position(visitor, known_positions()["dig"]["target"])
    Player(visitor).wait()
    place = visitor.locator("#board button:has([data-face] ~ [data-face], .dig-slot + .dig-slot)")
    names = set()
    for number in range(place.count()):  # equal cards have equal names
        place.nth(number).focus()
        for _ in range(place.nth(number).locator("[data-face]").count()):
            visitor.keyboard.press("i")
            names.add(visitor.locator(".card-info-name").inner_text())
        visitor.keyboard.press("Escape")
        expect(place.nth(number)).to_be_focused()
    assert len(names) > 1


# A question of each game that is about a card, and that card.
ASKED_ABOUT: Final = {
    ("letsdig", "search"): "map",
    ("letsdig", "react"): "skeleton",
    ("digup", "torch-at"): "torch",
    ("dig", "scroll"): "scroll",
    ("dig", "attack"): "werewolf",
}


def test_a_question_shows_the_card_that_it_is_about(visitor: Page) -> None:
    for (game, stage), face in ASKED_ABOUT.items():
        open_position(visitor, known_positions()[game][stage])
        Player(visitor).wait()
        expect(visitor.locator(f'.about-card[data-face="{face}"]')).to_be_visible()
    visitor.locator(".about-card").first.click()
    expect(visitor.locator(SHEET)).to_be_visible()
    check_screen(visitor, "card-about")


def test_the_rules_show_every_card_of_the_box(visitor: Page) -> None:
    visitor.goto("/rules/letsdig")
    expect(visitor.locator(".rules-box tbody tr")).to_have_count(26)
    muck = visitor.locator(".rules-box tbody tr").first
    expect(muck).to_contain_text("1 point")
    expect(muck).not_to_contain_text("assumed")
    visitor.locator("#rules-sources summary").click()
    expect(visitor.locator("#rules-sources")).to_contain_text("Muck: 1 point")
    expect(visitor.locator(".rules-diagram .rules-card")).to_have_count(4)
    expect(visitor.locator(".rules-head a[href='/learn/letsdig']")).to_be_visible()
    muck.locator("[data-face]").hover()
    expect(visitor.locator(SHEET)).to_contain_text("Muck")
    visitor.mouse.move(2, 2)
    muck.locator("[data-face]").focus()
    visitor.keyboard.press("Enter")
    expect(visitor.locator(SHEET)).to_be_focused()
    visitor.goto("/rules/dig")
    steel = visitor.locator(".rules-box tbody tr").first
    expect(steel).to_contain_text("pays 1 crystal")
    expect(steel).not_to_contain_text("point")
