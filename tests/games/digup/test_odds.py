"""The odds of Dig Up Adventure, against counting by hand and against the game itself."""

import os

import pytest

from pioche.core.rng import Fast
from pioche.core.state import State
from pioche.games.digup import DIGUP
from pioche.games.digup.cards import FACES
from pioche.games.digup.odds import buried_faces, odds, unseen_faces
from pioche.testing.cases import Case, looks_closely, random_steps
from tests.games.digup.dig import Dig

EFFORT = int(os.environ.get("PIOCHE_HEAVY", "1"))


def test_what_is_unseen_is_all_that_one_does_not_know() -> None:
    dig = Dig(4).hand(0, "ruby-1", "torch", "idol")
    found = odds(dig.view(0))
    assert sum(found["unseen"].values()) == 104 - 3 - 4
    assert found["unseen"]["torch"] == 3
    assert "ruby-1" not in found["unseen"]
    assert sum(odds(Dig(2).view(0))["unseen"].values()) == 104 - 18 - 3 - 2


def test_chances_of_the_next_card_add_up() -> None:
    for seats in (2, 3, 4):
        for looker in (0, None):
            found = odds(Dig(seats).view(looker))
            assert sum(found["next_chance"].values()) == pytest.approx(1)
    own = odds(Dig(4).view(0))
    parts = ("own", "gem", "idol", "skeleton", "adventure")
    assert sum(own[f"{part}_chance"] for part in parts) == pytest.approx(1)
    assert odds(Dig(4).view(None))["own_chance"] is None


def test_hidden_mine_cards_are_no_adventure_cards() -> None:
    dig = Dig(4).mine(0, {5: "topaz-1"}).hand(0, "ruby-1", "ruby-2", "ruby-3")
    dig.mine(1, {5: "topaz-2"}).mine(2, {5: "topaz-3"}).mine(3, {5: "topaz-4"})
    found = odds(dig.view(0))
    # 62 gems, idols and skeletons less 7 seen; 32 of those 55 lie in mines, 23 + 42 elsewhere.
    assert found["adventure_chance"] == pytest.approx(42 / 65)
    assert found["next_chance"]["ruby-9"] == pytest.approx(23 / 55 / 65)


@pytest.mark.compiled
def test_the_chances_are_those_of_worlds_dealt_anew() -> None:
    dig = Dig(3).hand(0, "ruby-1", "torch", "idol")
    expected = odds(dig.view(0))
    worlds, adventures, own = 4000, 0, 0
    for seed in range(worlds):
        world = dig.state.clone()
        world.redeal(0, Fast(seed))
        face = int(world.cards.face[world.pile[-1]])
        adventures += face >= 56
        own += 27 <= face < 36
    assert adventures / worlds == pytest.approx(expected["adventure_chance"], abs=0.04)
    assert own / worlds == pytest.approx(expected["own_chance"], abs=0.03)


def test_a_known_top_card_is_certain() -> None:
    dig = Dig(2).pile("ruby-9", "torch", "purse", "idol", "skeleton").hand(0, "map", "ruby-1")
    dig.do("play map", "take ruby-9", "back torch", "back skeleton", "back purse")
    assert odds(dig.view(0))["next_chance"] == {"idol": 1.0}
    assert odds(dig.view(0))["idol_chance"] == 1.0
    assert odds(dig.view(1))["idol_chance"] < 0.2


def test_an_empty_pile_is_filled_from_the_discard() -> None:
    dig = Dig(2).discard("idol", "torch", "torch", "ruby-9").shrink_pile(0)
    found = odds(dig.view(0))
    assert found["next_chance"] == {"idol": 0.25, "torch": 0.5, "ruby-9": 0.25}


def test_after_a_shuffle_the_pile_is_what_was_shuffled() -> None:
    dig = Dig(2).discard("idol", "torch", "torch", "ruby-9").shrink_pile(0)
    dig.hand(0, "purse", "ruby-2").do("play purse", "at 1", "at 2", "done", "done")
    found = odds(dig.view(1))
    assert set(found["next_chance"]) == {"idol", "torch", "ruby-9", "purse"}
    assert found["next_chance"]["torch"] == pytest.approx(2 / 5)


def test_what_was_shuffled_lies_in_no_mine() -> None:
    dig = Dig(2).discard("idol", "torch", "torch", "ruby-9").shrink_pile(0)
    dig.hand(0, "purse", "ruby-2").do("play purse", "at 1", "at 2", "done", "done")
    view = dig.view(1)
    unseen = unseen_faces(view)
    buried = buried_faces(view, unseen)
    assert "ruby-9" in unseen
    assert "ruby-9" not in buried
    assert buried["idol"] == unseen["idol"] - 1
    # Both would be worth something to seat 0, who collects rubies.
    unaware = odds({**view, "pile_from": [], "shuffled_gems": []})["mines"][0]["expected"]
    assert odds(view)["mines"][0]["expected"] < unaware


def test_what_the_river_turns_up_has_left_the_pile() -> None:
    dig = Dig(2).hand(0, "river", "ruby-2").discard("idol", "torch", "torch", "ruby-9", "shovel")
    dig.shrink_pile(0).do("play river")
    left = [FACES[dig.state.cards.face[card]] for card in dig.state.pile]
    for looker in (0, 1, None):
        view = dig.view(looker)
        assert view["pile_from"] == sorted(left, key=FACES.index)
        assert view["shuffled_gems"] == ["ruby-9"]  # wherever it is now, it is in no mine
        assert odds(view)["next_chance"] == {face: left.count(face) / 2 for face in left}


