"""Reading a record: strictly, line by line, replaying it by the rules as it goes.

Whatever is wrong is refused with its line: broken JSON, an unknown key, a move that the rules
refuse, an outcome that the seeds do not give, a result that the game did not have.
"""

from dataclasses import dataclass
from typing import Any

from pioche.core.clock import LATEST
from pioche.core.game import Game
from pioche.core.options import with_earlier_values
from pioche.core.refusals import BadRecord, BadSeats, Refusal, TooLate
from pioche.core.rng import SHUFFLE, Outcome, Recorded
from pioche.games import game as game_of
from pioche.table import timing
from pioche.table.chain import Chain
from pioche.table.fairness import DIGEST, Promises, Seeds, check_length
from pioche.table.json_lines import Fields, parse_lines
from pioche.table.log import (
    HAND_OVER,
    LEAVE,
    MOVE,
    RETURN,
    TAKE_BACK,
    UNDO,
    Player,
    Step,
    check_bot,
)
from pioche.table.options import UNDO as UNDO_OPTION
from pioche.table.options import options_of, settle_options, untold_options
from pioche.table.record import record_text
from pioche.table.record_lines import FIRST_FORMAT, FORMAT, dump, first_format, outcome_lines
from pioche.table.table import Table

HEADER = ("pioche", "game", "version", "options", "seats", "faces", "commitments", "seeds")


@dataclass(frozen=True)
class Entry:
    """A line that is not an outcome, and the outcomes that follow it."""

    fields: Fields
    outcomes: list[tuple[int, Outcome]]


def read_text(text: str) -> Table:
    """The table of the record, replayed to its last line."""
    entries = group(parse_lines(text))
    chain = take_chain(entries)
    table = open_table(entries[0])
    result: Fields | None = None
    for entry in entries[1:]:
        if result is not None:
            raise BadRecord(entry.fields.line, "record-after-result")
        if "result" in entry.fields.data:
            result = entry.fields
            check_result(table, entry)
        else:
            replay_entry(table, entry)
    check_end(table, entries, result)
    check_spelling(table, entries)
    check_chain(table, entries, chain)
    return table


def recorded_heads(text: str) -> list[str] | None:
    """The heads that a good record holds; None for one without a chain."""
    found: list[str] | None = parse_lines(text)[-1].data.get("chain")
    return found


def take_chain(entries: list[Entry]) -> Fields | None:
    """The chain, taken away from the other lines; nothing stands after it."""
    for place, entry in enumerate(entries):
        if "chain" in entry.fields.data and place:
            followers = [line for line, _ in entry.outcomes]
            followers += [other.fields.line for other in entries[place + 1 :]]
            if followers:
                raise BadRecord(followers[0], "record-after-chain")
            return entries.pop().fields
    return None


def group(lines: list[Fields]) -> list[Entry]:
    """Put each outcome with the line that brought it about."""
    if not lines:
        raise BadRecord(0, "record-empty")
    entries = [Entry(lines[0], [])]
    for fields in lines[1:]:
        if is_outcome(fields):
            entries[-1].outcomes.append((fields.line, outcome(fields)))
        else:
            entries.append(Entry(fields, []))
    return entries


def outcome(fields: Fields) -> Outcome:
    if "shuffle" in fields.data:
        fields.exactly("shuffle")
        return SHUFFLE, tuple(fields.numbers("shuffle"))
    fields.exactly("die", "sides")
    sides = fields.number("sides", 1)
    return sides, (fields.number("die", 0, sides - 1),)


def check_end(table: Table, entries: list[Entry], result: Fields | None) -> None:
    """A record ends where a table can rest."""
    last = entries[-1].fields.line
    if table.over and result is None:
        raise BadRecord(last, "record-no-result")
    if table.over and table.seeds is None:
        raise BadRecord(1, "record-no-seeds")
    if missing := table.waits_for_absent():
        raise BadRecord(last, "record-stand-in", seat=missing[0])


def check_chain(table: Table, entries: list[Entry], chain: Fields | None) -> None:
    """The heads are those of the lines: whatever was changed shows at its line."""
    if entries[0].fields.data["pioche"] == FIRST_FORMAT or table.seeds is None:
        if chain is not None:
            raise BadRecord(chain.line, "record-key-unknown", name="chain")
        return
    if chain is None:
        raise BadRecord(entries[-1].fields.line, "record-no-chain")
    written, heads = chain.exactly("chain").items("chain"), heads_of(table.seeds, entries)
    for entry, head, found in zip(entries, heads, written, strict=False):
        if head != found:
            raise BadRecord(entry.fields.line, "record-chain")
    if len(heads) != len(written):
        raise BadRecord(chain.line, "record-chain-count", count=len(heads))


