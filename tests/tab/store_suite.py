"""The conformance suite of stores, run by Python in a worker: each check has its own folder."""

import asyncio
import traceback
from typing import Final

from js import mountStore  # type: ignore[import-not-found]

from pioche.server.store.interface import Store
from pioche.server.store.tab import TabStore
from tests.server.stores.checks import CHECKS
from tests.server.stores.place import Check, Place

SECONDS: Final = 120.0


async def open_tab(address: str) -> Store:
    return TabStore(address)


async def run_suite() -> dict[str, str]:
    """What every check found: nothing, or the trace of its error."""
    return {check.__name__: await found_by(check) for check in CHECKS}


async def found_by(check: Check) -> str:
    name = check.__name__
    await mountStore(f"/{name}", name)
    try:
        async with asyncio.timeout(SECONDS):
            await check(Place(open_tab, f"/{name}/tables.sqlite"))
    except Exception:
        return traceback.format_exc()
    return ""
