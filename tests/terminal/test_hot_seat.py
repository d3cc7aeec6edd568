"""One device for several people: each sees the result of their own move, and no more."""

from typing import Any

import pytest
from textual.pilot import Pilot

from pioche.core.rng import Fast
from pioche.records import read_record
from pioche.table.log import Player
from pioche.terminal.app.app import PiocheApp
from pioche.terminal.app.dialogs import CurtainScreen
from pioche.terminal.boards import Scene
from pioche.terminal.plain.game import PlainGame
from pioche.terminal.session import Session
from pioche.terminal.setup import Setup
from pioche.words import words_in
from pioche.words.spell import spell_event
from tests.games.letsdig.site import Site
from tests.terminal.helpers import (
    LETSDIG,
    SEED,
    TWO_DIGGERS,
    Pipe,
    digging,
    flat,
    seen,
    session,
)

FRENCH = words_in("fr")
ENGLISH = words_in("en")
# Each size in one of the languages.
SCREENS = [("fr", (60, 20)), ("en", (80, 24)), ("fr", (120, 40))]
# The gravedigger's cards: only their collector sees them.
SECRETS = ("ark", "chest", "dress")
# Beginnings of their names, in full and short.
NAMES = {"fr": ("Arche", "Coffre", "Robe"), "en": ("Ark", "chest", "dress")}


def gravedigger() -> Session:
    """Zoé has dug up the gravedigger, above cards that nobody has seen."""
    tops = [["gravedigger", "ark"], ["chest"], ["dress"]]
    return digging(Site(2, *tops).do("dig 1"))


def secrets_in(text: str, language: str) -> list[str]:
    """The gravedigger's cards that a text names."""
    return [name for name in NAMES[language] if name.casefold() in text.casefold()]


def where(one: Session) -> str:
    """What the session does for the person at the screen."""
    assert not (one.lingers and one.must_pass)
    if one.lingers:
        return "lingers"
    return "must pass" if one.must_pass else "asked"


def at_curtain(app: PiocheApp) -> bool:
    """Whether the curtain hides the table."""
    return isinstance(app.screen, CurtainScreen)


async def press(pilot: Pilot[int], *keys: str) -> None:
    """Press keys and let the screens settle."""
    await pilot.press(*keys)
    await pilot.pause()
    await pilot.pause()


def test_a_person_lingers_only_over_a_move_that_revealed_something() -> None:
    one = gravedigger()
    one.sit(0)
    assert where(one) == "asked"
    one.play(LETSDIG.moves.parse("stop"))
    assert where(one) == "lingers"
    one.step_aside()
    assert where(one) == "must pass"
    one.sit(1)
    assert where(one) == "asked"


def test_a_secret_choice_leaves_nothing_to_look_at() -> None:
    one = session((Player("Zoé"), Player("Max"), Player("Ada")))
    one.sit(0)
    one.play(0)
    assert where(one) == "must pass"


@pytest.mark.asyncio
@pytest.mark.parametrize(("language", "size"), SCREENS)
async def test_what_one_has_seen_goes_before_the_other_comes(
    language: str, size: tuple[int, int]
) -> None:
    words = words_in(language)
    app = PiocheApp(words, gravedigger())
    async with app.run_test(size=size) as pilot:
        await press(pilot, "enter")
        await press(pilot, "f2", "f2")
        await press(pilot, ":", *"stop", "enter")
        assert not at_curtain(app)
        assert words.say("terminal-linger", name="Zoé", next="Max") in flat(seen(app))
        assert words.say("terminal-linger-key", next="Max") in flat(seen(app))
        assert app.session is not None
        assert [pile["top"] for pile in app.session.view()["piles"]] == [[s] for s in SECRETS]
        assert secrets_in(seen(app), language) == list(NAMES[language])
        await press(pilot, "enter")
        assert at_curtain(app)
        assert secrets_in(seen(app), language) == []
        assert words.say("letsdig-face-gravedigger") not in seen(app)
        await press(pilot, "f3")
        assert at_curtain(app)
        await press(pilot, "enter")
        assert words.say("terminal-asked", name="Max", question="").strip() in flat(seen(app))
        assert secrets_in(seen(app), language) == []


@pytest.mark.asyncio
async def test_enter_pressed_twice_at_the_curtain_opens_no_typing_line() -> None:
    app = PiocheApp(FRENCH, gravedigger())
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "enter", "enter")
        assert not at_curtain(app)
        assert app.focused is None
        await press(pilot, "enter")
        assert app.focused is not None


