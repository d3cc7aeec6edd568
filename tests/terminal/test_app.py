"""The game on the whole screen, played by keys."""

import re

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Select, Static

from pioche.records import read_record
from pioche.terminal import saves
from pioche.terminal.app.app import MenuScreen, PiocheApp
from pioche.terminal.app.dialogs import ConfirmScreen, CurtainScreen, EndScreen, HelpScreen
from pioche.terminal.app.new_game import NewGameScreen
from pioche.terminal.app.panels import MoveButton
from pioche.terminal.app.table import TableScreen
from pioche.terminal.choices import Choice
from pioche.terminal.odds import ValueWorker
from pioche.words import words_in
from tests.terminal.helpers import SIZES, TWO_HUMANS, flat, seen, session

pytestmark = pytest.mark.asyncio

FRENCH = words_in("fr")
ENGLISH = words_in("en")


async def press(pilot: Pilot[int], *keys: str) -> None:
    """Press keys and let the screens settle."""
    await pilot.press(*keys)
    await pilot.pause()


async def play_to_the_end(pilot: Pilot[int], app: PiocheApp) -> None:
    """Go on twice and leave, until the game is over."""
    for number in range(200):
        if isinstance(app.screen, EndScreen):
            return
        await press(pilot, "2" if number % 3 == 2 else "1")
    pytest.fail("the game does not end")


@pytest.mark.parametrize(("language", "size"), [("fr", (80, 24)), ("en", (120, 40))])
async def test_a_whole_game_against_bots_through_the_menu(
    language: str, size: tuple[int, int]
) -> None:
    words = words_in(language)
    app = PiocheApp(words)
    async with app.run_test(size=size) as pilot:
        await press(pilot, "2")
        assert isinstance(app.screen, NewGameScreen)
        app.screen.query_one("#option-relics", Select).value = "ascending"
        await press(pilot, "enter")
        assert isinstance(app.screen, TableScreen)
        assert flat(words.say("diamant-ask-decide")) in flat(seen(app))
        assert words.say("diamant-board-expedition", number=1, last=5) in seen(app)
        await play_to_the_end(pilot, app)
        assert app.session is not None
        assert app.session.table.options["relics"] == "ascending"
        assert words.say("terminal-end-title") in seen(app)
        (record,) = saves.records_folder().iterdir()
        assert read_record(record).over
        assert record.name in re.sub(r"[\s│]", "", seen(app))


async def test_the_quick_game_starts_with_one_key() -> None:
    app = PiocheApp(FRENCH)
    async with app.run_test() as pilot:
        await press(pilot, "1")
        assert "► Joueur 1" in seen(app)
        assert "Zélie" in seen(app)


async def test_the_menu_speaks_both_languages() -> None:
    app = PiocheApp(FRENCH)
    async with app.run_test() as pilot:
        await pilot.pause()
        assert "Nouvelle partie" in seen(app)
        await press(pilot, "5")
        assert "New game" in seen(app)
        await press(pilot, "down", "enter")
        assert "Which" not in seen(app)
        assert "Players" in seen(app)


async def test_the_form_shows_the_seats_and_takes_names() -> None:
    app = PiocheApp(FRENCH, game=session().table.game)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        screen = app.screen
        screen.query_one("#seats", Select).value = "6"
        screen.query_one("#kind-1", Select).value = "human"
        screen.query_one("#name-0", Input).value = "  Zoé\t "
        await pilot.pause()
        assert "Place 6" in seen(app)
        assert "Place 7" not in seen(app)
        await press(pilot, "f5")
        assert app.session is not None
        assert app.session.names[:2] == ["Zoé", "Joueur 2"]
        assert app.session.humans == [0, 1]
        assert isinstance(app.screen, CurtainScreen)


async def test_escape_leaves_the_form() -> None:
    app = PiocheApp(FRENCH)
    async with app.run_test() as pilot:
        await press(pilot, "2", "escape")
        assert isinstance(app.screen, MenuScreen)


async def test_moves_by_letter_by_text_and_by_mouse() -> None:
    app = PiocheApp(FRENCH, session())
    async with app.run_test() as pilot:
        await press(pilot, "c")
        await press(pilot, ":", *"continuer", "enter")
        await press(pilot, "enter", *"go", "enter")
        buttons = app.screen.query(MoveButton)
        await pilot.click(buttons.first())
        await pilot.pause()
        assert app.session is not None
        assert [step.seat for step in app.session.table.log].count(0) == 4


