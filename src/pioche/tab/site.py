"""A folder of static files with everything that a tab needs: `pioche site` writes it.

The browser client is the server's. What a server answers alike to everybody (games, words, rules,
lessons) is asked of the real application once and written down. Python's parts are compressed
under names that contain their digest; the service worker keeps all files of a version.
"""

import asyncio
import gzip
import hashlib
import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from starlette.types import ASGIApp

from pioche.core.refusals import Refusal
from pioche.files import replace_file
from pioche.games import all_games
from pioche.server.app import create_app
from pioche.server.http.bundle import FOLDER, MAIN, SHEET, WEB, Client
from pioche.server.http.headers import SITE_POLICY
from pioche.server.http.offline_site import MARK
from pioche.server.http.static import MEDIA, page_file
from pioche.server.settings import Settings
from pioche.server.store.sqlite import SqliteStore
from pioche.tab import archive
from pioche.tab.bridge import SETTINGS, Answer, page_scope
from pioche.tab.pyodide import GLUE, LOADER, MACHINE
from pioche.words import LANGUAGES
from pioche.words.parts import part_names

PAGE: Final = "index.html"
MANIFEST: Final = "manifest.json"
SERVICE_WORKER: Final = "service-worker.js"
# The worker and what it loads.
WORKERS: Final = "web/tab"
PYTHON: Final = f"{WORKERS}/python"
# Only the server uses these, or bundles contain them.
NOT_SERVED: Final = ("index.html", "offline.html", "service-worker.js", MANIFEST)
BUNDLED: Final = ("js", "parts", "screens", "art", "vendor", "boards")
# Compressed beside the plain file, for servers that can send that.
TEXTS: Final = (".html", ".js", ".mjs", ".css", ".svg", ".json", ".ftl")
SMALLEST: Final = 1000
FORMS: Final = (".gz", ".br")
DIGITS: Final = 12
# What counts in headers only is left out.
TAB_POLICY: Final = SITE_POLICY.replace("frame-ancestors 'none'; ", "")

Files = dict[str, bytes]


@dataclass(frozen=True)
class SiteOptions:
    """`server` is the address of a server for play with others, or empty.

    `precompressed` puts compressed forms beside texts, for servers that send them. `bot_delay` and
    `search` are the tables' settings of that name.
    """

    pyodide: Path
    cache: Path
    server: str = ""
    precompressed: bool = True
    bot_delay: float = Settings().bot_delay
    search: float = SETTINGS.search


@dataclass(frozen=True)
class Site:
    """A site that was written."""

    version: str
    files: Files


def write_site(folder: Path, options: SiteOptions) -> Site:
    """Write a site into a folder that is empty or holds one."""
    check_folder(folder)
    site = site_of(options)
    files = site.files
    for name in stale_files(folder, files):
        (folder / name).unlink()
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.is_file() or path.read_bytes() != content:
            path.write_bytes(content)
    return site


def check_folder(folder: Path) -> None:
    """Refuse a place that is no folder, or that holds something else."""
    found = next(place for place in (folder, *folder.parents) if place.exists())
    if not found.is_dir():
        raise Refusal("site-not-folder", file=str(found))
    if found == folder and any(folder.iterdir()) and not (folder / MARK).is_file():
        raise Refusal("site-not-empty", folder=str(folder))


def stale_files(folder: Path, files: Files) -> list[str]:
    found = [path for path in folder.rglob("*") if path.is_file()]
    names = [path.relative_to(folder).as_posix() for path in found]
    return [name for name in names if name not in files]


