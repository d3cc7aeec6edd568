"""Why a game of DIG was won: the crown, runes where points are equal, or points alone."""

from pioche.core.lines import line, seat
from pioche.games.dig import DIG
from tests.games.dig.hill import Hill


def test_the_crown() -> None:
    hill = Hill()
    hill.state.crowned = 1
    assert DIG.reason(hill.state) == line("dig-reason-crown", player=seat(1))


def test_runes_break_a_tie() -> None:
    hill = Hill()
    hill.player(0).gems, hill.player(1).gems, hill.player(1).runes = 5, 3, 2
    assert DIG.reason(hill.state) == line("dig-reason-runes", runes=2)


def test_points_alone() -> None:
    hill = Hill()
    hill.player(0).gems = 5
    assert DIG.reason(hill.state) is None
    hill.player(1).gems = 5
    assert DIG.reason(hill.state) is None
