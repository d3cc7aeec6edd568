"""From data to sentences: cards, moves, events, refusals, bots, lists of names."""

from collections.abc import Sequence
from typing import Any, Final

from pioche.core.components import NOTHING, Component
from pioche.core.game import Game
from pioche.core.moves import Domain, Seats
from pioche.core.refusals import BadFile, Refusal
from pioche.words.language import Argument, Words, reader_language, words_in


def join_names(words: Words, names: Sequence[str], key: str = "terminal-list-and") -> str:
    """Names in a row, with the language's own word before the last."""
    if not names:
        return words.say("terminal-nobody")
    if len(names) == 1:
        return names[0]
    return words.say(key, first=", ".join(names[:-1]), last=names[-1])


# The arguments of a move's sentence.
MOVE_ARGUMENTS: Final = ("first", "second", "third")
# The longest quotation in a refusal.
LONGEST: Final = 200
LARGEST_NUMBER: Final = 10**15
# An unknown card in a view.
HIDDEN: Final = "unknown"
# Replaces the number in the name of a whole family of cards: `ruby-n`.
ANY: Final = "n"
# Arguments that hold the number of a seat.
SEATS: Final = ("seat", "other")


def spell_face(words: Words, game: str, face: str) -> str:
    """The name of a card; `treasure-9` is the family `treasure` with a value."""
    family, value = family_of(face)
    return words.say(f"{game}-face-{family}", **value)


def family_of(face: str) -> tuple[str, dict[str, Argument]]:
    """The family of a card, and its value as an argument where it has one."""
    family, dash, value = face.rpartition("-")
    if dash and (value.isdecimal() or value == ANY):
        return family, {"value": int(value) if value.isdecimal() else value}
    return face, {}


def spell_face_in_sentence(words: Words, game: str, face: str) -> str:
    """The name of a card with its article, where the game has words for it: `a bomb`, `gold`."""
    family, value = family_of(face)
    key = f"{game}-a-{family}"
    return words.say(key, **value) if words.has(key) else spell_face(words, game, face)


def spell_card(words: Words, game: str, face: str) -> str | None:
    """The effect of a card in a sentence or two, where the game has words for it."""
    family, value = family_of(face)
    key = f"{game}-card-{family}"
    return words.say(key, **value) if words.has(key) else None


def spell_figure(words: Words, component: Component) -> str | None:
    """The figure of a component with its unit."""
    if component.unit == NOTHING:
        return None
    return words.say(f"card-figure-{component.unit}", value=component.value)


def spell_move(words: Words, game: Game, move: int, names: Sequence[str] = ()) -> str:
    """The name of a move with a capital letter, as on a button."""
    name, arguments = game.moves.name(move), game.moves.arguments(move)
    spelled = [
        move_argument(words, game, domain, argument, names)
        for domain, argument in zip(game.moves.domains[name], arguments, strict=True)
    ]
    return words.say(f"{game.id}-move-{name}", **dict(zip(MOVE_ARGUMENTS, spelled, strict=False)))


def move_argument(
    words: Words, game: Game, domain: Domain, argument: str, names: Sequence[str]
) -> Argument:
    """A seat by its player's name, a card by its name, a number; other words unchanged."""
    if isinstance(domain, Seats):
        return seat_name(words, "seat", int(argument) - 1, names)
    if isinstance(domain, int):
        return int(argument)  # a number, so that a sentence can select by it
    return spell_face(words, game.id, argument) if argument in game.faces else argument


def spell_event(
    words: Words,
    game: Game,
    event: dict[str, Any],
    names: Sequence[str],
    reader: int | None = None,
) -> str:
    """An event as a sentence; the reader, if seated, is called "you"."""
    kind = str(event["event"])
    key = kind if kind.startswith("table-") else f"{game.id}-event-{kind}"
    spelled = event_arguments(words, game, event, names)
    return words.say(key, you=reader_role(event, reader), **spelled)


def reader_role(event: dict[str, Any], reader: int | None) -> str:
    """Which seat of an event is the reader's: `$you` selects by it."""
    found = [name for name in SEATS if reader is not None and event.get(name) == reader]
    if len(found) == len(SEATS):
        return "both"
    return found[0] if found else "none"


def event_arguments(
    words: Words, game: Game, event: dict[str, Any], names: Sequence[str]
) -> dict[str, Argument]:
    spelled: dict[str, Argument] = {}
    for name, value in event.items():
        if name in SEATS:
            spelled[name] = names[value]
        elif name == "face":
            spelled[name] = spell_face(words, game.id, value) if value else "none"
            spelled["a_face"] = spell_face_in_sentence(words, game.id, value) if value else "none"
        elif name == "move":
            spelled[name] = spell_move(words, game, game.moves.parse(value), names)
        elif name != "event":
            spelled[name] = value
    return spelled


def spell_refusal(words: Words, refusal: Refusal, names: Sequence[str] = ()) -> str:
    """A refusal as one sentence, with the ruling or the line of the file."""
    spelled = {
        name: tidy(seat_name(words, name, value, names))
        for name, value in refusal.arguments.items()
    }
    sentence = words.say(refusal.key, **spelled)
    if refusal.ruling:
        sentence = words.say("refusal-ruling", sentence=sentence, ruling=refusal.ruling)
    if isinstance(refusal, BadFile) and refusal.line:
        sentence = words.say("refusal-line", sentence=sentence, line=refusal.line)
    return sentence


def tidy(value: Argument) -> Argument:
    """An argument that fits in a sentence: one line, of limited length."""
    if isinstance(value, int) and abs(value) < LARGEST_NUMBER:
        return value
    shown = "".join(letter if letter.isprintable() else "�" for letter in str(value)[:LONGEST])
    return shown if len(str(value)) <= LONGEST else f"{shown}…"


def seat_name(words: Words, name: str, value: Argument, names: Sequence[str]) -> Argument:
    """The player on a seat by name; by number, from one, where names are unknown."""
    if name not in SEATS or not isinstance(value, int):
        return value
    return names[value] if value < len(names) else words.say("seat-number", number=value + 1)


def spell_in_reader_language(refusal: Refusal) -> str:
    """The text of `str(refusal)`."""
    return spell_refusal(words_in(reader_language()), refusal)
