"""Titles and reasons of choices: every question has a title, and mistakes have a why."""

import pytest

from pioche.game_modules import game_module
from pioche.games import CATALOG
from pioche.review import reasons
from pioche.review.decision import is_decision
from pioche.review.reasons import Case, reason_for, title_of
from pioche.review.replay import Replay, final_choices
from pioche.review.review_data import FIGURES, SHARES_LINE, MoveValue
from pioche.words import LANGUAGES, words_in
from pioche.words.lines import LineSpeller
from tests.review.games import finished

GAMES = [game.id for game in CATALOG if game_module(reasons.__name__, game.id)]
# Of the choices between two moves drawn from games, this share at least has a why: two gems of the
# same worth for places alike have none.
COVERED = 0.96


def cases_of(game_id: str) -> list[Case]:
    """Every choice of two games, with each other move as the better one."""
    found: list[Case] = []
    for seed in (1, 2):
        replay = Replay(finished(game_id, seed))
        game = replay.table.game
        for position in filter(is_decision, final_choices(replay.positions)):
            view = replay.view(position.step, position.seat)
            played = MoveValue(game.moves.text(position.chosen), 0.3, 0.01, 1.0)
            others = list(position.state.legal(position.seat))
            found += [
                Case(game, view, played, MoveValue(game.moves.text(int(move)), 0.4, 0.01, 1.0))
                for move in others
                if move != position.chosen
            ]
    return found


@pytest.mark.parametrize("game_id", GAMES)
def test_every_choice_has_a_title_and_nearly_every_mistake_a_why(game_id: str) -> None:
    cases = cases_of(game_id)
    names = ["Ana", "Bo", "Cléo"]
    without = 0
    for case in cases:
        title, reason = title_of(case), reason_for(case)
        assert title is not None
        without += {line.key for line in reason} == {SHARES_LINE}
        for language in LANGUAGES:
            speller = LineSpeller(words_in(language), case.game, names)
            assert all(speller.line(line) for line in (title, *reason))
    assert without <= (1 - COVERED) * len(cases), f"{without} of {len(cases)}"


def test_gems_of_the_same_worth_have_a_why_only_in_what_lies_on_their_numbers() -> None:
    """That the end is near, or that a card comes for either, is none."""
    told = 0
    for case in cases_of("digup"):
        if case.names not in (("play", "play"), ("discard", "discard")):
            continue
        lines = [item for item in reason_for(case) if item.key not in FIGURES]
        worths = [item for item in lines if item.key == "review-digup-card"]
        assert len(worths) < 2 or worths[0].arguments["points"] != worths[1].arguments["points"]
        lying = [item for item in lines if item.key.endswith("-at")]
        assert len(lying) != 2 or lying[0].arguments != lying[1].arguments
        told += len(lying) == 2
    assert told


@pytest.mark.parametrize("game_id", GAMES)
def test_every_question_has_a_name(game_id: str) -> None:
    stages = game_module("pioche.games", f"{game_id}").stages.STAGES
    for language in LANGUAGES:
        words = words_in(language)
        for stage in stages:
            assert stage == "over" or words.has(f"review-question-{game_id}-{stage}"), stage
