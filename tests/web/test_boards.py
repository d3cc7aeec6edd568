"""The boards without a page: every game laid out, gestures as judged."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import pioche
from pioche.bots import bot, seat_of
from pioche.core.game import Game
from pioche.games.digger import gestures
from pioche.server.http.catalogue import game_info
from pioche.server.http.static import words_text
from pioche.table.log import Player
from pioche.table.table import Table
from pioche.words import LANGUAGES
from tests.web.node import call_script

NAMES = ["Zoé", "Max", "O’Neill", "Ève"]
MOMENTS = 40
APART = 4
LAID_OUT = ["dig", "digup"]
# What has no place on DIG's board: where to dig, both sides of a choice, the end of something.
ANSWERS = {
    *("beside", "draw", "end", "keep", "discard", "collect", "recruit", "decline"),
    *("suffer", "shield", "sceptre", "anchor", "leave", "stones", "stop"),
}

SceneData = dict[str, Any]


def client(language: str, calls: list[tuple[Any, ...]]) -> list[Any]:
    games = {game.id: msgspec.to_builtins(game_info(game)) for game in pioche.CATALOG}
    words = words_text(language).decode()
    answers: list[Any] = call_script(
        "boards.mjs", {"language": language, "words": words, "games": games, "calls": calls}
    )
    return answers


def played(game: Game, seed: int, options: dict[str, Any]) -> Iterator[Table]:
    """A game, stopped every few moves and at its end."""
    seats = min(game.seats[-1], len(NAMES))
    table = Table(game, [Player(name) for name in NAMES[:seats]], seed, **options)
    bots = [bot(game.id, "balanced", seat) for seat in range(seats)]
    for number in range(MOMENTS * APART):
        if number % APART == 0 or table.over:
            yield table
        if table.over:
            return
        seat = table.to_act()[number % len(table.to_act())]
        table.play(seat, bots[seat](seat_of(game, table.state, seat)))


def scene_data(table: Table, seat: int | None) -> SceneData:
    game = table.game
    legal = [] if seat is None else [game.moves.text(move) for move in table.legal(seat)]
    view = table.view(seat)
    return {
        "game": game.id,
        "view": view,
        "description": [line.json() for line in game.describe(view)],
        "seat": seat,
        "names": [player.name for player in table.players],
        "legal": legal,
        "waiting": table.to_act(),
        "over": table.over,
        "fresh": [],
    }


def scenes(game: Game, seed: int = 5, options: dict[str, Any] | None = None) -> list[SceneData]:
    """Every moment in the view of an acting seat, and in a spectator's."""
    return [
        scene_data(table, seat)
        for table in played(game, seed, options or {})
        for seat in [*table.to_act()[:1], None]
    ]


@pytest.mark.parametrize("name", LAID_OUT)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_view_is_laid_out_in_zones(name: str, language: str) -> None:
    data = scenes(pioche.game(name))
    laid = client(language, [("laidOut", scene) for scene in data])
    for scene, zones in zip(data, laid, strict=True):
        assert len(set(zones["ids"])) == len(zones["ids"])
        assert all(zones["titles"])
        assert all(zones["labels"])
        assert set(zones["faces"]) <= {*pioche.game(name).faces, *colours(name), None}
        assert set(zones["moves"]) <= set(scene["legal"])


def colours(name: str) -> set[str]:
    """Colours are shown as gems before there is any card of them."""
    numbers = [face.rpartition("-") for face in pioche.game(name).faces]
    return {family for family, _, value in numbers if value.isdecimal()}


LETSDIG_TABLES: list[dict[str, Any]] = [
    {},
    {"teams": True},
    {"first_game": "1", "owns_game": "2", "waste": "worms"},
    {"sheet": "muck.points=2 ring.points=-4 cookies.alone=1 milk.alone=-1"},
]


