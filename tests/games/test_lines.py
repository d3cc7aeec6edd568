"""What every game says of its views: spelled at every moment, by every eye, in both languages."""

import json
from collections.abc import Iterable, Iterator

import pytest

from pioche.bots import bot, seat_of
from pioche.core.game import Game, View
from pioche.core.lines import Line, face, line, within
from pioche.games import CATALOG
from pioche.games.diamant import DIAMANT
from pioche.games.dig import DIG
from pioche.games.digup.description import card_at
from pioche.games.letsdig import LETSDIG
from pioche.games.letsdig.description import USED_DOG, dug_faces
from pioche.testing import Case, cases_of
from pioche.words import LANGUAGES, words_in
from pioche.words.lines import LineSpeller

NAMES = ["Zoé", "Max", "O’Neill", "Ève", "李", "Bo", "Al", "Ed"]
APART = 29
MOST_MOVES = 400
# The tables that are also played interpreted: the first ones, then one in this number.
PLAIN, PLAIN_APART = 2, 4


def views(case: Case) -> Iterator[View]:
    """A game by bots, now and then as a player and as a spectator see it."""
    game, state = case.game, case.start()
    bots = [bot(game.id, "balanced", seat) for seat in range(case.seats)]
    for number in range(MOST_MOVES):
        acting = [seat for seat in range(case.seats) if state.to_act() >> seat & 1]
        if number % APART == 0 or not acting:
            yield from (game.view(state, seat) for seat in (0, None))
        if not acting:
            return
        seat = acting[number % len(acting)]
        state.play(seat, bots[seat](seat_of(game, state, seat)))


def lines_of(game: Game, view: View) -> list[Line]:
    odds, progress = game.odds_lines(view), game.progress(view)
    lines = [*game.describe(view), *odds.counts, *odds.chances]
    return lines if progress is None else [*lines, progress]


@pytest.mark.compiled
@pytest.mark.parametrize("game", CATALOG, ids=lambda game: game.id)
def test_every_line_can_be_spelled_and_sent(game: Game) -> None:
    check_lines(game, cases_of(game))


@pytest.mark.parametrize("game", CATALOG, ids=lambda game: game.id)
def test_so_it_is_in_plain_python(game: Game) -> None:
    """Where the lines of the source are counted, a few tables will do."""
    cases = cases_of(game)
    check_lines(game, [*cases[:PLAIN], *cases[PLAIN::PLAIN_APART]])


def check_lines(game: Game, cases: Iterable[Case]) -> None:
    found: dict[str, Line] = {}
    for case in cases:
        for view in views(case):
            found.update((json.dumps(line.json()), line) for line in lines_of(game, view))
    for language in LANGUAGES:
        speller = LineSpeller(words_in(language), game, NAMES)
        assert all(speller.line(line) for line in found.values())
    assert all(json.loads(text) == line.json() for text, line in found.items())


def test_an_empty_path_has_a_sentence() -> None:
    view = {**DIAMANT.view(DIAMANT.new(3), 0), "path": []}
    assert "diamant-board-path-empty" in [line.key for line in DIAMANT.describe(view)]


def test_a_card_of_dig_up_that_lies_hidden_but_is_known() -> None:
    kinds = [card_at(("unknown", "ruby-7", "idol"), (3,), at) for at in (1, 2, 3)]
    assert kinds == [
        within(line("digup-board-face-down")),
        within(line("digup-board-known", face=face("ruby-7"))),
        face("idol"),
    ]


def test_a_game_of_dig_that_does_not_move_on_is_told_of() -> None:
    view = {**DIG.view(DIG.new(2), 0), "quiet": 120}
    assert "dig-board-quiet" in [line.key for line in DIG.describe(view)]


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"ending": True}, "letsdig-board-ending"),
        ({"extra": 2}, "letsdig-board-extra"),
        ({"victim": 1}, "letsdig-board-robs"),
        ({"search": {"pile": 0, "cards": 3}}, "letsdig-board-searches"),
    ],
)
def test_what_goes_on_in_a_turn_of_let_s_dig_is_told(changes: View, key: str) -> None:
    view = {**LETSDIG.view(LETSDIG.new(2), 0), **changes}
    assert key in json.dumps(LETSDIG.describe(view)[0].json())


def test_a_used_dog_among_the_cards_dug_is_named_as_such() -> None:
    view = {"dug": ["muck", "dog", "dog"], "dug_used_dogs": 1}
    assert dug_faces(view) == ["muck", USED_DOG, "dog"]
