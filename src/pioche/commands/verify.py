"""The command `pioche verify`: whether a game was fair, and whether it is the one that was seen."""

from argparse import Namespace
from collections.abc import Sequence

from pioche.commands.arguments import Parser
from pioche.console import write_line
from pioche.core.refusals import Refusal
from pioche.records import read_record_text
from pioche.table.fairness import DIGEST, missing_head
from pioche.table.record import read_text, recorded_heads
from pioche.table.table import Table
from pioche.words import Words
from pioche.words.spell import tidy

Arguments = Sequence[str]


def verify(words: Words, arguments: Arguments) -> int:
    """Check a recorded game: its rules, its outcomes, its seeds, its chain, its result."""
    read = verify_arguments(words, arguments)
    kept, promised = digests(read.head), digests(read.commitment)
    text = read_record_text(read.file)
    table, heads = read_text(text), recorded_heads(text)
    check_kept(heads, kept)
    check_promised(table, promised)
    if not kept:
        write_line(words.say("cli-verify-no-heads"))
    for sentence in [*play_sentences(words, table), *chain_sentences(words, table, heads, kept)]:
        write_line(sentence)
    if promised:
        write_line(words.say("cli-verify-commitments", count=len(promised)))
    write_line(words.say("cli-verify-over" if table.over else "cli-unfinished"))
    return 0


def verify_arguments(words: Words, arguments: Arguments) -> Namespace:
    name = "pioche verify"
    parser = Parser(words, name, "cli-verify")
    parser.argument("file", nargs="?", metavar="FILE", help=words.say("cli-file"))
    for flag, help_key in (("--head", "verify-head"), ("--commitment", "verify-commitment")):
        parser.argument(flag, action="append", default=[], metavar="HEX", help=words.say(help_key))
    read = parser.read(arguments)
    if read.file is None:
        raise Refusal("cli-missing", command=name, argument="FILE")
    return read


def digests(given: Sequence[str]) -> list[str]:
    """The hexadecimal digests of the command line, in lower case."""
    for text in given:
        if not DIGEST.fullmatch(text.lower()):
            raise Refusal("verify-digest", text=text)
    return [text.lower() for text in given]


def check_kept(heads: list[str] | None, kept: Sequence[str]) -> None:
    """Check that the record is that of the game with these heads, in order."""
    if kept and heads is None:
        raise Refusal("verify-head-no-chain")
    if (missing := missing_head(heads or [], kept)) is not None:
        raise Refusal("verify-head-missing", head=missing)


def check_promised(table: Table, promised: Sequence[str]) -> None:
    """Check that these promises belong to this game: the server's or a seat's."""
    assert table.promises is not None
    for digest in promised:
        if digest not in (table.promises.server, *table.promises.clients):
            raise Refusal("verify-commitment-missing", digest=digest)


def play_sentences(words: Words, table: Table) -> list[str]:
    """The replayed moves, the recomputed outcomes, and unkept promises."""
    assert table.promises is not None
    moves = sum(step.kind == "move" for step in table.log)
    outcomes = sum(len(line) for line in table.outcome_lines)
    proved = "cli-verify-unproved" if table.seeds is None else "cli-verify-proved"
    lines = [words.say("cli-verify-rules", moves=moves), words.say(proved, outcomes=outcomes)]
    unshown = [tidy(table.players[seat].name) for seat in table.promises.unshown]
    lines += [words.say("cli-verify-unshown", name=name) for name in unshown]
    if undone := sum(step.revealed for step in table.log):
        undo = words.say(f"option-undo-{table.options['undo']}")
        lines.append(words.say("cli-verify-undone", count=undone, undo=undo))
    return lines


def chain_sentences(
    words: Words, table: Table, heads: list[str] | None, kept: Sequence[str]
) -> list[str]:
    """What the chain proves."""
    if table.seeds is None:
        return []
    if heads is None:
        return [words.say("cli-verify-no-chain")]
    lines = [words.say("cli-verify-chain", count=len(heads), head=heads[-1])]
    if kept:
        lines.append(words.say("cli-verify-heads", count=len(kept)))
    return lines