@pytest.mark.parametrize(
    ("keys", "sentence"),
    [
        (["7"], "Il n’y a pas de coup numéro 7"),
        (["x"], "« x » n’est ni un coup ni une commande"),
        (["space"], "n’est ni un coup"),
        (["f3"], FRENCH.say("undo-nothing", seat="Zoé")),
    ],
)
async def test_bad_input_gives_one_sentence_and_changes_nothing(
    keys: list[str], sentence: str
) -> None:
    app = PiocheApp(FRENCH, session())
    async with app.run_test() as pilot:
        await pilot.pause()
        assert app.session is not None
        before = len(app.session.table.log)
        await press(pilot, *keys)
        assert sentence in flat(seen(app))
        assert len(app.session.table.log) == before
        await press(pilot, "1")
        assert sentence not in flat(seen(app))


async def test_a_refusal_of_the_rules_cites_the_ruling() -> None:
    app = PiocheApp(FRENCH, session(TWO_HUMANS))
    async with app.run_test() as pilot:
        await press(pilot, "enter", "1", "enter")
        assert app.session is not None
        app.session.sit(0)  # as if the first person were still at the screen
        await press(pilot, *":go", "enter")
        assert "D20" in flat(seen(app))


async def test_a_long_list_of_moves_scrolls_and_takes_numbers_of_two_digits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    many = [Choice(number, "", f"Fouiller {number}", number - 1) for number in range(1, 61)]
    monkeypatch.setattr(TableScreen, "choices", lambda self: many)
    app = PiocheApp(FRENCH, session())
    async with app.run_test() as pilot:
        await pilot.pause()
        assert "12 Fouiller 12" in seen(app)
        await press(pilot, "5", "7", "enter")
        assert "Le coup numéro 56 n’existe pas" in flat(seen(app))


@pytest.mark.parametrize("size", SIZES)
async def test_the_odds_go_round(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ValueWorker, "go_on", lambda _: None)  # no process is needed here
    app = PiocheApp(FRENCH, session())
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert "Piège à la prochaine carte" not in flat(seen(app))
        await press(pilot, "f2")
        assert "Trésors cachés" in flat(seen(app))
        await press(pilot, ":", *"chances", "enter")
        assert "Piège à la prochaine carte" in flat(seen(app))
        await press(pilot, "f2")
        assert "Piège à la prochaine carte" not in flat(seen(app))
        assert "Le calcul continue" in seen(app)
        await press(pilot, "f2")
        assert "Le calcul continue" not in seen(app)
        assert "Chances : masquées" in seen(app)


async def test_undo_against_bots_at_a_friendly_table() -> None:
    app = PiocheApp(FRENCH, session(undo="friendly"))
    async with app.run_test() as pilot:
        await pilot.pause()
        assert app.session is not None
        before = app.session.view()
        await press(pilot, "1", "f3")
        assert app.session.view() | {"question": 0} == before | {"question": 0}
        assert FRENCH.say("table-undo", you="seat", seat="Zoé", revealed=1) in flat(seen(app))
        assert "Le coup est annulé." in seen(app)


async def test_every_panel_can_be_reached_and_scrolled_by_keys() -> None:
    app = PiocheApp(FRENCH, session())
    async with app.run_test() as pilot:
        await pilot.pause()
        reached = []
        for _ in range(4):
            await press(pilot, "tab")
            assert app.focused is not None
            reached.append(app.focused.id)
        assert reached == ["board-scroll", "log-scroll", "moves-scroll", "typed"]
        await press(pilot, "escape", ":", *"journal", "enter")
        assert app.focused is not None
        assert app.focused.id == "log-scroll"


async def test_help_opens_and_closes() -> None:
    app = PiocheApp(FRENCH, session())
    async with app.run_test() as pilot:
        await press(pilot, "f1")
        assert isinstance(app.screen, HelpScreen)
        assert "BUT DU JEU" in flat(seen(app))
        await press(pilot, "end")
        await pilot.wait_for_animation()
        assert "« quitter » enregistre la partie" in flat(seen(app))
        await press(pilot, "escape")
        assert isinstance(app.screen, TableScreen)
        await press(pilot, ":", *"regles", "enter")
        assert isinstance(app.screen, HelpScreen)
        shown = " ".join(str(line.content) for line in app.screen.query(Static))
        assert "D1 Les rubis restants" in shown
        assert "F2 chances" in shown


async def test_save_leave_and_resume_through_the_menu() -> None:
    app = PiocheApp(FRENCH, session())
    async with app.run_test() as pilot:
        await press(pilot, "1", "f4")
        assert "Partie enregistrée" in flat(seen(app))
        await press(pilot, ":", *"save", "space", *"essai", "enter")
        await press(pilot, "f10")
        assert app.session is not None
        view = app.session.view()
    assert app.return_value == 0
    saves.path_for("broken").write_text("nonsense", encoding="utf-8")
    again = PiocheApp(FRENCH)
    async with again.run_test(size=(120, 40)) as pilot:
        await press(pilot, "3")
        assert "broken.pioche · inutilisable : Ligne 1" in flat(seen(again))
        assert "Diamant · Zoé, Ada et Bot" in flat(seen(again))
        await press(pilot, "enter")
        assert again.session is not None
        assert again.session.view() == view


