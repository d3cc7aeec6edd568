"""Digger in the terminal: its board, its keys, the real clock and the gesture."""

from collections.abc import Iterator

import pytest
from rich.console import Console

from pioche.core.refusals import TooLate
from pioche.games import game as game_of
from pioche.table.event_log import EventLog
from pioche.table.log import Player
from pioche.terminal import odds
from pioche.terminal.app.app import PiocheApp
from pioche.terminal.app.dialogs import GestureScreen
from pioche.terminal.app.table import TableScreen
from pioche.terminal.boards import Scene, board_of
from pioche.terminal.boards.digger import gesture
from pioche.terminal.choices import choices_among, pick
from pioche.terminal.phrases import status
from pioche.terminal.plain.game import PlainGame
from pioche.terminal.session import PlannedMove, Session
from pioche.terminal.setup import Setup
from pioche.words import LANGUAGES, words_in
from pioche.words.spell import spell_event
from tests.games.digger.camp import Camp
from tests.terminal.helpers import SEED, Pipe, flat, seen

DIGGER = game_of("digger")
NAMES = ["Zoé", "Ada", "Max"]
LONE_BLACK = "red red yellow blue black"
ONE_HUMAN = (Player("Zoé"), Player("Ada", "careful"), Player("Max", "bold"))
TWO_HUMANS = (Player("Zoé"), Player("Ada"), Player("Max", "bold"))


