"""How a game is played, as a page in a language."""

from pioche.games import all_games
from pioche.rulebook import rules_page
from pioche.server.errors import NotFound
from pioche.server.http.requests import REVALIDATED, ApiRequest, Reply, json_reply
from pioche.words import LANGUAGES, words_in


async def rules(request: ApiRequest) -> Reply:
    """Sections of text and cards; the docs and the terminal have the same ones."""
    language, wanted = (str(request.http.path_params[name]) for name in ("language", "game"))
    found = [game for game in all_games() if game.id == wanted]
    if language not in LANGUAGES or not found:
        raise NotFound("server-no-page")
    return json_reply(rules_page(words_in(language), found[0]), cache=REVALIDATED)
