"""A position of Let's Dig with a little of everything, to draw and describe."""

from typing import Any

from rich.console import Console

from pioche.games import game as game_of
from pioche.games.letsdig.odds import turn_figures
from pioche.terminal.boards import Scene, board_of
from pioche.terminal.odds import OddsLine
from pioche.words import words_in

LETSDIG = game_of("letsdig")
NAMES = ["Zoé", "Max", "[red]Bot", "Ada", "Un nom de vingt-quatre let"]
ROOMS = [(33, 75), (16, 79), (9, 59), (5, 59)]


def pile(
    seats: list[int], cards: int, known: dict[str, int], points: int | None, used_dogs: int = 0
) -> dict[str, Any]:
    """A score pile as a view shows it."""
    shown = {"seats": seats, "cards": cards, "known": known}
    return {**shown, "used_dogs": used_dogs, "points": points}


VIEW: dict[str, Any] = {
    "game": "letsdig",
    "seat": 0,
    "teams": False,
    "open_scores": False,
    "waste": "bust",
    "landmine": True,
    "first_game": [],
    "owns_game": [],
    "sheet": "",
    "question": 30,
    "stage": "decide",
    "turn": 0,
    "extra": 2,
    "ending": False,
    "cards": 120,
    "piles": [
        {"cards": 31, "top": []},
        {"cards": 28, "top": ["skeleton", "unknown", "ark"]},
        {"cards": 0, "top": []},
    ],
    "dug": ["muck", "worms", "dog", "muck", "lottery"],
    "dug_used_dogs": 1,
    "pending": [],
    "search": None,
    "victim": None,
    "discard": {"muck": 3, "worms": 4, "skeleton": 2},
    "destroyed": {"cards": 33, "known": {"waste": 1}},
    "score_piles": [
        pile([0], 9, {"muck": 2, "cookies": 3, "milk": 2, "dog": 2}, 32, used_dogs=1),
        pile([1], 4, {"worms": 1}, None),
        pile([2], 1, {"sewer": 1}, -5),
    ],
    "scores": None,
}
SKELETONS = 10
VIEW.update(turn_figures(VIEW, SKELETONS))


def scene(language: str = "fr", **changes: object) -> Scene:
    """A position with a little of everything."""
    view = {**VIEW, **changes}
    view.update(turn_figures(view, SKELETONS))
    return Scene(words_in(language), LETSDIG, view, NAMES[:3], 40, 80)


def drawn(one: Scene) -> str:
    """The board as plain text."""
    console = Console(width=one.columns, color_system=None, legacy_windows=False)
    with console.capture() as capture:
        console.print(board_of("letsdig").draw(one))
    return capture.get()


def sentences(lines: list[OddsLine]) -> list[str]:
    """The sentences of odds lines."""
    return [line.text for line in lines]
