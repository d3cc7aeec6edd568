"""The result of a simulation, as tables for people and as plain data for programs."""

from dataclasses import asdict
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Grid

from pioche.bots.names import bot_title
from pioche.lab.figures import Figures, Histogram
from pioche.lab.simulation import CUT, Simulation, option_text, policies_of
from pioche.lab.summary import Difference, Length, Mean, Performance, Summary, summaries
from pioche.search.play import LONGEST
from pioche.words import Words

# The bars of a small histogram, by height, and the number of its bins.
BARS: Final = "▁▂▃▄▅▆▇█"
BINS: Final = 10
# A space that is kept at the end of a line.
NO_BAR: Final = "\N{NO-BREAK SPACE}"
# Columns in which a figure and its interval stay on one line.
BARS_KEY: Final = "simulate-bars"
NEVER_WRAPPED: Final = ("simulate-wins", "simulate-points", "simulate-quantiles", BARS_KEY)
PERCENT: Final = 100
# The most digits that sentences show.
MOST_DIGITS: Final = 3


# As plain data


def as_data(plan: Simulation, figures: Figures) -> dict[str, Any]:
    return {
        "game": plan.game.id,
        "version": plan.game.version,
        "seats": len(plan.bots),
        "bots": list(plan.bots),
        "options": plan.options,
        "seed": plan.seed,
        "asked": plan.games,
        "games": figures.games,
        "at_tables": not policies_of(plan),
        "variants": [variant_data(found) for found in summaries(plan, figures)],
    }


def variant_data(found: Summary) -> dict[str, Any]:
    return {
        **vars(found),
        "bots": [with_histogram(bot) for bot in found.bots],
        "seats": [with_histogram(seat) for seat in found.seats],
        "length": with_histogram(found.length),
        "differences": [plain(difference) for difference in found.differences],
        "length_difference": plain(found.length_difference),
    }


def with_histogram(found: Performance | Length) -> dict[str, Any]:
    """All figures; the histogram as counts by value, in ascending order."""
    counts = {str(value): found.histogram[value] for value in sorted(found.histogram)}
    return {**{name: plain(value) for name, value in vars(found).items()}, "histogram": counts}


def plain(value: object) -> object:
    return asdict(value) if isinstance(value, Mean | Difference) else value


# As tables


def show(plan: Simulation, figures: Figures, words: Words) -> None:
    """Print the figures within the 80 columns of a narrow terminal."""
    console = Console()
    for grid in grids_of(plan, figures, words, shows_bars(console)):
        console.print(grid)
    for line in lines_of(plan, figures, words):
        console.print(line, highlight=False, soft_wrap=True)


def grids_of(plan: Simulation, figures: Figures, words: Words, bars: bool) -> list[Grid]:
    """The tables, the first with a title."""
    found = summaries(plan, figures)
    grids = [bots_grid(plan, found[0], words, bars)]
    if plan.sweep:
        grids = [compared_grid(plan, found, words), lengths_grid(found, words)]
    elif len(plan.bots) > 1:
        grids.append(seats_grid(found[0], words))
    grids[0].title = title_of(plan, found[0], words)
    return grids


def lines_of(plan: Simulation, figures: Figures, words: Words) -> list[str]:
    """The sentences below the tables."""
    found = summaries(plan, figures)
    lines = [words.say("simulate-compared")] if plan.sweep else remarks(plan, found[0], words)
    if figures.games < plan.games:
        lines.append(words.say("cli-tournament-partly", asked=plan.games))
    return lines


def shows_bars(console: Console) -> bool:
    """Whether the terminal can show the characters of bars."""
    return console.encoding.lower().startswith("utf")


def title_of(plan: Simulation, found: Summary, words: Words) -> str:
    name = words.say(f"{plan.game.id}-name")
    return words.say("cli-simulate-title", game=name, games=found.games)


