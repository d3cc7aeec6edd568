"""Dockerfile, compose file and systemd unit: read by those who can, held to what they promise."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import health_check as check
import pytest
import yaml  # type: ignore[import-untyped]
from compiler import MYPYC, SETUPTOOLS
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from pioche.server.configuration import KINDS, OTHER_VARIABLES, name_of, variable_of
from pioche.server.store.postgresql import PostgresqlStore
from tests.deploy.proxies import DEPLOY, PATIENCE, ROOT, free_port
from tests.server.live_server import LiveServer, run_async, wait_until
from tests.server.memory_store import MemoryStore
from tests.server.postgresql_server import running_postgresql
from tests.server.test_watchdogs import started

# What `systemd-analyze security` may find at most, in tenths: below 20 is what it calls OK.
EXPOSURE: Final = 20

# Variables of the proxy, not of the server.
OF_THE_PROXY: Final = {"PIOCHE_SITE", "PIOCHE_SERVERS"}

Instruction = tuple[str, str]


def instructions() -> list[Instruction]:
    """Each instruction of the Dockerfile with what follows it, lines joined."""
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    lines = re.sub(r"^#.*\n|\\\n", "", text, flags=re.MULTILINE).splitlines()
    return [(words[0], words[1]) for line in lines if (words := line.split(maxsplit=1))]


def ignored(path: str) -> bool:
    """As .dockerignore files are read: the last pattern that fits decides."""
    found = False
    for line in (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        pattern = re.escape(line.removeprefix("!")).replace(r"\*\*", ".*").replace(r"\*", "[^/]*")
        if re.fullmatch(f"{pattern.replace('.*/', '(.*/)?')}(/.*)?", path):
            found = not line.startswith("!")
    return found


def test_the_image_is_built_from_what_is_there_and_from_nothing_else() -> None:
    copied = [
        source
        for name, rest in instructions()
        if name == "COPY" and not rest.startswith("--from")
        for source in rest.split()[:-1]
    ]
    for source in copied:
        assert (ROOT / source).exists(), source
        assert not ignored(source), source
    for path in (".venv/bin/pip", "src/pioche/compiled/x.so", "src/pioche/__pycache__/a.pyc"):
        assert ignored(path), path
    assert not ignored("src/pioche/web/index.html")
    # Whatever the build reads of the project's folder is copied.
    setup = (ROOT / "setup.py").read_text(encoding="utf-8")
    assert set(re.findall(r'"([A-Z]+\.md)"', setup)) <= set(copied)


def test_the_image_has_no_compiler_no_administrator_and_what_it_starts_is_ours() -> None:
    found = instructions()
    stages = [rest for name, rest in found if name == "FROM"]
    assert len(stages) == 2
    assert stages[0] == f"{stages[1]} AS build"
    last = found[max(place for place, (name, _) in enumerate(found) if name == "FROM") :]
    assert not any("apt-get" in rest for _, rest in last)
    lines = dict(found)
    assert re.fullmatch(r"[1-9]\d*:[1-9]\d*", lines["USER"])
    assert lines["USER"].split(":")[0] in dict(last)["RUN"]
    assert json.loads(lines["ENTRYPOINT"]) + json.loads(lines["CMD"]) == ["pioche", "serve"]
    assert "8421" in lines["EXPOSE"]


def locked(path: Path) -> dict[str, str]:
    """The versions of a file of requirements, each of which has its hashes."""
    text = path.read_text(encoding="utf-8").replace("\\\n", "")
    lines = [line.split() for line in text.splitlines()]
    assert all(any(word.startswith("--hash=sha256:") for word in line) for line in lines)
    return dict(line[0].split("==") for line in lines)


def test_the_image_installs_what_was_tested_by_its_hashes() -> None:
    tested = locked(ROOT / "requirements-test.txt")
    server, build = (locked(DEPLOY / f"requirements{name}.txt") for name in ("", "-build"))
    assert server.items() | build.items() <= tested.items()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = [*project["dependencies"], *extras["server"], *extras["postgresql"]]
    assert names_of(wanted) <= set(server)
    assert names_of([MYPYC, SETUPTOOLS]) <= set(build)
    runs = " && ".join(rest for name, rest in instructions() if name == "RUN")
    installs = re.findall(r"bin/pip (?:install|wheel) [^&]*", runs)
    assert len(installs) == 4
    assert all("--require-hashes" in each or "--no-deps" in each for each in installs)
    assert all("${PYTHON_IMAGE}" in rest for name, rest in instructions() if name == "FROM")


def names_of(requirements: list[str]) -> set[str]:
    return {canonicalize_name(Requirement(each).name) for each in requirements}


def health_check(port: int) -> int:
    """As it is written in the Dockerfile; its exit code."""
    (how,) = (rest for name, rest in instructions() if name == "HEALTHCHECK")
    _, script = json.loads(how.partition("CMD")[2])
    assert f"COPY deploy/{Path(script).name} {script}" in map(" ".join, instructions())
    program = [sys.executable, str(DEPLOY / Path(script).name)]
    return subprocess.run(program, env={"PIOCHE_PORT": str(port)}, check=False).returncode


def test_the_health_check_follows_the_port() -> None:
    server = LiveServer(MemoryStore()).start()
    try:
        assert health_check(server.port) == 0
        assert health_check(free_port()) == 1
    finally:
        server.stop()


def test_a_stopped_server_is_killed_by_the_third_check_that_it_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SIGSTOP stops its own watchdog, too. Before its first answer it may take its time."""
    kept, port = tmp_path / "kept", free_port()

    def is_healthy(within: float) -> bool:
        monkeypatch.setattr(check, "TIMEOUT", within)
        return check.main(port, kept) == 0

    def fails_while_stopped(times: int) -> None:
        os.kill(process.pid, signal.SIGSTOP)
        for _ in range(times):
            assert process.poll() is None
            assert not is_healthy(0.1)

    command = ["-m", "pioche", "serve", "--port", str(port)]
    with started(command, PIOCHE_STORE=str(tmp_path / "tables.sqlite")) as process:
        wait_until(lambda: check.listening_socket(port))
        assert check.holders(check.listening_socket(port)) == [process.pid]
        for failures in (check.MOST_FAILURES + 1, check.MOST_FAILURES - 1):
            fails_while_stopped(failures)
            os.kill(process.pid, signal.SIGCONT)
            assert is_healthy(PATIENCE)
        fails_while_stopped(check.MOST_FAILURES)
        assert process.wait(PATIENCE) == -signal.SIGKILL


