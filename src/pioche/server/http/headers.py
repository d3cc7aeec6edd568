"""What goes around every answer: security headers, and a look at Host before anything else."""

import re
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pioche.server.errors import BadMessage
from pioche.server.http.requests import encode, problem_of

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
STARTS: Final = ("http.response.start", "websocket.http.response.start")


class Headers:
    """Wraps the application; nothing gets out without the headers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] in STARTS:
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers.setdefault("cache-control", "no-store")
            await send(message)

        if scope["type"] in ("http", "websocket") and not has_good_host(scope):
            await refuse_host(scope, send_with_headers)
        else:
            await self.app(scope, receive, send_with_headers)


def has_good_host(scope: Scope) -> bool:
    """Exactly one Host, and it looks like one."""
    hosts = [value for name, value in scope["headers"] if name == b"host"]
    return len(hosts) == 1 and HOST.fullmatch(hosts[0].decode("latin-1")) is not None


async def refuse_host(scope: Scope, send: Send) -> None:
    kind = "http" if scope["type"] == "http" else "websocket.http"
    body = encode(problem_of(BadMessage("server-bad-host")))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": f"{kind}.response.start", "status": 400, "headers": headers})
    await send({"type": f"{kind}.response.body", "body": body})
