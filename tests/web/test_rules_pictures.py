"""The pictures in docs/pictures/cards are the browser client's own drawings."""

import json

import pioche
from tests.web.node import ROOT, run

PICTURES = ROOT / "docs" / "pictures" / "cards"


def test_the_pictures_of_the_docs_are_up_to_date() -> None:
    """`scripts/write_rules.py` draws them anew."""
    wanted = {
        game.id: sorted(file.stem for file in (PICTURES / game.id).glob("*.svg"))
        for game in pioche.CATALOG
    }
    result = run(str(ROOT / "scripts" / "draw_cards.mjs"), text=json.dumps(wanted))
    assert result.returncode == 0, result.stderr
    for game, pictures in json.loads(result.stdout).items():
        for face, picture in pictures.items():
            assert (PICTURES / game / f"{face}.svg").read_text(encoding="utf-8") == picture, face
            assert "var(" not in picture
