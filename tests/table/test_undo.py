"""Undo: free when nothing came of the move, by consent otherwise."""

import json

import pytest

from pioche import Player, Table, game
from pioche.core.clock import NEVER
from pioche.core.refusals import BadRecord, CannotUndo, NotYourTurn, StaleMove
from pioche.table.record import read_text, record_text
from pioche.table.timing import deadline
from pioche.table.undo import SeenSince, seen_since
from pioche.testing.state_checks import whole
from tests.table.changed_records import in_first_format, lines_in, text_of

DIAMANT = game("diamant")
DIGGER = game("digger")


def test_a_vote_that_is_not_the_last_is_taken_back_freely() -> None:
    table = Table(DIAMANT, 3)
    before = whole(DIAMANT, table.state)
    table.play(0, "leave")
    assert table.undo_needs(0) == set()
    table.undo(0)
    assert whole(DIAMANT, table.state) == before
    assert table.legal(0) == [0, 1]
    assert table.events(1)[-1] == {"event": "table-undo", "seat": 0, "revealed": 0}


def test_the_last_vote_reveals_and_needs_the_consent_of_all_others() -> None:
    table = Table(DIAMANT, 3)
    for seat in range(3):
        table.play(seat, "go")
    assert table.undo_needs(2) == {0, 1}
    assert table.undo_asks_all(2)
    with pytest.raises(CannotUndo):
        table.undo(2, consent=[0])
    before = table.question
    table.undo(2, consent=[0, 1])
    assert table.question == before + 1 == table.view(0)["question"]
    assert table.to_act() == [2]
    table.play(2, "leave")
    with pytest.raises(StaleMove):
        table.play(0, "leave", question=before)  # meant for what was taken back


def test_nothing_is_taken_back_once_everything_is_revealed() -> None:
    table = Table(DIAMANT, 3, open_chests=False)
    while not table.over:
        table.play(table.to_act()[0], "leave")
    with pytest.raises(CannotUndo):
        table.undo(2, consent=[0, 1])
    assert table.over


def test_a_seat_that_left_takes_nothing_back() -> None:
    table = Table(DIAMANT, 3)
    table.play(0, "go")
    table.leave(0)
    with pytest.raises(NotYourTurn):
        table.undo(0, consent=[1, 2])


def test_the_same_card_comes_again_after_an_undo() -> None:
    table = Table(DIAMANT, 3)
    for seat in range(3):
        table.play(seat, "go")
    path = table.view(0)["path"]
    table.undo(2, consent=[0, 1])
    table.play(2, "go")
    assert table.view(0)["path"] == path


def test_a_move_made_before_others_is_taken_back_with_theirs_by_consent() -> None:
    table = Table(DIAMANT, 3)
    table.play(0, "go")
    table.play(1, "leave")
    assert table.undo_needs(0) == {1, 2}
    table.undo(0, consent=[1, 2])
    assert table.to_act() == [0, 1, 2]
    assert table.log[-1].value == 2


def test_nothing_to_take_back() -> None:
    table = Table(DIAMANT, 3)
    with pytest.raises(CannotUndo):
        table.undo(0)
    table.play(1, "go")
    with pytest.raises(CannotUndo):
        table.undo(0)


def test_those_who_left_are_not_asked_and_are_played_for_again() -> None:
    table = Table(DIAMANT, 3, undo="friendly")
    table.play(0, "go")
    table.play(1, "go")
    table.leave(2)
    assert table.undo_needs(1) == {0}
    table.undo(1, consent=[0])
    assert table.to_act() == [1]  # the stand-in of seat 2 has voted again
    assert table.view(0)["explorers"][2]["chosen"]


def test_a_change_of_mind_is_itself_a_move_to_take_back() -> None:
    table = Table(DIAMANT, 3)
    table.play(0, "go")
    table.play(0, "leave")
    table.undo(0)
    assert table.view(0)["choice"] == "go"
    table.undo(0)
    assert table.view(0)["choice"] is None


# Against the clock, and what the rules call final


def dug(pace: str) -> Table:
    """A turn of Digger in which something was stored and something lies beside the crate."""
    for seed in range(50):
        table = Table(DIGGER, 3, seed, None, pace=pace)
        digger = table.to_act()[0]
        table.play(digger, "throw", 1000)
        texts = [DIGGER.moves.text(move) for move in table.legal(digger)]
        takes = [text for text in texts if text.startswith("take")]
        if len(takes) > 1:
            for text in takes:
                table.play(digger, text, 2000)
            table.play(digger, takes[0].replace("take", "store"), 3000)
            return table
    raise AssertionError("nothing to take in fifty games")


