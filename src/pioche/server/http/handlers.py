"""The handlers of the routes of tables."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from io import BytesIO
from typing import Final, TypeVar

from pioche.core.refusals import Refusal
from pioche.server.auth import (
    Identity,
    authenticate,
    derived_key,
    digest,
    new_key,
    opens_as_host,
    seat_number,
)
from pioche.server.errors import Forbidden, NotFound, NotNow, status_of
from pioche.server.http.requests import (
    ApiRequest,
    KeptReplies,
    Reply,
    json_reply,
    parse_count,
)
from pioche.server.http.work import thread_time
from pioche.server.messages import ENDED
from pioche.server.messages.table import Created, ImportedTable, News, Refused, Seated
from pioche.server.metrics import count_refusal
from pioche.server.rooms import lobby
from pioche.server.rooms.archive import check_over, is_plain
from pioche.server.rooms.commands import Call, carry_out
from pioche.server.rooms.entries import Header
from pioche.server.rooms.imports import finished_game as read_finished
from pioche.server.rooms.imports import import_game, is_imported, table_of
from pioche.server.rooms.live_room import LiveRoom
from pioche.server.rooms.registry import new_seed
from pioche.server.rooms.replay import finished_game, replay_of
from pioche.server.rooms.seating import house_commitment
from pioche.table.record import EXTENSION
from pioche.table.table import Table

# The text of a closed table that cannot be replayed as a record.
CLOSED_EXTENSION: Final = ".jsonl"
# By their links, whose beginnings are chosen by whoever asks.
INVITES: Final = KeptReplies(2 * 1024 * 1024)
Result = TypeVar("Result")


async def create(request: ApiRequest) -> Reply:
    """A new table; the one of the same earlier request, if it has a secret."""
    quota, secret = request.server.quota(request.address), request.body.secret
    quota.check_creation()
    key, table_id = keys_of_table(secret)
    again = None if secret is None else await created_before(request, table_id)
    if again is None:
        again = lobby.new_header(request.body, key, new_seed())
        quota.check_day()
        await request.server.rooms.create(again, table_id)
    return json_reply(Created(table_id, key, house_commitment(again)), 201)


def keys_of_table(secret: str | None) -> tuple[str, str]:
    """The host's key and the table's id; derived from the secret, if there is one."""
    if secret is None:
        return new_key(), new_key()
    return derived_key(secret, "host"), derived_key(secret, "table")


async def created_before(request: ApiRequest, table_id: str) -> Header | None:
    """The table of a secret, if it was created by an earlier request."""
    with suppress(NotFound):
        return await request.server.rooms.header_of(table_id)
    return None


async def import_record(request: ApiRequest) -> Reply:
    """The table of a finished game from elsewhere; the same one for the same record."""
    server, text = request.server, request.body.record
    quota = server.quota(request.address)
    quota.check_creation()
    table_id = table_of(text)
    if not await is_imported(server.rooms, table_id):
        server.replay_work.check_left(request.address)
        table = await charged(request, lambda: read_finished(text))
        quota.check_day()
        await import_game(server.rooms, table_id, table, text)
    return json_reply(ImportedTable(table_id, await server.rooms.game_of(table_id)), 201)


async def show(request: ApiRequest) -> Reply:
    async with request.room() as live:
        return json_reply(live.info())


async def sit(request: ApiRequest) -> Reply:
    """A seat; the one of the same earlier request, if it has a secret."""
    request.server.quota(request.address).check_seating()
    secret, table_id = request.body.secret, request.table_id
    key = new_key() if secret is None else derived_key(secret, f"seat at {table_id}")
    async with request.room() as live:
        seat = lobby.seat_of_key(live.room, key)
        if seat is None:
            host = request.key is not None and opens_as_host(live.room, digest(request.key))
            entry = lobby.seat_taken(live.room, request.body, key, host)
            lobby.check_seatings(live.room, live.settings.most_seatings, entry)
            await live.commit(entry)
            seat = entry.seat
        live.mark_seen(seat)
        return json_reply(Seated(seat, key), 201)


def watcher(request: ApiRequest, live: LiveRoom) -> Identity:
    who = authenticate(live.room, request.key)
    live.check_watch(who)
    live.mark_seen(who)
    return who


async def news(request: ApiRequest) -> Reply:
    since = request.count("since")
    async with request.room() as live:
        return json_reply(live.news(watcher(request, live), since))


async def events(request: ApiRequest) -> Reply:
    since = request.count("since")
    async with request.room() as live:
        who = watcher(request, live)
        if not live.may_watch(who):
            return json_reply([])
        return json_reply(live.room.seat_events.since(seat_number(who), since))


async def chat(request: ApiRequest) -> Reply:
    since = request.count("since")
    async with request.room() as live:
        watcher(request, live)
        return json_reply(live.storage.chat_since(since))


async def replay(request: ApiRequest) -> Reply:
    step = parse_count(str(request.http.path_params["step"]))
    request.server.replay_work.check_left(request.address)
    async with request.room() as live:
        who = watcher(request, live)
        check_may_watch(live, who)
        found = replay_of(live.room, eyes(request, live, who), step)
    return json_reply(await charged(request, lambda: found.frame(request.server.replayed)))


async def charged(request: ApiRequest, work: Callable[[], Result]) -> Result:
    """Run work that may replay a whole game, in a thread, and charge its time to the caller."""

    def timed() -> tuple[Result, float]:
        began = thread_time()
        return work(), thread_time() - began

    result, seconds = await asyncio.to_thread(timed)
    request.server.replay_work.charge(request.address, seconds)
    return result


def check_may_watch(live: LiveRoom, who: Identity) -> None:
    if not live.may_watch(who):
        raise Forbidden("server-no-watching")


def eyes(request: ApiRequest, live: LiveRoom, who: Identity) -> int | None:
    """Whose view is replayed: the caller's, or after the game that of the named seat."""
    wanted = request.http.query_params.get("seat")
    if wanted is None:
        return seat_number(who)
    check_over(live.room)
    return lobby.check_seat(live.room, parse_count(wanted))


