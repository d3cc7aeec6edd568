"""Every way the server itself says no, each with its HTTP status.

The rules' own refusals pass through as they are; `status_of` gives them a status too.
"""

from pioche.core.refusals import (
    BadMove,
    BadOption,
    BadSeats,
    BadSeed,
    Refusal,
    UnknownGame,
)


class ServerRefusal(Refusal):
    """A request that the server does not carry out."""

    status = 400


class BadMessage(ServerRefusal):
    """What is no message of the protocol."""


class BadKey(ServerRefusal):
    """A key that is none of this table's."""

    status = 401


class Forbidden(ServerRefusal):
    """Something that only others may do or see."""

    status = 403


class NotFound(ServerRefusal):
    """Something that is not there."""

    status = 404


class NoMethod(ServerRefusal):
    """A way of asking that a path does not know."""

    status = 405


class TooSlow(ServerRefusal):
    """A request that did not arrive in time."""

    status = 408


class NotNow(ServerRefusal):
    """Something that cannot be done as things stand."""

    status = 409


class OtherVersion(NotNow):
    """A table that was made for other rules of its game than those of this server."""


class TooLarge(ServerRefusal):
    """More than a message may hold."""

    status = 413


class Misdirected(ServerRefusal):
    """A name under which this server does not answer."""

    status = 421


class TooFast(ServerRefusal):
    """More than is taken from one side in such a time."""

    status = 429


class HeadTooLarge(ServerRefusal):
    """More than the head of a request may hold."""

    status = 431


class Fault(ServerRefusal):
    """A mistake of ours."""

    status = 500


class Crowded(ServerRefusal):
    """More connections than there may be."""

    status = 503


class StorageFailed(ServerRefusal):
    """What could not be stored; under its name one learns whether it has happened after all."""

    status = 503


class Stopping(ServerRefusal):
    """Anything new, while the server ends."""

    status = 503


MALFORMED = (BadMove, BadOption, BadSeats, BadSeed, UnknownGame)


def status_of(refusal: Refusal) -> int:
    """The HTTP status that goes with a refusal."""
    if isinstance(refusal, ServerRefusal):
        return refusal.status
    return BadMessage.status if isinstance(refusal, MALFORMED) else NotNow.status
