"""The description of the API: every route, every type, nothing left hanging."""

import json
import re

from pioche.server import messages
from pioche.server.http.openapi import description
from pioche.server.http.routes import API, ROUTES, SOCKET, TABLE
from pioche.server.messages import AnyCommand
from pioche.server.rooms.commands import RULES
from tests.server.house import House


def test_every_route_and_every_type_is_described() -> None:
    told = description()
    assert told["openapi"] == "3.1.0"
    routes = {(route.path, route.method.lower()) for route in API} | {(SOCKET, "get")}
    assert routes == {(path, method) for path in told["paths"] for method in told["paths"][path]}
    wanted = set(re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(told)))
    assert wanted <= set(told["components"]["schemas"])
    for kind in AnyCommand.__args__:
        assert kind.__name__ in told["components"]["schemas"]
    for name in ("News", "ChatLine", "Probe", "Hello", "Trouble", "Refused", "Frame"):
        assert name in told["components"]["schemas"]


def test_no_type_of_the_protocol_is_left_out() -> None:
    told = set(description()["components"]["schemas"])
    abstract = {"Request", "Command", "Struct", "Meta", "Annotated", "Any"}
    types = {name for name, kind in vars(messages).items() if isinstance(kind, type)}
    assert types - abstract <= told


def test_every_operation_says_what_a_refusal_looks_like() -> None:
    paths = description()["paths"]
    told = {path: ways[way]["responses"]["4XX"] for path, ways in paths.items() for way in ways}
    assert all("schemas/Trouble" in json.dumps(refused) for refused in told.values())
    assert "schemas/Refused" in json.dumps(told[f"{TABLE}/commands"])


def test_it_is_served(house: House) -> None:
    assert house.get("/api/openapi.json").json() == json.loads(json.dumps(description()))


def test_every_command_has_a_rule_and_every_route_a_name() -> None:
    assert set(RULES) == set(AnyCommand.__args__)
    assert len({route.name for route in ROUTES}) == len(ROUTES)
