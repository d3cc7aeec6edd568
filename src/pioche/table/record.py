"""A record: the whole table as text, one JSON object a line; written, chained and read here.

First the header, then what happened in order: every random outcome as it came, every move
with its seat, text and time, the result once there is one, and the heads of the chain. It holds
all that a stranger needs to play the game again without this code.

Reading is strict and replays the game by the rules, line by line. Whatever is wrong is refused with
its line: broken JSON, an unknown key, a move that the rules refuse, an outcome that the seeds do
not give, a result that the game did not have.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from json.encoder import encode_basestring
from typing import Any, Final, NamedTuple, TypeVar

from pioche.core.clock import LATEST
from pioche.core.game import Game
from pioche.core.options import with_earlier_values
from pioche.core.refusals import BadRecord, BadSeats, Refusal, TooLate
from pioche.core.rng import SHUFFLE, Outcome, Recorded
from pioche.games import game as game_of
from pioche.table import timing
from pioche.table.fairness import DIGEST, Chain, Promises, Seeds, check_length
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
from pioche.table.options import omitted_options, options_of, settle_options
from pioche.table.table import Table

# How the names of record files end; a file of any other name is read all the same.
EXTENSION: Final = ".pioche"
# The format that is written. The first had no chain, and did not list promises that were not kept.
# It is part of the chain: another one would change the heads of all games under way.
FORMAT: Final = 2
FIRST_FORMAT: Final = 1
HEADER: Final = ("pioche", "game", "version", "options", "seats", "faces", "commitments", "seeds")
# Made once: `json.dumps` would make one for every line.
IN_ORDER: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))
SORTED: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), sort_keys=True)

Line = dict[str, Any]
Follow = Callable[[Table], None]
Kind = TypeVar("Kind")


def dump(line: Line, sort: bool = False) -> str:
    """A line without spaces, its keys in their order or sorted."""
    encoder, names = (SORTED, sorted(line)) if sort else (IN_ORDER, line)
    pairs = [f"{encode_basestring(name)}:{value_text(line[name], encoder)}" for name in names]
    return "{" + ",".join(pairs) + "}"


def value_text(value: object, encoder: json.JSONEncoder) -> str:
    """A value as JSON. Numbers and texts are most values: an encoder takes four times as long."""
    if type(value) is int:
        return repr(value)
    return encode_basestring(value) if type(value) is str else encoder.encode(value)


# Lines as data


def header(table: Table, reveal: bool) -> Line:
    promises = table.promises
    return {
        "pioche": FORMAT,
        "game": table.game.id,
        "version": table.game.version,
        "options": {
            name: value for name, value in table.options.items() if name not in table.omitted
        },
        "seats": [{"name": player.name, "player": player.kind} for player in table.players],
        "faces": list(table.game.faces),
        "commitments": promises and commitments(promises),
        "seeds": seeds_shown(table.seeds) if reveal and table.seeds else None,
    }


def first_format(line: Line) -> Line:
    promises = {name: line["commitments"][name] for name in ("server", "clients")}
    return {**line, "pioche": FIRST_FORMAT, "commitments": promises}


def commitments(promises: Promises) -> Line:
    clients, unshown = list(promises.clients), list(promises.unshown)
    return {"server": promises.server, "clients": clients, "unshown": unshown}


def seeds_shown(seeds: Seeds) -> Line:
    clients = [None if seed is None else seed.hex() for seed in seeds.clients]
    return {"server": seeds.server.hex(), "clients": clients}


def outcomes_text(outcomes: Sequence[Outcome]) -> str:
    """The lines of outcomes. Their keys are in order: the chain takes them as they are."""
    return "".join([outcome_text(outcome) + "\n" for outcome in outcomes]) if outcomes else ""


def outcome_text(outcome: Outcome) -> str:
    sides, values = outcome
    if sides == SHUFFLE:
        return dump({"shuffle": list(values)})
    return dump({"die": values[0], "sides": sides})


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
    line: Line = {"seat": step.seat, "move": table.game.moves.text(step.value)}
    line["at"] = step.at
    if step.allowance:
        line["allowance"] = step.allowance
    if step.evidence is not None:
        line["evidence"] = step.evidence
    return line


def result_line(table: Table) -> Line:
    return {"result": {"scores": table.scores(), "winners": table.winners()}}


# Writing


class Link(NamedTuple):
    """The lines that one head fixes: the header, a step or the result, and its outcomes."""

    line: Line
    outcomes: Sequence[Outcome] = ()

    def chained(self) -> str:
        """The text that the chain takes: sorted keys, no newline at the end."""
        return (dump(self.line, sort=True) + "\n" + outcomes_text(self.outcomes)).removesuffix("\n")

    def text(self) -> str:
        return dump(self.line) + "\n" + outcomes_text(self.outcomes)


def links(table: Table, first: int = 0) -> Iterator[Link]:
    """The links from a number on: header and deal, then every step, then the result."""
    if first == 0:
        yield Link(header(table, reveal=False), table.outcome_lines[0])
    for number in range(max(1, first), len(table.log) + 1):
        yield Link(step_line(table, table.log[number - 1]), table.outcome_lines[number])
    if table.over and first <= len(table.log) + 1:
        yield Link(result_line(table))


class Transcript:
    """Follows a table under way: the lines that its record gains, and the head of its chain.

    A server stores the lines as they are. It keeps none of them in memory: it holds many tables.
    """

    def __init__(self, table: Table) -> None:
        assert table.seeds is not None, "a chain needs the seeds"
        self.table = table
        self.chain = Chain(table.seeds)
        self.links = 0

    def follow(self) -> bytes:
        """The lines of everything that has happened since the last call."""
        lines = ""
        for link in links(self.table, self.links):
            self.chain.add(link.chained())
            lines += link.text() if self.links else outcomes_text(link.outcomes)
            self.links += 1
        return lines.encode()


def record_text(table: Table, keep_seeds: bool = False) -> str:
    """The record. It has seeds and chain once the game is over, or for one's own saved game.

    The record of a game under way is secret, with or without seeds: its shuffles give away the
    cards to come and its moves secret choices.
    """
    if table.fast_chance is not None:
        raise Refusal("record-fast-chance")
    head, *others = links(table)
    if table.seeds is None or not (keep_seeds or table.over):
        return "".join(link.text() for link in (head, *others))
    first = Link(header(table, reveal=True), head.outcomes)
    chain = dump({"chain": heads_of(table.seeds, (head, *others))})
    return "".join(link.text() for link in (first, *others)) + chain + "\n"


def chain_heads(table: Table) -> list[str]:
    assert table.seeds is not None
    return heads_of(table.seeds, links(table))


def heads_of(seeds: Seeds, chained: Iterable[Link]) -> list[str]:
    chain = Chain(seeds)
    return [chain.add(link.chained()) for link in chained]


def first_format_text(table: Table) -> str:
    """The record of a finished game in the first format, whose digest identifies reviews."""
    head, *others = links(table)
    first = {**first_format(header(table, reveal=True)), "options": table.options}
    return "".join(link.text() for link in (Link(first, head.outcomes), *others))


# Strict JSON


@dataclass(slots=True)
class Fields:
    """One JSON object and its line number; each method reads a key of one type."""

    line: int
    data: dict[str, Any]

    def exactly(self, *keys: str) -> "Fields":
        """These keys and no others."""
        for key in keys:
            self.value(key)
        for key in self.data:
            if key not in keys:
                raise BadRecord(self.line, "record-key-unknown", name=key)
        return self

    def value(self, key: str) -> Any:  # noqa: ANN401  (whatever JSON holds)
        if key not in self.data:
            raise BadRecord(self.line, "record-key-missing", name=key)
        return self.data[key]

    def typed(self, key: str, kind: type[Kind], why: str) -> Kind:
        value = self.value(key)
        if type(value) is not kind:
            raise self.wrong(key, why)
        return value

    def number(self, key: str, lowest: int | None = None, highest: int | None = None) -> int:
        value = self.typed(key, int, "record-type-number")
        if (lowest is not None and value < lowest) or (highest is not None and value > highest):
            raise self.wrong(key, "record-range")
        return value

    def text(self, key: str) -> str:
        return self.typed(key, str, "record-type-text")

    def flag(self, key: str) -> bool:
        return self.typed(key, bool, "record-type-flag")

    def mapping(self, key: str) -> dict[str, Any]:
        return self.typed(key, dict, "record-type-object")

    def object(self, key: str) -> "Fields":
        return Fields(self.line, self.mapping(key))

    def items(self, key: str) -> list[Any]:
        return self.typed(key, list, "record-type-list")

    def numbers(self, key: str) -> list[int]:
        values = self.items(key)
        if not all(type(value) is int for value in values):
            raise self.wrong(key, "record-type-number")
        return values

    def texts_or_none(self, key: str) -> list[str | None]:
        values = self.items(key)
        if not all(value is None or isinstance(value, str) for value in values):
            raise self.wrong(key, "record-type-text")
        return values

    def objects(self, key: str) -> list["Fields"]:
        values = self.items(key)
        if not all(isinstance(value, dict) for value in values):
            raise self.wrong(key, "record-type-object")
        return [Fields(self.line, value) for value in values]

    def wrong(self, key: str, why: str) -> BadRecord:
        return BadRecord(self.line, why, name=key, value=str(self.data[key]))


class RepeatedKey(Exception):
    """A key that stands twice in one object."""


def once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise RepeatedKey(key)
        found[key] = value
    return found


def no_constant(name: str) -> None:
    """Refuse NaN and Infinity, which Python's reader would accept."""
    raise ValueError(name)


