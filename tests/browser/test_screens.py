"""Every screen around the games, and how fast the first one is there."""

import pytest
from playwright.sync_api import Page, expect

from pioche.words import words_in
from tests.browser.conftest import SIZES, Browsers
from tests.browser.load_size import check_load_size, check_requests
from tests.browser.new_tables import show, start_table
from tests.browser.screenshots import check_screen, report
from tests.browser.server_process import ServerProcess

GAMES = ("diamant", "letsdig", "digup", "dig", "digger")

# When the five games stood on the screen, by the page's own clock.
NOTE_ARRIVAL = """new MutationObserver((_, observer) => {
  if (document.querySelectorAll("article.game").length < 5) return;
  window.arrived = performance.now();
  observer.disconnect();
}).observe(document, { childList: true, subtree: true })"""


def test_the_first_load_is_small(browsers: Browsers, server: ServerProcess) -> None:
    page = browsers.open(server, new=True, script=NOTE_ARRIVAL)
    page.goto("/", wait_until="networkidle")
    # How long it took is reported, not asserted: other work on the machine would decide it.
    arrived = round(page.evaluate("() => window.arrived"))
    figures = {"requests": check_requests(page), "bytes": check_load_size(page)}
    report("first load", milliseconds=arrived, **figures)


def test_a_table_loads_with_few_requests(browsers: Browsers, server: ServerProcess) -> None:
    """`python -m tests.browser.load_time` says how long each takes."""
    page = browsers.open(server)
    path = start_table(page, "diamant", seats=3)
    page.goto(path, wait_until="networkidle")
    expect(page.locator(".table-board")).to_be_visible()
    report("table of Diamant", requests=check_requests(page), bytes=check_load_size(page))


