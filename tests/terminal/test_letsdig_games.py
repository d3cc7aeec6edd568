"""Whole games of Let's Dig for Treasure: every position can be drawn, described and played."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from pioche.core.game import View
from pioche.core.rng import Fast
from pioche.games.letsdig.stages import STAGES
from pioche.table.log import Player
from pioche.table.table import Table
from pioche.terminal import odds
from pioche.terminal.app.app import PiocheApp
from pioche.terminal.app.style import WIDE
from pioche.terminal.boards import Scene, draw_fields
from pioche.terminal.session import Session
from pioche.terminal.setup import Setup
from pioche.words import LANGUAGES, words_in
from pioche.words.spell import spell_event, spell_move
from tests.terminal.helpers import SEED, flat, seen, without_lines
from tests.terminal.letsdig_scene import LETSDIG, NAMES, ROOMS, VIEW, drawn, scene

# One position in this many is drawn.
EACH = 9


def play_on(table: Table, chance: Fast) -> None:
    """A move of a player who stops after a few cards."""
    seat = table.to_act()[0]
    legal = table.legal(seat)
    stop = LETSDIG.moves.parse("stop")
    enough = stop in legal and len(table.view(seat)["dug"]) > chance.below(6)
    table.play(seat, stop if enough else legal[chance.below(len(legal))], 0)


def tables(seats: int, seed: int, **options: str | bool) -> Iterator[Table]:
    """Every position of a game."""
    players = [Player(name[:24], "random") for name in NAMES[:seats]]
    table = Table(LETSDIG, players, seed, None, **options)
    chance = Fast(seed)
    while not table.over:
        yield table
        play_on(table, chance)
    yield table


def check(language: str, table: Table, view: View, place: int) -> None:
    """Check that the table can be drawn and described in any room, within its columns."""
    names = [player.name for player in table.players]
    lines, columns = ROOMS[place % len(ROOMS)]
    here = Scene(words_in(language), LETSDIG, view, names, lines, columns)
    text = drawn(here)
    assert max(len(line) for line in text.splitlines()) <= columns
    assert len(text.splitlines()) <= max(lines, 30)
    assert all(line.endswith(".") for line in here.description())
    for level in odds.LEVELS:
        odds.odds_lines(here, level)
        odds.odds_lines(replace(here, signs=False), level)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (5, {"open_scores": True}),
        (4, {"teams": True, "waste": "worms"}),
        (4, {"teams": True, "open_scores": True, "landmine": False}),
    ],
)
def test_every_table_of_a_whole_game_can_be_drawn(
    language: str, seats: int, options: dict[str, str | bool]
) -> None:
    words, output = words_in(language), 0
    for place, table in enumerate(tables(seats, 5, **options)):
        looker = (*range(seats), None)[place % (seats + 1)]
        asked = table.to_act()[0] if table.to_act() else None
        if place % EACH == 0 or table.over:
            for seat in {looker, asked}:
                check(language, table, table.view(seat), place // EACH)
        if asked is not None:
            assert words.has(f"letsdig-ask-{table.view(asked)['stage']}")
            for move in table.legal(asked):
                assert spell_move(words, LETSDIG, move, NAMES)
    for event in table.events(0):
        output += bool(spell_event(words, LETSDIG, event, NAMES))
    assert output > 100


def test_every_stage_can_be_drawn() -> None:
    """Rare stages are searched for until each has been seen."""
    missing = set(STAGES)
    for seed in range(60):
        for table in tables(3, seed):
            asked = table.to_act()[0] if table.to_act() else None
            view = table.view(asked)
            if view["stage"] in missing:
                missing.remove(view["stage"])
                for place in range(len(ROOMS)):
                    check("fr", table, view, place)
        if not missing:
            return
    pytest.fail(f"never seen: {missing}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_generic_board_has_words_for_every_field(language: str) -> None:
    one = scene(language)
    options = {option.name for option in LETSDIG.options}
    for name in VIEW.keys() - options - {"game", "question"}:
        assert one.words.has(f"letsdig-field-{name}")
    assert draw_fields(one)
    assert without_lines(one).description()
    assert odds.odds_lines(without_lines(one), odds.COUNTS)


# On the screen


def session() -> Session:
    players = (Player("Zoé"), Player("Ada", "random"), Player("Bot", "random"))
    return Session(Setup(LETSDIG, players, {}, SEED).table())


def named(language: str, wide: bool) -> tuple[str, str]:
    """The names of the first move and of the untouched middle pile."""
    if language == "fr":
        return "Gauche : creuser", "Trou du milieu" if wide else "Milieu : 40"
    return "Left: dig", "Middle hole" if wide else "Middle: 40"


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_table_on_the_screen(language: str, size: tuple[int, int]) -> None:
    app = PiocheApp(words_in(language), session())
    async with app.run_test(size=size) as pilot:
        await pilot.press("1")
        await pilot.pause()
        await pilot.press("f2", "f2")
        await pilot.pause()
        await pilot.pause()
        shown = flat(seen(app))
        for wanted in (*named(language, size[0] >= WIDE), "► Zoé ▼", "F10"):
            assert wanted in shown
