"""The game is about remembering: what a seat goes on knowing, and when it no longer can."""

import pytest

from pioche.core.rng import Fast
from pioche.games.digup import DIGUP
from pioche.games.digup.cards import FACES, FIRST_ADVENTURE, SKELETON
from pioche.games.digup.state import DigUpState
from pioche.table.table import Table
from pioche.testing.cases import cases_of, random_steps
from tests.games.digup.dig import Dig


def torched(**options: object) -> Dig:
    """Seat 0 has seen an idol in its own mine and a ruby 7 in that of seat 1."""
    dig = Dig(3, **options).mine(0, {1: "idol"}, up=False).mine(1, {7: "ruby-7"}, up=False)
    dig.hand(0, "torch", "purse", "bridge")
    return dig.do("play torch", "player 1", "at 1", "player 2", "at 7")


def test_a_card_seen_is_followed_through_swaps() -> None:
    dig = torched().do("play purse", "at 1", "at 4")
    assert dig.knows(0, 0, 4) == "idol"
    assert dig.knows(0, 0, 1) == "unknown"
    dig = torched().do("play bridge", "at 1", "player 2", "at 7")
    assert dig.knows(0, 0, 1) == "ruby-7"
    assert dig.knows(0, 1, 7) == "idol"
    assert dig.knows(1, 1, 7) == "unknown"


def test_a_card_seen_in_a_mine_is_followed_into_its_owner_s_hand() -> None:
    dig = torched().do("done", "done").hand(1, "topaz-7", "torch").do("play topaz-7")
    assert dig.hand_of(1, looker=0) == ["ruby-7", "unknown"]
    assert dig.hand_of(1, looker=2) == ["unknown", "unknown"]
    dig.do("done", "discard ruby-7")
    assert dig.hand_of(1, looker=0) == ["unknown"]


def test_without_the_aid_a_card_is_shown_only_when_it_is_seen() -> None:
    dig = torched(memory=False)
    assert [event["face"] for event in dig.said("looks", 0)] == ["idol", "ruby-7"]
    assert dig.knows(0, 0, 1) == dig.knows(0, 1, 7) == "unknown"
    assert dig.view(0)["memory"] is False


def test_without_the_aid_the_binoculars_show_a_hand_until_a_card_is_given() -> None:
    dig = (
        Dig(3, memory=False).hand(1, "idol", "ruby-7").hand(0, "binoculars", "skeleton", "topaz-1")
    )
    dig.do("play binoculars", "player 2")
    assert dig.hand_of(1, looker=0) == ["ruby-7", "idol"]
    dig.do("take ruby-7", "give skeleton")
    assert dig.hand_of(1, looker=0) == ["unknown", "unknown"]
    assert dig.hand_of(0, looker=1) == ["unknown", "unknown"]


def test_without_the_aid_neither_river_nor_map_is_remembered() -> None:
    dig = Dig(2, memory=False).pile("ruby-9", "torch", "purse", "idol", "skeleton")
    dig.hand(0, "map", "river", "ruby-2").do("play map", "take idol")
    dig.do("back skeleton", "back purse", "back torch")
    assert dig.view(0)["pile_top"] == []
    dig.do("play river", "take ruby-9", "take torch")
    assert dig.hand_of(1, looker=0) == ["unknown"] * 4


def test_a_spied_hand_is_known_while_it_stays() -> None:
    dig = Dig(3).hand(1, "idol", "ruby-7", "torch").hand(0, "binoculars", "skeleton", "topaz-1")
    dig.do("play binoculars", "player 2", "take ruby-7", "give skeleton")
    assert dig.hand_of(1, looker=0) == ["skeleton", "idol", "torch"]
    assert dig.hand_of(0, looker=1) == ["ruby-7", "unknown"]
    assert dig.hand_of(1, looker=2) == ["unknown"] * 3


def test_the_order_in_which_a_spied_hand_is_told_does_not_tell_when_its_cards_came() -> None:
    shown = []
    for hand in (("torch", "idol", "ruby-7", "idol"), ("idol", "ruby-7", "idol", "torch")):
        dig = Dig(3).hand(1, *hand).hand(0, "binoculars", "skeleton", "topaz-1")
        shown.append(dig.do("play binoculars", "player 2").said("sees", 0))
    assert [event["face"] for event in shown[0]] == ["ruby-7", "idol", "idol", "torch"]
    assert shown[0] == shown[1]


def test_a_secret_exchange_ends_what_a_third_one_could_follow() -> None:
    dig = Dig(3).pile("ruby-1", "diamond-2", "sapphire-3", "idol").hand(0, "river", "binoculars")
    dig.do("play river", "take idol", "take diamond-2", "take sapphire-3")
    assert "diamond-2" in dig.hand_of(1, looker=2)
    dig.do("play binoculars", "player 2", "take diamond-2", "give idol")
    assert dig.hand_of(1, looker=2) == ["unknown"] * 4
    assert dig.hand_of(0, looker=2) == ["unknown"] * 2


def test_an_exchange_of_only_cards_can_be_followed() -> None:
    dig = (
        Dig(3)
        .pile("ruby-1", "diamond-2", "sapphire-3", "idol")
        .hand(1)
        .hand(0, "river", "binoculars")
    )
    dig.do("play river", "take idol", "take diamond-2", "take sapphire-3")
    # Seat 1 holds diamond 2 alone, which all saw it take.
    dig.do("play binoculars", "player 2")
    assert dig.view(2)["aside"] == ["diamond-2"]
    dig.do("give idol")
    assert "diamond-2" in dig.hand_of(0, looker=2)


