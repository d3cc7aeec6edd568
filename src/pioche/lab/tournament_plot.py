"""A tournament as a picture: each bot's share of victory and its interval, in SVG of our own."""

from typing import Final
from xml.sax.saxutils import escape

from pioche.lab.tournament_figures import BotFigures

WIDTH: Final = 720
LEFT, RIGHT, TOP = 190, 130, 64
ROW: Final = 36
FOOT: Final = 40
# Grid lines at one of these distances, so that there are at most eight.
STEPS: Final = (0.02, 0.05, 0.1, 0.2)
MOST_LINES: Final = 8
STYLE: Final = """
text { font: 14px system-ui, sans-serif; fill: #222 }
.title { font-size: 17px; font-weight: 600 }
.axis, .value { fill: #555 }
.grid { stroke: #ddd }
.parity { stroke: #b4232a; stroke-dasharray: 5 4 }
.range { stroke: #1f5f8b; stroke-width: 3; stroke-linecap: round }
.share { fill: #1f5f8b }
.ground { fill: #fff }
@media (prefers-color-scheme: dark) {
  text { fill: #eee } .axis, .value { fill: #aaa } .grid { stroke: #444 }
  .parity { stroke: #ff8a80 } .range { stroke: #7fc4ee } .share { fill: #7fc4ee }
  .ground { fill: #16181d }
}"""


class Plot:
    """The picture under way: shares from left to right, bots from top to bottom."""

    def __init__(self, bots: list[BotFigures], names: list[str], parity: float) -> None:
        self.bots = bots
        self.names = names
        self.parity = parity
        self.most = min(1.0, 1.08 * max(parity, *(bot.high for bot in bots)))
        self.bottom = TOP + ROW * len(bots)

    def x(self, share: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * share / self.most, 1)

    def line(self, kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
        return f'<line class="{kind}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>'

    def text(self, kind: str, x: float, y: float, anchor: str, words: str) -> str:
        return f'<text class="{kind}" x="{x}" y="{y}" text-anchor="{anchor}">{escape(words)}</text>'

    def grid(self) -> list[str]:
        step = next((step for step in STEPS if self.most / step <= MOST_LINES), STEPS[-1])
        parts = []
        for number in range(int(self.most / step) + 1):
            x = self.x(number * step)
            parts.append(self.line("grid", x, TOP, x, self.bottom))
            label = f"{100 * number * step:.0f} %"
            parts.append(self.text("axis", x, self.bottom + 22, "middle", label))
        x = self.x(self.parity)
        return [*parts, self.line("parity", x, TOP, x, self.bottom)]

    def row(self, place: int, value: str) -> list[str]:
        bot, y = self.bots[place], TOP + ROW * place + ROW // 2
        return [
            self.text("name", LEFT - 14, y + 5, "end", self.names[place]),
            self.line("range", self.x(bot.low), y, self.x(bot.high), y),
            f'<circle class="share" cx="{self.x(bot.share)}" cy="{y}" r="6"/>',
            self.text("value", WIDTH - RIGHT + 16, y + 5, "start", value),
        ]

    def drawn(self, title: str, legend: str, values: list[str]) -> str:
        """The whole picture."""
        height = self.bottom + FOOT
        rows = [part for place, value in enumerate(values) for part in self.row(place, value)]
        size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">',
                f"<title>{escape(title)}</title><style>{STYLE}</style>",
                f'<rect class="ground" width="{WIDTH}" height="{height}"/>',
                self.text("title", 16, 26, "start", title),
                self.text("axis", 16, 48, "start", legend),
                *self.grid(),
                *rows,
                "</svg>\n",
            ]
        )
