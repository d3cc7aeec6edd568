"""The example that learns Diamant: a few seconds of it, and its weights at a table."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np

from pioche.bots import add_bots, bot, seat_of
from pioche.bots.plugins import PLUGINS
from pioche.games.diamant import DIAMANT

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_diamant.py"


def test_it_trains_draws_a_curve_and_leaves_a_bot(tmp_path: Path) -> None:
    few = ["--minutes", "0.01", "--games", "8", "--steps", "8", "--tests", "20"]
    command = [sys.executable, str(EXAMPLE), *few, "--epochs", "1", "--out", str(tmp_path)]
    done = subprocess.run(
        command, check=True, capture_output=True, text=True, env={**os.environ, "PIOCHE_LANG": "en"}
    )
    assert "At the end, in 100 games against 3 balanced" in done.stdout
    assert (tmp_path / "curve.png").stat().st_size > 5_000
    weights = tmp_path / "weights.npz"
    assert len(np.load(weights)["layout"]) == len(DIAMANT.layout(4))
    name = f"file:{weights}"
    add_bots([name])
    state = DIAMANT.new(4, 1)
    assert bot("diamant", name)(seat_of(DIAMANT, state, 0)) in state.legal(0)
    del PLUGINS[name]  # other tests list all known bots


def test_it_is_short_enough_to_be_read() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 250
