"""The screens in any size: what they show, and what must not be missed or lost."""

import re
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Select

from pioche.files import HOME_VARIABLE
from pioche.records import read_record, write_record
from pioche.terminal import saves
from pioche.terminal.app.app import PiocheApp
from pioche.terminal.app.base import KeyBar
from pioche.terminal.app.dialogs import ConfirmScreen, CurtainScreen, HelpScreen
from pioche.terminal.app.panels import LogPanel, share_out
from pioche.terminal.session import Session
from pioche.words import words_in
from tests.terminal.helpers import DIAMANT, EIGHT, TWO_HUMANS, flat, seen, session

pytestmark = pytest.mark.asyncio

FRENCH = words_in("fr")
SMALL = [(60, 20), (80, 24)]


async def press(pilot: Pilot[int], *keys: str) -> None:
    """Press keys and let the screens settle."""
    await pilot.press(*keys)
    await pilot.pause()
    await pilot.pause()


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_an_option_of_yes_or_no_can_be_read_without_colour(size: tuple[int, int]) -> None:
    app = PiocheApp(FRENCH, game=DIAMANT)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        field = app.screen.query_one("#option-open_chests", Select)
        field.focus()
        await pilot.pause()
        field.scroll_visible(animate=False)
        await pilot.pause()
        assert "oui" in seen(app)
        field.value = "false"
        await pilot.pause()
        assert "non" in seen(app)
        await press(pilot, "f5")
        assert app.session is not None
        assert app.session.table.options["open_chests"] is False


@pytest.mark.parametrize("level", [1, 2])
@pytest.mark.parametrize("size", SMALL)
async def test_a_small_window_keeps_every_panel(size: tuple[int, int], level: int) -> None:
    app = PiocheApp(FRENCH, session(EIGHT, relics="ascending"))
    async with app.run_test(size=size) as pilot:
        await press(pilot, "1")
        await press(pilot, *["f2"] * level)
        await press(pilot, "7")  # a notice takes one line more
        shown = seen(app)
        assert "Reliques" in shown
        assert "F10 Quitter" in shown
        log = app.screen.query_one(LogPanel)
        assert log.scrollable_content_region.height >= 2
        assert log.scroll_y == log.max_scroll_y
        odds = app.screen.query_one("#odds-scroll")
        assert odds.region.height > 0
        assert odds.allow_vertical_scroll or odds.virtual_size.height <= odds.region.height


async def test_a_small_window_tells_places_by_signs() -> None:
    app = PiocheApp(FRENCH, session(relics="ascending"))
    async with app.run_test(size=(60, 24)) as pilot:
        await pilot.pause()
        await pilot.pause()
        assert "▼ …" in seen(app)
        assert "réfléchit" not in seen(app)


async def test_the_room_is_shared_out() -> None:
    for room in range(9, 40):
        for tall in (False, True):
            shares = share_out(room, tall, True)
            assert shares.board + shares.odds + 2 <= room or room < 12


async def play_until(pilot: Pilot[int], app: PiocheApp, wanted: str) -> None:
    """Go on until a sentence is on the screen."""
    for _ in range(40):
        if wanted in flat(seen(app)):
            return
        await press(pilot, "1")
    pytest.fail(f"{wanted} never came")


async def test_a_trap_is_announced_until_the_next_move() -> None:
    app = PiocheApp(FRENCH, session())
    async with app.run_test(size=(80, 24)) as pilot:
        await play_until(pilot, app, "! Piège")
        shown = flat(seen(app))
        assert shown.index("! Fin de l’expédition") < shown.index("! Piège")
        assert "! Vous vous enfuyez" in shown
        await press(pilot, "f2")
        assert "! Piège" in flat(seen(app))
        await press(pilot, "1")
        assert "! Piège" not in flat(seen(app))


async def test_what_an_undo_takes_back_is_announced_no_more() -> None:
    app = PiocheApp(FRENCH, session(undo="friendly"))
    async with app.run_test(size=(80, 24)) as pilot:
        await play_until(pilot, app, "! Piège")
        await press(pilot, "f3")
        assert "! Piège" not in flat(seen(app))


async def test_nobody_begins_a_game_that_goes_on() -> None:
    one = session(TWO_HUMANS)
    one.advance()
    one.sit(0)
    one.play(0)
    app = PiocheApp(FRENCH, Session(read_record(one.save())))
    async with app.run_test() as pilot:
        await pilot.pause()
        assert isinstance(app.screen, CurtainScreen)
        assert "commence" not in seen(app)
        assert "Passez l’appareil à Max." in seen(app)


async def test_a_name_of_another_game_is_refused() -> None:
    session().save("autre")
    before = saves.path_for("autre").read_bytes()
    app = PiocheApp(FRENCH, session(TWO_HUMANS))
    async with app.run_test() as pilot:
        await press(pilot, "enter", ":", *"save", "space", *"autre", "enter")
        assert "Une autre partie s’appelle déjà « autre »" in flat(seen(app))
    assert saves.path_for("autre").read_bytes() == before


async def test_one_can_leave_where_nothing_can_be_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "file"))
    app = PiocheApp(FRENCH, session())
    async with app.run_test() as pilot:
        await pilot.pause()
        assert "La partie n’a pas pu être enregistrée." in app.parting_words()
        await press(pilot, "f10")
    assert app.return_value == 0


async def test_a_finished_game_is_looked_at_without_a_copy(tmp_path: Path) -> None:
    one = session()
    while not one.over:
        one.advance()
        if not one.over:
            one.play(1)
    path = tmp_path / "fini.pioche"
    write_record(one.table, path)
    app = PiocheApp(FRENCH, Session(read_record(path), path))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert "fini.pioche" in re.sub(r"[\s│]", "", seen(app))
    assert not saves.records_folder().exists()
    assert path.exists()


async def test_saved_games_are_numbered_and_can_be_taken_away() -> None:
    for name in ("un", "deux"):
        session().save(name)
    saves.path_for("cassée").write_text("nonsense", encoding="utf-8")
    app = PiocheApp(FRENCH)
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, "3")
        assert "· Expédition 1 sur 5 ·" in flat(seen(app))
        entries = [saved.path.stem for saved in saves.saved_games()]
        app.screen.query_one(OptionList).highlighted = entries.index("cassée")
        await press(pilot, "delete")
        assert isinstance(app.screen, ConfirmScreen)
        assert "Supprimer pour toujours « cassée » ?" in flat(seen(app))
        await press(pilot, "n")
        assert len(saves.saved_games()) == 3
        await press(pilot, "delete", "o")
        entries.remove("cassée")
        assert [saved.path.stem for saved in saves.saved_games()] == entries
        assert "inutilisable" not in flat(seen(app))
        await press(pilot, "2")
        assert app.session is not None
        assert app.session.path == saves.path_for(entries[1])


async def test_a_broken_game_says_why_it_cannot_be_chosen() -> None:
    session().save("bonne")
    saves.path_for("cassée").write_text("nonsense", encoding="utf-8")
    app = PiocheApp(FRENCH)
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, "3")
        number = [saved.path.stem for saved in saves.saved_games()].index("cassée") + 1
        await press(pilot, str(number))
        assert flat(seen(app)).count("inutilisable") == 2
        assert app.session is None


async def test_a_click_on_a_key_does_what_the_key_does() -> None:
    app = PiocheApp(FRENCH, session())
    async with app.run_test() as pilot:
        await pilot.pause()
        await pilot.click(KeyBar, offset=(4, 0))
        await pilot.pause()
        assert isinstance(app.screen, HelpScreen)
