"""The client's own letters: small, complete, and the first thing a page asks for."""

import re
from pathlib import Path

import pytest
from fonts import FOLDER, LISTED, needed

from pioche.server.http.headers import POLICY
from tests.web.node import ROOT

WEB = ROOT / "src/pioche/web"
MAIN = "js/main.js"
LARGEST = 90_000
FONTS = sorted(FOLDER.glob("*.woff2"))


def test_there_is_a_font_for_text_and_one_for_titles() -> None:
    assert [font.stem for font in FONTS] == ["asap", "sansita"]
    assert sum(font.stat().st_size for font in FONTS) < LARGEST


def test_every_character_of_the_words_is_in_the_fonts() -> None:
    """`uv run scripts/fonts.py` adds what is missing."""
    listed = {chr(int(code, 16)) for code in LISTED.read_text().split()}
    missing = needed() - listed
    assert not missing, sorted(missing)
    assert {"é", "œ", "’", "€", "→", "×", "\N{NARROW NO-BREAK SPACE}"} <= listed


@pytest.mark.parametrize("font", FONTS, ids=lambda font: font.stem)
def test_a_font_comes_first_blocks_and_is_kept_for_the_page_without_a_server(font: Path) -> None:
    """Not by a preload: browsers complain of one where they have the font already."""
    address = f"/web/fonts/{font.name}"
    assert 'rel="preload"' not in (WEB / "index.html").read_text(encoding="utf-8")
    start = re.search(
        r"function loadLetters\(\) \{.*?^\}", (WEB / MAIN).read_text(), re.DOTALL | re.MULTILINE
    )
    assert start is not None
    assert f'"{font.stem.title()}"' in start[0]
    assert f'"{address}"' in (WEB / "service-worker.js").read_text(encoding="utf-8")
    for sheet in ("css/tokens.css", "css/offline/page.css"):
        rules = re.findall(r"@font-face \{.*?\}", (WEB / sheet).read_text(), re.DOTALL)
        (rule,) = [rule for rule in rules if font.name in rule]
        assert "font-display: block" in rule


def test_fonts_come_from_the_server_alone() -> None:
    assert [rule for rule in POLICY.split("; ") if "font" in rule] == ["font-src 'self'"]


def test_each_font_has_its_licence_beside_it() -> None:
    for font in FONTS:
        text = (FOLDER / f"OFL-{font.stem}.txt").read_text(encoding="utf-8")
        assert "SIL OPEN FONT LICENSE" in text
        assert "Reserved Font Name" not in text.split("PREAMBLE")[0]


def test_no_browser_flash_where_a_finger_touches() -> None:
    assert "-webkit-tap-highlight-color: transparent" in (WEB / "css/base.css").read_text()
