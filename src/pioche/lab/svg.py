"""Pictures as SVG, drawn by hand: light or dark as the reader has it, and no dependency."""

from collections.abc import Iterable
from typing import Final
from xml.sax.saxutils import escape

WIDTH: Final = 720
STYLE: Final = """
text { font: 14px system-ui, sans-serif; fill: #222 }
.title { font-size: 17px; font-weight: 600 }
.axis, .value { fill: #555 }
.grid { stroke: #ddd }
.parity { stroke: #b4232a; stroke-dasharray: 5 4 }
.range { stroke: #1f5f8b; stroke-width: 3; stroke-linecap: round }
.share { fill: #1f5f8b }
.curve { fill: none; stroke: #1f5f8b; stroke-width: 2; stroke-linejoin: round }
.ground { fill: #fff }
@media (prefers-color-scheme: dark) {
  text { fill: #eee } .axis, .value { fill: #aaa } .grid { stroke: #444 }
  .parity { stroke: #ff8a80 } .range { stroke: #7fc4ee } .share { fill: #7fc4ee }
  .curve { stroke: #7fc4ee } .ground { fill: #16181d }
}"""


def line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>'


def text(kind: str, x: float, y: float, anchor: str, words: str) -> str:
    return f'<text class="{kind}" x="{x}" y="{y}" text-anchor="{anchor}">{escape(words)}</text>'


def curve(points: Iterable[tuple[float, float]]) -> str:
    return f'<polyline class="curve" points="{" ".join(f"{x},{y}" for x, y in points)}"/>'


def picture(height: int, title: str, legend: str, parts: Iterable[str]) -> str:
    """The whole picture, with a title and a legend at the top."""
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">',
            f"<title>{escape(title)}</title><style>{STYLE}</style>",
            f'<rect class="ground" width="{WIDTH}" height="{height}"/>',
            text("title", 16, 26, "start", title),
            text("axis", 16, 48, "start", legend),
            *parts,
            "</svg>\n",
        ]
    )


def round_step(most: float, steps: Iterable[float], lines: int) -> float:
    """The distance of grid lines: the first of these that gives at most so many, or the last."""
    step = most
    for step in steps:
        if most / step <= lines:
            break
    return step
