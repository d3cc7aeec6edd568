"""The client's sounds: small, rendered by the script, and one for every name that is used."""

import importlib.util
import re
from functools import cache
from types import ModuleType

import pytest

import pioche
from pioche.core.events import SOUNDS
from pioche.server.http.bundle import WEB
from tests.web.node import ROOT

MOST_BYTES = 150_000


@cache
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("render", ROOT / "scripts/render_sounds.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def files() -> set[str]:
    return {path.name.removesuffix(".mp3") for path in (WEB / "sounds").iterdir()}


def quoted(text: str) -> list[str]:
    return re.findall(r'"([\w-]+)"', text)


def test_the_files_are_those_of_the_script_and_small() -> None:
    paths = list((WEB / "sounds").iterdir())
    assert {path.name for path in paths} == set(script().FILES)
    assert sum(path.stat().st_size for path in paths) <= MOST_BYTES


def test_every_sound_of_an_event_and_of_the_client_has_a_file() -> None:
    client = (WEB / "js/sounds.js").read_text()
    variants = re.search(r"VARIANTS = \{ (\w+): \[(.*)\] \}", client)
    assert variants
    several = {variants[1]: quoted(variants[2])}
    named = re.search(r"SOUND_NAMES = \[(.*)\]", client)
    assert named
    wanted = {*SOUNDS, *quoted(named[1]), "heartbeat"}
    assert {file for name in wanted for file in several.get(name, [name])} <= files()


@pytest.mark.parametrize("game", [game.id for game in pioche.CATALOG])
def test_every_place_has_its_air(game: str) -> None:
    board = (WEB / f"boards/{game}/index.js").read_text()
    ambience = re.search(r"ambience: \{ bed: (.*), calls: \[(.*)\] \}", board)
    assert ambience
    assert set(quoted(ambience[1])) <= set(script().BEDS)
    assert set(quoted(ambience[2])) <= set(script().SOUNDS)


def test_a_sound_is_rendered_again_alike() -> None:
    waves = [script().rendered_wave("gem-1") for _ in range(2)]
    assert (waves[0] == waves[1]).all()
    assert 0.1 < abs(waves[0]).max() < 1
