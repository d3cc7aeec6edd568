"""DIG by touch: the tavern is one tap away, and a full hand is within reach of a thumb."""

from playwright.sync_api import expect

from tests.browser.conftest import SIZES, Browsers
from tests.browser.layout import assert_all_well
from tests.browser.new_tables import open_position
from tests.browser.player import DRAWN, Player
from tests.browser.positions import known_positions, recorded_move
from tests.browser.screenshots import NARROW, check_screen, screenshot
from tests.browser.server_process import ServerProcess

# A player with every piece of equipment and some companions.
FILL_HAND = """(legal) => {
  const board = document.querySelector("dig-board");
  const { scene } = board;
  const view = structuredClone(scene.view);
  const owned = ["shield", "purse", "chest", "bomb", "compass", "pickaxe", "scroll", "potion",
    "sceptre", "anchor"];
  view.players[scene.seat].equipment = owned;
  view.players[scene.seat].companions = ["queen", "elf", "mage", "pirate"];
  view.stage = "after";
  board.scene = { ...scene, view, legal };
  return board.updateComplete;
}"""
# Rivals with several long galleries, equipment and companions, and a long one of one's own; tells
# the lengths that are shown, what of a rival's lies over something else of theirs, and how wide
# the narrowest place on the way to the next gem is.
FILL_RIVALS = """async () => {
  const board = document.querySelector("dig-board");
  const { scene } = board;
  const view = structuredClone(scene.view);
  const faces = ["gold", "steel", "ruby", "rune", "diamond", "snake"];
  const card = (place) => ({
    face: faces[place % faces.length], recruit: place % 3 === 0, gems: Number(place % 5 === 4),
  });
  const row = (cards) => Array.from({ length: cards }, (_, place) => card(place));
  view.galleries[1] = [row(9), row(6), [], []];
  view.galleries[2] = [row(4), row(5), row(2), row(7)];
  view.galleries[3] = [[], row(12), [], []];
  view.galleries[0] = [row(6), [], [], []];
  view.next_gems[0] = [[0, 0, 0, 1], [], [], []];
  for (const player of view.players.slice(1)) {
    player.equipment = ["shield", "anchor", "compass"];
    player.companions = ["queen", "elf", "mage", "pirate"];
  }
  board.scene = { ...scene, view };
  await board.updateComplete;
  const over = (one, two) => one.left < two.right - 1 && two.left < one.right - 1
    && one.top < two.bottom - 1 && two.top < one.bottom - 1;
  const covered = [...board.querySelectorAll(".dig-rival")].flatMap((rival) => {
    const parts = [...rival.querySelectorAll(".dig-small, .dig-chits, .dig-rival-head")];
    const boxes = parts.map((part) => part.getBoundingClientRect());
    return parts.flatMap((part, one) => parts.slice(one + 1)
      .filter((_, two) => over(boxes[one], boxes[one + 1 + two]))
      .map((other) => `${part.className} / ${other.className}`));
  });
  const lengths = [...board.querySelectorAll(".dig-small-tag small")].map((one) => one.innerText);
  const ahead = [...board.querySelectorAll(".dig-slot.is-ahead")].map((one) => one.offsetWidth);
  return { covered, lengths, narrowest: Math.min(...ahead) };
}"""
COMPANIONS = [
    ["scout", "superbacker", "ninja-cat", "mage", "tyler", "paladin"],
    ["knight", "hunter", "shepherd-dog", "shadow", "elf", "queen"],
]
# A tavern full of companions, most on offer; tells what leaves its card or lies on its border.
FILL_TAVERN = """async (faces) => {
  const board = document.querySelector("dig-board");
  const { scene } = board;
  const view = structuredClone(scene.view);
  view.tavern = faces;
  for (const face of view.tavern) view.costs[face] ??= { gold: 2, diamond: 1 };
  view.players[scene.seat].affordable = faces.slice(0, 5);
  const offers = faces.slice(0, 4).map((face) => `engage ${face}`);
  board.scene = { ...scene, view, legal: [...scene.legal, ...offers] };
  await board.updateComplete;
  const beyond = (part) => {
    const companion = part.closest(".dig-companion");
    const card = companion.getBoundingClientRect();
    const edge = Number.parseFloat(getComputedStyle(companion).borderBottomWidth);
    const { top, right, bottom } = part.getBoundingClientRect();
    return top < card.top + edge || right > card.right - edge || bottom > card.bottom - edge;
  };
  return [...board.querySelectorAll(".dig-companion-name, .dig-price, .dig-does")]
    .filter(beyond)
    .map((part) => part.innerText);
}"""
# What has been played is asked for no more: another question, or news on the way to it.
NOTE_MOVES = """() => {
  const { scene } = document.querySelector("dig-board");
  const play = scene.play;
  window.played = [];
  scene.play = (move, ...more) => {
    window.played.push(move);
    play(move, ...more);
  };
  return scene.view.question;
}"""
# A rival to aim at with a gallery, one with none, one with several; tells what leaves its hill.
AIM = """async () => {
  const board = document.querySelector("dig-board");
  const { scene } = board;
  const view = structuredClone(scene.view);
  const row = (cards) => Array(cards).fill({ face: "gold", recruit: true, gems: 0 });
  view.galleries.splice(1, 3, [row(2), [], [], []], [[], [], [], []], [row(3), row(7), row(4), []]);
  for (const player of view.players) player.companions = ["queen", "elf", "mage", "pirate"];
  const legal = ["target 2 1", "target 4 1", "target 4 2", "target 4 3"];
  board.scene = { ...scene, view, legal };
  await board.updateComplete;
  return [...board.querySelectorAll(".dig-rival :is(.dig-small, .dig-no-rows)")].filter((part) => {
    const [one, hill] = [part, part.closest(".dig-rival")].map((it) => it.getBoundingClientRect());
    return one.top < hill.top || one.bottom > hill.bottom || one.right > hill.right;
  }).map((part) => part.innerText);
}"""
# The compass has turned up the same card twice.
ADD_TWIN = """() => {
  const board = document.querySelector("dig-board");
  const { scene } = board;
  const [first, second] = scene.view.revealed;
  board.scene = { ...scene, view: { ...scene.view, revealed: [first, second, { ...first }] } };
  return board.updateComplete;
}"""
ANSWERED = """(asked) => {
  const { scene } = document.querySelector("dig-board");
  return scene.act !== null || scene.view.question !== asked;
}"""
# Whether an act without words went before each great moment.
WATCH_MOMENT = """() => {
  window.moments = [];
  let seen = "";
  const note = () => {
    const act = document.querySelector("#board")?.dataset.act ?? "";
    const shown = document.querySelector(".dig-moment");
    if (shown && !shown.noted) {
      shown.noted = true;
      window.moments.push(shown.classList.contains(`is-${seen}`));
    }
    if (act && !shown) seen = act;
  };
  const all = { childList: true, subtree: true, attributes: true };
  new MutationObserver(note).observe(document.body, all);
}"""
# Where a tap makes which move: beyond the cards of a gallery, which explain themselves.
PLACES = {
    "beside": (".dig-pile.is-lit", 20),
    "dig 1": (".dig-entry", 20),
    "dig 2": (".dig-gallery:nth-child(2) .dig-tunnel-tap", 190),
}
COUNTABLE = 19  # pixels: a place with its number
WINDOWS = ((320, 640), (390, 844), (844, 390), (1000, 700), (1366, 768))
# A phone whose board is as high as in a lesson.
BESIDE_TEACHER = (390, 787)
# The tavern lies over the hill: nothing of it can be pressed or read.
NOTHING_BELOW = """() => [...document.querySelectorAll(":is(.dig-ground, .dig-rivals) *")]
  .every((part) => !part.checkVisibility({ visibilityProperty: true }))"""
