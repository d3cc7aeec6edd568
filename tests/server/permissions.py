"""Who may do what, when: one row for every route and every message, one column for each person.

The words of a row stand for an answer (`ANSWERS`). A row that holds at every phase is called ANY.
"""

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Final

from pioche.server.http.table_routes import Route
from tests.server.phase_tables import GATHERING, OVER, PHASES, PLAYING, REVEALING, SEED, PhaseTable

ANY: Final = "any"
# Whether the table may be watched, and whose key they bring. A hidden table is one that may not.
PEOPLE: Final[dict[str, tuple[bool, str | None]]] = {
    "anonymous": (False, None),
    "stranger": (True, "stranger"),
    "spectator": (True, None),
    "opponent": (True, "opponent"),
    "self": (True, "self"),
    "left": (True, "left"),
    "host": (True, "host"),
    "hidden host": (False, "host"),
}
OK: Final = "ok"
# What a word says: the status over HTTP, and the key of the sentence.
ANSWERS: Final[dict[str, tuple[int, str]]] = {
    "no-key": (401, "server-key"),
    "hidden": (403, "server-no-watching"),
    "others": (403, "server-not-yours"),
    "host-starts": (403, "server-host-starts"),
    "started": (409, "server-started"),
    "not-yet": (409, "server-not-started"),
    "over": (409, "server-over"),
    "not-over": (409, "server-not-over"),
    "gone": (409, "server-left"),
    "no-reveal": (409, "server-no-reveal"),
    "no-promise": (400, "seed-not-promised"),
    "turn": (409, "letsdig-refusal-turn"),
    "no-move": (409, "undo-nothing"),
    "no-question": (409, "server-no-question"),
    "patience": (409, "server-not-stalling"),
    "host-here": (409, "server-host-here"),
    "no-probe": (409, "server-no-probe"),
    "no-values": (403, "server-no-values"),
    "several": (403, "server-hurry"),
    "no-site": (404, "server-no-page"),
}

Rows = Mapping[str, str]

EVERYBODY: Final[Rows] = {ANY: "ok ok ok ok ok ok ok ok"}
# Before the game, the key of a player who left is void.
WATCHERS: Final[Rows] = {
    GATHERING: "hidden no-key ok ok ok no-key ok ok",
    REVEALING: "hidden no-key ok ok ok no-key ok ok",
    PLAYING: "hidden no-key ok ok ok ok ok ok",
    OVER: "hidden no-key ok ok ok ok ok ok",
}

# What tells all of a game, once it is over.
FINISHED: Final[Rows] = {
    GATHERING: "hidden no-key not-over not-over not-over no-key not-over hidden",
    REVEALING: "hidden no-key not-over not-over not-over no-key not-over hidden",
    PLAYING: "hidden no-key not-over not-over not-over not-over not-over hidden",
    OVER: "hidden no-key ok ok ok ok ok hidden",
}

#              anonymous stranger spectator opponent self left host hidden-host
ROUTE_ROWS: Final[dict[str, Rows]] = {
    "games": EVERYBODY,
    "level": EVERYBODY,
    "lesson": EVERYBODY,
    "openapi": EVERYBODY,
    "create": EVERYBODY,
    "import": EVERYBODY,
    "offline": {ANY: " ".join(["no-site"] * 8)},
    "show": EVERYBODY,
    "invite": EVERYBODY,
    "sit": {
        GATHERING: "ok ok ok ok ok ok ok ok",
        REVEALING: "started started started started started started started started",
        PLAYING: "started started started started started started started started",
        OVER: "started started started started started started started started",
    },
    "news": WATCHERS,
    "events": WATCHERS,
    "chat": WATCHERS,
    "replay": {
        GATHERING: "hidden no-key not-yet not-yet not-yet no-key not-yet hidden",
        REVEALING: "hidden no-key not-yet not-yet not-yet no-key not-yet hidden",
        PLAYING: "hidden no-key ok ok ok ok ok hidden",
        OVER: "hidden no-key ok ok ok ok ok hidden",
    },
    "summary": FINISHED,
    "start review": FINISHED,
    "review": FINISHED,
    "stop review": FINISHED,
    "record": FINISHED,
    "command": WATCHERS,  # with a ping; every other command has rows of its own
    "words": EVERYBODY,
    "words part": EVERYBODY,
    "service worker": EVERYBODY,
    "web": EVERYBODY,
    "page home": EVERYBODY,
    "page new": EVERYBODY,
    "page all games": EVERYBODY,
    "page settings": EVERYBODY,
    "page table": EVERYBODY,
    "page all rules": EVERYBODY,
    "page rules": EVERYBODY,
    "page strategy": EVERYBODY,
    "rules": EVERYBODY,
    "page watch again": EVERYBODY,
    "page look back": EVERYBODY,
    "page learn": EVERYBODY,
    "healthz": EVERYBODY,
    "readyz": EVERYBODY,
}

