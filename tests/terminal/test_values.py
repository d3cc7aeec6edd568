"""Move values in the odds panel: computed by another process, step by step."""

from concurrent.futures import Executor, ThreadPoolExecutor

import pytest

from pioche.bots.move_values import ValuePart
from pioche.games import game as game_of
from pioche.table.log import Player
from pioche.terminal import odds
from pioche.terminal.app.app import PiocheApp
from pioche.terminal.odds import ValueWorker, value_lines
from pioche.terminal.plain import game
from pioche.terminal.plain.game import PlainGame
from pioche.terminal.session import Session
from pioche.terminal.setup import Setup
from pioche.words import words_in
from tests.server.live_server import wait_until
from tests.terminal.helpers import DIAMANT, SEED, TWO_HUMANS, Pipe, flat, seen, session
from tests.toy.rules import TOY

ENGLISH = words_in("en")


@pytest.fixture
def no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thread instead of a process, available at once."""
    executor = ThreadPoolExecutor(1)

    def process(_worker: ValueWorker) -> Executor:
        return executor

    monkeypatch.setattr(ValueWorker, "process", process)


def texts(asked: Session, worker: ValueWorker) -> list[str]:
    return [line.text for line in value_lines(ENGLISH, asked, worker)]


@pytest.mark.usefixtures("no_process")
def test_each_move_has_share_points_and_errors() -> None:
    asked, worker = session(), ValueWorker()
    asked.advance()
    worker.ask(asked)
    worker.wait(120, 99)
    first, second, about = texts(asked, worker)
    assert {first.split(":")[0], second.split(":")[0]} == {"Go on", "Leave"}
    assert "% ± " in first
    assert "points, ± " in first
    assert first.endswith("(best)")
    assert "simulated games" in about
    assert not worker.poll()


@pytest.mark.usefixtures("no_process")
def test_a_new_question_ends_the_old_work(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, worker = session(), ValueWorker()
    asked.advance()
    assert texts(asked, worker) == [ENGLISH.say("values-not-asked")]
    worker.ask(asked)
    before = worker.found
    worker.ask(asked)
    assert worker.found is before  # nothing has changed
    asked.play(DIAMANT.moves.parse("go"))
    asked.advance()
    worker.ask(asked)
    assert worker.found is not before
    assert worker.question is not None
    worker.stop()
    assert worker.part is None

    def lost(_part: ValuePart) -> None:
        raise MemoryError

    monkeypatch.setattr(ValuePart, "run", lost)
    worker.ask(asked)
    worker.wait(120, 99)
    assert texts(asked, worker) == ["The win chances could not be worked out."]


def test_against_the_clock_nothing_is_worked_out() -> None:
    people = (Player("Zoé"), Player("Max"), Player("Ada"))
    digger = Setup(game_of("digger"), people, {}, SEED).table()
    asked, worker = Session(digger), ValueWorker()
    asked.sit(asked.next_person)
    asked.play(asked.legal()[0])
    worker.ask(asked)
    assert worker.question is None
    assert texts(asked, worker) == [ENGLISH.say("server-values-clock")]


def test_a_process_of_its_own_works_and_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(odds, "FIRST_SECONDS", 120)  # a process starts slowly on a busy machine
    asked, worker = session(), ValueWorker()
    asked.advance()
    lines = worker.lines_within(ENGLISH, asked, 0)
    assert lines[0].text.endswith("(best)")
    (child,) = worker.children
    worker.close()
    # The pool's own thread reaps it too: the second to do so learns of the end a moment later.
    wait_until(lambda: not child.is_alive())


def test_the_levels_of_the_odds() -> None:
    level, seen_levels = odds.OFF, []
    for _ in range(4):
        level = odds.next_level(level, DIAMANT)
        seen_levels.append(level)
    assert seen_levels == ["counts", "chances", "values", "off"]
    assert odds.next_level(odds.CHANCES, TOY) == odds.OFF
    assert odds.next_level(odds.VALUES, TOY) == odds.OFF


@pytest.mark.usefixtures("no_process")
def test_plain_sentences_tell_them_with_every_question(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(odds, "FIRST_SECONDS", 120)
    monkeypatch.setattr(game, "VALUE_SECONDS", 0)
    pipe = Pipe(["odds", "odds", "odds", "go", "quit"])
    PlainGame(session(), pipe.console(ENGLISH)).run()
    assert pipe.text.count("(best)") == 2


@pytest.mark.asyncio
@pytest.mark.usefixtures("no_process")
async def test_the_whole_screen_shows_them_and_the_curtain_hides_them() -> None:
    app = PiocheApp(ENGLISH, session(TWO_HUMANS))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("enter", "f2", "f2", "f2")
        while "(best)" not in flat(seen(app)):
            await pilot.pause(0.05)
        assert "Odds: win chance of each move" in seen(app)
        await pilot.press("1")
        await pilot.pause()
        assert "(best)" not in seen(app)
