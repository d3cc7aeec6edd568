"""What the browser makes of a review: sentences, turning points, verdicts; and how it waits."""

import json
from typing import Any

import pytest

from pioche.words.language import word_files
from tests.web.node import ROOT, call_script

REVIEW = json.loads((ROOT / "tests" / "review" / "diamant.review.json").read_text("utf-8"))


def client(language: str, *calls: tuple[Any, ...]) -> list[Any]:
    words = "\n".join(file.read_text(encoding="utf-8") for file in word_files(language))
    message = {"language": language, "words": words, "calls": calls}
    received: list[Any] = call_script("review.mjs", message)
    return received


def total(luck: float, choices: float) -> dict[str, float]:
    return {"seat": 0, "luck": luck, "choices": choices, "others": 0, "error": 0.02}


@pytest.mark.parametrize(
    ("language", "own", "other", "counts"),
    [
        (
            "en",
            "Luck added 31% to your chances of winning. Your own choices cost you 8%.",
            "Luck made no clear difference for Odile. Their own choices gained 3%.",
            "3 choices: 1 best and 2 mistakes.",
        ),
        (
            "fr",
            "Le hasard a ajouté 31\xa0% à vos chances de gagner."
            " Vos propres choix vous ont coûté 8\xa0%.",
            "Le hasard n’a pas fait de nette différence pour Odile."
            " Ses propres choix ont rapporté 3\xa0%.",
            "3 choix\xa0: 1 meilleur choix et 2 erreurs.",
        ),
    ],
)
def test_luck_and_choices_are_told_in_plain_words(
    language: str, own: str, other: str, counts: str
) -> None:
    decisions = [{"mark": mark} for mark in ("mistake", "best", "mistake")]
    received = client(
        language,
        ("headlines", total(0.312, -0.079), "Odile", True),
        ("headlines", total(-0.019, 0.03), "Odile", False),
        ("countsText", decisions),
    )
    assert [" ".join(received[0]), " ".join(received[1]), received[2]] == [own, other, counts]


def test_figures_are_as_exact_as_they_are_known() -> None:
    shown = [("errorText", error) for error in (0.0, 0.0004, 0.0042, 0.0096, 0.031)]
    changes = [("changeText", change) for change in (0.125, -0.004, -0.2)]
    assert client("en", *shown, *changes) == [
        *("± 0.1%", "± 0.1%", "± 0.4%", "± 1%", "± 3%"),
        *("+13%", "0%", "−20%"),
    ]


def test_what_turned_a_game_and_what_is_worth_a_look() -> None:
    long = [{"step": step, "shares": [step % 2, 0.25]} for step in range(1000)]
    unsure = {**REVIEW, "totals": [{**REVIEW["totals"][0], "error": 5.0}]}
    turns, none, drawn, bad, drills, all_drills, shares = client(
        "en",
        ("turningPoints", REVIEW, 0, 3),
        ("turningPoints", unsure, 0, 3),
        ("thinned", long),
        ("worthALook", REVIEW["decisions"]),
        ("drillsOf", REVIEW, 1),
        ("drillsOf", REVIEW, None),
        ("sharesAt", REVIEW["curve"], 10_000),
    )
    changes = [abs(point["change"]) for point in turns]
    assert changes == sorted(changes, reverse=True)
    assert len({point["step"] for point in turns}) == len(turns) > 1
    assert none == []
    assert (drawn[0], drawn[-1], len(drawn)) == (long[0], long[-1], 79)
    assert all(abs(share - 0.5) < 0.1 for share, _ in (point["shares"] for point in drawn[1:-1]))
    losses = [decision["loss"] for decision in bad]
    assert losses == sorted(losses, reverse=True)
    assert {decision["mark"] for decision in bad} <= {"inaccuracy", "mistake", "blunder"}
    assert [decision["seat"] for decision in drills] == [1] * len(drills)
    assert all_drills == [REVIEW["decisions"][index] for index in REVIEW["drills"]]
    assert shares == REVIEW["result"]


DECISION = {
    "best": "go",
    "played": "leave",
    "mark": "mistake",
    "loss": 0.07,
    "moves": [
        {"move": "go", "share": 0.5, "error": 0.01},
        {"move": "leave", "share": 0.4, "error": 0.01},
        {"move": "dig", "share": 0.49, "error": 0.01},
    ],
}


def test_a_choice_is_worse_only_where_the_errors_allow_it_and_its_place_tells_nothing() -> None:
    verdicts = [("verdictOf", DECISION, move) for move in ("go", "leave", "dig")]
    best, played, close, offered = client("en", *verdicts, ("offered", DECISION))
    assert best == {"verdict": "best", "loss": 0}
    assert played == {"verdict": "worse", "loss": 0.07}
    assert close["verdict"] == "close"
    assert offered == ["dig", "leave", "go"]


def answer(phase: str, done: int, trouble: str | None = None) -> list[Any]:
    return [200, {"phase": phase, "done": done, "of": 9, "review": None, "trouble": trouble}]


# What the server answers, what it was asked, and what the page is told.
WAITS: list[tuple[list[Any], list[str], list[str]]] = [
    # Until it is there; one that stopped by itself, since nobody asked, goes on.
    (
        [answer("running", 0), answer("stopped", 1), answer("running", 1), answer("done", 0)],
        ["POST", "GET", "POST", "GET"],
        ["running", "stopped", "running", "done"],
    ),
    # Stopped by the reader (here after two tasks): it is not asked for again.
    (
        [answer("running", 2), answer("stopped", 3), answer("done", 0)],
        ["POST", "DELETE"],
        ["running", "stopped"],
    ),
    # What has failed is not tried for ever.
    ([answer("stopped", 1, "server-review-failed"), answer("done", 0)], ["POST"], ["stopped"]),
    ([[409, {"key": "server-no-review"}], answer("done", 0)], ["POST"], ["server-no-review"]),
]


def test_a_review_is_waited_for() -> None:
    received = client("en", *(("load", answers) for answers, _, _ in WAITS))
    for one, (_, asked, told) in zip(received, WAITS, strict=True):
        assert one["asked"] == [f"{method} /api/tables/table/review" for method in asked]
        assert one["told"] == told
