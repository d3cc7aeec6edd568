"""The application: all routes and the socket, each behind the same checks."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route as StarletteRoute
from starlette.routing import WebSocketRoute

from pioche.server.errors import NoMethod, NotFound, Stopping
from pioche.server.event_loop import collect_when_idle, watch_loop
from pioche.server.http import static
from pioche.server.http.addresses import ForwardedRequests, client_address, trusted_networks
from pioche.server.http.headers import Headers, check_origin
from pioche.server.http.openapi import description
from pioche.server.http.requests import (
    ApiRequest,
    Reply,
    bearer,
    decode_message,
    read_body,
    refusal_of,
    refusal_reply,
)
from pioche.server.http.routes import GET, ROUTES, SOCKET, Route
from pioche.server.http.socket_session import socket_endpoint
from pioche.server.metrics import REQUESTS
from pioche.server.rooms.clocks import Clock, ServerClock
from pioche.server.rooms.retention import Retention
from pioche.server.server import Server, new_server
from pioche.server.settings import Settings
from pioche.server.store.interface import LostTable, Store
from pioche.table.table import Table

Endpoint = Callable[[Request], Awaitable[Response]]


def create_app(
    settings: Settings,
    store: Store,
    clock: Clock | None = None,
    table_class: type[Table] = Table,
) -> Starlette:
    """The server as an ASGI application; the caller closes the store.

    `table_class` is the class of tables; tests use one that deals again.
    """
    server = new_server(settings, store, clock or ServerClock(), table_class)
    routes = [
        StarletteRoute(route.path, endpoint(server, route), methods=[route.method], name=route.name)
        for route in ROUTES
    ]
    app = Starlette(
        routes=[*routes, WebSocketRoute(SOCKET, socket_endpoint(server), name="socket")],
        middleware=[
            Middleware(ForwardedRequests, trusted=trusted_networks(settings.trusted_proxy)),
            Middleware(Headers, allowed=settings.allowed_host),
        ],
        exception_handlers={HTTPException: no_route},
        lifespan=lifespan(server),
    )
    app.router.redirect_slashes = False
    app.state.server = server
    app.state.openapi = description()
    return app


def lifespan(server: Server) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def run(_app: Starlette) -> AsyncIterator[None]:
        clock = server.clock
        looking = [clock.keep_looking()] if isinstance(clock, ServerClock) else []
        work = [
            *(asyncio.create_task(each) for each in looking),
            asyncio.create_task(server.rooms.wake_due()),
            asyncio.create_task(server.rooms.drop_lost()),
            asyncio.create_task(server.rooms.drop_idle()),
            asyncio.create_task(Retention(server.rooms).run()),
            asyncio.create_task(watch_loop(server.settings.slow_loop)),
            asyncio.create_task(collect_when_idle()),
        ]
        try:
            yield
        finally:
            server.lifecycle.stopping = True
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)
            await server.reviews.close()
            await server.rooms.close()

    return run


def endpoint(server: Server, route: Route) -> Endpoint:
    """A route as an endpoint: every failure is answered with the key of a sentence."""
    decoder = None if route.body is None else msgspec.json.Decoder(route.body)

    async def answer(request: Request) -> Response:
        try:
            reply = await handle(route, await read_request(server, route, request, decoder))
        except Exception as error:
            reply = refusal_reply(refusal_of(error, route.name))
        except asyncio.CancelledError:
            if not server.lifecycle.stopping:
                raise
            reply = refusal_reply(Stopping("server-stopping"))  # stopped before it was done
        REQUESTS.labels(route.name, reply.status).inc()
        return reply.response(request.headers)

    return answer


async def handle(route: Route, request: ApiRequest) -> Reply:
    """Call the handler; a GET is repeated once if another server has just claimed the table."""
    try:
        return await route.handler(request)
    except LostTable:
        if route.method != GET:
            raise
        return await route.handler(request)


async def read_request(
    server: Server, route: Route, request: Request, decoder: "msgspec.json.Decoder[object] | None"
) -> ApiRequest:
    """The request, after its checks, the cheapest first."""
    if route.path.startswith("/api"):
        server.lifecycle.check()
        server.requests.check(client_address(request))
    if route.method != GET:
        check_origin(request.headers)
    key = bearer(request.headers.get("authorization"))
    body: object = None
    if decoder is not None:
        body = decode_message(await read_body(request, server.settings), decoder)
    return ApiRequest(server, request, key, body, server.clock())


async def no_route(request: Request, error: Exception) -> Response:
    """Answer a path or a method without a route; browsers get the page, which says so."""
    assert isinstance(error, HTTPException)
    wrong_method = error.status_code == NoMethod.status
    if not wrong_method and "text/html" in request.headers.get("accept", ""):
        return static.lost_page().response()
    refusal = NoMethod("server-no-method") if wrong_method else NotFound("server-no-page")
    response = refusal_reply(refusal).response()
    if wrong_method:
        response.headers["allow"] = ", ".join(methods_of(request))
    return response


def methods_of(request: Request) -> list[str]:
    """The methods of all routes of a path: the framework gives only those of the first one."""
    routes = [route for route in request.app.routes if isinstance(route, StarletteRoute)]
    matching = [route for route in routes if route.path_regex.match(request.url.path)]
    return sorted({method for route in matching for method in route.methods or ()})
