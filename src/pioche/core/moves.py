"""The dense set of a game's moves, declared once, with text and number.

`Moves(("leave",), ("dig", 3))` declares four moves: `leave`, `dig 1`, `dig 2`, `dig 3`, with
the numbers 0 to 3. An argument is a count (1 to n in the text), `Seats(n)` (written the same way,
but said by the players' names) or a tuple of words.
"""

from dataclasses import dataclass
from itertools import product

from mypy_extensions import i64

from pioche.core.refusals import BadMove


@dataclass(frozen=True)
class Seats:
    """An argument that is one of the first `count` seats."""

    count: int


Domain = int | Seats | tuple[str, ...]


def spellings(domain: Domain) -> list[str]:
    """How each value of an argument is written."""
    if isinstance(domain, Seats):
        return spellings(domain.count)
    if isinstance(domain, int):
        return [str(number + 1) for number in range(domain)]
    return list(domain)


class Moves:
    """All moves of one game. A move is its number in this set."""

    def __init__(self, *shapes: tuple[Domain | str, ...]) -> None:
        self.texts: list[str] = []
        self.first: dict[str, int] = {}
        self.domains: dict[str, list[Domain]] = {}
        for shape in shapes:
            self.declare(str(shape[0]), [as_domain(domain) for domain in shape[1:]])
        self.numbers = {text: number for number, text in enumerate(self.texts)}

    def declare(self, name: str, domains: list[Domain]) -> None:
        """Add every move of one name."""
        self.first[name] = len(self.texts)
        self.domains[name] = domains
        for values in product(*(spellings(domain) for domain in domains)):
            self.texts.append(" ".join((name, *values)))

    def __len__(self) -> int:
        return len(self.texts)

    def text(self, move: int) -> str:
        """The wire form: `dig 2`."""
        if not 0 <= move < len(self.texts):
            raise BadMove("move-number", move=move, count=len(self.texts))
        return self.texts[move]

    def parse(self, text: str) -> int:
        """The move that this text writes; case and spacing do not matter."""
        move = self.numbers.get(" ".join(text.lower().split()))
        if move is None:
            raise BadMove("move-text", text=text)
        return move

    def name(self, move: int) -> str:
        return self.text(move).split()[0]

    def arguments(self, move: int) -> list[str]:
        """The other words of the move, as written: `["2"]`."""
        return self.text(move).split()[1:]


def as_domain(value: Domain | str) -> Domain:
    """After its name, a shape holds domains only."""
    if isinstance(value, str):
        raise TypeError(f"{value!r} is neither a count nor a tuple of words")
    return value


def moves_by_mask(first: int, count: int) -> list[list[i64]]:
    """For each mask of `count` bits: the moves `first + bit` of the bits that are set.

    Ready-made lists of legal moves: making one each time would be most of the cost of `legal`.
    """
    sets = range(1 << count)
    return [[first + place for place in range(count) if mask >> place & 1] for mask in sets]
