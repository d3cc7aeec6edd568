"""Python and the browser say the same: every sentence, card, move, event and refusal."""

import json
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest

import pioche
from pioche.bots import bot, bot_names, seat_of
from pioche.bots.names import bot_name, bot_temper, bot_title
from pioche.bots.scale import bot_description, scale_of
from pioche.core.game import Game, View
from pioche.core.lines import Line, ScoreItem
from pioche.core.refusals import IllegalMove, Refusal
from pioche.lab.simulate import Simulation, play_game
from pioche.server.http.catalogue import game_info
from pioche.server.http.static import words_text
from pioche.table.log import Player
from pioche.table.table import Table
from pioche.words import LANGUAGES, Words, words_in
from pioche.words.language import BROWSER
from pioche.words.lines import LineSpeller
from pioche.words.spell import (
    join_names,
    spell_event,
    spell_face,
    spell_move,
    spell_refusal,
)
from tests.web.node import call_script
from tests.words.test_words import all_messages, sample_arguments

NAMES = ["Zoé", "Max", "O’Neill", "Ève « 2 »", "李", "Bo", "Al", "Ed"]
TEXTS = ("none", "texte", "", "un <b>")
NUMBERS = (0, 1, 2, 3, 11, 21, 1234, 1234567, -1, 0.5, 1.5, 2.25, 1234.5678)
# How many different events of each kind are compared.
MOST = 25
# Readers: the one on a seat is called "you".
READERS = (None, 0, 1)
APART = 11

Call = tuple[str, *tuple[Any, ...]]
GAME = "$game"


def client_says(language: str, calls: list[Call], game: Game | None) -> list[str]:
    words = words_text(language).decode()
    message = {"language": language, "words": words, "game": game and info(game), "calls": calls}
    sentences: list[str] = call_script("parity.mjs", message)
    return sentences


def compare(language: str, calls: list[Call], ours: list[str], game: Game | None = None) -> None:
    """In a call, GAME stands for what the client knows of the game."""
    theirs = client_says(language, calls, game)
    different = [
        (call, our, their)
        for call, our, their in zip(calls, ours, theirs, strict=True)
        if our != their
    ]
    assert different == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_the_same(language: str) -> None:
    words = Words(language, BROWSER)
    calls: list[Call] = []
    for key, variables in all_messages().items():
        samples = [sample_arguments(variables, value) for value in (*NUMBERS, *TEXTS)]
        calls.extend(("say", key, sample) for sample in samples)
    assert len(calls) > 10_000
    compare(language, calls, [words.say(call[1], **call[2]) for call in calls])


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_are_called_the_same_strangers_too(language: str) -> None:
    words, dig = Words(language, BROWSER), pioche.game("dig")
    names = (*bot_names("dig"), *scale_of("dig"), "novice+1%bold", "mine:play", "unknown+100%bold")
    titles: list[Call] = [("botTitle", name) for name in names]
    described: list[Call] = [("botDescription", GAME, name) for name in names]
    ours = [bot_title(words, name) for name in names]
    ours += [bot_description(words, name, "dig") for name in names]
    compare(language, titles + described, ours, dig)
    seats = range(8)
    called: list[Call] = [("botName", seat) for seat in seats]
    tempers: list[Call] = [("botTemper", name, seat) for name in names for seat in seats]
    ours = [bot_name(words, seat) for seat in seats]
    assert len(set(ours)) == len(seats)
    ours += [bot_temper(words, name, seat) for name in names for seat in seats]
    compare(language, called + tempers, ours)


def info(game: Game) -> Any:  # noqa: ANN401  (plain data)
    return msgspec.to_builtins(game_info(game))


