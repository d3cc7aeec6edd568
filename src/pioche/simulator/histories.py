"""What really happened at each table, known from what the stores have kept, and what follows.

Nothing here is asked of a server: every write that is kept is heard of when it is, folded anew, and
compared with what servers tell their clients.
"""

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import msgspec

from pioche.core.refusals import Refusal
from pioche.core.rng import Fast
from pioche.server.auth import Identity, seat_number
from pioche.server.http.socket_session import SocketSession
from pioche.server.messages import ENDED, GATHERING, OVER, PLAYING
from pioche.server.rooms import entries as stored
from pioche.server.rooms import news as making
from pioche.server.rooms.live_room import LiveRoom
from pioche.server.rooms.room import Room
from pioche.simulator.network import Socket
from pioche.simulator.twins import status_of, twin_of
from pioche.simulator.world import World
from pioche.table.event_log import watcher_bit
from pioche.table.record import read_text, recorded_heads
from pioche.testing.state_checks import hidden_from

decode: Final = msgspec.json.decode
encode: Final = msgspec.json.encode
NEWS: Final = b'{"type":"news"'
REFUSED: Final = b'{"type":"refused"'
# One in this many news messages is compared with a redealt table.
COMPARED: Final = 3
# More entries in a row without a move, none asked for by a client: a server goes in circles.
MOST_IDLE_ENTRIES: Final = 60


def spelled(news: dict[str, Any]) -> bytes:
    """News as text; servers put their parts together in another order than that of the fields."""
    return encode({name: news[name] for name in sorted(news) if name != "type"})


def differing(one: dict[str, Any], other: dict[str, Any]) -> list[str]:
    """The fields that are not the same, with both values where they are short."""
    flat = [
        {**each, **{f"table.{name}": value for name, value in each["table"].items()}}
        for each in (one, other)
    ]
    names = [name for name in flat[0] if name != "table" and flat[0][name] != flat[1].get(name)]
    return [f"{name} ({flat[0][name]!r:.80} or {flat[1].get(name)!r:.80})" for name in names]


def plain(data: object) -> Any:  # noqa: ANN401  (whatever JSON holds)
    return decode(encode(data))


@dataclass
class Heard:
    """What one watcher has heard of: events after each step, and the head of the chain then."""

    events: int = 0
    head: str = ""
    heads: dict[int, str] = field(default_factory=dict)  # by the number of events


