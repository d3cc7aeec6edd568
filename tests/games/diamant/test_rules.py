"""The rulebook's own examples, the variants, the end, and what must be reproduced."""

import math

import pytest

from pioche.core.masks import EVERYBODY, first_seat
from pioche.core.rng import Fast
from pioche.games.diamant import DIAMANT
from pioche.games.diamant.cards import BASE_CARDS, TREASURE_COPIES, TREASURE_VALUES, deck_faces
from pioche.games.diamant.moves import GO
from pioche.games.diamant.state import DiamantState
from pioche.testing.cases import Case, cases_of, random_steps
from tests.games.diamant.cave import Cave

SNAKES, LAVA, RAMS = "danger-snakes", "danger-lava", "danger-rams"


def test_book_five_explorers_turn_up_nine_one_each_four_on_the_path() -> None:
    cave = Cave(5, ["treasure-9"])
    assert cave.unsafe == [1] * 5
    assert cave.state.path_rubies == 4


def test_four_explorers_turn_up_eleven_two_each_three_on_the_path() -> None:
    cave = Cave(4, ["treasure-11"])
    assert cave.unsafe == [2] * 4
    assert cave.state.path_rubies == 3


def test_book_two_snakes_end_the_expedition_and_one_leaves_the_game() -> None:
    cave = Cave(3, ["treasure-9", SNAKES, "treasure-3", SNAKES], ["treasure-1"])
    for _ in range(3):
        cave.vote()
    assert cave.state.expedition == 2
    assert cave.unsafe == [0, 0, 0]
    assert cave.chests == [0, 0, 0]
    assert [event["rubies"] for event in cave.said("loses")] == [4, 4, 4]
    assert cave.view()["removed"] == [SNAKES]


def test_what_is_in_the_chest_is_safe_from_traps() -> None:
    cave = Cave(3, ["treasure-9", SNAKES, SNAKES])
    cave.vote(0)
    cave.vote()
    assert cave.chests == [3, 0, 0]


def test_different_dangers_do_no_harm() -> None:
    cave = Cave(3, [SNAKES, LAVA, RAMS, "danger-boulders", "danger-spiders", "treasure-9"])
    for _ in range(5):
        cave.vote()
    assert cave.state.expedition == 1
    assert cave.unsafe == [3, 3, 3]


def test_a_lone_leaver_takes_the_whole_path_and_the_others_share_more_afterwards() -> None:
    cave = Cave(3, ["treasure-11", "treasure-13"])
    cave.vote(2)
    assert cave.chests == [0, 0, 3 + 2]
    assert cave.unsafe == [3 + 6, 3 + 6, 0]
    assert cave.state.path_rubies == 1


def test_rubies_left_on_the_path_go_back_at_the_end_of_an_expedition() -> None:
    cave = Cave(4, ["treasure-3"])
    cave.everybody_leaves()
    assert cave.said("closed")[0] == {"event": "closed", "number": 1, "path": 3}
    assert cave.state.expedition == 2


def test_equals_share_the_victory() -> None:
    expedition = ["treasure-9"]
    cave = Cave(3, *[expedition] * 5)
    for _ in range(5):
        cave.everybody_leaves()
    assert DIAMANT.winners(cave.state) == [0, 1, 2]
    assert cave.view()["scores"] == [15, 15, 15]


# Relics


def test_relics_join_in_ascending_order_one_an_expedition_from_the_first_on() -> None:
    cave = Cave(3, *[["treasure-1"]] * 5, relics="ascending")
    for _ in range(5):
        cave.everybody_leaves()
    joined = [event["face"] for event in cave.said("expedition")]
    assert joined == ["relic-5", "relic-7", "relic-8", "relic-10", "relic-12"]


def test_a_lone_leaver_takes_every_relic_on_the_path() -> None:
    cave = Cave(3, ["relic-5", RAMS], relics="ascending")
    cave.vote(1)
    assert cave.view()["explorers"][1]["relics"] == ["relic-5"]
    assert cave.state.scores() == [0, 5, 0]
    assert cave.path == [RAMS]


def test_several_leavers_take_no_relic() -> None:
    cave = Cave(3, ["relic-5", RAMS], relics="ascending")
    cave.vote(0, 1)
    assert cave.state.scores() == [0, 0, 0]
    assert cave.path == ["relic-5", RAMS]


@pytest.mark.parametrize("end", ["trap", "all leave"])
def test_relics_left_on_the_path_leave_the_game(end: str) -> None:
    cave = Cave(3, ["relic-5", RAMS, RAMS], relics="ascending")
    if end == "trap":
        cave.vote()
        cave.vote()
    else:
        cave.everybody_leaves()
    assert "relic-5" in cave.view()["removed"]
    assert {"event": "relic-gone", "face": "relic-5"} in cave.heard()
    assert sum(DIAMANT.rules.census(cave.state).values()) == 35


def test_classic_relics_score_five_for_the_first_three_and_ten_for_the_later_ones() -> None:
    cave = Cave(3, *[["classic-relic", "treasure-1"]] * 5, relics="classic")
    for expedition in range(5):
        cave.vote(expedition % 3)
        cave.everybody_leaves()
    taken = [(event["seat"], event["points"]) for event in cave.said("takes")]
    assert taken == [(0, 5), (1, 5), (2, 5), (0, 10), (1, 10)]
    assert [explorer.relic_points for explorer in cave.state.explorers] == [15, 15, 5]


