"""What ours rely on inside uvicorn and websockets.

Neither library promises any of it. After an upgrade these tests name what has moved; read it, adapt
ours, then write the new digests here.
"""

import hashlib
import inspect
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
import uvicorn
import websockets.utils
from packaging.requirements import Requirement
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from pioche.server.http.uvicorn_protocols import BoundedHttp, SocketProtocol
from pioche.server.workers.worker import WorkerServer
from tests.server.uvicorn_attributes import SOCKET_ATTRIBUTES, all_missing, connection, missing

ROOT = Path(__file__).parent.parent.parent
PINNED = ("httptools", "uvicorn", "uvloop", "websockets")

# The source of each method that ours extend or replace, when it was last read.
DIGESTS = {
    HttpToolsProtocol: {
        "connection_lost": "c91a4c9bf2e2",
        "connection_made": "6efb565ff3d3",
        "data_received": "010a7ae59a5d",
        "on_header": "65d62c044f61",
        "on_headers_complete": "1ea8589acfad",
        "on_message_begin": "96d377fdc7c2",
        "on_message_complete": "1fbad42dc31f",
        "on_response_complete": "64e254f28e38",
        "on_url": "37be44e962b0",
        "send_400_response": "ae5a4a3782b6",
    },
    WebSocketsSansIOProtocol: {
        "connection_lost": "dd116afc4d80",
        "data_received": "c89d394077d8",
        "handle_connect": "fc648c2161ff",
        "handle_cont": "d96fe1479da6",
        "keepalive_timeout": "8e1ceb6ec446",
        "pause_writing": "4830f7e0d81f",
        "resume_writing": "ef79384e5fff",
        "run_asgi": "662375aa38d9",
        "send_receive_event_to_app": "a2b10de91477",
    },
    uvicorn.Server: {
        "capture_signals": "e1bbcd4770d1",
        "shutdown": "9b33c5056299",
        "startup": "2aa1d70a244b",
    },
}
OURS = {
    BoundedHttp: HttpToolsProtocol,
    SocketProtocol: WebSocketsSansIOProtocol,
    WorkerServer: uvicorn.Server,
}


def overridden(ours: type, base: type) -> list[str]:
    """The methods of the library that a class of ours has, too."""
    kinds = [kind for kind in ours.__mro__ if issubclass(kind, base) and kind is not base]
    own = {name for kind in kinds for name in vars(kind)} - {"__init__"}
    return sorted(name for name in own if inspect.isfunction(getattr(base, name, None)))


def digest(method: Any) -> str:  # noqa: ANN401
    return hashlib.sha256(inspect.getsource(method).encode()).hexdigest()[:12]


def changed(base: type, digests: dict[str, str]) -> str:
    """A sentence about the first method that is not as it was when it was read."""
    for name, known in digests.items():
        method = getattr(base, name, None)
        if method is None:
            return f"{base.__name__} has no method {name} any more"
        if digest(method) != known:
            return f"{base.__name__}.{name} has changed: its digest is {digest(method)}"
    return ""


@pytest.mark.parametrize("name", PINNED)
def test_both_libraries_are_pinned_and_the_installed_ones_fit(name: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [Requirement(line) for line in project["optional-dependencies"]["server"]]
    (pin,) = (each for each in wanted if each.name == name)
    assert {clause.operator for clause in pin.specifier} == {">=", "<"}, f"{pin} has no two bounds"
    assert pin.specifier.contains(version(name)), f"{pin} does not allow {version(name)}"


@pytest.mark.asyncio
async def test_every_attribute_is_where_we_look_for_it() -> None:
    assert await all_missing() == ""
    assert websockets.utils.apply_mask(b"a", b"mask") == bytes([ord("a") ^ ord("m")])


@pytest.mark.parametrize("base", DIGESTS)
def test_every_method_is_as_we_have_read_it(base: type) -> None:
    assert changed(base, DIGESTS[base]) == ""


@pytest.mark.parametrize("ours", OURS)
def test_every_overridden_method_is_among_them(ours: type) -> None:
    base = OURS[ours]
    assert overridden(ours, base) == sorted(DIGESTS[base])
    for name in overridden(ours, base):
        theirs, own = (list(inspect.signature(getattr(k, name)).parameters) for k in (base, ours))
        assert theirs == own, f"the parameters of {base.__name__}.{name} are {theirs}"


@pytest.mark.asyncio
async def test_an_upgrade_that_moves_something_is_named() -> None:
    class Moved(WebSocketsSansIOProtocol):
        def handle_cont(self, event: Any) -> None: ...  # noqa: ANN401

    digests = DIGESTS[WebSocketsSansIOProtocol]
    assert "Moved.handle_cont has changed" in changed(Moved, digests)
    assert changed(Moved, {"gone": ""}) == "Moved has no method gone any more"
    socket = connection(Moved)
    del socket.frames
    assert missing(socket, SOCKET_ATTRIBUTES) == "Moved has no attribute frames any more"
