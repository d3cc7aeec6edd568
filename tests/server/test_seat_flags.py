"""What people say of themselves on taking a seat: kept for them, never for a bot."""

import pytest

from pioche.core.refusals import BadOption
from pioche.games.letsdig import LETSDIG
from pioche.server.messages.requests import Sit
from pioche.server.rooms import lobby
from pioche.server.rooms.entries import Dealt, Header, Started
from pioche.server.rooms.room import Room


def new_room(*seats: str, **options: str) -> Room:
    header = Header(
        game="letsdig",
        seats=list(seats),
        options=LETSDIG.settle(len(seats), options),
        odds=True,
        watch=True,
        turn_seconds=None,
        host="",
        seed="07" * 32,
    )
    return Room("table", header)


def sit(room: Room, name: str, flags: list[str] | None) -> None:
    room.apply(lobby.seat_taken(room, Sit(name, flags=flags), name))


def deal(room: Room) -> Room:
    room.apply(lobby.started(room))
    room.apply(Dealt())
    return room


def dealt_flags(room: Room) -> tuple[object, object]:
    assert room.table is not None
    return room.table.options["first_game"], room.table.options["owns_game"]


def test_each_person_answers_on_taking_a_seat() -> None:
    room = new_room("open", "open", "balanced")
    sit(room, "Zoé", ["first_game"])
    sit(room, "Max", ["owns_game", "first_game"])
    assert dealt_flags(deal(room)) == ("1,2", "2")


def test_an_answer_goes_before_what_the_host_said() -> None:
    room = new_room("open", "open", first_game="1,2", owns_game="2")
    sit(room, "Zoé", [])
    sit(room, "Max", None)  # not asked
    assert dealt_flags(deal(room)) == ("2", "2")


def test_a_bot_has_neither() -> None:
    room = new_room("open", "open", "balanced", first_game="1,2,3", owns_game="2,3")
    sit(room, "Zoé", None)
    assert dealt_flags(deal(room)) == ("1", "")  # a bot sat down on the seat left open


def test_in_a_rematch_the_box_belongs_to_its_owner_on_any_seat() -> None:
    room = new_room("open", "open", "balanced", owns_game="2")
    sit(room, "Zoé", ["first_game", "owns_game"])
    sit(room, "Max", None)
    header = lobby.rematch_header(deal(room), "key", "08" * 32)
    assert (header.options["first_game"], header.options["owns_game"]) == ("", "")
    zoe, max_, bot = lobby.rematch_flags(room)
    assert (zoe, max_, bot) == (["owns_game"], ["owns_game"], [])
    again = Room("again", header)
    sit(again, "Lou", [])  # a stranger on the seat of Zoé
    sit(again, "Zoé", zoe)
    assert dealt_flags(deal(again)) == ("", "2")


def test_a_player_who_states_no_flags_has_none_in_a_rematch() -> None:
    room = new_room("open", "open")
    sit(room, "Zoé", ["owns_game"])
    sit(room, "Max", [])
    again = Room("again", lobby.rematch_header(deal(room), "key", "08" * 32))
    sit(again, "Lou", None)
    sit(again, "Zoé", None)
    assert dealt_flags(deal(again)) == ("", "")


def test_an_unknown_answer_is_refused() -> None:
    with pytest.raises(BadOption) as caught:
        sit(new_room("open", "open"), "Zoé", ["teams"])
    assert caught.value.arguments == {"option": "teams", "known": "first_game, owns_game"}


def test_a_room_stored_before_people_were_asked_opens() -> None:
    room = new_room("open", "balanced", owns_game="1")
    sit(room, "Zoé", None)
    room.apply(Started(filled=[], bot="balanced"))
    room.apply(Dealt())
    assert dealt_flags(room) == ("", "1")