@pytest.mark.asyncio
async def test_a_lingering_person_can_look_around_and_click() -> None:
    app = PiocheApp(FRENCH, gravedigger())
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "enter")
        await press(pilot, ":", *"stop", "enter")
        await press(pilot, "1")
        assert "il n’y a rien à choisir maintenant" in flat(seen(app))
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        await press(pilot, "f1", "escape", "f2")
        assert not at_curtain(app)
        assert "Trou de gauche" in seen(app)
        key = FRENCH.say("terminal-linger-key", next="Max")
        lines = seen(app).splitlines()
        (row,) = [number for number, line in enumerate(lines) if key in line]
        await pilot.click(offset=(lines[row].index(key) + 2, row))
        await pilot.pause()
        await pilot.pause()
        assert at_curtain(app)


def test_lingering_in_plain_sentences() -> None:
    pipe = Pipe(["", "stop", "aide", "journal", "dig 1", "", ""])
    PlainGame(gravedigger(), pipe.console(FRENCH)).run()
    prompt = FRENCH.say("terminal-linger-prompt", next="Max")
    assert pipe.lines.count(prompt) == 4
    assert FRENCH.say("terminal-linger", name="Zoé", next="Max") in pipe.lines
    curtain = pipe.lines.index(FRENCH.say("terminal-curtain-secret"))
    before, behind = "\n".join(pipe.lines[:curtain]), "\n".join(pipe.lines[curtain:])
    assert secrets_in(before, "fr") == list(NAMES["fr"])
    assert secrets_in(behind, "fr") == []
    assert "Passez l’appareil à Max." in behind
    assert "Max, à vous." in behind


def test_a_saved_game_begins_behind_the_curtain() -> None:
    one = Session(Setup(LETSDIG, TWO_DIGGERS, {}, SEED).table())
    one.sit(one.next_person)
    one.play(one.legal()[0])
    assert where(Session(read_record(one.save()))) == "must pass"


class Chance(Pipe):
    """Two people who answer by chance, and what has been written since the last curtain."""

    def __init__(self, one: Session, seed: int) -> None:
        super().__init__([])
        self.one = one
        self.chance = Fast(seed)
        self.passed = self.kept = 0
        self.sentences: dict[str, str] = {}

    def read(self, prompt: str) -> str:
        """A random move, often the last one, or an empty line where there is none."""
        if self.one.over:
            raise EOFError
        self.lines.append(prompt)
        self.check()
        if self.one.must_pass or self.one.lingers:
            self.passed += self.one.must_pass
            return ""
        moves = len(self.one.legal())
        return str(moves if self.chance.below(2) else 1 + self.chance.below(moves))

    def check(self) -> None:
        """Check that the output is that person's own table, without secrets of others."""
        if self.one.must_pass or self.one.seat is None:
            self.lines.clear()
            return
        secrets = self.secrets_from(self.one.seat)
        self.kept += len(secrets)
        assert not set(secrets) & set(self.lines)
        assert set(self.table_of(self.one.seat)) <= set(self.lines)

    def table_of(self, seat: int) -> list[str]:
        """The description of the table for a seat."""
        view, names = self.one.table.view(seat), self.one.names
        return Scene(FRENCH, LETSDIG, view, names).description()

    def secrets_from(self, seat: int) -> list[str]:
        """Sentences that others have received and this seat has not; each names a card."""
        table = self.one.table
        known = {self.spell(event) for event in table.events(seat)}
        return [
            sentence
            for other in range(table.seats)
            for event in table.events(other)
            if event.get("face", True) and (sentence := self.spell(event)) not in known
        ]

    def spell(self, event: dict[str, Any]) -> str:
        """The sentence of an event, cached."""
        key = repr(event)
        if key not in self.sentences:
            self.sentences[key] = spell_event(FRENCH, LETSDIG, event, self.one.names)
        return self.sentences[key]


@pytest.mark.compiled
@pytest.mark.parametrize("seed", range(3))
def test_whole_games_without_leaks_between_people(seed: int) -> None:
    players = (Player("Zoé"), Player("Max"), Player("Ada", "random"))
    one = Session(Setup(LETSDIG, players, {}, bytes([seed]) * 32).table())
    pipe = Chance(one, seed)
    PlainGame(one, pipe.console(FRENCH)).run()
    assert one.over
    assert pipe.passed > 5
    assert pipe.kept > 5
