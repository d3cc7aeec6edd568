"""Messages as no client of ours sends them: valid ones spoilt at random, and wrong ones."""

import json
import random
import re
from collections.abc import Callable
from typing import Any, Final

from pioche.server.messages.requests import AnyCommand

Frame = str | bytes

LONGEST: Final = 65_000

DEEP: Final[list[Any]] = []
for _ in range(90):
    DEEP[:] = [[*DEEP]]

STRANGE: Final[list[Any]] = [
    *(None, True, False, 0, -1, 1, 7, 2**31, 2**53, 2**63, 2**64, -(2**63) - 1, 10**30, 10**400),
    *(0.5, 1e308, -0.0, float("nan"), float("inf"), float("-inf"), [], {}, [[]], {"": ""}, DEEP),
    *(
        "",
        " ",
        "go",
        "leave",
        "null",
        "0",
        "-1",
        "é",
        "😀",
        "\u202e",
        "\u2028",
        "\x00",
        "\x1b[2J\n",
    ),
    *("x" * 41, "x" * 65, "x" * 501, "x" * 60_000, "../../etc/passwd", "<script>", "' OR 1=1 --"),
    *("__proto__", "${jndi:ldap://x}", "%00", "\ud800", "steal 1 gold", "night", "go\n", "GO"),
]
LITERALS: Final = (
    *("1e999", "-1e999", "01", "0x1", "1.", "1e", ".5", "NaN", "--1", "1_0", "٣", "-0", "+1"),
    *("9" * 400, "1e-400", "Infinity", "undefined", "'x'", "/**/1", "1 2", "tru", "{]", "[}"),
)
TAGS: Final = (
    *("", "MOVE", "moves", "Move", "cheat", "hello ", "deal", "tick", "sit", "bot", "hand", "open"),
    *("news", "done", "refused", "probe", "__class__", "\x00", "m\u200bove", "rematch\n", "undone"),
)
SAMPLES: Final[dict[str, Any]] = {
    "seat": 1,
    "bot": "bold",
    "seed": "ab" * 32,
    "question": 1,
    "move": "go",
    "evidence": None,
    "agree": True,
    "text": "Salut",
    "probe": 1,
    "pace": "breakneck",  # a host may set any that there is
    "allowed": "perhaps",
}
# Gestures that no hand can have made.
NO_GESTURES: Final[list[Any]] = [
    *({}, {"path": []}, {"path": None}, {"sweep": []}, {"sweep": None}, {"path": 1, "sweep": 2}),
    *({"path": [[0, 0, 0]]}, {"path": [[0, 0]] * 5}, {"path": [[0, 0, 0]] * 5000}, {"x": DEEP}),
    *({"path": [[0, 10**30, 0], [1, 2, 3]]}, {"path": [[-1, -1, -1], [0, 0, 0]]}, {"sweep": [0]}),
    *({"path": [[0.5, 1, 1], [2, 3, 4]]}, {"path": [["0", "1", "2"]] * 3}, {"path": [DEEP, DEEP]}),
    *({"sweep": [0, 1]}, {"sweep": [5, 0]}, {"sweep": [0, 10**30]}, {"sweep": [0.0, 900.0]}),
    *({"sweep": [True, False]}, {"sweep": ["0", "900"]}, {"sweep": [0, 900, 1]}, {"sweep": {}}),
    *({"path": "x" * 50_000}, {"touch": False}, {"lift": True}, {"path": {"0": [0, 0, 0]}}),
    *({"sweep": [None, None]}, {"sweep": [-900, -1]}, {"path": [True] * 3}, {"": [0, 900]}),
]


def valid(kind: type, chance: random.Random) -> dict[str, Any]:
    """A message of a type as it should be."""
    config = kind.__struct_config__  # type: ignore[attr-defined]
    name = {"id": f"h{chance.randrange(10**9)}"}
    fields = [field for field in kind.__struct_fields__ if field != "id"]  # type: ignore[attr-defined]
    return {"type": config.tag, **name, **{field: SAMPLES[field] for field in fields}}


def hostile(chance: random.Random) -> Frame:
    """A frame that some accident has befallen, or two."""
    message = valid(chance.choice(AnyCommand.__args__), chance)
    if chance.random() < 0.1:
        message = {"type": "hello", "key": None, "events": 0, "chat": 0, "describe": True}
    for _ in range(chance.choice((1, 1, 1, 2))):
        chance.choice(CHANGES)(message, chance)
    text = json.dumps(message, ensure_ascii=chance.random() < 0.5)
    spoilt = chance.choice(WRITINGS)(text, chance) if chance.random() < 0.5 else bare(text)
    return short_enough(spoilt)


