"""The browser client's files, and the link preview in the head of its one page.

The page is the same file for every path; the preview (title, sentence, picture) is written for the
path and the language of the request, and contains nothing secret.
"""

from dataclasses import dataclass, replace
from functools import cache
from html import escape
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers

from pioche.games import all_games
from pioche.server.errors import NotFound
from pioche.server.http.bundle import FOLDER, FRESHNESS, WEB, bundled, bundled_page
from pioche.server.http.headers import OFFLINE
from pioche.server.http.requests import (
    KEPT,
    NO_STORE,
    REVALIDATED,
    ApiRequest,
    KeptReplies,
    Reply,
)
from pioche.server.logs import report
from pioche.words import LANGUAGES, Words, words_in
from pioche.words.language import word_files

BEGIN: Final = "<!-- preview -->"
END: Final = "<!-- /preview -->"
USUAL_PICTURE: Final = "icons/preview.jpg"
NO_BOARDS: Final = '<meta name="boards" content="" />'
NO_SITE: Final = '<meta name="offline" content="" />'
WIDTH: Final = 1200
HEIGHT: Final = 630


@dataclass(frozen=True)
class Preview:
    """The preview of a link; `private` pages are not to be indexed."""

    title: str
    text: str
    game: str = ""
    private: bool = False


def with_preview(page: str, preview: Preview, words: Words, web: Path, origin: str) -> str:
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    lang = before.replace('<html lang="fr">', f'<html lang="{words.language}">')
    image = f"{origin}/web/{picture_path(preview.game, web)}"
    return lang + "\n    ".join((BEGIN, *head_lines(preview, words, image), END)) + after


def picture_path(game: str, web: Path) -> str:
    """The preview in the game's folder of the client; the usual one where there is none."""
    path = f"boards/{game}/preview.jpg"
    return path if game.isidentifier() and (web / path).is_file() else USUAL_PICTURE


def head_lines(preview: Preview, words: Words, image: str) -> list[str]:
    named = {"description": preview.text, "twitter:card": "summary_large_image"}
    if preview.private:
        named["robots"] = "noindex"
    properties = {
        "type": "website",
        "site_name": words.say("web-house"),
        "locale": words.say("preview-locale"),
        "title": preview.title,
        "description": preview.text,
        "image": image,
        "image:width": str(WIDTH),
        "image:height": str(HEIGHT),
        "image:alt": words.say("preview-picture"),
    }
    return [
        f"<title>{escape(preview.title)}</title>",
        *(meta("name", name, value) for name, value in named.items()),
        *(meta("property", f"og:{name}", value) for name, value in properties.items()),
    ]


def meta(kind: str, name: str, value: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(value)}" />'


async def preview_of(request: ApiRequest, words: Words) -> Preview:
    """The preview of a path, which names at most a game."""
    parameters = request.http.path_params
    path = request.http.url.path
    if "table" in parameters:
        game = await game_at(request)
        kind = "table" if path.startswith("/t/") else path.split("/")[1]
        return table_preview(kind, game, words)
    game = str(parameters.get("game") or request.http.query_params.get("game", ""))
    if game in known_games():
        name = words.say(f"{game}-name")
        title = words.say("web-rules-of", game=name) if "game" in parameters else name
        return Preview(title, words.say(f"{game}-pitch"), game)
    return house_preview(words)


def house_preview(words: Words) -> Preview:
    return Preview(words.say("web-house"), words.say("web-tagline"))


def table_preview(kind: str, game: str | None, words: Words) -> Preview:
    """The preview of a table; without a game if the table does not exist."""
    if game is None:
        return Preview(words.say(f"preview-{kind}"), words.say("web-tagline"), private=True)
    title = words.say(f"preview-{kind}-of", game=words.say(f"{game}-name"))
    text = words.say(f"preview-{kind}-text", pitch=words.say(f"{game}-pitch"))
    return Preview(title, text, game, private=True)


async def game_at(request: ApiRequest) -> str | None:
    """The game of a table; None above the rate limit or after an error."""
    if not request.server.requests.take(request.address):
        return None
    try:
        game = await request.server.rooms.game_of(request.table_id)
    except NotFound:
        return None
    except Exception as error:
        report("link preview", error)
        return None
    return game if game in known_games() else None


def known_games() -> set[str]:
    return {game.id for game in all_games()}


