"""Bots that have learned: a file of weights sits down, and one for another table does not."""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from pioche.bots import add_bots, bot, policy_for, seat_of
from pioche.bots.champion import FOLDER
from pioche.bots.network_file import NAMED, digests_of, without_folder
from pioche.bots.plugins import PLUGINS
from pioche.bots.policy_bot import PolicyBot
from pioche.bots.weights_bot import BadWeights, read_weights
from pioche.core.masks import first_seat
from pioche.envs.opponents import reads_events
from pioche.games.diamant import DIAMANT
from pioche.games.diamant.moves import GO, LEAVE
from pioche.lab.simulation import Simulation, slow_bots
from pioche.search.network import NetworkPolicy
from pioche.search.policy import MixturePolicy
from tests.copies import pickled


def write(file: Path, **changes: Any) -> str:  # noqa: ANN401
    """A network that leaves once there are rubies beside its chest, and how a bot names it."""
    layout = DIAMANT.layout(3)
    first = np.zeros((len(layout), 2))
    first[layout.index("own.unsafe")] = 1
    about = {"game": "diamant", "players": 3, "options": {}}
    kept = {
        "about": json.dumps(about | changes.pop("about", {})),
        "layout": np.array(layout),
        "mean": np.zeros(len(layout)),
        "scale": np.ones(len(layout)),
        "weight0": first,
        "weight1": np.zeros(2),
        "weight2": np.array([[0.0, 1, 0], [0, 1, 0]]),
        "weight3": np.array([0.1, 0, 0]),
    }
    np.savez(file, **(kept | changes))
    return f"file:{file}"


@pytest.fixture(autouse=True)
def forgotten(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Names of one test are unknown to all others."""
    monkeypatch.chdir(tmp_path)
    known = set(PLUGINS)
    yield
    for name in set(PLUGINS) - known:
        del PLUGINS[name]
        NAMED.pop(name, None)


def test_weights_sit_down_and_play_what_they_like_best() -> None:
    name = write(Path("weights.npz"))
    add_bots([name])
    learned = bot("diamant", name)
    state, seen = DIAMANT.new(3, 5), set()
    while state.to_act():
        seat = int(first_seat(state.to_act()))
        move = learned(seat_of(DIAMANT, state, seat))
        unsafe = DIAMANT.view(state, seat)["explorers"][seat]["unsafe"]
        assert move == (LEAVE if unsafe else GO)
        seen.add(move)
        state.play(seat, move)
    assert seen == {GO, LEAVE}


def test_a_network_in_whole_numbers_is_a_policy_and_hears_no_events() -> None:
    network = Path(str(FOLDER)) / "diamant.network"
    Path("it.network").write_bytes(network.read_bytes())
    name = "file:it.network"
    assert policy_for("diamant", name) is None  # nobody has named it yet
    add_bots([name])
    assert isinstance(policy_for("diamant", name), NetworkPolicy)
    assert isinstance(policy_for("diamant", f"bold+40%{name}"), MixturePolicy)
    assert not reads_events("diamant", [name, "bold"])
    assert reads_events("diamant", [write(Path("weights.npz"))])
    state = DIAMANT.new(4, 5)
    seat = seat_of(DIAMANT, state, int(first_seat(state.to_act())))
    player = bot("diamant", name, 3)
    assert isinstance(player, PolicyBot)
    copied = pickled(player)
    assert [player(seat) for _ in range(20)] == [copied(seat) for _ in range(20)]


def test_a_simulation_of_networks_needs_no_tables() -> None:
    Path("it.network").write_bytes((Path(str(FOLDER)) / "diamant.network").read_bytes())
    add_bots(["file:it.network"])
    plan = Simulation(DIAMANT, ("file:it.network", "bold", "careful"), {}, 4, 1)
    assert slow_bots(plan) == []


def test_files_keep_no_folder_of_the_bots_that_they_met() -> None:
    folder = Path("private")
    folder.mkdir()
    (folder / "it.network").write_bytes(b"it")
    name = "bold+40%file:private/it.network"
    assert without_folder(name) == "bold+40%file:it.network"
    assert without_folder("expert@400") == "expert@400"
    assert digests_of([name, "bold"]) == {"file:it.network": hashlib.sha256(b"it").hexdigest()}


def seated(name: str, game_id: str, seats: int) -> int:
    """What the bot of that name answers to its first question."""
    add_bots([name])
    return bot(game_id, name)(seat_of(DIAMANT, DIAMANT.new(seats), 0))


def refusal(name: str, game_id: str = "diamant", seats: int = 3) -> str:
    with pytest.raises(BadWeights) as refused:
        seated(name, game_id, seats)
    return refused.value.key


def test_another_game_table_or_file_is_refused_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert refusal(write(Path("one.npz")), "digger") == "bot-weights-game"
    assert refusal(write(Path("two.npz")), seats=4) == "bot-weights-table"
    assert refusal(write(Path("three.npz"), about={"players": 4})) == "bot-weights-layout"
    assert refusal(write(Path("four.npz"), weight0=np.zeros((2, 2)))) == "bot-weights-layout"
    assert refusal(write(Path("five.npz"), about={"players": "x"})) == "bot-weights-file"
    assert refusal(write(Path("six.npz"), layout=np.array([{}], object))) == "bot-weights-file"
    Path("seven.npz").write_text("nothing", encoding="utf-8")
    assert refusal("file:seven.npz") == "bot-weights-file"
    assert refusal("file:eight.npz") == "bot-weights-missing"
    monkeypatch.setitem(__import__("sys").modules, "numpy", None)
    with pytest.raises(BadWeights, match=r"pioche\[rl\]"):
        read_weights("one.npz")
