"""The table screen's parts: questions and numbers as in the terminal, moves, the curtain."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import pioche
from pioche.bots import bot, seat_of
from pioche.core.events import explains, is_headline, is_logged
from pioche.core.game import Game
from pioche.server.http.catalogue import game_info
from pioche.server.http.static import words_text
from pioche.table.log import Player
from pioche.table.table import Table
from pioche.terminal import phrases
from pioche.terminal.choices import move_numbers, read_digits
from pioche.terminal.session import Session
from pioche.words import LANGUAGES, words_in
from tests.web.node import call_script

NAMES = ["Zoé", "Max", "O’Neill", "Ève", "李"]
# How many moments of a game are compared, and how many moves apart.
MOMENTS = 40
APART = 5

SceneData = dict[str, Any]


def client(language: str, calls: list[tuple[Any, ...]]) -> list[Any]:
    games = {game.id: msgspec.to_builtins(game_info(game)) for game in pioche.CATALOG}
    words = words_text(language).decode()
    answers: list[Any] = call_script(
        "table.mjs", {"language": language, "words": words, "games": games, "calls": calls}
    )
    return answers


def played(game: Game) -> Iterator[Table]:
    """A game, stopped every few moves and at its end."""
    seats = min(game.seats[-1], 4)
    table = Table(game, [Player(name, "balanced") for name in NAMES[:seats]], 5)
    bots = [bot(game.id, "balanced", seat) for seat in range(seats)]
    for number in range(MOMENTS * APART):
        if number % APART == 0 or table.over:
            yield table
        if table.over:
            return
        seat = table.to_act()[number % len(table.to_act())]
        table.play(seat, bots[seat](seat_of(game, table.state, seat)))


def scene_data(table: Table, seat: int | None) -> SceneData:
    game = table.game
    legal = [] if seat is None else [game.moves.text(move) for move in table.legal(seat)]
    return {
        "game": game.id,
        "view": table.view(seat),
        "seat": seat,
        "names": [player.name for player in table.players],
        "legal": legal,
        "waiting": table.to_act(),
        "over": table.over,
    }


@pytest.mark.parametrize("game", pioche.CATALOG, ids=lambda game: game.id)
def test_every_question_is_asked_as_in_the_terminal(game: Game) -> None:
    for language in LANGUAGES:
        words, calls, ours = words_in(language), [], []
        for table in played(game):
            session = Session(table)
            for seat in range(table.seats):
                session.sit(seat)
                calls.append(("question", scene_data(table, seat)))
                ours.append(phrases.current_question(words, session))
        assert client(language, calls) == ours
        assert len(set(ours)) > 2


@pytest.mark.parametrize("game", pioche.CATALOG, ids=lambda game: game.id)
def test_the_log_tells_and_marks_what_the_terminal_does(game: Game) -> None:
    faces = [None, game.faces[0]]
    events = [
        {"event": kind.name, "seat": 2, "face": face}
        for kind in game.events.kinds
        for face in faces
    ]
    ours = [
        [
            is_logged(game.events, event),
            explains(game.events, event),
            *(is_headline(game.events, event, n) for n in (2, None)),
        ]
        for event in events
    ]
    assert client("fr", [("events", game.id, events, 2)]) == [ours]


@pytest.mark.parametrize("game", pioche.CATALOG, ids=lambda game: game.id)
def test_the_log_is_grouped_by_turn_and_says_you(game: Game) -> None:
    *_, table = played(game)
    events = table.events(1)[:200]
    (groups,) = client("en", [("logGroups", scene_data(table, 1), events, len(events) - 3)])
    begun = [event for event in events if game.events.named(event["event"]).heading]
    assert [group["heading"]["seat"] for group in groups if group["heading"]] == [
        event.get("seat") for event in begun
    ]
    lines = [line for group in groups for line in (group["heading"], *group["lines"]) if line]
    assert [line["number"] for line in lines] == sorted(line["number"] for line in lines)
    own = [line["text"] for line in lines if line["seat"] == 1]
    assert own
    assert not any(NAMES[1] in text for text in own)
    assert {line["fresh"] for line in lines if line["number"] < len(events) - 3} == {False}


def test_few_moves_are_one_group_and_many_are_grouped_by_name() -> None:
    few, many = ["go", "leave"], [f"dig {place}" for place in range(1, 9)] + ["stop", "dig 1+2"]
    labels = {move: f"Creuser : galerie {move.split()[-1]}" for move in many} | {"stop": "Stop"}
    (short,), grouped = client("fr", [("groups", few, {}), ("groups", many, labels)])
    assert [choice["label"] for choice in short["choices"]] == few
    assert short["title"] == ""
    assert [group["title"] for group in grouped] == ["Creuser : galerie", ""]
    assert [choice["short"] for choice in grouped[0]["choices"]][-2:] == ["8", "1+2"]
    assert [choice["number"] for choice in grouped[0]["choices"]] == [*range(1, 9), 10]
    assert grouped[1]["choices"][0]["number"] == 9


def test_a_few_short_moves_stand_in_the_strip_and_many_in_a_sheet() -> None:
    few, long = ["Yes", "No"], ["Take the card from the pile"] * 3
    calls = [(few, False), (long, False), (long, True), (["a"] * 6, False), (["a"] * 7, True)]
    fit = client("en", [("fitsStrip", labels, wide) for labels, wide in calls])
    assert fit == [True, False, True, True, False]


def test_the_sheet_of_a_player_tells_the_lines_that_name_them() -> None:
    own = {"key": "line", "arguments": {"player": {"seat": 1}, "cards": 3}}
    other = {"key": "line", "arguments": {"player": {"seat": 0}}}
    outer = {"key": "outer", "arguments": {"text": "x", "inner": {"lines": [other, own]}}}
    (found,) = client("en", [("linesAbout", [own, other, {"key": "plain"}, outer], 1)])
    assert found == [own, outer]


SHAPES = [
    {"name": "at", "arguments": ["number"]},
    {"name": "player", "arguments": ["seat"]},
    {"name": "swap", "arguments": ["number", "number"]},
    {"name": "go", "arguments": []},
]


@pytest.mark.parametrize(
    ("legal", "numbers"),
    [
        (["at 1", "at 2", "at 4", "at 9"], [1, 2, 4, 9]),
        (["at 2", "at 4", "go"], [1, 2, 3]),
        (["player 2", "player 4"], [1, 2]),
        (["at 8", "at 9", "at 10"], [1, 2, 3]),
        (["swap 1 3", "swap 2 3"], [1, 2]),
        ([], []),
    ],
)
def test_moves_that_end_with_a_number_are_called_by_it(
    legal: list[str], numbers: list[int]
) -> None:
    assert client("fr", [("numbersOf", legal, SHAPES)]) == [numbers]


def test_moves_are_numbered_as_in_the_terminal() -> None:
    calls, ours = [], []
    for game in pioche.CATALOG:
        shapes = msgspec.to_builtins(game_info(game).moves)
        for table in played(game):
            legal = [table.legal(seat) for seat in range(table.seats)]
            calls += [
                ("numbersOf", [game.moves.text(move) for move in moves], shapes) for moves in legal
            ]
            ours += [move_numbers(game, moves) for moves in legal]
    assert client("fr", calls) == ours
    assert any(numbers and numbers != [*range(1, len(numbers) + 1)] for numbers in ours)


@pytest.mark.parametrize(
    ("typed", "count", "number", "kept"),
    [
        ("1", 2, 1, ""),
        ("3", 2, None, ""),
        ("0", 12, None, ""),
        ("1", 12, None, "1"),
        ("2", 12, 2, ""),
        ("12", 12, 12, ""),
        ("1", 9, 1, ""),
        ("12", 130, None, "12"),
    ],
)
def test_digits(typed: str, count: int, number: int | None, kept: str) -> None:
    assert client("fr", [("readDigits", typed, count)]) == [{"number": number, "typed": kept}]
    assert read_digits(typed, count) == (number, kept)


def shown(seats: list[int | None], *steps: tuple[Any, ...]) -> list[SceneData]:
    (answer,) = client("fr", [("device", seats, steps)])
    moments: list[SceneData] = answer
    return moments


def test_one_person_or_a_spectator_never_sees_a_curtain() -> None:
    for seat in (0, None):
        moments = shown([seat], ("news", [1], []), ("news", [0, 2], []), ("news", [], [], "over"))
        assert not any(moment["curtain"] or moment["lingers"] for moment in moments)


def test_the_curtain_hides_the_table_until_the_one_who_is_asked_raises_it() -> None:
    first, raised, voted, late, second = shown(
        [0, 2],
        ("news", [0, 1, 2], []),
        ("sit", 0),
        ("news", [1, 2], [0]),  # seat 0 has chosen in secret, and may still change its mind
        ("news", [2], []),  # a bot has chosen too: nothing of seat 0 may come into sight again
        ("sit", 2),
    )
    assert first == {"curtain": True, "lingers": False, "looks": None, "asked": 0}
    assert raised == {"curtain": False, "lingers": False, "looks": 0, "asked": 0}
    assert voted == {"curtain": True, "lingers": False, "looks": 0, "asked": 2}
    assert late == {"curtain": True, "lingers": False, "looks": 0, "asked": 2}
    assert second == {"curtain": False, "lingers": False, "looks": 2, "asked": 2}


def test_who_sees_something_new_may_linger_before_passing_the_device_on() -> None:
    _, lingering, passed, nobody, over = shown(
        [0, 2],
        ("sit", 0),
        ("news", [2], []),
        ("aside",),
        ("news", [1], []),
        ("news", [], [], "over"),
    )
    assert lingering["lingers"]
    assert not lingering["curtain"]
    assert passed["curtain"]
    assert nobody == {"curtain": True, "lingers": False, "looks": 0, "asked": None}
    assert not over["curtain"]


def moment(asked: list[int | None], events: list[str], looks: int) -> SceneData:
    return {"asked": asked, "events": [["deal", *events]] * 2, "looks": looks}


@pytest.mark.parametrize(
    ("events", "ended"), [(["table-undo"], "terminal-undo-done"), ([], "terminal-undo-refused")]
)
def test_the_connection_that_asked_tells_how_its_question_ended(
    events: list[str], ended: str
) -> None:
    """Passing the device on is no answer; nor is what only the other line has heard."""
    moments = [
        moment([None, None], [], 0),
        moment([0, 0], [], 0),
        moment([0, 0], [], 1),
        moment([0, None], events, 1),
        moment([None, None], events, 1),
        moment([None, None], events, 0),
    ]
    assert client("fr", [("undoRequest", moments)]) == [[None, None, None, None, ended, None]]


def test_values_are_asked_for_while_they_are_in_sight_and_something_is_asked() -> None:
    moments = [
        ({"asked": [0], "question": 1, "sees": False}, []),
        ({"asked": [0], "question": 1}, [[0, "values", 1]]),
        ({"asked": [0], "question": 1}, []),  # drawn again
        ({"asked": [0], "question": 2}, [[0, "values", 2]]),
        ({"asked": [1], "question": 2}, [[0, "stop-values"]]),  # answered, and may change it
        ({"asked": [0], "question": 3}, [[0, "values", 3]]),
        ({"asked": [0], "question": 3, "sees": False}, [[0, "stop-values"]]),
        ({"asked": [0], "question": 3}, [[0, "values", 3]]),
        ({"asked": [0], "question": 3, "lost": True}, []),
        ({"asked": [0], "question": 3}, [[0, "values", 3]]),  # the line is back
        ({"asked": [0], "question": 3, "allowed": False}, [[0, "stop-values"]]),
        ({"asked": [0, 1], "question": 4}, [[0, "values", 4]]),
        ({"asked": [0, 1], "question": 4, "looks": 1}, [[0, "stop-values"], [1, "values", 4]]),
    ]
    (sent,) = client("en", [("valueRequest", [moment for moment, _ in moments])])
    assert sent == [expected for _, expected in moments]


def test_values_are_shown_with_their_margins() -> None:
    value = {"share": 0.313, "margin": 3, "points": 14.4, "points_margin": 1}
    (english,) = client("en", [("spellValue", value)])
    assert english == {"figures": "31% ± 3", "worth": "about 14 points, ± 1"}
    (french,) = client("fr", [("spellValue", value)])
    assert french["figures"] == "31\u00a0% ± 3"