def language_of(headers: Headers) -> str:
    wanted = headers.get("accept-language", "").split(",")
    codes = [tag.strip()[:2].lower() for tag in wanted]
    return next((code for code in codes if code in LANGUAGES), LANGUAGES[0])


def words_for(request: ApiRequest) -> Words:
    return words_in(language_of(request.http.headers))


PAGE: Final = WEB / "index.html"
# The page with its previews. Whoever asks chooses the Host that is in them: that must not cost
# others the files that are the same for everybody.
PAGES: Final = KeptReplies(4 * 1024 * 1024)

# The media types of the client's files; other files are not served.
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
    ".mp3": "audio/mpeg",
    ".json": "application/json",
    ".map": "application/json",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
}


async def page(request: ApiRequest) -> Reply:
    await FRESHNESS.look()
    words = words_for(request)
    preview = await preview_of(request, words)
    origin = f"{request.http.url.scheme}://{request.http.headers['host']}"
    offline = OFFLINE if request.server.settings.site else ""
    key = (FRESHNESS.now(), preview, words.language, origin, offline)
    return PAGES.get(key, lambda: page_with_preview(preview, words, origin, offline))


def page_with_preview(preview: Preview, words: Words, origin: str, offline: str) -> Reply:
    """`offline` is the path of the site for play without a network, or empty."""
    file = page_file()
    page = file.content.decode().replace(NO_SITE, NO_SITE.replace('""', f'"{offline}"'))
    text = with_preview(page, preview, words, WEB, origin)
    return replace(file, content=text.encode(), headers={"vary": "accept-language"})


def page_file() -> Reply:
    return KEPT.get(("page", FRESHNESS.now()), make_page)


def make_page() -> Reply:
    """The page, with the games that have a folder in the client: it loads their emblems first."""
    file = read_reply(PAGE)
    boards = " ".join(sorted(path.parent.name for path in WEB.glob("boards/*/emblem.js")))
    listed = NO_BOARDS.replace('""', f'"{boards}"')
    text = bundled_page(file.content.decode()).replace(NO_BOARDS, listed)
    return replace(file, content=text.encode())


async def lost_page() -> Reply:
    """The page for an unknown path; the client shows that."""
    await FRESHNESS.look()
    return replace(page_file(), status=NotFound.status, cache=NO_STORE)


async def web_file(request: ApiRequest) -> Reply:
    """A file of the client's folder, and of no other."""
    name = str(request.http.path_params["path"])
    if not name.isprintable():
        raise NotFound("server-no-page")
    await FRESHNESS.look()
    return client_file(name, request.server.settings.files_fresh)


def client_file(name: str, fresh: int) -> Reply:
    """A file that browsers use for `seconds` before they ask again."""
    folder, _, rest = name.partition("/")
    if folder == FOLDER:
        key = ("bundle", rest, FRESHNESS.now(), fresh)
        return KEPT.get(key, lambda: with_freshness(bundle_reply(rest), fresh))
    path = (WEB / name).resolve()
    if not path.is_relative_to(WEB.resolve()) or path.suffix not in MEDIA:
        raise NotFound("server-no-page")
    return file_reply(path, fresh)


def with_freshness(reply: Reply, fresh: int) -> Reply:
    return replace(reply, headers={"cache-control": f"max-age={fresh}"}) if fresh else reply


def bundle_reply(name: str) -> Reply:
    text = bundled(name)
    if text is None:
        raise NotFound("server-no-page")
    media = MEDIA[Path(name).suffix]
    return Reply(text.encode(), media=media, cache=REVALIDATED)


async def service_worker(_request: ApiRequest) -> Reply:
    """The service worker, served from the root because its scope is its folder."""
    return file_reply(WEB / "service-worker.js")


def file_reply(path: Path, fresh: int = 0) -> Reply:
    try:
        found = path.stat()
    except OSError:
        raise NotFound("server-no-page") from None
    key = ("file", path, found.st_mtime_ns, found.st_size, fresh)
    return KEPT.get(key, lambda: with_freshness(read_reply(path), fresh))


def read_reply(path: Path) -> Reply:
    try:
        content = path.read_bytes()
    except OSError:
        raise NotFound("server-no-page") from None
    return Reply(content, media=MEDIA[path.suffix], cache=REVALIDATED)


@cache
def words_text(language: str) -> bytes:
    return b"\n".join(file.read_bytes() for file in word_files(language))