def site_of(options: SiteOptions) -> Site:
    python = python_files(options)
    packed = {
        kind: packed_file(name, content, options.cache) for kind, (name, content) in python.items()
    }
    files = client_files() | answers() | loader_files(options.pyodide)
    files |= {f"{PYTHON}/{name}": content for name, content in packed.values()}
    described: dict[str, Any] = {
        "worker": f"{WORKERS}/worker.js",
        "files": {
            kind: {"name": name, "size": len(content)} for kind, (name, content) in packed.items()
        },
        "server": options.server,
        "bot_delay": options.bot_delay,
        "search": options.search,
    }
    files |= {PAGE: page(described), MANIFEST: manifest()}
    version = digest_of(files)
    files[PAGE] = page({"version": version, **described})
    files[SERVICE_WORKER] = service_worker(version, files)
    if options.precompressed:
        files |= compressed(files)
    return Site(version, files)


def digest_of(files: Files) -> str:
    digest = hashlib.sha256()
    for name, content in sorted(files.items()):
        digest.update(f"{name} {len(content)}\n".encode() + content)
    return digest.hexdigest()[:DIGITS]


# Python


def python_files(options: SiteOptions) -> dict[str, tuple[str, bytes]]:
    """The parts of Python by their purpose: a name and the content."""
    return {
        "machine": ("machine", (options.pyodide / MACHINE).read_bytes()),
        "library": ("library", archive.library(options.pyodide, options.cache)),
        "pioche": ("pioche", archive.pioche(options.pyodide, options.cache)),
        "packages": ("packages", archive.unpacked(options.pyodide, options.cache)),
    }


def packed_file(name: str, content: bytes, cache: Path) -> tuple[str, bytes]:
    """The file as it is transferred; not called .gz, which some servers would unpack."""
    kept = cache / f"{name}-{hashlib.sha256(content).hexdigest()}.packed"
    if not kept.is_file():
        replace_file(kept, gzip.compress(content, 9, mtime=0))
    packed = kept.read_bytes()
    return f"{name}-{file_digest(packed)}.packed", packed


def loader_files(pyodide: Path) -> Files:
    """Pyodide's scripts, which browsers import under these names.

    As `.js`: some static servers do not know `.mjs`.
    """
    loader = (pyodide / LOADER).read_text(encoding="utf-8")
    names = {LOADER: script_name(LOADER), GLUE: script_name(GLUE)}
    for name, ours in names.items():
        loader = loader.replace(name, ours)
    loader = re.sub(r"//# sourceMappingURL=.*", "", loader)
    return {
        f"{PYTHON}/{names[LOADER]}": loader.encode(),
        f"{PYTHON}/{names[GLUE]}": (pyodide / GLUE).read_bytes(),
    }


def script_name(name: str) -> str:
    return name.removesuffix(".mjs") + ".js"


# The client


def client_files() -> Files:
    return dict(plain_files()) | dict(bundles())


def plain_files() -> Iterator[tuple[str, bytes]]:
    """What pages and workers load as it is: sheets, fonts, pictures, sounds, workers."""
    for path in WEB.rglob("*"):
        name = path.relative_to(WEB).as_posix()
        if path.is_file() and is_served(name):
            yield f"web/{name}", path.read_bytes()


def is_served(name: str) -> bool:
    suffix = Path(name).suffix
    if name in NOT_SERVED or suffix not in MEDIA or suffix == ".txt":
        return False
    if name.endswith(("preview.jpg", ".d.ts")):
        return False  # previews are for servers that know their own address
    return suffix != ".js" or name.split("/", maxsplit=1)[0] not in BUNDLED


def bundles() -> Iterator[tuple[str, bytes]]:
    client = Client(WEB)
    yield f"web/{FOLDER}/{SHEET}", client.sheet().encode()
    for path in (MAIN, *client.later()):
        yield f"web/{FOLDER}/{path}", without_map(client.bundle(path).script)


def without_map(script: str) -> bytes:
    return re.sub(r"//# sourceMappingURL=.*\n", "", script).encode()