@pytest.mark.parametrize("options", LETSDIG_TABLES, ids=str)
def test_a_garden_offers_every_move(options: dict[str, Any]) -> None:
    data = scenes(pioche.game("letsdig"), 5, options)
    for scene, found in zip(data, client("fr", [("garden", scene) for scene in data]), strict=True):
        assert sorted(found) == sorted(scene["legal"])


def dig_acts(
    dug: list[str], events: list[dict[str, Any]], **after: int | str
) -> list[dict[str, Any]]:
    """What the board of Let's Dig plays of these events, when these cards were dug before."""
    table = Table(pioche.game("letsdig"), [Player(name) for name in NAMES], 5)
    scene = scene_data(table, 0)
    before = {**scene, "view": {**scene["view"], "dug": dug, "stage": "decide", "turn": 1}}
    later = {**scene, "view": {**scene["view"], "turn": 2, **after}}
    [acts] = client("fr", [("gardenActs", before, later, events)])
    found: list[dict[str, Any]] = acts
    return found


def test_a_bust_is_told_after_its_card_has_landed_and_all_fall_on_the_heap() -> None:
    events = [
        {"event": "digs", "seat": 1, "pile": 0, "face": "heirloom"},
        {"event": "gives", "seat": 1, "other": 0, "face": "heirloom"},
        {"event": "digs", "seat": 1, "pile": 2, "face": "worms"},
        {"event": "bust", "seat": 1, "face": "worms", "cards": 3},
        {"event": "turn", "seat": 0, "again": 0},
    ]
    acts = dig_acts(["ring", "worms"], events)
    assert [act["kind"] for act in acts] == ["dig", "gift", "dig", "bust", "fall"]
    assert [act["seen"] for act in acts] == [1, 2, 3, 4, 4]
    first, gift, second, bust, fall = acts
    assert first["flights"] == [["pile-0", "dug-2"]]
    assert gift["flights"] == [["dug-2", "seat-0"]]
    assert (second["flights"], second["dug"]) == ([["pile-2", "dug-2"]], ["ring", "worms", "worms"])
    assert (bust["flights"], bust["hold"]) == ([], 1500)
    assert fall["flights"] == [[f"dug-{place}", "heap"] for place in range(3)]
    assert second["piles"] == [first["piles"][0], first["piles"][1], first["piles"][2] - 1]


def test_collected_cards_fly_to_their_owner_but_for_those_with_an_effect_to_come() -> None:
    events = [{"event": "stops", "seat": 1, "cards": 3}]
    [act] = dig_acts(["ring", "map", "muck"], events, turn=1, stage="search")
    assert act["flights"] == [["dug-0", "seat-1"], ["dug-2", "seat-1"]]


def test_a_skeleton_rises_before_the_answer_and_a_dog_drives_it_to_the_heap() -> None:
    acts = dig_acts(["dog"], [{"event": "digs", "seat": 1, "pile": 1, "face": "skeleton"}])
    assert [act["kind"] for act in acts] == ["dig", "skeleton"]
    acts = dig_acts(["dog", "skeleton"], [{"event": "dog", "seat": 1, "place": 0, "news": 0}])
    assert [(act["kind"], act["flights"]) for act in acts] == [
        ("dog", []),
        ("driven", [["dug-1", "heap"]]),
    ]


def test_thefts_blasts_maps_and_looks_are_played() -> None:
    events = [
        {"event": "searches", "seat": 1, "pile": 0, "cards": 3},
        {"event": "takes", "seat": 1, "pile": 0, "face": None},
        {"event": "sees", "pile": 2, "depth": 1, "face": "ark"},
        {"event": "steals", "seat": 1, "other": 0, "face": "ring", "news": 1, "used": 0},
        {"event": "destroys", "seat": 1, "pile": 2, "cards": 40},
    ]
    acts = dig_acts([], events)
    assert [(act["kind"], act["flights"]) for act in acts] == [
        ("search", []),
        ("take", [["pile-0", "seat-1"]]),
        ("look", [[None, "pile-2"]]),
        ("theft", [["seat-0", "loot"]]),
        ("theft", [["loot", "seat-1"]]),
        ("blast", []),
    ]


