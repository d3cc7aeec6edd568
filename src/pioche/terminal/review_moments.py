"""The moments of a finished game, by which a review is told: where it stood, what then happened."""

from dataclasses import dataclass
from typing import Any, Final

from pioche.core.events import is_headline, is_logged
from pioche.core.game import View
from pioche.review.review_data import Review
from pioche.table.log import MOVE, Step
from pioche.table.table import Table, contents_of
from pioche.words import Words
from pioche.words.lines import LineSpeller
from pioche.words.spell import spell_event, spell_move

# So many sentences tell what happened at a moment.
MOST_TOLD: Final = 2


@dataclass(frozen=True)
class Moment:
    """How the table looked after so many steps, and what the next step brought about.

    `open_view` is what everybody saw, `own_view` what the one saw who is to choose again.
    """

    open_view: View
    own_view: View | None
    step: Step
    events: list[dict[str, Any]]  # as whoever only watches is told


class Moments:
    """All moments of one game, by their steps."""

    def __init__(self, table: Table, review: Review) -> None:
        self.game = table.game
        self.names = [player.name for player in table.players]
        drills = [review.decisions[index] for index in review.drills]
        self.by_step = moments_of(table, {drill.step: drill.seat for drill in drills})

    def progress(self, words: Words, step: int) -> str:
        """How far the game had come; nothing where it cannot tell."""
        line = self.game.progress(self.by_step[step].open_view)
        return "" if line is None else LineSpeller(words, self.game, self.names).line(line)

    def happened(self, words: Words, step: int) -> list[str]:
        """What nobody could miss of what came then; else the last of it, or the choice alone."""
        kinds = self.game.events
        events = [event for event in self.by_step[step].events if is_logged(kinds, event)]
        loud = [event for event in events if is_headline(kinds, event, None)]
        told = loud[:MOST_TOLD] or events[-MOST_TOLD:]
        if not told:
            return self.choice(words, self.by_step[step].step)
        return [spell_event(words, self.game, event, self.names) for event in told]

    def choice(self, words: Words, step: Step) -> list[str]:
        """Who chose what, where it was a move; once the game is over nothing is secret."""
        if step.kind != MOVE:
            return []
        move = spell_move(words, self.game, step.value, self.names)
        return [words.say("terminal-review-chose", name=self.names[step.seat], move=move)]


def moments_of(table: Table, choosers: dict[int, int]) -> list[Moment]:
    """The game played again, step by step; `choosers` are the seats whose views are wanted."""
    contents = contents_of(table)
    again = contents.beginning()
    found: list[Moment] = []
    for number, (step, outcomes) in enumerate(
        zip(contents.log, contents.outcomes[1:], strict=True)
    ):
        own_view = again.view(choosers[number]) if number in choosers else None
        open_view, told = again.view(None), again.event_count(None)
        again.supply(outcomes)
        again.apply(step)
        found.append(Moment(open_view, own_view, step, again.events(None, told)))
    return found
