"""The pace of bots in the terminal: at once, slower, or one key at a time."""

import pytest

from pioche.table.log import Player
from pioche.terminal.app.app import PiocheApp
from pioche.terminal.plain.game import PlainGame
from pioche.terminal.session import DELAYS, STEP, BotPace, Session
from pioche.terminal.setup import Setup
from pioche.words import words_in
from tests.terminal.helpers import SEED, Pipe, seen
from tests.terminal.letsdig_scene import LETSDIG

PLAYERS = (Player("Zoé"), Player("Ada", "bold"), Player("Max", "bold"))


class FakeClock:
    """A clock that runs only while the session sleeps."""

    seconds = 0.0

    def __call__(self) -> float:
        return self.seconds

    def sleep(self, seconds: float) -> None:
        self.seconds += seconds


def sitting(pace: str, clock: FakeClock) -> Session:
    """A session in which Ada, a bot, begins."""
    table = Setup(LETSDIG, PLAYERS, {"first": "2"}, SEED).table()
    one = Session(table, None, clock, clock.sleep)
    one.bot_pace.name = pace
    return one


def test_the_paces_go_round() -> None:
    pace = BotPace()
    assert [pace.name, *(pace.change() for _ in DELAYS)] == [*DELAYS, "fast"]


def test_a_slow_bot_is_waited_for() -> None:
    clock = FakeClock()
    one = sitting("slow", clock)
    one.advance()
    assert not one.table.log
    clock.seconds += DELAYS["slow"] / 1000
    one.advance()
    assert len(one.table.log) == 1


def test_step_by_step_one_question_is_answered() -> None:
    one = sitting(STEP, FakeClock())
    one.advance()
    assert one.waits_for_step
    one.step()
    assert len(one.table.log) == 1
    for _ in range(40):  # until Zoé must choose, and no further
        one.step()
    assert 0 in one.table.to_act()


def test_the_plain_twin_asks_for_enter() -> None:
    one = sitting(STEP, FakeClock())
    pipe = Pipe(["", "pace", "quit"])
    PlainGame(one, pipe.console(words_in("en"))).run()
    assert pipe.text.count("(Enter: next)") == 2
    assert "The bots play at once." in pipe.text


@pytest.mark.asyncio
async def test_the_screen_offers_the_next_step() -> None:
    one = sitting(STEP, FakeClock())
    app = PiocheApp(words_in("en"), one)
    async with app.run_test(size=(100, 40)) as pilot:
        await pilot.pause()
        assert "Enter next" in seen(app)
        await pilot.press("enter")
        await pilot.pause()
        assert len(one.table.log) == 1
        await pilot.press("colon", *"pace", "enter")
        await pilot.pause()
        assert "The bots play at once." in seen(app)
        assert 0 in one.table.to_act()