def test_home(visitor: Page) -> None:
    visitor.goto("/")
    expect(visitor.locator("article.game")).to_have_count(5)
    check_screen(visitor, "home")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_can_be_started_and_people_invited_without_scrolling(
    browsers: Browsers, server: ServerProcess, language: str
) -> None:
    page = browsers.open(server, locale=language)
    page.goto("/")
    for width, height in ((390, 844), (320, 640), (844, 390), (1000, 700), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        assert bottom(page, "article.game button.main") < height
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/new?game=diamant&with=friends")
    page.locator("form button.main").click()
    assert bottom(page, ".invite button.main") < bottom(page, ".seat-row")


def bottom(page: Page, selector: str) -> float:
    box = page.locator(selector).first.bounding_box()
    assert box
    return box["y"] + box["height"]


def test_a_game_alone_is_reached_from_home(visitor: Page) -> None:
    visitor.goto("/new?game=digup")
    visitor.get_by_label("Alone").check()
    expect(visitor.locator(".place")).to_have_count(1)
    visitor.get_by_label("Against bots").check()
    expect(visitor.locator(".place")).to_have_count(4)
    visitor.locator('input[name="seats"][value="1"]').check()
    expect(visitor.get_by_label("Alone")).to_be_checked()
    visitor.goto("/")
    visitor.get_by_role("button", name="Play alone: Dig Up Adventure").click()
    expect(visitor.locator(".table-body")).to_be_visible()
    expect(visitor.locator(".chip")).to_have_count(1)


def test_where_nothing_is(browsers: Browsers, visitor: Page) -> None:
    browsers.monitors[0].allowed = "404"
    visitor.goto("/nowhere")
    expect(visitor.get_by_role("heading", name="Dead end")).to_be_visible()
    check_screen(visitor, "nowhere")
    show(visitor, "/games")
    expect(visitor.get_by_text("No games on this device yet.")).to_be_visible()
    check_screen(visitor, "games-none")


def test_words_that_do_not_come(browsers: Browsers, visitor: Page) -> None:
    """A game's words are fetched with the game: without them nothing is shown half."""
    browsers.monitors[0].allowed = "ERR_FAILED"
    visitor.route("**/words/*/digup.ftl", lambda route: route.abort())
    visitor.goto("/new?game=digup")
    expect(visitor.get_by_text("The server is not responding")).to_be_visible()
    visitor.unroute("**/words/*/digup.ftl")
    visitor.reload()
    visitor.locator("details.more summary").first.click()
    for code in ("en", "fr"):
        visitor.get_by_role("button", name=code.upper()).click()
        option = words_in(code).say("digup-option-memory")
        expect(visitor.get_by_text(option, exact=True)).to_be_visible()


def test_my_games(visitor: Page) -> None:
    start_table(visitor, "diamant", seats=3)
    visitor.goto("/games")
    expect(visitor.locator(".my-game")).to_have_count(1)
    check_screen(visitor, "games")
    show(visitor, "/")
    expect(visitor.locator("a.continue")).to_be_visible()
    check_screen(visitor, "home-continue")
    visitor.locator("a.continue").click()
    expect(visitor.locator(".table-body")).to_be_visible()


def test_settings_take_effect_at_once(visitor: Page) -> None:
    visitor.goto("/settings")
    check_screen(visitor, "settings")
    visitor.get_by_label("lantern").check()
    expect(visitor.locator("html")).to_have_attribute("data-theme", "dark")
    visitor.get_by_label("Français", exact=True).check()
    expect(visitor.get_by_role("heading", level=1)).to_have_text("Réglages")
    visitor.reload()
    expect(visitor.get_by_role("heading", level=1)).to_have_text("Réglages")
    expect(visitor.locator("html")).to_have_attribute("data-theme", "dark")


@pytest.mark.parametrize("game", GAMES)
def test_rules_and_the_form_for_a_new_game(visitor: Page, game: str) -> None:
    visitor.goto(f"/rules/{game}")
    expect(visitor.get_by_role("heading", level=1)).to_be_visible()
    check_screen(visitor, f"rules-{game}")
    show(visitor, f"/new?game={game}")
    expect(visitor.locator("form button.main")).to_be_in_viewport(ratio=1)
    for more in visitor.locator("details.more summary").all():
        more.click()
    check_screen(visitor, f"new-{game}")


def test_with_others_a_card_sheet_is_filled_in_by_keyboard(visitor: Page) -> None:
    visitor.set_viewport_size({"width": 320, "height": 640})
    visitor.goto("/")
    visitor.get_by_role("link", name="With others… Let’s Dig").click()
    expect(visitor.get_by_label("With friends, online")).to_be_checked()
    visitor.get_by_label("Against bots").check()
    visitor.get_by_text("Game options").press("Enter")
    visitor.locator(".figures-sheet summary").press("Enter")
    muck = visitor.get_by_role("group", name="Muck")
    points = muck.get_by_label("Points")
    points.press("Control+a")
    visitor.keyboard.type("100")
    expect(muck).to_contain_text("“Muck, points” must be from -99 to 99, not 100.")
    visitor.get_by_role("button", name="Play").press("Enter")
    expect(points).to_be_focused()
    visitor.keyboard.press("Backspace")
    visitor.keyboard.press("Backspace")
    expect(visitor.get_by_text("All numbers are ours.")).to_be_visible()
    visitor.keyboard.press("ArrowUp")
    expect(visitor.get_by_text("1 number corrected.")).to_be_visible()
    visitor.get_by_role("group", name="Worms", exact=True).get_by_label("Copies").fill("9")
    expect(visitor.get_by_role("group", name="Worms corrected", exact=True)).to_be_visible()
    expect(visitor.locator(".figures")).not_to_contain_text("assumed")
    reset = visitor.get_by_role("button", name="Reset to our numbers: Worms")
    expect(reset).to_be_enabled()  # until then it takes no focus, and Enter would start the game
    reset.press("Enter")
    visitor.get_by_role("button", name="Play").press("Enter")
    expect(visitor.locator(".table-body")).to_be_visible()
    table = visitor.evaluate("() => location.pathname.split('/').pop()")
    info = visitor.request.get(f"/api/tables/{table}").json()
    assert info["options"]["sheet"] == "muck.points=2"


def test_choosing_a_game(visitor: Page) -> None:
    visitor.goto("/new")
    expect(visitor.locator(".shelf-game")).to_have_count(5)
    check_screen(visitor, "new")


def test_the_rules_on_a_phone(browsers: Browsers, server: ServerProcess) -> None:
    """Sections fold, a link leads to one of them, a card tells about itself, in any language."""
    phone = browsers.open(server, **SIZES["phone"])
    phone.goto("/rules")
    expect(phone.locator(".rules-shelf a")).to_have_count(5)
    check_screen(phone, "rules")
    phone.goto("/rules/dig#rules-tavern")
    expect(phone.locator("#rules-tavern")).to_have_attribute("open", "")
    expect(phone.locator("#rules-tavern h2")).to_be_in_viewport()
    expect(phone.locator("#rules-turn")).not_to_have_attribute("open", "")
    phone.locator("#rules-example summary").click()
    phone.locator("#rules-example .rules-card").first.click()
    expect(phone.locator(".card-info")).to_contain_text("pays 2 crystals")
    phone.keyboard.press("Escape")
    phone.get_by_role("button", name="FR").click()
    expect(phone.locator("#rules-aim h2")).to_have_text("But du jeu")
    phone.locator(".rules-unfold").click()
    expect(phone.locator(".rules details:not([open])")).to_have_count(0)
