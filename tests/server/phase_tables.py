"""Tables at every phase with the same people around them, and copies of them to try things on.

A copy is made in the store: the server reads it like any table, and the same keys open it.
"""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, replace
from typing import Final, TypeVar

from pioche.server.auth import new_key
from pioche.server.store.interface import Store
from tests.server.live_server import FAST, Data, LiveServer, SeatClient, TableClient, promise

GATHERING: Final = "gathering"
REVEALING: Final = "revealing"
PLAYING: Final = "playing"
OVER: Final = "over"
PHASES: Final = (GATHERING, REVEALING, PLAYING, OVER)

# Nothing happens by itself: no seed is given up, nobody is away for too long.
# Reviews stop before their first task.
STILL: Final = replace(
    FAST,
    grace=3600,
    reveal=3600,
    presence=3600,
    hello=3600,
    most_reviews=100,
    review_patience=-1,
)
GAME: Final = "letsdig"  # one is asked at a time, and what a move brings to light is asked about
SEED: Final = bytes(range(32))
NAMES: Final = ("Zoé", "Max", "Ida")


Result = TypeVar("Result")


@dataclass(frozen=True)
class PhaseTable:
    """A table at a phase, whose key each of the people has, and which seat."""

    table: TableClient
    phase: str
    keys: dict[str, str | None]
    seats: dict[str, int | None]


def phase_table(server: LiveServer, phase: str, watch: bool) -> PhaseTable:
    """A table that has got as far as a phase."""
    stranger = server.table().sit()
    found, (one, two, gone) = BUILDERS[phase](server, watch)
    keys = {"self": one.key, "opponent": two.key, "left": gone.key, "host": found.host_key}
    seats: dict[str, int | None] = {"self": one.seat, "opponent": two.seat, "left": gone.seat}
    return PhaseTable(found, phase, {**keys, "stranger": stranger.key}, seats)


Built = tuple[TableClient, tuple[SeatClient, SeatClient, SeatClient]]


def gathering(server: LiveServer, watch: bool) -> Built:
    """Self has promised a seed; another player sat and left, whose seat is open again."""
    table = server.table(GAME, ("open", "open", "open"), watch=watch)
    one = table.sit(NAMES[0], promise=promise(SEED))
    two, gone = table.sit(NAMES[1]), table.sit(NAMES[2])
    assert gone.command("leave").status_code == 200
    return table, (one, two, gone)


def revealing(server: LiveServer, watch: bool) -> Built:
    """All wait for the seed that self has promised."""
    table, people = gathering(server, watch)
    table.start()
    return table, people


def playing(server: LiveServer, watch: bool) -> Built:
    """Self has moved, is asked again, and would like to take the move back; one has left."""
    while True:
        table, guests = begun(server, watch)
        one = guests[table.info()["waiting"][0]]
        two, gone = (guest for guest in guests if guest is not one)
        move_first(one)
        if one.seat in table.info()["waiting"] and one.news()["undo"] == "ask":
            break
    assert gone.command("leave").status_code == 200
    assert one.command("undo").status_code == 200
    return table, (one, two, gone)


def begun(server: LiveServer, watch: bool) -> tuple[TableClient, list[SeatClient]]:
    table = server.table(GAME, ("open", "open", "open"), watch=watch)
    guests = [table.sit(name) for name in NAMES]
    table.start()
    return table, guests


def move_first(guest: SeatClient) -> Data:
    news = guest.news()
    guest.command("move", question=news["question"], move=news["legal"][0])
    return news


def over(server: LiveServer, watch: bool) -> Built:
    """The game has been played to its end."""
    table, (one, two, gone) = playing(server, watch)
    guests = {guest.seat: guest for guest in (one, two)}
    while (info := table.info())["phase"] != OVER:
        for seat in set(info["waiting"]) & set(guests):
            move_first(guests[seat])
    return table, (one, two, gone)


BUILDERS: Final[dict[str, Callable[[LiveServer, bool], Built]]] = {
    GATHERING: gathering,
    REVEALING: revealing,
    PLAYING: playing,
    OVER: over,
}


def copied(phase_table: PhaseTable) -> PhaseTable:
    """The same again, to be spoilt."""
    table = phase_table.table
    created = {"host_key": table.host_key, "commitment": table.commitment}
    made = run_apart(copy_in_store(table.server.store, table.id))
    return replace(phase_table, table=TableClient(table.server, {"table": made, **created}))


def run_apart(work: Coroutine[None, None, Result]) -> Result:
    """Run on a loop of its own, without touching the one that the test may have."""
    with asyncio.Runner(loop_factory=asyncio.new_event_loop) as runner:
        return runner.run(work)


async def copy_in_store(store: Store, table: str) -> str:
    kept, made = await store.load(table), new_key()
    assert kept is not None
    await store.create(made, kept.header)
    numbered = enumerate(kept.entries)
    await asyncio.gather(*(store.append(made, number, entry, 0) for number, entry in numbered))
    return made


def kept_of(phase_table: PhaseTable) -> tuple[object, list[bytes]]:
    """All that the store has of a table, to the byte: its log, and its chat."""
    store, table = phase_table.table.server.store, phase_table.table.id

    async def read() -> tuple[object, list[bytes]]:
        return await store.load(table), await store.load_chat(table)

    return run_apart(read())


def news_of(phase_table: PhaseTable) -> list[Data]:
    """What everybody at a table is sent, but for who is there and what time it is."""
    keys = {key for who, key in phase_table.keys.items() if key is not None and who != "stranger"}
    path = f"{phase_table.table.path}/news"
    answers = [phase_table.table.server.get(path, key) for key in sorted(keys)]
    return [lasting(answer.json()) for answer in answers]


def lasting(news: Data) -> Data:
    if "now" in news:
        news["now"] = None
    for seat in news.get("table", {"seats": ()})["seats"]:
        seat["present"] = None
    return news
