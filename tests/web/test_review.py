"""The browser spells what a review says, and waits for it."""

import json
from typing import Any

import pytest

from pioche.bots.margins import percent
from pioche.words.language import word_files
from tests.web.node import ROOT, call_script

REVIEW = json.loads((ROOT / "tests" / "review" / "diamant.review.json").read_text("utf-8"))


def client(language: str, *calls: tuple[Any, ...]) -> list[Any]:
    words = "\n".join(file.read_text(encoding="utf-8") for file in word_files(language))
    message = {"language": language, "words": words, "calls": calls}
    received: list[Any] = call_script("review.mjs", message)
    return received


@pytest.mark.parametrize(
    ("language", "own", "other", "small", "counts"),
    [
        (
            "en",
            "Luck was on your side: +31% of a win. Your choices cost you 8% against a good bot’s.",
            "Luck made no clear difference for Odile."
            " Their choices were better than a good bot’s: +3%.",
            "None of your choices was a clear mistake, but small losses add up:"
            " −8% against a good bot.",
            "3 choices: 1 best and 2 mistakes.",
        ),
        (
            "fr",
            "Le hasard vous a souri\xa0: +31\xa0% d’une victoire."
            " Vos choix vous ont coûté 8\xa0% par rapport à ceux d’un bon robot.",
            "Le hasard n’a pas fait de nette différence pour Odile."
            " Ses choix ont été meilleurs que ceux d’un bon robot\xa0: +3\xa0%.",
            "Aucun de vos choix n’est une nette erreur, mais de petites pertes s’ajoutent\xa0:"
            " −8\xa0% par rapport à un bon robot.",
            "3 choix\xa0: 1 meilleur choix et 2 erreurs.",
        ),
    ],
)
def test_luck_and_choices_are_spelled(
    language: str, own: str, other: str, small: str, counts: str
) -> None:
    mine = {"seat": 0, "luck": 0.312, "choices": -0.079, "clear": ["luck", "choices"]}
    hers = {"seat": 1, "luck": -0.019, "choices": 0.03, "clear": ["choices"]}
    marks = [{"mark": "best", "count": 1}, {"mark": "mistake", "count": 2}]
    received = client(
        language,
        ("headlines", {"small_costs": []}, mine, "Odile", True),
        ("headlines", {"small_costs": []}, hers, "Odile", False),
        ("headlines", {"small_costs": [0]}, mine, "Odile", True),
        ("countsText", {"seat": None, "total": 3, "marks": marks}),
    )
    spelled = [" ".join(received[0]), " ".join(received[1]), received[2][1], received[3]]
    assert spelled == [own, other, small, counts]


def test_more_than_a_whole_win_is_said_in_words() -> None:
    total = {"seat": 0, "luck": 1.1, "choices": -1.46, "clear": ["luck", "choices"]}
    (spelled,) = client("en", ("headlines", {"small_costs": []}, total, "Odile", True))
    assert spelled == [
        "Luck was strongly on your side.",
        "Your choices cost you far more than a good bot’s.",
    ]


def test_percents_round_as_in_python() -> None:
    shares = [number / 2000 for number in range(2001)]
    shown = client("en", *(("percentOf", share) for share in shares))
    assert shown == [percent(share) for share in shares]
    changes = [("changeText", change) for change in (0.125, -0.125, -0.004, -0.2)]
    assert client("en", ("marginText", 3), *changes) == ["± 3%", "+13%", "−13%", "0%", "−20%"]


def test_the_decisions_of_the_review_are_shown_by_their_indexes() -> None:
    decisions = REVIEW["decisions"]
    bad, drills, all_drills, shares = client(
        "en",
        ("decisionsAt", decisions, REVIEW["mistakes"], None),
        ("drillsOf", REVIEW, 1),
        ("drillsOf", REVIEW, None),
        ("sharesAt", REVIEW["curve"], 10_000),
    )
    assert bad == [decisions[index] for index in REVIEW["mistakes"]]
    assert [decision["seat"] for decision in drills] == [1] * len(drills)
    assert all_drills == [decisions[index] for index in REVIEW["drills"]]
    assert shares == REVIEW["result"]


def test_the_place_of_a_choice_does_not_give_the_best_away() -> None:
    decision = {"moves": [{"move": move} for move in ("go", "leave", "dig")]}
    assert client("en", ("offered", decision)) == [["dig", "leave", "go"]]


def answer(
    phase: str, done: int, trouble: str | None = None, found: tuple[str, ...] = ()
) -> list[Any]:
    sent = {"phase": phase, "done": done, "of": 9, "review": None, "trouble": trouble}
    return [200, {**sent, "found": found, "curve": []}]


# The answers of the server, the requests that it gets, and the phases that the page shows.
WAITS: list[tuple[list[Any], list[str], list[str]]] = [
    # Until it is done; one that the server stopped for lack of requests is started again.
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
    for one, (_, asked, phases) in zip(received, WAITS, strict=True):
        assert one["asked"] == [f"{method} /api/tables/table/review?since=0" for method in asked]
        assert one["phases"] == phases


def test_decisions_are_asked_for_once() -> None:
    answers = [
        answer("running", 1, found=("one",)),
        answer("running", 4, found=("two", "three")),
        answer("done", 0),
    ]
    (received,) = client("en", ("load", answers))
    assert received["found"] == ["one", "two", "three"]
    assert [path.rpartition("=")[2] for path in received["asked"]] == ["0", "1", "3"]