@pytest.mark.parametrize("move", ["play ruby-9", "discard ruby-9"])
def test_a_gem_that_all_have_seen_since_is_not_in_the_pile(move: str) -> None:
    dig = Dig(2).hand(0, "purse", "ruby-2").discard("ruby-9").shrink_pile(0)
    dig.do("done", "done").pass_turn()  # seat 0 has drawn it
    assert dig.view(1)["pile_from"] == ["ruby-9"]
    dig.do(*(["done"] if move.startswith("discard") else []), move)
    assert dig.view(1)["pile_from"] == []
    assert dig.view(1)["shuffled_gems"] == ["ruby-9"]


SHUFFLED = ("ruby-3", "ruby-4", "ruby-5", "ruby-6", "idol", "shovel")


def mapped() -> Dig:
    """Seat 0 looks at torch, purse and three of six cards shuffled, and keeps the torch."""
    dig = Dig(2).hand(0, "map", "ruby-1", "ruby-2").pile("torch", "purse")
    dig.discard(*SHUFFLED).shrink_pile(2).do("play map")
    return dig.do("take torch")


def test_under_a_map_the_pile_is_what_was_shuffled() -> None:
    dig = mapped()
    assert (dig.view(1)["pile"], dig.view(1)["on_top"]) == (3, 4)
    assert set(odds(dig.view(1))["next_chance"]) == set(SHUFFLED)


def test_cards_put_back_on_a_shuffled_pile_may_be_any_until_they_are_drawn() -> None:
    dig = mapped()
    while dig.stage == "map-back":
        dig.do(dig.legal[0])
    chances = odds(dig.view(1))["next_chance"]
    assert chances["purse"] > 0
    assert chances["ruby-3"] > chances["ruby-9"] > 0  # only the latter may lie in a mine
    dig.pass_turn().do("done")
    for _ in range(3):
        dig.do(next(move for move in dig.legal if move != "done"))
    assert dig.view(0)["on_top"] == 1
    dig.do("done", "discard ruby-1", "done")
    assert dig.view(0)["on_top"] == 0
    assert set(odds(dig.view(1))["next_chance"]) <= set(SHUFFLED)


def test_worlds_dealt_anew_keep_what_lies_below_the_cards_put_back() -> None:
    dig = mapped()
    while dig.stage == "map-back":
        dig.do(dig.legal[0])
    tops = set()
    for seed in range(30):
        world = dig.state.clone()
        world.redeal(1, Fast(seed))
        faces = [FACES[world.cards.face[card]] for card in world.pile]
        assert sum(face in SHUFFLED for face in faces[:3]) == 3
        tops.update(faces[3:])
    assert tops - set(SHUFFLED)


def test_the_value_of_each_mine_now() -> None:
    dig = Dig(2).mine(0, {1: "ruby-1", 5: "ruby-6"}).mine(0, {2: "ruby-2"}, up=False)
    dig.hand(0, "torch", "idol", "skeleton").do("play torch", "player 1", "at 2", "at 1")
    mine = odds(dig.view(0))["mines"][0]
    assert (mine["shown"], mine["known"]) == (5, 8)
    assert mine["expected"] > 8
    assert odds(dig.view(1))["mines"][0]["known"] == 5


def test_the_average_of_hidden_cards_is_that_of_worlds_dealt_anew() -> None:
    dig = Dig(2).hand(0, "torch", "idol", "skeleton")
    expected = odds(dig.view(0))["mines"][1]["expected"]
    total = 0
    for seed in range(2000):
        world = dig.state.clone()
        world.redeal(0, Fast(seed))
        total += int(world.scores()[1])
    assert total / 2000 == pytest.approx(expected, abs=0.25)


def test_turns_until_a_player_can_finish() -> None:
    dig = Dig(2)
    assert odds(dig.view(0))["turns_to_finish"] == [4, 4]
    dig.mine(1, {at: f"emerald-{at}" for at in range(1, 9)})
    found = odds(dig.view(0))
    assert found["turns_to_finish"] == [4, 1]
    assert found["soonest"] == 1


def test_in_the_last_round_the_end_has_come() -> None:
    dig = Dig(2).mine(0, {at: f"emerald-{at}" for at in range(1, 9)}).hand(0, "shovel", "ruby-1")
    dig = dig.mine(1, {1: "topaz-1"}, up=False).hand(1, "bridge", "purse")
    dig.do("play shovel").pass_turn().do("play bridge", "at 1", "at 9")
    found = odds(dig.view(0))  # no mine is all face up any more, but the end stays triggered
    assert min(found["turns_to_finish"]) > 0
    assert found["soonest"] == 0


def test_odds_can_be_told_all_through_a_game() -> None:
    for seed in range(3 * EFFORT):
        case = Case(DIGUP, 2 + seed % 3, {}, seed)
        for number, (state, _, _) in enumerate(random_steps(case)):
            if looks_closely(number):
                check_odds(state)


def check_odds(state: State) -> None:
    for looker in (0, None):
        found = DIGUP.odds(DIGUP.view(state, looker))
        chances = found["next_chance"].values()
        assert not chances or sum(chances) == pytest.approx(1)
        assert all(count > 0 for count in found["unseen"].values())
