"""A stranger's bot: python bot.py http://127.0.0.1:8421/t/TABLE [NAME] plays at random there."""

import json
import random
import sys
import time
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect  # pip install websockets


def sit_down(table: str, name: str) -> Any:
    """A seat and its key; a refusal names its reason in `key`."""
    request = Request(f"{table}/seats", json.dumps({"nickname": name}).encode())
    try:
        return json.load(urlopen(request))
    except HTTPError as refused:
        sys.exit(f"no seat: {json.load(refused)['key']}")


def play(line: ClientConnection, seat: int) -> Any:
    """Answer every question that is asked of this seat, return the result."""
    line.send(json.dumps({"type": "hello"}))
    while True:  # news come when there are any; a move that is refused brings them as well
        message = json.loads(line.recv())
        news = message if message["type"] == "news" else message.get("news")
        if news and news["table"]["phase"] in ("over", "closed"):
            return news["table"]["result"]
        if news and seat in news["table"]["waiting"] and news["legal"]:
            move = {"question": news["question"], "move": random.choice(news["legal"])}
            line.send(json.dumps({"type": "move", "id": str(time.time_ns()), **move}))


table = sys.argv[1].replace("/t/", "/api/tables/")
seated = sit_down(table, (sys.argv[2:] or ["Bot"])[0])
key = {"Authorization": f"Bearer {seated['key']}"}
with connect(table.replace("http", "ws", 1) + "/socket", additional_headers=key) as socket:
    print(play(socket, seated["seat"]))
