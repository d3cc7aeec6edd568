"""Experts of a tab: another worker searches for them."""

import asyncio
from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import async_playwright

from pioche.core.rng import Fast
from tests.browser.chromium import launch_arguments
from tests.server.client_group import ClientGroup
from tests.server.live_server import Data, run_async
from tests.server.resuming_client import Address
from tests.tab.built_site import FOLDER
from tests.tab.conftest import served
from tests.tab.relay import Relay

PATIENCE: Final = 120
# The first answer says that the worker is there.
ANSWERS: Final = 4

pytestmark = pytest.mark.browser


class ExpertGroup(ClientGroup):
    """Two people and an expert."""

    async def post(self, path: str, body: Data, key: str | None = None) -> Data:
        wanted = {"seats": ["open", "open", "expert"], "bot_pace": "fast"}
        return await super().post(path, body | wanted if "game" in body else body, key)


def test_experts_search_in_another_worker(site_folder: Path, tmp_path: Path) -> None:
    with served(site_folder) as address:
        searched = run_async(seconds_of_searches(f"{address}/{FOLDER}", tmp_path))
    assert len(searched) >= ANSWERS


async def seconds_of_searches(site: str, folder: Path) -> list[float]:
    relay = Relay()
    async with async_playwright() as playwright, relay.running() as port:
        start = playwright.chromium.launch_persistent_context
        context = await start(folder / "profile", **launch_arguments())
        page = await context.new_page()
        query = f"relay=ws://127.0.0.1:{port}/relay&worker=noting-worker.js"
        await page.goto(f"{site}/relay.html?{query}")
        group = ExpertGroup(Address(port), "diamant", Fast(1), lambda: None)
        playing = asyncio.create_task(group.play())
        async with asyncio.timeout(PATIENCE):
            while len(relay.searched) < ANSWERS and not playing.done():
                await asyncio.sleep(0.1)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        await group.http.aclose()
        await context.close()
    assert relay.troubles == []
    return relay.searched
