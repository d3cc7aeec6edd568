"""A site that `pioche site` wrote, beside the server's own pages: play without a network."""

from dataclasses import dataclass
from functools import cached_property
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


@dataclass(frozen=True)
class SiteFile(Reply):
    """A file that the site has compressed already, if it is a text."""

    compressed: bytes = b""

    @cached_property
    def zipped(self) -> bytes:
        return self.compressed or super().zipped


def read_file(path: Path) -> Reply:
    if path.name == PAGE:
        content = path.read_bytes().replace(NO_SERVER, THIS_SERVER)
        return Reply(content, media=MEDIA[path.suffix], cache=REVALIDATED)
    beside = path.with_name(f"{path.name}.gz")
    compressed = beside.read_bytes() if beside.is_file() else b""
    media = PACKED_MEDIA if path.suffix == PACKED else MEDIA[path.suffix]
    content = path.read_bytes()
    return SiteFile(content, media=media, cache=REVALIDATED, compressed=compressed)
