"""A stranger's bot: python bot.py http://127.0.0.1:8421/t/TABLE [NAME] plays at random there."""

import json
import random
import secrets
import sys
import time
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect  # pip install websockets

sys.path.append(str(Path(__file__).parents[1] / "verifier"))
from pioche_verify import verify  # one file, of the standard library alone


def sit_down(table: str, name: str) -> Any:
    """A seat and its key; a refusal names its reason in `key`."""
    wanted = {"nickname": name, "secret": secrets.token_urlsafe(16)}
    for patience in range(5):  # where no answer comes: with the same secret it is the same seat
        try:
            request = Request(f"{table}/seats", json.dumps(wanted).encode())
            return json.load(urlopen(request, timeout=10))
        except HTTPError as refused:
            sys.exit(f"no seat: {json.load(refused)['key']}")
        except OSError:
            time.sleep(patience)
    sys.exit("no seat: no answer")


def play(line: ClientConnection, seat: int, heads: list[str]) -> Any:
    """Answer every question that is asked of this seat, return the result; keep every head."""
    line.send(json.dumps({"type": "hello"}))
    while True:  # news come when there are any; a move that is refused brings them as well
        message = json.loads(line.recv())
        news = message if message["type"] == "news" else message.get("news")
        heads += [news["head"]] if news and news["head"] else []
        if news and news["table"]["phase"] == "closed":
            sys.exit(f"closed: {news['table']['closed']['reason']}")
        if news and news["table"]["phase"] == "over":
            return news["table"]["result"]
        if news and seat in news["table"]["waiting"] and news["legal"]:
            move = {"question": news["question"], "move": random.choice(news["legal"])}
            line.send(json.dumps({"type": "move", "id": str(time.time_ns()), **move}))


def attend(socket: str, key: dict[str, str], seat: int, heads: list[str]) -> Any:
    """Play to the end; reconnect after a lost connection."""
    for _ in range(60):
        try:
            with connect(socket, additional_headers=key) as line:
                return play(line, seat, heads)
        except (OSError, WebSocketException):
            time.sleep(0.5)
    return sys.exit("the server is gone")


table, heads = sys.argv[1].replace("/t/", "/api/tables/"), list[str]()
promise = json.load(urlopen(table))["commitment"]  # of the house, before anybody sits down
seated = sit_down(table, (sys.argv[2:] or ["Bot"])[0])
key = {"Authorization": f"Bearer {seated['key']}"}
print(attend(table.replace("http", "ws", 1) + "/socket", key, seated["seat"], heads))
record = urlopen(Request(f"{table}/record", headers=key)).read().decode()
verify(record, heads, [promise])  # ValueError: another game than the one that was played here
print(f"fair: the record holds all {len(set(heads))} heads")
