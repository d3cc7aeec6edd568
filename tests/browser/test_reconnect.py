"""Lines that drop: reloads in mid-turn, a server that is killed and comes back."""

import json

from playwright.sync_api import Page, expect

from tests.browser.conftest import Browsers
from tests.browser.new_tables import start_table
from tests.browser.player import Player
from tests.browser.screenshots import check_screen, screenshot
from tests.browser.server_process import ServerProcess

# Every socket that the page has used, so that a test can cut them.
KEEP_SOCKETS = """(() => {
  window.sockets = new Set();
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    window.sockets.add(this);
    return send.call(this, data);
  };
})()"""


def shown(page: Page) -> str:
    """The table in sentences, as a screen reader has it."""
    return page.locator("#board ul.quiet").inner_text()


def test_a_reload_in_mid_turn_changes_nothing(visitor: Page) -> None:
    start_table(visitor, "digup", seats=2)
    player = Player(visitor)
    for _ in range(4):
        player.step()
    offered, before = player.wait(), shown(visitor)
    visitor.reload()
    assert player.wait() == offered
    assert shown(visitor) == before
    player.step()
    player.wait()


def test_a_reload_brings_back_the_last_proof(visitor: Page) -> None:
    """By which the server finds out that its store has lost what this browser saw."""
    start_table(visitor, "digup", seats=2)
    player = Player(visitor)
    player.step()
    player.wait()
    sent: list[str | bytes] = []

    def note(frame: str | bytes) -> None:
        sent.append(frame)

    visitor.on("websocket", lambda line: line.on("framesent", note))
    visitor.reload()
    player.wait()
    hello = json.loads(sent[0])
    assert hello["type"] == "hello"
    assert hello["head"]
    assert hello["proof"]


def test_a_dropped_line_resumes_by_itself(browsers: Browsers, server: ServerProcess) -> None:
    visitor = browsers.open(server, script=KEEP_SOCKETS)
    start_table(visitor, "letsdig", seats=2)
    player = Player(visitor)
    player.step()
    offered, before = player.wait(), shown(visitor)
    with visitor.expect_websocket():
        visitor.evaluate("() => window.sockets.forEach((socket) => socket.close())")
    expect(visitor.get_by_text("The connection is lost.")).to_have_count(0)
    assert player.wait() == offered
    assert shown(visitor) == before


def test_a_killed_server_comes_back_and_so_does_the_page(
    browsers: Browsers, own_server: ServerProcess
) -> None:
    page = browsers.open(own_server)
    start_table(page, "digup", seats=2)
    player = Player(page)
    for _ in range(3):
        player.step()
    offered, before = player.wait(), shown(page)
    browsers.monitors[0].allowed = "ERR_CONNECTION"
    own_server.kill()
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    check_screen(page, "connection-lost")
    own_server.start()
    expect(page.get_by_text("The connection is lost.")).to_have_count(0)
    browsers.monitors[0].allowed = "nothing"
    assert player.wait() == offered
    assert shown(page) == before
    player.step()
    player.wait()
    screenshot(page, "connection-back")


def test_a_move_made_while_the_server_is_away_is_made_once_it_is_back(
    browsers: Browsers, own_server: ServerProcess
) -> None:
    page = browsers.open(own_server)
    start_table(page, "letsdig", seats=2)
    player = Player(page)
    player.wait()
    browsers.monitors[0].allowed = "ERR_CONNECTION"
    own_server.kill()
    player.step()
    expect(page.locator(".table-body.is-busy")).to_be_visible()
    own_server.start()
    expect(page.locator(".table-body.is-busy")).to_have_count(0)
    browsers.monitors[0].allowed = "nothing"
    log = page.locator("#panel-log").inner_text()
    assert log.count("You dig up") == 1
    expect(page.locator(".notice.bad")).to_have_count(0)
