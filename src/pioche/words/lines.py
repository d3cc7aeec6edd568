"""From the lines that games make as data to sentences. The browser's js/lines.js does the same."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any, Final

from pioche.core.game import Game
from pioche.core.lines import COMMA, Argument, Line
from pioche.words.language import Argument as Spelled
from pioche.words.language import Words
from pioche.words.spell import HIDDEN, join_names, spell_face, spell_move

PERCENT: Final = 100
MS_PER_SECOND: Final = 1000
# Fields that hold the number of a seat.
SEAT_FIELDS: Final = ("seat", "turn")
# Written where there is nothing to show.
NOTHING: Final = "\N{EN DASH}"


@dataclass(frozen=True)
class LineSpeller:
    """Spells the lines of one table.

    With `signs`, numbers of things are written with a sign, otherwise in words. `card` writes a
    card where signs are wanted. Sentences call the `reader` "you" where they have words for it.
    """

    words: Words
    game: Game
    names: Sequence[str]
    signs: bool = False
    now: int = 0  # the time at the table, in milliseconds
    card: Callable[[str], str] | None = None
    reader: int | None = None

    def line(self, line: Line) -> str:
        return self.sentence(line.key, line.arguments, line.chance)

    def sentence(self, key: str, arguments: dict[str, Any], chance: float | None) -> str:
        spelled = {name: self.argument(value) for name, value in arguments.items()}
        if chance is not None:
            spelled["percent"] = round(chance * PERCENT)
        return self.words.say(key, you=self.reader_role(arguments), **spelled)

    def reader_role(self, arguments: dict[str, Any]) -> str:
        """Which argument is the reader: `$you` selects by it."""
        if self.reader is None:
            return "none"
        reader = {"seat": self.reader}
        return next((name for name, value in arguments.items() if value == reader), "none")

    def argument(self, value: Argument) -> Spelled:
        """An argument as a sentence takes it."""
        if isinstance(value, float):
            return round(value, 1)
        if not isinstance(value, dict):
            return value
        form = next(iter(value))
        return FORMS[form](self, value)

    def inner(self, line: dict[str, Any]) -> str:
        """A line within a line, as data."""
        return self.sentence(line["key"], line.get("arguments", {}), line.get("chance"))

    def face(self, face: str) -> str:
        if self.signs and self.card is not None:
            return self.card(face)
        if face == HIDDEN:
            return self.words.say("terminal-face-down")
        return spell_face(self.words, self.game.id, face)

    def counted(self, thing: Argument, number: int) -> str:
        """A thing, with its number where there are several."""
        return self.several(str(self.argument(thing)), number)

    def several(self, name: str, number: int) -> str:
        if number == 1:
            return name
        return self.words.say(
            "line-times" if self.signs else "line-counted", face=name, cards=number
        )

    def row(self, parts: list[str], value: dict[str, Any]) -> str:
        """Parts in a row, or the text for an empty row."""
        if not parts and "empty" in value:
            return self.words.say(value["empty"])
        return str(value.get("between", COMMA)).join(parts)

    def until(self, time: int) -> int:
        """The whole seconds left until a time."""
        return max(0, ceil((time - self.now) / MS_PER_SECOND))

    def title(self, steps: Sequence[Any]) -> str:
        """The place of a value: fields, players, places in a list."""
        return COMMA.join(self.step(step) for step in steps)

    def step(self, step: object) -> str:
        if isinstance(step, dict):
            return self.names[step["seat"]]
        return self.label(step) if isinstance(step, str) else str(step)

    def label(self, name: str) -> str:
        """A field's name: the game's own word where there is one."""
        for key in (f"{self.game.id}-field-{name}", f"{self.game.id}-option-{name}"):
            if self.words.has(key):
                return self.words.say(key)
        if name in self.game.faces:
            return spell_face(self.words, self.game.id, name)
        return name.replace("_", " ")

    def value(self, name: str, value: object) -> str:
        """The value of a field: lists in a row, yes and no in words, players by name."""
        if isinstance(value, bool):
            return self.words.say("terminal-yes" if value else "terminal-no")
        if value is None or value in ([], {}):
            return NOTHING if self.signs else self.words.say("terminal-nothing")
        if isinstance(value, list):
            return COMMA.join(self.value(name, inner) for inner in value)
        if name in SEAT_FIELDS and isinstance(value, int):
            return self.names[value]
        if isinstance(value, int | float):
            return self.words.say("terminal-number", value=round(value, 1))
        return self.text(name, str(value))

    def text(self, name: str, text: str) -> str:
        """A card, a move or an option's value by its name; any other text unchanged."""
        words, game = self.words, self.game
        if text in game.faces or text == HIDDEN:
            return self.face(text)
        if text in game.moves.numbers:
            return spell_move(words, game, game.moves.parse(text), self.names)
        option = f"{game.id}-option-{name}-{text}"
        return words.say(option) if words.has(option) else text


# How structured arguments are spelled, by their form: the first name in them.
FORMS: Final[dict[str, Callable[[LineSpeller, dict[str, Any]], Spelled]]] = {
    "face": lambda speller, value: speller.face(value["face"]),
    "seat": lambda speller, value: speller.names[value["seat"]],
    "seats": lambda speller, value: join_names(
        speller.words, [speller.names[seat] for seat in value["seats"]]
    ),
    "line": lambda speller, value: speller.inner(value["line"]),
    "lines": lambda speller, value: speller.row(
        [speller.inner(line) for line in value["lines"]], value
    ),
    "counted": lambda speller, value: speller.row(
        [speller.counted(thing, number) for thing, number in value["counted"]], value
    ),
    "faces": lambda speller, value: speller.row(
        [speller.face(face) for face in value["faces"]], value
    ),
    "counts": lambda speller, value: speller.row(
        [speller.several(speller.face(face), n) for face, n in value["counts"].items()], value
    ),
    "until": lambda speller, value: speller.until(value["until"]),
    "title": lambda speller, value: speller.title(value["title"]),
    "value": lambda speller, value: speller.value(value["field"], value["value"]),
}
