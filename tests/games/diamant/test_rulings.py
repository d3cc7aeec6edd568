"""Each ruling of Diamant, by its id."""

import pytest

from pioche import game
from pioche.core.masks import first_seat
from pioche.core.rng import Fast
from pioche.games.diamant import DIAMANT
from pioche.games.diamant.moves import GO, LEAVE
from pioche.games.diamant.state import DiamantState
from pioche.table.table import Table
from tests.games.diamant.cave import Cave

SNAKES, LAVA, RAMS = "danger-snakes", "danger-lava", "danger-rams"


def test_d1_leftovers_are_pooled_not_split_card_by_card() -> None:
    cave = Cave(3, ["treasure-5", "treasure-5", "treasure-1"])
    cave.vote()
    cave.vote()
    assert cave.unsafe == [2, 2, 2]  # one each from each five
    assert cave.state.path_rubies == 2 + 2 + 1
    cave.vote(0, 1)  # card by card two leavers would take 1 + 1 + 0 each; pooled, 5 // 2
    assert cave.chests == [4, 4, 0]
    assert cave.state.path_rubies == 1


def test_d2_a_treasure_smaller_than_the_explorers_stays_whole_on_the_path() -> None:
    cave = Cave(5, ["treasure-4"])
    assert cave.unsafe == [0] * 5
    assert cave.state.path_rubies == 4


def test_d3_fewer_path_rubies_than_leavers_they_get_none_of_it() -> None:
    cave = Cave(4, ["treasure-2", RAMS])
    cave.vote(0, 1, 2)
    assert cave.chests == [0, 0, 0, 0]
    assert cave.state.path_rubies == 2


def test_d4_one_danger_card_is_removed_a_trap_not_two() -> None:
    cave = Cave(3, [SNAKES, SNAKES])
    cave.vote()
    assert cave.view()["removed"] == [SNAKES]
    assert DIAMANT.rules.census(cave.state)[SNAKES] == 3
    assert len(cave.state.deck) + len(cave.state.path) == 29
    left = [*cave.state.deck, *cave.state.path]
    snakes = [card for card in left if cave.state.cards.face[card] == 13]
    assert len(snakes) == 2


@pytest.mark.parametrize("relics", ["none", "ascending", "classic"])
def test_d6_the_deck_cannot_run_out_even_if_nobody_ever_leaves(relics: str) -> None:
    for seed in range(100):
        state = game("diamant").new(3, seed, relics=relics)
        assert isinstance(state, DiamantState)
        while seats := state.to_act():
            assert state.deck
            state.play(first_seat(seats), GO)
        removed = [card for card in state.removed if state.cards.face[card] < 17]
        assert len(removed) == 5  # every expedition ended in a trap


def test_d6_an_empty_deck_would_be_a_fault_of_ours() -> None:
    cave = Cave(3, [SNAKES])
    cave.state.deck.clear()
    with pytest.raises(AssertionError, match="D6"):
        cave.vote()


def test_d7_the_first_card_comes_before_the_first_choice() -> None:
    cave = Cave(4, ["treasure-11"])
    assert cave.path == ["treasure-11"]
    assert cave.unsafe == [2, 2, 2, 2]
    assert cave.state.to_act() == 0b1111


def test_d13_relics_never_turned_up_stay_so_a_deck_may_hold_several() -> None:
    cave = Cave(
        3, ["treasure-1"], ["treasure-1"], ["relic-5", "relic-7", "relic-8"], relics="ascending"
    )
    cave.everybody_leaves()
    cave.everybody_leaves()
    cave.vote()
    cave.vote()
    assert cave.path == ["relic-5", "relic-7", "relic-8"]


def test_d16_the_reserve_is_unlimited() -> None:
    # The box holds 60 rubies and 40 diamonds; one expedition alone may bring 124 rubies out.
    rich = [f"treasure-{value}" for value in (17, 15, 14, 13, 11, 11, 9, 7, 7, 5, 5, 4, 3, 2, 1)]
    cave = Cave(3, rich, rich, rich, rich, rich)
    for _ in range(5):
        for _ in rich[1:]:
            cave.vote()
        cave.everybody_leaves()
    assert sum(cave.chests) > 260 + 300
    assert cave.over


def test_d20_a_choice_may_be_changed_until_the_last_one_is_in() -> None:
    cave = Cave(3, ["treasure-9"])
    cave.state.play(0, GO)
    assert cave.state.legal(0) == [LEAVE]
    cave.state.play(0, LEAVE)
    assert cave.state.legal(0) == [GO]
    cave.state.play(1, GO)
    cave.state.play(2, GO)
    assert cave.chests == [3, 0, 0]
    assert len(cave.said("chosen")) == 3  # nobody hears of the change of mind
    assert [event["move"] for event in cave.said("choice", 0)] == ["go", "leave"]
    assert cave.said("choice", 1) == [{"event": "choice", "seat": 1, "move": "go"}]


def test_d20_choosing_the_same_again_is_refused() -> None:
    table = Table(DIAMANT, 3)
    table.play(1, "go")
    with pytest.raises(ValueError, match="D20"):
        table.play(1, "go")


def test_d21_only_explorers_in_the_cave_decide() -> None:
    cave = Cave(3, ["treasure-9", RAMS])
    cave.vote(1)
    assert cave.state.to_act() == 0b101
    assert cave.state.legal(1) == []
    assert DIAMANT.why_not(cave.state, 1, GO).ruling == "D21"


def test_d22_after_the_fifth_expedition_nothing_is_decided() -> None:
    cave = Cave(3)
    for _ in range(5):
        assert DIAMANT.winners(cave.state) == []
        while cave.state.expedition and not cave.over:
            number = cave.state.expedition
            cave.everybody_leaves()
            if cave.state.expedition != number:
                break
    assert cave.over
    assert cave.state.to_act() == 0
    assert DIAMANT.why_not(cave.state, 0, GO).ruling == "D22"
    assert DIAMANT.winners(cave.state) != []


def test_every_ruling_has_its_test() -> None:
    tested = {name.split("_")[1].upper() for name in globals() if name.startswith("test_d")}
    assert tested == set(DIAMANT.rulings)


def test_votes_of_others_stay_secret_until_all_are_in() -> None:
    cave = Cave(3, ["treasure-9"])
    cave.state.play(0, LEAVE)
    assert cave.view(0)["choice"] == "leave"
    for other in (1, 2, None):
        assert cave.view(other)["choice"] is None
        assert cave.view(other)["explorers"][0]["chosen"]
        assert cave.said("choice", other) == []


def test_redeal_draws_the_secret_votes_of_others_anew() -> None:
    cave = Cave(8, ["treasure-9"])
    for seat in range(7):
        cave.state.play(seat, LEAVE)
    found = set()
    for seed in range(20):
        world = cave.state.clone()
        world.redeal(0, Fast(seed))
        assert world.leaving & 1  # one's own choice one knows
        found.add(int(world.leaving))
    assert len(found) > 10
