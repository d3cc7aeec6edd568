"""Write docs/rules and docs/strategy, and the pictures that they show into docs/pictures/cards.

They come from `pioche.rulebook` and the browser client's own drawings; tests compare them. The
pictures are drawn by node. Run it after a change of the rules' words, of an example, of a box or of
a drawing: `.venv/bin/python scripts/write_rules.py`.
"""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Final

import pioche
from pioche.core.game import Game
from pioche.rulebook.pages import (
    box_rows,
    page_name,
    page_text,
    pictures_of,
    rules_page,
    strategy_text,
)
from pioche.words import LANGUAGES, words_in

ROOT: Final = Path(__file__).parent.parent
PAGES: Final = ROOT / "docs" / "rules"
STRATEGIES: Final = ROOT / "docs" / "strategy"
PICTURES: Final = ROOT / "docs" / "pictures" / "cards"
DRAWING: Final = ROOT / "scripts" / "draw_cards.mjs"


def faces_of(game: Game) -> list[str]:
    """The cards that a game's pages show; they are the same in every language."""
    words = words_in(LANGUAGES[0])
    return sorted(pictures_of(rules_page(words, game), box_rows(words, game)))


def drawn(games: dict[str, list[str]]) -> dict[str, dict[str, str]]:
    """For each game the picture of each of these cards, as SVG."""
    answer = subprocess.run(
        [shutil.which("node") or "node", str(DRAWING)],
        input=json.dumps(games),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    pictures: dict[str, dict[str, str]] = json.loads(answer.stdout)
    return pictures


def main() -> None:
    PAGES.mkdir(exist_ok=True)
    STRATEGIES.mkdir(exist_ok=True)
    for game in pioche.CATALOG:
        for language in LANGUAGES:
            words, name = words_in(language), page_name(game, language)
            (PAGES / name).write_text(page_text(words, game), encoding="utf-8")
            (STRATEGIES / name).write_text(strategy_text(words, game), encoding="utf-8")
    for name, pictures in drawn({game.id: faces_of(game) for game in pioche.CATALOG}).items():
        folder = PICTURES / name
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.svg"):
            old.unlink()
        for face, picture in pictures.items():
            (folder / f"{face}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
