"""What happens at a table by itself: the deal, deadlines, turn clocks, hand-overs, bots.

A timer only wakes; the clock is compared with each deadline to decide what is due. One entry is
committed at a time, so that commands of players can come in between.
"""

import asyncio
from dataclasses import replace

import msgspec

from pioche.core.refusals import Refusal
from pioche.server.logs import report
from pioche.server.messages import PLAYING, REVEALING
from pioche.server.rooms.bots import PlannedMove, fallback_move, history_of
from pioche.server.rooms.entries import (
    AnyEntry,
    Dealt,
    HostPassed,
    Played,
)
from pioche.server.rooms.live_room import LiveRoom
from pioche.server.rooms.voting import handed_over_by_vote, host_away_from, host_by_vote
from pioche.server.store.interface import LostTable, StoreError
from pioche.table.log import HAND_OVER, MOVE, UNDO, Step


async def run_room(live: LiveRoom) -> None:
    try:
        while not live.dropped:
            live.wakeup.clear()
            async with live.lock:
                committed = await commit_due(live)
                # A player in haste wants to see where the table stands then, not the way there.
                if live.has_news() and not (committed and live.clocks.haste.on):
                    live.publish()
                wait = 0.0 if committed else seconds_until_due(live)
            await wait_for_wakeup(live, wait)
    except LostTable:
        pass  # another server has the table now
    except StoreError as error:
        report("storing", error)
    except Exception as error:
        report("a room", error)
        live.drop()


async def wait_for_wakeup(live: LiveRoom, wait: float | None) -> None:
    if wait == 0:
        await asyncio.sleep(0)
        return
    timer = None
    if wait is not None:
        live.wakes_at = live.clock() + wait
        timer = asyncio.get_running_loop().call_later(wait, live.wakeup.set)
    try:
        await live.wakeup.wait()
    finally:
        live.wakes_at = None
        if timer is not None:
            timer.cancel()


async def commit_due(live: LiveRoom) -> bool:
    entry = await next_entry(live)
    if entry is None:
        return False
    try:
        await live.commit(entry)
    except Refusal as refusal:
        if not (isinstance(entry, Played) and entry.bot):
            raise
        report("a bot's move", refusal)
        await live.commit(fallback_entry(live, entry))
    return True


def fallback_entry(live: LiveRoom, entry: Played) -> Played:
    """The rules' own move in place of a bot's refused one: no table gets stuck."""
    assert entry.step is not None
    move = fallback_move(live.room.table, entry.step.seat)
    return msgspec.structs.replace(entry, step=replace(entry.step, value=move))


async def next_entry(live: LiveRoom) -> AnyEntry | None:
    now = live.clock()
    live.bot_runner.warm_up()
    if (host := host_by_vote(live, now)) is not None:
        return HostPassed(seat=host)
    if live.room.phase == REVEALING:
        return deal_due(live, now)
    if live.room.phase != PLAYING:
        return None
    entry = undo_due(live, now) or tick_due(live, now)
    if entry is not None or not live.people.active(now) or glass_is_empty(live, now):
        return entry
    late = await turn_due(live, now) or await hand_over_due(live, now)
    return late or (None if bots_wait(live, now) else await bot_due(live, now))


def bots_wait(live: LiveRoom, now: float) -> bool:
    """Whether players have yet to answer an undo question, which a bot's move would end."""
    ends = live.clocks.undo_question_ends()
    return ends is not None and now < ends


def deal_due(live: LiveRoom, now: float) -> Dealt | None:
    """The deal, once all promised seeds are revealed or late."""
    late = now >= live.clocks.reveal_ends
    return Dealt() if late or not live.room.waiting() else None


def undo_due(live: LiveRoom, now: float) -> Played | None:
    request = live.room.undo_request
    if request is None or request.missing:
        return None
    return Played(step=Step(UNDO, request.seat, 0, live.clocks.game_at(now)))


def tick_due(live: LiveRoom, now: float, allowance: int | None = None) -> Played | None:
    """Time's own move after the deadline, by default with the allowance of the slowest player."""
    if live.clocks.deadline() is None:
        return None
    table = live.room.table
    if allowance is None:
        allowance = live.clocks.allowance(table.to_act())
    step = table.due_step(live.clocks.game_at(now), allowance)
    return None if step is None else Played(time=True, step=step)


def glass_is_empty(live: LiveRoom, now: float) -> bool:
    """Whether only moves count that are still on their way: a bot's would be too late."""
    return live.room.table.is_late(live.clocks.game_at(now))