# Made once: `json.loads` would make one for every line.
STRICT: Final = json.JSONDecoder(object_pairs_hook=once_each, parse_constant=no_constant)


def parse_lines(text: str) -> list[Fields]:
    """Every line of the text, each one JSON object. Only a newline ends a line."""
    lines = text.removesuffix("\n").split("\n") if text else []
    return [parse_line(number, line) for number, line in enumerate(lines, start=1)]


def parse_line(number: int, line: str) -> Fields:
    try:
        data = STRICT.decode(line)
    except RepeatedKey as repeated:
        raise BadRecord(number, "record-key-twice", name=str(repeated)) from None
    except (ValueError, RecursionError):
        raise BadRecord(number, "record-json") from None
    if not isinstance(data, dict):
        raise BadRecord(number, "record-type-line")
    return Fields(number, data)


# Reading


@dataclass(slots=True)
class Entry:
    """A line that is not an outcome, and the outcomes that follow it."""

    fields: Fields
    outcomes: list[tuple[int, Outcome]]


def read_text(text: str, follow: Follow = lambda _table: None) -> Table:
    """The table of a record; `follow` is called with it after the deal and after each step."""
    entries = group(parse_lines(text))
    chain = take_chain(entries)
    table = open_table(entries[0])
    follow(table)
    replay_entries(table, entries[1:], follow)
    check_end(table, entries)
    check_spelling(table, entries)
    check_chain(table, entries, chain)
    return table


