"""The chain: it fixes what was played, tells nothing of it, and every change of a record shows."""

import hashlib
import json
from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from pioche import Player, Table, game
from pioche.core.options import Switch
from pioche.core.refusals import BadRecord
from pioche.table import fairness, options, record
from pioche.table.fairness import Chain, Promises, Seeds, missing_head
from pioche.table.record import (
    Line,
    Transcript,
    chain_heads,
    check_deal,
    dump,
    first_format_text,
    read_text,
    record_text,
    recorded_heads,
    replay_lines,
)
from pioche.table.table import contents_of
from tests.table.changed_records import (
    Lines,
    in_first_format,
    lines_in,
    links_in,
    rechained,
    text_of,
)
from tests.table.test_record import finished

DIAMANT: Final = game("diamant")
VECTORS: Final = json.loads((Path(__file__).parents[2] / "verifier" / "vectors.json").read_text())
SEEDS: Final = Seeds(b"s" * 32, (b"a" * 16, None, None))
NAMES: Final = ("Ana", "Bo", "Cleo")


def voted(*votes: str, players: str = "human") -> Table:
    """A game after some votes, with a hand-over and back among them."""
    table = Table(DIAMANT, [Player(name, players) for name in NAMES], SEEDS)
    for number, vote in enumerate(votes):
        table.play(table.to_act()[0], vote, at=1000)
        if number == 1:
            table.hand_over(2, "bold", at=1000)
            table.take_back(2, at=1000)
    return table


def text_after(*votes: str) -> str:
    return record_text(voted(*votes), keep_seeds=True)


@pytest.mark.parametrize("vector", VECTORS["chains"])
def test_vectors_shared_with_the_stand_alone_verifier(vector: dict[str, Any]) -> None:
    lines = vector["lines"]
    made = Chain(Seeds(bytes.fromhex(lines[0]["seeds"]["server"]), ()))
    assert [made.add(link) for link in links_in(lines)] == vector["heads"]


def test_a_transcript_that_follows_a_game_grows_into_its_record() -> None:
    table = voted()
    followed = Transcript(table)
    lines, heads = followed.follow(), [followed.chain.head.hex()]
    while not table.over:
        table.play(table.to_act()[0], "leave")
        lines += followed.follow()
        heads.append(followed.chain.head.hex())
    assert followed.follow() == b""
    assert lines.decode().splitlines() == record_text(table).splitlines()[1:-1]
    recorded = recorded_heads(record_text(table))
    assert recorded == chain_heads(table)
    assert [
        *heads[:-1],
        recorded[-2],
        heads[-1],
    ] == recorded  # the last step and the result at once


def test_the_lines_of_a_transcript_are_replayed_one_after_the_other() -> None:
    table, again = voted(), voted()
    followed, replayed = Transcript(table), Transcript(again)
    deal = followed.follow()
    check_deal(again, deal.decode())
    assert replayed.follow() == deal
    while not table.over:
        table.play(table.to_act()[0], "leave")
        lines = followed.follow()
        replay_lines(again, lines.decode())
        assert replayed.follow() == lines
    assert replayed.chain.head == followed.chain.head
    assert record_text(again) == record_text(table)
    for wrong, key in ((b"", "outcome-missing"), (b'{"shuffle":[0]}\n', "record-outcome")):
        with pytest.raises(BadRecord) as caught:
            check_deal(voted(), wrong.decode())
        assert caught.value.key == key


def test_undone_moves_stay_in_the_chain() -> None:
    table = voted("go")
    before = chain_heads(table)
    table.undo(0)
    assert chain_heads(table)[:-1] == before
    assert chain_heads(table)[-1] not in before


# Changed records


def another_vote(lines: Lines) -> None:
    lines[7]["move"] = "leave"


def another_time(lines: Lines) -> None:
    lines[2]["at"] = 999


def another_name(lines: Lines) -> None:
    lines[0]["seats"][1]["name"] = "Bob"