@pytest.mark.parametrize("game", pioche.CATALOG, ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_every_move_is_called_the_same(game: Game, language: str) -> None:
    words = words_in(language)
    calls: list[Call] = [("spellFace", game.id, face) for face in game.faces]
    ours = [spell_face(words, game.id, face) for face in game.faces]
    for number, text in enumerate(game.moves.texts):
        for names in (NAMES, []):
            calls.append(("spellMove", GAME, text, names))
            ours.append(spell_move(words, game, number, names))
    compare(language, calls, ours, game)


def games_played(game: Game) -> Iterator[Table]:
    """A game at the fewest and at the most seats, by bots that differ."""
    for seats in {game.seats[0], game.seats[-1]}:
        bots = [("balanced", "random", "bold")[seat % 3] for seat in range(seats)]
        table = play_game(Simulation(game, bots, {}, 1, 11, None), 0)
        yield table


def sampled_events(game: Game) -> list[dict[str, Any]]:
    """Different events of every kind that happened, as any seat or a spectator heard them."""
    found: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for table in games_played(game):
        for seat in (*range(table.seats), None):
            for event in table.events(seat):
                known = found[event["event"]]
                if len(known) < MOST and event not in known:
                    known.append(event)
    return [event for events in found.values() for event in events]


@pytest.mark.parametrize("game", pioche.CATALOG, ids=lambda game: game.id)
def test_whatever_happens_is_told_the_same(game: Game) -> None:
    events = sampled_events(game)
    undone = [{"event": "table-undo", "seat": 1, "revealed": revealed} for revealed in (0, 1)]
    table_events: list[dict[str, Any]] = [*undone, {"event": "table-leave", "seat": 1}]
    assert len({event["event"] for event in events}) * 2 > len(game.events.kinds)
    for language in LANGUAGES:
        words = words_in(language)
        read = [(event, reader) for event in events + table_events for reader in READERS]
        calls: list[Call] = [("spellEvent", GAME, event, NAMES, reader) for event, reader in read]
        ours = [spell_event(words, game, event, NAMES, reader) for event, reader in read]
        compare(language, calls, ours, game)


# How many moments of a game are compared, in a player's view and in a spectator's.
MOMENTS = 15
NOW = 1500


def sampled_lines(game: Game) -> list[Line]:
    """What is said of a game at moments of it: described, and its odds; and of its end."""
    found: dict[str, Line] = {}
    for item in sampled_items(game):
        found.setdefault(json.dumps(item.line.json()), item.line)
    for view in sampled_views(game):
        odds = game.odds_lines(view)
        progress = game.progress(view)
        lines = [*game.describe(view), *odds.counts, *odds.chances]
        for line in [*lines, progress] if progress else lines:
            found.setdefault(json.dumps(line.json()), line)
    return list(found.values())


def sampled_items(game: Game) -> Iterator[ScoreItem]:
    """Where points come from, at the end of a few games."""
    for table in games_played(game):
        for seat in range(table.seats):
            yield from table.breakdown(seat)


def sampled_views(game: Game) -> Iterator[View]:
    for seats in {game.seats[0], min(4, game.seats[-1])}:
        table = Table(game, [Player(name, "balanced") for name in NAMES[:seats]], 5)
        bots = [bot(game.id, "balanced", seat) for seat in range(seats)]
        for number in range(MOMENTS * APART):
            if table.over:
                break
            if number % APART == 0:
                yield from (table.view(seat) for seat in (0, None))
            seat = table.to_act()[number % len(table.to_act())]
            table.play(seat, bots[seat](seat_of(game, table.state, seat)))


@pytest.mark.parametrize("own", [True, False], ids=["own", "fields"])
@pytest.mark.parametrize("game", pioche.CATALOG, ids=lambda game: game.id)
def test_every_line_is_spelled_the_same(game: Game, own: bool) -> None:
    """A game's own lines, and those that any game gets field by field."""
    lines = sampled_lines(game if own else replace(game, lines=None))
    assert len(lines) > 50
    for language in LANGUAGES:
        for signs, reader in ((False, 0), (True, None)):
            speller = LineSpeller(words_in(language), game, NAMES, signs, NOW, reader=reader)
            calls: list[Call] = [
                ("spellLine", GAME, line.json(), NAMES, signs, NOW, reader) for line in lines
            ]
            compare(language, calls, [speller.line(line) for line in lines], game)


REFUSALS = [
    Refusal("diamant-refusal-over", "D22"),
    IllegalMove("diamant-refusal-outside", "D21", seat=2),
    Refusal("undo-consent", seat=0, other=1),
    Refusal("seat-absent", seat=11),
    Refusal("move-stale", question=3, now=123456),
    Refusal("move-text", text="<script>\n\t\x00 x\u200b\u00a0\u2028" + "é" * 300),
    Refusal("move-text", text="🪨" * 201),
    Refusal("time-form", at=10**15),
    Refusal("seats-number", game="dig", seats="9", lowest=2, highest=4),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [NAMES, []], ids=["names", "numbers"])
def test_refusals_and_lists_are_said_the_same(language: str, names: list[str]) -> None:
    words = words_in(language)
    calls: list[Call] = []
    for refusal in REFUSALS:
        data = {"key": refusal.key, "arguments": refusal.arguments, "ruling": refusal.ruling}
        calls.append(("spellRefusal", data, names))
    ours = [spell_refusal(words, refusal, names) for refusal in REFUSALS]
    for count in range(4):
        for key in ("terminal-list-and", "terminal-list-or"):
            calls.append(("listed", NAMES[:count], key))
            ours.append(join_names(words, NAMES[:count], key))
    compare(language, calls, ours)
