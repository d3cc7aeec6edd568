"""What of a table is heard and felt: each thing once, a turn when it begins, nothing twice."""

from typing import Any

import msgspec
import pytest

import pioche
from pioche.core.events import SOUNDS
from pioche.server.http.catalogue import game_info
from pioche.server.http.static import words_text
from tests.web.node import call_script

Step = dict[str, Any]


def signals_of(steps: list[Step], game: str = "diamant", **preferences: Any) -> dict[str, Any]:  # noqa: ANN401
    """The sounds, vibrations and notifications of these steps."""
    answer = call_script(
        "signals.mjs",
        {
            "game": msgspec.to_builtins(game_info(pioche.game(game))),
            "words": words_text("fr").decode(),
            "steps": steps,
            "preferences": preferences,
        },
    )
    assert isinstance(answer, dict)
    return answer


def test_events_are_heard_once_and_a_turn_when_it_begins() -> None:
    answer = signals_of(
        [
            {"events": ["treasure"], "asked": True},  # the page opens: nothing is news
            {"events": ["chosen"]},
            {"events": ["stays", "leaves", "banks", "banks", "danger"], "asked": True},
            {"asked": True},
            {"events": ["chosen"]},
            {"events": ["danger", "trap"], "asked": True, "held": True},
            {"asked": True, "held": False},
        ],
        vibration=True,
    )
    assert [names for names in answer["played"] if names] == [
        ["step", "collect", "rumble", "turn"],
        ["rumble", "loss"],
        ["turn"],  # once the trap has been seen
    ]
    assert answer["shaken"] == [[70, 60, 70], [160], [70, 60, 70]]


def test_a_turn_that_comes_back_before_anything_is_drawn_is_signalled() -> None:
    answer = signals_of([{"asked": True}, {"drawn": False}, {"asked": True}, {"asked": True}])
    assert [names for names in answer["played"] if names] == [["turn"]]


@pytest.mark.parametrize(("winners", "sound"), [([0], "win"), ([1], "end"), ([], "end")])
def test_the_end_is_heard(winners: list[int], sound: str) -> None:
    answer = signals_of(
        [
            {},
            {"events": ["over"], "over": True, "winners": winners, "held": True},
            {"over": True, "winners": winners},
            {"over": True, "winners": winners},
        ]
    )
    assert [names for names in answer["played"] if names] == [[sound]]
    assert answer["shaken"] == []


def test_the_heart_beats_by_what_the_view_says_and_only_while_asked() -> None:
    steps: list[Step] = [{"asked": True, "stake": 40}, {"stake": 40}, {"asked": True, "stake": 90}]
    ends: list[Step] = [{"asked": True}, {"asked": True, "stake": 90, "over": True}]
    assert signals_of([*steps, *ends], sound=True)["felt"] == [0.4, 0, 0.9, 0, 0]
    assert signals_of(steps, sound=False)["felt"] == [0, 0, 0]


@pytest.mark.parametrize("game", [game.id for game in pioche.CATALOG])
def test_every_game_has_sounds_that_the_client_knows(game: str) -> None:
    assert set(signals_of([], game)["all"]) <= set(SOUNDS)
