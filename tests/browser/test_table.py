"""The table itself: keyboard only, languages, dialogs, taking back, leaving, calm."""

import re
import time
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from pioche.games import CATALOG
from tests.browser.conftest import SIZES, Browsers
from tests.browser.layout import assert_no_page_scroll
from tests.browser.new_tables import (
    fill_form,
    open_position,
    start_near_end,
    start_table,
    wait_for_table,
)
from tests.browser.player import DRAWN, OFFERED_MOVES, TIMEOUT_SECONDS, Player
from tests.browser.positions import Position, folded_table, known_positions
from tests.browser.screenshots import check_screen, violations
from tests.browser.server_process import ServerProcess

# The doors from left to right.
NUMBERS = {"leave": "1", "go": "2"}
FOCUSED = "() => document.activeElement?.getAttribute('aria-label') ?? ''"


def tab_to(page: Page, label: str) -> None:
    """By the Tab key alone, as often as need be."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if label in page.evaluate(FOCUSED):
            return
    raise AssertionError(f"no tab stop says {label}")


def test_a_whole_diamant_by_keyboard_alone(visitor: Page) -> None:
    visitor.goto("/")
    expect(visitor.locator("article.game")).to_have_count(5)
    tab_to(visitor, "Play now: Diamant")
    visitor.keyboard.press("Enter")
    wait_for_table(visitor)
    turn, deadline = 0, time.monotonic() + TIMEOUT_SECONDS
    while (offered := visitor.wait_for_function(OFFERED_MOVES).json_value()) != ["(end)"]:
        assert time.monotonic() < deadline, f"not over after {turn} keys"
        wanted = "leave" if turn % 2 else "go"
        if wanted in offered:
            visitor.keyboard.press(NUMBERS[wanted])
        visitor.evaluate(DRAWN)
        turn += 1
    expect(visitor.locator("#end-title")).to_be_focused()
    tab_to_link(visitor, "Replay")


def tab_to_link(page: Page, text: str) -> None:
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement?.textContent ?? ''").strip() == text:
            return
    raise AssertionError(f"no tab stop says {text}")


def test_every_part_of_the_table_by_keys(visitor: Page) -> None:
    start_table(visitor, "dig", seats=2)
    Player(visitor).wait()
    visitor.keyboard.press("b")
    expect(visitor.locator("#board")).to_be_focused()
    visitor.keyboard.press("m")
    expect(visitor.locator("#moves:focus, #board [data-move]:focus")).to_have_count(1)
    for key, place in {"l": "log", "o": "odds", "c": "chat"}.items():
        visitor.keyboard.press(key)
        expect(visitor.locator(f"#panel-{place}")).to_be_visible()
        visitor.keyboard.press("Tab")
        visitor.locator("#board").focus()
    visitor.keyboard.press("?")
    dialog = visitor.get_by_role("dialog", name="Help")
    expect(dialog.get_by_role("button", name="Rules")).to_be_visible()
    expect(dialog.get_by_role("link", name="Learn")).to_be_visible()
    expect(dialog.get_by_text("Go to the board.")).to_be_visible()
    check_screen(visitor, "dialog-keys")
    visitor.keyboard.press("Escape")
    expect(visitor.get_by_role("dialog")).to_have_count(0)
    visitor.keyboard.press("r")
    expect(visitor.get_by_role("dialog", name="Rules of DIG")).to_be_visible()
    visitor.locator("#rules-sources summary").click()
    expect(visitor.locator("#rules-sources dd").first).to_be_visible()
    assert visitor.evaluate("document.documentElement.scrollHeight === innerHeight")
    check_screen(visitor, "dialog-rules")


def test_the_sheets_of_a_phone(browsers: Browsers, server: ServerProcess) -> None:
    """Players, log and moves open over the table, one at a time, and hide nothing for good."""
    page = browsers.open(server, **SIZES["phone"])
    start_table(page, "diamant", seats=5)
    Player(page).wait()
    chips = page.get_by_role("list", name="Players").get_by_role("button")
    expect(chips).to_have_count(5)
    chips.nth(1).tap()
    expect(page.get_by_role("dialog").locator(".player-lines li")).to_have_count(1)
    check_screen(page, "sheet-player")
    page.get_by_role("button", name="Close").tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Log, odds and chat").tap()
    for panel in ("Odds", "Chat", "Log"):
        page.get_by_role("tab", name=panel).tap()
        check_screen(page, f"drawer-{panel.lower()}")
    assert_no_page_scroll(page)


# Names and points that are cut, broken inside a word or smaller than 11 pixels.
CUT_CHIPS = """() => [...document.querySelectorAll(".chip")].flatMap((chip) => {
  const box = chip.getBoundingClientRect();
  if (box.height < 42) return [`${chip.textContent} is ${box.height} high`];
  return [".chip-called", ".chip-figure, .chip-unit"].flatMap((parts) => {
    const shown = [...chip.querySelectorAll(parts)].filter(
      (part) => part.checkVisibility() && part.getBoundingClientRect().width > 1,
    );
    if (shown.length === 0) return [`nothing of ${parts} in ${chip.textContent}`];
    return shown.filter((part) => {
      const own = part.getBoundingClientRect();
      const inside = own.left >= box.left && own.right <= box.right && own.bottom <= box.bottom;
      const { fontSize } = getComputedStyle(part);
      return !inside || part.getClientRects().length > 1 || parseFloat(fontSize) < 11;
    }).map((part) => part.textContent);
  });
})"""


def test_names_and_points_of_players_are_whole(browsers: Browsers, server: ServerProcess) -> None:
    page = browsers.open(server, locale="fr")
    for seats in (3, 5, 6, 8):
        start_table(page, "diamant", seats=seats)
        for width, height in ((320, 640), (390, 844), (844, 390), (1000, 700), (1366, 768)):
            page.set_viewport_size({"width": width, "height": height})
            # The list moves beside the board and back.
            wide = page.locator(".table-side .chip")
            expect(wide).to_have_count(seats if width > 1056 else 0)
            assert page.evaluate(CUT_CHIPS) == [], (seats, width)


# How much of the first line in sight is cut.
CUT_LINE = """() => {
  const { top } = document.querySelector(".strip-log > .log").getBoundingClientRect();
  return [...document.querySelectorAll(".strip-log .log-line")]
    .map((line) => line.getBoundingClientRect())
    .filter((line) => line.top < top - 1 && line.bottom > top + 1)
    .map((line) => line.bottom - top);
}"""


def test_a_phone_on_its_side_shows_what_has_happened(
    browsers: Browsers, server: ServerProcess
) -> None:
    page = browsers.open(server, **SIZES["phone"])
    open_position(page, known_positions()["digup"]["play"])
    Player(page).wait()
    last = page.locator(".strip-log .log-line").last
    expect(last).to_have_count(0)
    page.set_viewport_size({"width": 844, "height": 390})
    expect(last).to_be_in_viewport()
    assert page.evaluate(CUT_LINE) == []
    assert violations(page) == []


def test_every_move_is_shown_once(browsers: Browsers, server: ServerProcess) -> None:
    page = browsers.open(server, **SIZES["phone"])
    for game in ("diamant", "letsdig"):
        start_table(page, game, seats=3)
        for move in Player(page).wait():
            expect(page.locator(f'[data-move="{move}"]')).to_have_count(1)


def test_the_language_changes_in_mid_game(visitor: Page) -> None:
    start_near_end(visitor, "diamant", seats=3, left=12)
    player = Player(visitor, choose=lambda _: "go")
    player.step()
    player.wait()
    cards = visitor.locator(".cave-path svg").count()
    visitor.get_by_role("button", name="Menu").click()
    check_screen(visitor, "dialog-menu")
    visitor.get_by_role("button", name="Français").click()
    visitor.get_by_role("button", name="Fermer").first.click()
    expect(visitor.locator("html")).to_have_attribute("lang", "fr")
    expect(visitor.locator("#board")).to_contain_text("Continuer")
    assert visitor.locator(".cave-path svg").count() == cards
    check_screen(visitor, "table-diamant-french")
    player.play_to_end()
    expect(visitor.get_by_role("button", name="Rejouer")).to_be_visible()
    check_screen(visitor, "end-diamant-french")
    visitor.goto("/")
    expect(visitor.get_by_role("heading", name="Choisissez un jeu")).to_be_visible()
    check_screen(visitor, "home-french")


def test_odds_are_shown_where_the_table_allows_them(visitor: Page) -> None:
    start_table(visitor, "diamant", seats=3)
    Player(visitor).wait()
    visitor.get_by_role("tab", name="Odds").click()
    expect(visitor.locator(".odds-lines li").first).to_be_visible()
    moves = visitor.locator(".value")
    figures = re.compile(r"\d+% ± \d+, about \d+ points?, ± \d+")
    expect(moves.first).to_contain_text(figures)
    expect(moves.first.locator(".value-mark")).to_have_text("best")
    assert moves.count() == visitor.locator("[data-move]").count()
    check_screen(visitor, "odds")
    visitor.get_by_role("button", name="Menu").click()
    visitor.get_by_label("Everyone may see the win chance of each move").uncheck()
    visitor.keyboard.press("Escape")
    expect(moves).to_have_count(0)


def test_leaving_is_kept_apart_and_asks_once_more(visitor: Page) -> None:
    path = start_table(visitor, "diamant", seats=3)
    Player(visitor).wait()
    visitor.get_by_role("button", name="Menu").click()
    visitor.get_by_role("button", name="Leave the table").click()
    expect(visitor.get_by_role("dialog", name="Leave the table?")).to_be_visible()
    check_screen(visitor, "dialog-leave")
    visitor.get_by_role("button", name="Stay").click()
    assert visitor.evaluate("() => location.pathname") == path


def test_a_bot_plays_for_an_absent_player_until_they_are_back(
    browsers: Browsers, server: ServerProcess
) -> None:
    """Coming anew takes the seat back: it is the second window of a seat that learns of the bot."""
    stays, leaves = browsers.open(server), browsers.open(server)
    fill_form(stays, "diamant", seats=3, opponents="friends")
    stays.get_by_role("button", name="Open the table and invite").click()
    leaves.goto(stays.get_by_label("Invitation link").input_value())
    leaves.get_by_role("button", name="Sit down").click()
    stays.get_by_role("button", name="Start the game").click()
    path = wait_for_table(leaves)
    second = leaves.context.new_page()
    second.goto(path)
    wait_for_table(second)
    leaves.get_by_role("button", name="Menu").click()
    leaves.get_by_role("button", name="Leave the table").click()
    leaves.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    leaves.wait_for_url("**/games")
    expect(stays.get_by_text("away: a bot is playing")).to_be_visible()
    expect(second.get_by_text("A bot is playing for you.")).to_be_visible()
    check_screen(second, "table-substitute")
    second.get_by_role("button", name="Take my seat back").click()
    expect(second.get_by_text("A bot is playing for you.")).to_have_count(0)
    expect(stays.get_by_text("away: a bot is playing")).to_have_count(0)


def test_calm_moves_nothing(browsers: Browsers, server: ServerProcess) -> None:
    """With reduced motion nothing is animated; without it something is."""
    running = "() => document.getAnimations().filter((each) => each.playState === 'running').length"
    calm, lively = browsers.open(server), browsers.open(server, reduced_motion="no-preference")
    for page in (calm, lively):
        start_table(page, "diamant", seats=3)
        player = Player(page, choose=lambda _: "go")
        player.step()
        player.wait()
    assert calm.evaluate(running) == 0
    assert lively.evaluate(running) > 0


ASKED: Final = "() => document.querySelector('#board > *').scene.view.question"
SEATS: Final = 3  # every game can be played so


@pytest.mark.parametrize("game", [game.id for game in CATALOG])
def test_alone_against_bots_a_person_is_asked_before_anybody_has_played(
    visitor: Page, game: str
) -> None:
    """A table chooses who begins where the rules let it."""
    fill_form(visitor, game, seats=SEATS)
    visitor.locator("form button.main").click()
    wait_for_table(visitor)
    Player(visitor).wait()
    dealt = folded_table(Position(game, SEATS, seed=1, depth=0))
    assert visitor.evaluate(ASKED) == dealt.question
