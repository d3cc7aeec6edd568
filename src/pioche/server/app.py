"""The application of a server: the routes of tables, of the catalogue and of the browser client."""

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route as StarletteRoute

from pioche.server.errors import NoMethod, NotFound
from pioche.server.http import static
from pioche.server.http.addresses import ForwardedRequests, trusted_networks
from pioche.server.http.application import application
from pioche.server.http.headers import CheckedRequests, SecurityHeaders
from pioche.server.http.openapi import description
from pioche.server.http.requests import refusal_reply
from pioche.server.http.routes import ROUTES
from pioche.server.http.work import ChargedRequests
from pioche.server.limits import SharedLimits
from pioche.server.rooms.clocks import Clock, ServerClock
from pioche.server.server import new_server
from pioche.server.settings import Settings
from pioche.server.store.interface import Store
from pioche.table.table import Table


def create_app(
    settings: Settings,
    store: Store,
    clock: Clock | None = None,
    table_class: type[Table] = Table,
    shared: SharedLimits | None = None,
) -> Starlette:
    """The server as an ASGI application; the caller closes the store.

    `table_class` is the class of tables; tests use one that deals again. `shared` are the limits of
    several workers.
    """
    server = new_server(settings, store, clock or ServerClock(), table_class, shared)
    middleware = (
        Middleware(ForwardedRequests, trusted=trusted_networks(settings.trusted_proxy)),
        Middleware(SecurityHeaders),
        Middleware(ChargedRequests, work=server.work),  # before the checks: refusals cost, too
        Middleware(CheckedRequests, allowed=settings.allowed_host),
    )
    app = application(server, ROUTES, middleware)
    app.add_exception_handler(HTTPException, no_route)
    app.state.openapi = description()
    return app


async def no_route(request: Request, error: Exception) -> Response:
    """Answer a path or a method without a route; browsers get the page, which says so."""
    assert isinstance(error, HTTPException)
    wrong_method = error.status_code == NoMethod.status
    if not wrong_method and "text/html" in request.headers.get("accept", ""):
        return (await static.lost_page()).response()
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