@pytest.mark.parametrize("at", [None, 4000, 31_000, 10**9])
def test_nothing_is_taken_back_while_a_glass_runs_and_refusing_changes_nothing(
    at: int | None,
) -> None:
    table = dug("30")
    digger = table.to_act()[0]
    before = record_text(table, keep_seeds=True), whole(DIGGER, table.state)
    with pytest.raises(CannotUndo) as refusal:
        table.undo_needs(digger)
    assert refusal.value.key == "undo-clock"
    for seat in range(3):
        with pytest.raises(CannotUndo):
            table.undo(seat, consent=range(3), at=at)
    assert (record_text(table, keep_seeds=True), whole(DIGGER, table.state)) == before


def test_the_first_throw_and_a_turn_that_is_over_stand_as_well() -> None:
    table = Table(DIGGER, 3, 5)
    digger = table.to_act()[0]
    table.play(digger, "throw", 1000)
    with pytest.raises(CannotUndo):
        table.undo(digger, consent=range(3))
    table.tick(31_000)
    assert deadline(DIGGER, table.state) == NEVER
    for seat in (digger, (digger - 1) % 3):  # nobody wakes from the night
        with pytest.raises(CannotUndo) as refusal:
            table.undo(seat, consent=range(3))
        assert refusal.value.key == "undo-clock"


def test_a_record_whose_times_run_backwards_is_refused() -> None:
    table = dug("30")
    undo = {"seat": table.to_act()[0], "undo": 1, "at": 4000}
    *lines, chain = lines_in(record_text(table, keep_seeds=True))
    with pytest.raises(BadRecord) as refusal:
        read_text(text_of([*lines, undo, chain]))
    assert refusal.value.key == "undo-clock"


def test_without_a_clock_a_token_taken_goes_back_freely_and_a_token_stored_by_consent() -> None:
    table = dug("untimed")
    digger = table.to_act()[0]
    others = set(range(3)) - {digger}
    assert table.undo_needs(digger) == others  # P9: after it there are no more throws
    with pytest.raises(CannotUndo):
        table.undo(digger)
    table.undo(digger, consent=others)
    assert table.undo_needs(digger) == set()
    table.undo(digger)
    text = record_text(table, keep_seeds=True)
    assert record_text(read_text(text), keep_seeds=True) == text


# Past what was revealed


def turned(undo: str, kinds: str = "human human human", leave: bool = False) -> Table:
    """All have chosen, and a card was turned; perhaps the third has left since."""
    players = [Player(str(seat), kind) for seat, kind in enumerate(kinds.split())]
    table = Table(DIAMANT, players, 0, None, undo=undo)
    for seat in range(3):
        table.play(seat, "go")
    if leave:
        table.leave(2)
    return table


def test_a_strict_table_asks_every_person_be_they_away_and_a_friendly_one_those_who_are_there() -> (
    None
):
    assert turned("strict", leave=True).undo_needs(1) == {0, 2}
    assert turned("friendly", leave=True).undo_needs(1) == {0}
    handed_over = turned("strict")
    handed_over.hand_over(2, "bold")
    assert handed_over.undo_needs(1) == {0, 2}


def test_bots_grant_nothing_past_what_was_revealed_unless_the_table_is_friendly() -> None:
    table = turned("strict", "human human bold")
    before = record_text(table, keep_seeds=True)
    for ask in (lambda: table.undo_needs(1), lambda: table.undo(1, consent=range(3))):
        with pytest.raises(CannotUndo) as refusal:
            ask()
        assert refusal.value.key == "undo-revealed"
    assert record_text(table, keep_seeds=True) == before
    table.play(0, "go")
    table.undo(0)  # nothing was revealed since
    turned("friendly", "human human bold").undo(1, consent=range(3))


def test_one_who_plays_alone_asks_nobody_and_the_record_tells() -> None:
    digup = game("digup")
    table = Table(digup, 1, 3)
    while not table.undo_reveals(0):
        table.play(0, table.legal(0)[0])
    assert table.undo_needs(0) == set()
    table.undo(0)
    assert '"revealed":true' in record_text(table, keep_seeds=True)


def test_an_undo_past_a_reveal_still_counts_as_revealed() -> None:
    table = Table(DIAMANT, 3)
    table.play(0, "go")
    table.play(2, "go")
    table.play(1, "go")
    table.undo(1, consent=[0, 2])
    assert table.undo_reveals(2)  # the card that came is known by now
    assert table.undo_needs(2) == {0, 1}
    table.undo(2, consent=[0, 1])
    assert [step.revealed for step in table.log] == [False, False, False, True, True]
    table.play(2, "leave")
    assert not table.undo_reveals(2)  # made since, with all that is known
    assert table.undo_needs(2) == set()


def test_choices_that_come_out_together_are_revealed_without_a_card() -> None:
    points = Table(DIAMANT, 3)
    points.play(0, "go")
    assert points.undo_points.others_answered(1, 1)
    assert not points.undo_points.others_answered(0, 1)
    assert not points.undo_points.others_answered(1, 2)


