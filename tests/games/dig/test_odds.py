"""The odds of DIG, and what a gallery is worth: from a view and from the state."""

from itertools import permutations
from math import comb

import pytest

from pioche.core.masks import EVERYBODY
from pioche.games.dig import DIG
from pioche.games.dig.cards import FIRST_COMPANION, FIRST_ENEMY, STONES
from pioche.games.dig.odds import odds, points_if_closed, unseen_faces
from pioche.games.dig.odds import with_card as with_card_seen
from pioche.games.dig.scoring import prospects, with_card, worth
from pioche.games.dig.stages import EQUIPMENT, TURN
from pioche.games.dig.state import DigState
from pioche.testing.cases import Case, cases_of, random_steps, single_options
from tests.games.dig.hill import Hill


def test_families_of_a_fresh_hill() -> None:
    found = odds(Hill().view(0))
    wanted = {
        "stone": 90,
        "equipment": 23,
        "enemy": 20,
        "treasure": 7,
        "way-out": 13,
        "collapse": 9,
    }
    assert found["family_cards"] == wanted
    assert sum(wanted.values()) == 162
    assert found["family_chance"]["stone"] == pytest.approx(90 / 162)
    assert sum(found["family_chance"].values()) == pytest.approx(1)
    assert found["galleries"] == []


def test_whatever_lies_open_is_no_longer_in_the_hill() -> None:
    hill = Hill().give(0, "ruby", "anchor", "rune").gallery(1, "steel!", "snake")
    hill.top("exit").play("beside")
    found = unseen_faces(hill.view())
    assert (found["ruby"], found.get("anchor"), found["rune"]) == (9, None, 4)
    assert (found["steel"], found["snake"], found["exit"]) == (39, 2, 9)
    assert sum(found.values()) == len(hill.state.hill)


def test_an_empty_hill_will_be_the_discard() -> None:
    hill = Hill()
    hill.state.discard.extend(hill.state.hill)
    hill.state.hill.clear()
    for card in hill.state.discard:
        hill.state.cards.seen[card] = 511
    assert odds(hill.view())["family_cards"]["collapse"] == 9


@pytest.mark.parametrize("case", cases_of(DIG)[::5], ids=lambda case: f"{case.seats} seats")
def test_what_is_unseen_is_what_the_hill_holds(case: Case) -> None:
    for state, _, _ in random_steps(case):
        view = DIG.view(state, 0)
        assert sum(unseen_faces(view).values()) == (view["hill"] or sum(view["discard"].values()))


def test_survival_of_the_next_card() -> None:
    hill = Hill().gallery(0, "steel!")
    found = odds(hill.view(0))
    enders = 9 + 4 + 4 + 1 + 1
    assert found["survival_chance"][0] == pytest.approx(1 - enders / 161)
    assert len(found["survival_chance"]) == 5
    assert found["survival_chance"] == sorted(found["survival_chance"], reverse=True)


def test_survival_of_two_cards_by_hand() -> None:
    hill = Hill().gallery(0, "steel!")
    survival = odds(hill.view(0))["survival_chance"]
    out, others = 13, 161 - 13 - 19
    by_hand = out / 161 + others / 161 * (out + others - 1) / 160
    assert survival[1] == pytest.approx(by_hand)
    assert survival[1] > comb(161 - 19, 2) / comb(161, 2)  # a way out keeps it from what follows


def test_companions_make_galleries_last() -> None:
    hill = Hill().gallery(0, "steel!").give(0, "mage", "paladin", "ninja-cat")
    survival = odds(hill.view(0))["survival_chance"]
    assert survival[0] == pytest.approx(1 - 9 / 161)


def test_closing_now_is_what_it_would_bring() -> None:
    hill = Hill().gallery(0, "steel!*", "rune", "gem-egg", "gold**").recruits(0, 0)
    assert odds(hill.view(0))["galleries"][0]["close"] == 5
    assert points_if_closed(hill.view(0)["galleries"][0][0], 40, forced=True) == 4
    assert points_if_closed(hill.view(0)["galleries"][0][0], 0) == 4
    assert hill.play("close 1").state.scores()[0] == 5


def test_digging_on_is_the_average_over_every_card() -> None:
    """The odds against the rules themselves: each card of the hill on top, then closing."""
    for option in ("inclusive", "example"):
        for cards in (
            ("steel!", "gold*", "gem-egg", "rune"),
            ("steel!", "gold", "gold!", "steel", "steel*", "snake"),
            ("steel!", "gold!", "gold", "steel", "steel*", "gold"),
        ):
            check_average(Hill(gem_count=option).gallery(0, *cards))


def test_digging_on_with_companions() -> None:
    check_average(Hill().gallery(0, "steel!", "gold*").give(0, "hunter", "elf"))
    check_average(Hill().gallery(0, "steel!", "gold*").give(0, "shadow", "paladin", "knight"))


@pytest.mark.parametrize("supply", range(4))
def test_digging_on_when_the_gems_run_out(supply: int) -> None:
    """Each gem left is spent once: on a series, a secret room, a companion, or an egg."""
    eggs = ("steel!", "gem-egg", "gem-egg", "gold!*")
    for cards in (eggs, (*eggs, "snake"), ("gem-egg", "gold!", "gem-egg*")):
        hill = Hill().gallery(0, *cards).give(0, "paladin", "knight")
        hill.state.supply = supply
        check_average(hill)


