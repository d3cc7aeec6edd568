"""Scopes of requests that come over no network: from a tab's page, or in a simulation."""

from typing import Any


def request_scope(
    kind: str, path: str, key: str | None, host: str, client: tuple[str, int]
) -> dict[str, Any]:
    """An ASGI scope, `kind` being `http` or `websocket`; a path may have a query."""
    path, _, query = path.partition("?")
    headers = [(b"host", host.encode())]
    if key:
        headers.append((b"authorization", f"Bearer {key}".encode()))
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": headers,
        "client": client,
        "server": (host, 80),
        "state": {},
    }
