"""The table of routes, which the application, the authorisation tests and OpenAPI read.

`access` is who may ask: `anyone`; `link` (everybody with the table's link); `watcher` (the key of a
seat or of the host, and others if the table may be watched); `command` (see `commands.COMMANDS`).
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from pioche.server.http import catalogue, handlers, monitoring, static
from pioche.server.http.requests import ApiRequest, Reply
from pioche.server.messages.catalogue import GameInfo, LessonInfo
from pioche.server.messages.replay import Frame, ReviewStatus, Summary
from pioche.server.messages.requests import AnyCommand, CreateTable, Sit
from pioche.server.messages.table import (
    ChatLine,
    Created,
    Done,
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

TABLE: Final = "/api/tables/{table}"


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


HTML: Final = "text/html"
JSON: Final = "application/json"
TEXT: Final = "text/plain"
SVG: Final = "image/svg+xml"
RECORD: Final = "application/x-ndjson"
ANY_FILE: Final = "*/*"

API: Final = (
    Route(
        "games", GET, "/api/games", handlers.games, ANYONE,
        "The games of the house.", list[GameInfo],
    ),
    Route(
        "lesson", GET, "/api/games/{game}/lesson", handlers.lesson, ANYONE,
        "A first game with a teacher, step by step.", LessonInfo,
    ),
    Route(
        "words", GET, "/words/{language}.ftl", handlers.words, ANYONE,
        "All sentences of a language, in Fluent.", TEXT,
    ),
    Route(
        "words part", GET, "/words/{language}/{part}.ftl", handlers.words_part, ANYONE,
        "Some of them: `page` has what every page needs, `diamant` what Diamant adds.", TEXT,
    ),
    Route(
        "openapi", GET, "/api/openapi.json", handlers.openapi, ANYONE,
        "This description.", dict[str, Any],
    ),
    Route(
        "create", POST, "/api/tables", handlers.create, ANYONE,
        "A new table.", Created, 201, body=CreateTable,
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

# Paths of the browser client; all answer with the same page.
PAGES: Final = {
    "home": "/",
    "new": "/new",
    "all games": "/games",
    "settings": "/settings",
    "table": "/t/{table}",
    "all rules": "/rules",
    "rules": "/rules/{game}",
    "watch again": "/replay/{table}",
    "look back": "/review/{table}",
    "learn": "/learn/{game}",
}

FILES: Final = (
    *(
        Route(f"page {name}", GET, path, static.page, ANYONE, "The browser client.", HTML)
        for name, path in PAGES.items()
    ),
    Route(
        "service worker", GET, "/service-worker.js", static.service_worker, ANYONE,
        "What the browser keeps running for an installed client.", ANY_FILE,
    ),
    Route(
        "web", GET, "/web/{path:path}", static.web_file, ANYONE,
        "A file of the browser client.", ANY_FILE,
    ),
    Route(
        "rules", GET, "/words/{language}/rules/{game}.json", catalogue.rules, ANYONE,
        "How a game is played, as a page in a language.", JSON,
    ),
)  # fmt: skip

# For operators; docs/operations.md describes them.
HEALTH: Final = (
    Route(
        "healthz", GET, "/healthz", monitoring.healthz, ANYONE,
        "Whether the process lives.", monitoring.Health,
    ),
    Route(
        "readyz", GET, "/readyz", monitoring.readyz, ANYONE,
        "Whether it takes requests: the store answers, and it is not being stopped.",
        monitoring.Health,
    ),
)  # fmt: skip

ROUTES: Final = API + FILES + HEALTH
SOCKET: Final = f"{TABLE}/socket"
