"""Simulated people: they come and go, remember every message, and notice contradictions."""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode
from typing import TYPE_CHECKING, Any, Final

import msgspec

from pioche.server.auth import digest
from pioche.server.rooms.commands import KEY_DIGITS
from pioche.simulator.network import LOST, Asked, Socket
from pioche.table.fairness import commitment

if TYPE_CHECKING:
    from collections.abc import Callable

    from pioche.simulator.house import House
    from pioche.simulator.plan import TablePlan

decode: Final = msgspec.json.decode
encode: Final = msgspec.json.encode
# Commands whose entry or line of chat is kept when they are acknowledged.
KEPT: Final = ("move", "undo", "say", "reveal", "pace", "answer")
# Answered commands that are repeated when a client connects anew.
DOUBTED: Final = 2
# How long the gesture of a theft takes, in milliseconds.
SWEEP: Final = 150
RETRY_SECONDS: Final = 1.5
# What the server may say without being at fault.
TROUBLES: Final = ("server-store", "server-stopping")
MISTAKES: Final = ("server-fault", "server-bad-message", "server-key")
NO_HELLO: Final = 1008
GONE: Final = 404
OK: Final = 200
MADE: Final = 201
UNAVAILABLE: Final = 503
TOO_FAST: Final = 429

Data = dict[str, Any]


