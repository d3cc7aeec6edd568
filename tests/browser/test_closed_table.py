"""A table closed during a game: players learn why, and can check and save it."""

import json
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Page, expect

from pioche.cli import main
from tests.browser.new_tables import start_table
from tests.browser.player import Player
from tests.browser.screenshots import check_screen
from tests.browser.server_process import ServerProcess


def test_a_table_that_is_closed_under_play(
    visitor: Page, server: ServerProcess, capsys: pytest.CaptureFixture[str]
) -> None:
    start_table(visitor, "diamant", seats=3)
    Player(visitor).step()
    table = visitor.url.rsplit("/", 1)[-1]
    with ThreadPoolExecutor(1) as apart:  # Playwright has a loop of its own in this thread
        close = ["tables", "close", "--store", str(server.data), "--json", "--", table]
        assert apart.submit(main, close).result() == 0
    closed = json.loads(capsys.readouterr().out)["closed"]
    expect(visitor.get_by_role("heading", name="This table is closed")).to_be_visible()
    visitor.get_by_text("Seeds", exact=True).click()
    expect(visitor.get_by_text(closed["house_seed"])).to_be_visible()
    check_screen(visitor, "closed-table")
    with visitor.expect_download() as saved:
        visitor.get_by_role("button", name="Save what was played").click()
    assert saved.value.suggested_filename.endswith(".pioche")
    visitor.goto(f"{server.url}/games")
    expect(visitor.get_by_text("Closed before the end.")).to_be_visible()
