"""Set-up, tavern and payments, the end, the sheet, and what must be reproduced."""

import itertools
import os

import pytest

from pioche.core.lines import line
from pioche.core.masks import EVERYBODY
from pioche.core.playout import playout
from pioche.core.refusals import BadSheet
from pioche.core.rng import Fast
from pioche.core.sheet import sheet_from_toml
from pioche.games.dig import DIG
from pioche.games.dig.cards import CRYSTALS
from pioche.games.dig.description import recruit_line
from pioche.games.dig.moves import MOVES
from pioche.games.dig.options import SHEET
from pioche.games.dig.state import DigState
from pioche.testing.cases import Case, cases_of, random_steps
from pioche.testing.state_checks import check_events
from tests.games.dig.apply_event import apply_event
from tests.games.dig.hill import Hill

EFFORT = int(os.environ.get("PIOCHE_HEAVY", "1"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_set_up(seats: int) -> None:
    view = Hill(seats).view()
    assert (view["hill"], view["gems"], len(view["tavern"]), view["to_come"]) == (162, 40, 6, 7)
    assert [(each["free"], each["waiting"]) for each in view["players"]] == [(1, 3)] * seats
    assert view["stage"] == "turn"


def test_any_seat_may_begin() -> None:
    first = [DIG.view(DIG.new(4, seed), None)["active"] for seed in range(60)]
    assert set(first) == {0, 1, 2, 3}


def test_who_begins_may_be_chosen_and_then_no_lot_is_drawn() -> None:
    for seat in range(3):
        state = DIG.deal(3, Fast(1), first=seat + 1)
        state.rng.journal = []
        state.start()
        assert DIG.view(state, None)["active"] == seat
        assert len(state.rng.journal) == 2  # the companions and the hill are shuffled


# Digging in several galleries


def test_cards_for_several_galleries_are_turned_up_together_and_ordered_by_the_player() -> None:
    hill = Hill().recruits(0, 0).gallery(0, "steel!").gallery(0, "gold!").gallery(0, "ruby!")
    hill.top("rune", "gem-egg", "snake").play("dig 1+3")
    assert hill.view()["revealed"] == [
        {"face": "rune", "place": 1},
        {"face": "gem-egg", "place": 3},
    ]
    assert hill.legal == ["gallery 1", "gallery 3"]
    hill.play("gallery 3")
    assert hill.row(0, 3) == ["ruby!", "gem-egg"]
    assert hill.row(0) == ["steel!", "rune"]


def test_every_set_of_galleries_can_be_named() -> None:
    hill = Hill().gallery(0, "steel").gallery(0, "gold").gallery(0, "ruby")
    wanted = ["1", "2", "1+2", "3", "1+3", "2+3", "1+2+3"]
    assert [move for move in hill.legal if "dig" in move] == [f"dig {each}" for each in wanted]


def test_a_new_gallery_takes_the_first_free_number() -> None:
    hill = Hill().gallery(0, "steel").gallery(0, "gold").play("close 1").turn()
    hill.recruits(0, 1).top("ruby", "rune").play("beside", "recruit")
    assert hill.row(0, 1) == ["ruby!", "rune"]
    assert hill.row(0, 2) == ["gold"]


# The tavern


def test_companions_come_and_others_take_their_place() -> None:
    hill = Hill().give(0, *["steel"] * 20, *["gold"] * 20, *["diamond"] * 15, *["ruby"] * 9)
    for left in range(6, -1, -1):
        name = hill.view()["tavern"][2]
        hill.play(f"engage {name}")
        assert hill.view()["to_come"] == left
        assert len(hill.view()["tavern"]) == 6
    hill.play("engage " + hill.view()["tavern"][0])
    assert len(hill.view()["tavern"]) == 5  # none is left to come


def test_no_change_is_given() -> None:
    hill = Hill().in_tavern().give(0, "ruby", "ruby").play("hire 1")
    assert hill.stones(0) == [0, 0, 0, 0]
    assert hill.player(0).free == 2


def test_several_recruits_are_paid_together() -> None:
    hill = Hill().in_tavern().give(0, "ruby", "ruby", "gold").play("hire 2")
    assert hill.stones(0) == [0, 0, 0, 0]
    assert hill.player(0).free == 3


def test_a_chest_may_pay_or_stay() -> None:
    hill = Hill().in_tavern().give(0, "chest", "ruby", "steel").play("hire 1")
    assert hill.legal == ["pay ruby", "pay chest"]
    hill.play("pay chest")
    assert hill.stones(0) == [1, 0, 0, 1]


def test_leaving_the_tavern() -> None:
    hill = Hill().in_tavern().give(0, "ruby", "steel", "ruby", "steel")
    hill.play("hire 1", "pay steel")
    assert hill.legal == ["leave", "hire 1"]
    assert hill.play("leave").state.active == 1


def payments(hill: Hill) -> list[tuple[str, ...]]:
    """Every way in which one recruit can be paid, by trying all answers."""
    found = []
    todo = [hill.state.clone()]
    todo[0].play(0, MOVES.parse("hire 1"))
    while todo:
        state = todo.pop()
        if DIG.view(state, 0)["stage"] != "pay":
            found.append(tuple(sorted(spent(hill, state))))
            continue
        for move in state.legal(0):
            later = state.clone()
            later.play(0, move)
            todo.append(later)
    return sorted(found)


def spent(hill: Hill, state: DigState) -> list[str]:
    before = hill.view()["players"][0]
    now = DIG.view(state, 0)["players"][0]
    stones = [
        face
        for face, number in before["stones"].items()
        for _ in range(number - now["stones"][face])
    ]
    return stones + [tool for tool in before["equipment"] if tool not in now["equipment"]]


@pytest.mark.parametrize("price", [5, 3])
def test_payments_are_exactly_those_from_which_nothing_can_be_left_out(price: int) -> None:
    hill = Hill().in_tavern().give(0, *["steel"] * 5, *["gold"] * 3, "diamond", "diamond")
    hill.give(0, "ruby", "ruby", "chest")
    if price == 3:
        hill.give(0, "queen")
    worth = {"steel": 1, "gold": 2, "diamond": 3, "ruby": 4, "chest": 5}
    pieces = ["steel"] * 5 + ["gold"] * 3 + ["diamond"] * 2 + ["ruby"] * 2 + ["chest"]
    assert [worth[name] for name in ("steel", "gold", "diamond", "ruby")] == CRYSTALS
    wanted = set()
    for size in range(1, 6):
        for chosen in itertools.combinations(pieces, size):
            total = sum(worth[piece] for piece in chosen)
            if total >= price > total - min(worth[piece] for piece in chosen):
                wanted.add(tuple(sorted(chosen)))
    assert payments(hill) == sorted(wanted)  # each of them, and each once


def test_what_a_chest_may_stand_for() -> None:
    hill = Hill().in_tavern("mage").give(0, "gold", "diamond", "diamond", "chest")
    hill.play("engage mage")
    assert hill.legal == ["spare gold", "spare diamond", "stones"]
    hill.play("spare diamond")
    assert hill.stones(0) == [0, 0, 1, 0]
    hill = Hill().in_tavern("mage").give(0, "gold", "diamond", "diamond", "chest")
    assert hill.play("engage mage", "stones").equipment(0) == ["chest"]
    hill = Hill().in_tavern("mage").give(0, "diamond", "diamond", "chest").play("engage mage")
    assert hill.stones(0) == [0, 0, 0, 0]  # only the gold is missing: nothing to choose


def test_the_pirate_s_chest_stands_for_two() -> None:
    hill = Hill().in_tavern("mage").give(0, "pirate", "gold", "diamond", "diamond", "chest")
    hill.play("engage mage")
    assert hill.legal == ["spare gold", "spare diamond", "stones"]
    hill.play("spare gold")  # the other must be a diamond
    assert hill.stones(0) == [0, 1, 1, 0]
    hill = Hill().in_tavern("mage").give(0, "pirate", "gold", "diamond", "diamond", "chest")
    hill.play("engage mage", "spare diamond")
    assert hill.stones(0) == [0, 0, 2, 0]


def test_a_chest_does_not_stand_for_what_leaves_the_rest_unpaid() -> None:
    hill = Hill().in_tavern("mage").give(0, "pirate", "diamond", "chest", "gold")
    hill.play("engage mage")  # one diamond is missing: it is one of the two
    assert hill.legal == ["spare gold", "spare diamond"]
    assert hill.refused("stones") == "G41"
    hill.play("spare gold")
    assert hill.stones(0) == [0, 1, 0, 0]


# The card sheet


def test_a_card_sheet_changes_the_costs() -> None:
    sheet = sheet_from_toml(SHEET, "[elf]\nsteel = 1\ngold = 0\n[tyler]\nruby = 3\n")
    hill = Hill(sheet=sheet).in_tavern("elf", "tyler").give(0, "steel")
    assert hill.view()["costs"]["elf"] == {"steel": 1}
    assert hill.view()["costs"]["tyler"] == {"diamond": 1, "ruby": 3}
    assert hill.play("engage elf").view()["players"][0]["companions"] == ["elf"]


@pytest.mark.parametrize(
    ("text", "line"),
    [("[elf]\nsteel = 0\ngold = 0\n", 3), ("[elfe]\nsteel = 1\n", 2), ("[elf]\nsteel = 10", 2)],
)
def test_a_sheet_that_cannot_be_is_refused_with_its_line(text: str, line: int) -> None:
    with pytest.raises(BadSheet) as refused:
        sheet_from_toml(SHEET, text)
    assert refused.value.line == line


# The end


def test_ten_gems_call_the_last_round() -> None:
    hill = Hill(3).recruits(0, 0).gallery(0, "steel!**", "rune").in_tavern()
    hill.player(0).gems, hill.state.supply = 7, hill.state.supply - 7
    hill.play("close 1")
    assert hill.events_named("calls") == [{"event": "calls", "seat": 0, "points": 10}]
    for seat in (1, 2):
        assert hill.state.active == seat
        assert hill.view()["last_turns"] == list(range(seat + 1, 3))
        hill.top("exit").play("beside")
    assert hill.stage == "over"
    assert hill.view()["scores"] == [10, 0, 0]


@pytest.mark.parametrize(
    ("others", "winners"), [((11, 0), [1]), ((10, 0), [0]), ((9, 1), [0]), ((8, 2), [0, 1])]
)
def test_most_gems_then_most_runes_then_shared(others: tuple[int, int], winners: list[int]) -> None:
    hill = Hill().give(0, "rune", "rune").recruits(0, 0).gallery(0, "steel!*")
    gems, runes = others
    hill.give(1, *["rune"] * runes)
    hill.player(0).gems, hill.player(1).gems = 7, gems
    hill.state.supply -= 7 + gems
    hill.play("close 1").top("exit").play("beside")
    assert hill.stage == "over"
    assert DIG.winners(hill.state) == winners


def test_another_player_may_overtake_in_the_last_round() -> None:
    hill = Hill().recruits(0, 0).gallery(0, "steel!*").gallery(1, "gold!***")
    hill.player(0).gems, hill.player(1).gems = 9, 9
    hill.state.supply -= 18
    hill.play("close 1", "close 1")
    assert DIG.winners(hill.state) == [1]
    assert len(hill.events_named("calls")) == 1  # who comes later calls nobody


def test_a_crowned_player_calls_no_last_round() -> None:
    hill = Hill().give(0, "tyler", "rune", "rune").recruits(0, 0).gallery(0, "rune", "steel!*")
    hill.player(0).gems, hill.state.supply = 8, hill.state.supply - 8
    hill.play("close 1")
    assert hill.events_named("calls") == []
    assert (hill.view()["end"], hill.view()["winners"]) == ("crown", [0])


# Rare events, which random play need not meet


def rare_moments() -> list[tuple[Hill, str]]:
    wolf = Hill().recruits(0, 2).gallery(0, "steel!", "gem-egg*").top("werewolf")
    king = Hill().give(0, "tyler", "rune", "rune").recruits(0, 0).gallery(0, "rune")
    stale = Hill().recruits(0, 0).top("exit")
    stale.state.quiet = 199
    snake = Hill().gallery(0, "steel!").gallery(1, "gold!").give(0, "sceptre").top("snake")
    orc = Hill().gallery(0, "steel!", "gold!").recruits(0, 0).top("orc")
    potion = Hill().gallery(1, "ruby*").give(0, "potion").recruits(0, 0).top("steel")
    spider = Hill().gallery(0, "steel!*").recruits(0, 0).top("spider")
    thief = Hill().gallery(0, "rune", "steel!*", "gold").recruits(0, 0).top("thief")
    fall = Hill().gallery(0, "steel!*", "gold!").recruits(0, 0).top("collapse")
    return [
        (spider, "dig 1"),
        (thief, "dig 1"),
        (fall, "dig 1"),
        (wolf, "beside"),
        (king, "close 1"),
        (stale, "beside"),
        (snake.recruits(0, 0).play("dig 1"), "sceptre"),
        (orc, "dig 1"),
        (potion.play("beside"), "use potion"),
    ]


@pytest.mark.parametrize("number", range(9))
def test_views_follow_from_rare_events_too(number: int) -> None:
    hill, move = rare_moments()[number]
    assert move in hill.legal
    check_events(DIG, hill.state, 0, MOVES.parse(move), apply_event)


# Whole games


@pytest.mark.parametrize("case", cases_of(DIG)[::5], ids=lambda case: f"{case.seats} seats")
def test_faces_lie_open_everywhere_but_in_the_hill_and_among_those_to_come(case: Case) -> None:
    for state, _, _ in random_steps(case):
        assert isinstance(state, DigState)
        assert all(state.cards.seen[card] == 0 for card in state.hill)
        assert all(state.companion_cards.seen[card] == 0 for card in state.to_come)
        open_cards = [*state.discard, *state.revealed]
        assert all(state.cards.seen[card] == EVERYBODY for card in open_cards)
        assert all(frame >= 0 for frame in state.stack)


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_play_ends_long_before_it_is_stale(seats: int) -> None:
    rng = Fast(1)
    for seed in range(20 * EFFORT):
        state = DIG.new(seats, seed)
        assert isinstance(state, DigState)
        assert playout(state, rng) < 2000
        assert state.quiet < 100 * seats
        assert max(state.scores()) >= 3


def test_a_clone_in_the_middle_of_a_payment_goes_its_own_way() -> None:
    hill = Hill().in_tavern("mage").give(0, "pirate", "gold", "diamond", "diamond", "chest")
    hill.play("engage mage")
    clone = hill.state.clone()
    clone.play(0, MOVES.parse("stones"))
    hill.play("spare diamond")
    assert clone.players[0].stones == 0
    assert hill.stones(0) == [0, 0, 2, 0]


@pytest.mark.parametrize(
    ("cards", "options", "ahead"),
    [
        (["gold!"], {}, [0, 0, 0, 1]),
        (["gold!", *["steel"] * 3], {}, [1]),
        (["gold!", *["steel"] * 4], {}, [0, 0, 0, 0, 1]),
        (["gold!", *["steel"] * 4, "steel!"], {}, [0, 0, 0, 2]),
        (["gold", "steel", "steel!"], {}, [0, 0, 0, 1]),  # on 7
        (["gold", "steel", "steel!"], {"gem_count": "example"}, [0, 0, 0, 0, 1]),  # G1: on 8
        (["gold", "steel", "steel"], {}, []),
        (["gold", "steel!", "steel", "snake"], {}, []),  # G73
    ],
)
def test_a_view_shows_where_the_next_gems_come(
    cards: list[str], options: dict[str, str], ahead: list[int]
) -> None:
    hill = Hill(2, **options).gallery(0, *cards)
    assert hill.view(1)["next_gems"] == [[ahead, [], [], []], [[], [], [], []]]
    hill.state.supply = 0
    assert hill.view(1)["next_gems"][0][0] == []


@pytest.mark.parametrize(
    ("gallery", "stones", "case"),
    [
        ([], [], "outside"),
        (["steel!"], [], "galleries"),
        ([], ["ruby", "ruby"], "tavern"),
        (["steel!"], ["ruby", "ruby"], "any"),
    ],
)
def test_a_turn_asks_only_what_can_be_done(
    gallery: list[str], stones: list[str], case: str
) -> None:
    hill = Hill().in_tavern().give(0, *stones)
    if gallery:
        hill.gallery(0, *gallery)
    assert hill.view()["case"] == case


@pytest.mark.parametrize(("cards", "case"), [(["steel!"], "harmless"), (["steel!*"], "any")])
def test_an_attack_without_prey_is_said_to_be_harmless(cards: list[str], case: str) -> None:
    """It is asked about where a sceptre may send the enemy to another player."""
    hill = Hill().gallery(0, *cards).gallery(1, "gold!").recruits(0, 0).give(0, "sceptre")
    hill.top("spider").play("dig 1")
    assert (hill.stage, hill.view()["case"]) == ("attack", case)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_spider_finds_nothing_outside(seat: int) -> None:
    """A sceptre may send it away from there too; the next player's gems are not in question."""
    hill = Hill().gallery(1 - seat, "steel!*").recruits(seat, 0).give(seat, "sceptre")
    hill.state.active = hill.state.asked = seat
    hill.top("spider").play("beside")
    assert (hill.stage, hill.view()["case"]) == ("attack", "harmless")


def test_a_werewolf_finds_nobody_outside() -> None:
    hill = Hill().recruits(0, 0).gallery(1, "gold!").give(0, "sceptre").top("werewolf")
    hill.play("beside")
    assert (hill.stage, hill.view()["case"]) == ("attack", "harmless")


def test_a_view_says_what_is_paid_and_what_is_left() -> None:
    hill = Hill().recruits(0, 0).give(0, "steel", "steel", "gold", "gold", "diamond", "chest")
    hill.play("hire 1", "pay diamond")
    view = hill.view()
    assert (view["paid"], view["amount"]) == (3, 2)
    assert view["players"][0]["crystals"] == 11
    assert view["players"][0]["values"]["chest"] == 5


@pytest.mark.parametrize(("seat", "price"), [(0, 3), (1, 5), (None, 3)])
def test_a_recruit_costs_the_player_with_the_queen_less(seat: int | None, price: int) -> None:
    players = [{"companions": ["queen"]}, {"companions": ["elf"]}]
    view = {"seat": seat, "active": 0, "players": players}
    assert recruit_line(view) == line("dig-board-recruit-price", price=price)


def test_the_last_round_is_announced() -> None:
    view = {**Hill().view(0), "caller": 1}
    assert "dig-board-last-round" in [each.key for each in DIG.describe(view)]
