"""One socket's side of the server: who speaks there, and a bounded outbox.

News tell the whole present, so whoever reads too slowly loses nothing but intermediate
states: when the outbox is full, what was pushed is dropped and the latest news is sent instead.
Answers are never dropped; a client that reads none of them is let go.
"""

import asyncio
from collections import deque
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

import msgspec

from pioche.server.auth import Identity
from pioche.server.messages import ChatLine, News, Refused

TOO_SLOW: Final = 1013
GOING_AWAY: Final = 1012

encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class OutboundMessage:
    """Something to be sent; `events` and `lines` are how far the client is once it has it.

    Pushes give way where too much waits. What has an `epoch` is for whoever was greeted then.
    """

    content: bytes
    push: bool = False
    epoch: int | None = None
    events: int | None = None
    lines: int | None = None


@dataclass(frozen=True)
class NewsMessage:
    """News for one identity, encoded once for all who receive the same, and only if pushed."""

    news: News

    @cached_property
    def content(self) -> bytes:
        return encode(self.news)

    @cached_property
    def dedup_key(self) -> News:
        return dedup_key(self.news)

    def outbound(self, epoch: int) -> OutboundMessage:
        return OutboundMessage(self.content, True, epoch, events=self.news.events)


# Stands in the outbox where the latest news are to be fetched and sent.
LATEST: Final = OutboundMessage(b"")


@dataclass(eq=False)
class Connection:
    """A socket that may or may not have said who it is."""

    limit: int
    greeted: bool = False
    who: Identity = None
    # Everybody who has spoken here, with what is kept of their key: several may share one device.
    speakers: dict[Identity, str | None] = field(default_factory=dict)
    outbox: deque[OutboundMessage] = field(default_factory=deque)
    filled: asyncio.Event = field(default_factory=asyncio.Event)
    closing: int | None = None
    epoch: int = 0  # how often somebody has said hello: what was for the one before is void
    behind: bool = False  # whether the latest news are still to be fetched: no push is needed
    sent: int = 0  # events that have really been sent
    queued: int = 0  # events that have been sent or wait to be
    sent_lines: int = 0
    queued_lines: int = 0
    last_key: News | None = None  # the last news, without what changes by itself

    def answer(self, message: msgspec.Struct) -> None:
        """Put an answer into the outbox."""
        self.enqueue(OutboundMessage(encode(message)))

    def push_news(self, message: NewsMessage) -> None:
        """Push news, unless they are none."""
        known = not message.news.fresh and message.dedup_key == self.last_key
        if self.behind or known:
            return
        self.last_key, self.queued = message.dedup_key, message.news.events
        self.enqueue(message.outbound(self.epoch))

    def push_line(self, line: ChatLine) -> None:
        """Push a line of chat."""
        if not self.behind and line.number >= self.queued_lines:
            self.queued_lines = line.number + 1
            self.enqueue(OutboundMessage(encode(line), True, self.epoch, lines=line.number + 1))

    def push_values(self, values: msgspec.Struct) -> None:
        """Push what moves are worth: for the one who is greeted now, but no news repeat it."""
        self.enqueue(OutboundMessage(encode(values), epoch=self.epoch))

    def enqueue(self, message: OutboundMessage) -> None:
        """Queue a message; if there are too many, pushes give way."""
        if len(self.outbox) >= self.limit:
            self.drop_pushes()
        if message.push and self.behind:
            return
        if len(self.outbox) >= self.limit:
            self.close(TOO_SLOW)
            return
        self.outbox.append(message)
        self.filled.set()

    def drop_pushes(self) -> None:
        """Drop all pushes: the latest news are fetched when there is time to send them."""
        kept = [message for message in self.outbox if not message.push]
        if len(kept) < len(self.outbox):
            self.outbox = deque(kept)
            self.fall_behind()

    def fall_behind(self) -> None:
        self.behind = True
        self.queued, self.queued_lines = self.sent, self.sent_lines
        self.last_key = None
        self.outbox.append(LATEST)
        self.filled.set()

    def greet(self, who: Identity, events: int, lines: int) -> None:
        """From now on this socket speaks for one of its speakers, who has so much already."""
        self.forget_pushes()
        self.greeted, self.who = True, who
        self.sent = self.queued = events
        self.sent_lines = self.queued_lines = lines
        self.fall_behind()

    def dismiss(self, notify: bool) -> None:
        """This socket speaks for nobody any more."""
        self.forget_pushes()
        self.greeted, self.who, self.behind = False, None, False
        if notify:
            self.answer(Refused(None, "server-key", {}))

    def forget_pushes(self) -> None:
        """What waits here was for the one before."""
        kept = (message for message in self.outbox if not message.push and message is not LATEST)
        self.outbox = deque(kept)
        self.epoch += 1

    def latest(self, news: News, lines: list[ChatLine]) -> list[OutboundMessage]:
        """What brings a client that is behind up to date."""
        message = NewsMessage(news)
        self.behind, self.last_key = False, message.dedup_key
        self.queued, self.queued_lines = news.events, self.sent_lines + len(lines)
        return [
            message.outbound(self.epoch),
            *(
                OutboundMessage(encode(line), True, self.epoch, lines=line.number + 1)
                for line in lines
            ),
        ]

    def mark_sent(self, message: OutboundMessage) -> None:
        """A message has been sent."""
        if message.epoch != self.epoch:
            return
        if message.events is not None:
            self.sent = message.events
        if message.lines is not None:
            self.sent_lines = message.lines

    def close(self, code: int) -> None:
        """Have the socket closed."""
        self.closing = code
        self.filled.set()


def dedup_key(news: News) -> News:
    """What makes news new: all but what goes by the clock or was sent before.

    News that are equal in this are not pushed, so that nobody reads from their own traffic what
    others did in secret. It is compared as it is: encoding is for what is sent.
    """
    left = None if news.table.turn_left_ms is None else 0
    still = msgspec.structs.replace(news.table, turn_left_ms=left)
    # The description follows from the view.
    return msgspec.structs.replace(news, table=still, first=0, fresh=[], now=None, description=[])
