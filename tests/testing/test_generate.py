"""The generator of numbers and copies: what it writes, and what it refuses with a reason."""

from pathlib import Path

import pytest

import pioche
from pioche.testing.generate import COMMAND, GAMES, NotGenerated, generated, main, stale_files
from tests import toy

TOY = Path(toy.__file__).parent / "rules"

PLAYER = '''"""A player."""

from typing import final

from mypy_extensions import i64

from pioche.core.equality import same_fields
from pioche.core.rng import Rng


@final
class Player:
    """All kinds of fields."""

    def __init__(self, coins: i64, hand: list[i64], rng: Rng) -> None:
        self.coins = coins
        self.hand = hand
        self.rng = rng
        self.rows: list[list[i64]] = []
        self.last: i64 | None = None
        self.prices: list[i64] = []  # shared: never changed
        self.doubled: i64 = 2 * coins  # fixed
        self.friends: list["Player"] = []

    # <generated>
    # </generated>

    def pay(self) -> None:
        self.coins -= 1
'''

METHODS = """    # <generated>
    def __getnewargs__(self) -> tuple[object, ...]:
        return (self.coins, self.hand, self.rng)

    def __eq__(self, other: object) -> bool:
        return same_fields(self, other)

    def clone(self) -> "Player":
        copy = Player(self.coins, self.hand.copy(), self.rng.clone())
        copy.rows = [each.copy() for each in self.rows]
        copy.last = self.last
        copy.prices = self.prices
        copy.friends = [each.clone() for each in self.friends]
        return copy

    # </generated>
"""


def written(folder: Path, text: str) -> Path:
    file = folder / "module.py"
    file.write_text(text, encoding="utf-8")
    return file


@pytest.mark.parametrize(
    "folder", [*(GAMES / game.id for game in pioche.CATALOG), TOY], ids=lambda folder: folder.name
)
def test_every_generated_block_is_current(folder: Path) -> None:
    stale = [str(file) for file, _text in stale_files(folder)]
    assert not stale, f"{stale}: a generated block is not current; run {COMMAND}"


def test_a_class_gets_its_copies(tmp_path: Path) -> None:
    text = generated(written(tmp_path, PLAYER))
    assert METHODS in text
    assert text.replace(METHODS, "    # <generated>\n    # </generated>\n") == PLAYER
    assert generated(written(tmp_path, text)) == text


def test_a_block_may_name_what_it_holds(tmp_path: Path) -> None:
    wanted = PLAYER.replace("# <generated>", "# <generated: __getnewargs__>")
    text = generated(written(tmp_path, wanted))
    assert "def __getnewargs__" in text
    assert "def clone" not in text


def test_long_calls_take_a_line_an_argument(tmp_path: Path) -> None:
    names = [f"a_rather_long_name_{number}" for number in range(5)]
    lines = ["class Long:", f"    def __init__(self, {': int, '.join(names)}: int):"]
    lines += [*(f"        self.{name} = {name}" for name in names)]
    lines += ["    # <generated: clone>", "    # </generated>"]
    text = generated(written(tmp_path, "\n".join(lines) + "\n"))
    assert "        return Long(\n            self.a_rather_long_name_0,\n" in text


def test_names_and_moves_are_numbered(tmp_path: Path) -> None:
    declared = 'from pioche.core.moves import Moves\n\nMOVES = Moves(("buy", 3), ("sell-all",))\n'
    names = 'STAGES: Final = ("begin", "over")\n'
    block = "\n# <generated>\nOLD: Final = 9\n# </generated>\n"
    (tmp_path / "__init__.py").touch()
    moves = generated(written(tmp_path, declared + block))
    assert "# <generated>\nBUY: Final = 0\nSELL_ALL: Final = 3\n# </generated>\n" in moves
    stages = generated(written(tmp_path, f"from typing import Final\n{names}{block}"))
    assert "# <generated>\nBEGIN: Final = 0\nOVER: Final = 1\n# </generated>\n" in stages


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("# <generated>\n# </generated>\n", "nothing is declared"),
        ("A = 1\n# <generated>\n# </generated>\n", "neither Moves"),
        ('A = ("a",)\n# <generated>\n', "no # </generated>"),
        ("class A:\n    x = 1\n    # <generated>\n    # </generated>\n", "no __init__"),
        (PLAYER.replace("self.coins = coins", "self.money = coins  # fixed"), "takes coins"),
        (PLAYER.replace("last: i64 | None", "last"), "last needs an annotation"),
        (PLAYER.replace("hand: list[i64],", "hand,"), "hand needs an annotation"),
        (PLAYER.replace("i64 | None", "dict[str, i64]"), "cannot copy self.last"),
        (PLAYER.replace("i64 | None", "Rng | None"), "cannot copy self.last"),
        (PLAYER.replace("<generated>", "<generated: repr>"), "cannot generate repr"),
    ],
)
def test_what_cannot_be_generated_says_why(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(NotGenerated, match=reason):
        generated(written(tmp_path, text))


def test_the_command_checks_and_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, PLAYER)
    assert main(["--check", str(tmp_path)]) == 1
    assert "a generated block is not current; run python -m" in capsys.readouterr().err
    assert main([str(tmp_path)]) == 0
    assert METHODS in file.read_text(encoding="utf-8")
    assert main(["--check", str(tmp_path)]) == 0
    assert main(["no-such-game"]) == 2
    assert "neither a game of the house nor a folder" in capsys.readouterr().err
