"""A tournament as a plot beside those of simulations: shares of victory, and ratings."""

from functools import partial
from typing import Final

from matplotlib.axes import Axes

from pioche.lab.plot_style import (
    LEAST_RANGE,
    WIDTH,
    Picture,
    colour,
    draw_interval,
    draw_reference,
    name_rows,
    name_values,
    styled,
    widen,
)
from pioche.lab.simulate_report import PERCENT
from pioche.lab.simulation_plots import FRAME, ROW, head, spelled
from pioche.lab.tournament import Tournament
from pioche.lab.tournament_figures import BotFigures, Figures
from pioche.lab.tournament_report import bot_name, by_rating, title_of
from pioche.words import Words

# Ratings are shown over so wide a range at least.
LEAST_RATINGS: Final = 100


def rating_picture(plan: Tournament, figures: Figures, words: Words) -> Picture:
    """Both side by side, the strongest bot first."""
    bots = by_rating(figures)
    with styled():
        picture = Picture(figsize=(1.4 * WIDTH, FRAME + ROW * len(bots)))
        left, right = picture.subplots(1, 2, sharey=True)
        draw_wins(left, bots, 1 / plan.seats, words)
        draw_ratings(right, bots, words)
        name_rows(left, [bot_name(bot.bot, words) for bot in bots])
        head(picture, title_of(plan, figures, words))
        return picture


def draw_wins(axes: Axes, bots: list[BotFigures], parity: float, words: Words) -> None:
    axes.set_title(words.say("plot-wins"))
    share = round(PERCENT * parity, 1)
    draw_reference(axes, parity, words.say("plot-parity", share=share))
    for row, bot in enumerate(bots):
        draw_interval(axes, row, (bot.low, bot.high), bot.share, colour(0))
    name_values(axes, words.say("plot-share-axis"), partial(percent, words))
    widen(axes, LEAST_RANGE)


def draw_ratings(axes: Axes, bots: list[BotFigures], words: Words) -> None:
    axes.set_title(words.say("plot-ratings"))
    for row, bot in enumerate(bots):
        error = bot.rating_error or 0.0
        ends = (bot.rating - error, bot.rating + error)
        draw_interval(axes, row, ends, bot.rating, colour(0))
    name_values(axes, words.say("plot-ratings-axis"), partial(spelled, words))
    widen(axes, LEAST_RATINGS)


def percent(words: Words, value: float) -> str:
    return words.say("plot-percent", share=round(PERCENT * value, 1))
