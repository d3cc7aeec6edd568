"""The routes of tables and records, which a server and a tab have, and what a route is.

`access` is who may ask: `anyone`; `link` (everybody with the table's link); `watcher` (the key of a
seat or of the host, and others if the table may be watched); `command` (see `commands.COMMANDS`).
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from pioche.server.http import handlers, levels
from pioche.server.http.requests import ApiRequest, Reply
from pioche.server.messages.catalogue import SuggestedLevel
from pioche.server.messages.replay import Frame, ReviewStatus, Summary
from pioche.server.messages.requests import AnyCommand, BotGames, CreateTable, ImportRecord, Sit
from pioche.server.messages.table import (
    ChatLine,
    Created,
    Done,
    ImportedTable,
    News,
    Odds,
    Refused,
    Rematched,
    Seated,
    TableInfo,
)

GET: Final = "GET"
POST: Final = "POST"
DELETE: Final = "DELETE"
ANYONE: Final = "anyone"
LINK: Final = "link"
WATCHER: Final = "watcher"
COMMAND: Final = "command"

SVG: Final = "image/svg+xml"
RECORD: Final = "application/x-ndjson"

TABLE: Final = "/api/tables/{table}"
SOCKET: Final = f"{TABLE}/socket"


@dataclass(frozen=True)
class Route:
    """A path: its handler, who may ask, and what it takes and answers (a type or a media type)."""

    name: str
    method: str
    path: str
    handler: Callable[[ApiRequest], Awaitable[Reply]]
    access: str
    summary: str
    response: Any
    status: int = 200
    body: Any = None
    query: tuple[str, ...] = ()
    refusal: Any = None  # the type of refusals, if it is not Problem
    long: bool = False  # whether the body may be as long as a record


TABLE_ROUTES: Final = (
    Route(
        "create", POST, "/api/tables", handlers.create, ANYONE,
        "A new table.", Created, 201, body=CreateTable,
    ),
    Route(
        "import", POST, "/api/records", handlers.import_record, ANYONE,
        "A table of a finished game from elsewhere, by its record.", ImportedTable, 201,
        body=ImportRecord, long=True,
    ),
    Route(
        "level", POST, "/api/games/{game}/level", levels.suggested_level, ANYONE,
        "The level of bots that would suit a person with these results.", SuggestedLevel,
        body=BotGames,
    ),
    Route(
        "show", GET, TABLE, handlers.show, LINK,
        "What everybody knows of a table.", TableInfo,
    ),
    Route(
        "sit", POST, f"{TABLE}/seats", handlers.sit, LINK,
        "Take a seat.", Seated, 201, body=Sit,
    ),
    Route(
        "news", GET, f"{TABLE}/news", handlers.news, WATCHER,
        "One's whole present.", News, query=("since",),
    ),
    Route(
        "events", GET, f"{TABLE}/events", handlers.events, WATCHER,
        "The events that one received.", list[dict[str, Any]], query=("since",),
    ),
    Route(
        "chat", GET, f"{TABLE}/chat", handlers.chat, WATCHER,
        "The lines of chat.", list[ChatLine], query=("since",),
    ),
    Route(
        "replay", GET, f"{TABLE}/replay/{{step}}", handlers.replay, WATCHER,
        "The game as one saw it after a step.", Frame, query=("seat",),
    ),
    Route(
        "summary", GET, f"{TABLE}/summary", handlers.summary, WATCHER,
        "Where the points come from, and the turns, once the game is over.", Summary,
    ),
    Route(
        "start review", POST, f"{TABLE}/review", handlers.start_review, WATCHER,
        "Review the game, once it is over: luck, choices, and what would have been better.",
        ReviewStatus, query=("since",),
    ),
    Route(
        "review", GET, f"{TABLE}/review", handlers.show_review, WATCHER,
        "How far the review has come, with the decisions judged so far, and all of it once done.",
        ReviewStatus, query=("since",),
    ),
    Route(
        "stop review", DELETE, f"{TABLE}/review", handlers.stop_review, WATCHER,
        "Do not go on with the review.", ReviewStatus, query=("since",),
    ),
    Route(
        "record", GET, f"{TABLE}/record", handlers.record, WATCHER,
        "The record, once the game is over.", RECORD,
    ),
    Route(
        "invite", GET, f"{TABLE}/invite.svg", handlers.invite, LINK,
        "The table's link as a QR code.", SVG,
    ),
    Route(
        "command", POST, f"{TABLE}/commands", handlers.command, COMMAND,
        "Do something.", Done | Odds | Rematched, body=AnyCommand, refusal=Refused,
    ),
)  # fmt: skip