class History:
    """One table: its log and chat as kept, its fold, and who must not see what."""

    def __init__(self, world: World, table_id: str, header: bytes) -> None:
        self.world = world
        self.table_id = table_id
        self.header = header
        self.entries: list[bytes] = []
        self.lines: list[bytes] = []
        self.idle_entries = 0  # since the last move or command
        self.epoch = 0
        self.removed = False
        self.names: Counter[tuple[str, str]] = Counter()
        self.line_names: Counter[tuple[str, str]] = Counter()
        self.keys: dict[int | str, str] = {}
        self.seeds: dict[int, str] = {}
        self.created_at = self.changed_at = world.now
        self.ended_at: float | None = None
        self.room = Room(table_id, stored.read_header(header))
        self.folded = 0
        self.counted = 0  # events
        self.secret_steps: dict[int, int] = {}  # by place in the table's log: whose they are
        self.heard: dict[int | None, Heard] = {}

    # What is kept

    def claimed(self, epoch: int) -> None:
        if epoch != self.epoch + 1:
            self.world.fail("epoch", f"claimed with epoch {epoch} after {self.epoch}")
        self.epoch = epoch

    def appended(self, number: int, entry: bytes, epoch: int) -> None:
        if epoch != self.epoch:
            self.world.fail("epoch", f"entry {number} by epoch {epoch}, of {self.epoch}")
        if number != len(self.entries):
            self.world.fail("history", f"entry {number} after {len(self.entries)}")
        self.entries.append(entry)
        self.changed_at = self.world.now
        own, lines = stored.split_entry(entry)
        fields = decode(own)
        self.note_name(self.names, fields)
        self.note_progress("who" in fields or b'"move":' in lines)

    def said(self, number: int, line: bytes) -> None:
        if number != len(self.lines):
            self.world.fail("history", f"line {number} after {len(self.lines)}")
        self.lines.append(line)
        self.note_name(self.line_names, decode(line))

    def note_progress(self, progress: bool) -> None:
        self.idle_entries = 0 if progress else self.idle_entries + 1
        if self.idle_entries > MOST_IDLE_ENTRIES:
            self.world.fail("stuck", f"{self.idle_entries} entries in a row without a move")

    def note_name(self, names: Counter[tuple[str, str]], fields: dict[str, Any]) -> None:
        who, name = fields.get("who"), fields.get("id")
        if who is None or name is None:
            return
        names[who, name] += 1
        if names[who, name] > 1:
            self.world.fail("twice", f"command {name} of {who} was carried out twice")

    # The fold

    def fold(self) -> Room:
        """The room as its log has it."""
        while self.folded < len(self.entries) and self.world.violation is None:
            try:
                self.room.replay(self.entries[self.folded])
            except (Refusal, ValueError, AssertionError, KeyError, msgspec.MsgspecError) as error:
                self.world.fail("history", f"entry {self.folded} cannot be replayed: {error!r}")
                return self.room
            self.folded += 1
            self.count_events()
        if self.room.phase in ENDED and self.ended_at is None:
            self.ended_at = self.changed_at
        return self.room

    def count_events(self) -> None:
        """Count for each watcher what it hears of the last entry; the head is that of the step."""
        room = self.room
        if not room.dealt:
            return
        if room.table.secret_step:
            self.secret_steps[len(room.table.log) - 1] = room.table.log[-1].seat
        log, head = room.table.event_log, self.chain_head()
        audiences = [log.audience(place) for place in range(self.counted, len(log))]
        self.counted = len(log)
        for watcher in (*range(room.table.seats), None):
            heard, bit = self.heard.setdefault(watcher, Heard()), watcher_bit(watcher)
            new = sum(bool(audience & bit) for audience in audiences)
            heard.events += new
            if new or not heard.head or room.table.over:
                heard.head = heard.heads[heard.events] = head

    def chain_head(self) -> str:
        transcript = self.room._transcript
        assert transcript is not None
        return transcript.chain.head.hex()

    # What a server sends

    def check_frame(self, socket: Socket, content: bytes, chance: Random) -> None:
        session = socket.listener
        if not isinstance(session, SocketSession) or not session.entered:
            return
        self.check_secrets(session, content)
        refused = content.startswith(REFUSED)
        if not refused and not content.startswith(NEWS):
            return
        news = decode(content)["news"] if refused else decode(content)
        if news is None:
            return
        count = session.live.room.count
        if count > len(self.entries) and not socket.sends_old:
            self.world.fail("early", f"news of entry {count - 1} before it was kept")
        if chance.randrange(COMPARED) == 0:
            self.check_news(news, chance)
            self.check_whole(session, news, refused, chance)

    def check_secrets(self, session: SocketSession, content: bytes) -> None:
        """No seed before the end, and nobody else's key."""
        if session.live.room.phase not in ENDED and self.room.header.seed.encode() in content:
            self.world.fail("leak", "the server's seed was sent during the game")
        if b"_key" in content or b'"key":"' in content:
            for seat, key in self.keys.items():
                if key.encode() in content and session.key != key:
                    self.world.fail("leak", f"the key of seat {seat} was sent to another")

    def check_news(self, news: dict[str, Any], chance: Random) -> None:
        """News are what this watcher would receive if all that it cannot know were otherwise."""
        room = self.fold()
        if news["view"] is None or not room.dealt or self.world.violation is not None:
            return
        watcher, heard = news["seat"], self.heard[news["seat"]]
        if news["events"] > heard.events:
            self.world.fail("early", f"{news['events']} events sent, {heard.events} are kept")
            return
        first, end = news["first"], news["events"]
        events = plain(room.table.events(watcher, first)[: end - first])
        if events != news["fresh"]:
            self.world.fail("leak", f"seat {watcher} was sent other events than it may know")
        if not room.table.over and news["head"] != heard.heads.get(news["events"]):
            self.world.fail("leak", f"seat {watcher} was sent a head of steps it must not know of")
        current = (news["events"], news["question"]) == (heard.events, room.table.question)
        if current:  # others have waited in the outbox of a slow reader
            self.check_view(room, news, chance)

    def check_view(self, room: Room, news: dict[str, Any], chance: Random) -> None:
        table, watcher = room.table, news["seat"]
        kept = table.state
        if not table.over:
            table.state = kept.clone()
            table.state.redeal(hidden_from(watcher), Fast(chance.getrandbits(40)))
        view = plain(table.view(watcher))
        legal = [] if watcher is None else [table.game.moves.text(m) for m in table.legal(watcher)]
        table.state = kept
        if view != news["view"]:
            changed = [key for key in view if view[key] != news["view"].get(key)]
            self.world.fail(
                "leak", f"the view of seat {watcher} depends on what it cannot know: {changed}"
            )
        if room.phase == PLAYING and legal != news["legal"]:
            self.world.fail("leak", f"the moves of seat {watcher} depend on what it cannot know")

    def check_whole(
        self, session: SocketSession, news: dict[str, Any], described: bool, chance: Random
    ) -> None:
        """Every byte of news that have not waited is the same at a twin of the kept room."""
        live, who = session.live, session.connection.who
        if self.world.violation is not None or live.room.count != len(self.entries):
            return
        described = described or session.connection.describe
        if self.made(live, live.room, who, news, described) != spelled(news):
            return  # it has waited in the outbox of a slow reader
        twin = twin_of(self.fold(), self.secret_steps, seat_number(who), chance)
        expected = self.made(live, twin, who, news, described)
        if expected != spelled(news):
            told = ", ".join(differing(decode(expected), news))
            self.world.fail("leak", f"seat {news['seat']} is told what it cannot know by {told}")

    def made(
        self, live: LiveRoom, room: Room, who: Identity, news: dict[str, Any], described: bool
    ) -> bytes:
        """The news that the server makes of a room now."""
        status = status_of(live, room)
        info = making.table_info(room, status, live.settings)
        if not live.may_watch(who):
            return spelled(plain(making.blind_news(info)))
        made = making.seat_news(room, info, status, seat_number(who), news["first"])
        lines = making.description(room.game, made.view) if described else []
        return spelled(plain(msgspec.structs.replace(made, description=lines)))

    # What a client received

    def check_done(self, who: str, name: str, kind: str) -> None:
        """A command that was acknowledged is kept."""
        names = self.line_names if kind == "say" else self.names
        if not names[who, name] and not self.removed:
            self.world.fail("lost", f"{kind} {name} of {who} was acknowledged and is not kept")

    def check_record(self, text: str, heads: list[str]) -> None:
        """A record verifies, is that of the kept log, and has all heads that a client received."""
        if self.fold().phase != OVER:
            return
        try:
            read_text(text)
        except Refusal as refusal:
            self.world.fail("record", f"a record does not verify: {refusal.key}")
            return
        if text.encode() != self.room.record():
            self.world.fail("record", "a record is not that of the kept log")
        known = set(recorded_heads(text) or [])
        if missing := [head for head in heads if head and head not in known]:
            self.world.fail("record", f"a head that was sent is not in the record: {missing[0]}")

    @property
    def phase(self) -> str:
        return self.fold().phase if self.entries else GATHERING


