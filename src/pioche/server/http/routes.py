"""The table of routes, which the application, the authorisation tests and OpenAPI read.

Those of tables are in `table_routes.py`.
"""

from typing import Any, Final

from pioche.server.http import catalogue, monitoring, offline_site, static
from pioche.server.http.headers import OFFLINE
from pioche.server.http.table_routes import ANYONE, GET, TABLE_ROUTES, Route
from pioche.server.messages.catalogue import GameInfo, LessonInfo

HTML: Final = "text/html"
JSON: Final = "application/json"
TEXT: Final = "text/plain"
ANY_FILE: Final = "*/*"

API: Final = (
    Route(
        "games", GET, "/api/games", catalogue.games, ANYONE,
        "The games of the house.", list[GameInfo],
    ),
    Route(
        "lesson", GET, "/api/games/{game}/lesson", catalogue.lesson, ANYONE,
        "A first game with a teacher, step by step.", LessonInfo,
    ),
    Route(
        "words", GET, "/words/{language}.ftl", catalogue.words, ANYONE,
        "All sentences of a language, in Fluent.", TEXT,
    ),
    Route(
        "words part", GET, "/words/{language}/{part}.ftl", catalogue.words_part, ANYONE,
        "Some of them: `page` has what every page needs, `diamant` what Diamant adds.", TEXT,
    ),
    Route(
        "openapi", GET, "/api/openapi.json", catalogue.openapi, ANYONE,
        "This description.", dict[str, Any],
    ),
    *TABLE_ROUTES,
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
    "strategy": "/rules/{game}/strategy",
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
        "offline", GET, f"{OFFLINE}{{path:path}}", offline_site.site_file, ANYONE,
        "A file of the site with which people play without a network, if the server has one.",
        ANY_FILE,
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
