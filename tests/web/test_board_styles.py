"""The style sheets of boards stay on the page: none of them may change another board."""

import itertools
import re

from tests.web.node import ROOT

BOARDS = ROOT / "src" / "pioche" / "web" / "boards"
# States, and what flies over any board.
SHARED = re.compile(r"is-|flight")


def names_of(sheet: str) -> set[str]:
    """The classes with which its selectors begin, and its animations."""
    plain = re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)
    selectors = re.findall(r"(?:^|[{};])\s*([^{};@]+)\{", plain)
    first = [re.match(r"\.([\w-]+)", each.strip()) for it in selectors for each in it.split(",")]
    classes = {found[1] for found in first if found and not SHARED.match(found[1])}
    return classes | {f"@{name}" for name in re.findall(r"@keyframes ([\w-]+)", plain)}


def test_no_board_styles_another() -> None:
    sheets = {path.parent.name: path.read_text("utf-8") for path in BOARDS.glob("*/index.css")}
    names = {board: names_of(sheet) for board, sheet in sheets.items()}
    shared = {
        (one, other): names[one] & names[other]
        for one, other in itertools.combinations(sorted(names), 2)
    }
    assert len(names) > 5
    assert {boards: common for boards, common in shared.items() if common} == {}


def test_what_a_sheet_names() -> None:
    sheet = "/* .x {} */ .count, .is-open .chest { a: b } @media (width) { .heap > i { a: b } }"
    assert names_of(f"{sheet} .flight .card {{ }} @keyframes falls {{ to {{ a: b }} }}") == {
        *("count", "heap", "@falls"),
    }