class FakeClock:
    """A clock that moves only by sleeping or by a test."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds

    def sleep(self, seconds: float) -> None:
        self.seconds += seconds


def sitting(camp: Camp, clock: FakeClock, players: tuple[Player, ...] = ONE_HUMAN) -> Session:
    """A session from the position of a camp."""
    table = Setup(DIGGER, players, {}, SEED).table()
    table.state = camp.state
    table.event_log = EventLog(table.game.events)
    table.collect_events()
    return Session(table, None, clock, clock.sleep)


def drawn(camp: Camp, seat: int | None, lines: int = 40, columns: int = 100, now: int = 0) -> str:
    scene = Scene(words_in("en"), DIGGER, camp.view(seat), NAMES, lines, columns, now=now)
    console = Console(width=columns, record=True, file=None, force_terminal=False)
    with console.capture() as capture:
        console.print(board_of("digger").draw(scene))
    return capture.get()


def shown(camp: Camp, seat: int | None, now: int = 0) -> str:
    scene = Scene(words_in("en"), DIGGER, camp.view(seat), NAMES, signs=False, now=now)
    return "\n".join(scene.description())


# The board


@pytest.mark.parametrize(("lines", "columns"), [(40, 100), (16, 78), (8, 60)])
def test_the_board_shows_dice_tokens_and_crates_in_every_size(lines: int, columns: int) -> None:
    camp = Camp().own(1, gold=1, ruby=3).throw(LONE_BLACK, at=0).do("take water", at=100)
    text = drawn(camp, 0, lines, columns)
    for wanted in ("Zoé", "thief", "✓", "3×2", "steal"):
        assert wanted in text


def test_the_glass_is_drawn_for_the_master_and_never_for_the_digger() -> None:
    camp = Camp().throw(LONE_BLACK, at=0)
    assert "12 s left" in drawn(camp, 2, now=18_000)
    assert "12 s left" in shown(camp, 2, now=18_000)
    assert "0 s left" in drawn(camp, None, now=99_000)
    for seat in (0, 1):
        for text in (drawn(camp, seat, now=18_000), shown(camp, seat, now=18_000)):
            assert "left" not in text
            assert drawn(camp, seat, now=18_000) == drawn(camp, seat, now=2_000)


def test_throws_are_counted_where_there_is_no_clock() -> None:
    camp = Camp(pace="untimed", throws=3).throw(LONE_BLACK)
    for text in (drawn(camp, 0), shown(camp, 0)):
        assert "2 throws left" in text
        assert "timekeeper" not in text


@pytest.mark.parametrize(("pace", "named"), [("untimed", False), ("30", True)])
def test_a_master_of_time_is_named_only_where_time_runs(pace: str, named: bool) -> None:
    (turn,) = Camp(pace=pace).said("turn")
    for language, title in (("fr", "maître du temps"), ("en", "timekeeper")):
        text = spell_event(words_in(language), DIGGER, turn, NAMES)
        assert (title in text, "Max" in text) == (named, named)
        assert "Zoé" in text


def test_nobody_is_hurried_where_there_is_no_clock() -> None:
    for pace, hurried in (("untimed", False), ("60", True)):
        session = sitting(Camp(pace=pace).throw(LONE_BLACK), FakeClock())
        assert ("Quick" in status(words_in("en"), session)) is hurried


def test_before_the_first_throw_and_after_the_end() -> None:
    camp = Camp().gone(water=9)
    assert "not been thrown yet" in drawn(camp, 0)
    assert "Dice: nothing." in shown(camp, 0)
    camp.throw("blue yellow red green white").do("take water", "store water")
    assert "digging" not in drawn(camp, 0)
    assert "Zoé: nothing; 0 points." in shown(camp, 0)


def test_in_a_hurry_only_a_thief_hears_of_crates() -> None:
    camp = Camp().own(1, ruby=3)
    assert "Ada: ruby 3; 6 points.\nMax: nothing" in shown(camp, 0)
    camp.throw("red red green green blue", at=0)
    assert "Ada: ruby 3" not in shown(camp, 0)
    assert "Ada: ruby 3" in shown(camp, 1)
    thieves = shown(camp.throw("red green green blue black", at=1), 0)
    assert "you may steal" in thieves
    assert "Ada: ruby 3" in thieves
    assert "you may steal" not in shown(camp.throw(LONE_BLACK, at=2), 0)  # nobody has gold


def test_the_value_of_crates_is_given_once_or_for_each() -> None:
    white, black = shown(Camp(), 0), shown(Camp(crates="black", dealt=(4, 2, 0, 1, 3)), 0)
    assert white.count("Every crate pays gold 1, ruby 2, emerald 3, diamond 4.") == 1
    assert "Ada’s crate pays gold 3, ruby 2, emerald 6, diamond 4." in black
    assert "Every crate" not in black


def test_odds_as_counts_and_chances() -> None:
    scene = Scene(words_in("en"), DIGGER, Camp().view(0), NAMES)
    counts, chances = (odds.odds_lines(scene, level) for level in odds.LEVELS[1:])
    assert "4 points" in "\n".join(line.text for line in counts)
    assert "35%" in "\n".join(line.text for line in chances)
    watcher = Scene(words_in("en"), DIGGER, Camp().view(None), NAMES)
    assert len(odds.odds_lines(watcher, odds.COUNTS)) == 2


# The keys


@pytest.mark.parametrize(
    ("language", "letters"),
    [("fr", ["t", "e", "o", "s"]), ("en", ["t", "w", "g", "s"])],
)
def test_keys_are_the_same_single_letters_all_through_a_turn(
    language: str, letters: list[str]
) -> None:
    camp = Camp().throw("blue yellow red green white", at=0).do("take diamond", "take ruby", at=1)
    camp.throw("blue yellow red red white", at=2)
    legal = [int(move) for move in camp.state.legal(0)]
    found = {
        DIGGER.moves.text(choice.move): choice.letter
        for choice in choices_among(words_in(language), DIGGER, legal, NAMES)
    }
    wanted = ("throw", "take water", "take gold", "store diamond")
    assert [found[text] for text in wanted] == letters
    # A colour's letter only ever takes: pressed twice it must not end the throwing.
    assert found["store ruby"] not in words_in(language).say("digger-key-take-ruby")
    stop = [int(move) for move in Camp().throw(LONE_BLACK, at=0).state.legal(0)]
    choices = choices_among(words_in(language), DIGGER, stop, NAMES)
    assert choices[-1].letter == "x"


def test_a_letter_never_stands_for_something_else() -> None:
    camp = Camp().own(1, gold=2, diamond=2).throw("red red green white black", at=0)
    legal = [int(move) for move in camp.state.legal(0)]
    for language in LANGUAGES:
        for choice in choices_among(words_in(language), DIGGER, legal, NAMES):
            if DIGGER.moves.name(choice.move) == "steal":
                assert choice.letter not in "tsxeormdwg"


@pytest.mark.parametrize(("letter", "ruling"), [("g", "P26"), ("x", "P9"), ("s", None), ("q", "")])
def test_a_letter_that_means_nothing_now_is_answered_by_the_rules(
    letter: str, ruling: str | None
) -> None:
    camp = Camp().throw(LONE_BLACK, at=0).do("take gold", at=1)
    words, legal = words_in("en"), [int(move) for move in camp.state.legal(0)]
    move = pick(words, DIGGER, choices_among(words, DIGGER, legal, NAMES), letter, NAMES)
    if ruling:
        assert move is not None
        assert DIGGER.why_not(camp.state, 0, move).ruling == ruling
    else:
        assert (move in legal) is (ruling is None)


# The clock


def test_bots_dig_in_real_time_at_their_own_pace() -> None:
    clock = FakeClock()
    session = sitting(Camp(first=1), clock)
    session.table.state.rng = DIGGER.new(3, 4).rng
    session.advance()
    assert not session.table.log
    clock.seconds = 2.4
    session.advance()
    assert not session.table.log
    clock.seconds = 2.5
    session.advance()
    assert [DIGGER.moves.text(step.value) for step in session.table.log] == ["throw"]
    for _ in range(600):
        clock.sleep(0.1)
        session.advance()
        if not session.thinking:
            break
    assert clock.seconds < 70
    assert session.table.to_act() == [0]


class RestlessClock(FakeClock):
    """A clock that advances at every reading."""

    def __call__(self) -> float:
        self.seconds += 0.4
        return self.seconds


@pytest.mark.parametrize("digger", [0, 1])
def test_nobody_is_too_late_because_the_clock_went_on_in_between(digger: int) -> None:
    clock, throw = RestlessClock(), DIGGER.moves.parse("throw")
    session = sitting(Camp(first=digger).throw(LONE_BLACK, at=0).throws(LONE_BLACK), clock)
    clock.seconds = session.began + 29.2  # 29.6 s at the first reading, 30.0 s at the second
    if digger:
        session.planned = PlannedMove(session.table.question, digger, throw, 29_500)
        session.advance()
    else:
        session.play(throw)
    first = session.table.log[0]
    assert (first.seat, first.value) == (digger, throw)
    assert 29_500 <= first.at < 30_000


def test_night_falls_on_a_person_who_dawdles() -> None:
    clock = FakeClock()
    session = sitting(Camp().throws(LONE_BLACK), clock)
    session.play(DIGGER.moves.parse("throw"))
    clock.seconds = 29.9
    session.play(DIGGER.moves.parse("take gold"))
    clock.seconds = 30.0
    with pytest.raises(TooLate):
        session.play(DIGGER.moves.parse("store gold"))
    assert session.table.to_act() == [1]
    assert session.view()["scores"] == [0, 0, 0]


def app_at(camp: Camp, clock: FakeClock, language: str = "en") -> PiocheApp:
    return PiocheApp(words_in(language), sitting(camp, clock))


@pytest.mark.asyncio
async def test_a_turn_by_single_keys_against_the_clock() -> None:
    clock = FakeClock()
    app = app_at(Camp().throws("blue yellow red green white"), clock)
    async with app.run_test(size=(100, 40)) as pilot:
        for key in "tdgss":
            await pilot.press(key)
            clock.seconds += 1
        await pilot.pause()
        assert app.session is not None
        assert app.session.view()["scores"] == [5, 0, 0]
        assert "You call STOP" in seen(app)


@pytest.mark.asyncio
async def test_night_is_seen_without_a_key() -> None:
    clock = FakeClock()
    app = app_at(Camp().throws(LONE_BLACK), clock)
    async with app.run_test(size=(100, 40)) as pilot:
        await pilot.press("t", "g")
        assert isinstance(app.screen, TableScreen)
        assert " s left" not in seen(app)
        clock.seconds = 31
        await app.screen.poll()
        await pilot.pause()
        assert "Night falls on you" in seen(app)
        await app.screen.poll()


@pytest.mark.asyncio
async def test_the_board_is_drawn_again_only_while_the_glass_runs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app = app_at(Camp(), FakeClock())
    async with app.run_test(size=(100, 40)) as pilot:
        screen = app.screen
        assert isinstance(screen, TableScreen)
        drawn: list[bool] = []
        monkeypatch.setattr(screen, "draw", lambda: drawn.append(True))
        await screen.poll()
        assert drawn == []
        await pilot.press("t")
        drawn.clear()
        await screen.poll()
        assert drawn == [True]


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("stop", "points"), [(0.4, "from Ada."), (0.8, "touch a neighbouring pile")]
)
async def test_a_theft_is_a_gesture(stop: float, points: str) -> None:
    clock = FakeClock()
    app = app_at(Camp().own(1, gold=2, ruby=4).throws(LONE_BLACK), clock)
    async with app.run_test(size=(100, 40)) as pilot:
        await pilot.press("t")
        clock.seconds = 1
        await pilot.press("4")
        assert isinstance(app.screen, GestureScreen)
        assert "from Ada" in seen(app)
        clock.seconds += stop
        app.screen.sweep()
        await pilot.press("space")
        await pilot.pause()
        assert points in flat(seen(app))


@pytest.mark.asyncio
async def test_a_gesture_can_be_given_up_or_made_by_a_click() -> None:
    clock = FakeClock()
    app = app_at(Camp().own(1, gold=2).throws(LONE_BLACK), clock)
    async with app.run_test(size=(100, 40)) as pilot:
        await pilot.press("t", "4")
        await pilot.press("a", "escape")
        assert isinstance(app.screen, TableScreen)
        clock.seconds = 1
        await pilot.press("4")
        clock.seconds = 1.05
        await pilot.click("#sweep")
        await pilot.pause()
        assert "it takes at least 150" in flat(seen(app))  # too quick for any hand


def test_a_theft_in_plain_sentences() -> None:
    clock = FakeClock()

    def answers() -> Iterator[str]:
        for text, seconds in (("t", 1.0), ("steal gold 2", 1.0), ("", 0.4), ("", 0.0), ("quit", 0)):
            yield text
            clock.seconds += seconds

    for language in LANGUAGES:
        clock.seconds = 0.0
        session = sitting(Camp().own(1, gold=2, ruby=4).throws(LONE_BLACK), clock)
        pipe = Pipe(answers())
        PlainGame(session, pipe.console(words_in(language))).run()
        assert session.view()["beside"]["gold"] == 1, pipe.text


@pytest.mark.parametrize(
    ("crate", "window"), [({"gold": 2}, "0.15 to 0.8"), ({"gold": 2, "ruby": 4}, "0.15 to 0.57")]
)
def test_no_stop_is_offered_that_no_hand_can_make(crate: dict[str, int], window: str) -> None:
    camp = Camp().own(1, **crate).throw(LONE_BLACK, at=0)
    scene = Scene(words_in("en"), DIGGER, camp.view(0), NAMES)
    made = gesture(scene, DIGGER.moves.parse("steal gold 2"))
    assert made is not None
    assert f"from {window} s" in made.typed


def test_in_plain_sentences_bots_are_heard_while_they_dig() -> None:
    clock = FakeClock()
    session = sitting(Camp(first=1), clock)
    session.table.state.rng = DIGGER.new(3, 4).rng
    pipe = Pipe(["quit"])
    PlainGame(session, pipe.console(words_in("en"))).run()
    assert "Ada throws" in pipe.text
    assert clock.seconds > 10


def test_nobody_is_called_while_a_bot_digs() -> None:
    session = sitting(Camp(first=2), FakeClock(), TWO_HUMANS)
    session.sit(1)
    assert status(words_in("en"), session) == "Waiting for Max."


def test_against_the_clock_undo_is_refused_with_a_sentence() -> None:
    for language, shown in (("en", "the hand has already moved"), ("fr", "la main a déjà agi")):
        session = sitting(Camp().throws(LONE_BLACK), FakeClock(), TWO_HUMANS)
        session.sit(0)
        pipe = Pipe(["t", words_in(language).say("terminal-command-undo"), "q"])
        PlainGame(session, pipe.console(words_in(language))).run()
        assert shown in pipe.text
        assert not session.can_take_back()
        assert len(session.table.log) == 1


def test_people_at_one_keyboard_never_see_the_glass_of_their_own_turn() -> None:
    clock = FakeClock()
    session = sitting(Camp().throws(LONE_BLACK), clock, TWO_HUMANS)
    session.sit(0)
    session.play(DIGGER.moves.parse("throw"))
    assert session.view()["glass"] is None
    session.sit(1)
    assert session.view()["glass"] is None


@pytest.mark.asyncio
async def test_a_key_that_comes_too_late_shows_the_night() -> None:
    clock = FakeClock()
    app = app_at(Camp().throws(LONE_BLACK), clock)
    async with app.run_test(size=(100, 40)) as pilot:
        await pilot.press("t", "g")
        clock.seconds = 31
        await pilot.press("s")
        await pilot.pause()
        assert app.session is not None
        assert app.session.table.to_act() == [1]
        assert "Night falls on you" in seen(app)


def test_a_line_that_comes_too_late_tells_the_night() -> None:
    clock = FakeClock()

    def answers() -> Iterator[str]:
        yield "t"
        yield "g"
        clock.seconds = 31.0
        yield "s"

    session = sitting(Camp().throws(LONE_BLACK), clock, TWO_HUMANS)
    session.sit(0)
    pipe = Pipe(answers())
    PlainGame(session, pipe.console(words_in("en"))).run()
    assert "Too late: time is up." in pipe.text
    assert "Night falls on you" in pipe.text