# As the real one answers about an image of several architectures.
DOCKER: Final = """#!/bin/sh
echo "Name:      docker.io/library/$4
MediaType: application/vnd.oci.image.index.v1+json
Digest:    sha256:$(echo "$4" | sha256sum | cut -c1-64)

Manifests:
  Name:      docker.io/library/$4@sha256:$(echo other | sha256sum | cut -c1-64)"
"""


def digest_of(image: str) -> str:
    return f"sha256:{sha256(f'{image}{os.linesep}'.encode()).hexdigest()}"


def images(folder: Path = DEPLOY) -> list[str]:
    """What the Dockerfile and the compose file name, but for our own."""
    dockerfile = (folder / "Dockerfile").read_text(encoding="utf-8")
    services = compose(folder)["services"].values()
    named = [each["image"] for each in services if "build" not in each]
    assert all(re.fullmatch(r"\$\{\w+_IMAGE:-[^}]+\}", each) for each in named)
    return [
        *re.findall(r"^ARG \w+_IMAGE=(.*)", dockerfile, re.MULTILINE),
        *(each.partition(":-")[2].rstrip("}") for each in named),
    ]


def test_every_image_has_a_digest() -> None:
    assert len(images()) == 3
    for image in images():
        assert re.fullmatch(r"[a-z]+:[a-z0-9.-]+@sha256:[0-9a-f]{64}", image), image


def test_all_images_are_renewed_by_one_command(tmp_path: Path) -> None:
    folder, program = tmp_path / "deploy", tmp_path / "bin"
    shutil.copytree(DEPLOY, folder, ignore=shutil.ignore_patterns(".env"))
    program.mkdir()
    (program / "docker").write_text(DOCKER, encoding="utf-8")
    (program / "docker").chmod(0o755)
    environment = {**os.environ, "PATH": f"{program}{os.pathsep}{os.environ['PATH']}"}
    subprocess.run([folder / "pin-images.sh"], check=True, env=environment, capture_output=True)
    names = [image.partition("@")[0] for image in images()]
    assert images(folder) == [f"{name}@{digest_of(name)}" for name in names]
    for file in ("Dockerfile", "compose.yaml"):
        before, after = ((where / file).read_text(encoding="utf-8") for where in (DEPLOY, folder))
        assert without_digests(before) == without_digests(after)


def without_digests(text: str) -> str:
    return re.sub(r"@sha256:[0-9a-f]+", "", text)


def test_every_service_has_limits_of_memory_and_processes() -> None:
    for service in compose()["services"].values():
        assert service["mem_limit"]
        assert service["pids_limit"] <= 512


def test_the_role_of_the_servers_is_no_administrator(tmp_path: Path) -> None:
    """The file of the compose file is carried out as it is, but for the names; a house fits in."""
    database = compose()["services"]["database"]
    assert "./database.sql:/docker-entrypoint-initdb.d/pioche.sql:ro" in database["volumes"]
    assert "POSTGRES_USER" not in database["environment"]
    text = (DEPLOY / "database.sql").read_text(encoding="utf-8").replace(" pioche", " house")
    script, password = tmp_path / "database.sql", "it's 5ecret"
    script.write_text(text, encoding="utf-8")
    with running_postgresql() as postgresql:
        admin = postgresql.database()
        subprocess.run(
            [postgresql.bin / "psql", admin, "-q", "-v", "ON_ERROR_STOP=1", "-f", script],
            env={**os.environ, "DATABASE_PASSWORD": password},
            check=True,
        )
        query = (
            "SELECT rolsuper OR rolcreatedb OR rolcreaterole FROM pg_roles WHERE rolname = 'house'"
        )
        assert [row[0] for row in postgresql.execute(admin, query)] == [False]
        url = f"postgresql://house:{quote(password)}@127.0.0.1:{postgresql.port}/house"
        store = PostgresqlStore(url)
        server = LiveServer(store).start()
        try:
            assert server.table().news()["table"]["phase"] == "gathering"
        finally:
            server.stop()
            run_async(store.close())