async def test_ctrl_q_saves_too() -> None:
    app = PiocheApp(FRENCH, session())
    async with app.run_test() as pilot:
        await press(pilot, "1", "ctrl+q")
    assert len(saves.saved_games()) == 1
    assert app.return_value == 0


async def test_without_saved_games_the_menu_says_so() -> None:
    app = PiocheApp(FRENCH)
    async with app.run_test() as pilot:
        await press(pilot, "3")
        assert "Aucune partie enregistrée." in seen(app)
        await press(pilot, "escape", "6")
    assert app.return_value == 0


@pytest.mark.parametrize("size", SIZES)
async def test_the_curtain_hides_what_the_other_person_chose(size: tuple[int, int]) -> None:
    app = PiocheApp(ENGLISH, session(TWO_HUMANS, open_chests=False))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert "Zoé starts." in seen(app)
        assert "Expedition" not in seen(app)
        await press(pilot, "enter")
        assert "Zoé, your turn." in seen(app)
        await press(pilot, "l")
        assert isinstance(app.screen, CurtainScreen)
        for secret in ("Leave", "leave", "Go on", "Loot", "Log", "Expedition"):
            assert secret not in seen(app)
        await press(pilot, "1", "2", "g")
        assert isinstance(app.screen, CurtainScreen)
        await press(pilot, "enter")
        assert "Max, your turn." in seen(app)
        assert "leaves" not in seen(app)
        assert "Secret choice" not in seen(app)
        assert "has chosen" in seen(app)


async def test_at_the_curtain_the_last_choice_can_be_taken_back() -> None:
    app = PiocheApp(FRENCH, session(TWO_HUMANS))
    async with app.run_test() as pilot:
        await press(pilot, "enter", "2", "f3")
        assert isinstance(app.screen, CurtainScreen)  # it may be Max who pressed the key
        assert "Passez l’appareil à Zoé." in seen(app)
        assert "annuler son choix" not in seen(app)
        assert "Butin" not in seen(app)
        await press(pilot, "enter")
        assert "Zoé, à vous." in seen(app)
        assert "Le coup est annulé." in seen(app)
        assert app.session is not None
        assert 0 in app.session.table.to_act()


@pytest.mark.parametrize(("key", "sentence"), [("o", "est annulé"), ("n", "n’est pas annulé")])
async def test_other_people_are_asked_before_an_undo(key: str, sentence: str) -> None:
    app = PiocheApp(FRENCH, session(TWO_HUMANS, undo="friendly"))
    async with app.run_test() as pilot:
        await press(pilot, "enter", "1", "enter", "1", "f3")
        assert isinstance(app.screen, ConfirmScreen)
        assert "Vu depuis :" in flat(seen(app))
        assert "Zoé, d’accord ?" in flat(seen(app))
        assert "Butin" not in seen(app)
        await press(pilot, key)
        assert isinstance(app.screen, CurtainScreen)
        assert "Passez l’appareil à Max." in seen(app)
        await press(pilot, "enter")
        assert sentence in flat(seen(app))
        assert "Max, à vous." in seen(app)


async def test_after_the_end_again_menu_or_a_last_look() -> None:
    app = PiocheApp(FRENCH, session())
    async with app.run_test() as pilot:
        await pilot.pause()
        await play_to_the_end(pilot, app)
        await press(pilot, "escape")
        assert "La partie est finie." in seen(app)
        await press(pilot, "f3")
        assert flat(FRENCH.say("undo-over")) in flat(seen(app))
        await press(pilot, "enter", "r")
        assert isinstance(app.screen, TableScreen)
        assert app.session is not None
        assert not app.session.over
        await play_to_the_end(pilot, app)
        await press(pilot, "m")
        assert isinstance(app.screen, MenuScreen)
    assert len(list(saves.records_folder().iterdir())) == 2


async def test_a_window_that_changes_its_size_is_drawn_again() -> None:
    app = PiocheApp(FRENCH, session())
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "Expédition 1 sur 5" in seen(app)
        assert "F10 Quitter" in seen(app)


async def test_without_colours_nothing_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    app = PiocheApp(FRENCH, session())
    async with app.run_test() as pilot:
        await pilot.pause()
        coloured = seen(app)
    monkeypatch.setenv("NO_COLOR", "1")
    plain = PiocheApp(FRENCH, session())
    async with plain.run_test() as pilot:
        await pilot.pause()
        assert plain.no_color
        assert seen(plain) == coloured


async def test_every_key_of_the_bar_fits_into_eighty_columns() -> None:
    for words in (FRENCH, ENGLISH):
        app = PiocheApp(words, session())
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert words.say("terminal-key-quit") in seen(app).splitlines()[-1]
