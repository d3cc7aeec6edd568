"""A session: bots first, then people, one at a time."""

from dataclasses import replace

import pytest

from pioche.core.refusals import CannotUndo, Refusal
from pioche.games import game
from pioche.records import read_record
from pioche.table.log import Player
from pioche.table.table import Table
from pioche.table.undo import SeenSince
from pioche.terminal import saves
from pioche.terminal.phrases import undo_seen
from pioche.terminal.session import Session
from pioche.terminal.setup import distinct, setup_of
from pioche.words import words_in
from tests.terminal.helpers import EIGHT, TWO_HUMANS, session, setup


def play_out(one: Session, move: str = "go") -> None:
    """Every player always makes the same move."""
    one.advance()
    while not one.over:
        one.sit(one.next_person)
        one.play(one.table.game.moves.parse(move))
        one.advance()


def test_bots_choose_before_people() -> None:
    one = session()
    one.advance()
    assert one.table.to_act() == [0]
    assert one.next_person == 0
    assert not one.must_pass


def test_bots_play_on_while_the_only_person_is_at_the_camp() -> None:
    one = session()
    one.advance()
    one.play(one.table.game.moves.parse("leave"))
    before = len(one.events())
    one.advance()
    assert one.over or one.next_person == 0
    assert len(one.events()) > before


def test_the_person_at_the_screen_is_asked_first_then_round_the_table() -> None:
    one = session(TWO_HUMANS)
    one.advance()
    assert one.must_pass
    assert one.next_person == 0
    one.sit(0)
    one.play(0)
    assert one.must_pass
    assert one.next_person == 1


def test_a_secret_choice_can_be_taken_back_until_it_is_revealed() -> None:
    one = session(TWO_HUMANS)
    one.advance()
    assert not one.can_take_back()
    one.sit(0)
    one.play(0)
    assert one.can_take_back()
    one.undo()
    assert one.next_person == 0


def test_other_people_are_asked_before_a_revealed_move_is_taken_back() -> None:
    one = session(TWO_HUMANS, undo="friendly")
    one.advance()
    for seat in (0, 1):
        one.sit(seat)
        one.play(0)
    one.advance()
    assert one.undo_needs() == [0]
    one.undo()
    assert one.next_person == 1


def test_bots_consent_at_a_friendly_table() -> None:
    one = session(undo="friendly")
    one.advance()
    one.play(0)
    one.advance()
    assert one.undo_needs() == []


def test_an_undo_question_gives_the_latest_events_and_the_number_of_others() -> None:
    one = session(EIGHT, undo="friendly")
    one.advance()
    one.play(0)
    one.advance()
    lines = undo_seen(words_in("en"), one.table, 0, one.names)
    assert lines[0].startswith("Seen since then: ")
    assert "Card:" in lines[0]
    assert lines[1].endswith("more things.")
    assert undo_seen(words_in("en"), session().table, 0, one.names) == []


def test_cards_seen_in_secret_are_counted_and_what_has_no_event_is_said_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one = session(undo="friendly")
    one.advance()
    one.play(0)
    for hidden, line in [(2, "Zoé has also seen 2 hidden cards."), (0, "Something has been")]:
        seen = SeenSince([], hidden)
        monkeypatch.setattr(one.table, "seen_since", lambda _, seen=seen: seen)
        (said,) = undo_seen(words_in("en"), one.table, 0, one.names)
        assert said.startswith(line)


def test_nothing_is_taken_back_once_the_game_is_over() -> None:
    one = session()
    play_out(one, "leave")
    with pytest.raises(CannotUndo, match="finie"):
        one.undo_needs()


def test_a_table_of_bots_plays_by_itself() -> None:
    one = session(tuple(Player(str(seat), "bold") for seat in range(3)))
    one.advance()
    assert one.over
    assert one.looker is None
    assert one.legal() == []


def test_the_clock_goes_on_where_the_saved_game_stopped() -> None:
    ticks = iter([0.0, 5.0, 5.0, 5.0, 5.0])
    one = Session(setup().table(), clock=lambda: next(ticks, 5.0))
    one.advance()
    one.play(0)
    assert one.table.last_at == 5000
    later = Session(read_record(one.save()), clock=lambda: 100.0)
    assert later.now() == 5000


def test_absent_players_return_to_their_seats() -> None:
    table = setup().table()
    table.leave(0)
    assert Session(table).table.absent == set()


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(Refusal, match="robot"):
        session((Player("A"), Player("B", "dragon"), Player("C")))


def test_a_finished_game_leaves_a_record_and_no_save() -> None:
    one = session()
    saved = one.save()
    play_out(one, "leave")
    record = one.finish()
    assert record.parent == saves.records_folder()
    assert not saved.exists()
    assert read_record(record).over
    assert one.finish() == record
    assert one.save() == record


def test_once_over_people_who_share_a_device_look_as_spectators() -> None:
    one = session(TWO_HUMANS)
    play_out(one, "leave")
    assert one.looker is None


def test_the_same_people_can_play_again() -> None:
    one = session(relics="classic")
    again = setup_of(one.table)
    assert again.players == one.table.players
    assert again.options["relics"] == "classic"
    assert again.seed != again.again().seed


def test_who_plays_again_plays_no_first_game() -> None:
    table = Table(game("letsdig"), [Player("Ana"), Player("Max")], 1, first_game="1", owns_game="2")
    again = setup_of(table)
    assert (again.options["first_game"], again.options["owns_game"]) == ("", "2")
    assert replace(again, options=table.options).again().options["first_game"] == ""


def test_a_name_never_overwrites_another_game() -> None:
    session().save("autre")
    mine = session(TWO_HUMANS)
    with pytest.raises(Refusal, match="autre"):
        mine.save("autre")
    assert mine.path is None
    assert mine.save("mienne") == mine.save("mienne") == mine.save()


def test_a_game_that_was_over_from_the_start_has_its_record() -> None:
    one = session()
    play_out(one, "leave")
    record = one.finish()
    again = Session(read_record(record), record)
    assert again.finish() == again.save() == record
    assert list(saves.records_folder().iterdir()) == [record]


def test_no_two_players_have_the_same_name() -> None:
    names = ["Zoé", "zoé", "Zoé 2", "Zoé"]
    seated = distinct(tuple(Player(name) for name in names))
    assert [player.name for player in seated] == ["Zoé", "zoé 2", "Zoé 2 2", "Zoé 3"]
    table = setup((Player("Max"), Player("Max"), Player("Bot", "bold"))).table()
    assert [player.name for player in table.players] == ["Max", "Max 2", "Bot"]


def test_news_are_what_came_since_ones_own_last_move() -> None:
    one = session(TWO_HUMANS, undo="friendly")
    one.advance()
    assert Session(read_record(one.save())).news[0] > 0
    one.sit(0)
    one.play(0)
    one.sit(1)
    assert len(one.recent()) > 0
    one.play(0)
    assert one.recent()[0]["event"] == "chosen"
    one.undo()
    assert one.recent() == []
