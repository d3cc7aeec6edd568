"""What each card does."""

from pioche.games.digup.cards import DECK, FACES, components
from pioche.games.digup.moves import MOVES
from pioche.games.digup.stages import STAGES
from tests.games.digup.dig import Dig


def test_the_box_holds_104_cards() -> None:
    assert len(DECK) == 104
    counts = {component.id: component.count for component in components()}
    assert sum(counts.values()) == 104
    assert len([face for face in counts if face[-1].isdecimal()]) == 54
    rest = {face: count for face, count in counts.items() if not face[-1].isdecimal()}
    assert rest == {
        "skeleton": 4, "idol": 4, "purse": 4, "map": 3, "dynamite": 3, "binoculars": 6,
        "shovel": 4, "pickaxe": 6, "bridge": 6, "river": 6, "torch": 4,
    }  # fmt: skip


def test_the_first_number_of_each_move_is_what_the_rules_count_from() -> None:
    from pioche.games.digup import moves  # noqa: PLC0415  (its constants by name)

    for name, first in MOVES.first.items():
        assert getattr(moves, name.upper()) == first
    assert MOVES.text(moves.PLAY + FACES.index("torch")) == "play torch"
    assert len(STAGES) == 22


def test_a_gem_goes_face_up_and_what_was_there_comes_to_the_hand() -> None:
    dig = Dig().mine(0, {2: "topaz-1"}, up=False).hand(0, "sapphire-2", "ruby-1", "ruby-2")
    dig.do("play sapphire-2")
    assert dig.card(0, 2) == "sapphire-2"
    assert dig.is_up(0, 2)
    assert "topaz-1" in dig.hand_of(0)
    assert dig.said("lifts", 0)[-1]["face"] == "topaz-1"
    assert dig.said("lifts", 1)[-1]["face"] is None
    assert dig.hand_of(0, looker=1) == ["unknown"] * 3


def test_a_face_up_card_replaced_is_known_to_all() -> None:
    dig = Dig().mine(0, {2: "topaz-1"}).hand(0, "sapphire-2", "ruby-1", "ruby-2")
    dig.do("play sapphire-2")
    assert dig.hand_of(0, looker=1) == ["topaz-1", "unknown", "unknown"]


def test_a_card_picked_up_this_turn_may_be_played() -> None:
    dig = Dig().mine(0, {2: "ruby-9"}, up=False).hand(0, "sapphire-2")
    dig.do("play sapphire-2", "play ruby-9", "at 9")
    assert dig.card(0, 9) == "ruby-9"


def test_an_idol_goes_anywhere() -> None:
    dig = Dig().hand(0, "idol", "ruby-1", "ruby-2").do("play idol")
    assert len(dig.legal) == 9
    dig.do("at 8")
    assert dig.card(0, 8) == "idol"


def test_a_skeleton_goes_anywhere() -> None:
    dig = Dig().hand(0, "skeleton", "ruby-1", "ruby-2").do("play skeleton", "at 6")
    assert dig.card(0, 6) == "skeleton"
    assert dig.is_up(0, 6)


def test_a_purse_swaps_two_cards_that_stay_up_or_down() -> None:
    dig = Dig().mine(0, {1: "ruby-1"}).mine(0, {9: "ruby-9"}, up=False)
    dig.hand(0, "purse", "ruby-3", "ruby-4").do("play purse", "at 1", "at 9")
    assert (dig.card(0, 1), dig.card(0, 9)) == ("ruby-9", "ruby-1")
    assert (dig.is_up(0, 1), dig.is_up(0, 9)) == (False, True)
    assert dig.view()["discard"] == ["purse"]
    assert dig.view()["touched"] == [[0, 1], [0, 9]]


def test_a_map_shows_five_cards_keeps_one_and_puts_back_the_rest_in_order() -> None:
    dig = Dig().pile("ruby-9", "torch", "purse", "idol", "skeleton")
    dig.hand(0, "map", "ruby-1", "ruby-2").do("play map")
    assert dig.view(0)["looked"] == ["ruby-9", "skeleton", "idol", "purse", "torch"]
    assert dig.view(1)["looked"] == ["unknown"] * 5
    dig.do("take ruby-9", "back torch", "back skeleton", "back purse")
    assert dig.view(0)["pile_top"] == ["idol", "purse", "skeleton", "torch"]
    assert dig.view(1)["pile_top"] == []
    assert dig.hand_of(0) == ["ruby-1", "ruby-2", "ruby-9"]
    dig.do("done", "discard ruby-1", "done")
    assert "idol" in dig.hand_of(0)


