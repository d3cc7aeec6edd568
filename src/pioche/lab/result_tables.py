"""Figures as rows of plain values, for data frames and Parquet files."""

import os
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from pioche.core.refusals import BadFile, Refusal
from pioche.files import FilePath, file_trouble
from pioche.lab.figures import Figures, GameFigures, Histogram
from pioche.lab.simulate_report import change_name
from pioche.lab.simulation import Simulation, end_of
from pioche.lab.summary import Mean, Performance, Summary, summaries
from pioche.lab.tournament import PlayedGame, Tournament, different_entrants

if TYPE_CHECKING:
    from pandas import DataFrame


def need_extra(*modules: str) -> None:
    """Refuse where a module is missing, with a sentence that names the extra to install."""
    for name in modules:
        try:
            import_module(name)
        except ImportError as error:
            raise Refusal("lab-missing", name=name) from error


Row = dict[str, Any]

# The columns of the counts: the same for every simulation, so that files can be joined.
COUNTS: Final = {
    "game": "string",
    "seed": "int64",
    "variant": "int64",
    "options": "string",
    "figure": "string",
    "place": "Int64",
    "bot": "string",
    "seat": "Int64",
    "value": "Int64",
    "reason": "string",
    "games": "int64",
}


# Results of bots and seats


def bot_rows(plan: Simulation, figures: Figures) -> list[Row]:
    """One row for each bot and variant; changes are from the first variant."""
    return [
        {
            **change_cells(number, found),
            "bot": name,
            "place": place,
            **performance_cells(found.bots[place]),
        }
        | difference_cells(found, place)
        for number, found in enumerate(summaries(plan, figures))
        for place, name in enumerate(plan.bots)
    ]


def seat_rows(plan: Simulation, figures: Figures) -> list[Row]:
    return [
        {**change_cells(number, found), "seat": seat, **performance_cells(result)}
        for number, found in enumerate(summaries(plan, figures))
        for seat, result in enumerate(found.seats)
    ]


def change_cells(number: int, found: Summary) -> Row:
    return {"variant": number, **found.change}


def performance_cells(result: Performance) -> Row:
    low, median, high = result.quantiles
    return {
        "games": result.games,
        "wins": result.wins,
        "share": result.share,
        "share_low": result.low,
        "share_high": result.high,
        "points": result.points.mean,
        "points_error": result.points.error,
        "points_10": low,
        "points_50": median,
        "points_90": high,
    }


def difference_cells(found: Summary, place: int) -> Row:
    if not found.differences:
        return {}
    difference = found.differences[place]
    return {
        **mean_cells("share_change", difference.share),
        **mean_cells("points_change", difference.points),
    }


def mean_cells(name: str, mean: Mean) -> Row:
    return {name: mean.mean, f"{name}_error": mean.error}


# All counts


def count_rows(plan: Simulation, figures: Figures) -> list[Row]:
    """One row for each value of each figure, with the number of games."""
    return [
        {"game": plan.game.id, "seed": plan.seed, "variant": number}
        | {"options": change_name(found), **cells}
        for number, found in enumerate(summaries(plan, figures))
        for cells in variant_counts(plan, figures.variants[number])
    ]


def variant_counts(plan: Simulation, figures: GameFigures) -> Iterator[Row]:
    for place, name in enumerate(plan.bots):
        for seat, cell in enumerate(figures.seated[place]):
            who = {"place": place, "bot": name, "seat": seat}
            yield from histogram_rows({"figure": "points", **who}, cell.points)
            yield from histogram_rows({"figure": "winners", **who}, cell.winners)
    yield from histogram_rows({"figure": "decisions"}, figures.lengths)
    for end, games in sorted(figures.ends.items()):
        yield {"figure": "end", "reason": end_of(plan.game, end), "games": games}


def histogram_rows(cells: Row, histogram: Histogram) -> Iterator[Row]:
    for value in sorted(histogram):
        yield {**cells, "value": value, "games": histogram[value]}


# Tournaments


def game_rows(plan: Tournament, played: list[PlayedGame]) -> list[Row]:
    """One row for each seat of each game."""
    known = [str(entrant) for entrant in different_entrants(plan)]
    return [
        {
            "number": game.number,
            "seat": seat,
            "bot": known[game.order[seat]],
            "share": game.shares[seat],
            "points": game.points[seat],
            "rank": game.ranks[seat],
            "decisions": game.decisions[seat],
            "seconds": game.seconds[seat],
        }
        for game in sorted(played, key=lambda game: game.number)
        for seat in range(plan.seats)
    ]


# Data frames and files


def frame(rows: list[Row], types: dict[str, str] | None = None) -> "DataFrame":
    """The rows as a data frame; `types` names all columns and their types."""
    need_extra("pandas")
    from pandas import DataFrame  # noqa: PLC0415  (an extra)

    if types is None:
        return DataFrame(rows)
    return DataFrame(rows, columns=list(types)).astype(types)


def write_parquet(path: FilePath, table: "DataFrame") -> None:
    """Write to a temporary file, then replace the file in one step."""
    need_extra("pyarrow")
    partial = Path(os.path.realpath(path)).with_name(f".pioche-{os.getpid()}.part")
    try:
        table.to_parquet(partial, engine="pyarrow", index=False)
        partial.replace(os.path.realpath(path))
    except (OSError, ValueError) as error:
        raise file_trouble(path, error) from error
    finally:
        partial.unlink(missing_ok=True)


def check_writable(path: FilePath) -> None:
    """Refuse a path that cannot be written."""
    target = Path(os.path.realpath(path))
    if not str(path) or not target.parent.is_dir():
        raise BadFile(0, "file-missing", path=str(path))
    if target.is_dir():
        raise BadFile(0, "file-folder", path=str(path))