USABLE = ["purse", "compass", "pickaxe", "scroll", "bomb", "potion"]


def test_the_tavern_is_one_tap_away(browsers: Browsers, server: ServerProcess) -> None:
    page = browsers.open(server, **SIZES["phone"])
    open_position(page, known_positions()["dig"]["turn"])
    Player(page).wait()
    opener = page.locator('[data-opens="#dig-tavern"]')
    expect(opener.locator(".move-count")).to_be_visible()
    hire = page.locator('#dig-tavern [data-move="hire 1"], #dig-tavern [data-move^="engage"]').first
    expect(hire).to_be_hidden()
    opener.tap()
    expect(hire).to_be_visible()
    expect(page.locator(".dig-hire-price")).to_contain_text("A recruit costs")
    page.wait_for_function(NOTHING_BELOW)
    assert_all_well(page)
    check_screen(page, "dig-tavern")
    page.keyboard.press("Escape")
    expect(hire).to_be_hidden()
    expect(opener).to_be_focused()


def test_words_of_a_full_tavern_keep_to_their_cards(
    browsers: Browsers, server: ServerProcess
) -> None:
    page = browsers.open(server, **SIZES["phone"], locale="fr")
    open_position(page, known_positions()["dig"]["tavern"])
    player = Player(page)
    player.wait()
    for width, height in (*WINDOWS, BESIDE_TEACHER):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        if page.locator("#dig-tavern").is_hidden():
            player.press('[data-opens="#dig-tavern"]')
        for faces in COMPANIONS:
            assert page.evaluate(FILL_TAVERN, faces) == [], (width, height)


