"""What has happened is seen before it is told: acts that a board plays, measured on the page."""

from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.browser.conftest import Browsers
from tests.browser.new_tables import open_position
from tests.browser.player import Player
from tests.browser.positions import known_positions, recorded_move
from tests.browser.server_process import ServerProcess

# A script of two acts for a board: something flies from spot to spot, then all stands still.
SCRIPT: Final = """async (hold) => {
  const { use } = await import("/web/bundle/js/main.js");
  const { board } = use("boards/digup/index.js");
  const mark = (selector, name) =>
    document.querySelector(selector)?.setAttribute("data-spot", name);
  mark(".digup-middle", "probe-from");
  mark(".digup-side.is-right", "probe-to");
  window.notes = [];
  const lines = () => document.querySelector("#voice")?.textContent.length ?? 0;
  const flight = { from: "probe-from", to: "probe-to", draw: () => "flies" };
  board.script = (before, after) => [
    { kind: "first", seen: 1, flights: [flight] },
    { kind: "second", scene: after, hold },
  ];
  const look = () => {
    const { act } = document.querySelector("#board").dataset;
    const flying = document.querySelectorAll(".flights > .flight").length;
    const hidden = document.querySelectorAll("[data-awaits]").length;
    const asked = document.querySelectorAll("[data-move]").length;
    const at = performance.now();
    window.notes.push({ act: act ?? null, flying, hidden, asked, told: lines(), at });
    requestAnimationFrame(look);
  };
  look();
}"""


def play_probe(page: Page, hold: int) -> list[dict[str, Any]]:
    """Play one move with that script; returns what each frame showed, until the next question."""
    position = known_positions()["digup"]["play"]
    open_position(page, position)
    Player(page).wait()
    page.wait_for_timeout(450)
    page.evaluate(SCRIPT, hold)
    Player(page).press(f'[data-move="{recorded_move(position)}"]')
    page.locator('[data-act="second"]').wait_for()
    return page.evaluate("() => window.notes")  # type: ignore[no-any-return]


def test_nothing_is_told_before_it_has_landed(browsers: Browsers, server: ServerProcess) -> None:
    page = browsers.open(server, quick=False, reduced_motion="no-preference")
    play_probe(page, 1500)
    expect(page.locator("#board[data-act]")).to_have_count(0)
    notes: list[dict[str, Any]] = page.evaluate("() => window.notes")
    flight = [note for note in notes if note["flying"]]
    assert flight, "nothing flew"
    assert all(note["hidden"] == 1 and note["told"] == 0 for note in flight[:-1])
    during = [note for note in notes if note["act"]]
    assert all(note["asked"] == 0 for note in during), (
        "a move was offered while something was shown"
    )
    second = [note["at"] for note in notes if note["act"] == "second"]
    assert second[-1] - second[0] >= 700  # it stays
    assert page.locator("[data-awaits], .flights > .flight").count() == 0


def test_a_tap_goes_on(browsers: Browsers, server: ServerProcess) -> None:
    page = browsers.open(server, quick=False, reduced_motion="no-preference")
    play_probe(page, 60_000)
    page.locator(".table-strip .moment-pass").click()
    expect(page.locator("#board[data-act]")).to_have_count(0)


def test_reduced_motion_shows_stills(browsers: Browsers, server: ServerProcess) -> None:
    page = browsers.open(server, quick=False, reduced_motion="reduce")
    play_probe(page, 400)
    expect(page.locator("#board[data-act]")).to_have_count(0)
    notes: list[dict[str, Any]] = page.evaluate("() => window.notes")
    assert not any(note["flying"] for note in notes)
    assert any(note["act"] == "second" for note in notes)


# Three pieces of news, one shortly after the other, during acts for which no question waits.
LIVE: Final = """async () => {
  const { use } = await import("/web/bundle/js/main.js");
  const { Sequencer } = use("boards/sequencer.js");
  const told = [];
  const sequencer = new Sequencer({
    script: (_, scene) => [{ kind: "probe", scene, live: true, seen: 0, hold: 60_000 }],
    announce: (events) => told.push(...events.map(({ event }) => event)),
    box: () => null,
    redraw: () => {},
  });
  const scene = (...events) => ({ view: {}, fresh: events.map((event) => ({ event })) });
  sequencer.reset(scene());
  const after = ["one", "two", "three"].map((event) => {
    sequencer.follow(scene(event), true);
    return [...told];
  });
  sequencer.reset(null);
  return after;
}"""


def test_words_keep_up_with_a_board_that_shows_the_latest_scene(visitor: Page) -> None:
    open_position(visitor, known_positions()["diamant"]["over"])
    assert visitor.evaluate(LIVE) == [[], ["one"], ["one", "two"]]