async def turn_due(live: LiveRoom, now: float) -> Played | None:
    """The turn clock has run out: a bot makes this one decision."""
    ends = live.clocks.turn_ends()
    if ends is None or now < ends:
        return None
    seat = live.clocks.people_asked()[0]
    name = await substitute_for(live, seat)
    move = await asyncio.to_thread(live.bot_runner.choose, seat, name)
    return move_entry(live, PlannedMove(0, seat, name, move, 0), now)


async def hand_over_due(live: LiveRoom, now: float) -> Played | None:
    """An asked player has been absent for too long, or the others have voted for a bot."""
    if (voted := handed_over_by_vote(live, now)) is not None:
        return await handed_over(live, voted, now)
    for seat in live.clocks.people_asked():
        if not live.people.here(seat, now) and now >= grace_end(live, seat):
            return await handed_over(live, seat, now)
    return None


async def handed_over(live: LiveRoom, seat: int, now: float) -> Played:
    bot = await substitute_for(live, seat)
    return Played(step=Step(HAND_OVER, seat, 0, live.clocks.game_at(now), bot=bot))


def grace_end(live: LiveRoom, seat: int) -> float:
    return max(live.people.away_since(seat), live.clocks.active_since) + live.settings.grace


async def substitute_for(live: LiveRoom, seat: int) -> str:
    return await asyncio.to_thread(history_of(live.room, seat).closest_bot)


async def bot_due(live: LiveRoom, now: float) -> Played | None:
    if live.step_wanted(now):
        return None
    for planned in await planned_moves(live, now):
        if live.clocks.haste.on:
            return hurried_entry(live, planned, now)
        if live.clocks.game_at(now) >= planned.due:
            return move_entry(live, planned, now)
    return None


def hurried_entry(live: LiveRoom, planned: PlannedMove, now: float) -> Played | None:
    """A bot's move at once. Against the clock its hand takes its time: the game's time goes on."""
    if live.room.table.clock_runs():
        deadline = live.clocks.deadline()
        if deadline is not None and planned.due >= deadline:
            live.clocks.skip_to(deadline, now)
            return tick_due(live, now)
        live.clocks.skip_to(planned.due, now)
    return move_entry(live, planned, now)


async def planned_moves(live: LiveRoom, now: float) -> list[PlannedMove]:
    found = []
    for seat in live.room.table.to_act():
        name = live.room.seats[seat].bot
        if name is None:
            continue
        planned = await live.bot_runner.plan(seat, name, live.clocks.game_at(now))
        if planned is not None:
            found.append(planned)
    return found


def move_entry(live: LiveRoom, planned: PlannedMove, now: float) -> Played:
    step = Step(MOVE, planned.seat, planned.move, live.clocks.game_at(now))
    return Played(bot=planned.bot, step=step)


def seconds_until_due(live: LiveRoom) -> float | None:
    """The seconds until something may be due; None: until something changes."""
    now = live.clock()
    away = host_away_from(live, now)
    moments = [live.people.next_change(now), away if away is not None and away > now else None]
    if live.room.phase == REVEALING:
        moments.append(live.clocks.reveal_ends)
    if live.room.phase == PLAYING:
        moments += game_due_times(live, now)
    known = [moment for moment in moments if moment is not None]
    return max(0.001, min(known) - now) if known else None


def game_due_times(live: LiveRoom, now: float) -> list[float | None]:
    found: list[float | None] = []
    clocks, people = live.clocks, live.people
    end = clocks.deadline()
    if end is not None:
        found.append(clocks.time.clock_time(end + clocks.allowance(live.room.table.to_act())))
    if people.active(now) and not glass_is_empty(live, now):
        found += [
            clocks.turn_ends(),
            clocks.turn_visible_from() if clocks.turn_left(now) is None else None,
            None if clocks.stalling(now) else clocks.stalling_from(),
        ]
        found += [
            grace_end(live, seat) for seat in clocks.people_asked() if not people.here(seat, now)
        ]
        if bots_wait(live, now):
            return [*found, clocks.undo_question_ends()]
        found += [clocks.step_gate.ends] if live.step_wanted(now) else planned_times(live)
    return found


def planned_times(live: LiveRoom) -> list[float | None]:
    plans, seats = live.bot_runner.planned, live.room.seats
    asked = [seat for seat in live.room.table.to_act() if seats[seat].bot and seat in plans]
    return [live.clocks.time.clock_time(plans[seat].due) for seat in asked]
