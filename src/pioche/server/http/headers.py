"""Checks of Host, path and Origin before any route, and the security headers of every answer.

DNS rebinding: a page whose name is made to point at this server has that name in Host. Where the
names of the server are known, any other is refused. Addresses cannot be used that way.
"""

import re
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers as RequestHeaders
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pioche.core.refusals import Refusal
from pioche.server.errors import BadMessage, Forbidden, Misdirected, NotFound, status_of
from pioche.server.http.addresses import LOCAL_NAME, parse_address
from pioche.server.http.paths import routed_as_written
from pioche.server.http.requests import encode, problem_of
from pioche.words import LANGUAGES, words_in


def check_origin(headers: RequestHeaders) -> None:
    """Refuse requests of other sites' pages; programs send no Origin."""
    origin = headers.get("origin")
    if origin is not None and not same_host(origin, headers.get("host", "")):
        raise Forbidden("server-origin")


def same_host(origin: str, host: str) -> bool:
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc.lower() == host.lower()


POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types lit-html service-worker",
    )
)
# Where a site of static files lies, if the server has one, and what its pages may do besides: run
# wasm and start workers.
OFFLINE: Final = "/offline/"
SITE_POLICY: Final = POLICY.replace(
    "script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'"
).replace("service-worker", "service-worker tab-worker")
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "x-frame-options": "DENY",
}
HOST: Final = re.compile(r"([A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:[0-9]{1,5})?")
BELOW: Final = "*."
STARTS: Final = ("http.response.start", "websocket.http.response.start")


class SecurityHeaders:
    """Middleware that adds the headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] in STARTS:
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith(OFFLINE):
                    headers["content-security-policy"] = SITE_POLICY
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, send_with_headers)


class CheckedRequests:
    """Middleware that refuses requests whose Host or path is not ours."""

    def __init__(self, app: ASGIApp, allowed: tuple[str, ...] = ()) -> None:
        self.app = app
        self.allowed = allowed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        trouble = self.trouble(scope) if scope["type"] in ("http", "websocket") else None
        if trouble is None:
            await self.app(scope, receive, send)
        else:
            await refuse(scope, send, trouble)

    def trouble(self, scope: Scope) -> Refusal | None:
        """The refusal, unless Host is ours and the path names a table as it should, if any."""
        return self.host_trouble(scope) or (
            None if routed_as_written(scope) else NotFound("server-no-page")
        )

    def host_trouble(self, scope: Scope) -> Refusal | None:
        """The refusal, unless there is exactly one valid Host that is ours."""
        hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        name = host_name(hosts[0]) if len(hosts) == 1 else None
        if name is None:
            return BadMessage("server-bad-host")
        return None if is_allowed(name, self.allowed) else Misdirected("server-host", host=name)


def host_name(host: str) -> str | None:
    """The name in a Host header, without its port; None if it is no valid one."""
    found = HOST.fullmatch(host)
    return None if found is None else found[1].lower().rstrip(".")


def is_allowed(name: str, allowed: tuple[str, ...]) -> bool:
    if not allowed or name == LOCAL_NAME or name.endswith(f".{LOCAL_NAME}"):
        return True
    return parse_address(name) is not None or any(matches(name, each) for each in allowed)


def matches(name: str, allowed: str) -> bool:
    wanted = allowed.lower().rstrip(".")
    return name.endswith(wanted[1:]) if wanted.startswith(BELOW) else name == wanted


async def refuse(scope: Scope, send: Send, refusal: Refusal) -> None:
    """Refuse with a sentence for browsers and a key for programs."""
    kind = "http" if scope["type"] == "http" else "websocket.http"
    body, media = refusal_body(scope, refusal)
    headers = [(b"content-type", media), (b"content-length", b"%d" % len(body))]
    status = status_of(refusal)
    await send({"type": f"{kind}.response.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.response.body", "body": body})


def refusal_body(scope: Scope, refusal: Refusal) -> tuple[bytes, bytes]:
    if scope["type"] == "websocket" or scope["path"].startswith("/api"):
        return encode(problem_of(refusal)), b"application/json"
    said = (words_in(name).say(refusal.key, **refusal.arguments) for name in LANGUAGES)
    return "\n".join(said).encode(), b"text/plain; charset=utf-8"
