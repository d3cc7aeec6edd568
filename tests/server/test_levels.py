"""Levels of bots over the line: what a client learns of them, mixtures at tables, suggestions."""

import pytest

import pioche
from pioche.bots.scale import levels_of, steps_of
from pioche.table.record import read_text
from tests.server.live_server import LiveServer, wait_until

MIXTURE = steps_of("diamant")[1].bot
WON = {"bots": ["careful", "balanced", "bold"], "ranks": [2, 3, 4], "rank": 1}
LOST = {"bots": ["careful", "balanced", "bold"], "ranks": [1, 2, 3], "rank": 4}


def test_every_game_says_how_strong_its_bots_are(server: LiveServer) -> None:
    for described, game in zip(server.get("/api/games").json(), pioche.CATALOG, strict=True):
        levels = described["levels"]
        assert [level["bot"] for level in levels] == [one.bot for one in levels_of(game.id)]
        assert {level["bot"] for level in levels} >= set(described["bots"])
        yardstick = next(level for level in levels if level["bot"] == level["yardstick"])
        assert yardstick["tenths"] is None


def test_a_mixture_sits_down_plays_and_is_recorded_as_what_it_is(server: LiveServer) -> None:
    table = server.table(seats=("bold", MIXTURE, "bold"))
    assert [seat["player"] for seat in table.info()["seats"]] == ["bold", MIXTURE, "bold"]
    seated = table.command("seat-bot", table.host_key, seat=2, bot="novice+1%random")
    assert seated.status_code == 200
    table.start()
    wait_until(lambda: table.info()["phase"] == "over")
    record = read_text(server.get(f"{table.path}/record").text)
    assert [player.kind for player in record.players] == ["bold", MIXTURE, "novice+1%random"]


@pytest.mark.parametrize("name", ["expert@5", "novice+40%expert@5", "novice+40%clever", "a+1%b"])
def test_budgets_and_mixtures_of_strangers_are_refused(server: LiveServer, name: str) -> None:
    refused = server.post("/api/tables", {"game": "diamant", "seats": ["open", name, "bold"]})
    assert (refused.status_code, refused.json()["key"]) == (409, "bot-unknown")


def test_a_level_is_suggested_from_the_results_that_a_client_keeps(server: LiveServer) -> None:
    harder = server.post("/api/games/dig/level", {"games": [WON] * 3}).json()
    easier = server.post("/api/games/dig/level", {"games": [LOST] * 3}).json()
    assert (harder["harder"], easier["harder"]) == (True, False)
    assert harder["level"]["step"] > easier["level"]["step"]
    few = server.post("/api/games/dig/level", {"games": [WON] * 2})
    assert few.json() == {"level": None, "harder": False}
    unknown = server.post("/api/games/go/level", {"games": [WON] * 3})
    assert unknown.status_code == 404
    bad = [{"games": []}, {"games": [WON] * 21}, {"games": [{**WON, "rank": "1"}]}]
    for wrong in bad:
        assert server.post("/api/games/dig/level", wrong).json()["key"] == "server-bad-message"
