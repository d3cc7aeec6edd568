"""Chunks on a Ray cluster (extra `ray`): an existing one, or one started here.

Every computer of the cluster needs the same version of pioche. What is started here listens to
nobody else, and tells nobody that it is used.
"""

import os
import sys
from collections.abc import Callable, Generator, Sequence
from contextlib import redirect_stdout
from socket import create_connection
from types import ModuleType
from typing import Any, Final, TypeVar

from pioche.core.refusals import Refusal

# A task lost with a process or a computer is tried again this often, then done here.
RETRIES: Final = 5
# Tasks under way for each core, so that no core waits.
TASKS_A_CORE: Final = 2
SECONDS_TO_ANSWER: Final = 5
HERE: Final = "127.0.0.1"
# Read by Ray when it is imported: no usage reports, no warning about accelerators.
SETTINGS: Final = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
# As on systems without clusters: all sockets of Ray are then local.
ALONE: Final = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
# Tasks and figures are small.
STORE_BYTES: Final = 100_000_000

Item = TypeVar("Item")
Result = TypeVar("Result")


def run_on_ray(
    work: Callable[[Item], Result], items: Sequence[Item], address: str, jobs: int
) -> Generator[tuple[int, Result], None, None]:
    """The place of each item with its result, as they are done; closing it stops at once."""
    ray = ray_module()
    # Ray reports lost processes on the output stream, where results belong.
    with redirect_stdout(sys.stderr):
        connect(ray, address, jobs)
        try:
            yield from gather(ray, work, items)
        finally:
            ray.shutdown()


def ray_module() -> ModuleType:
    """The module, or a refusal that names the extra to install."""
    os.environ.update(SETTINGS)
    try:
        import ray  # noqa: PLC0415  (an extra)
    except ImportError as error:
        raise Refusal("simulate-ray-missing") from error
    return ray


def connect(ray: ModuleType, address: str, jobs: int) -> None:
    """Connect to the cluster of this address, or start one with this many processes."""
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    if not address:
        stay_alone(ray)
        own = {"include_dashboard": False, "num_cpus": jobs, "object_store_memory": STORE_BYTES}
        ray.init(address="local", _node_ip_address=HERE, **own, **quiet)
        return
    try:
        check_reachable(address)
        ray.init(address=address, **quiet)
    except (OSError, RuntimeError, ValueError) as error:
        raise Refusal("simulate-ray-address", address=address) from error


def check_reachable(address: str) -> None:
    """Fail at once where nothing listens: Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        create_connection((host.strip("[]"), int(port)), SECONDS_TO_ANSWER).close()


def stay_alone(ray: ModuleType) -> None:
    """Make Ray and its processes listen on the local address only."""
    os.environ.update(ALONE)
    # Read when Ray was imported, which another module may have done.
    ray._private.ray_constants.ENABLE_RAY_CLUSTER = False


def gather(
    ray: ModuleType, work: Callable[[Item], Result], items: Sequence[Item]
) -> Generator[tuple[int, Result], None, None]:
    """Run as many tasks at a time as the cluster can use."""
    carry_out = ray.remote(num_cpus=1, max_retries=RETRIES)(do_task)
    shared, places = ray.put(work), iter(range(len(items)))
    running: dict[Any, int] = {}
    while True:
        while len(running) < most_tasks(ray) and (place := next(places, None)) is not None:
            running[carry_out.remote(shared, items[place])] = place
        if not running:
            return
        for done in ray.wait(list(running))[0]:
            place = running.pop(done)
            yield place, result_of(ray, done, work, items[place])


def most_tasks(ray: ModuleType) -> int:
    """The most tasks at a time; computers may join or leave the cluster."""
    return TASKS_A_CORE * max(1, int(ray.cluster_resources().get("CPU", 1)))


def result_of(ray: ModuleType, done: object, work: Callable[[Item], Result], item: Item) -> Result:
    """The result; a task that was lost too often or failed there is done here."""
    try:
        found: Result = ray.get(done)
    except ray.exceptions.RayError:
        return work(item)
    return found


def do_task(work: Callable[[Item], Result], item: Item) -> Result:
    return work(item)