class Histories:
    """All tables; the witness of stores and the observer of sockets."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.tables: dict[str, History] = {}
        self.chance = world.chance("compared news")
        self.entries = self.moves = self.frames = 0

    def created(self, table_id: str, header: bytes) -> None:
        self.world.note(f"created {table_id}")
        known = self.tables.get(table_id)
        if known is not None and not known.removed:  # one that is gone may be made again
            self.world.fail("history", "a table was created twice")
        self.tables[table_id] = History(self.world, table_id, header)

    def claimed(self, table_id: str, epoch: int) -> None:
        self.world.note(f"claimed {table_id} {epoch}")
        self.tables[table_id].claimed(epoch)

    def appended(self, table_id: str, number: int, entry: bytes, epoch: int) -> None:
        if self.world.trace is not None:
            self.world.note(f"entry {table_id} {number} {entry!r}")
        self.entries += 1
        self.moves += entry.startswith(b'{"kind":"play"')
        self.tables[table_id].appended(number, entry, epoch)

    def said(self, table_id: str, number: int, line: bytes) -> None:
        self.tables[table_id].said(number, line)

    def removed(self, table_id: str) -> None:
        self.world.note(f"removed {table_id}")
        history = self.tables[table_id]
        history.removed = True
        history.ended_at = history.ended_at or self.world.now

    def sent(self, socket: Socket, content: bytes) -> None:
        if self.world.trace is not None:
            self.world.note(f"sent {socket.table_id} {content!r}")
        self.frames += 1
        history = self.tables.get(socket.table_id)
        if history is not None:
            history.check_frame(socket, content, self.chance)
