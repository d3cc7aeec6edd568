"""After a game: the result in big, where points come from, chart, picture, replay, statistics."""

import json
import struct
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Browsers
from tests.browser.new_tables import start_near_end
from tests.browser.player import Player
from tests.browser.screenshots import check_narrow, check_screen, violations
from tests.browser.server_process import ServerProcess

NO_SCROLL = "() => document.documentElement.scrollHeight <= innerHeight"
PNG = b"\x89PNG\r\n\x1a\n"
SIDE = 1080


def test_after_a_game(browsers: Browsers, server: ServerProcess, tmp_path: Path) -> None:
    page = browsers.open(server, viewport=PHONE)
    start_near_end(page, "diamant", seats=3, left=12, options={"relics": "ascending"})
    player = Player(page, choose=lambda _: "leave" if player.moves % 2 else "go")
    player.play_to_end()
    check_end(page, tmp_path)
    page.get_by_role("link", name="Replay").click()
    check_steps(page)
    check_eyes_and_turns(page)
    check_link(browsers, server, page)
    page.get_by_role("link", name="Back to the table").click()
    expect(page.locator("#end-title")).to_be_visible()
    check_statistics(page, tmp_path)


def check_end(page: Page, tmp_path: Path) -> None:
    """The last board stays in sight; the details fit the window, and their points add up."""
    board, end = page.locator("#board").bounding_box(), page.locator(".end").bounding_box()
    assert board is not None
    assert end is not None
    assert board["y"] + board["height"] <= end["y"] + 1
    page.get_by_role("button", name="Details").click()
    expect(page.locator(".chart-line")).to_have_count(3)
    assert page.evaluate(NO_SCROLL)
    expect(page.locator(".score-player[open]")).to_have_count(1)
    for player in page.locator(".score-player").all():
        figures = player.locator(".score-figure").all_text_contents()
        total = (player.locator(".score-points").text_content() or "").split()[0]
        assert sum(int(figure.strip() or 0) for figure in figures) == int(total)
    page.get_by_text("As a table").click()
    expect(page.locator(".chart-figures tbody tr")).to_have_count(6)  # five expeditions, the end
    check_screen(page, "after-game")
    page.get_by_role("button", name="See the board").click()
    expect(page.locator("#board")).not_to_have_attribute("inert", "")
    page.get_by_role("button", name="Details").click()
    check_picture(page, tmp_path / "result.png")


def check_picture(page: Page, file: Path) -> None:
    """Where nothing can be shared the picture is a file: a real one, of the right size."""
    with page.expect_download() as download:
        page.get_by_role("button", name="Picture of the result").click()
    download.value.save_as(file)
    content = file.read_bytes()
    assert content.startswith(PNG)
    assert struct.unpack(">II", content[16:24]) == (SIDE, SIDE)
    assert len(content) > 20_000  # more than an empty sheet


def check_steps(page: Page) -> None:
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    expect(slider).not_to_have_attribute("max", "0")  # the first frame tells how long it is
    expect(page.locator(".replay-buttons button").nth(1)).to_be_hidden()
    steps = int(slider.get_attribute("max") or "0")
    assert steps > 10
    slider.fill(str(steps // 2))
    expect(page.get_by_text(f"Step {steps // 2} of {steps}")).to_be_visible()
    expect(page.locator(".replay-body > .chips .chip-points").first).to_be_visible()
    check_screen(page, "replay")
    slider.focus()
    page.keyboard.press("End")
    expect(page.get_by_text(f"Step {steps} of {steps}")).to_be_visible()
    check_narrow(page, "replay-end")
    page.locator(".replay-buttons button").nth(1).click()
    expect(page.get_by_text(f"Step {steps - 1} of {steps}")).to_be_visible()


def check_eyes_and_turns(page: Page) -> None:
    """Turn by turn, faster, and by the eyes of others: what they chose in secret is seen."""
    turn, eyes, speed = (page.get_by_label(name) for name in ("Go to turn", "Whose view", "Speed"))
    turn.select_option("Turn 2")
    expect(page.locator(".replay-events")).to_contain_text("Expedition 2")
    page.get_by_role("button", name="Next turn").click()
    expect(turn).to_have_value("Turn 3")
    expect(page.locator(".replay-events")).to_contain_text("Expedition 3")
    page.get_by_role("button", name="Previous turn").click()
    expect(turn).to_have_value("Turn 2")
    eyes.select_option(index=1)
    expect(page.locator(".replay-events")).to_contain_text("Expedition 2")
    for _ in range(3):  # the viewer chooses soon
        page.locator(".replay-buttons button").nth(3).click()
    expect(page.locator("#board button")).to_have_count(0)
    speed.select_option("× 4")
    assert violations(page) == []


def check_link(browsers: Browsers, server: ServerProcess, page: Page) -> None:
    """The address is a public link to this step and this seat's view."""
    page.wait_for_url("**/replay/*?seat=2&step=*")
    shown = page.locator(".replay-step").inner_text()
    guest = browsers.open(server)
    guest.goto(page.url)
    expect(guest.locator(".replay-step")).to_have_text(shown)
    expect(guest.get_by_label("Whose view")).to_have_value("As Barnaby saw it")


def check_statistics(page: Page, tmp_path: Path) -> None:
    """My place and points, and what all games come to: exported, and erased."""
    page.goto("/games")
    expect(page.locator(".my-game")).to_contain_text("place")
    expect(page.locator(".statistics-figures").first).to_contain_text("Played")
    check_screen(page, "statistics")
    with page.expect_download() as download:
        page.get_by_role("button", name="Export (JSON)").click()
    download.value.save_as(tmp_path / "pioche.json")
    kept = json.loads((tmp_path / "pioche.json").read_text(encoding="utf-8"))
    assert [played["game"] for played in kept["games"]] == ["diamant"]
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Erase").click()
    expect(page.locator(".statistics")).to_have_count(0)
    expect(page.locator(".my-game")).to_have_count(1)
