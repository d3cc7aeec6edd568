"""A stranger's bot: python bot.py http://127.0.0.1:8421/t/TABLE [NAME] plays at random there."""

import json
import random
import sys
import time
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def ask(url: str, body: Any = None, key: str = "") -> Any:
    """The answer to a request; a refusal names its reason in `key`."""
    request = Request(url, None if body is None else json.dumps(body).encode())
    if key:
        request.add_header("Authorization", f"Bearer {key}")
    try:
        return json.load(urlopen(request))
    except HTTPError as refused:
        return json.load(refused)


def play(link: str, name: str) -> Any:
    """Sit down, answer every question that is asked of this seat, return the result."""
    table = link.replace("/t/", "/api/tables/")
    seated = ask(f"{table}/seats", {"nickname": name})
    if "seat" not in seated:
        sys.exit(f"no seat: {seated['key']}")
    while True:
        news = ask(f"{table}/news?since={2**53 - 1}", key=seated["key"])
        if news["table"]["phase"] == "over":
            return news["table"]["result"]
        if seated["seat"] in news["table"]["waiting"] and news["legal"]:
            move = {"question": news["question"], "move": random.choice(news["legal"])}
            named = {"type": "move", "id": str(time.time_ns()), **move}
            ask(f"{table}/commands", named, seated["key"])
        time.sleep(0.1)


print(play(sys.argv[1], (sys.argv[2:] or ["Bot"])[0]))