def short_enough(frame: Frame) -> Frame:
    """What is longer than a frame may be ends the connection, and is tried apart from this."""
    content = frame if isinstance(frame, bytes) else frame.encode()
    return frame if len(content) <= LONGEST else content[:LONGEST]


def wrong_move(chance: random.Random, question: int, legal: list[str]) -> Frame:
    """A move that is whole, and wrong: of another question, illegal, or by no hand."""
    message = {"type": "move", "id": f"w{chance.randrange(10**9)}", "question": question}
    message |= {"move": chance.choice(legal), "evidence": None}
    wrong = chance.randrange(3)
    if wrong == 0:
        message["question"] = question + chance.choice((-1, 1, 7, 2**40))
    elif wrong == 1:
        message["move"] = chance.choice(("dance", "go 1", "steal 9 9", "night", "0", "deal", "-"))
    else:
        message["evidence"] = chance.choice(NO_GESTURES)
    return json.dumps(message)


def bare(text: str) -> Frame:
    """Bytes where the text is none that can be sent."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return text.encode("utf-8", "surrogatepass")
    return text


# Accidents of values


def replace_value(message: dict[str, Any], chance: random.Random) -> None:
    message[chance.choice(list(message) or ["id"])] = chance.choice(STRANGE)


def drop_field(message: dict[str, Any], chance: random.Random) -> None:
    if message:
        del message[chance.choice(list(message))]


def add_field(message: dict[str, Any], chance: random.Random) -> None:
    name = chance.choice(("", "who", "seat", "host", "at", "allowance", "bot", "key", "\x00", "ID"))
    message[name] = chance.choice(STRANGE)


def change_tag(message: dict[str, Any], chance: random.Random) -> None:
    message["type"] = chance.choice(TAGS)


def nest(message: dict[str, Any], chance: random.Random) -> None:
    inner = dict(message)
    message.clear()
    message[chance.choice(("message", "type", "id", "0"))] = inner


def add_gesture(message: dict[str, Any], chance: random.Random) -> None:
    message["evidence"] = chance.choice([*NO_GESTURES, *STRANGE])


CHANGES: Final[tuple[Callable[[dict[str, Any], random.Random], None], ...]] = (
    *(replace_value, replace_value, drop_field, add_field, change_tag, nest, add_gesture),
)


# Accidents of writing


def cut(text: str, chance: random.Random) -> Frame:
    return bare(text[: chance.randrange(len(text) + 1)])


def flip_bytes(text: str, chance: random.Random) -> Frame:
    content = bytearray(text.encode("utf-8", "surrogatepass"))
    for _ in range(chance.randint(1, 4)):
        content[chance.randrange(len(content))] = chance.randrange(256)
    return bytes(content)


def repeat_key(text: str, chance: random.Random) -> Frame:
    twice = chance.choice(('"type":"start"', '"id":"a"', '"seat":0', '"type":"move","type":"ping"'))
    return bare("{" + twice + "," + text[1:])


def write_literal(text: str, chance: random.Random) -> Frame:
    found = list(re.finditer(r"-?\d+|true|null|\"[^\"]*\"", text))
    if not found:
        return chance.choice(LITERALS)
    spot = chance.choice(found)
    return bare(text[: spot.start()] + chance.choice(LITERALS) + text[spot.end() :])


def insert_control(text: str, chance: random.Random) -> Frame:
    at = chance.randrange(len(text) + 1)
    letter = chance.choice("\x00\x01\x07\x08\x0b\x1b\x7f\x85\xa0\u200b\ufeff\u2029")
    return bare(text[:at] + letter + text[at:])


def surround(text: str, chance: random.Random) -> Frame:
    before, after = chance.choice(
        (("[", "]"), ('"', '"'), ("\ufeff", ""), ("", text), ("", "}"), ("/*", "*/"), (" ", "\x00"))
    )
    return bare(before + text + after)


def recode(text: str, chance: random.Random) -> Frame:
    return text.encode(chance.choice(("utf-16", "utf-32", "utf-7", "utf-8")), "replace")


def deepen(text: str, chance: random.Random) -> Frame:
    depth = chance.choice((100, 900, 5000, 30_000))
    opening, closing = chance.choice((("[", "]"), ('{"a":', "}")))
    opened = opening * min(depth, 10_000)
    return bare(opened + text[:100] + closing * (len(opened) // len(opening)))


def noise(text: str, chance: random.Random) -> Frame:
    return chance.randbytes(chance.randrange(200))


WRITINGS: Final[tuple[Callable[[str, random.Random], Frame], ...]] = (
    *(cut, flip_bytes, flip_bytes, repeat_key, write_literal, write_literal, insert_control),
    *(surround, recode, deepen, noise),
)
