"""The lines of a record as data, and how each is written: for the record, and for its chain."""

import json
from collections.abc import Iterable
from typing import Any, Final

from pioche.core.rng import SHUFFLE, Outcome
from pioche.table.fairness import Promises, Seeds
from pioche.table.log import HAND_OVER, LEAVE, MOVE, TAKE_BACK, UNDO, Step
from pioche.table.table import Table

# The format that is written. The first had no chain, and did not tell promises that were not kept.
# It is part of the chain: another one would change the heads of all games under way.
FORMAT: Final = 2
FIRST_FORMAT: Final = 1
# Made once: `json.dumps` would make one for every line.
IN_ORDER: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))
SORTED: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), sort_keys=True)

Line = dict[str, Any]


def dump(line: Line, sort: bool = False) -> str:
    return (SORTED if sort else IN_ORDER).encode(line)


def header(table: Table, reveal: bool) -> Line:
    promises = table.promises
    return {
        "pioche": FORMAT,
        "game": table.game.id,
        "version": table.game.version,
        "options": {name: told for name, told in table.options.items() if name not in table.untold},
        "seats": [{"name": player.name, "player": player.kind} for player in table.players],
        "faces": list(table.game.faces),
        "commitments": promises and commitments(promises),
        "seeds": seeds_shown(table.seeds) if reveal and table.seeds else None,
    }


def first_format(line: Line) -> Line:
    """A header as the first format had it."""
    told = {name: line["commitments"][name] for name in ("server", "clients")}
    return {**line, "pioche": FIRST_FORMAT, "commitments": told}


def commitments(promises: Promises) -> Line:
    clients, unshown = list(promises.clients), list(promises.unshown)
    return {"server": promises.server, "clients": clients, "unshown": unshown}


def seeds_shown(seeds: Seeds) -> Line:
    clients = [None if seed is None else seed.hex() for seed in seeds.clients]
    return {"server": seeds.server.hex(), "clients": clients}


def outcome_lines(outcomes: Iterable[Outcome]) -> list[Line]:
    return [outcome_line(outcome) for outcome in outcomes]


def outcome_line(outcome: Outcome) -> Line:
    sides, values = outcome
    if sides == SHUFFLE:
        return {"shuffle": list(values)}
    return {"die": values[0], "sides": sides}


def step_line(table: Table, step: Step) -> Line:
    if step.kind == MOVE:
        return move_line(table, step)
    if step.kind == UNDO:
        revealed = {"revealed": True} if step.revealed else {}
        return {"seat": step.seat, "undo": step.value, "at": step.at, **revealed}
    if step.kind in (HAND_OVER, TAKE_BACK):
        return {"seat": step.seat, "bot": step.bot or None, "at": step.at}
    return {"seat": step.seat, "present": step.kind != LEAVE, "at": step.at}


def move_line(table: Table, step: Step) -> Line:
    """A move; what was forgiven and the evidence only where there is any."""
    line: Line = {"seat": step.seat, "move": table.game.moves.text(step.value)}
    line["at"] = step.at
    if step.allowance:
        line["allowance"] = step.allowance
    if step.evidence is not None:
        line["evidence"] = step.evidence
    return line


def result_line(table: Table) -> Line:
    return {"result": {"scores": table.scores(), "winners": table.winners()}}
