"""The chunks of a simulation on Ray: the same figures, also when a worker is killed."""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from types import ModuleType

import pytest

import pioche
from pioche.cli import main
from pioche.lab.chunks import chunk_count, play_chunk
from pioche.lab.figures import Figures, summed
from pioche.lab.on_ray import run_on_ray
from pioche.lab.simulate import Simulation, simulate

PLAN = Simulation(pioche.game("diamant"), ["bold", "balanced", "novice"], {}, 1200, 1)
KILLED = 3
# 127.0.0.1 as the system writes it, in the two kinds of addresses, and ::1.
LOOPBACKS = ("0100007F", "0000000000000000FFFF00000100007F", "00000000000000000000000001000000")


def play_or_be_killed(folder: str, chunk: int) -> Figures:
    """A chunk; the process that plays a certain one for the first time is killed."""
    mark = Path(folder, "killed")
    if chunk == KILLED and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    Path(folder, str(os.getpid())).touch()
    return play_chunk(PLAN, chunk)


@pytest.fixture
def own_environment() -> Iterator[None]:
    """Ray reads environment variables, which other tests must not see."""
    before = dict(os.environ)
    yield
    os.environ.clear()
    os.environ.update(before)


def sockets_open_to_others() -> list[str]:
    """The addresses on which processes of this Ray listen, but for the computer's own."""
    found = []
    inodes = {
        entry.stat().st_ino
        for status in Path("/proc").glob("[0-9]*/cmdline")
        if b"ray" in read(status)
        for entry in files_of(status.parent)
    }
    for table in ("/proc/net/tcp", "/proc/net/tcp6"):
        for line in Path(table).read_text().splitlines()[1:]:
            fields = line.split()
            if fields[3] == "0A" and int(fields[9]) in inodes:
                found.append(fields[1])
    return [address for address in found if not address.startswith(LOOPBACKS)]


def read(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError:
        return b""


def files_of(process: Path) -> list[Path]:
    try:
        return [entry for entry in (process / "fd").iterdir() if entry.exists()]
    except OSError:
        return []


# About 10 seconds of processor time, most of it Ray's own start.
@pytest.mark.skipif(sys.platform != "linux", reason="looks at the processes of Linux")
@pytest.mark.filterwarnings("ignore")
@pytest.mark.usefixtures("own_environment")
def test_two_workers_one_of_them_killed_have_the_same_figures(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    work, count = partial(play_or_be_killed, str(tmp_path)), chunk_count(PLAN)
    with closing(run_on_ray(work, range(count), "", 2)) as found:
        first = next(found)
        assert sockets_open_to_others() == []
        chunks = dict([first, *found])
    assert sorted(chunks) == list(range(count))
    assert (tmp_path / "killed").exists()
    assert not (tmp_path / str(os.getpid())).exists()
    assert len(list(tmp_path.iterdir())) >= 3  # the mark, and two processes or more
    assert summed(chunks.values(), 3, 1) == simulate(PLAN)


@pytest.mark.usefixtures("own_environment")
@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:many"])
def test_where_nobody_answers_one_sentence_says_so(
    address: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", ModuleType("ray"))
    assert main(["simulate", "diamant", "--ray", address, "--lang", "en"]) == 2
    assert capsys.readouterr().err == f"No Ray cluster answers at “{address}”.\n"


@pytest.mark.usefixtures("own_environment")
def test_without_ray_one_sentence_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["simulate", "diamant", "--ray", "--lang", "en"]) == 2
    assert capsys.readouterr().err == "--ray needs Ray: pip install 'pioche[ray]'\n"
