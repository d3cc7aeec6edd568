"""How long a server's event loop is held while experts search and values are worked out.

Serves from this process and has people play from another one: each sits at a table with three
experts, asks what every move is worth and then makes one. Of each callback of the loop it notes the
processor time of the loop's own thread, which no other program can lengthen, and beside it how late
a heartbeat was, which every other program can. A measurement, not a test.

    python scripts/loop_hold.py [TABLES [SECONDS]]
"""

import asyncio
import json
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from pioche.games import CATALOG
from pioche.server.event_loop import spare_collector
from pioche.server.serve import config
from pioche.server.serve_process import listen
from pioche.server.settings import Settings, unlimited
from pioche.server.store.sqlite import SqliteStore

SETTINGS: Final = unlimited(Settings())
SEATS: Final = ["open", "expert", "expert", "expert"]
BEAT: Final = 0.005
MS: Final = 1000
# Seconds for which a player looks at the values before a move.
LOOKS: Final = 2.0
QUANTILES: Final = (0.5, 0.99, 0.999, 1.0)
# The number of longest callbacks that are named.
NAMED: Final = 5
# Until all have sat down, and the modules that are wanted have been imported.
WARM_UP: Final = 10.0
PLAY: Final = "--play"
RECEIVED: Final[Counter[str]] = Counter()  # messages by type


def main(tables: int = 6, seconds: float = 30.0) -> None:
    with tempfile.TemporaryDirectory() as folder, listen("127.0.0.1", 0) as listening:
        store = SqliteStore(Path(folder) / "tables.sqlite")
        port = listening.getsockname()[1]
        command = [sys.executable, __file__, PLAY, str(port), str(tables), str(seconds)]
        people = subprocess.Popen(command)
        server = uvicorn.Server(config(store, SETTINGS))
        spare_collector()
        asyncio.run(measure(server, listening, people, seconds))
        asyncio.run(store.close())


async def measure(
    server: uvicorn.Server,
    listening: socket.socket,
    people: "subprocess.Popen[bytes]",
    seconds: float,
) -> None:
    """Serve until the people have gone, and tell what was noted."""
    serving = asyncio.create_task(server.serve([listening]))
    await asyncio.sleep(WARM_UP)
    held, late = note_callbacks(), await heartbeat(seconds)
    server.should_exit = True
    await asyncio.gather(serving, return_exceptions=True)
    people.wait()
    print(f"{len(held)} callbacks in {seconds:.0f} s")
    show("a callback holds the loop, ms of its processor", [spent for spent, _ in held])
    show("a heartbeat is late, ms", late)
    for spent, name in sorted(held, reverse=True)[:NAMED]:
        print(f"  {spent * MS:7.2f} {name}")


def note_callbacks() -> list[tuple[float, str]]:
    """From now on, note how long each callback holds the loop."""
    noted: list[tuple[float, str]] = []
    run = asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        before = time.thread_time()
        run(handle)
        noted.append((time.thread_time() - before, name_of(handle)))

    asyncio.Handle._run = timed  # type: ignore[assignment, method-assign]
    return noted


def name_of(handle: asyncio.Handle) -> str:
    """The coroutine of a task, or the function."""
    callback = handle._callback  # type: ignore[attr-defined]
    task = getattr(callback, "__self__", None)
    if isinstance(task, asyncio.Task):
        return str(getattr(task.get_coro(), "__qualname__", task))
    return str(getattr(callback, "__qualname__", callback))


async def heartbeat(seconds: float) -> list[float]:
    """How much later each beat came than it should have."""
    late, end = [], time.monotonic() + seconds
    while (now := time.monotonic()) < end:
        await asyncio.sleep(BEAT)
        late.append(time.monotonic() - now - BEAT)
    return late


def show(title: str, found: list[float]) -> None:
    ordered = sorted(found)
    figures = [ordered[min(int(part * len(ordered)), len(ordered) - 1)] for part in QUANTILES]
    texts = (
        f"{part:.1%} {figure * MS:.2f}" for part, figure in zip(QUANTILES, figures, strict=True)
    )
    print(f"{title}: {', '.join(texts)}")


# The people, in a process of their own


async def play_all(port: int, tables: int, seconds: float) -> None:
    """Tables of all games in turn; they end with the server."""
    games = [CATALOG[number % len(CATALOG)].id for number in range(tables)]
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds + WARM_UP):
            await asyncio.gather(*(play(port, game) for game in games), return_exceptions=True)
    print(f"{tables} people received {dict(RECEIVED)}")


async def play(port: int, game: str) -> None:
    """One game after the other."""
    while True:
        table = await asyncio.to_thread(ask, port, "/api/tables", {"game": game, "seats": SEATS})
        path = f"/api/tables/{table['table']}"
        seat = await asyncio.to_thread(ask, port, f"{path}/seats", {"nickname": "Zoé"})
        start = {"type": "start", "id": "start"}
        await asyncio.to_thread(ask, port, f"{path}/commands", start, table["host_key"])
        headers = {"Authorization": f"Bearer {seat['key']}"}
        address = f"ws://127.0.0.1:{port}{path}/socket"
        async with connect(address, additional_headers=headers) as line:
            await line.send(json.dumps({"type": "hello"}))
            await play_game(line)


async def play_game(line: ClientConnection) -> None:
    """Ask what each move is worth, look at it for a while, then make any."""
    asked = 0
    while (message := json.loads(await line.recv())).get("table", {}).get("phase") != "over":
        RECEIVED[message["type"]] += 1
        if message["type"] == "probe":
            await send(line, "echo", probe=message["probe"])
        if message["type"] != "news" or not message["legal"] or message["question"] == asked:
            continue
        asked = message["question"]
        await send(line, "values", question=asked)
        move = random.choice(message["legal"])  # noqa: S311
        _ = asyncio.create_task(send_later(line, asked, move))  # noqa: RUF006


async def send_later(line: ClientConnection, question: int, move: str) -> None:
    await asyncio.sleep(LOOKS)
    await send(line, "move", question=question, move=move)


async def send(line: ClientConnection, kind: str, **more: object) -> None:
    await line.send(json.dumps({"type": kind, "id": str(random.getrandbits(60)), **more}))


def ask(port: int, path: str, body: dict[str, Any], key: str | None = None) -> dict[str, Any]:
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}",
        json.dumps(body).encode(),
        {"Content-Type": "application/json", "Origin": f"http://127.0.0.1:{port}"},
    )
    if key is not None:
        request.add_header("Authorization", f"Bearer {key}")
    with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310
        found: dict[str, Any] = json.load(answer)
    return found


if __name__ == "__main__":
    if sys.argv[1:2] == [PLAY]:
        asyncio.run(play_all(int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4])))
    else:
        main(*(kind(word) for kind, word in zip((int, float), sys.argv[1:], strict=False)))