@pytest.mark.parametrize("supply", [0, 1, 2, 40])
@pytest.mark.parametrize("friends", [(), ("hunter",), ("hunter", "knight")])
def test_digging_on_with_a_mage(friends: tuple[str, ...], supply: int) -> None:
    """The odds against every order of a tiny hill: what is sent away may pay first (G28)."""
    hill = Hill().gallery(0, "steel!", "gem-egg", "gold*").give(0, "mage", *friends)
    hill.recruits(0, 0).state.supply = supply
    tiny = leave(hill, "thief", "thief", "skeleton", "rune", "secret-room", "collapse")
    points = [points_after(hill, order) for order in permutations(tiny)]
    shown = odds(hill.view(0))["galleries"][0]["dig"]
    assert shown == pytest.approx(sum(points) / len(points))


def test_digging_on_with_mage_and_hunter_by_hand() -> None:
    hill = Hill().gallery(0, "steel!").give(0, "mage", "hunter").recruits(0, 0)
    leave(hill, "thief", "steel", "gold")  # the thief comes before both others once in three
    assert odds(hill.view(0))["galleries"][0]["dig"] == pytest.approx(1 / 3)


def leave(hill: Hill, *faces: str) -> list[int]:
    """Only these cards are left in the hill; all others of it are discarded."""
    left = [hill.take(face) for face in faces]
    for card in hill.state.hill:
        hill.state.cards.seen[card] = EVERYBODY
    hill.state.discard.extend(hill.state.hill)
    hill.state.hill = list(left)
    for card in left:
        hill.state.cards.seen[card] = 0
    return left


def check_average(hill: Hill) -> None:
    hill.recruits(0, 0)
    shown = odds(hill.view(0))["galleries"][0]["dig"]
    unseen = unseen_faces(hill.view())
    points = sum(n * points_with(hill, face) for face, n in unseen.items())
    assert shown == pytest.approx(points / sum(unseen.values()))


def points_with(hill: Hill, face: str) -> int:
    """The points once this card was drawn and the gallery is closed, if it still stands."""
    number = DIG.faces.index(face)
    cards = hill.state.hill
    card = next(card for card in cards if hill.state.cards.face[card] == number)
    return points_after(hill, (*(other for other in cards if other != card), card))


def points_after(hill: Hill, order: tuple[int, ...]) -> int:
    """The same with the whole hill in this order, the next card last."""
    state = hill.state.clone()
    state.hill = list(order)
    state.play(0, DIG.moves.parse("dig 1"))
    while state.stage != TURN:
        legal = state.legal(state.asked)
        state.play(state.asked, legal[-1 if state.stage == EQUIPMENT else 0])  # keep, and end
    if state.gallery(0, 0).cards:
        state.active = state.asked = 0
        state.play(0, DIG.moves.parse("close 1"))
    return int(state.scores()[0])


def test_a_spectator_sees_the_odds_of_whose_turn_it_is() -> None:
    hill = Hill().gallery(0, "steel!").gallery(0, "gold!")
    assert [each["gallery"] for each in odds(hill.view(None))["galleries"]] == [1, 2]
    assert odds(hill.view(1))["galleries"] == []
    assert odds({**hill.view(0), "hill": 0, "discard": {"thief": 1}})["galleries"]


def test_a_hill_of_nothing_but_what_the_mage_sends_away() -> None:
    view = Hill().gallery(0, "steel!*").give(0, "mage").view(0)
    found = odds({**view, "hill": 0, "discard": {"thief": 2}})
    assert found["galleries"] == [{"gallery": 1, "close": 1, "dig": 1.0}]
    assert found["survival_chance"] == [1.0, 1.0]


# Whatever may lie in a gallery or end it: all but equipment and companions.
DUG = [*range(STONES), *range(FIRST_ENEMY, FIRST_COMPANION)]


def test_state_and_view_tell_the_same_points() -> None:
    compared = 0
    for made, (state, seat, _) in enumerate(random_steps(Case(DIG, 3, single_options(DIG, 3)[0]))):
        if made % 3 == 0:
            assert isinstance(state, DigState)
            compared += compare(state, seat)
    assert compared > 500


def compare(state: DigState, seat: int) -> int:
    """Every gallery of the seat with every card; how many there were."""
    view, compared = DIG.view(state, seat), 0
    for slot, row in enumerate(view["galleries"][seat]):
        gallery = state.gallery(seat, slot)
        if row:
            assert worth(state, gallery) == points_if_closed(row, view["gems"])
            for face in DUG:
                points = with_card(state, seat, gallery, face)
                assert points == with_card_seen(view, seat, row, DIG.faces[face])
                compared += 1
    return compared


def test_prospects_count_open_points_recruits_and_belongings() -> None:
    hill = Hill().recruits(0, 0)
    assert prospects(hill.state, 0) == 0
    hill.gallery(0, "steel!*").give(0, "elf", "ruby", "bomb")
    assert prospects(hill.state, 0) == 1000 + 600 + 750 + 4 * 75 + 500
