"""Code about a game that lives outside its own folder: the module PACKAGE.GAME_ID."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any


@cache
def game_module(package: str, game_id: str) -> Any:  # noqa: ANN401  (what it holds, the package says)
    """The module of a game in a package, such as `pioche.rulebook`; None where there is none."""
    name = f"{package}.{game_id}"
    return import_module(name) if game_id.isidentifier() and find_spec(name) else None
