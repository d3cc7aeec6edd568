"""How strong the bots are: chosen in the form, said in the lobby, offered after three games."""

from playwright.sync_api import Page, expect

from pioche.bots.scale import steps_of
from tests.browser.conftest import PHONE, Browsers
from tests.browser.new_tables import open_position, show, wait_for_table
from tests.browser.positions import known_positions
from tests.browser.screenshots import check_narrow, check_screen
from tests.browser.server_process import ServerProcess

STEPS = [level.bot for level in steps_of("diamant")]
# Games of this browser against the three temperaments, all of them won or all lost.
PLAYED = """(rank) => localStorage.setItem("pioche-statistics", JSON.stringify(
  ["one", "two"].map((table, number) => ({
    table, game: "diamant", players: 4, points: 20, rank, won: rank === 1, at: Date.now() + number,
    bots: ["careful", "balanced", "bold"], ranks: [1, 2, 3, 4].filter((other) => other !== rank),
  })),
))"""
PREFERENCES = '() => JSON.parse(localStorage.getItem("pioche-tastes") ?? "{}")'
NO_SCROLL = "() => document.documentElement.scrollHeight <= innerHeight"


def test_a_level_is_chosen_for_all_bots(browsers: Browsers, server: ServerProcess) -> None:
    page = browsers.open(server, viewport=PHONE)
    show(page, "/new?game=diamant&with=bots")
    expect(page.locator("#level-hint")).to_have_text("Bots of every temperament.")
    page.locator('input[name="level"]').nth(3).check()
    expect(page.locator("#level-hint")).to_contain_text("Level 3 of 8. Plays 50 of 100 moves like")
    expect(page.locator("#level-hint")).to_contain_text("of 10 against Balanced")
    check_screen(page, "levels")
    page.locator(".place-player").nth(1).select_option("expert")
    expect(page.locator('input[name="level"]:checked')).to_have_count(0)
    expect(page.locator(".place").nth(1)).to_contain_text("before every move. Wins about")
    page.locator('input[name="level"]').nth(2).check()
    page.locator("form button.main").click()
    wait_for_table(page)
    expect(page.locator(".chip-temper").first).to_have_text("novice–balanced")
    assert page.evaluate(PREFERENCES)["levels"] == {"diamant": STEPS[1]}
    show(page, "/new?game=diamant&with=bots")
    expect(page.locator('input[name="level"]').nth(2)).to_be_checked()


def test_the_lobby_says_how_strong_the_bots_are(browsers: Browsers, server: ServerProcess) -> None:
    page = browsers.open(server, viewport=PHONE)
    show(page, "/new?game=diamant&with=friends")
    page.locator(".place-player").nth(1).select_option(STEPS[2])
    page.locator("form button.main").click()
    expect(page.locator(".seat-row").nth(1)).to_contain_text("novice–balanced · Wins about")
    page.locator(".seat-row").nth(1).locator("select").select_option("novice")
    expect(page.locator(".seat-row").nth(1)).to_contain_text("bot · novice · Wins about")
    check_narrow(page, "lobby-levels")


def test_a_level_is_offered_after_three_games(browsers: Browsers, server: ServerProcess) -> None:
    page = browsers.open(server, viewport=PHONE)
    page.goto("/")
    offer_after(page, rank=4)
    expect(page.locator(".level-offer")).to_contain_text("These bots are hard to beat. Try level")
    assert page.evaluate(NO_SCROLL)
    check_screen(page, "level-offer")
    page.get_by_role("button", name="No, thanks").click()
    expect(page.locator(".level-offer")).to_have_count(0)
    assert page.evaluate(PREFERENCES)["levels"] == {}
    # It is not asked again before three more games.
    open_position(page, known_positions()["diamant"]["over"])
    expect(page.locator("#end-title")).to_be_visible()
    expect(page.locator(".level-offer")).to_have_count(0)


def test_a_yes_plays_again_at_that_level(browsers: Browsers, server: ServerProcess) -> None:
    page = browsers.open(server, viewport=PHONE)
    page.goto("/")
    path = offer_after(page, rank=1)
    expect(page.locator(".level-offer")).to_contain_text("You keep finishing ahead")
    page.locator(".level-offer .main").click()
    page.wait_for_url(lambda url: "/t/" in url and not url.endswith(path))
    wait_for_table(page)
    chosen = page.evaluate(PREFERENCES)["levels"]["diamant"]
    assert STEPS.index(chosen) > STEPS.index("balanced") - 1
    whole = ("champion", "expert", "balanced")
    shown = chosen if chosen in whole else "balanced–expert"
    expect(page.locator(".chip-temper").first).to_have_text(shown)


def offer_after(page: Page, rank: int) -> str:
    """The end of a third game, after two with this rank."""
    page.evaluate(PLAYED, rank)
    return open_position(page, known_positions()["diamant"]["over"])
