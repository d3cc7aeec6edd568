"""Lines: what is said of a view, as data that any client can spell."""

import copy
import json
import pickle

from pioche.core.lines import (
    Line,
    chance_line,
    chance_lines,
    count_lines,
    counted,
    counted_faces,
    describe_fields,
    face,
    faces,
    line,
    row,
    seat,
    seats,
    sentence,
    tally,
    within,
)


def test_a_line_is_plain_data() -> None:
    inner = chance_line("a-chance", 0.25, face=face("gold"))
    shown = line("a-line", who=seat(1), all=seats([0, 2]), inner=within(inner), row=row([inner]))
    data = shown.json()
    assert json.loads(json.dumps(data)) == data
    assert data["arguments"]["inner"]["line"] == {
        "key": "a-chance",
        "arguments": {"face": {"face": "gold"}},
        "chance": 0.25,
    }
    assert "chance" not in data
    assert line("bare").json() == {"key": "bare"}


def test_cards_are_counted_in_the_order_in_which_they_come() -> None:
    counts = tally(["ruby", "gold", "ruby"])
    assert list(counts.items()) == [("ruby", 2), ("gold", 1)]
    assert counted_faces({**counts, "rock": 0}) == {"counts": {"ruby": 2, "gold": 1}}
    assert faces(["gold", "gold"], "none") == {"faces": ["gold", "gold"], "empty": "none"}
    assert counted([("5", 2)]) == {"counted": [["5", 2]]}


def test_a_sentence_has_a_full_stop_after_each_part() -> None:
    both = sentence(line("one"), line("two"))
    assert both == Line("line-sentence", {"text": row([line("one"), line("two")], between=". ")})


def titles(lines: list[Line]) -> list[object]:
    return [each.arguments["name"] for each in lines]


def test_a_view_is_told_field_by_field() -> None:
    view = {
        "game": "toy",
        "question": 3,
        "pile": 4,
        "scores": [1, 2],
        "players": [{"seat": 1, "hand": ["gold"]}, {"cards": []}],
    }
    assert titles(describe_fields(view)) == [
        {"title": ["pile"]},
        {"title": ["scores", {"seat": 0}]},
        {"title": ["scores", {"seat": 1}]},
        {"title": ["players", {"seat": 1}, "hand"]},
        {"title": ["players", 2, "cards"]},
    ]


def test_odds_are_figures_and_chances() -> None:
    odds = {"unseen": {"gold": 2}, "rock_chance": [0.5, 0.25], "share": 1.5}
    assert titles(count_lines(odds)) == [{"title": ["unseen", "gold"]}, {"title": ["share"]}]
    chances = chance_lines(odds)
    assert titles(chances) == [{"title": ["rock_chance", 1]}, {"title": ["rock_chance", 2]}]
    assert [each.chance for each in chances] == [0.5, 0.25]


def test_lines_are_copied_pickled_and_compared() -> None:
    made = chance_line("one", 0.5, card=face("ruby"))
    assert copy.deepcopy(made) == pickle.loads(pickle.dumps(made)) == made  # noqa: S301
    for other in (line("one", card=face("ruby")), chance_line("two", 0.5), "one"):
        assert made != other
    assert repr(made) == "Line('one', {'card': {'face': 'ruby'}}, 0.5)"
