"""The addresses of clients, also behind trusted proxies.

`Forwarded` and `X-Forwarded-*` count only from proxies that the settings name. Of their hops the
last one counts that is not such a proxy.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, Literal

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from pioche.core.refusals import Refusal

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

UNIX: Final = "unix"
LOCAL_NAME: Final = "localhost"
# Prefix of an IPv6 address that identifies a household.
HOUSEHOLD: Final = 64
SCHEMES: Final = ("http", "https")
SOCKET_SCHEMES: Final = {"http": "ws", "https": "wss"}
MOST_HOPS: Final = 20
# name=token or name="quoted", as RFC 7239 has it.
PAIR: Final = re.compile(r'\s*([!-~]+?)\s*=\s*("(?:[^"\\]|\\.)*"|[^;,\s"]*)\s*')


def client_address(connection: HTTPConnection) -> str:
    return address_to_count(connection.client.host if connection.client else "")


def address_to_count(host: str) -> str:
    """An address as limits count it: IPv6 addresses by their network."""
    address = parse_address(host)
    if not isinstance(address, IPv6Address):
        return host if address is None else str(address)
    return str(ip_network((address, HOUSEHOLD), strict=False))


def parse_address(text: str) -> Address | None:
    """An address as headers and sockets write it, with or without a port; None if it is none."""
    bare = text.strip()
    if bare.startswith("["):
        bare = bare[1:].partition("]")[0]
    elif bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        address = ip_address(bare.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


def is_loopback(host: str) -> bool:
    address = parse_address(host)
    return host == LOCAL_NAME or (address is not None and address.is_loopback)


@dataclass(frozen=True)
class Hop:
    """One proxy's claim about its client: the address, and how it asked."""

    address: Address | None
    scheme: str = ""
    host: str = ""


@dataclass(frozen=True)
class TrustedNetworks:
    """The networks of trusted proxies."""

    networks: tuple[Network, ...] = ()
    unix: bool = False

    def __contains__(self, address: Address | None) -> bool:
        """None is a socket of this machine, which has no address."""
        if address is None:
            return self.unix
        return any(address in network for network in self.networks)

    def trusts_peer(self, host: str | None) -> bool:
        if host is None:
            return self.unix
        address = parse_address(host)
        return address is not None and address in self


def trusted_networks(names: tuple[str, ...]) -> TrustedNetworks:
    networks = tuple(network_of(name) for name in names if name != UNIX)
    return TrustedNetworks(networks, UNIX in names)


def network_of(name: str) -> Network:
    try:
        return ip_network(name, strict=False)
    except ValueError as error:
        raise Refusal("server-bad-network", network=name) from error


def person_hop(hops: list[Hop], trusted: TrustedNetworks) -> Hop | None:
    """The last hop that is not a trusted proxy; None if there is nothing to trust."""
    found: Hop | None = None
    for hop in reversed(hops[-MOST_HOPS:]):
        if hop.address is None:
            break
        found = hop
        if hop.address not in trusted:
            break
    return found


def forwarded_hops(headers: Headers) -> list[Hop]:
    elements = ",".join(headers.getlist("forwarded")).split(",")
    return [forwarded_hop(element) for element in elements if element.strip()]


def forwarded_hop(element: str) -> Hop:
    said = dict(pairs(element))
    return Hop(parse_address(said.get("for", "")), said.get("proto", ""), said.get("host", ""))


def pairs(element: str) -> Iterator[tuple[str, str]]:
    for part in element.split(";"):
        found = PAIR.fullmatch(part)
        if found:
            yield found[1].lower(), re.sub(r"\\(.)", r"\1", found[2].strip('"'))


def x_forwarded_hops(headers: Headers) -> list[Hop]:
    """The hops of `X-Forwarded-For`, with the scheme and host of the nearest proxy."""
    names = split(headers, "x-forwarded-for")
    scheme = (split(headers, "x-forwarded-proto") or [""])[-1]
    host = (split(headers, "x-forwarded-host") or [""])[-1]
    return [Hop(parse_address(name), scheme, host) for name in names]


def split(headers: Headers, name: str) -> list[str]:
    return [part.strip() for part in ",".join(headers.getlist(name)).split(",") if part.strip()]


def client_hop(headers: Headers, trusted: TrustedNetworks) -> Hop | None:
    """The client, according to a trusted proxy.

    Proxies write one of the two headers and pass the other on, which anybody may have written: if
    they contradict each other neither counts.
    """
    written = [hops for hops in (forwarded_hops(headers), x_forwarded_hops(headers)) if hops]
    clients = [person_hop(hops, trusted) for hops in written]
    addresses = {None if hop is None else hop.address for hop in clients}
    if len(addresses) != 1 or clients[0] is None or clients[-1] is None:
        return None
    first, last = clients[0], clients[-1]
    return replace(first, scheme=first.scheme or last.scheme, host=first.host or last.host)


class ForwardedRequests:
    """Middleware that replaces a request's address, scheme and host by those of its client."""

    def __init__(self, app: ASGIApp, trusted: TrustedNetworks) -> None:
        self.app = app
        self.trusted = trusted

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            client = scope.get("client")
            if self.trusted.trusts_peer(client[0] if client else None):
                scope = forwarded_scope(scope, self.trusted)
        await self.app(scope, receive, send)


def forwarded_scope(scope: Scope, trusted: TrustedNetworks) -> Scope:
    """The scope as the client would have given it without the proxy."""
    headers = Headers(scope=scope)
    hop = client_hop(headers, trusted)
    if hop is None:
        return scope
    changed = {**scope, "client": (str(hop.address), 0)}
    if hop.scheme.lower() in SCHEMES:
        changed["scheme"] = scheme_for(scope["type"], hop.scheme.lower())
    if hop.host:
        kept = [(name, value) for name, value in scope["headers"] if name != b"host"]
        changed["headers"] = [(b"host", hop.host.encode("latin-1", "replace")), *kept]
    return changed


def scheme_for(kind: Literal["http", "websocket"], scheme: str) -> str:
    return scheme if kind == "http" else SOCKET_SCHEMES[scheme]