def test_without_the_variant_there_are_no_relics() -> None:
    cave = Cave(3)
    assert not [face for face in DIAMANT.rules.census(cave.state) if "relic" in face]


# Hidden chests


def test_hidden_chests_are_told_to_their_owner_only_until_the_end() -> None:
    cave = Cave(3, ["treasure-9", RAMS], open_chests=False)
    cave.vote(0)
    chests = [each["chest"] for each in cave.view(1)["explorers"]]
    assert chests == [None, 0, None]
    assert cave.view(0)["explorers"][0]["chest"] == 3
    assert cave.view(None)["scores"] is None
    assert cave.said("banks", 0) == [{"event": "banks", "seat": 0, "rubies": 3}]
    assert cave.said("banks", 1) == cave.said("banks", None) == []
    while not cave.over:
        cave.everybody_leaves()
    assert cave.view(1)["scores"] == [int(points) for points in cave.state.scores()]
    assert len(cave.said("final", 1)) == 3


def test_redeal_of_hidden_chests_keeps_one_s_own_and_the_sum() -> None:
    cave = Cave(4, ["treasure-17", "treasure-15"], open_chests=False)
    cave.vote(0)
    cave.vote(1)
    found = set()
    for seed in range(20):
        world = cave.state.clone()
        world.redeal(0, Fast(seed))
        chests = [int(explorer.chest) for explorer in world.explorers]
        assert chests[0] == cave.chests[0]
        assert sum(chests) == sum(cave.chests)
        found.add(tuple(chests))
    assert len(found) > 5


# What players remember of each other


def test_stakes_at_which_explorers_stay_and_leave_are_noted() -> None:
    cave = Cave(3, ["treasure-11", RAMS, "treasure-5"])
    cave.vote(1)  # no danger yet: nothing is at stake
    assert [explorer.caution for explorer in cave.state.explorers] == [0, 0, 0]
    cave.vote(0)  # two are inside, with 3 rubies each
    cave.vote()  # one is inside, with 3 + 5 and none on the path
    stakes = [(int(each.daring), int(each.caution)) for each in cave.state.explorers]
    assert stakes == [(0, 255 - 2 * 3), (0, 0), (3 + 5, 0)]


# Figures


def test_fifteen_treasures_sum_to_124() -> None:
    values = zip(TREASURE_VALUES, TREASURE_COPIES, strict=True)
    cards = [int(value) for value, copies in values for _ in range(copies)]
    assert cards == [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17]
    assert sum(cards) == 124
    assert len(deck_faces(0)) == BASE_CARDS == 30


def exact_trap_within(n: int) -> float:
    """1 - sum over k of C(15, n-k) C(5, k) 3^k / C(30, n)."""
    safe = sum(math.comb(15, n - k) * math.comb(5, k) * 3**k for k in range(min(n, 5) + 1))
    return float(1 - safe / math.comb(30, n))


@pytest.mark.parametrize(("cards", "chance"), [(3, 0.10), (5, 0.30), (8, 0.65), (10, 0.83)])
def test_known_chance_of_a_trap_within_n_cards(cards: int, chance: float) -> None:
    assert round(exact_trap_within(cards), 2) == chance


def test_nobody_leaving_ends_in_a_trap_as_often_as_the_mathematics_says() -> None:
    games = 4000
    within = {3: 0, 5: 0, 8: 0, 10: 0}
    for seed in range(games):
        cards = cards_until_trap(seed)
        for limit in within:
            within[limit] += cards <= limit
    for limit, times in within.items():
        expected = exact_trap_within(limit)
        error = 4 * math.sqrt(expected * (1 - expected) / games)
        assert abs(times / games - expected) < error


def cards_until_trap(seed: int) -> int:
    """How many cards the first expedition turns up if nobody leaves."""
    state = DIAMANT.new(3, seed)
    assert isinstance(state, DiamantState)
    cards = 1
    while True:
        for seat in range(3):
            state.play(seat, GO)
        cards += 1
        if state.expedition > 1:
            return cards


@pytest.mark.compiled
@pytest.mark.parametrize("case", cases_of(DIAMANT), ids=str)
def test_rubies_are_conserved_at_every_step(case: Case) -> None:
    state = case.game.deal(case.seats, Fast(case.seed), **case.options)
    state.events = []
    state.start()
    assert isinstance(state, DiamantState)
    rng = Fast(case.seed)
    while seats := state.to_act():
        check_rubies(state)
        seat = int(first_seat(seats))
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])
    check_rubies(state)


def check_rubies(state: DiamantState) -> None:
    """Reserve out = unsafe + chests + path + lost."""
    out = lost = 0
    for event in state.events or []:
        shown = DIAMANT.events.json(event)
        if shown["event"] == "treasure":
            out += int(shown["face"].removeprefix("treasure-"))
        elif shown["event"] == "loses":
            lost += shown["rubies"]
        elif shown["event"] == "closed":
            lost += shown["path"]
    held = sum(int(each.unsafe + each.chest) for each in state.explorers)
    assert out == held + state.path_rubies + lost


def test_all_seats_know_every_card_on_the_path_and_no_card_of_the_deck() -> None:
    for state, _, _ in random_steps(cases_of(DIAMANT)[0]):
        assert isinstance(state, DiamantState)
        assert all(state.cards.seen[card] == EVERYBODY for card in state.path)
        assert all(state.cards.seen[card] == 0 for card in state.deck)
