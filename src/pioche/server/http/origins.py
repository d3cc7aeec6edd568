"""Whether a request comes from our own pages: browsers say so in Origin."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers as RequestHeaders

from pioche.server.errors import Forbidden


def check_origin(headers: RequestHeaders) -> None:
    """Refuse what another site's page sends; programs send no Origin."""
    origin = headers.get("origin")
    if origin is not None and not same_host(origin, headers.get("host", "")):
        raise Forbidden("server-origin")


def same_host(origin: str, host: str) -> bool:
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc.lower() == host.lower()
