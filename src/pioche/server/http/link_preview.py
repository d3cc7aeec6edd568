"""What a link to a page shows where it is shared: its title, a sentence, a picture; nothing secret.

The page itself is the same file for every path; these few lines of its head are written for the
path that was asked for, in the language that was asked for.
"""

from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers

from pioche.games import all_games
from pioche.server.errors import NotFound
from pioche.server.http.requests import ApiRequest
from pioche.server.safe_logging import report
from pioche.words import LANGUAGES, Words, words_in

BEGIN: Final = "<!-- preview -->"
END: Final = "<!-- /preview -->"
PICTURES: Final = "previews"
USUAL_PICTURE: Final = "pioche"
WIDTH: Final = 1200
HEIGHT: Final = 630


@dataclass(frozen=True)
class Preview:
    """The sentences and the picture of a link; whoever has a table's link need not be found."""

    title: str
    text: str
    game: str = ""
    private: bool = False


def with_preview(page: str, preview: Preview, words: Words, web: Path, origin: str) -> str:
    """The page with the lines of this preview in its head."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    lang = before.replace('<html lang="fr">', f'<html lang="{words.language}">')
    image = f"{origin}/web/{PICTURES}/{picture_name(preview.game, web)}"
    return lang + "\n    ".join((BEGIN, *head_lines(preview, words, image), END)) + after


def picture_name(game: str, web: Path) -> str:
    """A game that has no picture gets that of the house."""
    name = f"{game}.jpg"
    return name if (web / PICTURES / name).is_file() else f"{USUAL_PICTURE}.jpg"


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
    """What is told of the path: at most which game it is about."""
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
    """Of a table that is not there no more is told than of one that is."""
    if game is None:
        return Preview(words.say(f"preview-{kind}"), words.say("web-tagline"), private=True)
    title = words.say(f"preview-{kind}-of", game=words.say(f"{game}-name"))
    text = words.say(f"preview-{kind}-text", pitch=words.say(f"{game}-pitch"))
    return Preview(title, text, game, private=True)


async def game_at(request: ApiRequest) -> str | None:
    """The game of the table; who asks too often is told none, and no trouble costs the page."""
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
    """The first of the languages wanted that we speak."""
    wanted = headers.get("accept-language", "").split(",")
    codes = [tag.strip()[:2].lower() for tag in wanted]
    return next((code for code in codes if code in LANGUAGES), LANGUAGES[0])


def words_for(request: ApiRequest) -> Words:
    return words_in(language_of(request.http.headers))
