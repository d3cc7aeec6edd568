"""A stranger who has a table's link, and asks all servers far more than people do.

An id with an encoded letter is not found, whatever else goes wrong. What one address gets of a
server is limited: processor time (`work`), and how often its requests take a table back from
another server (`takeovers`).
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from pioche.simulator.network import Asked, Request
from pioche.simulator.world import PROCESSOR_STEP

if TYPE_CHECKING:
    from collections.abc import Callable

    from pioche.server.settings import Rate
    from pioche.simulator.house import House
    from pioche.simulator.servers import ServerProcess

# Requests a second and server: to an encoded id, and to the table. Each kind has an address of its
# own, so that neither uses up what the other may take.
ENCODED_RATE: Final = 15.0
TABLE_RATE: Final = 2.0
OK: Final = 200
NOT_FOUND: Final = 404
TOO_FAST: Final = 429
# How much more the stranger may seem to have taken: the players claim the table too.
UNCERTAIN: Final = 5


class Stranger:
    """Asks every server for some seconds."""

    def __init__(self, house: House, number: int, table_id: str, seconds: float) -> None:
        self.house = house
        self.number = number
        self.table_id = table_id
        self.encoded_id = f"%{ord(table_id[0]):02x}{table_id[1:]}"
        self.began = house.world.now
        self.until = self.began + seconds
        self.answered: Counter[str] = Counter()  # by server: refusals that were not held back
        self.taken: Counter[str] = Counter()  # by server: times that it took the table
        self.epochs: dict[str, int] = {}  # by server: of the table when it took it last
        self.repeat(1 / ENCODED_RATE, self.ask_for_encoded)
        self.repeat(1 / TABLE_RATE, self.ask_for_table)

    def repeat(self, seconds: float, ask: Callable[[ServerProcess], None]) -> None:
        if self.house.world.now >= self.until:
            return
        for _, server in sorted(self.house.servers.items()):
            ask(server)
        self.house.world.later(seconds, lambda: self.repeat(seconds, ask))

    def ask(
        self, server: ServerProcess, host: int, table: str, then: Callable[[int], None]
    ) -> None:
        asked = Asked("GET", f"/api/tables/{table}", b"", None, f"10.9.{self.number % 250}.{host}")
        network = self.house.network
        Request(network, server, server.app, asked, lambda status, _: then(status))

    # Processor time

    def ask_for_encoded(self, server: ServerProcess) -> None:
        self.ask(server, 1, self.encoded_id, lambda status: self.refused(server, status))

    def refused(self, server: ServerProcess, status: int) -> None:
        if status in (0, TOO_FAST):
            return
        if status != NOT_FOUND:
            self.fail(f"an encoded id was answered with {status}")
        self.answered[server.name] += 1
        most = self.allowed(server.settings.work) / PROCESSOR_STEP
        if self.answered[server.name] > most + UNCERTAIN:
            self.fail(f"{self.answered[server.name]} requests answered")

    def allowed(self, rate: Rate) -> float:
        return rate.burst + (self.house.world.now - self.began) * rate.burst / rate.seconds

    # Tables

    def ask_for_table(self, server: ServerProcess) -> None:
        held = server.server.rooms.in_memory(self.table_id) is not None
        self.ask(server, 2, self.table_id, lambda status: self.shown(server, status, held))

    def shown(self, server: ServerProcess, status: int, held: bool) -> None:
        epoch = self.house.histories.tables[self.table_id].epoch
        before = self.epochs.get(server.name, epoch)
        if held or status != OK:
            return
        self.epochs[server.name] = epoch
        self.taken[server.name] += epoch > before + 1
        if self.taken[server.name] > self.allowed(server.settings.takeovers) + UNCERTAIN:
            self.fail(f"the table was taken {self.taken[server.name]} times")

    def fail(self, message: str) -> None:
        seconds = self.house.world.now - self.began
        self.house.world.fail("weapon", f"in {seconds:.0f} s of one address: {message}")