def test_every_move_with_a_place_is_made_on_the_board_of_dig() -> None:
    data = scenes(pioche.game("dig"))
    for scene, found in zip(
        data, client("fr", [("digTargets", each) for each in data]), strict=True
    ):
        assert len(set(found)) == len(found)
        assert set(found) <= set(scene["legal"])
        drawn = (
            {f"use {scene['view']['about']}"} if scene["view"]["stage"] == "equipment" else set()
        )
        legal = scene["legal"]
        alone = {
            move for move in legal if move[:4] in ("dig ", "clos") and len(galleries(legal)) == 1
        }
        assert set(legal) - set(found) <= ANSWERS | drawn | alone


def test_a_payment_of_dig_is_one_sentence() -> None:
    scene = scenes(pioche.game("dig"))[0]
    paid = [{"event": "pays", "seat": 1, "face": face} for face in ("steel", "steel", "chest")]
    calls = [("digCaption", scene, paid), ("digCaption", scene, paid[:1])]
    assert client("fr", calls) == ["Max paie 2 aciers et le coffre.", None]
    assert client("en", calls) == ["Max pays 2 steel and the chest.", None]


def galleries(legal: list[str]) -> list[str]:
    return [move for move in legal if move.startswith("close ")]


def moves_of_dig() -> Iterator[tuple[SceneData, SceneData]]:
    """Scenes before and after each of the moves of a game, the events in the later one."""
    game = pioche.game("dig")
    table = Table(game, [Player(name) for name in NAMES[:3]], 5)
    bots = [bot(game.id, "balanced", seat) for seat in range(3)]
    while not table.over:
        seat = table.to_act()[0]
        before = scene_data(table, 0)
        heard = len(table.events(0))
        table.play(seat, bots[seat](seat_of(game, table.state, seat)))
        yield before, {**scene_data(table, 0), "fresh": table.events(0)[heard:]}


def looks(view: dict[str, Any]) -> dict[str, Any]:
    """What of a view is drawn step by step."""
    players = [
        {
            **{name: player[name] for name in ("stones", "free", "gems", "runes")},
            "held": sorted([*player["equipment"], *player["companions"]]),
        }
        for player in view["players"]
    ]
    drawn = ("active", "hill", "revealed", "galleries", "tavern", "to_come")
    return {**{name: view[name] for name in drawn}, "players": players}


def test_what_is_played_of_dig_ends_at_the_later_view() -> None:
    steps = list(moves_of_dig())
    calls = [("digLooks", before["view"], after["fresh"]) for before, after in steps]
    for (_, after), found in zip(steps, client("fr", calls), strict=True):
        assert looks(found) == looks(after["view"])


def test_acts_of_dig_tell_every_event_in_order_and_count_at_the_end() -> None:
    steps = list(moves_of_dig())
    acts = client("en", [("digActs", before, after) for before, after in steps])
    for (_, after), found in zip(steps, acts, strict=True):
        told = [act["seen"] for act in found if act.get("seen")]
        assert told == sorted(told)
        assert all(number <= len(after["fresh"]) for number in told)
    flown = {act["kind"] for found in acts for act in found if act.get("kind")}
    assert {"strike", "close", "collapse", "news", "count"} <= flown
    counts = [act for act in acts[-1] if act.get("kind") == "count"]
    assert 3000 < sum(act["hold"] for act in counts) < 4500
    assert counts[-1]["data"]["won"]


def followed(seats: int, seed: int, viewer: int | None) -> Iterator[tuple[SceneData, SceneData]]:
    """Each move of a game of Dig Up as two scenes, the later one with its events."""
    game = pioche.game("digup")
    table = Table(game, [Player(name) for name in NAMES[:seats]], seed)
    bots = [bot(game.id, "balanced", seat) for seat in range(seats)]
    while not table.over:
        before, heard = scene_data(table, viewer), len(table.events(viewer))
        [seat] = table.to_act()
        table.play(seat, bots[seat](seat_of(game, table.state, seat)))
        yield before, {**scene_data(table, viewer), "fresh": table.events(viewer)[heard:]}


