"""What requests cost: each address pays for the processor time that its requests take.

Pages and files, refusals, handshakes of sockets and what is not there count like everything else,
so no request needs a price of its own. A socket's request ends once it is open; its messages have
limits of their own. The requests of one address begin one in a turn of the event loop, however many
have arrived together: those of others come in between.
"""

import asyncio
import sys
from collections import deque
from collections.abc import Coroutine, Generator
from typing import Any, Final, Generic, TypeVar

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from pioche.server.errors import TooFast
from pioche.server.http.addresses import client_address
from pioche.server.http.requests import refusal_reply
from pioche.server.limits import Limit

if sys.platform == "emscripten":  # a tab has one thread
    from time import process_time as thread_time
else:
    from time import thread_time

__all__ = ["ChargedRequests", "Meter", "thread_time"]

Result = TypeVar("Result")

# What a request costs before it reaches the application, and after: reading and writing it.
OVERHEAD: Final = 0.0002
# How long a refusal is held back, while its address owes work. Without the least delay, refusals
# that follow one another at once would use up what the address has earned meanwhile.
SHORTEST_DELAY: Final = 0.25
LONGEST_DELAY: Final = 1.0
# Those who probe a server's health must get an answer, and cost next to nothing.
EXEMPT: Final = ("/healthz", "/readyz")


class Meter(Generic[Result]):
    """Runs a coroutine and adds up its processor time, without that of others in between."""

    __slots__ = ("seconds", "work")

    def __init__(self, work: Coroutine[Any, Any, Result]) -> None:
        self.work = work
        self.seconds = 0.0

    def __await__(self) -> Generator[Any, Any, Result]:
        answer: Any = None
        error: BaseException | None = None
        while True:
            began = thread_time()
            try:
                waits_for = self.work.send(answer) if error is None else self.work.throw(error)
            except StopIteration as end:
                result: Result = end.value
                return result
            finally:
                self.seconds += thread_time() - began
            answer, error = None, None
            try:
                answer = yield waits_for
            except BaseException as thrown:
                error = thrown


class Turns:
    """Lets one request of each address begin in each turn of the event loop."""

    def __init__(self) -> None:
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def wait(self, address: str) -> None:
        loop = asyncio.get_running_loop()
        queue = self.waiting.get(address)
        if queue is not None:
            turn = loop.create_future()
            queue.append(turn)
            await turn
            return
        if not self.waiting:
            loop.call_soon(self.next_turn)
        self.waiting[address] = deque()

    def next_turn(self) -> None:
        for address, queue in list(self.waiting.items()):
            while queue and queue[0].done():  # given up meanwhile
                queue.popleft()
            if queue:
                queue.popleft().set_result(None)
            else:
                del self.waiting[address]
        if self.waiting:
            asyncio.get_running_loop().call_soon(self.next_turn)


class ChargedRequests:
    """Middleware that charges requests to their addresses, and refuses those of debtors.

    A refusal waits until the debt is paid, for a quarter of a second at least and a second at most,
    and closes the connection: a client that only asks again faster gets fewer answers.
    """

    def __init__(self, app: ASGIApp, work: Limit) -> None:
        self.app = app
        self.work = work
        self.turns = Turns()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not is_charged(scope):
            await self.app(scope, receive, send)
            return
        address = client_address(HTTPConnection(scope))
        await self.turns.wait(address)
        left = self.work.left(address)
        if left <= 0:
            await self.refuse(address, left, scope, receive, send)
            return
        running: Any = self.app(scope, receive, send)
        meter: Meter[None] = Meter(running)
        try:
            await meter
        finally:
            self.work.charge(address, OVERHEAD + meter.seconds)

    async def refuse(
        self, address: str, left: float, scope: Scope, receive: Receive, send: Send
    ) -> None:
        self.work.charge(address, OVERHEAD)
        until_paid = self.work.seconds_until(-left)
        await asyncio.sleep(max(SHORTEST_DELAY, min(LONGEST_DELAY, until_paid)))
        response = refusal_reply(TooFast("server-too-fast")).response()
        response.headers["connection"] = "close"
        await response(scope, receive, send)


def is_charged(scope: Scope) -> bool:
    kind = scope["type"]
    return kind == "websocket" or (kind == "http" and scope["path"] not in EXEMPT)
