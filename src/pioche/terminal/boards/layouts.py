"""Several ways to lay a table out, of which the screen decides."""

from collections.abc import Callable, Sequence

from rich.console import Console, RenderableType
from rich.constrain import Constrain

from pioche.terminal.boards.scene import Scene

Layout = Callable[[Scene], RenderableType]


def first_that_fits(scene: Scene, layouts: Sequence[Layout]) -> RenderableType:
    """The picture of the first layout, the roomiest, that fits; of the last where none does.

    It keeps to its columns even where there are more: a wider picture might be less high, and
    whoever measures it with a scroll bar or without one must find the same height.
    """
    console = Console(width=scene.columns, color_system=None)
    for layout in layouts:
        picture = layout(scene)
        if len(console.render_lines(picture, pad=False)) <= scene.lines:
            break
    return Constrain(picture, scene.columns)
