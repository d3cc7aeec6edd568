"""Dockerfile, compose file and systemd unit: read by those who can, held to what they promise."""

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final

import pytest
import yaml  # type: ignore[import-untyped]

from pioche.server.configuration import KINDS, OTHER_VARIABLES, name_of, variable_of
from tests.deploy.proxies import DEPLOY, ROOT

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
    last = found[[name for name, _ in found].index("COPY", len(found) - 10) - 2 :]
    assert not any("apt-get" in rest for _, rest in last)
    lines = dict(found)
    assert re.fullmatch(r"[1-9]\d*:[1-9]\d*", lines["USER"])
    assert lines["USER"].split(":")[0] in dict(last)["RUN"]
    assert json.loads(lines["ENTRYPOINT"]) + json.loads(lines["CMD"]) == ["pioche", "serve"]
    assert "8421" in lines["EXPOSE"]


def test_whatever_is_set_is_a_setting() -> None:
    """A server refuses to start with a variable of ours that it does not know."""
    known = {variable_of(field) for field in KINDS} | OTHER_VARIABLES
    flags = {f"--{name_of(field)}" for field in KINDS}
    for path in DEPLOY.iterdir():
        text = path.read_text(encoding="utf-8")
        assert set(re.findall(r"PIOCHE_[A-Z_]+", text)) <= known | OF_THE_PROXY, path
        assert set(re.findall(r"pioche (?:serve )?with (--[a-z-]+)", text)) <= flags, path
        assert set(re.findall(r"pioche serve (--[a-z-]+)", text)) <= flags, path
    assert not OF_THE_PROXY & set(compose()["services"]["pioche"]["environment"])


def compose() -> dict[str, Any]:
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
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
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert (done.returncode, done.stderr) == (0, "")


def docker(*arguments: str) -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run(["docker", *arguments], capture_output=True, check=False)  # noqa: S607


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
