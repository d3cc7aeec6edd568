"""The review of a game that is over: begun, asked for, stopped, by whoever may see its replay."""

from pioche.server.http.handlers import check_may_watch, watcher
from pioche.server.http.requests import ApiRequest, Reply, json_reply
from pioche.server.rooms.versions import check_over
from pioche.table.table import Table


async def start(request: ApiRequest) -> Reply:
    table = await finished_table(request)
    return json_reply(await request.server.reviews.start(request.table_id, table))


async def show(request: ApiRequest) -> Reply:
    await finished_table(request)
    return json_reply(await request.server.reviews.status(request.table_id))


async def stop(request: ApiRequest) -> Reply:
    await finished_table(request)
    return json_reply(await request.server.reviews.stop(request.table_id))


async def finished_table(request: ApiRequest) -> Table:
    """The table, which nothing changes any more: before, a review would tell what is hidden."""
    request.server.messages.check(("review", request.key or request.address))
    async with request.server.rooms.locked(request.table_id) as live:
        check_may_watch(live, watcher(request, live))
        check_over(live.room)
        return live.room.table
