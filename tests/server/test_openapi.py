"""The description of the API: every route, every type, nothing left hanging."""

import json
import re

from pioche.server.http.openapi import description
from pioche.server.http.routes import API, ROUTES
from pioche.server.http.table_routes import SOCKET, TABLE
from pioche.server.messages import requests, table
from pioche.server.messages.requests import AnyCommand
from pioche.server.rooms.commands import COMMANDS
from tests.server.live_server import LiveServer


def test_every_route_and_every_type_is_described() -> None:
    received = description()
    assert received["openapi"] == "3.1.0"
    routes = {(route.path, route.method.lower()) for route in API} | {(SOCKET, "get")}
    assert routes == {
        (path, method) for path in received["paths"] for method in received["paths"][path]
    }
    wanted = set(re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(received)))
    assert wanted <= set(received["components"]["schemas"])
    for kind in AnyCommand.__args__:
        assert kind.__name__ in received["components"]["schemas"]
    for name in ("News", "ChatLine", "Probe", "Hello", "Problem", "Refused", "Frame"):
        assert name in received["components"]["schemas"]


def test_no_type_of_the_protocol_is_left_out() -> None:
    received = set(description()["components"]["schemas"])
    abstract = {"Request", "Command", "Struct", "Meta", "Annotated", "Any"}
    types = {
        name
        for module in (requests, table)
        for name, kind in vars(module).items()
        if isinstance(kind, type)
    }
    assert types - abstract <= received


def test_every_operation_says_what_a_refusal_looks_like() -> None:
    paths = description()["paths"]
    for kind in ("5XX", "4XX"):
        received = {
            path: ways[way]["responses"][kind] for path, ways in paths.items() for way in ways
        }
        assert all("schemas/Problem" in json.dumps(refused) for refused in received.values())
    assert "schemas/Refused" in json.dumps(received[f"{TABLE}/commands"])


def test_it_is_served(server: LiveServer) -> None:
    assert server.get("/api/openapi.json").json() == json.loads(json.dumps(description()))


def test_every_command_has_a_rule_and_every_route_a_name() -> None:
    assert set(COMMANDS) == set(AnyCommand.__args__)
    assert len({route.name for route in ROUTES}) == len(ROUTES)
