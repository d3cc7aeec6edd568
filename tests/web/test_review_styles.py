"""Boards are drawn on the page of a review: their style sheets must not reach the review's own."""

import re
from pathlib import Path

WEB = Path(__file__).parents[2] / "src" / "pioche" / "web"
CLASS = re.compile(r"\.([a-z][a-z-]+)")
# A rule whose last part is a class alone, wherever it stands.
BARE_RULE = re.compile(r"^\.([a-z][a-z-]+)(?=[\s:.,{\[])", re.MULTILINE)
# A board may leave things out of its small picture.
WITHIN_PICTURE = re.compile(r"^\.picture-board (?=\.)", re.MULTILINE)


def test_no_board_styles_a_class_of_the_review() -> None:
    sheets = [WEB / "css" / "later" / name for name in ("review.css", "chart.css")]
    own = {found for sheet in sheets for found in CLASS.findall(sheet.read_text("utf-8"))}
    for sheet in (WEB / "boards").rglob("*.css"):
        styled = set(BARE_RULE.findall(WITHIN_PICTURE.sub("", sheet.read_text("utf-8"))))
        shared = {name for name in own & styled if not name.startswith("is-")}
        assert not shared, f"{sheet.parent.name}: {sorted(shared)}"
