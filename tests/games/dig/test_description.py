"""What is said of a table of DIG."""

import pytest

from pioche.core.lines import line
from pioche.games.dig.description import recruit_line


@pytest.mark.parametrize(("seat", "price"), [(0, 3), (1, 5), (None, 3)])
def test_a_recruit_costs_the_player_with_the_queen_less(seat: int | None, price: int) -> None:
    players = [{"companions": ["queen"]}, {"companions": ["elf"]}]
    view = {"seat": seat, "active": 0, "players": players}
    assert recruit_line(view) == line("dig-board-recruit-price", price=price)
