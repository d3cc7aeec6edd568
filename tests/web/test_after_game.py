"""What the browser shows after a game: winner, places, the chart's figures, steps, statistics."""

from typing import Any

import pytest

from pioche.words.language import word_files
from tests.web.node import call_script

NAMES = ["Zoé", "Max", "O’Neill"]


def client(language: str, *calls: tuple[Any, ...]) -> list[Any]:
    words = "\n".join(file.read_text(encoding="utf-8") for file in word_files(language))
    message = {"language": language, "words": words, "calls": calls}
    answers: list[Any] = call_script("after-game.mjs", message)
    return answers


def title(winners: list[int], own: int | None) -> tuple[Any, ...]:
    return ("victoryTitle", {"winners": winners}, NAMES, own)


def test_the_winner_is_named_for_each_reader() -> None:
    calls = [title([0], 0), title([1], 0), title([0, 1], 0), title([1, 2], 0), title([0], None)]
    assert client("fr", *calls, title([], 0), title([], None)) == [
        "Vous gagnez\u202f!",
        "Max gagne",
        "Max et vous partagez la victoire\u202f!",
        "Max et O’Neill partagent la victoire",
        "Zoé gagne",
        "Perdu, cette fois",
        "Zoé perd",
    ]
    assert client("en", title([0], 0), title([0, 1], 0)) == [
        "You win!",
        "You and Max share the victory!",
    ]


RANKS = [(1, 0, 30), (2, 1, 9), (2, 2, 9)]


def result(ranks: list[tuple[int, int, int]]) -> dict[str, Any]:
    standings = [{"rank": rank, "seat": seat, "points": points} for rank, seat, points in ranks]
    scores = [points for _, _, points in sorted(ranks, key=lambda one: one[1])]
    return {"standings": standings, "scores": scores, "winners": [0]}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", ["1re place · 30 points", "2e place ex æquo · 9 points", "7 pierres sur 36"]),
        ("en", ["1st place · 30 points", "2nd place, tied · 9 points", "7 gems of 36"]),
    ],
)
def test_places_are_said_as_one_says_them(language: str, said: list[str]) -> None:
    full, alone = result(RANKS), result([(1, 0, 7)])
    calls = [("resultText", full, 0), ("resultText", full, 2), ("resultText", alone, 0)]
    assert client(language, *calls) == said


def test_a_defeat_has_a_word_of_its_own() -> None:
    full = result([(1, 0, 30), (2, 1, 28), (3, 2, 20), (4, 3, 9)])
    alone = {**result([(1, 0, 7)]), "winners": []}
    calls = [("consolation", "digger", full, seat) for seat in (1, 2, 3, None)]
    calls += [("consolation", "toy", full, 3), ("consolation", "digup", alone, 0)]
    assert client("en", *calls, ("ownResultText", full, 3)) == [
        "Only 2 points short!",
        "Third place: the next treasure may be yours.",
        "Night fell too soon. Once more at dawn?",
        "Well dug. The next treasure may be yours.",
        "The seam got away this time. Dig again?",
        "The mine won this round. One more swing of the pick?",
        "You: 4th place · 9 points",
    ]
    assert client("fr", ("consolation", "dig", full, 1)) == ["À 2 points près\u202f!"]


def test_the_chart_has_a_few_whole_lines() -> None:
    lines, low = client("en", ("gridLines", 0, 23), ("gridLines", -5, 1))
    assert lines == [0, 10, 20, 30]
    assert low == [-6, -4, -2, 0, 2]


def test_a_moment_of_the_game_is_found_for_every_seat() -> None:
    turns = [{"log": 0}, {"log": 4}, {"log": 9}]
    calls = [
        *(("stepAt", [0, 2, 3, 8], log) for log in (0, 1, 3, 7, 99)),
        *(("turnAt", turns, log) for log in (0, 4, 8, 99)),
        *(("eyesIn", text, 3) for text in ("0", "3", "4", "x", None)),
    ]
    assert client("en", *calls) == [0, 0, 2, 2, 3, 0, 1, 1, 2, "spectator", 2, None, None, None]


def finished(table: str, points: int, won: bool, **more: Any) -> tuple[Any, ...]:  # noqa: ANN401
    """A game that this browser has seen the end of, on its first seat."""
    ranks = [(1 if won else 2, 0, points), (2 if won else 1, 1, 5)]
    ended = {**result(ranks), "winners": [0 if won else 1]}
    seat = {"played_by": None, **more}
    info = {"table": table, "game": "dig", "seats": [seat, seat], "result": ended}
    return ("noteGame", info, 0)


def test_statistics_count_each_game_once_and_only_those_that_one_finished() -> None:
    calls = [
        finished("a", 10, True),
        finished("a", 10, True),
        finished("b", 4, True),
        finished("c", 1, False),
        finished("d", 50, True, played_by="bot"),
        ("playedGames",),
    ]
    games = client("en", *calls)[-1]
    assert [played["table"] for played in games] == ["a", "b", "c"]
    (total,), csv = client("en", ("totals", games), ("asCsv", games))
    assert total == {
        "game": "dig",
        "solo": False,
        "games": 3,
        "wins": 2,
        "best": 10,
        "average": 5,
        "streak": 0,
        "longest": 2,
    }
    assert csv.splitlines()[:2] == [
        "at,game,players,rank,points,won,table",
        "1970-01-01T00:00:00.000Z,dig,2,1,10,true,a",
    ]
    assert client("en", *calls[:1], ("eraseGames",), ("playedGames",))[-1] == []


def test_games_against_bots_alone_are_kept_for_the_level_that_suits() -> None:
    def ended(table: str, *players: str) -> tuple[Any, ...]:
        ranks = [(seat + 1, seat, 9 - seat) for seat in range(len(players))]
        seats = [{"played_by": None, "player": player} for player in players]
        return (
            "noteGame",
            {"table": table, "game": "dig", "seats": seats, "result": result(ranks)},
            0,
        )

    calls = [
        ended("a", "human", "bold", "novice+25%balanced"),
        ended("b", "human", "human", "bold"),
        ended("c", "human"),
    ]
    (kept,) = client("en", *calls, ("botGames", "dig"))[-1]
    assert kept["bots"] == ["bold", "novice+25%balanced"]
    assert (kept["rank"], kept["ranks"]) == (1, [2, 3])
