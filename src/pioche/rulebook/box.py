"""What is in a game's box, as a table: cards that differ by a number only are one line."""

from dataclasses import dataclass

from pioche.core.components import Component, family_of
from pioche.core.game import Game
from pioche.rulebook.pages import capital
from pioche.words import Words
from pioche.words.spell import ANY, spell_face, spell_figure


@dataclass(frozen=True)
class BoxRow:
    """A kind of card: one face of it, its name, how many there are, its figure and the source."""

    face: str
    name: str
    count: int
    figure: str
    source: str


def box_rows(words: Words, game: Game) -> list[BoxRow]:
    families: dict[str, list[Component]] = {}
    for component in game.components:
        families.setdefault(family_of(component.id), []).append(component)
    return [box_row(words, game, family, members) for family, members in families.items()]


def box_row(words: Words, game: Game, family: str, members: list[Component]) -> BoxRow:
    last = members[-1]
    named = last.id if last.id == family else f"{family}-{ANY}"
    return BoxRow(
        face=last.id,
        name=capital(spell_face(words, game.id, named)),
        count=sum(member.count for member in members),
        figure=family_figure(words, members),
        source=last.source,
    )


def family_figure(words: Words, members: list[Component]) -> str:
    """The figure of all members, or from which to which it goes."""
    last, values = members[-1], [member.value for member in members]
    if min(values) == max(values):
        return spell_figure(words, last) or ""
    spread = words.say("card-range", lowest=min(values), highest=max(values))
    # A figure's sentence takes a number or a text.
    return words.say(f"card-figure-{last.unit}", value=spread)
