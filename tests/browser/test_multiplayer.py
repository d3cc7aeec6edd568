"""Several people: two browsers at one table, a spectator, one device with a curtain."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Browsers
from tests.browser.new_tables import fill_form, start_near_end, wait_for_table
from tests.browser.player import Player
from tests.browser.screenshots import check_screen
from tests.browser.server_process import ServerProcess


def open_for_friends(page: Page) -> str:
    """A lobby with seats to be taken; tells the link that it shows."""
    fill_form(page, "diamant", seats=3, opponents="friends")
    page.get_by_label("Name of the person in seat 1").fill("Zoé")
    page.get_by_role("button", name="Open the table and invite").click()
    expect(page.get_by_role("heading", name="Diamant: taking seats")).to_be_visible()
    return page.get_by_label("Invitation link").input_value()


def test_two_browsers_at_one_table(browsers: Browsers, server: ServerProcess) -> None:
    host, guest = browsers.open(server), browsers.open(server, viewport=PHONE)
    link = open_for_friends(host)
    check_screen(host, "lobby")
    guest.goto(link)
    expect(guest.get_by_text("You are invited to play")).to_be_visible()
    check_screen(guest, "invitation")
    guest.get_by_label("Your name at the table").fill("Max")
    guest.get_by_role("button", name="Sit down").click()
    expect(host.get_by_text("Max")).to_be_visible()
    check_screen(guest, "lobby-guest")
    host.get_by_role("button", name="Start the game").click()
    wait_for_table(host)
    wait_for_table(guest)
    chat(host, guest)
    play_together(host, guest)


def chat(host: Page, guest: Page) -> None:
    host.get_by_role("tab", name="Chat").click()
    host.get_by_placeholder("Say something").fill("Bonne chance <b>Max</b> !")
    host.get_by_role("button", name="Send").click()
    drawer = guest.get_by_role("button", name="Log, odds and chat")
    expect(drawer.locator(".badge")).to_be_visible()
    drawer.click()
    expect(guest.get_by_role("tab", name="Chat")).to_contain_text("1")
    check_screen(guest, "drawer")
    guest.get_by_role("tab", name="Chat").click()
    expect(guest.get_by_role("log").get_by_text("Bonne chance <b>Max</b> !")).to_be_visible()
    guest.keyboard.press("Escape")
    expect(guest.get_by_role("dialog")).to_have_count(0)
    check_screen(host, "chat")


def play_together(host: Page, guest: Page) -> None:
    """Each sees that the other has chosen, but not what; both see the same end."""
    players = [Player(host, choose=lambda _: "go"), Player(guest, choose=lambda _: "leave")]
    players[0].step()
    players[0].choose = players[1].choose
    expect(host.locator(".vote.is-chosen")).to_be_visible()
    expect(guest.locator(".vote.is-chosen")).to_have_count(0)
    check_screen(host, "table-diamant-sealed")
    while host.locator("#end-title").count() == 0:
        for player in players:
            if player.page.locator(".vote:not([aria-disabled]):not(.is-chosen)").count() == 2:
                player.step()
        host.wait_for_timeout(50)  # for the bot
    for page in (host, guest):
        expect(page.locator("#end-title")).to_be_visible()
    ours, theirs = (page.locator(".score-points").all_inner_texts() for page in (host, guest))
    assert ours == theirs
    play_on_together(host, guest)


def play_on_together(host: Page, guest: Page) -> None:
    """Joining the next game also takes a seat there."""
    host.get_by_role("button", name="Play again").click()
    expect(host.get_by_role("heading", name="Diamant: taking seats")).to_be_visible()
    guest.get_by_role("button", name="Join the next game").click()
    expect(host.get_by_text("Max")).to_be_visible()
    host.get_by_role("button", name="Start the game").click()
    wait_for_table(guest)
    assert set(Player(guest).wait()) == {"go", "leave"}


def test_joining_asks_for_the_options_about_a_person(
    browsers: Browsers, server: ServerProcess
) -> None:
    host, guest = browsers.open(server), browsers.open(server, viewport=PHONE)
    fill_form(host, "letsdig", seats=2, opponents="friends")
    host.get_by_role("button", name="Open the table and invite").click()
    guest.goto(host.get_by_label("Invitation link").input_value())
    guest.get_by_label("Your name at the table").fill("Max")
    guest.get_by_label("First game").check()
    check_screen(guest, "invitation-letsdig")
    guest.get_by_role("button", name="Sit down").click()
    expect(host.locator(".rules-of-table")).to_have_text("First game: 2")


def test_a_spectator_sees_the_table_and_may_do_nothing(
    browsers: Browsers, server: ServerProcess
) -> None:
    player, spectator = browsers.open(server), browsers.open(server)
    path = start_near_end(player, "diamant", seats=3, left=9)
    spectator.goto(path)
    wait_for_table(spectator)
    expect(spectator.locator(".vote, .move-button")).to_have_count(0)
    expect(spectator.locator(".status-line")).to_contain_text("You are watching")
    check_screen(spectator, "spectator")
    Player(player).play_to_end()
    expect(spectator.locator("#end-title")).to_be_visible()
    expect(spectator.locator(".seal.is-whole")).to_be_visible()


def test_players_prove_a_game_without_spectators(browsers: Browsers, server: ServerProcess) -> None:
    """The seal, the record and the replay are for those who sat there, and for no spectator."""
    player, other = browsers.open(server), browsers.open(server)
    fill_form(player, "diamant", seats=3)
    player.locator("details.more summary").last.click()
    player.get_by_label("Anyone with the link may watch").uncheck()
    player.locator("form button.main").click()
    path = wait_for_table(player)
    other.goto(path)
    expect(other.get_by_text("cannot be watched")).to_be_visible()
    Player(player, choose=lambda _: "leave").play_to_end()
    expect(player.locator(".seal.is-whole")).to_be_visible()
    expect(player.get_by_role("button", name="Download the record")).to_be_visible()
    player.get_by_role("link", name="Replay").click()
    expect(player.get_by_role("slider")).to_have_value("0")


def test_one_device_for_several(visitor: Page) -> None:
    fill_form(visitor, "letsdig", seats=2, opponents="device")
    visitor.get_by_label("Name of the person in seat 1").fill("Zoé")
    visitor.get_by_label("Name of the person in seat 2").fill("Max")
    visitor.locator("form button.main").click()
    expect(visitor.locator("#raise")).to_be_visible()
    expect(visitor.locator("#curtain-title")).to_have_text(re.compile("(Zoé|Max) starts"))
    check_screen(visitor, "curtain-first")
    player = Player(visitor)
    curtains = 0
    while curtains < 4:
        if player.wait() == ["(curtain)"]:
            curtains += 1
            nothing_secret(visitor)
        player.step()
    check_screen(visitor, "table-hot-seat")
    visitor.reload()  # nobody has looked yet, but the game has begun
    expect(visitor.locator("#curtain-title")).to_have_text(
        re.compile("Pass the device to (Zoé|Max)")
    )


def nothing_secret(page: Page) -> None:
    """Behind a curtain there is nothing at all of the table: not even hidden in the page."""
    expect(page.locator(".curtain")).to_be_visible()
    expect(page.locator("#board, #moves, .log, .odds, .zone, .card")).to_have_count(0)
    text = page.locator("#content").inner_text()
    assert len(text) < 300, text


def test_the_curtain_of_a_secret_vote(visitor: Page) -> None:
    fill_form(visitor, "diamant", seats=3, opponents="device")
    visitor.locator("form button.main").click()
    player = Player(visitor)
    player.step()  # the first raises the curtain
    player.step()  # and votes
    expect(visitor.locator(".curtain")).to_be_visible()
    nothing_secret(visitor)
    check_screen(visitor, "curtain")
    player.choose = lambda _: "leave"
    player.play_to_end()
