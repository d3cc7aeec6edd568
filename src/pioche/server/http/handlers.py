"""What each route of the API does."""

import asyncio
import io

import segno

from pioche.core.refusals import Refusal
from pioche.server.auth import Who, authenticate, seat_number
from pioche.server.errors import Forbidden, NotFound, NotNow, status_of
from pioche.server.http.game_info import games_info
from pioche.server.http.requests import REVALIDATED, Ask, Reply, told, whole
from pioche.server.http.static import words_text
from pioche.server.keys import new_key
from pioche.server.messages import Created, News, Refused, Seated
from pioche.server.rooms import lobby
from pioche.server.rooms.commands import Call, carry_out
from pioche.server.rooms.live_room import LiveRoom
from pioche.server.rooms.registry import new_seed
from pioche.server.rooms.replay import replay_of
from pioche.server.rooms.room import OVER
from pioche.table.fairness import commitment
from pioche.table.record import record_text
from pioche.words import LANGUAGES


async def games(_ask: Ask) -> Reply:
    return told(games_info(), cache=REVALIDATED)


async def words(ask: Ask) -> Reply:
    language = str(ask.request.path_params["language"])
    if language not in LANGUAGES:
        raise NotFound("server-no-page")
    return Reply(words_text(language), media="text/plain; charset=utf-8", cache=REVALIDATED)


async def create(ask: Ask) -> Reply:
    ask.server.creations.check(ask.address)
    key, seed = new_key(), new_seed()
    table = await ask.server.rooms.create(lobby.header_of(ask.body, key, seed))
    return told(Created(table, key, commitment(bytes.fromhex(seed))), 201)


async def show(ask: Ask) -> Reply:
    async with ask.server.rooms.at(ask.table) as live:
        return told(live.info())


async def sit(ask: Ask) -> Reply:
    key = new_key()
    async with ask.server.rooms.at(ask.table) as live:
        entry = lobby.seat_taken(live.room, ask.body, key)
        await live.commit(entry)
        live.seen(entry.seat)
        return told(Seated(entry.seat, key), 201)


def watcher(ask: Ask, live: LiveRoom) -> Who:
    """Who asks to see the game, if they may."""
    who = authenticate(live.room, ask.key)
    live.check_watch(who)
    live.seen(who)
    return who


async def news(ask: Ask) -> Reply:
    since = ask.number("since")
    async with ask.server.rooms.at(ask.table) as live:
        return told(live.news(watcher(ask, live), since))


async def events(ask: Ask) -> Reply:
    since = ask.number("since")
    async with ask.server.rooms.at(ask.table) as live:
        who = watcher(ask, live)
        if not live.may_watch(who):
            return told([])
        return told(live.room.heard.since(seat_number(who), since))


async def chat(ask: Ask) -> Reply:
    since = ask.number("since")
    async with ask.server.rooms.at(ask.table) as live:
        watcher(ask, live)
        return told(live.chat_since(since))


async def replay(ask: Ask) -> Reply:
    step = whole(str(ask.request.path_params["step"]))
    ask.server.messages.check(("replay", ask.key or ask.address))  # it costs a whole game
    async with ask.server.rooms.at(ask.table) as live:
        who = watcher(ask, live)
        check_sees(live, who)
        found = replay_of(live.room, seat_number(who), step)
    return told(await asyncio.to_thread(found.frame))


def check_sees(live: LiveRoom, who: Who) -> None:
    """The host of a table that nobody may watch sees no game."""
    if not live.may_watch(who):
        raise Forbidden("server-no-watching")


async def record(ask: Ask) -> Reply:
    async with ask.server.rooms.at(ask.table) as live:
        check_sees(live, watcher(ask, live))
        if live.room.phase != OVER:
            raise NotNow("server-not-over")
        table = live.room.play  # nothing changes it any more
    text = await asyncio.to_thread(record_text, table)
    name = f"{table.game.id}-{ask.table[:8]}.pioche"
    attached = {"content-disposition": f'attachment; filename="{name}"'}
    return Reply(text.encode(), media="application/x-ndjson; charset=utf-8", headers=attached)


async def invite(ask: Ask) -> Reply:
    """The link of a table as a picture that a phone can read."""
    await ask.server.rooms.find(ask.table)
    request = ask.request
    link = f"{request.url.scheme}://{request.headers['host']}/t/{ask.table}"
    drawn = io.BytesIO()
    segno.make_qr(link, error="m").save(drawn, kind="svg", scale=8, border=2, light="#fff")
    return Reply(drawn.getvalue(), media="image/svg+xml")


async def command(ask: Ask) -> Reply:
    """Carry out a command; a refusal tells how things stand."""
    server = ask.server
    server.messages.check(ask.key or ask.address)
    async with server.rooms.at(ask.table) as live:
        who = authenticate(live.room, ask.key)
        live.check_watch(who)
        live.seen(who)
        call = Call(server.rooms, live, who, ask.key, ask.body, ask.arrived)
        try:
            return told(await carry_out(call))
        except Refusal as refusal:
            return told(refused(call, refusal), status_of(refusal))


def refused(call: Call, refusal: Refusal) -> Refused:
    """Why not, and where what stands in the way is the state of things, how they stand."""
    return Refused(
        id=call.command.id,
        key=refusal.key,
        arguments=dict(refusal.arguments),
        ruling=refusal.ruling,
        news=state_of_things(call.live, call.who, refusal),
    )


def state_of_things(live: LiveRoom, who: Who, refusal: Refusal) -> News | None:
    return live.news(who) if status_of(refusal) == NotNow.status else None


async def openapi(ask: Ask) -> Reply:
    """The API's own description, OpenAPI 3.1."""
    return told(ask.request.app.state.openapi, cache=REVALIDATED)
