"""Whose request it is behind a proxy, and under which names the server answers."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import pytest
from starlette.datastructures import Headers

from pioche.core.refusals import Refusal
from pioche.server.http.addresses import (
    TrustedNetworks,
    address_to_count,
    client_hop,
    parse_address,
    trusted_networks,
)
from pioche.server.serve import local_names
from pioche.server.settings import Rate, Settings
from tests.server.live_server import FAST, LiveServer
from tests.server.memory_store import MemoryStore

PROXIES: Final = trusted_networks(("10.0.0.0/8", "fd00::/8"))
TABLE: Final = {"game": "diamant", "seats": ["open", "bold", "bold"]}


@pytest.mark.parametrize(
    ("headers", "person"),
    [
        ({"x-forwarded-for": "203.0.113.5"}, "203.0.113.5"),
        ({"x-forwarded-for": "6.6.6.6, 203.0.113.5, 10.1.1.1"}, "203.0.113.5"),
        ({"x-forwarded-for": "10.9.9.9, 10.1.1.1"}, "10.9.9.9"),
        ({"x-forwarded-for": "203.0.113.5:4711"}, "203.0.113.5"),
        ({"x-forwarded-for": "::ffff:203.0.113.5"}, "203.0.113.5"),
        ({"x-forwarded-for": "6.6.6.6, nonsense"}, None),
        ({"x-forwarded-for": "6.6.6.6, nonsense, 10.1.1.1"}, "10.1.1.1"),
        ({"forwarded": 'for="[2001:db8::1]:4711";proto=https'}, "2001:db8::1"),
        ({"forwarded": "for=6.6.6.6, For=203.0.113.5 ; by=10.0.0.1, for=10.1.1.1"}, "203.0.113.5"),
        ({"forwarded": "for=unknown"}, None),
        ({"forwarded": "for=_hidden, for=10.1.1.1"}, "10.1.1.1"),
        ({"forwarded": "for=203.0.113.5", "x-forwarded-for": "203.0.113.5"}, "203.0.113.5"),
        # One of the two the person has written: neither is believed.
        ({"forwarded": "for=6.6.6.6", "x-forwarded-for": "203.0.113.5"}, None),
        ({"forwarded": "nonsense;;=", "x-forwarded-for": "203.0.113.5"}, None),
        ({}, None),
    ],
)
def test_the_last_hop_that_is_no_proxy_of_ours(headers: dict[str, str], person: str | None) -> None:
    hop = client_hop(Headers(headers), PROXIES)
    assert (None if hop is None else str(hop.address)) == person


def test_how_addresses_are_counted_and_networks_named() -> None:
    assert address_to_count("2001:db8:1:2:3:4:5:6") == address_to_count("2001:db8:1:2::9")
    assert address_to_count("2001:db8:1:3::9") != address_to_count("2001:db8:1:2::9")
    assert address_to_count("::ffff:1.2.3.4") == address_to_count("1.2.3.4") == "1.2.3.4"
    assert address_to_count("") == ""
    assert parse_address("fe80::1%eth0") is not None
    assert trusted_networks(("unix",)).trusts_peer(None)
    assert not TrustedNetworks().trusts_peer(None)
    assert not PROXIES.trusts_peer("nonsense")
    with pytest.raises(Refusal, match=r"10\.0\.0\.0/40"):
        trusted_networks(("10.0.0.0/40",))


LIMITED: Final = replace(FAST, creations=Rate(2, 60), address_sockets=1)


@pytest.fixture(params=[("127.0.0.1",), ("10.0.0.0/8",)], ids=["trusted", "stranger"])
def behind_proxy(request: pytest.FixtureRequest) -> Iterator[LiveServer]:
    server = LiveServer(MemoryStore(), replace(LIMITED, trusted_proxy=request.param)).start()
    yield server
    server.stop()


def test_limits_count_people_and_links_say_https_behind_a_trusted_proxy_alone(
    behind_proxy: LiveServer,
) -> None:
    server = behind_proxy
    trusted = server.settings.trusted_proxy == ("127.0.0.1",)
    people = [{"X-Forwarded-For": f"203.0.113.{number}"} for number in range(3)]
    made = [server.post("/api/tables", TABLE, headers=person) for person in people]
    assert [answer.status_code for answer in made] == ([201] * 3 if trusted else [201, 201, 429])
    said = {
        **people[0],
        "X-Forwarded-Proto": "https",
        "X-Forwarded-Host": "pioche.example.org",
        "Origin": "https://pioche.example.org",
    }
    page = server.get("/", headers=said).text
    assert ('content="https://pioche.example.org/web/' in page) is trusted
    assert (f'content="{server.url}/web/' in page) is not trusted
    assert server.post("/api/tables", TABLE, headers=said).status_code == (201 if trusted else 403)


def test_one_household_has_one_share() -> None:
    server = LiveServer(MemoryStore(), replace(LIMITED, trusted_proxy=("127.0.0.0/8",))).start()
    try:
        people = [
            {"X-Forwarded-For": f"2001:db8:0:{net}::{host}"} for net in (1, 2) for host in (1, 2)
        ]
        made = [server.post("/api/tables", TABLE, headers=person) for person in people * 2]
        assert [answer.status_code for answer in made] == [201] * 4 + [429] * 4
    finally:
        server.stop()


def test_other_names_are_not_answered() -> None:
    names = ("pioche.example.org", "*.games.example")
    server = LiveServer(MemoryStore(), replace(FAST, allowed_host=names)).start()
    try:
        for host in (
            *("pioche.example.org", "PIOCHE.example.org.:8421", "a.games.example"),
            *("localhost", "localhost:1", "127.0.0.1", "[::1]:8421", "192.168.1.7"),
        ):
            assert server.get("/api/games", headers={"Host": host}).status_code == 200, host
        for host in ("evil.example", "games.example", "example.org", "127.0.0.1.evil.example"):
            refused = server.get("/api/games", headers={"Host": host})
            assert (refused.status_code, refused.json()["key"]) == (421, "server-host"), host
            own = {"Host": host, "Origin": f"http://{host}"}  # DNS rebinding
            assert server.post("/api/tables", TABLE, headers=own).status_code == 421
        page = server.get("/", headers={"Host": "evil.example"})
        assert "--allowed-host evil.example" in page.text
        assert page.headers["content-type"].startswith("text/plain")
        server.settings = FAST  # the fault put back
        server.restart()
        own = {"Host": "evil.example", "Origin": "http://evil.example"}
        assert server.post("/api/tables", TABLE, headers=own).status_code == 201
    finally:
        server.stop()


def test_what_listens_on_this_machine_alone_answers_to_its_own_names() -> None:
    usual = Settings()
    for host in ("127.0.0.1", "localhost", "::1"):
        assert local_names(usual, host).allowed_host == ("localhost",)
    for host in ("0.0.0.0", "::", "192.168.1.7", "pioche.example.org"):  # noqa: S104
        assert local_names(usual, host).allowed_host == ()
    proxied = replace(usual, trusted_proxy=("127.0.0.1",))
    assert local_names(proxied, "127.0.0.1").allowed_host == ()
    named = replace(usual, allowed_host=("pioche.example.org",))
    assert local_names(named, "127.0.0.1") is named
