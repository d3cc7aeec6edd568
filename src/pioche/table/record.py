"""A record: the whole table as text, one JSON object a line.

First the header, then what happened in order: every random outcome as it came, every move
with its seat, text and time, and the result once there is one. It holds all that a
stranger needs to play the game again without this code.
"""

import json
from typing import Any, Final

from pioche.core.refusals import Refusal
from pioche.core.rng import SHUFFLE, Outcome
from pioche.table.fairness import Seeds
from pioche.table.log import HAND_OVER, LEAVE, MOVE, TAKE_BACK, UNDO, Step
from pioche.table.table import Table

FORMAT: Final = 1
# How the names of record files end; a file of any other name is read all the same.
EXTENSION: Final = ".pioche"
# Made once: `json.dumps` would make one for every line.
IN_ORDER: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))
SORTED: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def record_text(table: Table, keep_seeds: bool = False) -> str:
    """The record. It holds the seeds once the game is over, or for one's own saved game.

    The record of a game under way is for whoever runs the table, with or without seeds: its
    shuffles give away the cards to come and its moves secret choices.
    """
    if table.fast_chance is not None:
        raise Refusal("record-fast-chance")
    lines = [header(table, keep_seeds or table.over)]
    lines += [outcome_line(outcome) for outcome in table.outcome_lines[0]]
    for step, outcomes in zip(table.log, table.outcome_lines[1:], strict=True):
        lines.append(step_line(table, step))
        lines += [outcome_line(outcome) for outcome in outcomes]
    if table.over:
        lines.append({"result": {"scores": table.scores(), "winners": table.winners()}})
    return "".join(dump(line) + "\n" for line in lines)


def header(table: Table, reveal: bool) -> dict[str, Any]:
    promises = table.promises
    return {
        "pioche": FORMAT,
        "game": table.game.id,
        "version": table.game.version,
        "options": table.options,
        "seats": [{"name": player.name, "player": player.kind} for player in table.players],
        "faces": list(table.game.faces),
        "commitments": promises and {"server": promises.server, "clients": list(promises.clients)},
        "seeds": seeds_shown(table.seeds) if reveal and table.seeds else None,
    }


def seeds_shown(seeds: Seeds) -> dict[str, Any]:
    clients = [None if seed is None else seed.hex() for seed in seeds.clients]
    return {"server": seeds.server.hex(), "clients": clients}


def outcome_line(outcome: Outcome) -> dict[str, Any]:
    sides, values = outcome
    if sides == SHUFFLE:
        return {"shuffle": list(values)}
    return {"die": values[0], "sides": sides}


def step_line(table: Table, step: Step) -> dict[str, Any]:
    if step.kind == MOVE:
        return move_line(table, step)
    if step.kind == UNDO:
        revealed = {"revealed": True} if step.revealed else {}
        return {"seat": step.seat, "undo": step.value, "at": step.at, **revealed}
    if step.kind in (HAND_OVER, TAKE_BACK):
        return {"seat": step.seat, "bot": step.bot or None, "at": step.at}
    return {"seat": step.seat, "present": step.kind != LEAVE, "at": step.at}


def move_line(table: Table, step: Step) -> dict[str, Any]:
    """A move; what was forgiven and the evidence only where there is any."""
    line: dict[str, Any] = {"seat": step.seat, "move": table.game.moves.text(step.value)}
    line["at"] = step.at
    if step.allowance:
        line["allowance"] = step.allowance
    if step.evidence is not None:
        line["evidence"] = step.evidence
    return line


def dump(line: dict[str, Any], sort: bool = False) -> str:
    return (SORTED if sort else IN_ORDER).encode(line)