@pytest.mark.parametrize(("seats", "viewer"), [(1, 0), (2, 0), (4, 2), (3, None)])
def test_the_acts_of_dig_up_end_at_the_later_table(seats: int, viewer: int | None) -> None:
    """Cards fly to places that the table has, and everything lies there as it does afterwards."""
    steps = list(followed(seats, 3, viewer))
    for (_, after), acts in zip(
        steps, client("fr", [("digUpScript", *step) for step in steps]), strict=True
    ):
        if acts:
            assert acts[-1]["table"] == table_of(after["view"])
        assert [act["seen"] for act in acts] == sorted(act["seen"] for act in acts) or after["over"]
        assert all(flight["to"] for act in acts for flight in act["flights"])


def table_of(view: dict[str, Any]) -> dict[str, Any]:
    """What lies where, as far as flights change it."""
    piles = ("pile", "discard", "played", "scores")
    mines = [{"cards": mine["cards"], "up": mine["up"]} for mine in view["mines"]]
    hands = [len(hand) for hand in view["hands"]]
    return {"mines": mines, "hands": hands} | {name: view[name] for name in piles}


def test_bots_cards_of_dig_up_are_held_and_the_mines_counted() -> None:
    """A rival's card turns over on its way; at the end every place is counted in its turn."""
    steps = list(followed(2, 3, 0))
    told = client("fr", [("digUpScript", *step) for step in steps])
    theirs = [
        acts
        for (_, after), acts in zip(steps, told, strict=True)
        if after["fresh"][0]["event"] == "plays" and after["fresh"][0]["seat"] == 1
    ]
    assert theirs
    assert all(acts[0]["flights"][0]["to"] == "played" for acts in theirs)
    assert any(acts[0]["flights"][0]["turns"] for acts in theirs)
    slid, turned, *count = [act for act in told[-1] if act["kind"] == "count"]
    assert slid["flights"] == [] != turned["flights"]
    assert not any(slid["counted"] + turned["counted"])
    final = [list(row) for row in zip(*steps[-1][1]["view"]["count"], strict=True)]
    # The points fly first; the totals change once they have landed.
    assert [act["at"] for act in count[::2]] == list(range(1, 10))
    assert [act["counted"] for act in count[::2]] == [[0, 0], *final[:-1]]
    assert [act["counted"] for act in count[1::2]] == final
    assert all(act["flights"] == [] for act in count[1::2])
    assert told[-1][-1]["kind"] == "crown"


def test_scores_of_dig_up_change_when_the_card_has_landed() -> None:
    steps = list(followed(2, 3, 0))
    told = client("fr", [("digUpScript", *step) for step in steps])
    changes = 0
    for (before, _), acts in zip(steps, told, strict=True):
        shown = before["view"]["scores"]
        for act in acts:
            scores = act["table"]["scores"]
            changed = scores != shown and act["kind"] not in ("deal", "crown")
            assert not (changed and act["flights"])
            changes += changed
            shown = scores
    assert changes


def test_a_stone_of_dig_up_goes_to_each_who_chooses_it() -> None:
    told = client("fr", [("digUpScript", *step) for step in followed(2, 3, 0)])
    stones = [act["flights"][0] for acts in told for act in acts if act["kind"] == "colour"]
    assert [flight["from"].startswith("colour-") for flight in stones] == [True, True]
    assert sorted(flight["to"] for flight in stones) == ["colour-of-1", "seat-0"]


def test_dig_up_is_dealt_from_its_pile() -> None:
    steps = list(followed(2, 3, 0))
    told = client("fr", [("digUpScript", *step) for step in steps])
    [mines, *_] = [
        [flight["to"] for flight in act["flights"]]
        for acts in told
        for act in acts
        if act["kind"] == "deal" and act["flights"]
    ]
    assert sorted(mines) == [f"mine-{seat}-{at}" for seat in (0, 1) for at in range(1, 10)]


