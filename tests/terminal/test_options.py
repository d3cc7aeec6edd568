"""Options that concern some of the players: in the form, and as questions."""

from dataclasses import dataclass, replace

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Select

from pioche.core.game import Game
from pioche.core.options import Number, Option, SomeSeats, Switch, Value
from pioche.core.refusals import BadOption
from pioche.games import CATALOG
from pioche.terminal.app.app import PiocheApp
from pioche.terminal.app.new_game import NewGameScreen, SeatBox, SeatBoxes
from pioche.terminal.app.table import TableScreen
from pioche.terminal.entry import play_plain
from pioche.terminal.plain.menu import ask_setup
from pioche.terminal.setup import option_name, suitable_options, value_name
from pioche.words import words_in
from tests.terminal.helpers import DIAMANT, LETSDIG, Pipe, flat, seen

FRENCH = words_in("fr")
ENGLISH = words_in("en")
SIZES = [(60, 20), (80, 24), (120, 40)]


@dataclass(frozen=True)
class Even(Number):
    """A number that must equal the number of players."""

    def check_seats(self, value: Value, seats: int) -> None:
        if value != seats:
            raise BadOption("option-seats", option=self.name, wanted=str(value), seats=seats)


def with_options(*options: Option) -> Game:
    """Diamant with other options, which its rules do not read."""
    return replace(DIAMANT, options=options)


def form(app: PiocheApp) -> NewGameScreen:
    """The form on the screen."""
    assert isinstance(app.screen, NewGameScreen)
    return app.screen


async def choose(pilot: Pilot[int], app: PiocheApp, **values: str) -> None:
    """Set lists of the form: `kind_1="human"`."""
    for name, value in values.items():
        form(app).query_one(f"#{name.replace('_', '-')}", Select).value = value
    await pilot.pause()
    await pilot.pause()


def boxes(app: PiocheApp, option: str) -> list[str]:
    """The labels of the visible boxes of an option."""
    every = form(app).query_one(f"#option-{option}", SeatBoxes).query(SeatBox)
    return [str(box.label) for box in every if box.display]


def test_only_what_can_be_chosen_is_offered() -> None:
    def names(*kinds: str) -> list[str]:
        return [option.name for option in suitable_options(LETSDIG, kinds)]

    assert names("human", "random", "random", "random") == [
        *("first", "teams", "open_scores", "landmine", "waste", "first_game", "owns_game"),
        "undo",
    ]
    assert "teams" not in names("human", "random", "random")
    assert "owns_game" not in names("random", "random")


# The form


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES)
async def test_boxes_are_crossed_by_keys_and_read_without_colours(size: tuple[int, int]) -> None:
    app = PiocheApp(FRENCH, game=LETSDIG)
    async with app.run_test(size=size) as pilot:
        await choose(pilot, app, kind_1="human", kind_2="human")
        form(app).query_one("#name-0", Input).value = "Zoé"
        await pilot.pause()
        assert boxes(app, "first_game") == ["Zoé (place 1)", "Place 2", "Place 3"]
        form(app).query_one("#option-first_game", SeatBoxes).query(SeatBox).first().focus()
        await pilot.press("space", "tab", "tab", "enter")
        await pilot.pause()
        assert "[x] Zoé (place 1)" in seen(app)
        assert "[ ] Place 2" in seen(app)
        assert "[x] Place 3" in seen(app)
        await pilot.press("f5")
        await pilot.pause()
        assert app.session is not None
        assert app.session.table.options["first_game"] == "1,3"
        assert app.session.table.options["owns_game"] == ""


@pytest.mark.asyncio
async def test_a_seat_that_is_left_or_given_to_a_bot_loses_its_cross() -> None:
    app = PiocheApp(ENGLISH, game=LETSDIG)
    async with app.run_test(size=(120, 40)) as pilot:
        await choose(pilot, app, **{f"kind_{seat}": "human" for seat in range(4)})
        for box in form(app).query(SeatBox):
            box.value = True
        await choose(pilot, app, seats="3", kind_1="random")
        assert boxes(app, "owns_game") == ["Seat 1", "Seat 3"]
        await pilot.press("f5")
        await pilot.pause()
        assert app.session is not None
        assert app.session.table.options["first_game"] == "1,3"


@pytest.mark.asyncio
async def test_a_name_with_brackets_is_only_a_name() -> None:
    app = PiocheApp(FRENCH, game=LETSDIG)
    async with app.run_test(size=(120, 60)) as pilot:
        await pilot.pause()
        form(app).query_one("#name-0", Input).value = "[/b][red]Zoé"
        await pilot.pause()
        assert "[ ] [/b][red]Zoé (place 1)" in seen(app)


