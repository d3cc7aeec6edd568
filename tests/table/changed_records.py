"""Records that differ from ours: changed by a forger who knows the chain, or written long ago."""

import json
from typing import Any

from pioche.table.fairness import Chain, Seeds
from pioche.table.record import dump

Lines = list[dict[str, Any]]


def lines_in(text: str) -> Lines:
    return [json.loads(line) for line in text.rstrip("\n").split("\n")]


def text_of(lines: Lines) -> str:
    return "".join(json.dumps(line) + "\n" for line in lines)


def without_chain(lines: Lines) -> Lines:
    return [line for line in lines if "chain" not in line]


def rechained(text: str) -> str:
    """The record with the chain that its lines would have, as a forger would write it."""
    lines = without_chain(lines_in(text))
    chain = Chain(Seeds(bytes.fromhex(lines[0]["seeds"]["server"]), ()))
    heads = [chain.add(link) for link in links_in(lines)]
    return text_of([*lines, {"chain": heads}])


def links_in(lines: Lines) -> list[str]:
    """The text of each link of the chain."""
    links: list[Lines] = []
    for line in [{**lines[0], "seeds": None}, *lines[1:]]:
        if "shuffle" in line or "die" in line:
            links[-1].append(line)
        else:
            links.append([line])
    return ["\n".join(dump(line, sort=True) for line in link) for link in links]


def in_first_format(text: str) -> str:
    """The record as it was before there were chains."""
    lines = without_chain(lines_in(text))
    lines[0]["pioche"] = 1
    del lines[0]["commitments"]["unshown"]
    return text_of(lines)
