"""Sentences that all screens share: the question, the news, the end of a game."""

from collections.abc import Sequence
from typing import Any, Final

from pioche.core import events as event_kinds
from pioche.core.events import is_logged, redacted
from pioche.core.game import Game, View
from pioche.core.lines import ScoreItem
from pioche.core.refusals import Refusal
from pioche.table.log import HUMAN
from pioche.table.table import Table
from pioche.terminal.choices import Choice
from pioche.terminal.saves import Saved
from pioche.terminal.session import Session
from pioche.words import Words
from pioche.words.lines import LineSpeller
from pioche.words.spell import join_names, spell_event, spell_face, spell_move, spell_refusal

# Before a headline.
HEADLINE: Final = "!"
# The most moves that a hint repeats.
MOST_NAMED: Final = 6
MORE: Final = "…"
# The most revealed events that an undo question tells, the latest ones.
MOST_SEEN: Final = 3
# Between sources of points, which contain commas.
ITEM_GAP: Final = " · "


def log_lines(words: Words, session: Session, since: int = 0) -> list[str]:
    """The log of the person who looks, as sentences."""
    game, names = session.table.game, session.names
    return [
        spell_event(words, game, event, names, session.looker)
        for event in logged_events(session, since)
    ]


def logged_events(session: Session, since: int) -> list[dict[str, Any]]:
    """The events of the log: without those that the board shows, and without cards to remember."""
    events, view = session.table.game.events, session.view()
    fresh = session.news[session.looker]
    return [
        redacted(events, event, view) if number < fresh else event
        for number, event in enumerate(session.events(since), start=since)
        if is_logged(events, event)
    ]


def news_lines(words: Words, session: Session, since: int = 0) -> list[str]:
    """The log for the plain client: headlines have a mark."""
    lines = []
    for event in logged_events(session, since):
        sentence = spell_event(words, session.table.game, event, session.names, session.looker)
        lines.append(f"{HEADLINE} {sentence}" if is_headline(session, event) else sentence)
    return lines


def headlines(words: Words, session: Session) -> list[str]:
    """Headlines since the person's last move, the newest first."""
    events = [event for event in session.recent() if is_headline(session, event)]
    game, names = session.table.game, session.names
    return [spell_event(words, game, event, names, session.looker) for event in reversed(events)]


def is_headline(session: Session, event: dict[str, Any]) -> bool:
    """Whether an event is a headline for the person who looks."""
    return event_kinds.is_headline(session.table.game.events, event, session.looker)


def ruling_lines(words: Words, game: Game) -> list[str]:
    """The rulings of a game, each after its number."""
    keys = [(ruling, f"{game.id}-ruling-{ruling.lower()}") for ruling in game.rulings]
    return [
        words.say("terminal-ruling", ruling=ruling, sentence=words.say(key))
        for ruling, key in keys
        if words.has(key)
    ]


def status(words: Words, session: Session) -> str:
    """The current question, with the name of its person on a shared device."""
    if session.lingers:
        return lingering(words, session, "terminal-linger")
    question = current_question(words, session)
    if not session.shared or session.seat is None or not session.legal():
        return question
    return words.say("terminal-asked", name=session.names[session.seat], question=question)


def current_question(words: Words, session: Session) -> str:
    """The question to the person at the screen, or the names of those the game waits for."""
    game, view = session.table.game, session.view()
    stage = f"{game.id}-ask-{view.get('stage')}"
    if session.over:
        return words.say(stage) if words.has(stage) else words.say("terminal-over")
    if session.seat not in session.table.to_act():
        return waiting(words, session)
    return stage_question(words, game, view)


def stage_question(words: Words, game: Game, view: View) -> str:
    """The question of a view's stage."""
    stage = f"{game.id}-ask-{view.get('stage')}"
    if not words.has(stage):
        return words.say("terminal-ask")
    return words.say(stage, **question_arguments(words, game, view))


def question_arguments(words: Words, game: Game, view: View) -> dict[str, str | int]:
    """Arguments of a question: a card, a place, an amount, the game's pace, and its case."""
    about, place, amount = (view.get(name) for name in ("about", "place", "amount"))
    return {
        "about": spell_face(words, game.id, about) if about else "none",
        "place": "none" if place is None else place,
        "amount": amount or 0,
        "pace": str(view.get("pace", "none")),
        "case": str(view.get("case", "none")),
    }


def lingering(words: Words, session: Session, key: str) -> str:
    """The person at the screen is done; names the next one."""
    assert session.seat is not None, "nobody is at the screen"
    assert session.next_person is not None, "nobody is asked"
    names = session.names
    return words.say(key, name=names[session.seat], next=names[session.next_person])


def waiting(words: Words, session: Session) -> str:
    """The choice is made and may still change, or the game waits for others."""
    game, choice = session.table.game, session.view().get("choice")
    if session.legal() and choice and words.has(f"{game.id}-ask-change"):
        move = spell_move(words, game, game.moves.parse(str(choice)), session.names)
        return words.say(f"{game.id}-ask-change", move=move)
    names = [session.names[seat] for seat in session.table.to_act()]
    return words.say("terminal-waiting", names=join_names(words, names))


def undo_question(words: Words, session: Session, others: Sequence[str]) -> str:
    """The question to the others before the person at the screen takes a move back."""
    assert session.seat is not None, "nobody is at the screen"
    name = session.names[session.seat]
    question = words.say("terminal-undo-ask", name=name, others=join_names(words, others))
    return " ".join([*undo_seen(words, session.table, session.seat, session.names), question])


