"""Experts of a tab: another worker searches for them."""

import asyncio
from pathlib import Path
from typing import Any, Final

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

PATIENCE: Final = 300  # only that a test ends
ANSWERS: Final = 4

pytestmark = pytest.mark.browser


class ExpertGroup(ClientGroup):
    """Two people and an expert, who wait for the start of Python."""

    def __init__(self, *given: Any) -> None:  # noqa: ANN401
        super().__init__(*given)
        self.http.timeout = PATIENCE

    async def post(self, path: str, body: Data, key: str | None = None) -> Data:
        wanted = {"seats": ["open", "open", "expert"], "bot_pace": "fast"}
        return await super().post(path, body | wanted if "game" in body else body, key)


def test_the_page_stays_alive_while_experts_search(site_folder: Path, tmp_path: Path) -> None:
    """How alive, `scripts/measure_site.py` tells: here machines are slow."""
    with served(site_folder) as address:
        searched = run_async(frames_of_searches(f"{address}/{FOLDER}", tmp_path))
    # The first answer says that the worker is there; some moves need no search.
    assert len(searched) >= ANSWERS
    assert sum(frames > 0 for frames in searched) >= len(searched) // 2


async def frames_of_searches(site: str, folder: Path) -> list[int]:
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
        assert not playing.done() or playing.exception() is None
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        await group.http.aclose()
        await context.close()
    assert relay.troubles == []
    return relay.searched