HOSTS_BEFORE: Final[Rows] = {
    GATHERING: "hidden no-key others others others no-key ok ok",
    REVEALING: "hidden no-key others others others no-key started started",
    PLAYING: "hidden no-key others others others others started started",
    OVER: "hidden no-key others others others others started started",
}

HOSTS_UNTIL_THE_END: Final[Rows] = {
    GATHERING: "hidden no-key others others others no-key ok ok",
    REVEALING: "hidden no-key others others others no-key ok ok",
    PLAYING: "hidden no-key others others others others ok ok",
    OVER: "hidden no-key others others others others over over",
}

#              anonymous stranger spectator opponent self left host hidden-host
MESSAGE_ROWS: Final[dict[str, Rows]] = {
    "hello": WATCHERS,
    "start": {
        GATHERING: "hidden no-key others host-starts host-starts no-key ok ok",
        REVEALING: "hidden no-key others started started no-key started started",
        PLAYING: "hidden no-key others started started started started started",
        OVER: "hidden no-key others started started started started started",
    },
    "seat-bot": HOSTS_BEFORE,
    "open-seat": HOSTS_BEFORE,
    "reveal": {
        GATHERING: "hidden no-key others no-reveal no-reveal no-key others others",
        REVEALING: "hidden no-key others no-promise ok no-key others others",
        PLAYING: "hidden no-key others no-reveal no-reveal no-reveal others others",
        OVER: "hidden no-key others no-reveal no-reveal no-reveal others others",
    },
    "move": {
        GATHERING: "hidden no-key others not-yet not-yet no-key others others",
        REVEALING: "hidden no-key others not-yet not-yet no-key others others",
        PLAYING: "hidden no-key others turn ok turn others others",
        OVER: "hidden no-key others over over over others others",
    },
    "undo": {
        GATHERING: "hidden no-key others not-yet not-yet no-key others others",
        REVEALING: "hidden no-key others not-yet not-yet no-key others others",
        PLAYING: "hidden no-key others no-move ok no-move others others",
        OVER: "hidden no-key others over over over others others",
    },
    "answer": {
        GATHERING: "hidden no-key others no-question no-question no-key others others",
        REVEALING: "hidden no-key others no-question no-question no-key others others",
        PLAYING: "hidden no-key others ok no-question ok others others",
        OVER: "hidden no-key others no-question no-question no-question others others",
    },
    "leave": {
        GATHERING: "hidden no-key others ok ok no-key others others",
        REVEALING: "hidden no-key others not-yet not-yet no-key others others",
        PLAYING: "hidden no-key others ok ok gone others others",
        OVER: "hidden no-key others over over over others others",
    },
    "back": {
        GATHERING: "hidden no-key others not-yet not-yet no-key others others",
        REVEALING: "hidden no-key others not-yet not-yet no-key others others",
        PLAYING: "hidden no-key others ok ok ok others others",
        OVER: "hidden no-key others over over over others others",
    },
    "pace": HOSTS_UNTIL_THE_END,
    "step": {
        GATHERING: "hidden no-key others not-yet not-yet no-key not-yet not-yet",
        REVEALING: "hidden no-key others not-yet not-yet no-key not-yet not-yet",
        PLAYING: "hidden no-key others ok ok ok ok ok",
        OVER: "hidden no-key others over over over over over",
    },
    "hurry": {
        GATHERING: "hidden no-key others not-yet not-yet no-key others others",
        REVEALING: "hidden no-key others not-yet not-yet no-key others others",
        PLAYING: "hidden no-key others several several several others others",
        OVER: "hidden no-key others over over over others others",
    },
    "hand-over": {
        GATHERING: "hidden no-key others not-yet not-yet no-key not-yet not-yet",
        REVEALING: "hidden no-key others not-yet not-yet no-key not-yet not-yet",
        PLAYING: "hidden no-key others patience patience patience patience patience",
        OVER: "hidden no-key others over over over over over",
    },
    "pass-host": {
        GATHERING: "hidden no-key others host-here host-here no-key ok ok",
        REVEALING: "hidden no-key others host-here host-here no-key ok ok",
        PLAYING: "hidden no-key others host-here host-here host-here ok ok",
        OVER: "hidden no-key others over over over over over",
    },
    "say": {
        GATHERING: "hidden no-key others ok ok no-key ok ok",
        REVEALING: "hidden no-key others ok ok no-key ok ok",
        PLAYING: "hidden no-key others ok ok ok ok ok",
        OVER: "hidden no-key others ok ok ok ok ok",
    },
    "rematch": {
        GATHERING: "hidden no-key others not-over not-over no-key not-over not-over",
        REVEALING: "hidden no-key others not-over not-over no-key not-over not-over",
        PLAYING: "hidden no-key others not-over not-over not-over not-over not-over",
        OVER: "hidden no-key others ok ok ok ok ok",
    },
    "odds": {
        GATHERING: "hidden no-key others not-yet not-yet no-key others others",
        REVEALING: "hidden no-key others not-yet not-yet no-key others others",
        PLAYING: "hidden no-key others ok ok ok others others",
        OVER: "hidden no-key others over over over others others",
    },
    "allow-values": HOSTS_UNTIL_THE_END,
    "values": {
        GATHERING: "hidden no-key others not-yet not-yet no-key others others",
        REVEALING: "hidden no-key others not-yet not-yet no-key others others",
        PLAYING: "hidden no-key others no-values no-values no-values others others",
        OVER: "hidden no-key others over over over others others",
    },
    "stop-values": {
        GATHERING: "hidden no-key others ok ok no-key others others",
        REVEALING: "hidden no-key others ok ok no-key others others",
        PLAYING: "hidden no-key others ok ok ok others others",
        OVER: "hidden no-key others ok ok ok others others",
    },
    "ping": WATCHERS,
    "echo": {
        GATHERING: "hidden no-key no-probe no-probe no-probe no-key no-probe no-probe",
        REVEALING: "hidden no-key no-probe no-probe no-probe no-key no-probe no-probe",
        PLAYING: "hidden no-key no-probe no-probe no-probe no-probe no-probe no-probe",
        OVER: "hidden no-key no-probe no-probe no-probe no-probe no-probe no-probe",
    },
}
# A hello on a socket takes the seat back, so it can be left once more.
ON_A_SOCKET: Final = {("leave", PLAYING, "left"): OK}