def replay_lines(table: Table, text: str) -> None:
    """Carry out lines of a record at its table, if the rules allow them."""
    replay_entries(table, group(parse_lines(text)))


def replay_entries(
    table: Table, entries: list[Entry], follow: Follow = lambda _table: None
) -> None:
    result: Fields | None = None
    for entry in entries:
        if result is not None:
            raise BadRecord(entry.fields.line, "record-after-result")
        if "result" in entry.fields.data:
            result = entry.fields
            check_result(table, entry)
        else:
            replay_entry(table, entry)
            follow(table)


def check_deal(table: Table, text: str) -> None:
    """Refuse outcomes of the deal that the table did not draw."""
    drawn = [(fields.line, outcome(fields)) for fields in parse_lines(text)]
    compare_outcomes(table, Entry(Fields(0, {}), drawn))


def recorded_heads(text: str) -> list[str] | None:
    """The heads in a valid record; None for one without a chain."""
    heads: list[str] | None = parse_lines(text)[-1].data.get("chain")
    return heads


def take_chain(entries: list[Entry]) -> Fields | None:
    """Remove the chain from the entries and return it; nothing may follow it."""
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


def check_end(table: Table, entries: list[Entry]) -> None:
    """Refuse a record that ends where a table cannot rest."""
    last = entries[-1].fields.line
    if table.over and "result" not in entries[-1].fields.data:
        raise BadRecord(last, "record-no-result")
    if table.over and table.seeds is None:
        raise BadRecord(1, "record-no-seeds")
    if missing := table.waits_for_absent():
        raise BadRecord(last, "record-stand-in", seat=missing[0])


def check_chain(table: Table, entries: list[Entry], chain: Fields | None) -> None:
    """Refuse a chain that is not that of the lines, at the first line that differs."""
    if entries[0].fields.data["pioche"] == FIRST_FORMAT or table.seeds is None:
        if chain is not None:
            raise BadRecord(chain.line, "record-key-unknown", name="chain")
        return
    if chain is None:
        raise BadRecord(entries[-1].fields.line, "record-no-chain")
    written, heads = (
        chain.exactly("chain").items("chain"),
        heads_of(table.seeds, written_links(entries)),
    )
    for entry, head, found in zip(entries, heads, written, strict=False):
        if head != found:
            raise BadRecord(entry.fields.line, "record-chain")
    if len(heads) != len(written):
        raise BadRecord(chain.line, "record-chain-count", count=len(heads))


def written_links(entries: list[Entry]) -> Iterator[Link]:
    """The links of the lines as they stand, whatever later versions would write."""
    for entry in entries:
        line = (
            entry.fields.data if entry is not entries[0] else {**entry.fields.data, "seeds": None}
        )
        yield Link(line, [outcome for _, outcome in entry.outcomes])


