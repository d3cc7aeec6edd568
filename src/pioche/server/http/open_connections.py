"""How many connections are open, in all and from each address."""

import sys
from collections import Counter
from contextlib import suppress
from typing import Final

from pioche.server.http.addresses import TrustedNetworks, counted_address

if sys.platform != "win32":  # which has no such limit
    import resource

# Files that are no connections: the store, the log, pipes to other processes, the listener.
OTHER_FILES: Final = 200
FEWEST: Final = 64


class OpenConnections:
    """Counts them; proxies that are trusted bring many people and see to their number."""

    def __init__(self, most: int, most_by_address: int, trusted: TrustedNetworks) -> None:
        self.most = most
        self.most_by_address = most_by_address
        self.trusted = trusted
        self.total = 0
        self.by_address: Counter[str] = Counter()

    def enter(self, host: str | None) -> bool:
        """Count a connection from there, unless there are too many."""
        address = self.address_of(host)
        if self.total >= self.most or self.by_address[address] >= self.most_by_address:
            if not self.by_address[address]:
                del self.by_address[address]
            return False
        self.total += 1
        if address:
            self.by_address[address] += 1
        return True

    def exit(self, host: str | None) -> None:
        """A connection that was counted is gone."""
        address = self.address_of(host)
        self.total -= 1
        if address:
            self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]

    def address_of(self, host: str | None) -> str:
        """What is counted; nothing for those who are counted in all alone."""
        return "" if host is None or self.trusted.trusts_peer(host) else counted_address(host)


def affordable(most: int) -> int:
    """So many connections, or as many as the system lets this process have files."""
    if sys.platform == "win32":
        return most
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if files == resource.RLIM_INFINITY:
        return most
    return min(most, max(FEWEST, files - OTHER_FILES))


def raise_file_limit() -> None:
    """Have as many files as the system allows, where it can be done: it begins with fewer."""
    if sys.platform != "win32":
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
