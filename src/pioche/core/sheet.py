"""A card sheet: what the owner of a box reads on cards that we have not seen.

The sheet is an option like any other, so that it is stored with every game: a text of
figures, `muck.points=2 ring.points=4`, in the order in which the game declares them and
without those that stay as they are. Whoever hands one in may write it in any order.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from pioche.core.options import SMALL_NUMBER, Option, Value
from pioche.core.refusals import BadOption


@dataclass(frozen=True)
class Figure:
    """A number that a sheet may change, what it is without one, and between which bounds."""

    name: str
    default: int
    lowest: int
    highest: int


@dataclass(frozen=True)
class Total:
    """Figures whose sum must lie between two bounds; `title` is what they are together."""

    title: str
    names: tuple[str, ...]
    lowest: int
    highest: int


@dataclass(frozen=True)
class Sheet(Option):
    """The option that holds the figures; `totals` are what no sheet may break."""

    figures: tuple[Figure, ...]
    totals: tuple[Total, ...] = ()

    def check(self, value: object) -> Value:
        if isinstance(value, str):
            return self.text(self.entries(value))
        raise BadOption("sheet-form", option=self.name, value=str(value))

    def read(self, text: str) -> Value:
        return self.check(text)

    def entries(self, text: str) -> dict[str, int]:
        """The figures that a text changes."""
        found: dict[str, int] = {}
        for entry in text.split():
            name, _, number = entry.partition("=")
            found[name] = self.number(
                name, int(number) if SMALL_NUMBER.fullmatch(number) else number
            )
        return found

    def number(self, name: str, value: object) -> int:
        """The value of a figure, if the sheet has that figure and it can be that."""
        for figure in self.figures:
            if figure.name == name:
                return check_figure(figure, value)
        raise BadOption("sheet-key", name=name)

    def values(self, text: str) -> dict[str, int]:
        """Every figure: changed by the text, or as it is without a sheet."""
        changed = self.entries(text)
        return {figure.name: changed.get(figure.name, figure.default) for figure in self.figures}

    def text(self, changed: Mapping[str, int]) -> str:
        """The one way to write these changes."""
        values = {figure.name: figure.default for figure in self.figures} | dict(changed)
        for total in self.totals:
            check_total(total, values)
        return " ".join(
            f"{figure.name}={values[figure.name]}"
            for figure in self.figures
            if values[figure.name] != figure.default
        )


def check_figure(figure: Figure, value: object) -> int:
    """A whole number within the figure's bounds."""
    if type(value) is not int:
        raise BadOption("sheet-type", name=figure.name, value=str(value))
    if not figure.lowest <= value <= figure.highest:
        raise BadOption(
            "sheet-range",
            name=figure.name,
            value=value,
            lowest=figure.lowest,
            highest=figure.highest,
        )
    return value


def check_total(total: Total, values: Mapping[str, int]) -> None:
    found = sum(values[name] for name in total.names)
    if not total.lowest <= found <= total.highest:
        raise BadOption(
            "sheet-total-exact" if total.lowest == total.highest else "sheet-total",
            title=total.title,
            found=found,
            lowest=total.lowest,
            highest=total.highest,
        )
