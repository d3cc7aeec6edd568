"""What each move is worth: figures for every game, the same each time, and what is tried on."""

import pytest

from pioche import game
from pioche.bots import Expert, bot, seat_of
from pioche.bots.expert import games_with_policies
from pioche.bots.move_values import PARTS, MoveValue, MoveValues, Tally
from pioche.core.masks import first_seat
from pioche.search.rollout import VICTORY

SEATS = 4


def values_at(name: str, moves: int, iterations: int) -> MoveValues:
    """The first decision with a choice after this many moves of bots."""
    played = game(name)
    state, player = played.new(SEATS, 7), bot(name, "balanced", 1)
    while True:
        seat = seat_of(played, state, int(first_seat(state.to_act())))
        if moves <= 0 and len(seat.legal) > 1:
            return MoveValues(Expert(name, 1, iterations).search_of(seat))
        state.play(seat.number, player(seat))
        moves -= 1


def run(values: MoveValues, parts: int = PARTS) -> list[MoveValue]:
    while values.parts < parts and not values.done:
        part = values.next_part()
        values.add(part, part.run())
    return values.values()


@pytest.mark.parametrize("name", sorted(games_with_policies()))
def test_every_move_has_its_figures(name: str) -> None:
    values = values_at(name, 20, 40)
    assert values.values() == []
    found = run(values, 2)
    assert sorted(value.move for value in found) == sorted(values.search.legal)
    assert found == sorted(found, key=lambda value: (-value.share, -value.points))
    for value in found:
        assert 0 <= value.share <= 1
        assert value.error > 0
        assert value.points_error >= 0
    assert found[0].close
    assert run(values_at(name, 20, 40), 2) == found


def tally(share: float, visits: int = 90) -> Tally:
    """Tries of which this part was won, all with ten points."""
    wins = round(share * visits * VICTORY)
    return Tally(visits, wins, wins * VICTORY, 9, 90, 900)


def test_what_may_be_the_best_is_tried_on_and_then_what_is_vague() -> None:
    values = values_at("diamant", 0, 40)
    good, nearly, bad = tally(0.6), tally(0.55), tally(0.1)
    values.tallies = {(0, 0): good, (1, 0): nearly, (2, 0): bad, (0, 1): bad}
    assert values.rivals() == [(0, 0), (1, 0)]
    values.tallies[1, 0] = bad
    assert values.rivals() == [(0, 0), (1, 0), (2, 0)]
    values.tallies[0, 0] = tally(0.6, 40_000)
    assert values.rivals() == [(1, 0), (2, 0)]
    values.tallies |= dict.fromkeys([(1, 0), (2, 0)], tally(0.1, 40_000))
    values.racing = values.rivals()
    assert values.done


def test_points_decide_between_moves_that_win_as_often() -> None:
    values = values_at("diamant", 0, 40)
    better = tally(0.5) + Tally(points=9, point_squares=189)
    values.tallies = {(0, 0): tally(0.5), (1, 0): better}
    values.parts = 1
    assert [(value.move, value.points, value.close) for value in values.values()] == [
        (1, 11.0, True),
        (0, 10.0, True),
    ]
