"""Sounds, vibration and notifications of a table; a client without a server."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import SIZES, Browsers
from tests.browser.new_tables import start_table
from tests.browser.player import Player
from tests.browser.screenshots import check_screen, screenshot
from tests.browser.server_process import ServerProcess

# What would be heard, felt and shown by the system is noted instead. Chromium's shell has no system
# to show anything, and denies what it should allow.
NOTE_SIGNALS = """
window.noted = { sounds: 0, shaken: 0, notifications: [] };
const create = AudioContext.prototype.createBufferSource;
AudioContext.prototype.createBufferSource = function () {
  const source = create.call(this);
  noted.sounds += 1;
  noted.loops ??= [];
  queueMicrotask(() => source.loop && noted.loops.push(source.buffer.duration));
  return source;
};
Navigator.prototype.vibrate = () => { noted.shaken += 1; return true; };
ServiceWorkerRegistration.prototype.showNotification = async (title, { body }) => {
  noted.notifications.push(`${title} ${body}`);
};
if (globalThis.Notification?.permission === "denied") {
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  Notification.requestPermission = async () => "granted";
}
"""
HIDE = "() => Object.defineProperty(document, 'hidden', { value: true, configurable: true })"


def noted(page: Page, name: str) -> int:
    count: int = page.evaluate(f"() => noted.{name}.length ?? noted.{name}")
    return count


def test_a_turn_is_heard_felt_and_notified(browsers: Browsers, own_server: ServerProcess) -> None:
    page = browsers.open(
        own_server, script=NOTE_SIGNALS, permissions=["notifications"], **SIZES["phone"]
    )
    page.goto("/settings")
    for label in ("Play sounds", "Vibrate", "Send a notification"):
        page.get_by_label(label).check()
    page.get_by_role("button", name="Victory").click()
    page.wait_for_function("() => noted.sounds === 1")  # the file has come and is decoded
    check_screen(page, "settings-signals-phone")
    screenshot(page, "settings-signals-phone-whole", whole=True)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    play_a_turn_unseen(page)
    expect(page).to_have_title("Your turn! – Let’s Dig for Treasure – Pioche")
    mute(page)
    without_a_server(page, browsers, own_server)


def test_sounds_are_offered_once_in_the_first_game(
    browsers: Browsers, server: ServerProcess
) -> None:
    page = browsers.open(server, quick=False, script=NOTE_SIGNALS, **SIZES["phone"])
    start_table(page, "diamant", seats=3)
    Player(page).wait()
    check_screen(page, "sound-offer-phone")
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    expect(page.get_by_role("button", name="Help")).to_be_visible()
    expect(page.get_by_role("heading", name="Diamant")).to_be_visible()
    assert noted(page, "sounds") == 0
    offer = page.get_by_role("group", name="Play with sound?")
    offer.get_by_role("button", name="Yes").click()
    page.wait_for_function("() => noted.loops?.length")  # the cave
    assert page.evaluate("() => noted.loops[0]") > 5
    expect(offer).to_have_count(0)
    other = browsers.open(server, quick=False, **SIZES["phone"])
    for times in (1, 0):  # nobody answers: it is not asked again
        start_table(other, "letsdig", seats=2)
        Player(other).wait()
        expect(other.get_by_role("group", name="Play with sound?")).to_have_count(times)
        other.locator(".table-house").click()
        expect(other.locator("article.game").first).to_be_visible()
    silent = browsers.open(server, quick=False, script=NOTE_SIGNALS, **SIZES["phone"])
    start_table(silent, "diamant", seats=3)
    Player(silent).wait()
    silent.get_by_role("button", name="No", exact=True).click()
    expect(silent.get_by_role("group", name="Play with sound?")).to_have_count(0)
    assert noted(silent, "sounds") == 0


def play_a_turn_unseen(page: Page) -> None:
    start_table(page, "letsdig", seats=2)
    player = Player(page)
    player.choose = lambda offered: "stop" if "stop" in offered else player.random.choice(offered)
    player.wait()
    page.evaluate(HIDE)
    while not noted(page, "notifications"):
        assert player.step() != "(end)"
        player.wait()
    assert "Your turn! Let’s Dig" in page.evaluate("() => noted.notifications[0]")
    page.wait_for_function("() => noted.sounds > 0 && noted.shaken > 0")


def mute(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Turn sounds off").click()
    expect(page.get_by_role("button", name="Turn sounds on")).to_be_visible()
    check_screen(page, "table-menu-signals")
    page.keyboard.press("Escape")


def without_a_server(page: Page, browsers: Browsers, server: ServerProcess) -> None:
    """Nothing stale is shown: one page says that the server is not reached."""
    browsers.monitors[0].allowed = "ERR_"  # whatever was under way when the server was killed
    page.goto("/games")
    expect(page.get_by_role("heading", level=1)).to_have_text("My games")
    server.kill()
    page.reload()
    expect(page.get_by_text("The server cannot be reached.")).to_be_visible()
    check_screen(page, "offline")
    server.start()
    page.get_by_role("link", name="Try again").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("My games")
