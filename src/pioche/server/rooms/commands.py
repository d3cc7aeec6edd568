"""Every command that a client can give at a table: who may give it, and what it does.

Every handler works under the room's lock. It either refuses, and nothing has changed, or commits
entries that carry the command's id.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

import msgspec

from pioche.core.game import Game, View
from pioche.core.refusals import TooLate
from pioche.server.auth import THE_HOST, Identity, derived_key, digest, identity_name, seat_number
from pioche.server.errors import BadMessage, Forbidden, NotNow
from pioche.server.limits import Quota
from pioche.server.messages import ENDED, GATHERING, OVER, PLAYING, REVEALING, requests
from pioche.server.messages.table import HAND_OVER as HAND_OVER_VOTE
from pioche.server.messages.table import NEXT_HOST, Done, Odds, Rematched, Topic
from pioche.server.rooms import lobby, seating
from pioche.server.rooms.connection import Connection
from pioche.server.rooms.entries import (
    AnyEntry,
    BotSat,
    HostPassed,
    Opened,
    PaceSet,
    Played,
    RematchMade,
    Revealed,
    StoredLine,
    UndoAnswered,
    UndoRequested,
    ValuesSet,
    Voted,
)
from pioche.server.rooms.live_room import LiveRoom
from pioche.server.rooms.lobby import check_seatings
from pioche.server.rooms.news import people_to_ask
from pioche.server.rooms.registry import Rooms, new_seed
from pioche.server.rooms.room import Room
from pioche.server.rooms.scheduler import (
    deal_due,
    hand_over_due,
    substitute_for,
    tick_due,
    undo_due,
)
from pioche.server.rooms.voting import has_voted, host_away, host_by_vote, is_host
from pioche.table.log import HAND_OVER, HUMAN, MOVE, TAKE_BACK, UNDO, Step

# Digits of a key's digest that distinguish the holders of one seat.
KEY_DIGITS: Final = 16


@dataclass
class Call:
    """A command, the identity and key that gave it, and when it arrived.

    `dedup_id` identifies a repeated command: its identity, key and id. The key is part of it
    because the next player on a seat may use the same ids.
    """

    rooms: Rooms
    live: LiveRoom
    who: Identity
    key: str | None
    command: Any
    arrived: float
    connection: Connection | None = None  # None: over HTTP
    quota: Quota | None = None  # of the client's address; None: unlimited
    dedup_id: tuple[str, str] = field(init=False)

    def __post_init__(self) -> None:
        name = f"{digest(self.key or '')[:KEY_DIGITS]}-{self.command.id}"
        self.dedup_id = identity_name(self.who), name

    @property
    def room(self) -> Room:
        return self.live.room

    @property
    def seat(self) -> int:
        """The seat that gave the command; only seats get here."""
        seat = seat_number(self.who)
        assert seat is not None
        return seat

    @property
    def done(self) -> Done:
        return Done(self.command.id)

    async def commit(self, entry: AnyEntry) -> None:
        """Commit an entry with the id of this command."""
        check_seatings(self.room, self.live.settings.most_seatings, entry)
        self.check_quota(Quota.check_entry)
        who, name = self.dedup_id
        signed = msgspec.structs.replace(entry, who=who, id=name)
        await self.live.commit(signed)

    def check_quota(self, check: Callable[[Quota], None]) -> None:
        if self.quota is not None:
            check(self.quota)


def check_playing(room: Room) -> None:
    if room.phase in (GATHERING, REVEALING):
        raise NotNow("server-not-started")
    check_not_over(room)


def check_not_over(room: Room) -> None:
    if room.phase == OVER:
        raise NotNow("server-over")


async def allow_values(call: Call) -> Done:
    """Where several play, a line of chat announces the change."""
    room, allowed = call.room, call.command.allowed
    check_not_over(room)
    if allowed and not room.has_values:
        raise Forbidden("server-no-values" if room.header.odds else "server-no-odds")
    before = room.values_allowed
    await call.commit(ValuesSet(allowed=allowed))
    if room.people > 1 and room.values_allowed != before:
        key = "values-allowed" if allowed else "values-disallowed"
        await call.live.add_chat(StoredLine(*call.dedup_id, name="", text="", key=key))
    return call.done


async def ask_values(call: Call) -> Done:
    check_playing(call.room)
    call.live.value_runner.check(call.seat, call.command.question)
    if call.connection is None:
        raise NotNow("server-values-socket")
    call.live.value_limit.check(call.who)
    await call.live.value_runner.ask(call.connection, call.seat)
    return call.done


async def stop_values(call: Call) -> Done:
    if call.connection is not None:
        call.live.value_runner.unlisten(call.connection, call.seat)
    return call.done


HOST: Final = THE_HOST
SEAT: Final = "seat"
WATCHER: Final = "watcher"

CommandAnswer = Done | Odds | Rematched


@dataclass(frozen=True)
class CommandSpec:
    """Who may give a command, its handler, whether it takes the seat back, and its limits."""

    who: tuple[str, ...]
    carry_out: Callable[[Call], Awaitable[CommandAnswer]]
    takes_back: bool = False
    rationed: bool = False
    seating: bool = False


async def carry_out(call: Call) -> CommandAnswer:
    spec = COMMANDS[type(call.command)]
    if is_repeated(call):  # before the role: who has passed it on may ask again
        return await repeat_answer(call)
    if not roles(call).intersection(spec.who):
        raise Forbidden("server-not-yours")
    if call.room.put_away and not isinstance(call.command, requests.Ping):
        raise NotNow("server-closed")
    if spec.rationed:
        call.live.action_limit.check(call.who)
    if spec.seating:
        call.check_quota(Quota.check_seating)
    if spec.takes_back:
        await take_back(call.live, call.who)
    return await spec.carry_out(call)


def roles(call: Call) -> set[str]:
    """The roles of the caller; a host may have a seat too."""
    if call.who is None:
        return {WATCHER}
    seat = set() if call.who == THE_HOST else {SEAT}
    return seat | {HOST} if is_host(call.room, call.who) else seat


def is_repeated(call: Call) -> bool:
    return hash(call.dedup_id) in call.room.done or call.dedup_id in call.live.storage.chat_ids


async def repeat_answer(call: Call) -> CommandAnswer:
    """Answer a repeated command again."""
    if isinstance(call.command, requests.Rematch) and made_rematch(call):
        return rematched(call)
    return Done(call.command.id, again=True)


async def take_back(live: LiveRoom, who: Identity) -> None:
    """A player who acts on a seat takes it back from the bot."""
    seat = seat_number(who)
    if seat is not None and live.room.phase == PLAYING and live.room.seats[seat].substitute:
        step = Step(TAKE_BACK, seat, 0, live.clocks.game_at(live.clock()))
        await live.commit(Played(step=step))


# Before the game


async def start(call: Call) -> Done:
    """The host may start at any time; any seat may once all are taken."""
    if not is_host(call.room, call.who):
        lobby.check_full(call.room)
    await call.commit(lobby.started(call.room))
    if deal := deal_due(call.live, call.live.clock()):
        await call.live.commit(deal)
    return call.done


async def seat_bot(call: Call) -> Done:
    return await change_seat(call, lobby.bot_seated(call.room, call.command.seat, call.command.bot))


async def open_seat(call: Call) -> Done:
    return await change_seat(call, lobby.seat_opened(call.room, call.command.seat))


async def change_seat(call: Call, entry: BotSat | Opened) -> Done:
    """Commit the change, unless it changes nothing."""
    player = entry.bot if isinstance(entry, BotSat) else requests.OPEN
    if call.room.seats[entry.seat].player != player:
        await call.commit(entry)
    return call.done


async def reveal(call: Call) -> Done:
    if call.room.phase != REVEALING:
        raise NotNow("server-no-reveal")
    if call.room.seats[call.seat].seed is not None:
        raise NotNow("server-revealed")
    seed = call.command.seed
    seating.check_reveal(call.room.seats, call.seat, seed)
    await call.commit(Revealed(seat=call.seat, seed=seed))
    if deal := deal_due(call.live, call.live.clock()):
        await call.live.commit(deal)
    return call.done


# The game


async def move(call: Call) -> Done:
    """Make a move at the time of its arrival."""
    check_playing(call.room)
    allowance = call.live.clocks.allowance([call.seat])
    try:
        await call.commit(Played(question=call.command.question, step=move_step(call, allowance)))
    except TooLate:  # the deadline has passed: let time make its move
        if tick := tick_due(call.live, call.arrived, allowance):
            await call.live.commit(tick)
        raise
    return call.done


def move_step(call: Call, allowance: int) -> Step:
    """The move as a step; time's own move is refused, since only the server's clock makes it."""
    table, at = call.room.table, call.live.clocks.game_at(call.arrived)
    number = table.check_number(call.command.move)
    if table.is_time_move(call.seat, number):
        raise table.why_not(call.seat, number)
    return Step(MOVE, call.seat, number, at, allowance, call.command.evidence)


async def undo(call: Call) -> Done:
    """Take a move back at once if nobody must agree, or ask."""
    check_playing(call.room)
    if earlier := call.room.table.changed_choice(call.seat):
        return await undo_change(call, earlier)
    missing = people_to_ask(call.room, call.seat)
    await call.commit(UndoRequested(seat=call.seat, missing=missing))
    await undo_if_agreed(call)
    return call.done


async def undo_change(call: Call, earlier: Step) -> Done:
    """Take a changed secret choice back, of which nobody else may learn anything.

    If others have moved since, their moves stand, and the earlier choice is made again.
    """
    table, at = call.room.table, call.live.clocks.game_at(call.arrived)
    last = table.moves_since(call.seat) == 1
    step = Step(UNDO, call.seat, 0, at) if last else replace(earlier, at=at)
    await call.commit(Played(step=step))
    return call.done


async def answer(call: Call) -> Done:
    request = call.room.undo_request
    if request is None or call.seat not in request.missing:
        raise NotNow("server-no-question")
    await call.commit(UndoAnswered(seat=call.seat, agree=call.command.agree))
    await undo_if_agreed(call)
    return call.done


async def undo_if_agreed(call: Call) -> None:
    """Undo now instead of waiting for the scheduler."""
    while entry := undo_due(call.live, call.live.clock()):
        await call.live.commit(entry)


async def leave(call: Call) -> Done:
    """Open the seat before the game; hand it to a bot in the game; refuse afterwards."""
    if call.room.phase == GATHERING:
        await call.commit(Opened(seat=call.seat))
        return call.done
    if call.room.phase != PLAYING:
        raise NotNow("server-over" if call.room.phase == OVER else "server-not-started")
    if call.room.seats[call.seat].left:
        raise NotNow("server-left")
    bot = call.room.seats[call.seat].substitute or await substitute_for(call.live, call.seat)
    at = call.live.clocks.game_at(call.arrived)
    await call.commit(Played(left=True, step=Step(HAND_OVER, call.seat, 0, at, bot=bot)))
    return call.done


async def hand_over(call: Call) -> Done:
    """Vote for a bot to play for a stalling seat until its player acts."""
    check_playing(call.room)
    seat = lobby.check_seat(call.room, call.command.seat)
    if seat == seat_number(call.who) or seat not in call.live.clocks.stalling(call.live.clock()):
        raise NotNow("server-not-stalling", seat=seat)
    await vote(call, HAND_OVER_VOTE, seat)
    if entry := await hand_over_due(call.live, call.live.clock()):
        await call.live.commit(entry)
    return call.done


async def vote(call: Call, about: Topic, seat: int) -> None:
    if not has_voted(call.live, about, seat, call.who):
        await call.commit(Voted(about=about, seat=seat))


async def pass_host(call: Call) -> Done:
    """The host names another; while the host is away, the others vote."""
    room, seat = call.room, lobby.check_seat(call.room, call.command.seat)
    if room.phase in ENDED:
        raise NotNow("server-over")
    if room.seats[seat].player != HUMAN:
        raise NotNow("server-host-person", seat=seat)
    if is_host(room, call.who):
        await call.commit(HostPassed(seat=seat))
    elif not host_away(call.live, call.live.clock()):
        raise NotNow("server-host-here")
    else:
        await vote(call, NEXT_HOST, seat)
        if (chosen := host_by_vote(call.live, call.live.clock())) is not None:
            await call.live.commit(HostPassed(seat=chosen))
    return call.done


async def back(call: Call) -> Done:
    check_playing(call.room)
    return call.done


# The pace of bots


async def set_pace(call: Call) -> Done:
    check_not_over(call.room)
    await call.commit(PaceSet(pace=call.command.pace))
    return call.done


async def step(call: Call) -> Done:
    """Let bots take a step. Not stored: after a restart they wait again."""
    check_playing(call.room)
    call.live.step(call.command.question)
    return call.done


async def hurry(call: Call) -> Done:
    """Let bots play at once until the player is asked. Not stored, as a step."""
    check_playing(call.room)
    if call.room.people > 1:
        raise Forbidden("server-hurry")
    call.live.hurry(call.command.question)
    return call.done


# Around the game


async def say(call: Call) -> Done:
    text = seating.tidy(call.command.text)
    if not text:
        raise BadMessage("server-chat-empty")
    if call.live.storage.chat_full(call.who, call.live.settings.most_lines):
        raise NotNow("server-chat-full")
    call.check_quota(Quota.check_entry)
    seat = seat_number(call.who)
    name = "" if seat is None else call.room.seats[seat].nickname or ""
    await call.live.add_chat(StoredLine(*call.dedup_id, name, text))
    return call.done


async def rematch(call: Call) -> Rematched:
    """A new table for the same players; the first who asks is its host."""
    if call.room.phase != OVER:
        raise NotNow("server-not-over")
    if call.room.rematch is None:
        call.check_quota(Quota.check_creation)
        call.check_quota(Quota.check_day)
        header = lobby.rematch_header(call.room, host_key(call), new_seed())
        table_id = await call.rooms.create(header)
        await call.commit(RematchMade(table=table_id))
    return rematched(call)


def host_key(call: Call) -> str:
    """The key of the rematch's host, derived from the player's own to be repeatable."""
    assert call.key is not None
    return derived_key(call.key, f"rematch of {call.room.id}")


def rematched(call: Call) -> Rematched:
    assert call.room.rematch is not None
    key = host_key(call) if made_rematch(call) else None
    return Rematched(call.command.id, call.room.rematch, key, lobby.rematch_flags(call.room))


def made_rematch(call: Call) -> bool:
    """Whether this identity made the rematch; seats do not change by then."""
    return call.room.rematch_by == identity_name(call.who)


async def odds(call: Call) -> Odds:
    if not call.room.header.odds:
        raise Forbidden("server-no-odds")
    check_playing(call.room)
    table = call.room.table
    return await asyncio.to_thread(odds_of, call.command.id, table.game, table.view(call.seat))


def odds_of(command: str, game: Game, view: View) -> Odds:
    lines = game.odds_lines(view)
    counts, chances = ([line.json() for line in group] for group in (lines.counts, lines.chances))
    return Odds(command, game.odds(view), counts, chances)


async def ping(call: Call) -> Done:
    return call.done


async def echo(_call: Call) -> Done:
    """Refused here: a socket handles the echo of its own probe."""
    raise NotNow("server-no-probe")


COMMANDS: Final[Mapping[type[requests.Command], CommandSpec]] = {
    requests.Start: CommandSpec((HOST, SEAT), start),
    requests.SeatBot: CommandSpec((HOST,), seat_bot, seating=True),
    requests.OpenSeat: CommandSpec((HOST,), open_seat, seating=True),
    requests.Reveal: CommandSpec((SEAT,), reveal),
    requests.Move: CommandSpec((SEAT,), move, takes_back=True),
    requests.Undo: CommandSpec((SEAT,), undo, takes_back=True, rationed=True),
    requests.Answer: CommandSpec((SEAT,), answer, takes_back=True),
    requests.Leave: CommandSpec((SEAT,), leave, rationed=True),
    requests.Back: CommandSpec((SEAT,), back, takes_back=True, rationed=True),
    requests.SetPace: CommandSpec((HOST,), set_pace, rationed=True),
    requests.Step: CommandSpec((HOST, SEAT), step),
    requests.Hurry: CommandSpec((SEAT,), hurry),
    requests.HandOver: CommandSpec((HOST, SEAT), hand_over, rationed=True),
    requests.PassHost: CommandSpec((HOST, SEAT), pass_host, rationed=True),
    requests.Say: CommandSpec((HOST, SEAT), say),
    requests.Rematch: CommandSpec((HOST, SEAT), rematch),
    requests.AskOdds: CommandSpec((SEAT,), odds),
    requests.AllowValues: CommandSpec((HOST,), allow_values, rationed=True),
    requests.AskValues: CommandSpec((SEAT,), ask_values),
    requests.StopValues: CommandSpec((SEAT,), stop_values),
    requests.Ping: CommandSpec((HOST, SEAT, WATCHER), ping),
    requests.Echo: CommandSpec((HOST, SEAT, WATCHER), echo),
}
