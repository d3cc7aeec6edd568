"""Whose hand is judged: a person's by its gesture, that of a bot by chance."""

import json
from typing import Any

import pytest

from pioche.core.clock import LATEST
from pioche.core.refusals import BadEvidence, BadRecord, IllegalMove
from pioche.core.rng import Fast
from pioche.games.digger import DIGGER
from pioche.table.log import HUMAN, Player
from pioche.table.record import read_text, record_text
from pioche.table.table import Table
from pioche.testing.state_checks import whole
from pioche.testing.table_checks import check_record, random_time
from pioche.words import LANGUAGES, words_in
from tests.games.digger.camp import Camp

THEFT = "red red yellow blue black"
STRAIGHT = [[40 * step, 200, 300 + 30 * step] for step in range(11)]
CLEAN = {"sweep": [100, 500]}


def robbing(kind: str = HUMAN, slip: int = 99, pace: str = "30") -> Table:
    """A table at which its first player may steal gold; the state is put there."""
    players = [Player("Zoé", kind), Player("Ada"), Player("Max", "bold")]
    table = Table(DIGGER, players, 5, None, pace=pace)
    camp = Camp(pace=pace).own(1, gold=2, ruby=10).throw(THEFT, at=1000)
    camp.chance.outcomes.append((100, (slip,)))  # the slip that a hand without evidence may make
    table.state = camp.state
    return table


def test_a_person_s_theft_without_evidence_is_refused_and_changes_nothing() -> None:
    table = robbing()
    before, log = whole(DIGGER, table.state), list(table.log)
    for at in (None, 2000):
        with pytest.raises(BadEvidence) as refusal:
            table.play(0, "steal gold 2", at)
        assert (refusal.value.key, refusal.value.ruling) == ("digger-evidence-missing", "P24")
        for language in LANGUAGES:
            assert words_in(language).say(refusal.value.key)
    assert (whole(DIGGER, table.state), table.log) == (before, log)
    table.play(0, "steal gold 2", 2000, evidence=CLEAN)
    assert table.view(0)["beside"]["gold"] == 1


@pytest.mark.parametrize(("slip", "digs"), [(9, 1), (10, 0)])
def test_a_bot_has_no_hand_and_chance_decides(slip: int, digs: int) -> None:
    table = robbing("careful", slip)
    table.play(0, "steal gold 2", 2000)
    assert table.to_act() == [digs]  # one theft in ten slips and ends the turn


def test_a_bot_that_sends_a_gesture_is_judged_by_it() -> None:
    table = robbing("careful")
    table.play(0, "steal gold 2", 2000, evidence={"sweep": [0, 800]})
    assert table.to_act() == [1]  # touched


@pytest.mark.parametrize("at", [None, 0, 2000])
def test_where_there_is_no_glass_a_gesture_takes_the_time_that_it_takes(at: int | None) -> None:
    table = robbing(pace="untimed")
    table.play(0, "steal gold 2", at, evidence=CLEAN)
    assert table.view(0)["beside"]["gold"] == 1


def test_a_clean_theft_is_not_taken_back_without_asking() -> None:
    table = robbing(pace="untimed")
    table.play(0, "steal gold 2", evidence=CLEAN)
    assert table.undo_needs(0) == {1, 2}


def test_a_sweep_may_be_as_late_as_any_time() -> None:
    table = robbing()
    table.play(0, "steal gold 2", 2000, evidence={"sweep": [LATEST - 400, LATEST]})
    assert f'"sweep":[{LATEST - 400},{LATEST}]' in record_text(table)


def test_every_other_move_needs_no_hand() -> None:
    table = robbing()
    table.play(0, "take gold", 2000)
    table.play(0, "store gold", 3000)
    assert table.to_act() == [1]


HOSTILE: dict[str, Any] = {
    "ten thousand points": {"path": [[step, 200, 300] for step in range(10_000)]},
    "not a number": {"path": [[0, float("nan"), 300], *STRAIGHT[1:]]},
    "endless": {"path": [[0, 200, float("inf")], *STRAIGHT[1:]]},
    "negative": {"path": [[0, -200, 300], *STRAIGHT[1:]]},
    "before it began": {"path": [[-40, 200, 300], *STRAIGHT]},
    "jumps": {"path": [*STRAIGHT[:2], *STRAIGHT[6:]]},
    "time runs backwards": {"path": [*STRAIGHT[:5], STRAIGHT[3], *STRAIGHT[5:]]},
    "starts elsewhere": {"path": [[t, x + 300, y] for t, x, y in STRAIGHT]},
    "ends in the crate": {"path": STRAIGHT[:-2]},
    "longer than there was time": {"sweep": [0, 1001]},
    "a sweep of no time": {"sweep": [500, 500]},
    "a sweep at the end of time": {"sweep": [10**5000, 10**5000 + 400]},
    "a sweep that ends after it": {"sweep": [LATEST - 399, LATEST + 1]},
    "a sweep that is not a number": {"sweep": [0, float("nan")]},
    "a claim": {"clean": True},
    "a list": STRAIGHT,
    "nothing": {},
}


@pytest.mark.parametrize("what", HOSTILE)
def test_a_hostile_gesture_is_refused_and_changes_nothing(what: str) -> None:
    table = robbing()
    before, log = whole(DIGGER, table.state), list(table.log)
    with pytest.raises(BadEvidence) as refusal:
        table.play(0, "steal gold 2", 2000, evidence=HOSTILE[what])
    for language in LANGUAGES:
        assert "digger-" not in words_in(language).say(refusal.value.key, **refusal.value.arguments)
    assert (whole(DIGGER, table.state), table.log) == (before, log)


@pytest.mark.parametrize("at", [999, -1, 2**53, 10**30, 1500.0, float("nan"), "2000", True, 31_000])
def test_a_time_that_cannot_be_is_refused_and_changes_nothing(at: Any) -> None:  # noqa: ANN401
    table = Table(DIGGER, 3, 5)
    digger = table.to_act()[0]
    table.play(digger, "throw", 1000)
    before = record_text(table, keep_seeds=True)
    with pytest.raises(IllegalMove):
        table.play(digger, "throw", at)
    assert record_text(table, keep_seeds=True) == before


def people_playing(seed: int) -> Table:
    """A whole game of people who choose at random and whose hands are sometimes unsteady."""
    table, rng = Table(DIGGER, 3, seed), Fast(seed)
    while not table.over:
        seat = table.to_act()[0]
        moves = table.legal(seat)
        text = DIGGER.moves.text(moves[rng.below(len(moves))])
        steals = text.startswith("steal")
        at = random_time(table, rng) + (1600 if steals else 0)
        evidence = {"sweep": [0, 150 + int(rng.below(1400))]} if steals else None
        if not table.tick(at):
            table.play(seat, text, at, evidence=evidence)
    return table


@pytest.mark.parametrize("seed", range(3))
def test_a_game_among_people_replays_with_all_its_gestures(seed: int) -> None:
    table = people_playing(seed)
    shown = {event["event"] for event in table.events(None)}
    assert {"steals", "touches", "night", "stops"} <= shown
    check_record(table)


def test_replay_asks_people_for_their_gestures_too() -> None:
    lines = record_text(people_playing(0)).splitlines()
    number, theft = next((n, line) for n, line in enumerate(lines) if '"evidence"' in line)
    bare = {key: value for key, value in json.loads(theft).items() if key != "evidence"}
    lines[number] = json.dumps(bare)
    with pytest.raises(BadRecord) as refusal:
        read_text("\n".join(lines) + "\n")
    assert (refusal.value.line, refusal.value.key) == (number + 1, "digger-evidence-missing")