def page(described: dict[str, Any]) -> bytes:
    """The client's page with relative addresses, its policy, and what it says of the site."""
    text = page_file().content.decode().replace('"/web/manifest.json"', f'"{MANIFEST}"')
    text = text.replace('="/web/', '="web/')
    policy = f'<meta http-equiv="Content-Security-Policy" content="{escape(TAB_POLICY)}" />'
    tab = f'<meta name="tab" content="{escape(json.dumps(described))}" />'
    return text.replace("    <title>", f"    {policy}\n    {tab}\n    <title>", 1).encode()


def manifest() -> bytes:
    """The client's manifest; its addresses are relative to the folder of the site."""
    text = (WEB / MANIFEST).read_text(encoding="utf-8")
    return text.replace('"/web/', '"web/').replace('"/"', '"./"').encode()


def service_worker(version: str, files: Files) -> bytes:
    """The service worker of a site with the digests of its files; the page is not among them."""
    text = (WEB / "tab" / "service-worker.js").read_text(encoding="utf-8")
    digests = {
        name: file_digest(content) for name, content in sorted(files.items()) if name != PAGE
    }
    text = text.replace('"VERSION"', json.dumps(version))
    return text.replace('{ FILES: "" }', json.dumps(digests)).encode()


def file_digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:DIGITS]


# Answers


def answers() -> Files:
    """What a server answers alike to everybody, under the path of the question."""
    return asyncio.run(asked(list(questions())))


def questions() -> Iterator[str]:
    games = [game.id for game in all_games()]
    yield "/api/games"
    yield from (f"/api/games/{game}/lesson" for game in games)
    for language in LANGUAGES:
        yield from (f"/words/{language}/{part}.ftl" for part in part_names())
        yield from (f"/words/{language}/rules/{game}.json" for game in games)


async def asked(paths: list[str]) -> Files:
    with TemporaryDirectory() as folder:
        store = SqliteStore(str(Path(folder) / "tables.sqlite"))
        try:
            app = create_app(Settings(), store)
            return {file_name(path): await ask(app, path) for path in paths}
        finally:
            await store.close()


def file_name(path: str) -> str:
    """The same as in js/transport.js."""
    return path[1:] if Path(path).suffix else f"{path[1:]}.json"


async def ask(app: ASGIApp, path: str) -> bytes:
    answer = Answer(b"")
    await app(page_scope("http", path, "") | {"method": "GET"}, answer.receive, answer.send)
    assert answer.status == 200, (path, answer.status)  # noqa: PLR2004
    return b"".join(answer.parts)


# Compression


def transfer_size(files: Files) -> int:
    """Bytes to transfer in all, from a server that sends the smallest form of each file."""
    plain = [name for name in files if Path(name).suffix not in FORMS]
    sizes = {
        name: [len(files[name + form]) for form in FORMS if name + form in files] for name in plain
    }
    return sum(min([len(files[name]), *sizes[name]]) for name in plain)


def compressed(files: Files) -> Files:
    """Compressed forms beside texts, `.br` too where node is installed."""
    texts = {
        name: content
        for name, content in files.items()
        if Path(name).suffix in TEXTS and len(content) >= SMALLEST
    }
    made = {f"{name}.gz": gzip.compress(content, 9, mtime=0) for name, content in texts.items()}
    node = shutil.which("node")
    return made if node is None else made | brotli(node, texts)


BROTLI: Final = """
const { readFileSync, writeFileSync } = require("node:fs");
const { brotliCompressSync } = require("node:zlib");
for (const name of readFileSync(0, "utf8").split("\\n").filter(Boolean))
  writeFileSync(name + ".br", brotliCompressSync(readFileSync(name)));
"""


def brotli(node: str, texts: Files) -> Files:
    with TemporaryDirectory() as place:
        paths = {name: Path(place) / str(number) for number, name in enumerate(texts)}
        for name, path in paths.items():
            path.write_bytes(texts[name])
        listed = "\n".join(map(str, paths.values()))
        subprocess.run([node, "-e", BROTLI], input=listed, text=True, check=True)
        return {f"{name}.br": Path(f"{path}.br").read_bytes() for name, path in paths.items()}
