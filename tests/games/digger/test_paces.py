"""Every promise of every game, with every number of players in every pace."""

import pytest

from pioche.games.digger import DIGGER
from pioche.games.digger.options import PACES, UNTIMED
from pioche.testing import Case, cases_of
from pioche.testing.cases import single_options
from pioche.testing.conformance import check_case
from pioche.testing.table_checks import play_out

USUAL = single_options(DIGGER, 3)[0]
TRIED = [(case.seats, case.options) for case in cases_of(DIGGER)]
ALL = [
    Case(DIGGER, seats, {**USUAL, "pace": pace}, seats) for seats in DIGGER.seats for pace in PACES
]


@pytest.mark.compiled
@pytest.mark.parametrize(
    "case", [case for case in ALL if (case.seats, case.options) not in TRIED], ids=str
)
def test_every_pace_keeps_every_promise_with_any_number_of_players(case: Case) -> None:
    assert check_case(case) > 0


@pytest.mark.parametrize("case", ALL, ids=str)
def test_night_falls_in_the_games_that_are_tried_in_every_pace(case: Case) -> None:
    nights = [event for event in play_out(case).events(None) if event["event"] == "night"]
    assert bool(nights) is (case.options["pace"] != UNTIMED)
