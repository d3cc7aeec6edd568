"""OpenAPI 3.1, made from the types of messages and the table of routes."""

import re
from functools import cache
from typing import Any, Final

import msgspec

import pioche
from pioche.lessons import lesson_games
from pioche.server.auth import SHAPE
from pioche.server.http.requests import LARGEST
from pioche.server.http.routes import API
from pioche.server.http.table_routes import ANYONE, LINK, SOCKET, Route
from pioche.server.messages.requests import AnyCommand, Hello
from pioche.server.messages.table import ChatLine, News, Probe, Problem, Values
from pioche.words import LANGUAGES

REFERENCE: Final = "#/components/schemas/{name}"
# A whole number that JavaScript can represent.
COUNT: Final = {"type": "integer", "minimum": 0, "maximum": LARGEST}
# Types that are only sent over a socket.
SOCKET_TYPES: Final = (Hello | AnyCommand, News, ChatLine, Probe, Values)
ABOUT_SOCKET: Final = (
    "A WebSocket: the first frame is a Hello, then commands. It pushes News, ChatLine, Values "
    "and Probe, and answers every command with Done, Odds, Rematched or Refused."
)
ABOUT_FAILURES: Final = "500: a mistake of ours. 503: it could not be stored, send it again."


@cache
def description() -> dict[str, Any]:
    """The whole API; it never changes, and every server of a process has the same."""
    types = described_types()
    schemas, components = msgspec.json.schema_components(types, ref_template=REFERENCE)
    known = dict(zip(map(repr, types), schemas, strict=True))
    paths: dict[str, Any] = {}
    for route in API:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route, known)
    paths[SOCKET] = {"get": socket_operation(known)}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Pioche", "version": pioche.__version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
        },
    }


def described_types() -> list[Any]:
    found: dict[str, Any] = {repr(Problem): Problem}
    for route in API:
        for kind in (route.body, route.response, route.refusal):
            if kind is not None and not isinstance(kind, str):
                found[repr(kind)] = kind
    found |= {repr(kind): kind for kind in SOCKET_TYPES}
    return list(found.values())


def operation(route: Route, known: dict[str, Any]) -> dict[str, Any]:
    described: dict[str, Any] = {
        "operationId": route.name.replace(" ", "-"),
        "summary": route.summary,
        "parameters": parameters(route),
        "responses": {
            str(route.status): {"description": route.summary, "content": content(route, known)},
            "4XX": refused(refusal(route, known)),
            "5XX": failed(known),
        },
    }
    if route.access not in (ANYONE, LINK):
        described["security"] = [{}, {"key": []}]
    if route.body is not None:
        schema = known[repr(route.body)]
        described["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schema}},
        }
    return described


def refusal(route: Route, known: dict[str, Any]) -> dict[str, Any]:
    """The schema of refusals; any route may answer with a Problem."""
    problem: dict[str, Any] = known[repr(Problem)]
    return {"anyOf": [known[repr(route.refusal)], problem]} if route.refusal else problem


def refused(schema: dict[str, Any]) -> dict[str, Any]:
    return {"description": "Refused.", "content": {"application/json": {"schema": schema}}}


def failed(known: dict[str, Any]) -> dict[str, Any]:
    return {**refused(known[repr(Problem)]), "description": ABOUT_FAILURES}


def content(route: Route, known: dict[str, Any]) -> dict[str, Any]:
    if isinstance(route.response, str):
        return {route.response: {"schema": {"type": "string"}}}
    return {"application/json": {"schema": known[repr(route.response)]}}


def parameters(route: Route) -> list[dict[str, Any]]:
    """The parameters of the path, then of the query."""
    return [
        *(path_parameter(name) for name in re.findall(r"{(\w+)", route.path)),
        *({"name": name, "in": "query", "schema": COUNT} for name in route.query),
    ]


def path_parameter(name: str) -> dict[str, Any]:
    kinds = {
        "step": COUNT,
        "table": {"type": "string", "pattern": f"^{SHAPE.pattern}$"},
        "language": {"type": "string", "enum": list(LANGUAGES)},
        "game": {"type": "string", "enum": lesson_games()},
    }
    kind = kinds.get(name, {"type": "string"})
    return {"name": name, "in": "path", "required": True, "schema": kind}


def socket_operation(known: dict[str, Any]) -> dict[str, Any]:
    return {
        "operationId": "socket",
        "summary": ABOUT_SOCKET,
        "parameters": [path_parameter("table")],
        "responses": {
            "101": {"description": "Switching protocols."},
            "4XX": refused(known[repr(Problem)]),
            "5XX": failed(known),
        },
    }
