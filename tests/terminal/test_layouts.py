"""Building blocks of boards: flowing text, and the first layout that fits."""

from dataclasses import replace

import pytest
from rich.console import Console, RenderableType
from rich.measure import Measurement
from rich.text import Text

from pioche.terminal.boards import Scene
from pioche.terminal.boards.layout import Flow, first_that_fits, with_heading, words_of
from tests.terminal.letsdig_scene import scene


def lines_of(picture: RenderableType, columns: int) -> list[str]:
    console = Console(width=columns, color_system=None, legacy_windows=False)
    with console.capture() as capture:
        console.print(picture)
    return capture.get().splitlines()


def texts(*pieces: str) -> list[Text]:
    return [Text(piece) for piece in pieces]


# Flowing text


@pytest.mark.parametrize(
    ("columns", "lines"),
    [
        (13, ["ab cd · ef gh"]),
        (12, ["ab cd", "ef gh"]),
        (3, ["ab", "cd", "ef", "gh"]),
    ],
)
def test_lines_break_between_texts(columns: int, lines: list[str]) -> None:
    shown = lines_of(Flow(texts("ab cd", "ef gh")), columns)
    assert [line.rstrip() for line in shown] == lines


@pytest.mark.parametrize(
    ("sentence", "lines"),
    [
        ("bust: 26% (§ Worms 25%)", ["bust: 26%", "(§ Worms 25%)"]),
        ("perdre : 26 % (¤ Déchets 1 %)", ["perdre : 26 %", "(¤ Déchets", "1 %)"]),
        ("§ Vers ×24, » Mine ×1", ["§ Vers ×24,", "» Mine ×1"]),
        ("aaaaaaaaaaaaaaaa b", ["aaaaaaaaaaaaa", "aaa", "b"]),
    ],
)
def test_a_wide_text_keeps_signs_with_their_words(sentence: str, lines: list[str]) -> None:
    shown = lines_of(Flow(texts(sentence)), 13)
    assert [line.rstrip() for line in shown] == lines


def test_a_broken_text_keeps_its_styles() -> None:
    first, second = words_of(Text("plain ").append("bold", "bold"))
    assert (first.plain, second.plain) == ("plain", "bold")
    assert [str(span.style) for span in second.spans] == ["bold"]


def test_a_heading_stays_with_what_it_heads() -> None:
    assert lines_of(Flow(with_heading("Seen: ", texts("ab", "cd"))), 10) == ["Seen: ab", "cd"]
    assert lines_of(Flow(with_heading("Seen", [])), 10) == ["Seen"]


def test_a_flow_says_how_wide_it_would_be() -> None:
    console = Console(width=80)
    flow = Flow(texts("ab cd", "efg"))
    assert Measurement.get(console, console.options, flow) == Measurement(5, 11)
    assert Measurement.get(console, console.options, Flow([])) == Measurement(0, 0)


# Layouts


def tall(one: Scene) -> RenderableType:
    return Text("tall\n" * 3, end="")


def flat(one: Scene) -> RenderableType:
    return Flow(texts("flat one", "flat two"))


@pytest.mark.parametrize(("lines", "first"), [(9, "tall"), (2, "flat one · flat two")])
def test_the_roomiest_layout_that_fits_is_shown(lines: int, first: str) -> None:
    one = replace(scene(), lines=lines, columns=19)
    assert lines_of(first_that_fits(one, [tall, flat]), 19)[0].rstrip() == first


def test_the_last_layout_is_shown_where_none_fits() -> None:
    one = replace(scene(), lines=1, columns=10)
    assert len(lines_of(first_that_fits(one, [tall, flat]), 10)) == 2


def test_a_picture_is_as_high_where_there_are_more_columns() -> None:
    one = replace(scene(), lines=2, columns=18)
    picture = first_that_fits(one, [tall, flat])
    assert len(lines_of(picture, 18)) == len(lines_of(picture, 80)) == 2
