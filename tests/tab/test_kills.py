"""A tab that is closed or killed again and again under play: nothing acknowledged is lost.

The clients are those that play on a server that is killed (`tests/server/test_kills.py`), and so is
what they are checked for. They reach the tables of the tab through a relay.
"""

import asyncio
import os
import signal
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from playwright.async_api import BrowserContext, CDPSession, Page, async_playwright

from pioche.core.rng import Fast
from pioche.games import CATALOG
from tests.browser.chromium import launch_arguments
from tests.server.client_group import PatientGroup
from tests.server.live_server import run_async
from tests.server.resuming_client import Address, Memory, PromiseBroken
from tests.server.test_kills import check, stop
from tests.tab.built_site import FOLDER
from tests.tab.conftest import served
from tests.tab.relay import NO_ANSWER, Relay

EFFORT: Final = int(os.environ.get("PIOCHE_HEAVY", "1"))
KILLS: Final = 20 if EFFORT == 1 else 100
# With a fault the first kills lose something.
FAULTY_KILLS: Final = 4
# Commands that are answered before a kill: this many at most. It comes while another is under way,
# within so many seconds.
MOST_ANSWERED: Final = 16
A_MOMENT: Final = 0.03
# Seconds for a start of Python on a busy machine.
PATIENCE: Final = 120
# One kill in this many comes while Python is still starting.
EARLY: Final = 6

pytestmark = [
    pytest.mark.browser,
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


class TabGroup(PatientGroup):
    """People who ask again when the tab was lost before it answered."""

    def is_lost(self, answer: Any) -> bool:  # noqa: ANN401
        return bool(answer.status_code == NO_ANSWER)


class Tab:
    """A page with the tables, in a browser whose profile outlives it."""

    def __init__(self, context: BrowserContext, system: CDPSession, address: str) -> None:
        self.context = context
        self.system = system
        self.address = address

    async def open(self) -> None:
        self.page: Page = await self.context.new_page()
        await self.page.goto(self.address)

    async def close(self) -> None:
        await self.page.close()

    async def kill(self) -> None:
        """Kill the processes of all pages, as a system does that needs their memory."""
        crashed = asyncio.Event()
        self.page.once("crash", lambda _: crashed.set())
        found = await self.system.send("SystemInfo.getProcessInfo")
        for process in found["processInfo"]:
            if process["type"] == "renderer":
                os.kill(process["id"], signal.SIGKILL)
        await asyncio.wait_for(crashed.wait(), PATIENCE)
        await self.page.close()


class TabTrial:
    """Groups of every game play while their tab is closed or killed."""

    def __init__(self, relay: Relay, port: int, tab: Tab) -> None:
        self.relay = relay
        self.tab = tab
        self.chance = Random()  # noqa: S311
        self.groups = [
            TabGroup(Address(port), game.id, Fast(number), greeted=lambda: None)
            for number, game in enumerate(CATALOG)
        ]

    async def run(self, kills: int) -> None:
        await self.tab.open()
        work = [asyncio.create_task(group.play_on()) for group in self.groups]
        work.append(asyncio.create_task(self.die(kills)))
        try:
            await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await stop(work)

    async def die(self, kills: int) -> None:
        for number in range(kills):
            await self.play_a_while(early=number % EARLY == EARLY - 1)
            await (self.tab.kill() if number % 2 else self.tab.close())
            await self.tab.open()
        await self.play_a_while(early=False)
        await self.tab.close()

    async def play_a_while(self, early: bool) -> None:
        """Until some were answered and one is under way, or Python has begun to start."""
        wanted = 0 if early else self.answered() + self.chance.randint(1, MOST_ANSWERED)
        async with asyncio.timeout(PATIENCE):
            await self.relay.here.wait()
            while self.answered() < wanted:
                await asyncio.sleep(0.01)
            while not early and not self.under_way():
                await asyncio.sleep(0.001)
        await asyncio.sleep(self.chance.random() * A_MOMENT)
        assert self.relay.troubles == []

    def under_way(self) -> bool:
        return any(client.unanswered for group in self.groups for client in group.clients)

    def answered(self) -> int:
        return sum(len(memory.done) for group in self.groups for memory in group.memories)


async def kill_under_play(site: str, folder: Path, kills: int, more: str = "") -> list[TabGroup]:
    """Kill, and write the tab's store into the folder afterwards."""
    relay = Relay()
    async with async_playwright() as playwright, relay.running() as port:
        start = playwright.chromium.launch_persistent_context
        context = await start(folder / "profile", **launch_arguments())
        assert context.browser is not None
        system = await context.browser.new_browser_cdp_session()
        address = f"{site}/relay.html?relay=ws://127.0.0.1:{port}/relay{more}"
        trial = TabTrial(relay, port, Tab(context, system, address))
        await trial.run(kills)
        await write_store(context, site, folder)
        await context.close()
    return trial.groups


async def write_store(context: BrowserContext, site: str, folder: Path) -> None:
    page = await context.new_page()
    await page.goto(f"{site}/stored.html")
    files: dict[str, str] = await page.evaluate(f"stored('/{FOLDER}/')")
    for name, content in files.items():
        (folder / name).write_bytes(bytes.fromhex(content))


def play_and_check(site_folder: Path, target: Path, kills: int, more: str = "") -> list[Memory]:
    """What the clients remember, which is what the store holds."""
    with served(site_folder) as address:
        site = f"{address}/{FOLDER}"
        groups = run_async(kill_under_play(site, target, kills, more))
    run_async(check(str(target / "tables.sqlite"), list(groups)))
    return [memory for group in groups for memory in group.memories]


def test_nothing_acknowledged_is_lost_however_often_the_tab_is_killed(
    site_folder: Path, tmp_path: Path
) -> None:
    memories = play_and_check(site_folder, tmp_path, KILLS)
    assert sum(len(memory.done) for memory in memories) > KILLS
    assert sum(memory.resent for memory in memories) > 0


def test_a_store_that_writes_late_is_found_out(site_folder: Path, tmp_path: Path) -> None:
    with pytest.raises(PromiseBroken):
        play_and_check(site_folder, tmp_path, FAULTY_KILLS, "&worker=late-worker.js")