def cell(rows: Rows, phase: str, who: str) -> str:
    """The expected answers to one identity in a phase."""
    row = rows[ANY] if ANY in rows else rows[phase]
    words = row.split()
    assert len(words) == len(PEOPLE), row
    return words[list(PEOPLE).index(who)]


def messages_of(union: Any) -> set[str]:  # noqa: ANN401  (a union is no type)
    """The names of all messages of a union."""
    return {str(kind.__struct_config__.tag) for kind in union.__args__}


def unruled(routes: Iterable[Route], messages: Collection[str]) -> list[str]:
    """Every route and message that has no row, or not one for each phase."""
    wanted = [(route.name, ROUTE_ROWS) for route in routes]
    wanted += [(name, MESSAGE_ROWS) for name in messages]
    return sorted(name for name, rows in wanted if not is_whole(rows.get(name, {})))


def is_whole(rows: Rows) -> bool:
    return ANY in rows or set(rows) == set(PHASES)


def body_of(name: str, phase_table: PhaseTable) -> dict[str, object]:
    """What a command says besides its name; a move is the first that self may make."""
    if name == "move":
        news = phase_table.table.news(phase_table.keys["self"])
        return {"question": news["question"], "move": (news["legal"] or ["dig 0"])[0]}
    return BODIES.get(name, {})


BODIES: Final[dict[str, dict[str, object]]] = {
    "seat-bot": {"seat": 2, "bot": "bold"},
    "open-seat": {"seat": 1},
    "reveal": {"seed": SEED.hex()},
    "answer": {"agree": True},
    "pace": {"pace": "slow"},
    "allow-values": {"allowed": True},
    "values": {"question": 1},
    "step": {"question": 1},
    "hurry": {"question": 1},
    "hand-over": {"seat": 0},
    "pass-host": {"seat": 0},
    "say": {"text": "Salut"},
    "echo": {"probe": 1},
}
