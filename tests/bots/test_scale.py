"""The scale of a game's bots: measured ratings, their words, the level that suits a person."""

import json
import re
from itertools import pairwise
from pathlib import Path

import pytest

import pioche
from pioche.bots import bot, bot_names, known_bot
from pioche.bots.champion import network_of
from pioche.bots.expert import best_temperament
from pioche.bots.names import read_bot_name
from pioche.bots.scale import (
    FOLDER,
    YARDSTICK,
    YARDSTICK_RATING,
    GameResult,
    bot_description,
    nearest_step,
    offered_bots,
    rising,
    scale_of,
    steps_between,
    steps_of,
    suggested_step,
)
from pioche.core.game import Game
from pioche.words import words_in

every_game = pytest.mark.parametrize("game", pioche.CATALOG, ids=lambda game: game.id)
# The last command of a file names these; `pioche tournament` reads it.
COMMAND = re.compile(
    r"pioche tournament (\w+) --bots (\S+) --seats (\d+) --games (\d+) --seed (\d+)"
)


@every_game
def test_every_bot_of_a_game_is_measured_and_the_file_says_how(game: Game) -> None:
    kept = json.loads((FOLDER / f"{game.id}.json").read_text(encoding="utf-8"))
    assert kept["steps"] == steps_between(best_temperament(game.id))
    assert set(scale_of(game.id)) == {*kept["steps"], *bot_names(game.id)}
    named = set()
    for command in kept["tournaments"]:
        asked = COMMAND.fullmatch(command)
        assert asked is not None
        assert (asked[1], int(asked[3])) == (game.id, game.usual_seats)
        named |= set(asked[2].split(","))
        assert int(asked[4]) >= 48
    assert {one["measured_as"] for one in kept["bots"]} == named
    for one in kept["bots"]:
        known_bot(game.id, one["measured_as"])
        assert one["games"] >= 30
        assert one["error"] > 0


@every_game
def test_the_scale_rises_from_the_novice_to_the_champion(game: Game) -> None:
    scale, steps = scale_of(game.id), steps_of(game.id)
    assert [level.step for level in steps] == list(range(1, len(steps) + 1))
    assert scale["random"].rating < steps[0].rating < steps[-1].rating
    for lower, higher in pairwise(steps):
        assert lower.rating <= higher.rating
        assert lower.won <= higher.won
    kept = json.loads((FOLDER / f"{game.id}.json").read_text(encoding="utf-8"))
    measured = {one["bot"]: one["rating"] for one in kept["bots"]}
    assert measured[YARDSTICK] == YARDSTICK_RATING
    for one in kept["bots"]:  # pooling stays near what was measured
        assert abs(scale[one["bot"]].rating - one["rating"]) <= 2 * one["error"]
    for level in scale.values():
        assert 0 <= level.won <= 1


@every_game
def test_a_bot_is_described_by_what_it_does_and_how_strong_it_is(game: Game) -> None:
    english, french = words_in("en"), words_in("fr")
    for name in offered_bots(game.id):
        assert "Balanced" in bot_description(english, name, game.id) or name == YARDSTICK
        assert "Mesuré" in bot_description(french, name, game.id) or name == YARDSTICK
    assert bot_description(english, "mine:play", game.id) == "A bot of your own: mine:play"


def test_a_game_without_measurements_has_no_levels() -> None:
    assert scale_of("a game of a guest") == {}
    assert offered_bots("a game of a guest") == ["random"]


def test_figures_that_fall_are_pooled() -> None:
    assert rising([1, 3, 2, 5], [1, 1, 1, 1]) == [1, 2.5, 2.5, 5]
    assert rising([4, 1, 1], [1, 2, 1]) == [1.75, 1.75, 1.75]
    assert rising([1, 2], [1, 1]) == [1, 2]


# The level that suits a person


def results(bots: str, rank: int, games: int = 3) -> list[GameResult]:
    """Games in which the person ended on that rank, and the bots on the others in order."""
    names = tuple(bots.split())
    ranks = [place for place in range(1, len(names) + 2) if place != rank]
    return [GameResult(names, tuple(ranks), rank)] * games


TEMPERED = "careful balanced bold"


@every_game
def test_the_level_suggested_follows_the_results(game: Game) -> None:
    steps = [level.bot for level in steps_of(game.id)]
    won = suggested_step(game.id, results(TEMPERED, rank=1))
    lost = suggested_step(game.id, results(TEMPERED, rank=4))
    assert lost is not None
    assert not lost.harder
    if won is None:  # nothing harder was measured than what they play already
        scale = scale_of(game.id)
        present = sum(scale[name].rating for name in TEMPERED.split()) / 3
        assert nearest_step(game.id, present).rating == steps_of(game.id)[-1].rating
    else:
        assert won.harder
        assert steps.index(won.level.bot) > steps.index(lost.level.bot)
    top = suggested_step(game.id, results("champion champion champion", rank=1, games=9))
    bottom = suggested_step(game.id, results("novice novice novice", rank=4, games=9))
    assert (top, bottom) == (None, None)  # there is nothing harder, and nothing easier


def test_nothing_is_suggested_for_want_of_games_or_of_measurements() -> None:
    assert suggested_step("dig", results(TEMPERED, rank=1, games=2)) is None
    assert suggested_step("dig", results("mine:play balanced", rank=1, games=9)) is None
    assert suggested_step("a game of a guest", results(TEMPERED, rank=1)) is None
    even = [*results(TEMPERED, 2), *results(TEMPERED, 3)]
    assert suggested_step("diamant", even) is None


# Mixtures


@pytest.mark.parametrize(
    "name",
    ["novice+0%bold", "novice+100%bold", "novice+40%", "+40%bold", "novice+40%bold+5%expert",
     "novice+40%clever", "novice+40%expert@0", "novice +40%bold", "novice+%bold"],
)  # fmt: skip
def test_a_mixture_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(pioche.Refusal, match="balanced"):
        bot("diamant", name)


@pytest.mark.parametrize("name", ["novice+40%balanced", "bold+7%expert@30", "expert@9+99%random"])
def test_the_name_of_a_mixture_is_read_and_written_the_same(name: str) -> None:
    read = read_bot_name(name)
    assert str(read) == name
    assert read.searches == ("expert" in name)
    assert len(read.parts) == 2


def test_the_docs_say_with_which_networks_champions_were_measured() -> None:
    """And mark those that have been replaced since."""
    docs = (Path(__file__).parents[2] / "docs" / "search.md").read_text(encoding="utf-8")
    row = next(line for line in docs.splitlines() if "| network of the champion |" in line)
    shown = [cell.strip() for cell in row.split("|")[3:-1]]
    assert shown == [measured_network(game.id) for game in pioche.CATALOG]
    assert any("†" in cell for cell in shown) == ("† The champion has another network" in docs)


def measured_network(game_id: str) -> str:
    """The network with which a game's levels were measured, as the docs show it."""
    measured = json.loads((FOLDER / f"{game_id}.json").read_text(encoding="utf-8"))["network"]
    if measured is None:
        return "none"
    shipped = network_of(game_id)
    replaced = shipped is None or shipped.digest != measured
    return f"`{measured[:8]}`{' †' if replaced else ''}"