def test_a_full_hand_is_in_reach(browsers: Browsers, server: ServerProcess) -> None:
    page = browsers.open(server, **{**SIZES["phone"], "viewport": NARROW})
    open_position(page, known_positions()["dig"]["turn"])
    Player(page).wait()
    for width in (320, 360, 390):
        page.set_viewport_size({"width": width, "height": 640})
        page.evaluate(DRAWN)  # a new size draws the table anew
        page.evaluate(FILL_HAND, [f"use {piece}" for piece in USABLE])
        assert page.locator(".dig-hand button[data-move]").count() == len(USABLE)
        assert_all_well(page)
        screenshot(page, f"dig-full-hand-{width}")


def test_rivals_galleries_cover_nothing(browsers: Browsers, server: ServerProcess) -> None:
    page = browsers.open(server, **SIZES["phone"])
    open_position(page, known_positions()["dig"]["turn"])
    Player(page).wait()
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        found = page.evaluate(FILL_RIVALS)
        assert found["covered"] == [], (width, height)
        assert found["lengths"] == ["9", "6", "4", "5", "2", "7", "12"]
        assert found["narrowest"] >= COUNTABLE, (width, height)
        screenshot(page, f"dig-rivals-{width}")


def test_galleries_to_aim_at_keep_to_their_hill(browsers: Browsers, server: ServerProcess) -> None:
    page = browsers.open(server, **SIZES["phone"])
    open_position(page, known_positions()["dig"]["target"])
    Player(page).wait()
    for width, height in ((390, 844), (320, 640), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        assert page.evaluate(AIM) == []
        assert_all_well(page)


def test_a_stone_lies_where_it_would_open_a_gallery(
    browsers: Browsers, server: ServerProcess
) -> None:
    page = browsers.open(server, **SIZES["phone"])
    open_position(page, known_positions()["dig"]["stone"])
    Player(page).wait()
    cave = page.locator('[data-tap="recruit"]')
    expect(cave.locator(".dig-rest .dig-card")).to_be_visible()
    expect(page.locator('[data-tap="collect"]')).to_be_visible()
    assert_all_well(page)
    cave.locator(".dig-cave").tap()
    expect(page.locator(".dig-gallery .dig-post")).to_be_visible()


def test_the_ground_a_gallery_and_the_tavern_take_taps(
    browsers: Browsers, server: ServerProcess
) -> None:
    page = browsers.open(server, **SIZES["phone"])
    for move, (place, x) in PLACES.items():
        open_position(page, known_positions()["dig"]["turn"])
        Player(page).wait()
        asked = page.evaluate(NOTE_MOVES)
        page.locator(place).first.tap(position={"x": x, "y": 20})
        page.wait_for_function(ANSWERED, arg=asked)
        assert page.evaluate("() => window.played") == [move]


def test_either_of_two_equal_cards_takes_a_tap(browsers: Browsers, server: ServerProcess) -> None:
    page = browsers.open(server, **SIZES["phone"])
    open_position(page, known_positions()["dig"]["compass"])
    Player(page).wait()
    page.evaluate(NOTE_MOVES)
    page.evaluate(ADD_TWIN)
    first, twin = (
        page.locator(".dig-spotlight button").first,
        page.locator(".dig-spotlight .is-twin"),
    )
    expect(twin.locator(".dig-words")).to_be_visible()
    move = first.get_attribute("data-move")
    assert_all_well(page)
    twin.tap()
    page.wait_for_function("() => window.played.length")
    assert page.evaluate("() => window.played") == [move]


def test_the_house_opens_the_tavern(browsers: Browsers, server: ServerProcess) -> None:
    page = browsers.open(server, **SIZES["phone"])
    open_position(page, known_positions()["dig"]["turn"])
    Player(page).wait()
    page.locator(".dig-house.is-lit").tap()
    expect(page.locator("#dig-tavern")).to_be_visible()


def test_a_collapse_fills_the_board_once_it_has_been_seen(
    browsers: Browsers, server: ServerProcess
) -> None:
    page = browsers.open(server, **SIZES["phone"])
    position = known_positions()["dig"]["collapses!"]
    open_position(page, position)
    Player(page).wait()
    page.evaluate(WATCH_MOMENT)
    Player(page).press(f'[data-move="{recorded_move(position)}"]')
    page.wait_for_function("() => window.moments.length")
    assert all(page.evaluate("() => window.moments")), "told before it was seen"
