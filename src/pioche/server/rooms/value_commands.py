"""Commands about what moves are worth: whether it may be asked for, and asking for it."""

from pioche.server.errors import Forbidden, NotNow
from pioche.server.messages import Done
from pioche.server.rooms.call import Call, check_playing
from pioche.server.rooms.entries import StoredLine, ValuesSet
from pioche.server.rooms.room import OVER


async def allow_values(call: Call) -> Done:
    """Where several play, a change is told in the chat, also to those who come later."""
    room, allowed = call.room, call.command.allowed
    if room.phase == OVER:
        raise NotNow("server-over")
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