def test_those_who_are_asked_learn_what_all_have_seen_and_how_much_was_seen_in_secret() -> None:
    seen = turned("strict").seen_since(2)
    kinds = [event["event"] for event in seen.events]
    assert kinds[:3] == ["stays", "stays", "stays"]
    assert len(kinds) == 4
    assert kinds[3] in {"treasure", "danger"}
    assert seen.hidden == 0
    letsdig = game("letsdig").events
    mine, public = 2, 511
    heard = [
        (mine, {"event": "sees", "pile": 0, "depth": 1, "face": "muck"}),
        (mine, {"event": "peeks", "other": 0, "face": "worms", "number": 2}),
        (mine, {"event": "steals", "seat": 0, "other": 1, "face": "dog", "news": 1, "used": 0}),
        (public - mine, {"event": "steals", "seat": 1, "other": 0, "face": None}),
        (public, {"event": "digs", "seat": 2, "pile": 1, "face": "ring"}),
        (public, {"event": "table-undo", "seat": 2, "revealed": 0}),
    ]
    assert seen_since(letsdig, heard, 1) == SeenSince([heard[4][1]], 3)


# What the record tells


@pytest.mark.parametrize("undo", ["strict", "friendly"])
def test_a_record_tells_which_undo_went_past_what_was_revealed(undo: str) -> None:
    table = turned(undo)
    table.undo(2, consent=[0, 1])
    table.play(2, "leave")
    table.play(0, "go")
    table.undo(0)
    text = record_text(table, keep_seeds=True)
    lines = [json.loads(line) for line in text.splitlines()]
    assert lines[0]["options"]["undo"] == undo
    assert [line.get("revealed") for line in lines if "undo" in line] == [True, None]
    again = read_text(text)
    assert record_text(again, keep_seeds=True) == text
    assert again == table
    marks = [event["revealed"] for event in again.events(0) if event["event"] == "table-undo"]
    assert marks == [1, 0]
    for wrong in (text.replace(',"revealed":true', ""), text.replace("true}", "false}")):
        with pytest.raises(BadRecord) as refusal:
            read_text(wrong)
        assert refusal.value.key == "record-spelling"


def test_a_strict_record_in_which_a_bot_granted_such_an_undo_is_refused() -> None:
    table = turned("friendly", "human human bold")
    table.undo(1, consent=range(3))
    text = record_text(table, keep_seeds=True)
    with pytest.raises(BadRecord) as refusal:
        read_text(text.replace("friendly", "strict"))
    assert refusal.value.key == "undo-revealed"


def test_a_record_from_before_the_option_opens_and_was_friendly() -> None:
    table = turned("friendly", "human human bold")
    table.undo(1, consent=range(3))
    text = record_text(table, keep_seeds=True)
    old = text.replace(',"undo":"friendly"', "").replace(',"revealed":true', "")
    again = read_text(in_first_format(old))
    assert record_text(again, keep_seeds=True) == text
    with pytest.raises(BadRecord):  # marks of undos go with the option
        read_text(in_first_format(text.replace(',"undo":"friendly"', "")))


def test_a_changed_secret_choice_is_taken_back_in_secret() -> None:
    """The others receive no event of it, and the question keeps its number."""
    table = Table(game("diamant"), 3, seed=7)
    assert table.changed_choice(0) is None
    table.play(0, "go")
    assert table.changed_choice(0) is None  # everybody has seen that a choice was made
    before, question = [table.events(who) for who in (1, 2, None)], table.question
    table.play(0, "leave")
    earlier = table.changed_choice(0)
    assert earlier is not None
    assert table.game.moves.text(earlier.value) == "go"
    table.undo(0)
    assert table.question == question
    assert [table.events(who) for who in (1, 2, None)] == before
    assert table.events(0)[-1] == {"event": "table-undo", "seat": 0, "revealed": 0}
    assert [audience for audience, _ in table.event_log.since(0)][-1] == 1
    assert table.view(0)["choice"] == "go"
    assert table.changed_choice(0) is None
    table.undo(0)  # the choice itself: everybody sees that it is open again
    assert not table.secret_step
    assert table.question == question + 1
    assert table.events(1)[-1]["event"] == "table-undo"
    text = record_text(table, keep_seeds=True)
    assert read_text(text).events(1) == table.events(1)


def test_a_choice_changed_before_others_moved_is_known() -> None:
    table = Table(game("diamant"), 3, seed=7)
    for seat, move in ((0, "go"), (0, "leave"), (1, "go")):
        table.play(seat, move)
    earlier = table.changed_choice(0)
    assert earlier is not None
    assert table.game.moves.text(earlier.value) == "go"
    table.play(2, "go")  # the choices are turned over: it is no secret any more
    assert table.changed_choice(1) is None
    assert table.changed_choice(2) is None
