"""Leaks put into the server on purpose: the comparison of two deals must find each of them."""

import itertools
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from pioche.core.game import Game, View
from pioche.core.refusals import Refusal
from pioche.core.state import State
from pioche.games.diamant.state import DiamantState
from pioche.server.messages.replay import Frame
from pioche.server.messages.requests import AskOdds
from pioche.server.messages.table import News, Odds, TableInfo
from pioche.server.rooms import commands, news
from pioche.server.rooms.clocks import RoomClocks
from pioche.server.rooms.commands import Call
from pioche.server.rooms.live_room import LiveRoom
from pioche.server.rooms.replay import Replay, ReplayedGames
from pioche.server.rooms.room import Room
from pioche.server.rooms.seat_events import SeatEvents
from pioche.table.table import Table
from tests.server.leak_check import Leak, LeakStores
from tests.server.test_leaks import run_actions

Plant = Callable[[pytest.MonkeyPatch], None]


def next_face(state: State) -> int:
    """The card on top of Diamant's deck, which nobody may know."""
    assert isinstance(state, DiamantState)
    return int(state.cards.face[state.deck[-1]])


def one_face_too_many(patch: pytest.MonkeyPatch) -> None:
    honest = Table.view

    def view(self: Table, seat: int | None) -> View:
        return {**honest(self, seat), "next": next_face(self.state)}

    patch.setattr(Table, "view", view)


def an_order_that_tells(patch: pytest.MonkeyPatch) -> None:
    """The same view, its keys in an order that depends on the next card."""
    honest = Table.view

    def view(self: Table, seat: int | None) -> View:
        seen = honest(self, seat)
        return dict(sorted(seen.items(), reverse=bool(next_face(self.state) % 2)))

    patch.setattr(Table, "view", view)


def a_count_of_secret_moves(patch: pytest.MonkeyPatch) -> None:
    def seat_news(room: Room, *more: Any) -> News:  # noqa: ANN401
        return msgspec.structs.replace(honest(room, *more), steps=len(room.table.log))

    honest = news.seat_news
    patch.setattr(news, "seat_news", seat_news)


def the_head_of_secret_moves(patch: pytest.MonkeyPatch) -> None:
    """The head after every step, even secret ones: it shows that another seat has moved."""
    honest = SeatEvents.collect

    def collect(self: SeatEvents, table: Table, head: str) -> None:
        honest(self, table, head)
        for log in self.logs.values():
            log.head = head

    patch.setattr(SeatEvents, "collect", collect)


def a_refusal_that_tells(patch: pytest.MonkeyPatch) -> None:
    honest = Game.why_not

    def why_not(self: Game, state: State, seat: int, move: int) -> Refusal:
        found = honest(self, state, seat, move)
        return Refusal(found.key, found.ruling, **found.arguments, next=next_face(state))

    patch.setattr(Game, "why_not", why_not)


def odds_of_the_true_deck(patch: pytest.MonkeyPatch) -> None:
    async def odds(call: Call) -> Odds:
        return Odds(call.command.id, {"next": next_face(call.room.table.state)}, [], [])

    received = commands.CommandSpec((commands.SEAT,), odds)
    patch.setattr(commands, "COMMANDS", dict(commands.COMMANDS) | {AskOdds: received})


def a_replay_by_other_eyes(patch: pytest.MonkeyPatch) -> None:
    """Of the steps so far, as the next seat saw them."""

    def frame(self: Replay, games: ReplayedGames) -> Frame:
        view = games.view(replace(self, seat=(self.seat or 0) + 1))
        return Frame(self.step, self.steps, view, list(self.events), [])

    patch.setattr(Replay, "frame", frame)


def a_push_for_everything(patch: pytest.MonkeyPatch) -> None:
    """News for everybody whenever anybody does anything."""
    numbers = itertools.count()
    patch.setattr(news, "dedup_key", lambda _message: next(numbers))


def a_clock_that_tells_the_glass(patch: pytest.MonkeyPatch) -> None:
    def turn_left(self: RoomClocks, now: float) -> int | None:
        ends = self.deadline()
        return None if ends is None else ends - self.game_at(now)

    patch.setattr(RoomClocks, "turn_left", turn_left)


def an_undo_that_tells(patch: pytest.MonkeyPatch) -> None:
    """Whether others have changed their minds since, as it was once."""

    def people_to_ask(room: Room, seat: int) -> list[int]:
        return sorted(other for other in room.table.undo_needs(seat) if room.seats[other].person)

    patch.setattr(news, "people_to_ask", people_to_ask)


PLANTED: Final[list[tuple[Plant, str, int | None]]] = [
    (one_face_too_many, "diamant", None),
    (an_order_that_tells, "diamant", 1),
    (a_count_of_secret_moves, "diamant", 0),
    (the_head_of_secret_moves, "diamant", 0),
    (a_refusal_that_tells, "diamant", 0),
    (odds_of_the_true_deck, "diamant", 1),
    (a_replay_by_other_eyes, "digup", 0),
    (a_push_for_everything, "diamant", None),
    (a_clock_that_tells_the_glass, "digger", 0),
    (an_undo_that_tells, "diamant", 0),
]


@pytest.mark.parametrize(("plant", "name", "watcher"), PLANTED)
def test_a_planted_leak_is_found(
    leak_stores: LeakStores,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    plant: Plant,
    name: str,
    watcher: int | None,
) -> None:
    plant(monkeypatch)
    with pytest.raises(Leak):
        run_actions(leak_stores, tmp_path, name, watcher, count=150)


@pytest.mark.usefixtures("postgresql")
@pytest.mark.parametrize("shared", [False, True])
def test_a_leak_on_one_of_the_two_stores_is_found(
    leak_stores: LeakStores, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shared: bool
) -> None:
    honest = LiveRoom.info

    def info(self: LiveRoom) -> TableInfo:
        found = honest(self)
        leaked = [next_face(self.room.table.state)] if self.storage.store.shared is shared else []
        return msgspec.structs.replace(found, stalling=[*found.stalling, *leaked])

    monkeypatch.setattr(LiveRoom, "info", info)
    with pytest.raises(Leak):
        run_actions(leak_stores, tmp_path, "diamant", None)
