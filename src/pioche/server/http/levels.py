"""The levels of bots: what they are worth, and which one would suit a person."""

from pioche.bots.scale import YARDSTICK, GameResult, Level, suggested_step
from pioche.games import all_games
from pioche.server.errors import NotFound
from pioche.server.http.requests import ApiRequest, Reply, json_reply
from pioche.server.messages.catalogue import LevelInfo, SuggestedLevel


def level_info(level: Level) -> LevelInfo:
    tenths = None if level.bot == YARDSTICK else level.tenths
    return LevelInfo(level.bot, level.rating, level.error, YARDSTICK, tenths, level.step)


async def suggested_level(request: ApiRequest) -> Reply:
    """The step that suits a person, from results that the client keeps; nothing is stored."""
    wanted = str(request.http.path_params["game"])
    if wanted not in [game.id for game in all_games()]:
        raise NotFound("server-no-page")
    results = [
        GameResult(tuple(game.bots), tuple(game.ranks), game.rank) for game in request.body.games
    ]
    found = suggested_step(wanted, results)
    level = None if found is None else level_info(found.level)
    return json_reply(SuggestedLevel(level, found is not None and found.harder))
