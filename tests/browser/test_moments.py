"""Moments are seen before the next question; each from a recorded position."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, SIZES, Browsers
from tests.browser.new_tables import open_position
from tests.browser.player import Player
from tests.browser.positions import known_positions, recorded_move
from tests.browser.screenshots import screenshot, take_picture
from tests.browser.server_process import ServerProcess

BEAT: Final = 1100  # milliseconds that a moment lasts at least: a trap with nothing to lose
MOTIONS: Final = ("no-preference", "reduce")

# The acts of Diamant as they are drawn: what each change of the page showed.
NOTE_ACTS: Final = """() => {
  window.notes = [];
  const texts = () => ["#voice", ".diamant", ".headline"]
    .map((place) => document.querySelector(place)?.innerText).join(" ");
  const note = () => window.notes.push({
    act: document.querySelector("#board")?.dataset.act ?? null,
    flying: document.querySelectorAll(".flights > .flight:not(.is-gem)").length,
    snakes: document.querySelectorAll(".cave-path .cave-step-trap").length,
    told: /trap!/i.test(texts()),
    chosen: document.querySelector(".door.is-chosen")?.className ?? "none",
    asked: document.querySelectorAll("#board [data-move]").length,
    at: performance.now(),
  });
  const all = { childList: true, subtree: true, attributes: true };
  new MutationObserver(note).observe(document.body, all);
}"""

# From now on, which of these marks were not seen before the next question.
WATCH_MARKS: Final = """(marks) => {
  const question = () => {
    const { scene } = document.querySelector("#board > *");
    return scene.legal.length ? scene.view.question : null;
  };
  const before = document.querySelector("#board > *").scene.view.question;
  let unseen = marks;
  window.missing = null;
  const note = () => {
    unseen = unseen.filter((mark) => !document.querySelector(mark));
  };
  // Whatever is drawn, also where a busy machine shows few frames of it.
  const drawn = new MutationObserver(note);
  drawn.observe(document, { childList: true, subtree: true, attributes: true });
  const look = () => {
    note();
    const now = question();
    if (now === null || now === before) return requestAnimationFrame(look);
    drawn.disconnect();
    window.missing = unseen;
  };
  requestAnimationFrame(look);
}"""


def open_before(page: Page, game: str, moment: str) -> str:
    """A table one move before that moment; tells the move."""
    position = known_positions()[game][moment]
    open_position(page, position)
    Player(page).wait()
    return recorded_move(position)


@pytest.mark.parametrize("motion", MOTIONS)
def test_a_trap_is_seen_before_it_is_told_and_told_before_the_next_question(
    browsers: Browsers, server: ServerProcess, motion: str
) -> None:
    page = browsers.open(server, quick=False, viewport=PHONE, reduced_motion=motion)
    move = open_before(page, "diamant", "trap!")
    page.wait_for_timeout(450)  # a new question takes no input at first
    page.evaluate(NOTE_ACTS)
    page.locator(f'#board [data-move="{move}"]').click()
    page.locator(".moment-trap").wait_for()
    screenshot(page, f"moment-trap-{motion}")
    expect(page.locator("#board .vote[data-move]")).to_have_count(2)
    notes: list[dict[str, Any]] = page.evaluate("() => window.notes")
    acts = [note["act"] for note in notes]
    order = list(dict.fromkeys(act for act in acts if act))
    assert order[: order.index("trap") + 1] == ["vote", "turn", "struck", "trap"]
    doors = [note["chosen"] for note in notes if note["act"] == "vote"]
    assert all(f"door-{move} " in door for door in doors), "the chosen door is not marked"
    struck, trap = acts.index("struck"), acts.index("trap")
    assert not any(note["told"] for note in notes[:trap]), "told before it was seen"
    assert notes[trap - 1]["snakes"] == 2  # both cards lie there, marked
    assert any(note["flying"] for note in notes[:struck]) == (motion == "no-preference")
    assert not any(note["asked"] for note in notes[struck:trap])
    long = max(note["at"] for note in notes if note["act"] == "trap") - notes[trap]["at"]
    after = next(note["at"] for note in notes[trap:] if note["act"] != "trap")
    assert max(long, after - notes[trap]["at"]) > BEAT


def test_a_tap_ends_a_moment_and_answers_nothing(browsers: Browsers, server: ServerProcess) -> None:
    page = browsers.open(server, quick=False)
    move = open_before(page, "diamant", "trap!")
    page.wait_for_timeout(450)
    page.locator(f'#board [data-move="{move}"]').click()
    page.locator(".moment-trap").wait_for()
    page.wait_for_timeout(600)
    page.locator(".table-strip .moment-pass").dblclick()
    expect(page.locator("#board .vote[data-move]")).to_have_count(2)
    expect(page.locator(".vote.is-chosen, .moment")).to_have_count(0)


def test_the_cards_of_a_danger_are_counted_in_words(
    browsers: Browsers, server: ServerProcess
) -> None:
    page = browsers.open(server, **SIZES["phone"])
    open_before(page, "diamant", "trap!")
    coins, figures = page.locator(".danger-coin"), page.locator(".card-info-figures b")
    coins.first.click()
    expect(figures).to_have_text(re.compile(r"^\d left in the deck$"))
    page.keyboard.press("Escape")
    expect(figures).not_to_be_visible()


# For each moment of a board that goes on at once: what marks it.
MARKED: Final = {
    ("letsdig", "bust!"): ['[data-moment="bust"]'],
    ("letsdig", "stops!"): ['[data-moment="collect"]'],
    ("letsdig", "steals!"): ['[data-moment="theft"]'],
    ("dig", "collapses!"): ["[data-act=collapse] .dig-rubble", ".dig-ground.is-shaken"],
    ("dig", "strikes!"): ["[data-act=strike] .dig-strike"],
    # Both cards, also where one is known by its back alone.
    ("digup", "bridges!"): [
        f".digup-gained:{side}-child .digup-card" for side in ("first", "last")
    ],
}


@pytest.mark.parametrize("motion", MOTIONS)
def test_a_moment_is_on_the_screen_before_the_next_question(
    browsers: Browsers, server: ServerProcess, motion: str
) -> None:
    page = browsers.open(server, **SIZES["phone"], reduced_motion=motion)
    for (game, moment), marks in MARKED.items():
        move = open_before(page, game, moment)
        page.evaluate(WATCH_MARKS, marks)
        Player(page).press(f'[data-move="{move}"]')
        page.wait_for_function("() => window.missing")
        take_picture(page, f"moment-{game}-{moment.rstrip('!')}-{motion}")
        assert page.evaluate("() => window.missing") == [], f"{game}, {moment}"
