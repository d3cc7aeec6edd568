"""The odds of Diamant, against counting by hand and against the game itself."""

import pytest

from pioche.games.diamant import DIAMANT
from pioche.games.diamant.odds import odds, unseen_faces
from tests.games.diamant.cave import Cave
from tests.games.diamant.test_rules import RAMS, SNAKES, exact_trap_within


def test_no_danger_seen_no_trap_on_the_next_card() -> None:
    found = odds(Cave(3, ["treasure-9"]).view(0))
    assert found["trap_chance"] == 0
    assert found["trap_cards"] == 0


def test_two_of_a_danger_seen_once_are_left_in_29_cards() -> None:
    found = odds(Cave(3, [SNAKES]).view(0))
    assert found["trap_cards"] == 2
    assert found["trap_chance"] == pytest.approx(2 / 29)
    assert found["treasure_chance"] == pytest.approx(15 / 29)
    assert found["unseen"][SNAKES] == 2


def test_a_card_removed_by_a_trap_is_no_longer_counted() -> None:
    cave = Cave(3, [SNAKES, SNAKES], [SNAKES])
    cave.vote()
    found = odds(cave.view(None))
    assert found["trap_cards"] == 1
    assert found["trap_chance"] == pytest.approx(1 / 28)


def test_average_share_and_what_leaving_alone_brings() -> None:
    cave = Cave(4, ["treasure-11"])
    found = odds(cave.view(0))
    others = [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 13, 14, 15, 17]
    assert found["share"] == pytest.approx(sum(value // 4 for value in others) / 29)
    assert found["leave"] == 2 + 3
    assert odds(cave.view(None))["leave"] is None
    cave.vote(0)
    assert odds(cave.view(0))["leave"] is None


def test_chance_of_survival_agrees_with_the_known_mathematics() -> None:
    cave = Cave(3, ["treasure-9"])
    survive = odds(cave.view(0))["survival_chance"]
    # From a fresh deck of 30: a treasure first (1 of 15 of 30), then n - 1 more cards.
    fresh = [1 - exact_trap_within(n) for n in range(1, 8)]
    after_danger = odds(Cave(3, [RAMS]).view(0))["survival_chance"]
    for n in range(2, 8):
        mixed = 0.5 * survive[n - 2] + 0.5 * after_danger[n - 2]
        assert mixed == pytest.approx(fresh[n - 1])


def test_survival_falls_and_begins_with_the_next_card() -> None:
    cave = Cave(3, [SNAKES, RAMS, "treasure-1"])
    cave.vote()
    cave.vote()
    found = odds(cave.view(0))
    assert found["survival_chance"][0] == pytest.approx(1 - found["trap_chance"])
    assert found["survival_chance"] == sorted(found["survival_chance"], reverse=True)


def test_relics_held_gone_or_to_come_are_not_in_the_deck() -> None:
    cave = Cave(3, ["relic-5", "treasure-1"], ["relic-7", RAMS, RAMS], relics="ascending")
    cave.vote(0)
    cave.everybody_leaves()
    found = odds(cave.view(0))
    assert found["relic_chance"] == 0
    assert unseen_faces(cave.view(0)).get("relic-8") is None
    assert sum(unseen_faces(cave.view(0)).values()) == len(cave.state.deck)


def test_odds_of_a_finished_game_divide_by_nothing() -> None:
    cave = Cave(3)
    while not cave.over:
        cave.everybody_leaves()
    assert DIAMANT.odds(cave.view(0))["trap_chance"] == 0
    empty = {**cave.view(0), "path": [], "removed": list(unseen_list(cave))}
    assert odds(empty)["trap_chance"] == 0


def unseen_list(cave: Cave) -> list[str]:
    return [
        face
        for face, count in unseen_faces({**cave.view(0), "removed": []}).items()
        for _ in range(count)
    ]