def votes_in_another_order(lines: Lines) -> None:
    lines[2], lines[3] = lines[3], lines[2]


def hand_over_dropped(lines: Lines) -> None:
    del lines[4:6]


def hand_over_appended(lines: Lines) -> None:
    lines.insert(-1, {"seat": 0, "bot": "bold", "at": 1000})


def last_vote_dropped(lines: Lines) -> None:
    del lines[-2]


def one_head_dropped(lines: Lines) -> None:
    lines[-1]["chain"].pop()


def no_chain(lines: Lines) -> None:
    lines.pop()


def a_line_after_the_chain(lines: Lines) -> None:
    lines.append({"seat": 0, "bot": "bold", "at": 1000})


def a_die_after_the_chain(lines: Lines) -> None:
    lines.append({"die": 0, "sides": 6})


def another_play(lines: Lines) -> None:
    """The same seeds, other moves, and the chain of those that were made."""
    lines[:-1] = lines_in(text_after("go", "leave", "leave", "leave"))[:-1]


# The lines: 1 header, 2 shuffle, 3 and 4 votes, 5 and 6 hand-over and back, 7 and 8 votes, 9 chain.
CHANGED: Final[list[tuple[Callable[[Lines], None], int, str]]] = [
    (another_vote, 8, "record-chain"),
    (another_time, 3, "record-chain"),
    (another_name, 1, "record-chain"),
    (votes_in_another_order, 3, "record-chain"),
    (hand_over_dropped, 5, "record-chain"),
    (hand_over_appended, 10, "record-chain-count"),
    (last_vote_dropped, 8, "record-chain-count"),
    (one_head_dropped, 9, "record-chain-count"),
    (no_chain, 8, "record-no-chain"),
    (a_line_after_the_chain, 10, "record-after-chain"),
    (a_die_after_the_chain, 10, "record-after-chain"),
    (another_play, 4, "record-chain"),
]


def changed(change: Callable[[Lines], None]) -> str:
    lines = lines_in(text_after("go", "go", "go", "go"))
    change(lines)
    return text_of(lines)


@pytest.mark.parametrize(("change", "line", "key"), CHANGED)
def test_whatever_is_changed_shows_at_its_line(
    change: Callable[[Lines], None], line: int, key: str
) -> None:
    with pytest.raises(BadRecord) as caught:
        read_text(changed(change))
    assert (caught.value.line, caught.value.key) == (line, key)


@pytest.mark.parametrize("change", [another_play, votes_in_another_order, hand_over_dropped])
def test_without_the_check_of_the_chain_it_would_pass(
    monkeypatch: pytest.MonkeyPatch, change: Callable[[Lines], None]
) -> None:
    """The control: rules and seeds allow these plays as well as the one that was played."""
    monkeypatch.setattr(record, "check_chain", lambda *_: None)
    assert read_text(changed(change)).log


def test_a_forger_s_chain_fits_its_record_but_not_what_was_kept() -> None:
    played, forged = text_after("go", "go", "go"), changed(another_play)
    kept = chain_heads(read_text(played))
    heads = recorded_heads(rechained(forged))
    assert heads is not None
    assert read_text(rechained(forged)).log  # all seeds are known by now: anybody can make a chain
    assert missing_head(heads, kept) == kept[2]
    assert missing_head(kept, kept) is None


# It tells nothing


def guessed(before: str, after: str, lines: list[Line]) -> list[Line]:
    """The lines that lead from one head to the next, by an attacker without the house's seed.

    The attacker knows everything else: the commitment, their own seed, and how chains are made.
    """
    promises = SEEDS.promises()
    keys = [b"", bytes.fromhex(promises.server), promises.server.encode(), b"a" * 16]
    keys += [Seeds(key, ()).master() for key in keys] + [b"pioche chain"]
    head = bytes.fromhex(before)
    return [
        line
        for line in lines
        if after
        in (
            *(fairness.next_head(key, head, dump(line, sort=True)).hex() for key in keys),
            *(Chain(Seeds(key, ())).add(dump(line, sort=True)) for key in keys),
            hashlib.sha256(head + dump(line, sort=True).encode()).hexdigest(),
        )
    ]