@pytest.mark.parametrize("known_first", [True, False])
def test_of_two_cards_alike_the_known_one_is_taken_to_be_the_one_played(known_first: bool) -> None:
    """A player who knew of one torch and sees one played cannot know that there is a second."""
    dig = Dig(3).hand(1, "torch", "torch", "ruby-7")
    dig.state.cards.seen[dig.state.miners[1].hand[0 if known_first else 1]] |= 1
    assert dig.hand_of(1, looker=0) == ["torch", "unknown", "unknown"]
    dig.pass_turn().do("play torch")
    assert dig.hand_of(1, looker=0) == ["unknown", "unknown"]


def test_a_map_read_by_another_ends_what_one_knew_of_the_pile() -> None:
    dig = Dig(2).pile("ruby-9", "torch", "purse", "idol", "skeleton")
    dig.hand(1, "map", "ruby-3", "ruby-4").hand(0, "map", "ruby-1", "ruby-2")
    dig.do("play map", "take ruby-9", "back torch", "back skeleton", "back purse", "done", "done")
    assert dig.view(0)["pile_top"] == ["idol", "purse", "skeleton", "torch"]
    dig.do("play map")
    assert dig.view(0)["looked"] == ["skeleton", "idol", "purse", "torch", "unknown"]
    dig.do("take idol")
    assert dig.view(0)["looked"] == ["unknown"] * 4
    dig.do("back torch", "back skeleton", "back purse")
    assert dig.view(0)["pile_top"] == []


def test_a_known_card_drawn_by_another_is_followed() -> None:
    dig = Dig(2).pile("ruby-9", "torch", "purse", "idol", "skeleton").hand(1, "ruby-3", "ruby-4")
    dig.hand(0, "map", "ruby-1", "ruby-2")
    dig.do("play map", "take ruby-9", "back torch", "back skeleton", "back purse", "done", "done")
    dig.do("done", "done")  # seat 1 draws the idol that seat 0 put on top
    assert dig.hand_of(1, looker=0) == ["idol", "unknown", "unknown"]


def test_a_shuffle_ends_all_knowledge_but_what_is_in_the_pile() -> None:
    dig = Dig(2).hand(0, "ruby-1", "ruby-2").shrink_pile(0).discard()
    dig.do("done", "discard ruby-1", "done")
    assert dig.view(1)["pile_from"] == ["ruby-1"]
    assert dig.view(1)["pile"] == 0
    assert dig.hand_of(0, looker=1) == ["unknown", "unknown"]


def test_worlds_dealt_anew_are_possible_ones() -> None:
    """No adventure card in a mine; what one knows stays; the rest differs from world to world."""
    dig = torched()
    seen = DIGUP.view(dig.state, 0)
    worlds = set()
    for seed in range(20):
        world = dig.state.clone()
        world.redeal(0, Fast(seed))
        assert DIGUP.view(world, 0) == seen
        for miner in world.miners:
            assert all(world.cards.face[card] < FIRST_ADVENTURE for card in miner.mine)
        worlds.add(tuple(int(world.cards.face[card]) for card in world.pile))
    assert len(worlds) == 20


def test_face_up_cards_are_known_to_all_and_hands_to_their_owners() -> None:
    case = next(case for case in cases_of(DIGUP) if case.seats == 3)
    for state, _, _ in random_steps(case):
        assert isinstance(state, DigUpState)
        for seat in range(3):
            view = DIGUP.view(state, seat)
            assert "unknown" not in view["hands"][seat]
            for mine in view["mines"]:
                assert all(mine["cards"][at - 1] in FACES for at in mine["up"])
            assert "unknown" not in [*view["discard"], *view["river"], *view["played"]]


def test_worlds_dealt_anew_draw_from_what_was_shuffled() -> None:
    dig = Dig(2).discard("idol", "torch", "torch", "ruby-9").shrink_pile(0)
    dig.hand(0, "purse", "ruby-2").do("play purse", "at 1", "at 2", "done", "done")
    shuffled = dig.view(0)["pile_from"]
    for seed in range(20):
        world = dig.state.clone()
        world.redeal(1, Fast(seed))
        assert all(FACES[world.cards.face[card]] in shuffled for card in world.pile)
        for miner in world.miners:
            hidden = [card for card in miner.mine if not world.cards.seen[card]]
            assert "ruby-9" not in [FACES[world.cards.face[card]] for card in hidden]


def test_worlds_dealt_anew_make_do_where_skeletons_cannot_be_told_apart() -> None:
    """The pile's skeleton may be dealt to a mine: then the pile takes what there is."""
    dig = Dig(2).pile("skeleton").shrink_pile(1)
    dig.state.pile_from.append(SKELETON)
    tops = set()
    for seed in range(40):
        world = dig.state.clone()
        world.redeal(0, Fast(seed))
        assert DIGUP.view(world, 0) == dig.view(0)
        assert DIGUP.rules.census(world) == DIGUP.rules.census(dig.state)
        tops.add(int(world.cards.face[world.pile[0]]))
    assert SKELETON in tops
    assert len(tops) > 1


def test_a_look_is_not_taken_back_for_free_without_the_aid_either() -> None:
    table = Table(DIGUP, 2, 3, memory=False)
    while table.view(None)["stage"] != "torch-at":
        seat = table.to_act()[0]
        torch = DIGUP.moves.parse("play torch")
        table.play(seat, torch if torch in table.legal(seat) else table.legal(seat)[0])
    seat = table.to_act()[0]
    table.play(seat, table.legal(seat)[0])
    assert table.undo_needs(seat) == {1 - seat}