def test_alone_the_stones_of_dig_up_are_counted_once() -> None:
    steps = list(followed(1, 3, 0))
    told = client("fr", [("digUpScript", *step) for step in steps])
    shown = [act["table"]["scores"][0] for acts in told for act in acts]
    assert shown == sorted(shown)
    assert told[-1][-1]["kind"] in ("placed", "perfect")


def test_dig_up_offers_on_its_table_all_but_what_has_no_place_there() -> None:
    data = scenes(pioche.game("digup"))
    for scene, offered in zip(
        data, client("fr", [("digUpTargets", scene) for scene in data]), strict=True
    ):
        assert set(scene["legal"]) - set(offered) <= {"done", "all"}


@pytest.mark.parametrize("size", [(300, 100), (378, 260), (700, 180), (960, 320)])
@pytest.mark.parametrize("steps", [2, 7, 14, 27])
def test_the_path_keeps_within_the_cave(size: tuple[int, int], steps: int) -> None:
    width, height = size
    [ground] = client("fr", [("pathLayout", width, height, steps)])
    half_width, half_height = ground["card"] / 2, ground["cardHeight"] / 2
    for spot in ground["spots"]:
        assert half_width <= spot["x"] <= width - half_width
        assert half_height <= spot["y"] <= height - half_height
    assert len({(spot["x"], spot["y"]) for spot in ground["spots"]}) == steps
    # No card is covered so far that its picture is lost.
    assert ground["step"] >= 0.8 * ground["card"]
    assert ground["trail"].count("C") + ground["trail"].count("L") == steps - 1


EXPLORERS: list[dict[str, Any]] = [
    {"seat": 0, "inside": True, "chosen": True, "unsafe": 9, "chest": 2, "relics": []},
    {"seat": 1, "inside": True, "chosen": True, "unsafe": 9, "chest": None, "relics": []},
    {"seat": 2, "inside": False, "chosen": False, "unsafe": 0, "chest": 4, "relics": []},
]
CAVE: dict[str, Any] = {
    "path": ["treasure-9", "danger-lava"],
    "dangers": ["danger-lava"],
    "danger_cards": {"danger-lava": 2},
    "path_rubies": 3,
    "deck": 20,
    "expedition": 1,
    "removed": [],
    "relics_to_come": [],
    "explorers": EXPLORERS,
    "scores": None,
}


def acts_of(*events: dict[str, Any], **later: object) -> list[dict[str, Any]]:
    before, after = {"view": CAVE}, {"view": {**CAVE, **later}}
    [acts] = client("fr", [("acts", before, after, list(events))])
    assert isinstance(acts, list)
    return acts


def test_the_rubies_of_the_path_lie_on_its_treasures() -> None:
    path = ["treasure-4", "treasure-9", "danger-lava", "treasure-15", "treasure-1"]
    view = {
        **CAVE,
        "path": path,
        "explorers": [{**EXPLORERS[0], "seat": seat} for seat in range(5)],
    }
    turned = {"kind": "turn", "data": {"step": 3}}
    [left, some, opened] = client(
        "fr",
        [
            ("lyingRubies", {**view, "path_rubies": 9}, None),
            ("lyingRubies", {**view, "path_rubies": 2}, None),
            ("lyingRubies", {**view, "path": path[:4], "path_rubies": 8}, turned),
        ],
    )
    assert left == [4, 4, 0, 0, 1]
    assert some == [0, 1, 0, 0, 1]
    assert opened == [4, 4, 0, 15]


