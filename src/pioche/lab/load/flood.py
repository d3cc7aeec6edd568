"""A flood of requests for pages from an address of its own, in a process of its own.

    python -m pioche.lab.load.flood URL CONNECTIONS SECONDS

prints the number of answers by status as JSON.
"""

import asyncio
import json
import sys
import time
from collections import Counter
from contextlib import suppress
from typing import Final

from pioche.lab.load.client import HttpClient

# Another address of this machine than the one of the people.
SOURCE: Final = "127.0.0.2"
# A page with all of a game's rules: the server works for it, and a link to it is everywhere.
PAGE: Final = "/rules/digger"
# Seconds for a process to start and for its last answers.
MARGIN: Final = 30


async def flooded(url: str, connections: int, seconds: float) -> Counter[str]:
    """Run the flood in another process; the number of answers by status."""
    command = [sys.executable, "-P", "-m", __name__, url, str(connections), str(seconds)]
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    output, _ = await asyncio.wait_for(process.communicate(), seconds + MARGIN)
    return Counter(json.loads(output))


async def flood(url: str, connections: int, seconds: float) -> Counter[str]:
    """All connections ask for the page, one request after another."""
    answers, end = Counter[str](), time.monotonic() + seconds
    async with asyncio.TaskGroup() as group:
        for _ in range(connections):
            group.create_task(ask_until(url, end, answers))
    return answers


async def ask_until(url: str, end: float, answers: Counter[str]) -> None:
    client = HttpClient(url, SOURCE)
    request = f"GET {PAGE} HTTP/1.1\r\nHost: {client.host}:{client.port}\r\n\r\n".encode()
    with suppress(TimeoutError):
        async with asyncio.timeout(end - time.monotonic()):
            while True:
                try:
                    status, _ = await client.ask(request)
                    answers[str(status)] += 1
                except (OSError, EOFError):  # refused or closed
                    answers["none"] += 1
                    await asyncio.sleep(0.1)
    client.close()


def main(arguments: list[str]) -> None:
    url, connections, seconds = arguments
    answers = asyncio.run(flood(url, int(connections), float(seconds)))
    sys.stdout.write(json.dumps(answers))


if __name__ == "__main__":
    main(sys.argv[1:])
