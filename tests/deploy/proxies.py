"""The real proxies, started with the configurations of deploy/ in front of servers of a test."""

import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
DEPLOY: Final = ROOT / "deploy"
# Where scripts/proxies.sh puts what is not installed.
UNPACKED: Final = ROOT / "build" / "proxies"
PATIENCE: Final = 180
SHIPPED: Final = ("127.0.0.1:8421", "127.0.0.1:8422")
NGINX: Final = """
daemon off;
pid {folder}/pid;
error_log {folder}/log;
events {{ }}
http {{
    client_header_timeout 1h; # for servers that have none
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/pioche.conf;
}}
"""

# What is written in the place of what, to put a fault back.
Fault = tuple[str, str] | None


@dataclass(frozen=True)
class Proxy:
    """A program, how its configuration is made fit for a test, and how it is started."""

    program: str
    scheme: str
    command: Callable[[Path, int, list[str], Fault], list[str]]


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def plain_port(folder: Path) -> int:
    """The port that sends people to https."""
    kept = folder / "plain-port"
    if not kept.exists():
        kept.write_text(str(free_port()), encoding="utf-8")
    return int(kept.read_text(encoding="utf-8"))


def shipped(name: str, servers: list[str], fault: Fault) -> str:
    """A configuration as it is in deploy/, but for where the servers are and for a fault."""
    text = (DEPLOY / name).read_text(encoding="utf-8")
    if fault is not None:
        assert fault[0] in text
        text = text.replace(*fault)
    for there, here in zip(SHIPPED, servers, strict=True):
        assert there in text
        text = text.replace(there, here)
    return text


def nginx(folder: Path, port: int, servers: list[str], fault: Fault) -> list[str]:
    text = shipped("nginx.conf", servers, fault).replace("/etc/ssl/pioche", str(folder))
    text = re.sub(r".*listen \[::\].*\n", "", text)
    text = text.replace("listen 443", f"listen 127.0.0.1:{port}")
    text = text.replace("listen 80;", f"listen 127.0.0.1:{plain_port(folder)};")
    (folder / "pioche.conf").write_text(text, encoding="utf-8")
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder), encoding="utf-8")
    return ["-p", str(folder), "-e", str(folder / "log"), "-c", str(folder / "nginx.conf")]


def haproxy(folder: Path, port: int, servers: list[str], fault: Fault) -> list[str]:
    text = shipped("haproxy.cfg", servers, fault).replace("/etc/haproxy", str(folder))
    text = text.replace("bind :80\n", f"bind 127.0.0.1:{plain_port(folder)}\n")
    text = text.replace("bind :443", f"bind 127.0.0.1:{port}")
    (folder / "haproxy.cfg").write_text(text, encoding="utf-8")
    return ["-db", "-f", str(folder / "haproxy.cfg")]


def caddy(folder: Path, port: int, servers: list[str], fault: Fault) -> list[str]:
    """Without certificates: it would ask for them."""
    text = shipped("Caddyfile", servers, fault).replace(
        "tables.example.org", f"http://127.0.0.1:{port}"
    )
    text = text.replace("\tservers {", "\tadmin off\n\tservers {", 1)
    (folder / "Caddyfile").write_text(text, encoding="utf-8")
    return ["run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


PROXIES: Final = {
    "nginx": Proxy("nginx", "https", nginx),
    "haproxy": Proxy("haproxy", "https", haproxy),
    "caddy": Proxy("caddy", "http", caddy),
}


def program_of(proxy: Proxy) -> str:
    """Where it is; where it is not, the test is skipped, or fails where all must be there."""
    folders = ["/usr/sbin", *(str(UNPACKED / "usr" / name) for name in ("sbin", "bin"))]
    found = shutil.which(proxy.program, path=os.pathsep.join([os.environ["PATH"], *folders]))
    if found is None:
        assert os.environ.get("CI") != "true", f"{proxy.program} is not installed"
        pytest.skip(f"{proxy.program} is not installed (scripts/proxies.sh fetches it)")
    return found


def surroundings(folder: Path) -> dict[str, str]:
    """Its files go into the folder; libraries may lie beside the programs."""
    libraries = os.pathsep.join(map(str, (UNPACKED / "usr" / "lib").glob("*-linux-gnu*")))
    return {**os.environ, "HOME": str(folder), "LD_LIBRARY_PATH": libraries}


def make_certificate(folder: Path) -> None:
    """For nobody in particular; HAProxy wants both halves in one file."""
    key, certificate = folder / "privkey.pem", folder / "fullchain.pem"
    how = ["-x509", "-nodes", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]
    files = ["-keyout", str(key), "-out", str(certificate)]
    command = ["openssl", "req", *how, *files, "-days", "2", "-subj", "/CN=tables.example.org"]
    subprocess.run(command, check=True, capture_output=True)
    both = certificate.read_text(encoding="utf-8") + key.read_text(encoding="utf-8")
    (folder / "pioche.pem").write_text(both, encoding="utf-8")


@contextmanager
def running(name: str, folder: Path, servers: list[str], fault: Fault = None) -> Iterator[str]:
    """The proxy in front of these servers; its address."""
    proxy, port = PROXIES[name], free_port()
    program = program_of(proxy)
    make_certificate(folder)
    arguments = proxy.command(folder, port, servers, fault)
    output = folder / "output"
    with (
        output.open("wb") as file,
        subprocess.Popen(
            [program, *arguments], stdout=file, stderr=file, env=surroundings(folder)
        ) as process,
    ):
        try:
            wait_for(port, process, output)
            yield f"{proxy.scheme}://127.0.0.1:{port}"
        finally:
            process.terminate()


def wait_for(port: int, process: "subprocess.Popen[bytes]", output: Path) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        assert process.poll() is None, output.read_text(encoding="utf-8")
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except ConnectionRefusedError:
            time.sleep(0.02)
        else:
            return
    raise AssertionError(output.read_text(encoding="utf-8"))


def any_certificate() -> ssl.SSLContext:
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context