def grid_of(words: Words, *keys: str) -> Grid:
    grid = Grid(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for key in keys:
        # Bars begin at the left: blank bars at their end are cut off before cells are justified.
        grid.add_column(
            words.say(key),
            justify="left" if key == BARS_KEY else "right",
            no_wrap=key in NEVER_WRAPPED,
        )
    return grid


def bots_grid(plan: Simulation, found: Summary, words: Words, bars: bool) -> Grid:
    """The result of each bot, and the distribution of its points."""
    keys = ["cli-simulate-number", "cli-simulate-bot", "simulate-wins", "simulate-points"]
    grid = grid_of(words, *keys, "simulate-quantiles", *([BARS_KEY] if bars else []))
    shared = merged([bot.histogram for bot in found.bots])
    for index, bot in enumerate(found.bots):
        quantiles = " · ".join(str(value) for value in bot.quantiles)
        cells = [str(index + 1), bot_title(words, plan.bots[index]), *performance_cells(bot, words)]
        grid.add_row(*cells, quantiles, *([drawn(bot.histogram, shared)] if bars else []))
    return grid


def seats_grid(found: Summary, words: Words) -> Grid:
    """The result of each seat, on which all bots have sat."""
    grid = grid_of(words, "simulate-seat", "simulate-wins", "simulate-points")
    for index, seat in enumerate(found.seats):
        grid.add_row(str(index + 1), *performance_cells(seat, words))
    return grid


def performance_cells(result: Performance, words: Words) -> list[str]:
    return [share_shown(result, words), mean_shown(result.points, words)]


def share_shown(result: Performance, words: Words) -> str:
    """The share of victories with its interval."""
    digits = digits_for(PERCENT * (result.high - result.low) / 2)
    parts = (result.share, result.low, result.high)
    share, low, high = (round(PERCENT * part, digits) for part in parts)
    return words.say("cli-simulate-share", share=share, low=low, high=high)


def mean_shown(mean: Mean, words: Words) -> str:
    """A mean with its error."""
    digits = digits_for(mean.error)
    shown = round(mean.mean, digits) + 0.0  # no minus before a zero
    if mean.error is None:
        return words.say("cli-number-shown", number=shown)
    return words.say("cli-simulate-mean", mean=shown, error=round(mean.error, digits))


def digits_for(error: float | None) -> int:
    """The number of significant digits after the point: more where the error is small."""
    digits = 1
    while error and error * 10**digits < 1 and digits < MOST_DIGITS:
        digits += 1
    return digits


# Histograms


def merged(histograms: list[Histogram]) -> tuple[int, int]:
    """The lowest and the highest value of all."""
    return min(min(one) for one in histograms), max(max(one) for one in histograms)


def drawn(histogram: Histogram, limits: tuple[int, int]) -> str:
    """A histogram in one line."""
    low, high = limits
    bins = [0] * BINS
    for value, number in histogram.items():
        bins[(value - low) * BINS // (high - low + 1)] += number
    most = max(bins)
    return "".join(bar_of(number, most) for number in bins)


def bar_of(number: int, most: int) -> str:
    return BARS[-(-number * len(BARS) // most) - 1] if number else NO_BAR


# Lines


def remarks(plan: Simulation, found: Summary, words: Words) -> list[str]:
    """Length, ends and a legend."""
    length = found.length
    return [
        words.say(
            "simulate-length",
            decisions=mean_shown(length.decisions, words),
            spread=round(length.decisions.spread, 1),
            shortest=length.shortest,
            longest=length.longest,
        ),
        ends_shown(plan, found, words),
        words.say("simulate-legend", seats=len(plan.bots), parity=round(100 / len(plan.bots), 1)),
    ]


def ends_shown(plan: Simulation, found: Summary, words: Words) -> str:
    """The ways in which games ended, the most frequent first."""
    if len(plan.game.ends) == 1 and CUT not in found.ends:
        return words.say("simulate-one-end", reason=end_name(plan, plan.game.ends[0], words))
    parts = [
        words.say(
            "simulate-end",
            reason=end_name(plan, reason, words),
            share=round(PERCENT * number / found.games, 1),
            games=number,
        )
        for reason, number in sorted(found.ends.items(), key=lambda end: -end[1])
    ]
    return words.say("simulate-ends", ends=" · ".join(parts))


def end_name(plan: Simulation, reason: str, words: Words) -> str:
    if reason == CUT:
        return words.say("simulate-cut", longest=LONGEST)
    key = f"{plan.game.id}-end-{reason}"
    return words.say(key) if words.has(key) else words.say("simulate-end-over")


# Options compared


def change_name(found: Summary) -> str:
    """The options of a variant as they are typed."""
    return " ".join(f"{name}={option_text(value)}" for name, value in found.change.items())


def compared_grid(plan: Simulation, found: list[Summary], words: Words) -> Grid:
    """Each bot in each variant, and its differences from the first."""
    keys = ("simulate-options", "cli-simulate-bot", "simulate-wins", "simulate-points")
    grid = grid_of(words, *keys, "simulate-wins-change", "simulate-points-change")
    for summary in found:
        for index, bot in enumerate(summary.bots):
            changes = ["", ""]
            if summary.differences:
                difference = summary.differences[index]
                changes = [
                    change_shown(difference.share, PERCENT, words),
                    change_shown(difference.points, 1, words),
                ]
            name = bot_title(words, plan.bots[index])
            first = change_name(summary) if index == 0 else ""
            wins = words.say("cli-tournament-percent", share=round(PERCENT * bot.share, 1))
            grid.add_row(first, name, wins, mean_shown(bot.points, words), *changes)
        grid.add_section()
    return grid


def lengths_grid(found: list[Summary], words: Words) -> Grid:
    """The length of games in each variant."""
    grid = grid_of(words, "simulate-options", "simulate-decisions", "simulate-decisions-change")
    for summary in found:
        changed = summary.length_difference
        cells = [change_name(summary), mean_shown(summary.length.decisions, words)]
        grid.add_row(*cells, "" if changed is None else change_shown(changed, 1, words))
    return grid


def change_shown(mean: Mean, unit: int, words: Words) -> str:
    """A difference with its sign and its error."""
    digits = digits_for(None if mean.error is None else unit * mean.error)
    shown = round(unit * mean.mean, digits)
    sign = "+" if shown > 0 else "−" if shown < 0 else ""
    if mean.error is None:
        return words.say("simulate-change", sign=sign, mean=abs(shown))
    error = round(unit * mean.error, digits)
    return words.say("simulate-change-error", sign=sign, mean=abs(shown), error=error)
