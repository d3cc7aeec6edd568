"""The tab's store in a real browser: the suite of all stores, and what outlives a worker."""

import json

from playwright.sync_api import Page

from tests.server.stores.checks import CHECKS
from tests.tab.conftest import Python

RUN_SUITE = """
import json
from tests.tab.store_suite import run_suite
json.dumps(await run_suite())
"""


def test_the_tab_s_store_keeps_every_promise(page: Page) -> None:
    found: dict[str, str] = json.loads(Python(page, "suite").run(RUN_SUITE))
    assert list(found) == [check.__name__ for check in CHECKS]
    assert {name: error for name, error in found.items() if error} == {}


WRITE = """
import asyncio
from js import say
from pioche.server.store.tab import TabStore

async def write_until_ended():
    store = TabStore("/store/tables.sqlite")
    await store.create("table", b"header")
    number = 0
    while True:
        await store.append("table", number, b"%d" % number, 0)
        say(number)
        number += 1

writing = asyncio.ensure_future(write_until_ended())
"""
READ = """
import json
from js import countFlushes
from pioche.server.store.tab import TabStore

store = TabStore("/store/tables.sqlite")
found = (await store.load("table")).entries
asked = ("journal_mode", "synchronous", "locking_mode")
settings = [store._file.writing.execute(f"PRAGMA {name}").fetchone()[0] for name in asked]
before = countFlushes()
for number in range(5):
    await store.append("table", len(found) + number, b"more", 0)
json.dumps([list(map(int, found)), settings, countFlushes() - before])
"""


def test_what_was_acknowledged_outlives_an_ended_worker(page: Page) -> None:
    """The worker ends in the middle of writing; the next one takes its lock and its files."""
    writer = opened(page, "writer")
    writer.run(WRITE)
    page.wait_for_function("said.length > 30")
    writer.end()
    acknowledged = page.evaluate("said")
    found, settings, flushes = json.loads(opened(page, "reader").run(READ))
    assert found == list(range(len(found)))
    assert acknowledged == found[: len(acknowledged)]
    assert settings == ["wal", 2, "exclusive"]
    assert flushes == 5, "one for each commit"


def opened(page: Page, name: str) -> Python:
    python = Python(page, name)
    python.ask("take", "store")
    python.ask("mount", "/store", "store")
    return python


def test_a_second_tab_waits_for_the_first(page: Page, bench: str) -> None:
    Python(page, "first").ask("take", "store")
    other = page.context.new_page()
    other.goto(bench)
    second = Python(other, "second")
    other.evaluate("() => void ask('second', 'take', 'store').then(() => said.push('taken'))")
    other.wait_for_function("said.length == 1")
    assert other.evaluate("said") == ["store elsewhere"]
    page.close()
    other.wait_for_function("said.length == 2")
    second.ask("mount", "/store", "store")
