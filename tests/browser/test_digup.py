"""Dig Up Adventure on its table: all in reach of a thumb, cards dragged, alone at four mines."""

from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.browser.conftest import SIZES, Browsers
from tests.browser.layout import assert_well_laid
from tests.browser.new_tables import start_table
from tests.browser.player import Player
from tests.browser.screenshots import check_screen
from tests.browser.server_process import ServerProcess

# A move is offered once, in a box for a thumb; what has no place on the table is in the strip.
OFFERED_BADLY: Final = """() => {
  const { legal } = document.querySelector("digup-board").scene;
  const boxes = (move) =>
    [...document.querySelectorAll(`digup-board [data-move="${move}"]`)]
      .map((button) => button.getBoundingClientRect());
  const fault = (move) => {
    const [box, ...more] = boxes(move);
    if (!box || more.length) return `${move} is offered ${more.length + (box ? 1 : 0)} times`;
    const small = box.width < 44 || box.height < 44;
    return small ? `${move} is ${box.width} by ${box.height}` : null;
  };
  const placed = legal.filter((move) => !["done", "all"].includes(move));
  return placed.map(fault).filter((each) => each);
}"""


def assert_in_reach(page: Page) -> None:
    """While there is something to choose."""
    if page.locator("#end-title").count() == 0:
        assert_well_laid(page)
        assert page.evaluate(OFFERED_BADLY) == []


def test_a_whole_game_alone(browsers: Browsers, server: ServerProcess) -> None:
    page = browsers.open(server, **SIZES["phone"])
    start_table(page, "digup", seats=1)
    player = Player(page, check=assert_in_reach)
    player.choose = lambda offered: "turn" if "turn" in offered else offered[0]
    for _ in range(9):
        player.step()
    check_screen(page, "table-digup-solo-phone")
    player.play_to_end()


def begin(page: Page) -> Player:
    """Until a stone can be played: of one's own colour it goes anywhere."""
    start_table(page, "digup", seats=2, options={"colours": "drawn", "first": "1"})
    return Player(page)


def own_stone(page: Page) -> str | None:
    """A card in hand that may be laid anywhere."""
    found: str | None = page.evaluate("""() => {
      const { view, legal, seat } = document.querySelector("digup-board").scene;
      const { colour } = view.mines[seat];
      const good = (move) => ["skeleton", "idol"].includes(move.slice(5)) || move.includes(colour);
      return legal.find((move) => move.startsWith("play ") && good(move)) ?? null;
    }""")
    return found


def centre(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_card_is_dragged_to_its_place(visitor: Page) -> None:
    player = begin(visitor)
    player.choose = lambda offered: "done" if "done" in offered else offered[0]
    while (player.wait() and own_stone(visitor)) is None:
        player.step()
    stone: Any = own_stone(visitor)
    visitor.mouse.move(*centre(visitor, f'[data-move="{stone}"]'))
    visitor.mouse.down()
    visitor.mouse.move(*centre(visitor, '[data-spot="mine-0-7"]'), steps=4)
    expect(visitor.locator(".digup-flight")).to_have_count(1)
    visitor.mouse.up()
    placed = visitor.locator('[data-spot="mine-0-7"]')
    expect(placed).to_have_attribute("data-face", stone.removeprefix("play "))
    expect(placed).to_have_attribute("data-halo", "")
    expect(visitor.locator(".digup-flight")).to_have_count(0)


def test_the_discard_pile_is_looked_through(visitor: Page) -> None:
    player = begin(visitor)
    discarding = ("discard", "done")
    player.choose = lambda offered: next(
        (move for move in offered if move.startswith(discarding)), offered[0]
    )
    while visitor.locator(".digup-pile-open").count() == 0:
        player.step()
    player.wait()
    visitor.locator(".digup-pile-open").click()
    expect(visitor.locator(".digup-spread.is-discard .digup-card").first).to_be_visible()
    assert_well_laid(visitor)
    visitor.get_by_role("button", name="Close").click()
    expect(visitor.locator(".digup-spread")).to_have_count(0)


def test_cards_fly_where_they_go(browsers: Browsers, server: ServerProcess) -> None:
    page = browsers.open(server, reduced_motion="no-preference")
    player = begin(page)
    page.evaluate("""() => {
      window.flown = 0;
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) window.flown += addedNodes.length;
      }).observe(document.querySelector(".digup-flights"), { childList: true });
    }""")
    for _ in range(8):
        player.step()
    page.wait_for_function("() => window.flown > 0")
    expect(page.locator(".digup-flight")).to_have_count(0)
    expect(page.locator("[data-halo]").first).to_be_visible()
