"""The legal moves as buttons, in as many columns as fit; a long list scrolls."""

from typing import Final

from textual.containers import ItemGrid
from textual.message import Message
from textual.widgets import Static

from pioche.terminal.choices import Choice
from pioche.terminal.phrases import choice_line
from pioche.words import Words

NARROWEST: Final = 16


class MoveButton(Static):
    """One move; a click makes it."""

    class Chosen(Message):
        """The move was clicked."""

        def __init__(self, move: int) -> None:
            super().__init__()
            self.move = move

    def __init__(self, label: str, move: int) -> None:
        super().__init__(label, markup=False)
        self.move = move

    def on_click(self) -> None:
        """Tell the screen."""
        self.post_message(self.Chosen(self.move))


class MoveGrid(ItemGrid):
    """All legal moves."""

    async def show(self, words: Words, choices: list[Choice]) -> None:
        """Replace the buttons by those of these moves."""
        labels = [choice_line(words, choice) for choice in choices]
        self.min_column_width = max([NARROWEST, *(len(label) + 2 for label in labels)])
        async with self.batch():
            await self.remove_children()
            await self.mount(
                *(
                    MoveButton(label, choice.move)
                    for label, choice in zip(labels, choices, strict=True)
                )
            )
