"""The details in docs/records.md that a second implementation needs, each checked on the rules."""

import json
from typing import Any

import pytest

from pioche.core.refusals import BadEvidence
from pioche.games.digger import DIGGER
from pioche.games.letsdig.cards import FACES
from pioche.table.record import record_text
from pioche.table.table import Table
from tests.games.dig.hill import Hill
from tests.games.digger.camp import Camp
from tests.games.letsdig.site import Site


def leave_in_hill(hill: Hill, *faces: str) -> Hill:
    """Leave only these cards in the hill; the others go to the discard pile."""
    cards = [hill.take(face) for face in faces]
    hill.state.discard += hill.state.hill
    hill.state.hill = cards[::-1]
    return hill


def test_dig_draws_for_several_galleries_from_the_lowest_number_on() -> None:
    hill = Hill().gallery(0, "steel!").gallery(0, "gold").gallery(0, "ruby").top("rune", "gem-egg")
    hill.play("dig 1+3")
    drawn = [(card["face"], card["place"]) for card in hill.view()["revealed"]]
    assert drawn == [("rune", 1), ("gem-egg", 3)]


def test_dig_discards_used_equipment_before_its_effect() -> None:
    hill = leave_in_hill(Hill().recruits(0, 0).gallery(0, "steel!"), "pickaxe")
    hill.play("dig 1", "use pickaxe")
    # The pickaxe's first draw has reshuffled the discard pile with the pickaxe in it.
    assert hill.state.reshuffles
    assert "pickaxe" not in hill.view()["discard"]


def test_dig_discards_the_other_cards_of_a_compass_before_the_chosen_one_is_carried_out() -> None:
    hill = leave_in_hill(
        Hill().recruits(0, 0).gallery(0, "steel!"), "compass", "pickaxe", "sceptre", "anchor"
    )
    hill.play("dig 1", "use compass", "take pickaxe", "use pickaxe")
    assert hill.state.reshuffles
    assert not {"compass", "pickaxe", "sceptre", "anchor"} & set(hill.view()["discard"])


def test_letsdig_the_hat_takes_an_unused_dog_first() -> None:
    site = Site(2, ["hat"]).own(1, "dog", "dog")
    dog = FACES.index("dog")
    pile = site.state.score_piles[site.state.pile_of(1)]
    site.state.used_dogs.append(next(card for card in pile if site.state.cards.face[card] == dog))
    site.do("dig 1", "stop", "steal dog")
    piles = [site.view(seat)["score_piles"][seat] for seat in range(2)]
    assert [pile["used_dogs"] for pile in piles] == [0, 1]


def digger_table() -> tuple[Table, int]:
    table = Table(DIGGER, 3, 5)
    return table, table.to_act()[0]


def test_digger_an_allowance_never_goes_before_the_move_made_before_it() -> None:
    table, digger = digger_table()
    table.play(digger, "throw", 100)
    table.play(digger, "stop", 110, allowance=50)
    table.play(table.to_act()[0], "throw", 120, allowance=50)
    assert table.view(None)["glass"]["began"] == 100


def test_digger_a_late_night_counts_at_its_deadline() -> None:
    table, digger = digger_table()
    table.play(digger, "throw", 0)
    table.tick(30_150, allowance=150)
    assert json.loads(record_text(table).splitlines()[-1])["at"] == 30_150
    assert table.state.last_at == 30_000  # type: ignore[attr-defined]


def test_digger_a_throw_that_night_overtakes_stands_without_dice_and_without_a_night() -> None:
    table, digger = digger_table()
    table.play(digger, "throw", 0)
    table.play(digger, "throw", 29_500)
    table.play(digger, "throw", 29_600)  # P28: at the quickest it is made at 30,500
    assert table.outcome_lines[-1] == ()
    assert [DIGGER.moves.text(step.value) for step in table.log] == ["throw"] * 3
    assert table.to_act() != [digger]


def test_digger_the_night_of_one_who_left_is_early_and_in_the_digger_s_name() -> None:
    table = Table(DIGGER, 3, 5)
    camp = Camp().throw("red red yellow blue black", at=0).do("take gold", at=29_500)
    table.state, table.log[:] = camp.state, []
    table.leave(0, 29_600)
    last = next(step for step in reversed(table.log) if step.kind == "move" and step.seat == 0)
    assert (DIGGER.moves.text(last.value), last.at < 30_000) == ("night", True)


def judge(evidence: dict[str, Any]) -> str:
    """What a theft of gold from seat 1 is judged to be, beside a pile of four rubies."""
    camp = Camp().own(1, gold=1, ruby=4).throw("yellow red red blue black", at=0)
    move = DIGGER.moves.parse("steal gold 2")
    assert DIGGER.rules.judge is not None
    return DIGGER.moves.text(DIGGER.rules.judge(camp.state, move, evidence, 20_000))


def test_digger_the_marker_of_a_sweep_rounds_down_and_both_ends_of_the_band_are_clean() -> None:
    # Four rubies: radius 84, a hand of 30, so 86 units are free to the right of the gold.
    assert judge({"sweep": [0, 573]}) == "lift gold 2"  # 86.5 rounds down to 86
    assert judge({"sweep": [0, 574]}) == "touch gold 2"  # 87


def test_digger_the_rim_of_a_pile_is_off() -> None:
    inside = [[0, 200 - 65, 300], [60, 200, 400], [120, 200, 600]]
    assert judge({"path": inside}) == "lift gold 2"
    with pytest.raises(BadEvidence) as refusal:
        judge({"path": [[0, 200 - 66, 300], *inside[1:]]})
    assert refusal.value.key == "digger-evidence-start"
    passing = [[0, 200, 300], [100, 286, 300], [200, 286, 600]]
    assert judge({"path": passing}) == "lift gold 2"
    passing[1][1] = 287
    assert judge({"path": passing}) == "touch gold 2"


def test_digger_order_and_jump_are_checked_leg_by_leg() -> None:
    for times, named in (((0, 200, 200), "jump"), ((0, 0, 200), "order")):
        with pytest.raises(BadEvidence) as refusal:
            judge({"path": [[time, 200, 300 + 150 * n] for n, time in enumerate(times)]})
        assert refusal.value.key == f"digger-evidence-{named}"
