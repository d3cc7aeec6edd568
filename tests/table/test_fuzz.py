"""Records spoilt at random: whatever comes, a BadRecord in one line, or a game that holds."""

import json
import os
import random
from typing import Any

import pytest

from pioche.core.refusals import BadRecord
from pioche.table.record import read_text, record_text
from tests.table.test_record import finished, under_way

EFFORT = int(os.environ.get("PIOCHE_HEAVY", "1"))
MUTATIONS = 1000 * EFFORT
# Where lines are counted, fewer will do.
FEW_MUTATIONS = 200 * EFFORT

STRANGE: list[Any] = [
    *(10**30, 2**63, -1, 0, 1.5, 1e308, True, None, "", "go", "leave", [], {}, [[[]]]),
    *("x" * 100_000, "\ud800", "\u2028", "\x1b[2J\n"),
]


def spoil(text: str, chance: random.Random) -> str:
    """One accident: bytes, lines or values."""
    lines = text.split("\n")
    one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    accident = chance.randrange(5)
    if accident == 0:
        return spoil_bytes(text, chance)
    if accident == 1:
        lines[one], lines[other] = lines[other], lines[one]
    elif accident == 2:
        lines.insert(one, lines[other])
    elif accident == 3:
        del lines[one]
    elif lines[one]:
        data = json.loads(lines[one])
        spoil_value(data, chance)
        lines[one] = json.dumps(data)
    return "\n".join(lines)


def spoil_bytes(text: str, chance: random.Random) -> str:
    content = bytearray(text.encode())
    for _ in range(chance.randint(1, 3)):
        content[chance.randrange(len(content))] = chance.randrange(256)
    return content.decode("utf-8", "surrogateescape")


def spoil_value(data: Any, chance: random.Random) -> None:  # noqa: ANN401  (whatever JSON holds)
    """Replace or drop one value, somewhere inside."""
    keys = list(data) if isinstance(data, dict) else list(range(len(data)))
    if not keys:
        return
    key = chance.choice(keys)
    if isinstance(data[key], dict | list) and chance.random() < 0.7:
        spoil_value(data[key], chance)
    elif chance.random() < 0.1:
        del data[key]
    else:
        data[key] = chance.choice(STRANGE)


@pytest.mark.compiled
@pytest.mark.parametrize("seed", range(3))
def test_spoilt_records_are_refused_in_one_line(seed: int) -> None:
    check_spoilt_records(seed, MUTATIONS)


def test_so_they_are_in_plain_python() -> None:
    check_spoilt_records(3, FEW_MUTATIONS)


def check_spoilt_records(seed: int, mutations: int) -> None:
    chance = random.Random(seed)  # noqa: S311  (accidents, not secrets)
    tables = [(finished(), False), (under_way(), True), (under_way(), False)]
    texts = [record_text(table, keep_seeds) for table, keep_seeds in tables]
    refused = [refusal_of(spoil(chance.choice(texts), chance)) for _ in range(mutations)]
    sentences = [str(refusal) for refusal in refused if refusal is not None]
    assert len(sentences) > mutations // 2
    assert not [sentence for sentence in sentences if "\n" in sentence]


def refusal_of(text: str) -> BadRecord | None:
    try:
        read_text(text)
    except BadRecord as refusal:
        return refusal
    return None