def test_those_who_escape_are_seen_before_the_trap_and_the_trap_before_its_name() -> None:
    acts = acts_of(
        {"event": "leaves", "seat": 0},
        {"event": "stays", "seat": 1},
        {"event": "path", "path": 0},
        {"event": "banks", "seat": 0, "rubies": 12},
        {"event": "trap", "face": "danger-lava"},
        {"event": "loses", "seat": 1, "rubies": 9},
        {"event": "closed", "number": 1, "path": 0},
        {"event": "expedition", "number": 2, "face": None, "deck": 29},
        {"event": "danger", "face": "danger-rams"},
    )
    kinds = [act["kind"] for act in acts]
    assert kinds == ["vote", "walk", "home", "turn", "struck", "trap", "expedition", "turn"]
    assert [act["seen"] for act in acts] == [2, 2, 4, 4, 4, 7, 8, 9]
    by_kind = dict(zip(kinds, acts, strict=True))
    assert ["explorer-0", "camp-0"] in by_kind["walk"]["flights"]
    home = by_kind["home"]["view"]["explorers"][0]
    assert (home["inside"], home["unsafe"], home["chest"]) == (False, 0, 14)
    assert acts[3]["flights"] == [["deck", "step-2"]]
    assert acts[5]["view"]["path"] == ["treasure-9", "danger-lava", "danger-lava"]
    assert acts[5]["lost"] == [[1, 9]]
    assert acts[-1]["view"]["path"] == ["danger-rams"]


def test_a_card_is_held_back_by_the_dangers_that_lie_there_whatever_it_is() -> None:
    trap = acts_of({"event": "stays", "seat": 0}, {"event": "trap", "face": "danger-lava"})
    gain = acts_of(
        {"event": "stays", "seat": 0},
        {"event": "treasure", "face": "treasure-5", "share": 2, "path": 4},
    )
    assert [act["kind"] for act in gain] == ["vote", "turn", "share"]
    assert gain[1]["stakes"] == trap[1]["stakes"] > 0
    assert gain[1]["view"]["explorers"][0]["unsafe"] == 9  # the rubies come once the card is seen
    assert [act["seen"] for act in gain] == [1, 1, 2]  # and are told once they lie in the bags
    assert gain[2]["view"]["explorers"][0]["unsafe"] == 9
    assert gain[2]["brought"]["explorers"][0]["unsafe"] == 11
    assert gain[2]["view"]["path_rubies"] == 4


def test_what_cannot_be_shared_is_seen_to_stay_on_the_path() -> None:
    acts = acts_of({"event": "treasure", "face": "treasure-2", "share": 0, "path": 5})
    assert [(act["kind"], act["flights"]) for act in acts][-1] == ("share", [])
    assert acts[-1]["left"] == 5 - CAVE["path_rubies"]


def test_chests_are_opened_from_the_last_to_the_best_and_nothing_is_told_before() -> None:
    finals = [{"event": "final", "seat": seat, "points": seat} for seat in range(3)]
    acts = acts_of({"event": "closed"}, *finals, {"event": "over"}, ranks=[2, 1, 3])
    assert [act["opened"] for act in acts] == [None, [], [2], [2, 0], [2, 0, 1], None]
    assert [act["seen"] for act in acts] == [1, 1, 1, 1, 1, 4]
    assert acts_of({"event": "chosen", "seat": 0}) == []


def turn_scene(events: list[dict[str, Any]], *, throws_left: int | None) -> dict[str, Any]:
    """A scene of Digger, as far as its acts depend on it."""
    view = {"throws_left": throws_left, "digger": 0, "tally": None, "winners": None}
    return {"view": view, "fresh": events, "over": False, "motion": True, "seat": 0}