async def summary(request: ApiRequest) -> Reply:
    request.server.replay_work.check_left(request.address)
    async with request.room() as live:
        check_may_watch(live, watcher(request, live))
        found = finished_game(live.room)
    return json_reply(await charged(request, found.summary))


async def record(request: ApiRequest) -> Reply:
    async with request.room() as live:
        check_may_watch(live, watcher(request, live))
        if live.room.phase not in ENDED:
            raise NotNow("server-not-over")
        game = live.room.header.game
    text = await request.server.rooms.store.load_record(request.table_id)
    if text is None:
        raise NotFound("server-no-table")  # it was removed meanwhile
    ending = CLOSED_EXTENSION if is_plain(text) else EXTENSION
    name = f"{game}-{request.table_id[:8]}{ending}"
    attached = {"content-disposition": f'attachment; filename="{name}"'}
    return Reply(text, media="application/x-ndjson; charset=utf-8", headers=attached)


async def invite(request: ApiRequest) -> Reply:
    await request.server.rooms.find(request.table_id, request.address)
    http = request.http
    link = f"{http.url.scheme}://{http.headers['host']}/t/{request.table_id}"
    return INVITES.get(link, lambda: qr_code(link))


def qr_code(link: str) -> Reply:
    import segno  # noqa: PLC0415  (heavy, and a tab has nobody to invite)

    drawn = BytesIO()
    segno.make_qr(link, error="m").save(drawn, kind="svg", scale=8, border=2, light="#fff")
    return Reply(drawn.getvalue(), media="image/svg+xml")


async def command(request: ApiRequest) -> Reply:
    """Carry out a command; a refusal contains the present state."""
    server = request.server
    server.messages.check(request.key or request.address)
    async with request.room() as live:
        who = authenticate(live.room, request.key)
        live.check_watch(who)
        live.mark_seen(who)
        quota = server.quota(request.address)
        call = Call(
            server.rooms, live, who, request.key, request.body, request.arrived, quota=quota
        )
        try:
            return json_reply(await carry_out(call))
        except Refusal as refusal:
            return json_reply(refused(call, refusal), status_of(refusal))


def refused(call: Call, refusal: Refusal) -> Refused:
    """The refusal, with the news if the present state is the reason."""
    count_refusal(refusal)
    return Refused(
        id=call.command.id,
        key=refusal.key,
        arguments=dict(refusal.arguments),
        ruling=refusal.ruling,
        news=news_after(call.live, call.who, refusal),
    )


def news_after(live: LiveRoom, who: Identity, refusal: Refusal) -> News | None:
    return live.news(who) if status_of(refusal) == NotNow.status else None


async def start_review(request: ApiRequest) -> Reply:
    table, who = await finished_table(request)
    asked = (request.table_id, table, request.count("since"), seat_number(who))
    return json_reply(await request.server.reviews.start(*asked))


async def show_review(request: ApiRequest) -> Reply:
    await finished_table(request)
    since = request.count("since")
    return json_reply(await request.server.reviews.status(request.table_id, since))


async def stop_review(request: ApiRequest) -> Reply:
    await finished_table(request)
    since = request.count("since")
    return json_reply(await request.server.reviews.stop(request.table_id, since))


async def finished_table(request: ApiRequest) -> tuple[Table, Identity]:
    """A finished table and who asks; before the end a review would reveal hidden things."""
    request.server.messages.check(("review", request.key or request.address))
    async with request.room() as live:
        who = watcher(request, live)
        check_may_watch(live, who)
        check_over(live.room)
        return live.room.table, who