def guesses(table: Table) -> list[Line]:
    before, after = chain_heads(table)[-2:]
    votes: list[Line] = [{"seat": 0, "move": vote, "at": 1000} for vote in ("go", "leave")]
    return guessed(before, after, votes)


@pytest.mark.parametrize("vote", ["go", "leave"])
def test_a_secret_vote_cannot_be_read_from_its_head(vote: str) -> None:
    assert guesses(voted(vote)) == []


def without_salt(_key: bytes, head: bytes, lines: str) -> bytes:
    return hashlib.sha256(head + lines.encode()).digest()


@pytest.mark.parametrize("vote", ["go", "leave"])
def test_from_a_planted_chain_without_salt_it_can(
    monkeypatch: pytest.MonkeyPatch, vote: str
) -> None:
    """The control: there are but two votes to try."""
    monkeypatch.setattr(fairness, "next_head", without_salt)
    assert [line["move"] for line in guesses(voted(vote))] == [vote]


def test_the_same_play_has_other_heads_under_another_seed() -> None:
    other = Table(DIAMANT, 3, Seeds(b"t" * 32, SEEDS.clients))
    assert not set(chain_heads(other)) & set(chain_heads(Table(DIAMANT, 3, SEEDS)))


# Older records, records without seeds


def test_a_record_of_the_first_format_opens_and_has_no_chain() -> None:
    text = record_text(finished())
    old = in_first_format(text)
    again = read_text(old)
    assert recorded_heads(old) is None
    assert record_text(again) == text  # written anew it has one
    assert first_format_text(again) == "".join(dump(line) + "\n" for line in lines_in(old))
    with pytest.raises(BadRecord) as caught:
        read_text(old + '{"chain":[]}\n')
    assert caught.value.key == "record-key-unknown"


def test_a_record_without_seeds_has_no_chain_to_check() -> None:
    text = record_text(voted("go"))
    assert recorded_heads(text) is None
    with pytest.raises(BadRecord) as caught:
        read_text(text + '{"chain":[]}\n')
    assert caught.value.key == "record-key-unknown"


def test_an_option_that_came_later_changes_no_head(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game under way when its server learned of a new option; the control tells it."""
    table = voted("go", "go")
    text, contents = record_text(table, keep_seeds=True), contents_of(table)
    later = Switch("tunnels", False, "option-undo-help", added_later=True, before=False)
    monkeypatch.setattr(options, "TABLE_OPTIONS", (*options.TABLE_OPTIONS, later))
    control, read = contents.table(), read_text(text)
    again = replace(contents, omitted=options.omitted_options(DIAMANT, table.options)).table()
    assert again.options == control.options == {**table.options, "tunnels": False}
    for same in (again, read, deepcopy(read)):
        assert record_text(same, keep_seeds=True) == text
    assert chain_heads(control)[0] != chain_heads(again)[0]
    assert options.omitted_options(DIAMANT, {}) == {"tunnels"}  # not `undo`


# Promises that were not kept


def test_a_promise_that_was_not_kept_stays_on_record() -> None:
    promises = SEEDS.promises_with([SEEDS.promises().clients[0], "1" * 64, None])
    table = Table(DIAMANT, 3, SEEDS, promises)
    assert table.promises == Promises(
        SEEDS.promises().server, (SEEDS.promises().clients[0], "1" * 64, None), (1,)
    )
    for keep_seeds in (True, False):
        text = record_text(table, keep_seeds)
        assert lines_in(text)[0]["commitments"]["unshown"] == [1]
        assert read_text(text).promises == promises
    assert not SEEDS.keep(Promises(promises.server, promises.clients[:2], (1,)))
    assert not SEEDS.keep(Promises(promises.server, promises.clients))