def undo_seen(words: Words, table: Table, seat: int, names: Sequence[str]) -> list[str]:
    """The events revealed since the move that a seat would take back."""
    if not table.undo_reveals(seat):
        return []
    seen = table.seen_since(seat)
    shown = [spell_event(words, table.game, event, names) for event in seen.events]
    lines = [words.say("undo-seen", seen=" ".join(shown[-MOST_SEEN:]))] if shown else []
    if len(shown) > MOST_SEEN:
        lines.append(words.say("undo-seen-more", count=len(shown) - MOST_SEEN))
    if seen.hidden:
        lines.append(words.say("undo-seen-hidden", name=names[seat], count=seen.hidden))
    return lines or [words.say("undo-seen-some")]


def curtain(words: Words, session: Session, undo_key: str) -> list[str]:
    """Who comes to the screen next, and whether the last person may take a choice back."""
    assert session.next_person is not None, "nobody is asked"
    name = session.names[session.next_person]
    if session.seat is None and session.fresh:
        return [words.say("terminal-curtain-first", name=name)]
    lines = [words.say("terminal-curtain", name=name)]
    if session.seat is not None and session.can_take_back():
        lines.append(words.say(undo_key, name=session.names[session.seat]))
    return lines


def choice_line(words: Words, choice: Choice) -> str:
    """A legal move as it is picked: `1 (c) Continuer`."""
    if choice.letter:
        return words.say(
            "terminal-choice", number=choice.number, letter=choice.letter, label=choice.label
        )
    return words.say("terminal-choice-number", number=choice.number, label=choice.label)


def not_understood(
    words: Words, choices: Sequence[Choice], text: str, key: str = "terminal-not-understood"
) -> str:
    """A text that is neither a move nor a command; names the possible moves."""
    if not choices:
        return words.say("terminal-not-understood-now", text=text)
    labels = [choice.label for choice in choices]
    known = join_names(words, labels[:MOST_NAMED], "terminal-list-or")
    if len(labels) > MOST_NAMED:
        known = ", ".join([*labels[:MOST_NAMED], MORE])
    return words.say(key, text=text, moves=known)


def victory(words: Words, table: Table) -> str:
    """The winners and their points; the only person at the table is "you"."""
    winners, scores = table.winners(), table.scores()
    people = [seat for seat, who in enumerate(table.players) if who.kind == HUMAN]
    if len(people) == 1 and (people[0] in winners or not winners):
        return own_victory(words, table, people[0])
    if not winners:  # alone one may lose
        return words.say("terminal-end-lost", names=table.players[0].name, points=scores[0])
    names = join_names(words, [table.players[seat].name for seat in winners])
    points = scores[winners[0]]
    return words.say("terminal-end-winner", count=len(winners), names=names, points=points)


def own_victory(words: Words, table: Table, seat: int) -> str:
    """The end for the only person, who won, or who played alone and lost."""
    winners, points = table.winners(), table.scores()[seat]
    others = [table.players[other].name for other in winners if other != seat]
    if others:
        return words.say("terminal-end-you-share", names=join_names(words, others), points=points)
    return words.say("terminal-end-you-win" if winners else "terminal-end-you-lose", points=points)


def ranking_lines(words: Words, table: Table) -> list[str]:
    """The final ranking, one sentence per player."""
    return [
        words.say(
            "terminal-end-line",
            rank=standing.rank,
            name=table.players[standing.seat].name,
            points=standing.points,
        )
        for standing in table.standings()
    ]


def reason_lines(words: Words, table: Table) -> list[str]:
    """Why the winners have won, where there is anything to say."""
    reason = table.reason()
    names = [player.name for player in table.players]
    return [] if reason is None else [LineSpeller(words, table.game, names).line(reason)]


def breakdown_lines(words: Words, table: Table) -> list[str]:
    """The sources of all points, one sentence per player, the best first."""
    names = [player.name for player in table.players]
    speller = LineSpeller(words, table.game, names)
    lines = []
    for standing in table.standings():
        items = [item_text(words, speller, item) for item in table.breakdown(standing.seat)]
        name = names[standing.seat]
        lines.append(
            words.say("terminal-end-breakdown", name=name, items=ITEM_GAP.join(items) or "0")
        )
    return lines


def item_text(words: Words, speller: LineSpeller, item: ScoreItem) -> str:
    """A source of points with its number; without a number where it brought none."""
    text = speller.line(item.line)
    return words.say("terminal-end-item", item=text, points=item.points) if item.points else text


def saved_line(words: Words, table: Table, saved: Saved) -> str:
    """A saved game in one line: game, players, progress and date."""
    names = [player.name for player in table.players]
    progress = table.game.progress(table.view(None))
    return words.say(
        "terminal-saved-game",
        game=words.say(f"{table.game.id}-name"),
        names=join_names(words, names),
        progress="none"
        if progress is None
        else LineSpeller(words, table.game, names).line(progress),
        when=f"{saved.when:%Y-%m-%d %H:%M}",
    )


def saved_broken(words: Words, saved: Saved) -> str:
    """A file that cannot be resumed, with the reason."""
    assert saved.refusal is not None, "a file is either readable or refused"
    why = spell_refusal(words, saved.refusal)
    return words.say("terminal-saved-broken", file=saved.path.name, why=why)


def not_saved(words: Words, refusal: Refusal) -> str:
    return words.say("terminal-not-saved", why=spell_refusal(words, refusal))
