"""The plots of a simulation as files in a folder: each as PNG, and as SVG."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from pioche.files import file_trouble, replace_file
from pioche.lab.chunks import make_folder
from pioche.lab.figures import Figures
from pioche.lab.plot_style import Picture
from pioche.lab.simulation import Simulation
from pioche.lab.simulation_plots import Plots
from pioche.lab.sweep_plots import SweepPlots
from pioche.words import Words

KINDS: Final = ("png", "svg")


def plots_of(plan: Simulation, figures: Figures, words: Words) -> Plots | SweepPlots:
    """Where options are compared, other plots are of use."""
    return (SweepPlots if plan.sweep else Plots)(plan, figures, words)


def write_plots(folder: str, plots: Plots | SweepPlots) -> None:
    """All of them, into a folder that is made where there is none."""
    place = make_folder(folder)
    for name, picture in drawn(plots):
        for kind in KINDS:
            write_file(place / f"{name}.{kind}", picture.content(kind))


def drawn(plots: Plots | SweepPlots) -> Iterator[tuple[str, Picture]]:
    for name in plots.names_of_pictures():
        yield name, plots.picture(name)


def write_file(path: Path, content: bytes) -> None:
    try:
        replace_file(Path(os.path.realpath(path)), content)
    except (OSError, ValueError) as error:
        raise file_trouble(path, error) from error