class Client:
    """A person at a table, or a spectator (`number` None)."""

    def __init__(self, house: House, plan: TablePlan, name: str, plays: bool, host: bool) -> None:
        self.house = house
        self.world = house.world
        self.plan = plan
        self.name = name
        self.plays = plays
        self.host = host
        self.chance = self.world.chance(f"client {plan.number} {name}")
        self.address = f"10.0.{plan.number % 250}.{1 + sum(name.encode()) % 250}"
        self.present = False
        self.asleep = False  # connected, and doing nothing
        self.table_id: str | None = None
        self.seat: int | None = None
        self.key: str | None = None
        self.host_key: str | None = None
        self.seed = self.chance.randbytes(16).hex() if self.chance.random() < 0.5 else None
        self.socket: Socket | None = None
        self.connecting = False
        self.greeted_at: float | None = None
        self.events: list[Data] = []
        self.lines: list[Data] = []
        self.heads: list[str] = []
        self.news: Data | None = None
        self.unanswered: dict[str, Data] = {}
        self.sent_at: dict[str, float] = {}
        self.done: dict[str, Data] = {}
        self.named = 0
        self.thinking = False
        self.answered = -1
        self.finished = False  # nothing more is to be expected of this table
        self.record_checked = False
        self.asked_rematch: str | None = None
        self.slow_until = 0.0
        self.waits_since = 0.0

    def fail(self, kind: str, message: str) -> None:
        self.world.fail(kind, f"{self.name} at table {self.plan.number}: {message}")

    def secret(self, purpose: str) -> str:
        made = hashlib.sha256(
            f"{self.world.seed} {self.plan.number} {self.name} {purpose}".encode()
        )
        return urlsafe_b64encode(made.digest()[:16]).rstrip(b"=").decode()

    # Coming and going

    def arrive(self) -> None:
        self.present = True
        self.waits_since = self.world.now
        self.try_again(0.0)

    def depart(self) -> None:
        self.present = False
        if self.socket is not None:
            socket, self.socket = self.socket, None
            if self.chance.random() < 0.5:
                socket.leave()
            else:
                socket.cut(0.0, self.chance.random() * 40)
        self.greeted_at, self.thinking, self.connecting = None, False, False

    def try_again(self, seconds: float | None = None) -> None:
        wait = self.chance.random() * RETRY_SECONDS if seconds is None else seconds
        if not self.connecting:
            self.connecting = True
            self.world.later(wait, self.connect)

    def connect(self) -> None:
        """Do what comes next: create the table, take a seat, open a socket."""
        self.connecting = False
        if not self.present or self.socket is not None or self.finished:
            return
        self.table_id = self.table_id or self.house.table_ids.get(self.plan.number)
        if self.table_id is None:
            if self.host:
                self.create()
            else:
                self.try_again()
        elif self.plays and self.key is None:
            self.sit()
        else:
            self.open_socket()

    def request(
        self, path: str, body: Data, key: str | None, then: Callable[[int, bytes], None]
    ) -> None:
        self.connecting = True

        def answered(status: int, content: bytes) -> None:
            self.connecting = False
            then(status, content)

        asked = Asked("POST", path, encode(body), key, self.address)
        if not self.house.request(self, asked, answered):
            self.connecting = False
            self.try_again()

    def create(self) -> None:
        body = {**self.plan.body(), "secret": self.secret("table")}
        self.request("/api/tables", body, None, self.created)

    def created(self, status: int, content: bytes) -> None:
        if status == MADE:
            answer = decode(content)
            self.table_id, self.host_key = answer["table"], answer["host_key"]
            self.house.table_ids[self.plan.number] = answer["table"]
            self.house.histories.tables[answer["table"]].keys["host"] = answer["host_key"]
        elif not self.is_trouble(status, content):
            self.fail("refused", f"creating a table: {status} {content!r}")
        if self.present:
            self.try_again()

    def is_trouble(self, status: int, content: bytes) -> bool:
        """Whether to try again: no answer, a store that is away, or too many requests."""
        if status in (0, TOO_FAST):
            return status == 0 or self.house.plan.limited
        return status == UNAVAILABLE and decode(content)["key"] in TROUBLES

    def sit(self) -> None:
        promise = None
        if self.seed is not None:
            promise = commitment(bytes.fromhex(self.seed))
        body = {"nickname": self.name, "secret": self.secret("seat"), "promise": promise}
        path = f"/api/tables/{self.table_id}/seats"
        self.request(path, body, self.host_key, self.seated)

    def seated(self, status: int, content: bytes) -> None:
        history = self.house.histories.tables[self.table_id or ""]
        if status == MADE:
            answer = decode(content)
            self.seat, self.key = answer["seat"], answer["key"]
            history.keys[answer["seat"]] = answer["key"]
        elif self.is_trouble(status, content):
            pass
        elif status == GONE and history.removed:
            self.finished = True
        elif decode(content)["key"] in ("server-full", "server-started", "server-closed"):
            self.plays = False  # came too late, and watches
        else:
            self.fail("refused", f"taking a seat: {status} {content!r}")
        if self.present:
            self.try_again()

    def open_socket(self) -> None:
        self.socket = self.house.open_socket(self)
        self.world.note(f"connect {self.plan.number} {self.name} {self.socket is not None}")
        self.greeted_at = None
        if self.socket is None:
            self.try_again()
        elif self.slow_until > self.world.now:
            self.socket.down.slowness = 200.0

    # What the socket says

    def opened(self, socket: Socket) -> None:
        if socket is not self.socket:
            return
        known, read = len(self.events), len(self.lines)
        events = known if self.chance.random() < 0.6 else self.chance.randrange(known + 1)
        chat = read if self.chance.random() < 0.6 else self.chance.randrange(read + 1)
        hello: Data = {"type": "hello", "events": events, "chat": chat}
        hello["describe"] = self.chance.random() < 0.1
        key = self.key or (self.host_key if self.host else None)
        self.send(hello if key is None else hello | {"key": key})
        for name in list(self.done)[-DOUBTED:]:
            self.send(self.done[name])
        for name, command in self.unanswered.items():
            self.sent_at[name] = self.world.now
            self.send(command)

    def send(self, message: Data) -> None:
        if self.socket is not None:
            self.socket.send(encode(message))

    def received(self, socket: Socket, content: bytes) -> None:
        if socket is not self.socket:
            return
        message = decode(content)
        kind = message["type"]
        if kind == "news":
            self.take_news(message)
        elif kind == "chat":
            self.read_line(message)
        elif kind in ("done", "odds", "rematched"):
            self.take_done(message)
        elif kind == "refused":
            self.take_refused(message)
        elif kind == "probe":
            self.send({"type": "echo", "id": f"e{message['probe']}", "probe": message["probe"]})

    def closed(self, socket: Socket, code: int) -> None:
        if socket is not self.socket:
            return
        self.world.note(f"closed {self.plan.number} {self.name} {code}")
        self.socket, self.greeted_at, self.thinking = None, None, False
        history = self.house.histories.tables[self.table_id or ""]
        if code == GONE:
            self.finished = True
            if not history.removed:
                self.fail("lost", "the table is not there any more")
        elif code == NO_HELLO and self.house.lately_troubled():
            pass  # the hello was on its way for too long, or came too fast
        elif code == TOO_FAST and self.house.plan.limited:
            pass
        elif code not in (1000, LOST, 1012, 1013, UNAVAILABLE):
            self.fail("refused", f"the socket was closed with {code}")
        if self.present:
            self.try_again()

    def take_news(self, news: Data) -> None:
        if self.greeted_at is None:
            self.greeted_at = self.world.now
        if news["events"] < len(self.events):
            self.fail("lost", f"{len(self.events)} events were sent, {news['events']} are left")
        self.events = self.continued(self.events, news["first"], news["fresh"])
        if news["head"] and (not self.heads or self.heads[-1] != news["head"]):
            self.heads.append(news["head"])
        before, self.news = self.news, news
        if before is not None and before["question"] == news["question"] and self.answered < 0:
            self.thinking = self.thinking and before["legal"] == news["legal"]
        if news["table"]["phase"] in ("over", "closed"):
            self.check_end()
        self.act()

    def read_line(self, line: Data) -> None:
        self.lines = self.continued(self.lines, line["number"], [line])

    def continued(self, known: list[Data], first: int, new: list[Data]) -> list[Data]:
        if first > len(known):
            self.fail("gap", f"nothing was sent between {len(known)} and {first}")
        again = known[first : first + len(new)]
        if again != new[: len(again)]:
            self.fail("rewritten", f"sent before: {again}, now: {new}")
        return known + new[len(again) :]

    def take_done(self, message: Data) -> None:
        name = message["id"]
        if name.startswith("e"):
            return
        if name not in self.unanswered:
            kind = self.done[name]["type"] if name in self.done else ""
            if not message.get("again", True) and kind in KEPT:
                self.fail("twice", f"carried out once more: {self.done.get(name)}")
            return
        command = self.done[name] = self.unanswered.pop(name)
        self.check_kept(command)
        if message["type"] == "rematched":
            self.asked_rematch = message["table"]
        self.act()

    def check_kept(self, command: Data) -> None:
        if command["type"] not in KEPT:
            return
        key = self.key or self.host_key or ""
        who = "host" if self.seat is None else str(self.seat)
        name = f"{digest(key)[:KEY_DIGITS]}-{command['id']}"
        self.house.histories.tables[self.table_id or ""].check_done(who, name, command["type"])

    def take_refused(self, message: Data) -> None:
        name, key = message["id"], message["key"]
        if name is not None and name.startswith("e"):
            return
        if key in MISTAKES:
            self.fail("refused", f"{key}: {self.unanswered.get(name or '')}")
        if key in TROUBLES and name in self.unanswered:
            self.send_again(name)
        if name is None:
            self.hello_refused()
        if key in TROUBLES or name is None:
            return
        command = self.unanswered.pop(name, None)
        twice = command is None and name in self.done and key != "server-too-fast"
        if twice and self.done[name]["type"] in KEPT:
            self.fail("lost", f"refused ({key}) after it was done: {self.done[name]}")
        self.answered, self.thinking = -1, False
        if message.get("news") is None:
            self.act()

    def hello_refused(self) -> None:
        """Connect anew; what the server says of the commands sent after the hello is not read."""
        socket, self.socket = self.socket, None
        self.greeted_at, self.thinking = None, False
        if socket is not None:
            socket.leave()
        self.try_again()

    def send_again(self, name: str) -> None:
        """Send under the same name what could not be stored; a new socket does so by itself."""
        socket = self.socket

        def send() -> None:
            if self.socket is socket and name in self.unanswered:
                self.sent_at[name] = self.world.now
                self.send(self.unanswered[name])

        self.world.later(RETRY_SECONDS, send)

    # What the person does

    def act(self) -> None:
        if self.thinking or self.unanswered or self.news is None:
            return
        if self.asleep or not self.plays:
            return
        command = self.command(self.news)
        if command is None:
            return
        self.thinking = True
        seconds = self.chance.expovariate(1 / self.plan.think)
        if self.chance.random() < 0.02:
            seconds += 100  # has gone to make tea
        socket, question = self.socket, self.news["question"]

        def answer() -> None:
            if self.socket is socket and self.thinking and self.news is not None:
                self.thinking = False
                if self.news["question"] == question:
                    self.give(command)
                else:
                    self.act()

        self.world.later(seconds, answer)

    def give(self, command: Data) -> None:
        if self.socket is None or self.unanswered:
            return
        self.named += 1
        command = {**command, "id": f"{self.named}"}
        if command["type"] == "move":
            self.answered = command["question"]
        self.unanswered[command["id"]] = command
        self.sent_at[command["id"]] = self.world.now
        self.send(command)

    def command(self, news: Data) -> Data | None:
        """What the person wants to do now, if anything."""
        table = news["table"]
        phase, seat = table["phase"], self.seat
        if seat is None:
            return None
        if phase == "gathering":
            taken = all(other["player"] != "open" for other in table["seats"])
            return {"type": "start"} if self.host and (taken or self.late()) else None
        if phase == "revealing" and self.seed and not table["seats"][seat]["revealed"]:
            return {"type": "reveal", "seed": self.seed} if self.chance.random() < 0.95 else None
        if phase == "playing":
            return self.command_in_game(news, table, seat)
        return None

    def late(self) -> bool:
        """Whether the host has waited for the others long enough."""
        return self.greeted_at is not None and self.world.now - self.greeted_at > 20

    def command_in_game(self, news: Data, table: Data, seat: int) -> Data | None:
        asked = table["undo_asked"]
        if asked and seat in asked["missing"]:
            return {"type": "answer", "agree": self.chance.random() < 0.7}
        if (aside := self.aside(news, table, seat)) is not None:
            return aside
        if not news["legal"] or not self.wants_to_move(news, table, seat):
            return None
        if self.chance.random() < 0.03 and news["undo"]:
            return {"type": "undo"}
        move = self.chance.choice(news["legal"])
        made: Data = {"type": "move", "question": news["question"], "move": move}
        return made | ({"evidence": {"sweep": [0, SWEEP]}} if move.startswith("steal") else {})

    def wants_to_move(self, news: Data, table: Data, seat: int) -> bool:
        """A choice is made once; one that is still secret may be changed."""
        if seat in table["waiting"]:
            return bool(news["question"] != self.answered)
        return self.chance.random() < 0.3

    def aside(self, news: Data, table: Data, seat: int) -> Data | None:
        """What people do besides moving, each with its odds."""
        hosts = table["host"] == seat
        stalling = [other for other in table["stalling"] if other != seat]
        people = [n for n, had in enumerate(table["seats"]) if had["player"] == "human"]
        pace = self.chance.choice(["fast", "normal", "step"])
        wishes: list[tuple[float, bool, Data]] = [
            (0.5, bool(stalling), {"type": "hand-over", "seat": (*stalling, 0)[0]}),
            (0.8, table["step_wanted"], {"type": "step", "question": news["question"]}),
            (0.02, True, {"type": "say", "text": f"{self.name} {self.named}"}),
            (0.005, table["odds"], {"type": "odds"}),
            (0.005, table["seats"][seat]["played_by"] is None, {"type": "leave"}),
            (0.02, hosts, {"type": "pace", "pace": pace}),
            (0.02, hosts, {"type": "pass-host", "seat": self.chance.choice(people)}),
            (0.3, table["host_away"], {"type": "pass-host", "seat": seat}),
        ]
        for odds, possible, command in wishes:
            if possible and self.chance.random() < odds:
                return command
        return None

    # The end of the game

    def check_end(self) -> None:
        if self.record_checked or self.news is None or self.news["table"]["phase"] != "over":
            return
        self.record_checked = True
        key = self.key or self.host_key
        if self.plays and self.chance.random() < 0.5:
            self.house.request(
                self,
                Asked("GET", f"/api/tables/{self.table_id}/record", b"", key, self.address),
                self.read,
            )
        if self.plays and self.chance.random() < 0.3:
            self.give({"type": "rematch"})

    def read(self, status: int, content: bytes) -> None:
        history = self.house.histories.tables[self.table_id or ""]
        if status == OK:
            history.check_record(content.decode(), self.heads)
        elif not self.is_trouble(status, content) and not history.removed:
            self.fail("refused", f"the record: {status} {content!r}")
