"""The page links every style sheet that is always needed, each once; modules fetch the others."""

import re

from tests.web.node import ROOT

WEB = ROOT / "src" / "pioche" / "web"


def test_every_style_sheet_is_linked_once() -> None:
    page = (WEB / "index.html").read_text(encoding="utf-8")
    linked = re.findall(r'<link rel="stylesheet" href="/web/([^"]+)"', page)
    sheets = {str(path.relative_to(WEB)) for path in (WEB / "css").rglob("*.css")}
    later = {sheet for sheet in sheets if sheet.startswith("css/later/")}
    assert set(linked) == sheets - later
    assert len(linked) == len(sheets - later)
    source = "".join(path.read_text(encoding="utf-8") for path in WEB.glob("[jps]*/*.js"))
    fetched = set(re.findall(r'loadStyle\("([^"]+)"\)', source))
    assert {f"css/later/{sheet}" for sheet in fetched} == later


def test_dark_colours_stand_beside_the_light_ones() -> None:
    """Only the tokens know of schemes; a colour has both its values in one light-dark()."""
    for path in (WEB / "css").rglob("*.css"):
        text = path.read_text(encoding="utf-8")
        assert "prefers-color-scheme" not in text, path.name
        assert path.name == "tokens.css" or "data-theme" not in text, path.name
