"""A table of people who wait for each other: whose turn it is, a bot for a staller, taking back."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import SIZES, Browsers
from tests.browser.new_tables import wait_for_table
from tests.browser.screenshots import check_screen
from tests.browser.server_process import ServerProcess
from tests.browser.test_safe_hands import GAPS_MS, NOTE_MOVES, SETTLED_MS, tap_twice

JSON = dict[str, Any]


@pytest.fixture
def impatient_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server whose grace is short."""
    server = ServerProcess(tmp_path / "tables.sqlite", "tests.browser.impatient_server").start()
    yield server
    server.kill()


def lose_answer(route: Route) -> None:
    """The server carries it out, but its answer is lost."""
    route.fetch()
    route.abort()


class Guests:
    """A table with a page at seat 1, and two people who play by themselves."""

    def __init__(self, page: Page, server: ServerProcess) -> None:
        self.page = page
        self.url = f"{server.url}/api/tables"
        made = self.post("", {"game": "diamant", "seats": ["open"] * 3})
        self.table, self.count = made["table"], 0
        page.goto(f"{server.url}/t/{self.table}")
        page.get_by_label("Your name at the table").fill("Zoé")
        page.route("**/seats", lose_answer, times=1)  # it is repeated, and leaves no second seat
        page.get_by_role("button", name="Sit down").click()
        expect(page.get_by_text("Zoé").first).to_be_visible()
        self.keys = [self.sit(name) for name in ("Max", "Ida")]
        self.host_key = made["host_key"]
        self.command(self.host_key, "start")
        wait_for_table(page)

    def post(self, path: str, data: JSON, key: str = "") -> JSON:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        answer = self.page.request.post(self.url + path, data=data, headers=headers)
        assert answer.ok, answer.text()
        found: JSON = answer.json()
        return found

    def sit(self, name: str) -> str:
        return str(self.post(f"/{self.table}/seats", {"nickname": name})["key"])

    def command(self, key: str, kind: str, **more: object) -> None:
        self.count += 1
        command = {"type": kind, "id": f"c{self.count}", **more}
        self.post(f"/{self.table}/commands", command, key)

    def go(self, guest: int, question: int) -> None:
        self.command(self.keys[guest], "move", question=question, move="go")


def test_a_waiting_table(browsers: Browsers, impatient_server: ServerProcess) -> None:
    page = browsers.open(impatient_server, quick=False, script=NOTE_MOVES, **SIZES["phone"])
    browsers.monitors[0].allowed = "net::ERR_FAILED"  # an answer that is lost on purpose
    guests = Guests(page, impatient_server)
    check_signal(page)
    choose_in_secret(page)
    guests.go(0, 1)
    hand_over(page, guests)
    pass_host(page, guests)
    take_back(page, guests)


def check_signal(page: Page) -> None:
    """My turn is said by the strip alone; of the others their chips tell who thinks."""
    expect(page.get_by_role("status").filter(has_text="Your turn.")).to_have_count(1)
    expect(page.locator(".chip.is-asked")).to_have_count(2)
    expect(page.locator(".chip.is-own.is-asked")).to_have_count(0)
    expect(page.get_by_role("button", name="Let a bot play")).to_have_count(0)
    check_screen(page, "table-your-turn")


def choose_in_secret(page: Page) -> None:
    """While others still choose, a second tap neither repeats a choice nor turns it round."""
    for move, gap in zip(("go", "leave", "go"), GAPS_MS, strict=True):
        page.wait_for_timeout(SETTLED_MS)
        assert tap_twice(page, f'[data-move="{move}"]', gap) == [move]
        expect(page.locator(f".door-{move}.is-chosen")).to_be_visible()
    expect(page.locator(".status.is-asked")).to_have_count(0)


def hand_over(page: Page, guests: Guests) -> None:
    """Ida is there and does not choose: after the grace a bot may, if most of the others agree."""
    button = page.get_by_role("button", name="Let a bot play for Ida")
    expect(button).to_be_visible()
    check_screen(page, "table-stalling")
    button.click()
    voted = page.get_by_role("button", name="You agree: 1 of 2")
    expect(voted).to_be_disabled()
    check_screen(page, "table-voted")
    guests.command(guests.keys[0], "hand-over", seat=2)
    expect(voted).to_have_count(0)
    expect(page.locator(".chip", has_text="Ida")).to_contain_text("bot")


def pass_host(page: Page, guests: Guests) -> None:
    """The host makes me the host, and I Max."""
    guests.command(guests.host_key, "pass-host", seat=0)
    expect(page.get_by_text("You are the host now.")).to_be_visible()
    page.locator(".chip", has_text="Max").click()
    sheet = page.get_by_role("dialog", name="Max")
    expect(sheet.get_by_role("button", name="Make Max the host")).to_be_visible()
    check_screen(page, "table-make-host")
    sheet.get_by_role("button", name="Make Max the host").click()
    expect(sheet.get_by_text("host", exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text("Max is the host now.")).to_be_visible()


def take_back(page: Page, guests: Guests) -> None:
    """Max asks: all see what was revealed since, and Ida must agree though she is away."""
    expect(page.get_by_role("status").filter(has_text="Your turn.")).to_have_count(1)
    guests.command(guests.keys[0], "undo")
    consent = page.get_by_role("group", name="Max would like to take back a move")
    expect(consent).to_contain_text("Seen since then:")
    expect(consent).to_contain_text("Card:")
    check_screen(page, "table-undo-asked")
    page.wait_for_timeout(SETTLED_MS)
    consent.get_by_role("button", name="I agree").click()
    expect(page.get_by_text("waiting for Ida")).to_be_visible()
    guests.command(guests.keys[1], "answer", agree=True)
    expect(page.locator("#voice")).to_contain_text("although something had been revealed since")