@pytest.mark.asyncio
async def test_options_that_nobody_can_choose_are_hidden() -> None:
    app = PiocheApp(FRENCH, game=LETSDIG)
    async with app.run_test(size=(120, 60)) as pilot:
        await pilot.pause()
        assert "Équipes" in seen(app)
        assert FRENCH.say("letsdig-option-sheet") not in seen(app)
        await choose(pilot, app, option_teams="true", seats="3")
        assert "Équipes" not in seen(app)
        await choose(pilot, app, kind_0="random")
        assert FRENCH.say("letsdig-option-first_game") not in seen(app)
        await pilot.press("f5")
        await pilot.pause()
        assert app.session is not None
        assert app.session.table.options["teams"] is False
        assert app.session.table.options["first_game"] == ""


@pytest.mark.asyncio
async def test_another_game_has_another_form() -> None:
    app = PiocheApp(FRENCH, game=DIAMANT)
    async with app.run_test(size=(120, 60)) as pilot:
        await choose(pilot, app, seats="8")
        await choose(pilot, app, game="letsdig")
        assert app.focused is not None
        assert app.focused.id == "game"
        assert "Place 4" in seen(app)
        assert "Place 5" not in seen(app)
        assert boxes(app, "first_game") == ["Place 1"]
        await choose(pilot, app, game="diamant")
        assert "Reliques" in seen(app)
        await pilot.press("f5")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)


@pytest.mark.rules
@pytest.mark.asyncio
async def test_players_and_options_that_do_not_agree_are_refused_in_the_form() -> None:
    odd = with_options(Even("depth", 3, "diamant-option-relics-help", 1, 9))
    app = PiocheApp(FRENCH, game=odd)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("f5")
        await pilot.pause()
        assert "L’option « depth » demande 3 joueurs, pas 4." in flat(seen(app))
        form(app).query_one("#option-depth", Input).value = "many"
        await pilot.press("f5")
        await pilot.pause()
        assert "« depth » prend un nombre de 1 à 9, pas « many »" in flat(seen(app))


# As questions


def ask_for_setup(game: Game, *answers: str, language: str = "fr") -> tuple[Pipe, dict[str, Value]]:
    """The output, and the options that these answers lead to."""
    pipe = Pipe([*answers, ""])  # the last question, which every table has, keeps its default
    options = ask_setup(pipe.console(words_in(language)), game).options
    assert options.pop("undo") == "strict"
    return pipe, options


PEOPLE = ["3", "1", "Zoé", "1", "", "2", ""]  # Zoé, Player 2 and a bot


def test_every_person_is_asked_and_no_bot() -> None:
    someone = with_options(SomeSeats("new", "", "diamant-option-relics-help"))
    pipe, options = ask_for_setup(someone, *PEOPLE, "peut-être", "oui", "n")
    assert "Reliques : Zoé (place 1) ? [non] " in pipe.lines
    assert "« peut-être » ne convient pas : répondez par oui ou par non." in pipe.lines
    assert "Reliques : Joueur 2 (place 2) ? [non] " in pipe.lines
    assert not any("(place 3) ?" in line for line in pipe.lines)
    assert options == {"new": "1"}


def test_what_is_true_by_default_can_be_denied() -> None:
    someone = with_options(SomeSeats("new", "1,2", "diamant-option-relics-help"))
    _, options = ask_for_setup(someone, *PEOPLE, "", "no", language="en")
    assert options == {"new": "1"}


def test_what_needs_other_players_is_not_asked() -> None:
    pair = Switch("pair", False, "diamant-option-relics-help", needs_seats=(4,))
    assert ask_for_setup(with_options(pair), *PEOPLE)[1] == {}
    bots = ["3", "2", "", "2", "", "2", ""]
    someone = with_options(SomeSeats("new", "", "diamant-option-relics-help"))
    assert ask_for_setup(someone, *bots)[1] == {}


@pytest.mark.rules
def test_an_answer_that_does_not_go_with_the_players_is_asked_again() -> None:
    odd = with_options(Even("depth", 5, "diamant-option-relics-help", 1, 9))
    pipe, options = ask_for_setup(odd, *PEOPLE, "", "x", "3")
    assert "L’option « depth » demande 5 joueurs, pas 3." in pipe.lines
    assert "L’option « depth » prend un nombre de 1 à 9, pas « x »." in pipe.lines
    assert options == {"depth": 3}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_answer_to_the_questions_of_a_game_stops_the_program(language: str) -> None:
    for answer in ("", "1", "2", "3"):
        pipe = Pipe([answer] * 40)
        assert play_plain(None, pipe.console(words_in(language)), game=LETSDIG) == 0
        assert words_in(language).say("letsdig-option-sheet") not in pipe.lines


def test_who_begins_is_named_alike_in_every_game() -> None:
    for game in (game for game in CATALOG if game.id != "diamant"):
        first = next(option for option in game.options if option.name == "first")
        assert option_name(words_in("fr"), first) == "Qui commence"
        assert value_name(words_in("fr"), first, "drawn") == "tiré au sort"
        assert value_name(words_in("en"), first, "2") == "Player 2"