def test_dynamite_changes_all_hands_and_leaves_the_game() -> None:
    dig = Dig(3).hand(1, "torch", "purse").hand(0, "dynamite", "ruby-1", "ruby-2")
    dig.do("play dynamite")
    assert [len(dig.hand_of(seat)) for seat in range(3)] == [3, 3, 3]
    assert dig.view()["dynamite_out"] == 1
    assert "dynamite" not in dig.view()["discard"]
    assert dig.view()["discard"][:4] == ["ruby-1", "ruby-2", "purse", "torch"]
    drawn = [event["seat"] for event in dig.said("draws")][-9:]
    assert drawn == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert dig.stage == "play"


def test_binoculars_look_take_and_give() -> None:
    dig = Dig(3).hand(1, "idol", "ruby-7", "torch").hand(0, "binoculars", "skeleton", "ruby-1")
    dig.do("play binoculars", "player 2")
    assert dig.hand_of(1, looker=0) == ["ruby-7", "idol", "torch"]
    assert dig.hand_of(1, looker=2) == ["unknown"] * 3
    dig.do("take ruby-7")
    assert dig.view(0)["aside"] == dig.view(1)["aside"] == ["ruby-7"]
    assert dig.view(2)["aside"] == ["unknown"]
    assert dig.refused("give ruby-7") == "U44"
    dig.do("give skeleton")
    assert dig.hand_of(0) == ["ruby-1", "ruby-7"]
    assert dig.hand_of(1) == ["skeleton", "idol", "torch"]
    assert dig.said("gives", 2)[-1]["face"] is None


def test_a_shovel_turns_up_a_card_of_one_s_own() -> None:
    dig = Dig().mine(0, {3: "topaz-5"}, up=False).hand(0, "shovel", "ruby-1", "ruby-2")
    dig.do("play shovel")
    assert "at 5" not in dig.legal
    assert dig.refused("at 5") == "U15"
    dig.do("at 3")
    assert dig.is_up(0, 3)
    assert dig.knows(1, 0, 3) == "topaz-5"


def test_a_pickaxe_costs_a_card_before_it_takes_one() -> None:
    dig = Dig().discard("idol", "torch", "ruby-9").hand(0, "pickaxe", "skeleton", "ruby-1")
    dig.do("play pickaxe")
    assert dig.legal == ["discard ruby-1", "discard skeleton"]
    dig.do("discard skeleton")
    assert dig.legal == ["take ruby-9", "take idol", "take torch"]
    assert dig.refused("take skeleton") == "U38"
    dig.do("take idol")
    assert dig.hand_of(0, looker=1) == ["idol", "unknown"]
    assert dig.view()["discard"] == ["torch", "ruby-9", "skeleton", "pickaxe"]


def test_a_pickaxe_with_one_card_to_pay_and_one_to_take_asks_nothing() -> None:
    dig = Dig().discard("idol").hand(0, "pickaxe", "skeleton").do("play pickaxe")
    assert dig.hand_of(0) == ["idol"]
    assert dig.view()["discard"] == ["skeleton", "pickaxe"]


def test_a_bridge_swaps_with_another_mine() -> None:
    dig = Dig(3).mine(0, {6: "topaz-4"}).mine(2, {2: "ruby-6"}, up=False)
    dig.hand(0, "bridge", "ruby-1", "ruby-2").do("play bridge", "at 6", "player 3", "at 2")
    assert (dig.card(0, 6), dig.card(2, 2)) == ("ruby-6", "topaz-4")
    assert (dig.is_up(0, 6), dig.is_up(2, 2)) == (False, True)


def test_a_river_gives_all_a_card_and_its_player_two() -> None:
    dig = Dig(2).pile("ruby-1", "diamond-2", "torch").hand(0, "river", "purse")
    dig.do("play river")
    assert dig.view(None)["river"] == ["diamond-2", "ruby-1", "torch"]
    assert dig.view(None)["takers"] == [0, 1, 0]
    dig.do("take ruby-1", "take diamond-2")
    assert dig.hand_of(0) == ["ruby-1", "purse", "torch"]
    assert dig.hand_of(0, looker=1) == ["ruby-1", "torch", "unknown"]


def test_a_torch_shows_a_card_in_each_of_two_mines_to_one_player() -> None:
    dig = Dig(3).mine(0, {1: "idol"}, up=False).mine(2, {7: "ruby-7"}, up=False)
    dig.hand(0, "torch", "ruby-1", "ruby-2").do("play torch", "player 1", "at 1")
    assert dig.legal == ["player 2", "player 3"]
    dig.do("player 3", "at 7")
    assert (dig.knows(0, 0, 1), dig.knows(0, 2, 7)) == ("idol", "ruby-7")
    assert dig.knows(1, 2, 7) == dig.knows(2, 2, 7) == dig.knows(None, 0, 1) == "unknown"
    assert [event["face"] for event in dig.said("looks", 1)] == [None, None]
    assert dig.view()["touched"] == [[0, 1], [2, 7]]
