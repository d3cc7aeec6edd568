"""The application of a server or of a tab: routes and the socket, each behind the same checks."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route as StarletteRoute
from starlette.routing import WebSocketRoute

from pioche.server.errors import Stopping
from pioche.server.event_loop import collect_when_idle, watch_loop
from pioche.server.http.addresses import client_address
from pioche.server.http.headers import check_origin
from pioche.server.http.requests import (
    ApiRequest,
    Reply,
    bearer,
    decode_message,
    read_body,
    refusal_of,
    refusal_reply,
)
from pioche.server.http.socket_session import socket_endpoint
from pioche.server.http.table_routes import GET, SOCKET, Route
from pioche.server.metrics import REQUESTS
from pioche.server.rooms.clocks import ServerClock
from pioche.server.rooms.retention import Retention
from pioche.server.server import Server
from pioche.server.store.interface import LostTable

Endpoint = Callable[[Request], Awaitable[Response]]


def application(
    server: Server, routes: Iterable[Route], middleware: Iterable[Middleware] = ()
) -> Starlette:
    """An ASGI application with these routes and the sockets of tables."""
    app = Starlette(
        routes=[
            *(starlette_route(server, route) for route in routes),
            WebSocketRoute(SOCKET, socket_endpoint(server), name="socket"),
        ],
        middleware=list(middleware),
        lifespan=lifespan(server),
    )
    app.router.redirect_slashes = False
    app.state.server = server
    return app


def starlette_route(server: Server, route: Route) -> StarletteRoute:
    return StarletteRoute(
        route.path, endpoint(server, route), methods=[route.method], name=route.name
    )


def lifespan(server: Server) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def run(_app: Starlette) -> AsyncIterator[None]:
        watching = (watch_loop(server.settings.slow_loop), collect_when_idle())
        work = [asyncio.create_task(each) for each in (*work_on_tables(server), *watching)]
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


def work_on_tables(server: Server) -> list[Coroutine[None, None, None]]:
    """What a server does by itself, whatever process it runs in."""
    clock, rooms = server.clock, server.rooms
    looking = [clock.keep_looking()] if isinstance(clock, ServerClock) else []
    return [
        *looking,
        rooms.wake_due(),
        rooms.drop_lost(),
        rooms.drop_idle(),
        Retention(rooms).run(),
    ]


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
        settings = server.settings
        limit = settings.record_limit if route.long else settings.body_limit
        body = decode_message(await read_body(request, limit, settings.body), decoder)
    return ApiRequest(server, request, key, body, server.clock())
