"""The browser's own check of a record: the shared vectors, real records, and every way to cheat."""

import hashlib
import hmac
import importlib.util
import json
import random
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import pioche
from pioche.table.fairness import Seeds
from pioche.table.log import Player
from pioche.table.record import record_text
from pioche.table.table import Table
from tests.table.changed_records import in_first_format, rechained
from tests.web.node import ROOT, call_script

VECTORS = json.loads((ROOT / "verifier" / "vectors.json").read_text(encoding="utf-8"))
CLIENTS = ("ab" * 32, None, "cd" * 16)
# What is played against the clock cannot be taken back.
CALM: dict[str, dict[str, str]] = {"digger": {"pace": "untimed"}}
Lines = list[dict[str, Any]]


def client(*calls: tuple[Any, ...]) -> list[Any]:
    answers: list[Any] = call_script("fairness.mjs", calls)
    return answers


def verifier() -> Any:  # noqa: ANN401  (a script, not a package of ours)
    spec = importlib.util.spec_from_file_location("v", ROOT / "verifier" / "pioche_verify.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_digests_are_those_of_the_standard_library() -> None:
    chance = random.Random(7)  # noqa: S311
    messages = [chance.randbytes(length) for length in (*range(140), 1000)]
    keys = [chance.randbytes(length % 100) for length in range(len(messages))]
    pairs = list(zip(keys, messages, strict=True))
    calls: list[tuple[Any, ...]] = [("sha256", message.hex()) for message in messages]
    calls += [("hmac", key.hex(), message.hex()) for key, message in pairs]
    ours = [hashlib.sha256(message).hexdigest() for message in messages]
    ours += [hmac.new(key, message, "sha256").hexdigest() for key, message in pairs]
    assert client(*calls) == ours


def test_the_shared_vectors() -> None:
    masters, streams = VECTORS["masters"], VECTORS["streams"]
    calls: list[tuple[Any, ...]] = [
        ("masterSeed", entry["server"], entry["clients"]) for entry in masters
    ]
    calls += [("promiseOf", entry["server"]) for entry in masters]
    calls += [("draws", entry["seed"], entry["draws"]) for entry in streams]
    wanted = [entry["master"] for entry in masters] + [entry["commitment"] for entry in masters]
    assert client(*calls) == wanted + [entry["draws"] for entry in streams]
    for vector in VECTORS["chains"]:
        (chain,) = client(("chainOf", vector["lines"]))
        assert [link["head"] for link in chain] == vector["heads"]


def test_seeds_are_long_and_never_the_same() -> None:
    seeds = client(*[("newSeed",)] * 20)
    assert all(re.fullmatch("[0-9a-f]{64}", seed) for seed in seeds)
    assert len(set(seeds)) == len(seeds)


def played(game: str, **options: str) -> str:
    """The record of a game with shuffles and dice, with moves taken back on the way."""
    seeds = Seeds(b"house" * 5, tuple(bytes.fromhex(seed) if seed else None for seed in CLIENTS))
    # Bots: the hands of people would have to show how they steal.
    players = [Player(name, "random") for name in ("Zoé", "Max", "Bo")]
    table = Table(
        pioche.game(game), players, seeds, None, undo="friendly", **CALM.get(game, {}), **options
    )
    chance = random.Random(3)  # noqa: S311
    while seats := table.to_act():
        seat = seats[0]
        table.play(seat, chance.choice(table.legal(seat)))
        if chance.random() < 0.1 and not table.over and table.moves_since(seat):
            table.undo(seat, consent=range(table.seats))
    return record_text(table)


def as_lines(text: str) -> Lines:
    return [json.loads(line) for line in text.splitlines()]


def as_text(lines: Lines) -> str:
    return "".join(json.dumps(line) + "\n" for line in lines)


@pytest.mark.parametrize("game", [game.id for game in pioche.CATALOG if 3 in game.seats])
def test_a_real_record_is_proved(game: str) -> None:
    text = played(game)
    lines = as_lines(text)
    assert any("undo" in line for line in lines)
    heads = lines[-1]["chain"]
    (verdict,) = client(("verify", text, {**seen_of(lines), "heads": heads[2::3]}))
    assert verdict == {
        "ok": True,
        "proved": verifier().verify(text),
        "shuffles": sum("shuffle" in line for line in lines),
        "dice": sum("die" in line for line in lines),
        "seeds": 2,
        "late": [],
        "unshown": [],
        "lastHead": heads[-1],
        "heads": len(heads[2::3]),
        "trouble": None,
    }


def seen_of(lines: Lines) -> dict[str, Any]:
    """What the browser on seat 0 saw of the game, and that its seed was taken."""
    promise = lines[0]["commitments"]["server"]
    return {"commitment": promise, "seeds": {"0": CLIENTS[0]}, "shown": [0]}


def first(lines: Lines, kind: str) -> dict[str, Any]:
    return next(line for line in lines if kind in line and len(line.get("shuffle", "12")) > 1)


def swap_cards(lines: Lines) -> None:
    order = first(lines, "shuffle")["shuffle"]
    other = next(place for place, card in enumerate(order) if card != order[0])
    order[0], order[other] = order[other], order[0]


def turn_die(lines: Lines) -> None:
    line = first(lines, "die")
    line["die"] = (line["die"] + 1) % line["sides"]


def other_house_seed(lines: Lines) -> None:
    lines[0]["seeds"]["server"] = "00" * 32


def other_seat_seed(lines: Lines) -> None:
    lines[0]["seeds"]["clients"][2] = "ee" * 16


def lost_seat_seed(lines: Lines) -> None:
    lines[0]["seeds"]["clients"][2] = None


def fewer_seeds(lines: Lines) -> None:
    lines[0]["seeds"]["clients"].pop()


def new_house(lines: Lines) -> None:
    """The house deals anew under another seed, and says that it had promised that."""
    lines[0]["seeds"]["server"] = "11" * 32
    lines[0]["commitments"]["server"] = hashlib.sha256(b"\x11" * 32).hexdigest()


def new_own_seed(lines: Lines) -> None:
    lines[0]["seeds"]["clients"][0] = "22" * 32
    lines[0]["commitments"]["clients"][0] = hashlib.sha256(b"\x22" * 32).hexdigest()


def no_seeds(lines: Lines) -> None:
    lines[0]["seeds"] = None


def endless_undo(lines: Lines) -> None:
    first(lines, "undo")["undo"] = 10_000


def lost_outcome(lines: Lines) -> None:
    lines.remove(first(lines, "die"))


def no_header(lines: Lines) -> None:
    lines.pop(0)


def another_time(lines: Lines) -> None:
    first(lines, "move")["at"] += 1


def no_result(lines: Lines) -> None:
    del lines[-2]


def no_chain(lines: Lines) -> None:
    del lines[-1]


def own_promise_lost(lines: Lines) -> None:
    lines[0]["seeds"]["clients"][0] = lines[0]["commitments"]["clients"][0] = None


def own_seed_dropped(lines: Lines) -> None:
    lines[0]["seeds"]["clients"][0] = None
    lines[0]["commitments"]["unshown"] = [0]


def marked_for_nothing(lines: Lines) -> None:
    lines[0]["commitments"]["unshown"] = [1]


@pytest.mark.parametrize(
    ("cheat", "trouble"),
    [
        (swap_cards, "web-fair-outcome"),
        (turn_die, "web-fair-outcome"),
        (lost_outcome, "web-fair-outcome"),
        (other_house_seed, "web-fair-house-seed"),
        (other_seat_seed, "web-fair-seat-seed"),
        (lost_seat_seed, "web-fair-seat-seed"),
        (fewer_seeds, "web-fair-count"),
        (new_house, "web-fair-house-changed"),
        (new_own_seed, "web-fair-own-seed"),
        (no_seeds, "web-fair-no-seeds"),
        (endless_undo, "web-fair-undo"),
        (no_header, "web-fair-no-seeds"),
        (another_time, "web-fair-chain"),
        (no_result, "web-fair-chain-missing"),
        (no_chain, "web-fair-chain-missing"),
        (own_promise_lost, "web-fair-own-promise"),
        (own_seed_dropped, "web-fair-own-dropped"),
        (marked_for_nothing, "web-fair-seat-seed"),
    ],
)
def test_a_record_that_was_changed_is_found_out(
    cheat: Callable[[Lines], None], trouble: str
) -> None:
    lines = as_lines(played("digger", crates="black"))  # it shuffles and it throws dice
    seen = seen_of(lines)
    cheat(lines)
    (verdict,) = client(("verify", as_text(lines), seen))
    assert not verdict["ok"]
    assert verdict["trouble"]["key"] == trouble


def test_seeds_that_were_not_shown_break_no_seal() -> None:
    """Seats 1 and 2 brought none to the game; this browser had promised one for seat 1."""
    own = "ef" * 32
    seeds = Seeds(b"house" * 5, (None, None, None))
    promises = seeds.promises_with([None, hashlib.sha256(bytes.fromhex(own)).hexdigest(), "0" * 64])
    players = [Player(name) for name in ("Zoé", "Max", "Bo")]
    text = record_text(Table(pioche.game("diamant"), players, seeds, promises), keep_seeds=True)
    (verdict,) = client(("verify", text, {"seeds": {"1": own}}))
    assert verdict["ok"], verdict["trouble"]
    assert (verdict["late"], verdict["unshown"]) == ([1], ["Bo"])


def test_a_record_of_the_first_format_has_no_chain() -> None:
    text = in_first_format(played("diamant"))
    late, kept = client(
        ("verify", text, {"seeds": {"1": "ef" * 32}}), ("verify", text, {"heads": ["0" * 64]})
    )
    assert late["ok"], late["trouble"]
    assert (late["late"], late["lastHead"]) == ([1], None)
    assert kept["trouble"]["key"] == "web-fair-other-play"


def test_another_play_under_the_same_seeds_is_not_the_game_that_was_seen() -> None:
    """The house writes its chain anew: all but the heads that the browser kept fits."""
    lines = as_lines(played("diamant"))
    heads = lines[-1]["chain"]
    for line in [line for line in lines if "move" in line]:
        line["at"] += 1
    forged = rechained(as_text(lines))
    trusting, seen = client(("verify", forged, {}), ("verify", forged, {"heads": heads[:2]}))
    assert (trusting["ok"], trusting["heads"]) == (True, 0)
    assert seen["trouble"]["key"] == "web-fair-other-play"


def test_a_move_of_one_s_own_that_is_not_in_the_record_is_missed() -> None:
    text = played("diamant")
    moves = Counter(f"{line['seat']} {line['move']}" for line in as_lines(text) if "move" in line)
    name = next(iter(moves))
    own, more = client(
        ("verify", text, {"moves": moves}),
        ("verify", text, {"moves": {name: moves[name] + 1}}),
    )
    assert own["ok"], own["trouble"]
    number = int(name.split()[0]) + 1
    assert more["trouble"] == {"key": "web-fair-own-move", "arguments": {"number": number}}


def proven(head: str) -> dict[str, str]:
    return {"head": head, "proof": f"of {head}"}


def test_play_is_kept_for_the_last_games_and_forgotten_with_everything() -> None:
    calls: list[tuple[Any, ...]] = []
    for number in range(14):
        calls += [
            ("remember", f"t{number}", {"game": "dig"}),
            ("keepHead", f"t{number}", proven("aa")),
        ]
    calls += [("keepHead", "t13", proven(head)) for head in ("", "aa", "bb")]
    calls += [("keepMove", "t13", 0, move) for move in ("go", "leave", "go")]
    calls += [("keepHead", "watched", proven("cc")), ("keptPlay", "t13"), ("keptPlay", "watched")]
    *_, own, watched, names, _, forgotten = client(*calls, ("names",), ("forgetAll",), ("names",))
    moves = {"0 go": 2, "0 leave": 1}
    assert own == {"heads": ["aa", "bb"], "moves": moves, "last": proven("bb")}
    assert (watched["heads"], forgotten) == (["cc"], [])
    assert sorted(names) == sorted(["tables", *(f"play-t{number}" for number in range(2, 14))])


@pytest.mark.parametrize("text", ["", "not json", "[]", "null", "{}\n{}", '{"seeds":{"server":1}}'])
def test_what_is_no_record_proves_nothing(text: str) -> None:
    (verdict,) = client(("verify", text))
    assert not verdict["ok"]
    assert verdict["trouble"]["key"] in ("web-fair-no-record", "web-fair-no-seeds")
