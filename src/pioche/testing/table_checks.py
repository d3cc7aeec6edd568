"""The checks of a table: replay, undo, leaving, records, and words for all of it."""

from typing import Final

from pioche.core.clock import LATEST
from pioche.core.refusals import CannotUndo, Refusal
from pioche.core.rng import Fast
from pioche.table.log import HUMAN, Player
from pioche.table.record import read_text, record_text
from pioche.table.table import Contents, Table, contents_of
from pioche.testing.cases import Case, looks_closely, require
from pioche.testing.state_checks import whole
from pioche.words import LANGUAGES, words_in
from pioche.words.lines import LineSpeller
from pioche.words.spell import spell_event, spell_move, spell_refusal

MS_PER_SECOND: Final = 1000
# In a game with a clock, one move in this many comes after the deadline.
DAWDLE: Final = 20
# Bots that play at random need no gestures.
HANDLESS: Final = "random"


def new_table(case: Case) -> Table:
    kind = HUMAN if case.game.rules.judge is None else HANDLESS
    players = [Player(str(seat + 1), kind) for seat in range(case.seats)]
    # At a strict table bots refuse to undo revealed cards.
    return Table(case.game, players, case.seed, None, undo="friendly", **case.options)


def random_move(table: Table, rng: Fast) -> None:
    """A random legal move of a random seat, or the clock's move if its time has come."""
    movers = [seat for seat in range(table.seats) if table.legal(seat)]
    seat = movers[rng.below(len(movers))]
    moves = table.legal(seat)
    move, at = moves[rng.below(len(moves))], random_time(table, rng)
    allowance = random_allowance(table, rng)
    if not table.tick(at, allowance):
        table.play(seat, move, at, allowance=allowance)


def random_time(table: Table, rng: Fast) -> int:
    """A later time; now and then after the deadline, where there is one."""
    at = table.last_at + int(rng.below(MS_PER_SECOND))
    end = table.deadline()
    return max(at, end) if end is not None and rng.below(DAWDLE) == 0 else at


def random_allowance(table: Table, rng: Fast) -> int:
    """A random allowance for a slow connection, up to the table's limit."""
    most = table.allowance()
    return int(rng.below(most + 1)) if most else 0


