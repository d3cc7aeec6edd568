"""The open connections of a server, in all and by address, within what the system allows."""

import sys
from contextlib import suppress
from typing import Final

from pioche.server.http.addresses import TrustedNetworks, address_to_count
from pioche.server.limits import SharedCounts

if sys.platform != "win32":  # Windows has no such limit
    import resource

# Files that are not connections: the store, the log, pipes, the listener.
OTHER_FILES: Final = 200
FEWEST: Final = 64
# Connections beyond the limit, which only ask whether the server lives.
RESERVE: Final = 32
# Under this name all connections are counted.
ALL: Final = "all"


class OpenConnections:
    """Counts connections in all and by address; those of trusted proxies only in all."""

    def __init__(
        self, most: int, most_by_address: int, trusted: TrustedNetworks, counts: SharedCounts
    ) -> None:
        self.most = most
        self.most_by_address = most_by_address
        self.trusted = trusted
        self.counts = counts

    def enter(self, host: str | None, more: int = 0) -> bool:
        """Count a connection, unless there are too many; `more` may be open in all."""
        address, counts = self.address_of(host), self.counts
        if counts[ALL] >= self.most + more or (address and counts[address] >= self.most_by_address):
            return False
        self.add(address, 1)
        return True

    def exit(self, host: str | None) -> None:
        self.add(self.address_of(host), -1)

    def add(self, address: str, change: int) -> None:
        self.counts.add(ALL, change)
        if address:
            self.counts.add(address, change)

    def address_of(self, host: str | None) -> str:
        """The address to count by; empty for those that only count in all."""
        return "" if host is None or self.trusted.trusts_peer(host) else address_to_count(host)


def affordable(most: int) -> int:
    """The setting, or fewer if the system allows this process fewer files."""
    if sys.platform == "win32":
        return most
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if files == resource.RLIM_INFINITY:
        return most
    return min(most, max(FEWEST, files - OTHER_FILES))


def raise_file_limit() -> None:
    """Raise the soft limit of open files to the hard one, where that is possible."""
    if sys.platform != "win32":
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
