"""A site beside the server's own pages: its files, its policy, and who hears of it."""

import gzip
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx2 as httpx
import pytest

from pioche.core.refusals import Refusal
from pioche.server.http.headers import POLICY
from pioche.server.http.offline_site import MARK, NO_SERVER, THIS_SERVER, check_site
from tests.server.live_server import FAST, LiveServer
from tests.server.memory_store import MemoryStore

PAGE = b"<!doctype html><meta name=tab content='" + NO_SERVER + b"'>"
PACKED = bytes(range(256)) * 10
NAMED = '<meta name="offline" content="/offline/" />'


@pytest.fixture(scope="module")
def with_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    folder = tmp_path_factory.mktemp("all") / "site"
    files = {"index.html": PAGE, MARK: b"start();", "web/machine-1.packed": PACKED}
    long = {"web/long.js": b"long", "web/long.js.gz": gzip.compress(b"compressed beforehand")}
    for name, content in (files | long | {"../secret.js": b"secret"}).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    server = LiveServer(MemoryStore(), replace(FAST, site=str(folder))).start()
    yield server
    server.stop()


def policy(answer: httpx.Response) -> str:
    return str(answer.headers["content-security-policy"])


def test_its_page_leads_back_to_the_server_and_may_run_wasm(with_site: LiveServer) -> None:
    page = with_site.get("/offline/")
    assert page.content == PAGE.replace(NO_SERVER, THIS_SERVER)
    assert "script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'" in policy(page)
    assert "frame-ancestors 'none'" in policy(page)


def test_texts_come_as_the_site_has_compressed_them(with_site: LiveServer) -> None:
    heads = {"accept-encoding": "gzip"}
    answer = with_site.get("/offline/web/long.js", headers=heads)
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text == "compressed beforehand"


def test_its_files_come_as_they_are(with_site: LiveServer) -> None:
    packed = with_site.get("/offline/web/machine-1.packed")
    assert (packed.content, packed.headers["content-type"]) == (PACKED, "application/octet-stream")
    assert "content-encoding" not in packed.headers
    assert with_site.get(f"/offline/{MARK}").headers["content-type"].startswith("text/javascript")


@pytest.mark.parametrize("name", ["none.js", "..%2Fsecret.js", "%2E%2E/secret.js", "web", "%00.js"])
def test_nothing_else_is_served(with_site: LiveServer, name: str) -> None:
    assert with_site.get(f"/offline/{name}").status_code == 404


def test_the_server_s_own_pages_name_it_and_keep_their_policy(with_site: LiveServer) -> None:
    page = with_site.get("/")
    assert NAMED in page.text
    assert policy(page) == POLICY
    assert policy(with_site.get("/web/js/main.js")) == POLICY


def test_a_server_without_a_site_says_nothing_of_it(server: LiveServer) -> None:
    assert NAMED not in server.get("/").text
    assert server.get("/offline/").status_code == 404


def test_a_folder_without_a_site_is_refused_at_the_start(tmp_path: Path) -> None:
    check_site("")
    with pytest.raises(Refusal) as refused:
        check_site(str(tmp_path))
    assert refused.value.key == "site-missing"
