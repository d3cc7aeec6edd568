"""A site that `pioche site` wrote, beside the server's own pages: play without a network."""

from dataclasses import replace
from pathlib import Path
from typing import Final

from pioche.core.refusals import Refusal
from pioche.server.errors import NotFound
from pioche.server.http.requests import REVALIDATED, ApiRequest, KeptReplies, Reply
from pioche.server.http.static import MEDIA

PAGE: Final = "index.html"
# What marks a folder as a site.
MARK: Final = "web/tab/worker.js"
PACKED: Final = ".packed"
PACKED_MEDIA: Final = "application/octet-stream"
# What a site's page says if it knows no server for play with others; and that it is this one.
NO_SERVER: Final = b"&quot;server&quot;: &quot;&quot;"
THIS_SERVER: Final = b"&quot;server&quot;: &quot;/&quot;"
# More than all files of a site.
KEPT_FILES: Final = KeptReplies(32 * 1024 * 1024)


def check_site(folder: str) -> None:
    """Refuse a folder that holds no site."""
    if folder and not (Path(folder) / MARK).is_file():
        raise Refusal("site-missing", folder=folder)


async def site_file(request: ApiRequest) -> Reply:
    """A file of the site's folder, and of no other."""
    folder = request.server.settings.site
    name = str(request.http.path_params["path"]) or PAGE
    if not folder or not name.isprintable():
        raise NotFound("server-no-page")
    path = (Path(folder) / name).resolve()
    if not path.is_relative_to(Path(folder).resolve()) or path.suffix not in (*MEDIA, PACKED):
        raise NotFound("server-no-page")
    return kept_file(path)


def kept_file(path: Path) -> Reply:
    try:
        found = path.stat()
        key = (path, found.st_mtime_ns, found.st_size)
        return KEPT_FILES.get(key, lambda: read_file(path))
    except OSError:
        raise NotFound("server-no-page") from None


def read_file(path: Path) -> Reply:
    media = PACKED_MEDIA if path.suffix == PACKED else MEDIA[path.suffix]
    reply = Reply(path.read_bytes(), media=media, cache=REVALIDATED)
    if path.name != PAGE:
        return reply
    return replace(reply, content=reply.content.replace(NO_SERVER, THIS_SERVER))
