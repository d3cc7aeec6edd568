"""Ports to listen on, and how the address of one is said."""

import errno
import socket
from typing import Final

from pioche.core.refusals import Refusal

WAITING: Final = 1024  # connections that may wait to be taken
PORT_FLAG: Final = "--port"
METRICS_FLAG: Final = "--metrics-port"
ANY_ADDRESS: Final = ("0.0.0.0", "::", "")  # noqa: S104  (compared, not bound)


def listen(host: str, port: int, flag: str = PORT_FLAG) -> socket.socket:
    """A socket on that address, or a refusal that says which flag chooses another."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return bound(socket.socket(family, socket.SOCK_STREAM), host, port)
    except (OSError, OverflowError, UnicodeError) as error:
        raise address_refusal(host, port, error, flag) from error


def address_refusal(host: str, port: int, error: Exception, flag: str) -> Refusal:
    number = getattr(error, "errno", None) or 0
    key = "cli-serve-busy" if number == errno.EADDRINUSE else "cli-serve-address"
    return Refusal(key, host=host, port=str(port), number=number, flag=flag)


def bound(listening: socket.socket, host: str, port: int) -> socket.socket:
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(WAITING)
    except (OSError, OverflowError):
        listening.close()
        raise
    return listening


def link(host: str, port: int) -> str:
    """The address to type into a browser on this machine."""
    name = "localhost" if host in ANY_ADDRESS else host
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"