def heads_of(seeds: Seeds, entries: list[Entry]) -> list[str]:
    """The heads of the lines as they stand, whatever later versions would write."""
    chain, header = Chain(seeds), {**entries[0].fields.data, "seeds": None}
    lines = [header, *(entry.fields.data for entry in entries[1:])]
    outcomes = [[outcome for _, outcome in entry.outcomes] for entry in entries]
    links = zip(lines, outcomes, strict=True)
    return [chain.add([line, *outcome_lines(drawn)]) for line, drawn in links]


def check_spelling(table: Table, entries: list[Entry]) -> None:
    """Every value is written in its one form: as text, in lower case, nothing left out."""
    keep_seeds = entries[0].fields.data["seeds"] is not None
    written = parse_lines(record_text(table, keep_seeds))
    steps = [fields for fields in written if not is_outcome(fields) and "chain" not in fields.data]
    if entries[0].fields.data["pioche"] == FIRST_FORMAT:
        steps[0] = Fields(steps[0].line, first_format(steps[0].data))
    leave_out_undo(entries[0].fields, steps)
    for entry, wanted in zip(entries, steps, strict=True):
        if dump(entry.fields.data, sort=True) != dump(wanted.data, sort=True):
            raise BadRecord(entry.fields.line, "record-spelling")


def leave_out_undo(header: Fields, wanted: list[Fields]) -> None:
    """A record older than the option `undo` does not tell it, nor which undos would be marked."""
    if UNDO_OPTION.name not in header.data["options"]:
        del wanted[0].data["options"][UNDO_OPTION.name]
        for fields in wanted:
            fields.data.pop("revealed", None)


def is_outcome(fields: Fields) -> bool:
    return "shuffle" in fields.data or "die" in fields.data


# The header


def open_table(entry: Entry) -> Table:
    """The table as it stood when the first question was asked."""
    fields = entry.fields
    fields.exactly(*HEADER)
    if not FIRST_FORMAT <= fields.number("pioche") <= FORMAT:
        raise BadRecord(fields.line, "record-format", found=fields.number("pioche"), known=FORMAT)
    try:
        return dealt_table(fields, entry)
    except BadRecord:
        raise
    except Refusal as refusal:
        raise at_line(fields.line, refusal) from refusal


def dealt_table(fields: Fields, entry: Entry) -> Table:
    game = game_of(fields.text("game"))
    check_version(fields, game)
    if fields.data["faces"] != list(game.faces):
        raise BadRecord(fields.line, "record-faces", game=game.id)
    players = read_players(fields)
    told = with_earlier_values(options_of(game), fields.mapping("options"))
    options = settle_options(game, len(players), told)
    promises, seeds = read_promises(fields, len(players)), read_seeds(fields)
    if seeds is not None and not seeds.keep(promises):
        raise BadRecord(fields.line, "record-promise")
    source = seeds or Recorded([outcome for _, outcome in entry.outcomes])
    table = Table(game, players, source, promises, **options)
    table.untold = untold_options(game, fields.mapping("options"))
    compare_outcomes(table, entry)
    return table


def check_version(fields: Fields, game: Game) -> None:
    """Only the rules by which a game was played can play it again."""
    found, known = fields.number("version"), game.version
    if found != known:
        key = "record-version-old" if found < known else "record-version"
        raise BadRecord(fields.line, key, game=game.id, found=found, known=known)


def read_players(fields: Fields) -> list[Player]:
    players = []
    for seat in fields.objects("seats"):
        seat.exactly("name", "player")
        players.append(Player(seat.text("name"), seat.text("player")))
    return players


def read_promises(fields: Fields, seats: int) -> Promises:
    commitments = fields.object("commitments")
    marked = ["unshown"] if fields.data["pioche"] != FIRST_FORMAT else []
    commitments.exactly("server", "clients", *marked)
    clients = commitments.texts_or_none("clients")
    digests = [commitments.text("server"), *(text for text in clients if text is not None)]
    if len(clients) != seats or not all(DIGEST.fullmatch(digest) for digest in digests):
        raise BadRecord(fields.line, "record-promise-form")
    unshown = commitments.numbers("unshown") if marked else []
    if unshown != [seat for seat, promise in enumerate(clients) if promise and seat in unshown]:
        raise BadRecord(fields.line, "record-unshown")
    return Promises(commitments.text("server"), tuple(clients), tuple(unshown))


def read_seeds(fields: Fields) -> Seeds | None:
    if fields.data["seeds"] is None:
        return None
    seeds = fields.object("seeds").exactly("server", "clients")
    clients = (
        None if text is None else seed_bytes(seeds, text) for text in seeds.texts_or_none("clients")
    )
    return Seeds(seed_bytes(seeds, seeds.text("server")), tuple(clients))


def seed_bytes(fields: Fields, text: str) -> bytes:
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        raise BadRecord(fields.line, "record-hex", text=text) from None
    return check_length(seed)


# What happened


def replay_entry(table: Table, entry: Entry) -> None:
    """Do what one line says, if the rules allow it."""
    step = read_step(table, entry.fields)
    table.supply(outcome for _, outcome in entry.outcomes)
    try:
        table.apply(step, check_step(table, step))
    except Refusal as refusal:
        raise at_line(entry.fields.line, refusal) from refusal
    compare_outcomes(table, entry)


