"""Why a game of Let's Dig was won: by points alone, or by those of a team."""

from pioche.core.lines import line
from pioche.games.letsdig import LETSDIG
from tests.games.letsdig.site import Site


def test_points_alone() -> None:
    assert LETSDIG.reason(Site(3).own(0, "ark").state) is None


def test_a_team_is_ahead_of_the_next() -> None:
    site = Site(4, teams=True).own(0, "ark").own(1, "ring")
    ahead = site.state.scores()[0] - site.state.scores()[1]
    assert ahead > 0
    assert LETSDIG.reason(site.state) == line("letsdig-reason-team", points=int(ahead))


def test_teams_are_level() -> None:
    assert LETSDIG.reason(Site(4, teams=True).state) == line("letsdig-reason-level", points=0)
