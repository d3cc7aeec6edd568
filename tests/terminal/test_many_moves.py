"""More moves than fit on the screen or than there are letters."""

import pytest

from pioche.games.letsdig.cards import FACES
from pioche.table.log import Player
from pioche.terminal.app.app import PiocheApp
from pioche.terminal.app.panels import MoveButton
from pioche.terminal.app.table import TableScreen
from pioche.terminal.choices import Choice, choices_among
from pioche.terminal.plain.game import PlainGame
from pioche.terminal.session import Session
from pioche.words import words_in
from tests.games.letsdig.site import Site
from tests.terminal.helpers import LETSDIG, Pipe, digging, flat, seen, session

FRENCH = words_in("fr")
SMALL = [(60, 20), (80, 24)]
PLAYERS = (Player("Zoé"), Player("Max", "random"))
# Cards that can be stolen: all kinds but the thief.
SPOILS = [face for face in FACES if face != "hat"]


def robbery() -> Session:
    """Zoé has a pirate hat and may take any of 25 cards of Max."""
    site = Site(2, ["hat"]).own(1, *SPOILS).do("dig 1", "stop")
    return digging(site, PLAYERS)


@pytest.mark.rules
def test_there_are_as_many_moves_as_faces() -> None:
    one = robbery()
    choices = choices_among(FRENCH, LETSDIG, one.legal(), one.names)
    assert len(choices) == len(SPOILS)
    letters = [choice.letter for choice in choices if choice.letter]
    assert len(letters) == len(set(letters))


@pytest.mark.rules
@pytest.mark.asyncio
@pytest.mark.parametrize(("language", "size"), [("fr", SMALL[0]), ("en", SMALL[1])])
async def test_a_long_list_leaves_room_for_the_rest(language: str, size: tuple[int, int]) -> None:
    words = words_in(language)
    app = PiocheApp(words, robbery())
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await pilot.pause()
        label = words.say("letsdig-move-steal", first=words.say("letsdig-face-muck"))
        assert flat(label) in seen(app)
        assert words.say("terminal-key-quit") in seen(app)
        assert words.say("terminal-log") in seen(app)
        await pilot.press(*["pagedown"] * 6)
        await pilot.pause()
        assert "25" in seen(app).split(flat(words.say("letsdig-ask-steal")))[1]
        await pilot.press("pageup")
        await pilot.pause()
        assert "25 (" not in seen(app)
        await pilot.press("2", "5", "enter")
        await pilot.pause()
        assert app.session is not None
        last = app.session.table.game.moves.parse(f"steal {SPOILS[-1]}")
        assert [step.value for step in app.session.table.log if step.seat == 0] == [last]
        await pilot.pause()
        assert app.screen.query_one("#moves-scroll").scroll_y == 0


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SMALL)
async def test_a_long_name_is_shown_whole(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    long = "Échanger la carte du dessus contre celle que la personne à votre gauche vous montrera"
    many = [Choice(number, "", f"{long} {number}", 0) for number in range(1, 15)]
    monkeypatch.setattr(TableScreen, "choices", lambda self: many)
    app = PiocheApp(FRENCH, session())
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await pilot.pause()
        assert f"1 {long} 1" in flat(seen(app))
        first = app.screen.query(MoveButton).first()
        assert first.region.height == 2


@pytest.mark.rules
def test_in_plain_sentences_every_move_has_its_line_and_its_number() -> None:
    pipe = Pipe(["voler", "26", "25"])
    one = robbery()
    PlainGame(one, pipe.console(FRENCH)).run()
    labels = [choice.label for choice in choices_among(FRENCH, LETSDIG, robbery().legal())]
    for number, label in enumerate(labels, start=1):
        assert any(line.startswith(f"{number} ") and label in line for line in pipe.lines)
    (shown,) = [line for line in pipe.lines if "ni un coup ni une commande" in line]
    assert f"{labels[5]}, …, ou tapez « aide »." in shown
    assert labels[6] not in shown
    assert "choisissez de 1 à 25." in pipe.text
    assert [step.seat for step in one.table.log].count(0) == 1


def numbered(count: int) -> list[Choice]:
    return [Choice(number, "", f"Coup {number}", 0) for number in range(1, count + 1)]


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("count", "keys", "answered"),
    [(9, "7", "7"), (10, "7", "7"), (9, "1", "1"), (10, "1", ""), (10, "10", "10"), (25, "3", "3")],
)
async def test_digits_behave_alike_with_nine_and_with_ten_moves(
    monkeypatch: pytest.MonkeyPatch, count: int, keys: str, answered: str
) -> None:
    """A digit picks at once unless a longer number may begin with it."""
    texts: list[str] = []

    async def answer(_screen: TableScreen, text: str) -> None:
        texts.append(text)

    monkeypatch.setattr(TableScreen, "choices", lambda self: numbered(count))
    monkeypatch.setattr(TableScreen, "answer", answer)
    app = PiocheApp(FRENCH, session())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(*keys)
        await pilot.pause()
        assert texts == ([answered] if answered else [])
        await pilot.press("enter")
        await pilot.pause()
        assert texts == [answered or keys]