def test_whatever_is_set_is_a_setting() -> None:
    """A server refuses to start with a variable of ours that it does not know."""
    known = {variable_of(field) for field in KINDS} | OTHER_VARIABLES
    flags = {f"--{name_of(field)}" for field in KINDS}
    for path in filter(Path.is_file, DEPLOY.iterdir()):
        text = path.read_text(encoding="utf-8")
        assert set(re.findall(r"PIOCHE_[A-Z_]+", text)) <= known | OF_THE_PROXY, path
        assert set(re.findall(r"pioche (?:serve )?with (--[a-z-]+)", text)) <= flags, path
        assert set(re.findall(r"pioche serve (--[a-z-]+)", text)) <= flags, path
    assert not OF_THE_PROXY & set(compose()["services"]["pioche"]["environment"])


def compose(folder: Path = DEPLOY) -> dict[str, Any]:
    text = (folder / "compose.yaml").read_text(encoding="utf-8")
    found: dict[str, Any] = yaml.safe_load(text)
    return found


def test_the_compose_file_names_nothing_that_is_not_there() -> None:
    found = compose()
    services: dict[str, dict[str, Any]] = found["services"]
    for service in services.values():
        assert set(service["networks"]) <= set(found["networks"])
        assert set(service.get("depends_on", {})) <= set(services)
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert (DEPLOY / source).exists() if "/" in source else source in found["volumes"]
    build = services["pioche"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).resolve() == DEPLOY / "Dockerfile"
    trusted = services["pioche"]["environment"]["PIOCHE_TRUSTED_PROXY"]
    assert found["networks"]["front"]["ipam"]["config"][0]["subnet"] == trusted


def test_what_faces_the_world_cannot_write_or_become_anybody() -> None:
    services = compose()["services"]
    assert services["pioche-two"] == services["pioche"]
    for name in ("proxy", "pioche"):
        assert services[name]["read_only"] is True
        assert services[name]["cap_drop"] == ["ALL"]
        assert services[name]["security_opt"] == ["no-new-privileges:true"]
    assert "ports" not in services["pioche"]
    assert services["database"]["networks"] == ["back"]
    assert compose()["networks"]["back"]["internal"] is True


def test_docker_reads_the_compose_file() -> None:
    command = ["docker", "compose", "--file", str(DEPLOY / "compose.yaml"), "config", "--quiet"]
    if shutil.which("docker") is None or docker("compose", "version").returncode:
        pytest.skip("docker compose is not installed")
    environment = {"PIOCHE_SITE": "tables.example.org", "DATABASE_PASSWORD": "x"}
    environment |= {"DATABASE_ADMIN_PASSWORD": "y"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert (done.returncode, done.stderr) == (0, "")


def docker(*arguments: str) -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run(["docker", *arguments], capture_output=True, check=False)  # noqa: S607


def test_what_hangs_is_ended_and_started_again() -> None:
    """Docker ends nothing by itself: the server does, or its check, and is started again."""
    assert re.search(r"PIOCHE_WATCHDOG=[1-9]", dict(instructions())["ENV"])
    assert compose()["services"]["pioche"]["restart"] == "unless-stopped"
    assert compose()["services"]["pioche"]["init"] is True
    unit = (DEPLOY / "pioche.service").read_text(encoding="utf-8").splitlines()
    assert {"Type=notify", "WatchdogSec=30", "Restart=always"} <= set(unit)


def test_a_new_version_takes_over_where_the_service_manager_reloads() -> None:
    """What SIGUSR2 does is tried in tests/server/test_succession.py."""
    unit = (DEPLOY / "pioche.service").read_text(encoding="utf-8").splitlines()
    assert "ExecReload=/bin/kill -USR2 $MAINPID" in unit
    behind_proxy = compose()["services"]["proxy"]["environment"]["PIOCHE_SERVERS"].split()
    assert {server.partition(":")[0] for server in behind_proxy} == {"pioche", "pioche-two"}


def test_systemd_reads_the_unit_and_finds_it_shut_in(tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("systemd-analyze is not installed")
    unit = tmp_path / "pioche.service"
    text = (DEPLOY / "pioche.service").read_text(encoding="utf-8")
    unit.write_text(text.replace("/opt/pioche/bin/pioche", "/bin/true"), encoding="utf-8")
    done = subprocess.run(
        [program, "verify", "--man=no", str(unit)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    judge = [program, "security", "--offline=true", "--no-pager", f"--threshold={EXPOSURE}"]
    for given, passed in ((text, True), (text.split("# Sandbox")[0], False)):
        unit.write_text(given, encoding="utf-8")
        done = subprocess.run([*judge, str(unit)], capture_output=True, text=True, check=False)
        assert (done.returncode == 0) == passed, done.stdout
