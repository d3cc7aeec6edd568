"""The refusals of the server itself, each with its HTTP status.

Refusals of the rules pass through unchanged; `status_of` gives them a status too.
"""

from pioche.core.refusals import (
    BadMove,
    BadOption,
    BadRecord,
    BadSeats,
    BadSeed,
    Refusal,
    UnknownGame,
)


class ServerRefusal(Refusal):
    """A request that the server refuses."""

    status = 400


class BadMessage(ServerRefusal):
    """Not a message of the protocol."""


class BadKey(ServerRefusal):
    """A key that does not belong to this table."""

    status = 401


class Forbidden(ServerRefusal):
    """An action or data that the identity has no right to."""

    status = 403


class NotFound(ServerRefusal):
    """Something that does not exist."""

    status = 404


class NoMethod(ServerRefusal):
    """A method that a path does not have."""

    status = 405


class TooSlow(ServerRefusal):
    """A request that did not arrive in time."""

    status = 408


class NotNow(ServerRefusal):
    """An action that is impossible in the present state."""

    status = 409


class OtherVersion(NotNow):
    """A table of another version of its game's rules."""


class TooLarge(ServerRefusal):
    """A message over the size limit."""

    status = 413


class Misdirected(ServerRefusal):
    """A host name that is not the server's."""

    status = 421


class TooFast(ServerRefusal):
    """More requests than a rate allows."""

    status = 429


class HeadTooLarge(ServerRefusal):
    """A head of a request over the limit."""

    status = 431


class Fault(ServerRefusal):
    """A bug of the server."""

    status = 500


class Crowded(ServerRefusal):
    """Too many connections."""

    status = 503


class StorageFailed(ServerRefusal):
    """A failed write; repeating the command with its id shows whether it was stored after all."""

    status = 503


class Stopping(ServerRefusal):
    """A new request while the server stops."""

    status = 503


MALFORMED = (BadMove, BadOption, BadRecord, BadSeats, BadSeed, UnknownGame)


def status_of(refusal: Refusal) -> int:
    if isinstance(refusal, ServerRefusal):
        return refusal.status
    return BadMessage.status if isinstance(refusal, MALFORMED) else NotNow.status
