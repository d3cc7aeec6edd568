"""The browser client's files, and the words that it makes its sentences from."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final

from pioche.server.errors import NotFound
from pioche.server.http import link_preview
from pioche.server.http.requests import NO_STORE, REVALIDATED, ApiRequest, Reply
from pioche.words.language import word_files

WEB: Final = Path(__file__).parent.parent.parent / "web"
PAGE: Final = WEB / "index.html"

# What the client is made of; anything else in its folder is not for it.
MEDIA: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".ico": "image/x-icon",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
}


async def page(request: ApiRequest) -> Reply:
    """The one page of the client, with the preview of the path that it is to show."""
    file = file_reply(PAGE)
    words = link_preview.words_for(request)
    preview = await link_preview.preview_of(request, words)
    origin = f"{request.http.url.scheme}://{request.http.headers['host']}"
    text = link_preview.with_preview(file.content.decode(), preview, words, WEB, origin)
    return replace(file, content=text.encode(), headers={"vary": "accept-language"})


def lost_page() -> Reply:
    """The same page for a path that leads nowhere: the client says so."""
    return replace(file_reply(PAGE), status=NotFound.status, cache=NO_STORE)


async def web_file(request: ApiRequest) -> Reply:
    """A file of the client's folder, and of no other."""
    name = str(request.http.path_params["path"])
    if not name.isprintable():
        raise NotFound("server-no-page")
    path = (WEB / name).resolve()
    if not path.is_relative_to(WEB.resolve()) or path.suffix not in MEDIA:
        raise NotFound("server-no-page")
    fresh = request.server.settings.files_fresh
    kept = {"cache-control": f"max-age={fresh}"} if fresh else {}
    return replace(file_reply(path), headers=kept)


async def service_worker(_request: ApiRequest) -> Reply:
    """From the root, since it may look after no more than the folder that it comes from."""
    return file_reply(WEB / "service-worker.js")


def file_reply(path: Path) -> Reply:
    try:
        content = path.read_bytes()
    except OSError:
        raise NotFound("server-no-page") from None
    return Reply(content, media=MEDIA[path.suffix], cache=REVALIDATED)


@cache
def words_text(language: str) -> bytes:
    """All sentences of a language, as one file."""
    return b"\n".join(file.read_bytes() for file in word_files(language))
