"""People who play one game after the other on a server that dies again and again."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

import httpx2 as httpx

from pioche.core.rng import Fast
from pioche.server.auth import THE_HOST
from pioche.server.rooms import entries
from pioche.server.rooms.archive import fold
from pioche.server.rooms.commands import KEY_DIGITS
from pioche.server.store.interface import Store
from tests.server.live_server import NO_CERTIFICATES, Data, bearer, promise
from tests.server.resuming_client import RETRY_SECONDS, Address, Client, Memory, PromiseBroken

SEED: Final = bytes(range(32))
PEOPLE: Final = 2


class AnswerLost(Exception):
    """An answer that cannot be asked for again never came: these people start over."""


class ClientGroup:
    """Two people, a bot and a spectator at one table after the other, all of the same game."""

    client_class = Client

    def __init__(
        self, address: Address, game: str, chance: Fast, greeted: Callable[[], None]
    ) -> None:
        self.address = address
        self.game = game
        self.chance = chance
        self.greeted = greeted
        self.clients: list[Client] = []
        self.starts: dict[str, Memory] = {}  # by table, what its host received
        self.http = httpx.AsyncClient(timeout=180, verify=NO_CERTIFICATES)

    async def play_on(self) -> None:
        """Game after game."""
        async with self.http:
            while True:
                try:
                    await self.play()
                except AnswerLost:
                    continue

    async def play(self) -> None:
        made = await self.post(
            "/api/tables", {"game": self.game, "seats": ["open", "open", "bold"], "watch": True}
        )
        table = str(made["table"])
        people = [await self.sit(table, number) for number in range(PEOPLE)]
        here = [*people, self.client_class(self.address, table, None, self.chance)]
        self.clients += here
        work = [asyncio.create_task(client.attend(self.greeted)) for client in here]
        work.append(asyncio.create_task(self.start(table, str(made["host_key"]))))
        try:
            await asyncio.gather(*work)
        finally:
            for task in work:
                task.cancel()

    async def sit(self, table: str, number: int) -> Client:
        """The first of them brings a seed of their own."""
        asked: Data = {"nickname": f"Guest {number}"}
        brought = {} if number else {"seed": SEED.hex()}
        if brought:
            asked["promise"] = promise(SEED)
        sat = await self.post(f"/api/tables/{table}/seats", asked)
        return self.client_class(self.address, table, sat | brought, self.chance)

    async def start(self, table: str, key: str) -> None:
        """The host starts the game, and asks until it is answered."""
        command = {"type": "start", "id": "start"}
        while True:
            try:
                await self.post(f"/api/tables/{table}/commands", command, key)
            except AnswerLost:
                await asyncio.sleep(RETRY_SECONDS)
            else:
                self.starts[table] = Memory(done={"start": command})
                return

    async def post(self, path: str, body: Data, key: str | None = None) -> Data:
        try:
            answer = await self.http.post(
                f"{self.address.http}{path}", json=body, headers=bearer(key)
            )
        except httpx.TransportError as error:
            await asyncio.sleep(RETRY_SECONDS)
            raise AnswerLost from error
        if self.is_lost(answer):
            await asyncio.sleep(RETRY_SECONDS)
            raise AnswerLost
        if not answer.is_success:
            raise PromiseBroken(f"{path}: {answer.status_code} {answer.text}")
        received: Data = answer.json()
        return received

    def is_lost(self, _answer: httpx.Response) -> bool:
        """Whether it is no answer, but asks to try again; a server that is alone never does."""
        return False

    @property
    def memories(self) -> list[Memory]:
        return [client.memory for client in self.clients]

    async def check(self, store: Store) -> None:
        """Everything that anybody received is in the store, once."""
        for client in self.clients:
            who = "" if client.seat is None else str(client.seat)
            await check_memory(store, client.table, who, client.seat, client.memory)
        for table, memory in self.starts.items():
            await check_memory(store, table, THE_HOST, None, memory)


class PatientClient(Client):
    """A client whose command could not be stored reconnects and repeats it."""

    def note_refused(self, message: Data) -> None:
        if message["key"] == "server-store":
            raise ConnectionResetError
        super().note_refused(message)


class PatientGroup(ClientGroup):
    """People on servers that share a database: a table may go elsewhere, or the database fail."""

    client_class = PatientClient

    def is_lost(self, answer: httpx.Response) -> bool:
        return answer.status_code == httpx.codes.SERVICE_UNAVAILABLE


async def check_memory(
    store: Store, table: str, who: str, seat: int | None, memory: Memory
) -> None:
    kept = await store.load(table)
    if kept is None:
        raise PromiseBroken("a table is gone")
    lines = [entries.read_line(line) for line in await store.load_chat(table)]
    received = [entries.read_entry(entry) for entry in kept.entries]
    named = [entry.id for entry in (*received, *lines) if entry.who == who and entry.id is not None]
    names = [name[KEY_DIGITS + 1 :] for name in named]  # what the sender calls it
    check_names(names, memory)
    room = fold(table, kept)
    same("events", list(room.seat_events.since(seat, 0)), memory.events)
    same("lines", [line.text for line in lines], [line["text"] for line in memory.lines])


def check_names(names: list[str], memory: Memory) -> None:
    """What was acknowledged is kept once, and what was refused is not."""
    if len(set(names)) < len(names):
        raise PromiseBroken(f"applied twice: {sorted(names)}")
    if lost := set(memory.done) - set(names):
        raise PromiseBroken(f"acknowledged and lost: {[memory.done[name] for name in lost]}")
    if kept := set(memory.refused) & set(names):
        raise PromiseBroken(f"refused and kept: {[memory.refused[name] for name in kept]}")


def same(what: str, kept: list[Any], received: list[Any]) -> None:
    if kept[: len(received)] != received:
        raise PromiseBroken(f"{what} that were sent are not those that are stored")
