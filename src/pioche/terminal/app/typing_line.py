"""The line where moves and commands are typed."""

from collections.abc import Callable

from textual.widgets import Input

from pioche.words.move_numbers import read_digits


class TypingLine(Input):
    """A line for a move or a command, in words or by number.

    A number that a digit began elsewhere is done as soon as it can only mean one move.
    """

    def __init__(self, placeholder: str, highest: Callable[[], int]) -> None:
        super().__init__(placeholder=placeholder, id="typed", compact=True, select_on_focus=False)
        self.highest = highest
        self.numbering = False

    def begins_number(self, sign: str) -> bool:
        """Whether a sign is a digit with which a longer number may begin."""
        return sign.isdecimal() and bool(read_digits(sign, self.highest())[1])

    def begin_number(self, digit: str) -> None:
        """Go on with a number from its first digit."""
        self.numbering = True
        self.focus()
        self.insert_text_at_cursor(digit)

    async def on_input_changed(self, event: Input.Changed) -> None:
        """End a number that can only mean one move."""
        if not event.value.isdecimal():
            self.numbering = False
        elif self.numbering and read_digits(event.value, self.highest())[0]:
            self.numbering = False
            await self.action_submit()
