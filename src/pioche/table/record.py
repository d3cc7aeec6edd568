"""A record: the whole table as text, one JSON object a line.

First the header, then what happened in order: every random outcome as it came, every move
with its seat, text and time, the result once there is one, and the heads of the chain. It holds
all that a stranger needs to play the game again without this code.
"""

from typing import Final

from pioche.core.refusals import Refusal
from pioche.table.chain import chain_heads
from pioche.table.record_lines import (
    Line,
    dump,
    first_format,
    header,
    outcome_lines,
    result_line,
    step_line,
)
from pioche.table.table import Table

# How the names of record files end; a file of any other name is read all the same.
EXTENSION: Final = ".pioche"


def record_text(table: Table, keep_seeds: bool = False) -> str:
    """The record. It holds the seeds once the game is over, or for one's own saved game.

    The record of a game under way is for whoever runs the table, with or without seeds: its
    shuffles give away the cards to come and its moves secret choices.
    """
    if table.fast_chance is not None:
        raise Refusal("record-fast-chance")
    reveal = table.seeds is not None and (keep_seeds or table.over)
    lines = play_lines(table, reveal)
    if reveal:  # nobody can check a chain without the seeds
        lines.append({"chain": chain_heads(table)})
    return text_of(lines)


def first_format_text(table: Table) -> str:
    """The record of a game that is over as the first format had it: by it reviews know a game."""
    head, *lines = play_lines(table, reveal=True)
    return text_of([{**first_format(head), "options": table.options}, *lines])


def text_of(lines: list[Line]) -> str:
    return "".join(dump(line) + "\n" for line in lines)


def play_lines(table: Table, reveal: bool) -> list[Line]:
    """All lines but the chain."""
    lines = [header(table, reveal), *outcome_lines(table.outcome_lines[0])]
    for step, outcomes in zip(table.log, table.outcome_lines[1:], strict=True):
        lines += [step_line(table, step), *outcome_lines(outcomes)]
    if table.over:
        lines.append(result_line(table))
    return lines