def test_a_turn_is_seen_event_by_event() -> None:
    events = [
        {"event": "night", "seat": 0},
        {"event": "returns", "face": "gold", "count": 2},
        {"event": "turn", "seat": 1, "other": 0, "timed": 1},
    ]
    take = [{"event": "takes", "seat": 0, "face": "ruby"}, {"event": "asks", "seat": 0}]
    throw = [{"event": "throws", "seat": 1, "ruby": 5}]
    stores = [{"event": "stores", "seat": 0, "face": face} for face in ("water", "gold")]
    timed, untimed = (turn_scene([], throws_left=left) for left in (None, 3))
    theft = [{"event": "steals", "seat": 1, "other": 0, "face": "ruby"}]
    night, quick, slow, stored, thrown, robbed = client(
        "fr",
        [
            ("diggerActs", timed, turn_scene(events, throws_left=None)),
            ("diggerActs", timed, turn_scene(take, throws_left=None)),
            ("diggerActs", untimed, turn_scene(take, throws_left=3)),
            ("diggerActs", untimed, turn_scene(stores, throws_left=3)),
            ("diggerActs", untimed, turn_scene(throw, throws_left=3)),
            ("diggerActs", untimed, turn_scene(theft, throws_left=3)),
        ],
    )
    # Night falls, is told, the tokens go back, and dawn breaks; the next question waits for it.
    told = [(act["kind"], act.get("seen")) for act in night]
    assert told == [("night", 0), ("night", 1), ("night", None), ("dawn", None)]
    assert night[2]["flights"] == [["beside-gold", "heap-gold"]] * 2
    assert not any(act.get("live") for act in night)
    # Nothing waits for one's own hand, with or without a glass; a throw is waited for.
    assert [(act["kind"], act["live"]) for act in quick] == [("take", True)]
    assert [(act["kind"], act["live"]) for act in slow] == [("take", True)]
    assert not any(act["live"] for act in thrown)
    assert slow[0]["flights"] == [["heap-ruby", "beside-ruby"]]
    # Tokens that are stored at once are one sight, told when all have arrived.
    assert [(act["kind"], act["seen"]) for act in stored] == [("store", 2)]
    # What the dice show is told when they lie still.
    assert [(act["kind"], act["seen"]) for act in thrown] == [("throw", 0), ("thrown", 1)]
    assert stored[0]["flights"] == [["beside-water", "box"], ["beside-gold", "crate-0-gold"]]
    # The thief's hand comes, and its theft is told when it has gone with the gem.
    assert [(act["kind"], act["seen"]) for act in robbed] == [("reach", 0), ("steal", 1)]
    ways = [["face-1", "crate-0-ruby"], ["crate-0-ruby", "beside-ruby"]]
    assert [act["flights"] for act in robbed] == [[way] for way in ways]


def test_the_last_board_of_digger_waits_for_the_count() -> None:
    """Also where the rest of the game comes at once, to one who has skipped it."""
    kinds = ("throws", "takes", "stores", "steals", "stops")
    events = [{"event": kind, "seat": 1, "other": 0, "face": "ruby"} for kind in kinds]
    after = turn_scene(events, throws_left=3)
    final = {"tally": [{"face": "ruby", "tokens": [1], "totals": [2]}], "winners": [0]}
    ended = {**after, "over": True, "view": {**after["view"], **final, "scores": [2]}}
    [acts] = client("fr", [("diggerActs", turn_scene([], throws_left=3), ended)])
    over = [act["over"] for act in acts]
    assert over == sorted(over)
    assert [act["kind"] for act in acts if act["over"]] == ["count", "count", "winner"]


def test_dusk_and_dice_move_within_bounds() -> None:
    hours = list(range(0, 600_000, 900))
    dusk, frames, leaps = client(
        "fr", [("dusk", hours), ("tumble", 2, False), ("leaps", [0, 0.5, 1])]
    )
    for name in ("dark", "sun", "chirp"):
        values = [each[name] for each in dusk]
        assert 0 <= min(values) < 0.35
        assert 0.65 < max(values) <= 1
    # A die ends where it lies without any motion, and is never below the ground.
    assert all(abs(value) < 1e-9 for value in frames[-1].values())
    assert all(frame["height"] >= 0 for frame in frames)
    assert leaps[0] > 1 > leaps[1] > leaps[2] == 0


def test_the_marker_stands_where_it_is_judged_to_stand() -> None:
    times = list(range(0, 2 * gestures.PERIOD, 7))
    [places] = client("fr", [("marker", times, gestures.PERIOD)])
    for time, place in zip(times, places, strict=True):
        judged = (gestures.marker(time) + gestures.SPACING) / (2 * gestures.SPACING)
        assert abs(place - judged) <= 1 / (2 * gestures.SPACING)