def check_spelling(table: Table, entries: list[Entry]) -> None:
    """Refuse a value that is not written in its one form: as text, in lower case, complete."""
    first = entries[0].fields.data
    lines = [link.line for link in links(table)]
    lines[0] = header(table, reveal=first["seeds"] is not None)
    if first["pioche"] == FIRST_FORMAT:
        lines[0] = first_format(lines[0])
    leave_out_undo(first, lines)
    for entry, wanted in zip(entries, lines, strict=True):
        if dump(entry.fields.data, sort=True) != dump(wanted, sort=True):
            raise BadRecord(entry.fields.line, "record-spelling")


def leave_out_undo(first: Line, wanted: list[Line]) -> None:
    """Remove what a record older than the option `undo` lacks: the option and marks of undos."""
    if UNDO_OPTION.name not in first["options"]:
        del wanted[0]["options"][UNDO_OPTION.name]
        for line in wanted:
            line.pop("revealed", None)


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
    given = with_earlier_values(options_of(game), fields.mapping("options"))
    options = settle_options(game, len(players), given)
    promises, seeds = read_promises(fields, len(players)), read_seeds(fields)
    if seeds is not None and not seeds.keep(promises):
        raise BadRecord(fields.line, "record-promise")
    source = seeds or Recorded([outcome for _, outcome in entry.outcomes])
    table = Table(game, players, source, promises, **options)
    table.omitted = omitted_options(game, fields.mapping("options"))
    compare_outcomes(table, entry)
    return table


def check_version(fields: Fields, game: Game) -> None:
    """Refuse a record of other rules: they would play it differently."""
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
    """A move, which may have an allowance and the evidence of a gesture."""
    further = [key for key in ("allowance", "evidence") if key in fields.data]
    fields.exactly("seat", "move", "at", *further)
    allowance = fields.number("allowance", 1) if "allowance" in further else 0
    evidence = fields.mapping("evidence") if "evidence" in further else None
    return Step(MOVE, seat, read_move(table, fields), at, allowance, evidence)


def undo_step(table: Table, fields: Fields, seat: int, at: int) -> Step:
    """An undo; whether it goes back past something revealed follows from the game."""
    fields.exactly("seat", "undo", "at", *(["revealed"] if "revealed" in fields.data else []))
    revealed = table.undo_reveals(seat)
    return Step(UNDO, seat, fields.number("undo", 1), at, revealed=revealed)


def hand_over_step(fields: Fields, seat: int, at: int) -> Step:
    """A hand-over to a bot, or back to the owner where the bot is null."""
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
    """Refuse a step that cannot be next; the judged move, where a gesture is judged."""
    waiting = table.waits_for_absent()
    if not waiting and step.kind == MOVE and table.is_time_move(step.seat, step.value):
        return table.check_hand(step)
    if waiting or (step.kind == MOVE and step.seat in table.absent):
        if not is_stand_in(table, step, waiting):
            raise Refusal("record-stand-in", seat=waiting[0] if waiting else step.seat)
        return None
    if step.kind == MOVE:
        table.check_move(step.seat, step.value)
        return table.check_hand(step)
    check_table_step(table, step)
    return None


def is_stand_in(table: Table, step: Step, waiting: list[int]) -> bool:
    """Whether a step is what the rules play for an absent seat.

    In records of earlier releases the hands of a player who left in the millisecond of the last
    move began one millisecond later (P27 of Digger).
    """
    if step == table.stand_in_step(waiting):
        return True
    left_together = bool(waiting) and timing.left_with_last_move(table.log, waiting[0])
    return left_together and step == table.stand_in_step(waiting, late=1)


def check_table_step(table: Table, step: Step) -> None:
    """Refuse an undo, leave, return or hand-over out of place; consent is not recorded."""
    if table.due_step(step.at, table.allowance()) is not None:
        raise TooLate("move-late")  # time must have moved before, however slow the lines are
    if (step.seat in table.absent) != (step.kind == RETURN):
        raise Refusal("record-present", seat=step.seat)
    if step.kind == TAKE_BACK and step.seat not in table.substitutes:
        raise Refusal("record-present", seat=step.seat)
    if step.kind == UNDO and step.value != table.check_undo(step.seat):
        raise Refusal("record-undo", found=step.value, known=table.check_undo(step.seat))


def compare_outcomes(table: Table, entry: Entry) -> None:
    """Refuse outcomes that are not those of the step, by the seeds where they are known."""
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