def now_and_then(table: Table, rng: Fast, once_in: int) -> bool:
    """True about once in this many moves, less often later: each check replays the game."""
    return rng.below(once_in + len(table.log) // 3) == 0


def play_out(case: Case) -> Table:
    """A whole random game at a table."""
    table, rng = new_table(case), Fast(case.seed)
    while not table.over:
        random_move(table, rng)
    return table


def check_records(case: Case) -> None:
    """A record reads back to the same table and writes to the same bytes, at any moment."""
    table, rng = new_table(case), Fast(case.seed)
    while not table.over:
        if now_and_then(table, rng, 10):
            check_record(table)
        random_move(table, rng)
    check_record(table)


def check_record(table: Table) -> None:
    # The record of a finished game always has the seeds.
    for keep_seeds in (True,) if table.over else (True, False):
        text = record_text(table, keep_seeds)
        again = read_text(text)
        require(record_text(again, keep_seeds) == text, "a record is written as it was read")
        same = whole(again.game, again.state) == whole(table.game, table.state)
        require(same, "a record replays to the same bytes")
        for seat in [*range(table.seats), None]:
            require(again.events(seat) == table.events(seat), "and tells the same events", seat)


def check_undo(case: Case) -> None:
    """Undoing a move gives the table before it, and the same cards come again."""
    table, rng = new_table(case), Fast(case.seed)
    while not table.over:
        if now_and_then(table, rng, 4):
            check_taken_back(table, rng)
        else:
            random_move(table, rng)
    check_record(table)


def check_taken_back(table: Table, rng: Fast) -> None:
    """Make a move, undo it and make it again, if it can be undone alone."""
    before, ran = whole(table.game, table.state), table.clock_runs()
    random_move(table, rng)
    step = table.log[-1]
    if table.over or table.moves_since(step.seat) != 1:
        return
    if ran or table.clock_runs():
        check_not_taken_back(table, step.seat)
        return
    after = whole(table.game, table.state)
    question = table.question
    table.undo(step.seat, consent=range(table.seats))
    require(whole(table.game, table.state) == before, "undo gives the state before")
    used = question if table.secret_step else question + 1
    require(table.question >= used, "no question number is used twice")
    table.play(step.seat, step.value, step.at, allowance=step.allowance)
    require(whole(table.game, table.state) == after, "and the same comes again")


def check_not_taken_back(table: Table, seat: int) -> None:
    """Nothing is undone while a clock runs, even with everyone's consent."""
    before = now(table)
    try:
        table.undo(seat, consent=range(table.seats), at=LATEST)
    except CannotUndo:
        require(now(table) == before, "a refused undo changes nothing")
    else:
        require(False, "nothing is undone while a clock runs", seat)


def check_leaving(case: Case) -> None:
    """Seats may leave, be handed over and return at any time: the game goes on and ends."""
    table, rng = new_table(case), Fast(case.seed)
    while not table.over:
        seat = int(rng.below(case.seats))
        chance = rng.below(12)
        if chance == 0 and seat not in table.absent:
            table.leave(seat)
        elif chance <= 1 and seat in table.absent:
            table.come_back(seat)
        elif chance == 2 and seat not in table.absent:  # noqa: PLR2004
            hand_over_or_back(table, seat)
        elif [seat for seat in table.to_act() if seat not in table.absent]:
            random_move(table, rng)
        waits = [seat for seat in table.to_act() if seat in table.absent]
        require(not waits, "the game never waits for a player who left", waits)
    check_record(table)


def hand_over_or_back(table: Table, seat: int) -> None:
    """Hand a seat over to a bot, or back to its owner."""
    if seat in table.substitutes:
        table.take_back(seat)
    else:
        table.hand_over(seat, HANDLESS)


def check_everybody_leaves(case: Case) -> None:
    """When the last player leaves, the game plays itself to the end."""
    table = new_table(case)
    for seat in range(case.seats):
        table.leave(seat)
    require(table.over, "a table that all have left comes to its end")


def check_refused(case: Case) -> None:
    """A refused move changes nothing, and its refusal has words in every language."""
    table, rng = new_table(case), Fast(case.seed)
    while not table.over:
        seat, move = int(rng.below(case.seats)), int(rng.below(len(case.game.moves)))
        if looks_closely(len(table.log)) and not may_be_played(table, seat, move):
            check_refusal(table, seat, move)
        random_move(table, rng)
    check_refusal(table, 0, 0)
    check_no_undo(table)


def may_be_played(table: Table, seat: int, move: int) -> bool:
    """Whether the move is legal, or the clock's move and due."""
    due = table.is_time_move(seat, move) and table.is_late(table.last_at)
    return due or move in table.legal(seat)


def now(table: Table) -> tuple[Contents, bytes]:
    """The content of a table and the state of its game."""
    return contents_of(table), whole(table.game, table.state)


def check_refusal(table: Table, seat: int, move: int) -> None:
    before = now(table)
    try:
        table.play(seat, move)
    except Refusal as refusal:
        for language in LANGUAGES:
            shown = spell_refusal(words_in(language), refusal)
            require(refusal.ruling in shown, "a refusal names its ruling", shown)
    else:
        require(False, "a move that is not legal is refused", seat, move)
    require(now(table) == before, "a refused move changes nothing")


def check_no_undo(table: Table) -> None:
    """A finished game cannot be undone, even with everyone's consent."""
    for seat in range(table.seats):
        try:
            table.undo(seat, consent=range(table.seats))
        except Refusal:
            continue
        require(False, "a game that is over stays over", seat)


def check_end(case: Case) -> None:
    """A finished game has words for all its events, and a breakdown of all points."""
    table = play_out(case)
    check_words(table)
    check_breakdown(table)


def check_breakdown(table: Table) -> None:
    """The breakdown of each seat adds up to its score and has words."""
    names = [player.name for player in table.players]
    for seat, score in enumerate(table.scores()):
        items = table.breakdown(seat)
        require(sum(item.points for item in items) == score, "a breakdown adds up", seat)
        for language in LANGUAGES:
            speller = LineSpeller(words_in(language), table.game, names)
            require(all(speller.line(item.line) for item in items), "and has words", seat)


def check_words(table: Table) -> None:
    """Every event and every move has a sentence in every language."""
    names = [player.name for player in table.players]
    # Equal events once.
    events = {repr(event): event for _, event in table.event_log}.values()
    for language in LANGUAGES:
        words = words_in(language)
        for event in events:
            require(spell_event(words, table.game, event, names) != "", "events have words")
        for move in range(len(table.game.moves)):
            require(spell_move(words, table.game, move) != "", "moves have words", move)
