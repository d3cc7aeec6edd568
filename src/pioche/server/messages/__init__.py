"""Every message between a client and the server, as types; docs/protocol.md describes them.

No sentences are sent: messages carry keys and arguments, and clients make the sentences from the
same Fluent files. `scripts/write_types.py` writes the types of the browser client from these
structs; `Meta(extra={"js": ...})` is the type there where it is narrower than the one here.
"""

from typing import Annotated, Any, Final

from msgspec import Meta

# The phases of a table, in their order; a game ends by being over, a table by being closed.
GATHERING: Final = "gathering"
REVEALING: Final = "revealing"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"
PHASES: Final = (GATHERING, REVEALING, PLAYING, OVER, CLOSED)
ENDED: Final = (OVER, CLOSED)

# Data that the rules of a game define.
View = Annotated[dict[str, Any], Meta(extra={"js": "View"})]
GameEvent = Annotated[dict[str, Any], Meta(extra={"js": "GameEvent"})]
Line = Annotated[dict[str, Any], Meta(extra={"js": "Line"})]

Phase = Annotated[str, Meta(extra={"js": "Phase"})]
OptionValues = dict[str, bool | int | str]
Arguments = dict[str, str | int]
