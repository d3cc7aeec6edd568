"""News as they are sent: each part encoded once, and by what it is known whether they are new.

What everybody knows of the table is encoded once a change, a seat's own part once for all its
sockets, and what tells nothing new is made only where it is pushed.
"""

from operator import attrgetter
from typing import Any, Final

import msgspec

from pioche.core.game import Game
from pioche.server.messages import News, TableInfo
from pioche.server.rooms.snapshots import description

encode = msgspec.json.Encoder().encode

TABLE: Final = "table"
# What goes by the clock, was sent before, or follows from the rest, as the description from the
# view: it makes no news new, so that nobody reads from their own traffic what others did in secret.
NOTHING_NEW: Final = ("first", "fresh", "now", "description")
OWN: Final = tuple(
    name for name in News.__struct_fields__ if name != TABLE and name not in NOTHING_NEW
)


def part_of_news(name: str, fields: tuple[str, ...]) -> Any:  # noqa: ANN401  (a type made here)
    """A type for some fields of news alone."""
    return msgspec.defstruct(name, [(field, Any) for field in fields], frozen=True)


OwnPart: Final = part_of_news("OwnPart", OWN)
RestPart: Final = part_of_news("RestPart", NOTHING_NEW)
own_fields: Final = attrgetter(*OWN)


class EncodedTable:
    """What everybody knows of a table, encoded; and the same without how long a turn still is."""

    __slots__ = ("content", "still")

    def __init__(self, info: TableInfo) -> None:
        self.content = encode(info)
        self.still = self.content
        if info.turn_left_ms is not None:
            self.still = encode(msgspec.structs.replace(info, turn_left_ms=0))


class NewsMessage:
    """News for one identity, encoded once for all who receive the same, and only if pushed.

    With a game they are described in its lines.
    """

    __slots__ = ("dedup_key", "encoded", "game", "news", "own", "table")

    def __init__(
        self, news: News, table: EncodedTable | None = None, game: Game | None = None
    ) -> None:
        self.news = news
        self.game = game
        self.table = table or EncodedTable(news.table)
        self.own: bytes = encode(OwnPart(*own_fields(news)))
        self.dedup_key = dedup_key(self)
        self.encoded: bytes | None = None

    @property
    def content(self) -> bytes:
        """The whole of it; all parts are objects of JSON, which are put together as text."""
        if self.encoded is None:
            news = self.news
            lines = news.description if self.game is None else description(self.game, news.view)
            rest = encode(RestPart(news.first, news.fresh, news.now, lines))
            parts = (self.table.content, self.own[1:-1], rest[1:])
            self.encoded = b'{"type":"news","table":%b,%b,%b' % parts
        return self.encoded


def dedup_key(message: NewsMessage) -> int:
    """What makes news new. A number instead of the news: one is kept for every socket."""
    return hash((message.table.still, message.own))
