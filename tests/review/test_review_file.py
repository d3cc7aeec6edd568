"""The file of a review: there and back, and what is refused."""

import json
from pathlib import Path
from typing import Any

import pytest

from pioche.core.refusals import Refusal
from pioche.review.review_data import FIRST_JUDGE, BadReview
from pioche.review.review_file import read_review, review_from_data, review_text, write_review
from pioche.words import words_in
from pioche.words.spell import spell_refusal

EXAMPLE = Path(__file__).parent / "diamant.review.json"


def example() -> dict[str, Any]:
    return dict(json.loads(EXAMPLE.read_text(encoding="utf-8")))


def test_a_review_is_the_same_after_it_was_written_and_read(tmp_path: Path) -> None:
    review = read_review(EXAMPLE)
    write_review(review, tmp_path / "again.review.json")
    again = read_review(tmp_path / "again.review.json")
    assert again == review
    assert review_text(again) == EXAMPLE.read_text(encoding="utf-8")


def test_a_file_without_judgements_or_with_false_ones_is_the_same_review() -> None:
    """Files of earlier versions have none; they are worked out when the file is read."""
    review, data = read_review(EXAMPLE), example()
    del data["margin_errors"], data["turns"], data["counts"], data["chart"]
    for total in data["totals"]:
        del total["margin"]
    data["mistakes"] = [1, 2, 3]
    data["decisions"][0]["sign"] = "!!"
    assert review_from_data(data) == review
    assert review_from_data(data).json() == review.json()


def test_a_review_names_its_judge_and_an_older_file_is_of_the_first() -> None:
    data = example()
    assert data.pop("judge") == FIRST_JUDGE
    assert review_from_data(data).judge == FIRST_JUDGE
    data["judge"] = "expert-7"
    assert review_from_data(data).json()["judge"] == "expert-7"


BAD: dict[str, tuple[list[str | int], object]] = {
    "format": (["format"], "pioche"),
    "version": (["version"], 2),
    "game": (["game"], "chess"),
    "rules": (["game_version"], 99),
    "record": (["record"], "abc"),
    "unknown": (["more"], 1),
    "seats": (["seats"], [{"name": "Ana", "bot": None}]),
    "name": (["seats", 0, "name"], 7),
    "share": (["expectation", 0], 1.5),
    "infinite": (["result", 0], float("nan")),
    "too-long": (["budget", "race"], "many"),
    "mark": (["decisions", 0, "mark"], "terrible"),
    "seat": (["decisions", 0, "seat"], 3),
    "played": (["decisions", 0, "played"], "dig 3"),
    "move": (["decisions", 0, "moves", 0, "move"], "dig 3"),
    "line": (["decisions", 22, "reason", 0, "key"], "web-hello"),
    "arguments": (["decisions", 22, "reason", 0, "arguments"], {}),
    "form": (["decisions", 22, "reason", 0, "arguments", "best"], {"nonsense": 1}),
    "luck": (["ledger", 0, "luck"], [0.1]),
    "chance": (["ledger", 0, "chance"], 1),
    "totals": (["totals"], []),
    "curve": (["curve", 0, "shares"], [1.0]),
    "drills": (["drills", 0], 400),
    "judge": (["judge"], ""),
}


@pytest.mark.parametrize("name", BAD)
def test_a_damaged_review_is_refused_with_a_sentence(name: str) -> None:
    path, value = BAD[name]
    data: Any = example()
    place = data
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    with pytest.raises(Refusal) as refused:
        review_from_data(data)
    for language in ("fr", "en"):
        sentence = spell_refusal(words_in(language), refused.value)
        assert sentence.endswith(".")


def test_a_missing_part_and_another_file_are_refused(tmp_path: Path) -> None:
    data = example()
    del data["totals"]
    with pytest.raises(BadReview, match="totals"):
        review_from_data(data)
    other = tmp_path / "other.review.json"
    other.write_text("[[", encoding="utf-8")
    with pytest.raises(BadReview):
        read_review(other)
    with pytest.raises(BadReview):
        read_review(tmp_path / "missing.review.json")