def read_step(table: Table, fields: Fields) -> Step:
    data = fields.data
    seat = fields.number("seat", 0, table.seats - 1)
    at = fields.number("at", table.last_at, LATEST)
    if "move" in data:
        return move_step(table, fields, seat, at)
    if "undo" in data:
        return undo_step(table, fields, seat, at)
    if "bot" in data:
        return hand_over_step(fields, seat, at)
    fields.exactly("seat", "present", "at")
    return Step(RETURN if fields.flag("present") else LEAVE, seat, 0, at)


def move_step(table: Table, fields: Fields, seat: int, at: int) -> Step:
    """A move, perhaps with an allowance and with the evidence of a gesture."""
    further = [key for key in ("allowance", "evidence") if key in fields.data]
    fields.exactly("seat", "move", "at", *further)
    allowance = fields.number("allowance", 1) if "allowance" in further else 0
    evidence = fields.mapping("evidence") if "evidence" in further else None
    return Step(MOVE, seat, read_move(table, fields), at, allowance, evidence)


def undo_step(table: Table, fields: Fields, seat: int, at: int) -> Step:
    """An undo; whether it went past something revealed follows from the game."""
    fields.exactly("seat", "undo", "at", *(["revealed"] if "revealed" in fields.data else []))
    revealed = table.undo_reveals(seat)
    return Step(UNDO, seat, fields.number("undo", 1), at, revealed=revealed)


def hand_over_step(fields: Fields, seat: int, at: int) -> Step:
    """A bot plays for the seat from now on; null: its owner again."""
    fields.exactly("seat", "bot", "at")
    if fields.value("bot") is None:
        return Step(TAKE_BACK, seat, 0, at)
    try:
        return Step(HAND_OVER, seat, 0, at, bot=check_bot(fields.text("bot")))
    except BadSeats as refusal:
        raise at_line(fields.line, refusal) from refusal


def read_move(table: Table, fields: Fields) -> int:
    try:
        return table.game.moves.parse(fields.text("move"))
    except Refusal as refusal:
        raise at_line(fields.line, refusal) from refusal


def check_step(table: Table, step: Step) -> int | None:
    """Whether this may be the next step; the judgement of a hand, where one is judged."""
    waiting = table.waits_for_absent()
    if not waiting and step.kind == MOVE and table.is_time_move(step.seat, step.value):
        return table.check_hand(step)
    if waiting or (step.kind == MOVE and step.seat in table.absent):
        if step != table.stand_in_step(waiting):
            raise Refusal("record-stand-in", seat=waiting[0] if waiting else step.seat)
        return None
    if step.kind == MOVE:
        table.check_move(step.seat, step.value)
        return table.check_hand(step)
    check_table_step(table, step)
    return None


def check_table_step(table: Table, step: Step) -> None:
    """Whether somebody may take a move back, leave or return; consents were given at the time."""
    if timing.due_step(table.game, table.state, step.at, table.allowance()) is not None:
        raise TooLate("move-late")  # time must have moved before, however slow the lines are
    if (step.seat in table.absent) != (step.kind == RETURN):
        raise Refusal("record-present", seat=step.seat)
    if step.kind == TAKE_BACK and step.seat not in table.substitutes:
        raise Refusal("record-present", seat=step.seat)
    if step.kind == UNDO and step.value != table.check_undo(step.seat):
        raise Refusal("record-undo", found=step.value, known=table.check_undo(step.seat))


def compare_outcomes(table: Table, entry: Entry) -> None:
    """The outcomes written must be exactly those of the step: by its seeds, where known."""
    expected = table.outcome_lines[-1]
    for (line, written), wanted in zip(entry.outcomes, expected, strict=False):
        if written != wanted:
            raise BadRecord(line, "record-outcome")
    if len(entry.outcomes) > len(expected):
        raise BadRecord(entry.outcomes[len(expected)][0], "record-outcome-extra")
    if len(entry.outcomes) < len(expected):
        raise BadRecord(entry.fields.line, "outcome-missing")


def check_result(table: Table, entry: Entry) -> None:
    fields = entry.fields.exactly("result")
    result = fields.object("result").exactly("scores", "winners")
    if entry.outcomes:
        raise BadRecord(entry.outcomes[0][0], "record-after-result")
    if not table.over:
        raise BadRecord(fields.line, "record-early-result")
    expected: dict[str, Any] = {"scores": table.scores(), "winners": table.winners()}
    if result.data != expected:
        raise BadRecord(fields.line, "record-result", scores=str(expected["scores"]))


def at_line(line: int, refusal: Refusal) -> BadRecord:
    """The same refusal, with the line of the record where it arose."""
    return BadRecord(line, refusal.key, refusal.ruling, **refusal.arguments)
