"""A sixth game in the browser, on the generic board: no line of the client knows it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Browsers
from tests.browser.new_tables import start_table
from tests.browser.player import Player
from tests.browser.screenshots import check_screen
from tests.browser.server_process import ServerProcess


@pytest.fixture
def toy_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ServerProcess]:
    # The toy's state is plain Python: it cannot inherit from a compiled one.
    monkeypatch.setenv("PIOCHE_INTERPRETED", "1")
    server = ServerProcess(tmp_path / "tables.sqlite", "tests.toy.server_main").start()
    yield server
    server.kill()


def test_a_game_that_the_client_does_not_know_is_played_to_its_end(
    browsers: Browsers, toy_server: ServerProcess
) -> None:
    page = browsers.open(toy_server)
    page.goto("/")
    expect(page.get_by_text("Little Seam").first).to_be_visible()
    start_table(page, "toy", seats=3)
    player = Player(page)
    player.wait()
    expect(page.locator(".zone-text")).to_contain_text("Cards of the seam")
    expect(page.locator("#status")).to_have_text("Your turn. Dig on, or stop?")
    check_screen(page, "table-toy")
    page.locator("#tab-odds").click()
    expect(page.locator(".odds")).to_contain_text("Rock on the next card")
    player.play_to_end()
    expect(page.locator(".seal.is-whole")).to_be_visible()
    expect(page.locator(".score-player")).to_have_count(3)
    check_screen(page, "end-toy")
