"""Dig Up Adventure on its table: all in reach of a thumb, cards dragged, alone at four mines."""

from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.browser.conftest import SIZES, Browsers
from tests.browser.layout import assert_well_laid
from tests.browser.new_tables import open_position, start_table
from tests.browser.player import Player
from tests.browser.positions import known_positions
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


# The mine's box at every question: it must be the same one.
MINE: Final = """() => {
  const { x, y, width, height } =
    document.querySelector(".digup-middle .digup-mine-grid").getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
}"""
# How often a place of the mine shows a card that is still on its way.
EARLY: Final = """() => {
  window.flown = 0;
  window.early = 0;
  const look = () => {
    for (const flight of document.querySelectorAll(".flights > .flight")) window.flown += 1;
    for (const card of document.querySelectorAll("[data-awaits]"))
      if (getComputedStyle(card).visibility !== "hidden") window.early += 1;
    requestAnimationFrame(look);
  };
  look();
}"""


def test_a_place_is_empty_until_its_card_has_landed(
    browsers: Browsers, server: ServerProcess
) -> None:
    page = browsers.open(server, reduced_motion="no-preference")
    player = begin(page)
    page.evaluate(EARLY)
    for _ in range(8):
        player.step()
    player.wait()
    assert page.evaluate("() => window.flown") > 0
    assert page.evaluate("() => window.early") == 0
    expect(page.locator(".flights > .flight")).to_have_count(0)


# A slow machine: a quarter of a second passes before a page is drawn.
SLOW: Final = """() => {
  const frame = requestAnimationFrame;
  window.requestAnimationFrame = (act) => frame(() => setTimeout(act, 250));
}"""
# How often the emerald was seen on its way, and how often on its place at the same time: from when
# it takes off, however short that is.
TWICE: Final = """() => {
  Object.assign(window, { flown: 0, twice: 0 });
  const look = () => {
    if (!document.querySelector(".flights > .flight .of-emerald")) return;
    window.flown += 1;
    const place = document.querySelector("[data-spot='mine-0-8'][data-face='emerald-8']");
    if (place && getComputedStyle(place).visibility === "visible") window.twice += 1;
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  setInterval(look, 10);
}"""


def test_a_card_is_never_seen_twice_on_a_slow_machine(
    browsers: Browsers, server: ServerProcess
) -> None:
    page = browsers.open(server, reduced_motion="no-preference")
    open_position(page, known_positions()["digup"]["place"])
    page.locator("button[data-move='at 8']").wait_for()
    page.evaluate(SLOW)
    page.evaluate(TWICE)
    page.locator("button[data-move='at 8']").click()
    page.wait_for_function("() => window.flown > 0")
    expect(page.locator("[data-spot='mine-0-8'][data-face='emerald-8']")).to_be_visible()
    assert page.evaluate("() => window.twice") == 0


def test_the_mine_stays_where_it_is(browsers: Browsers, server: ServerProcess) -> None:
    page = browsers.open(server, **SIZES["phone"])
    boxes = set()
    for name, position in known_positions()["digup"].items():
        if position.seats > 1 and name not in {"colour", "over"}:
            open_position(page, position)
            Player(page).wait()
            boxes.add(tuple(page.evaluate(MINE)))
    assert len(boxes) == 1


def test_a_discard_is_taken_back_beside_the_end_of_the_turn(visitor: Page) -> None:
    open_position(visitor, known_positions()["digup"]["discard"])
    player = Player(visitor)
    player.wait()
    step = visitor.locator(".digup-turn [aria-current=step]")
    expect(step).to_have_text("Discard")
    cards = visitor.locator(".digup-hand .is-discard")
    before = cards.count()
    for left in range(before - 1, 2, -1):
        cards.first.click()
        expect(cards).to_have_count(left)
        player.wait()
    expect(visitor.get_by_role("button", name="End turn")).to_be_visible()
    expect(visitor.locator(".undo-button")).to_be_hidden()  # once is enough
    visitor.locator(".strip-undo").click()
    expect(cards).to_have_count(4)
    expect(visitor.locator(".notices")).to_contain_text("Taken back: ")


FINAL: Final = """() => [...document.querySelectorAll(".digup-final-mine")].map((mine) => ({
  points: mine.querySelector(".digup-plaque-points").textContent,
  marks: [...mine.querySelectorAll(".digup-points b")].map((mark) => Number(mark.textContent)),
  crowned: mine.querySelector(".digup-crown") !== null,
  rank: mine.querySelector(".digup-rank").textContent,
}))"""


def test_the_last_board_keeps_its_count(browsers: Browsers, server: ServerProcess) -> None:
    """Each mine shows what its places brought and its rank, and the winner's is crowned."""
    page = browsers.open(server, **SIZES["phone"])
    open_position(page, known_positions()["digup"]["over"])
    page.locator(".digup-final").wait_for(state="attached")
    mines = page.evaluate(FINAL)
    totals = [sum(mine["marks"]) for mine in mines]
    assert [mine["points"].split()[0] for mine in mines] == [str(total) for total in totals]
    assert [mine["crowned"] for mine in mines] == [total == max(totals) for total in totals]
    assert [mine["rank"] == "1" for mine in mines] == [mine["crowned"] for mine in mines]
