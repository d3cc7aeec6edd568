"""The notebook in `examples/` runs from its first cell to its last."""

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

NOTEBOOK = Path(__file__).parents[1] / "examples" / "simulate.ipynb"


def test_the_notebook_shows_tables_and_plots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIOCHE_LANG", "en")
    text = NOTEBOOK.read_text(encoding="utf-8")
    notebook = nbformat.reads(text, as_version=4)  # type: ignore[no-untyped-call]
    cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert not any(cell.outputs for cell in cells), "outputs are not kept"
    cells[0].source = cells[0].source.replace("GAMES = 300", "GAMES = 60")
    NotebookClient(notebook, timeout=300, kernel_name="python3").execute()
    shown = [output.get("data", {}) for cell in cells for output in cell.outputs]
    assert sum("image/png" in data for data in shown) == 3
    assert any("Diamant: 60 games" in data.get("text/html", "") for data in shown)
