"""Start what is to be measured, measure it, and print what was found."""

import asyncio
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

from pioche.core.refusals import Refusal
from pioche.lab.load.measure import measure
from pioche.lab.load.plan import LoadPlan, LoadResult
from pioche.lab.load.report import show
from pioche.lab.load.server_process import MeasuredServer, started_server
from pioche.words import Words


@dataclass(frozen=True)
class Target:
    """A server that runs (its address, and its process if that is on this machine), or how one is
    started: its store, and further arguments."""

    url: str | None
    process: int | None
    store: str | None
    serve: list[str]

    @contextmanager
    def server(self) -> Iterator[MeasuredServer]:
        if self.url is not None:
            yield MeasuredServer(self.url.rstrip("/"), self.process)
            return
        with started_server(self.store, self.serve) as server:
            yield server


def run_load_bench(plan: LoadPlan, target: Target, as_json: bool, words: Words) -> int:
    """Measure; print a table, or JSON."""
    with target.server() as server:
        result = run(plan, server, words)
    if as_json:
        sys.stdout.write(json.dumps(result.data(), indent=1) + "\n")
    else:
        show(plan, result, words)
    return 0


def run(plan: LoadPlan, server: MeasuredServer, words: Words) -> LoadResult:
    """In an event loop of its own, the quickest there is."""

    def progress(key: str) -> None:
        print(words.say(key), file=sys.stderr, flush=True)

    try:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            return runner.run(measure(plan, server, progress))
    except (OSError, EOFError) as error:
        raise Refusal("bench-server-lost", url=server.url) from error


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Of uvloop where it is installed: it is not everywhere where the server runs."""
    found = find_spec("uvloop")
    return None if found is None else import_module("uvloop").new_event_loop
