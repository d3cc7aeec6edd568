"""The curve of a training: the share of victory against temperaments, over time."""

from collections.abc import Sequence
from typing import Final

from pioche.lab import svg

LEFT, RIGHT, TOP, BOTTOM = 70, 690, 70, 350
HEIGHT: Final = 400
# Distances between grid lines, in minutes and in shares.
MINUTES: Final = (0.1, 0.5, 1, 2, 5, 10, 20, 60, 120, 300, 600, 1440, 10_000)
SHARES: Final = (0.05, 0.1, 0.2)
MOST_LINES: Final = 8


class Curve:
    """Draws minutes with shares within the frame; `fair` is a share where all are equal."""

    def __init__(self, points: Sequence[tuple[float, float]], fair: float) -> None:
        self.points, self.fair = points, fair
        self.minutes = max([minutes for minutes, _ in points], default=0.0) or 1.0
        shares = [share for _, share in points]
        self.most = min(1.0, 1.1 * max([*shares, fair, SHARES[0]]))

    def x(self, minutes: float) -> float:
        return round(LEFT + (RIGHT - LEFT) * minutes / self.minutes, 1)

    def y(self, share: float) -> float:
        return round(BOTTOM - (BOTTOM - TOP) * share / self.most, 1)

    def grid(self) -> list[str]:
        """Lines with their figures, and where all would be equal."""
        parts: list[str] = []
        step = svg.round_step(self.minutes, MINUTES, MOST_LINES)
        for number in range(int(self.minutes / step) + 1):
            x = self.x(number * step)
            parts.append(svg.line("grid", x, TOP, x, BOTTOM))
            parts.append(svg.text("axis", x, BOTTOM + 22, "middle", f"{number * step:g} min"))
        step = svg.round_step(self.most, SHARES, MOST_LINES)
        for number in range(int(self.most / step) + 1):
            y = self.y(number * step)
            parts.append(svg.line("grid", LEFT, y, RIGHT, y))
            parts.append(svg.text("axis", LEFT - 8, y + 5, "end", f"{100 * number * step:.0f} %"))
        parity = self.y(self.fair)
        return [*parts, svg.line("parity", LEFT, parity, RIGHT, parity)]

    def drawn(self, title: str, legend: str) -> str:
        places = [(self.x(minutes), self.y(share)) for minutes, share in self.points]
        dots = [f'<circle class="share" cx="{x}" cy="{y}" r="3"/>' for x, y in places]
        return svg.picture(HEIGHT, title, legend, [*self.grid(), svg.curve(places), *dots])
