"""Every style sheet is used: by the page, by the board beside it, or by a module."""

import re
from pathlib import Path

from tests.web.node import ROOT

WEB = ROOT / "src" / "pioche" / "web"
BOARDS = WEB / "boards"


def folders() -> list[Path]:
    return [path for path in BOARDS.iterdir() if path.is_dir()]


def test_each_sheet_of_the_page_and_of_the_offline_page_is_linked_once() -> None:
    page = "".join(path.read_text(encoding="utf-8") for path in WEB.glob("*.html"))
    linked = re.findall(r'<link rel="stylesheet" href="/web/([^"]+)"', page)
    sheets = {str(path.relative_to(WEB)) for path in (WEB / "css").rglob("*.css")}
    later = {sheet for sheet in sheets if sheet.startswith("css/later/")}
    assert set(linked) == sheets - later
    assert len(linked) == len(sheets - later)
    source = "".join(path.read_text(encoding="utf-8") for path in WEB.glob("[jps]*/*.js"))
    assert set(re.findall(r'loadStyleSheet\("/web/(css/later/[^"]+)"\)', source)) == later


def test_a_board_has_one_sheet() -> None:
    for folder in folders():
        assert [path.name for path in folder.glob("*.css")] == ["index.css"], folder.name


def test_sheets_lie_in_css_or_in_a_board_s_folder() -> None:
    known = {WEB / "css", *folders()}
    for path in WEB.rglob("*.css"):
        assert known & set(path.parents), path.name


def test_a_board_draws_with_its_own_sheets() -> None:
    """A board uses no class of another board's sheet, which may not be loaded.

    Classes with `is-` and `has-` are states, which all boards share.
    """
    for folder in folders():
        others = {name for other in folders() if other != folder for name in classes(other)}
        shared = classes(folder) | classes(WEB / "css")
        drawn = {name for path in folder.glob("*.js") for name in drawn_classes(path)}
        assert not (drawn & others) - shared, folder.name


def test_the_class_of_a_board_is_its_own() -> None:
    """All boards that were seen have their sheets in the page."""
    for folder in folders():
        others = {name for other in folders() if other != folder for name in classes(other)}
        assert folder.name not in others


def classes(folder: Path) -> set[str]:
    text = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.css"))
    return set(re.findall(r"\.([a-z][a-z-]*)", text))


def drawn_classes(path: Path) -> set[str]:
    written = re.findall(r'class="([^"$]*)', path.read_text(encoding="utf-8"))
    names = {name for row in written for name in row.split()}
    return {name for name in names if not name.startswith(("is-", "has-"))}


def test_dark_colours_stand_beside_the_light_ones() -> None:
    """Only the tokens know of schemes; a colour has both its values in one light-dark()."""
    for path in WEB.rglob("*.css"):
        text = path.read_text(encoding="utf-8")
        assert "prefers-color-scheme" not in text, path.name
        assert path.name == "tokens.css" or "data-theme" not in text, path.name


# Addresses of their own: the site of a server, and the server of a site.
ELSEWHERE = {"OFFLINE", "address"}


def test_links_lead_to_screens_wherever_the_client_lies() -> None:
    """A site of static files has its paths in the fragment, in any folder (js/router.js)."""
    for path in (path for path in WEB.rglob("*.js") if "vendor" not in path.parts):
        text = path.read_text(encoding="utf-8")
        assert not re.findall(r'href="(?!#)[^"]*"', text), path.name
        made = re.findall(r"href=\$\{([^}]*)", text)
        wrong = [one for one in made if not one.startswith("linkTo(") and one not in ELSEWHERE]
        assert not wrong, (path.name, wrong)
