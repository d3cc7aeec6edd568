"""The client's files in few requests: modules and sheets joined as they are asked for.

A bundle holds a module and all that it imports, each as a function under its own path, line by
line as written; the first bundle holds the page's modules, and the others leave those out. What a
module fetches later comes as a bundle of its own. A source map leads back to the files. Bundles are
made again when a file has changed, so nothing needs to be built.
"""

import asyncio
import json
import math
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path, PurePosixPath
from posixpath import normpath
from typing import Final

WEB: Final = Path(__file__).parent.parent.parent / "web"
FOLDER: Final = "bundle"
MAIN: Final = "js/main.js"
RUNTIME: Final = "js/modules.js"
SHEET: Final = "page.css"
BOARDS: Final = "boards/index.js"

# Statements begin a line in our own files; the libraries' one export stands where it likes.
IMPORT: Final = re.compile(r'^import (?:(\{[^}]*\}|\* as \w+) from )?"(\.[^"]+)";', re.MULTILINE)
DECLARED: Final = re.compile(
    r"^export (?=(?:async function|function|const|class) (\w+))", re.MULTILINE
)
LISTED: Final = re.compile(r"\bexport ?\{([^}]*)\};?")
# Not a type in a comment, which has a name after it.
LATER: Final = re.compile(r'\bimport\((["`])(\.[^"`]+)\1\)(?!\.[A-Z])')
UNKNOWN: Final = re.compile(r"^(?:import|export)\b.*|\bimport\.meta\b", re.MULTILINE)
LINKS: Final = re.compile(r'( *<link rel="stylesheet" href="/web/([^"]+)" />\n)+')
ADDRESS: Final = re.compile(r'url\("(\.[^"]+)"\)')


@dataclass(frozen=True)
class Module:
    """A module as the body of a function, which returns what it exports."""

    path: str
    body: str
    imports: tuple[str, ...]


@dataclass(frozen=True)
class Bundle:
    """A script and its source map."""

    script: str
    source_map: str


class CannotBundle(Exception):
    """A module is written in a way that bundles do not know."""


def resolved(path: str, name: str) -> str:
    """What a module means by a relative name, from the client's folder."""
    return normpath(str(PurePosixPath(path).parent / name))


def relative(path: str, name: str) -> str:
    """How a module names another one, from the folder of both: a site may lie anywhere."""
    return "../" * path.count("/") + name


def parsed(path: str, text: str) -> Module:
    imports = tuple(resolved(path, name) for _, name in IMPORT.findall(text))
    exports = list(DECLARED.findall(text))
    for names in LISTED.findall(text):
        exports += [": ".join(reversed(name.split(" as "))) for name in split_names(names)]
    body = IMPORT.sub(lambda found: used(path, found), text)
    body = LISTED.sub("", DECLARED.sub("", body))
    body = LATER.sub(lambda found: fetched_later(path, found), body)
    if unknown := UNKNOWN.search(body):
        raise CannotBundle(f"{path}: {unknown[0]}")
    return Module(path, f"{body}return {{ {', '.join(exports)} }};", imports)


def split_names(names: str) -> list[str]:
    return [name.strip() for name in names.split(",") if name.strip()]


def used(path: str, found: re.Match[str]) -> str:
    """An import as an assignment, on as many lines."""
    target = f'use("{resolved(path, found[2])}");'
    if found[1] is None:
        return target
    names = found[1].removeprefix("* as ").replace(" as ", ": ")
    return f"const {names} = {target}"


def fetched_later(path: str, found: re.Match[str]) -> str:
    return f"fetchModule({found[1]}{resolved(path, found[2])}{found[1]})"


class Client:
    """The modules and sheets of the client, as they are on disk now."""

    def __init__(self, web: Path) -> None:
        self.web = web
        self.modules: dict[str, Module] = {}

    def module(self, path: str) -> Module:
        if path not in self.modules:
            self.modules[path] = parsed(path, (self.web / path).read_text(encoding="utf-8"))
        return self.modules[path]

    def closure(self, path: str) -> dict[str, Module]:
        """A module and all that it imports, what is imported first."""
        found: dict[str, Module] = {}
        self.collect(path, found, ())
        return found

    def collect(self, path: str, found: dict[str, Module], above: tuple[str, ...]) -> None:
        if path in above:
            raise CannotBundle(f"{path} imports itself by way of {above[-1]}")
        if path in found:
            return
        for name in self.module(path).imports:
            self.collect(name, found, (*above, path))
        found[path] = self.module(path)

    def first(self) -> dict[str, Module]:
        """What every page needs: the main module and the emblems of all games."""
        emblems = sorted(self.web.glob("boards/*/emblem.js"))
        starts = [MAIN, *(path.relative_to(self.web).as_posix() for path in emblems)]
        return {name: module for start in starts for name, module in self.closure(start).items()}

    def later(self) -> list[str]:
        """The modules that are fetched by themselves: screens, boards, what few players open."""
        paths = [*entries(self.web), BOARDS]
        texts = {path: (self.web / path).read_text(encoding="utf-8") for path in paths}
        del texts[RUNTIME]
        names = {resolved(path, name) for path in texts for _, name in LATER.findall(texts[path])}
        files = [file for name in names for file in self.web.glob(re.sub(r"\$\{.*?\}", "*", name))]
        return sorted({file.relative_to(self.web).as_posix() for file in files} - {*self.first()})

    def bundle(self, path: str) -> Bundle:
        if path == MAIN:
            runtime = (self.web / RUNTIME).read_text(encoding="utf-8")
            return joined(path, runtime, self.first(), f'use("{MAIN}");')
        known = self.first()
        own = {name: module for name, module in self.closure(path).items() if name not in known}
        head = f'import {{ define, fetchModule, use }} from "{relative(path, MAIN)}";\n'
        return joined(path, head, own, "")

    def sheet(self) -> str:
        """All sheets that the page links, as one."""
        page = (self.web / "index.html").read_text(encoding="utf-8")
        names = re.findall(r'rel="stylesheet" href="/web/([^"]+)"', page)
        return "\n".join(self.sheet_text(name) for name in names)

    def sheet_text(self, name: str) -> str:
        text = (self.web / name).read_text(encoding="utf-8")
        return ADDRESS.sub(lambda found: f'url("../{resolved(name, found[1])}")', text)


def joined(path: str, head: str, modules: dict[str, Module], end: str) -> Bundle:
    lines = head.splitlines()
    places: list[tuple[int, int] | None] = [None] * len(lines)
    for source, (name, module) in enumerate(modules.items()):
        body = module.body.splitlines()
        lines += [f'define("{name}", () => {{', *body, "});"]
        places += [None, *((source, line) for line in range(len(body))), None]
    lines += [end, f"//# sourceMappingURL={PurePosixPath(path).name}.map"]
    sources = [f"/web/{name}" for name in modules]
    table = {"version": 3, "sources": sources, "names": [], "mappings": mappings(places)}
    return Bundle("\n".join(lines) + "\n", json.dumps(table))


def mappings(places: list[tuple[int, int] | None]) -> str:
    """Lines of a bundle as lines of the sources, as source maps write that."""
    before = (0, 0)
    rows: list[str] = []
    for place in places:
        if place is None:
            rows.append("")
            continue
        steps = (0, place[0] - before[0], place[1] - before[1], 0)
        rows.append("".join(map(digits, steps)))
        before = place
    return ";".join(rows)


def digits(number: int) -> str:
    """A number in base 64, five bits a digit, the lowest first, the sign in the first bit."""
    alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    rest = abs(number) << 1 | (number < 0)
    text = ""
    while True:
        rest, digit = rest >> 5, rest & 31
        text += alphabet[digit | (32 if rest else 0)]
        if not rest:
            return text


@lru_cache(1)
def client_at(web: Path, _stamp: int) -> Client:
    return Client(web)


@lru_cache(256)
def made(web: Path, name: str, stamp: int) -> str | None:
    """The text of a bundle's file, None if there is none."""
    client = client_at(web, stamp)
    if name == SHEET:
        return client.sheet()
    path = name.removesuffix(".map")
    if path not in set(entries(web)):
        return None
    bundle = client.bundle(path)
    return bundle.source_map if name.endswith(".map") else bundle.script


def entries(web: Path) -> Iterator[str]:
    for folder in ("js", "parts", "screens", "boards/*"):
        yield from (path.relative_to(web).as_posix() for path in web.glob(f"{folder}/*.js"))


def stamp_of(web: Path) -> int:
    """Another number once a file has changed, come or gone."""
    files = [path for ending in ("js", "css", "html") for path in web.rglob(f"*.{ending}")]
    return hash(tuple((path, path.stat().st_mtime_ns) for path in files))


class Freshness:
    """The stamp of the client's files, looked up anew after a while."""

    LONGEST: Final = 1.0

    def __init__(self) -> None:
        self.looked = -math.inf
        self.stamp = 0

    @property
    def due(self) -> bool:
        return time.monotonic() - self.looked > self.LONGEST

    async def look(self) -> None:
        """Look it up in a thread if it is time: hundreds of files take a while."""
        if self.due:
            self.looked = time.monotonic()  # others need not look as well
            self.stamp = await asyncio.to_thread(stamp_of, WEB)

    def now(self) -> int:
        if self.due:
            self.stamp, self.looked = stamp_of(WEB), time.monotonic()
        return self.stamp


FRESHNESS: Final = Freshness()


def bundled(name: str) -> str | None:
    return made(WEB, name, FRESHNESS.now())


def bundled_page(page: str) -> str:
    """The page with one sheet and one script instead of many."""
    page = LINKS.sub(f'    <link rel="stylesheet" href="/web/{FOLDER}/{SHEET}" />\n', page)
    page = re.sub(r' *<link rel="modulepreload"[^>]*>\n', "", page)
    return page.replace(f'src="/web/{MAIN}"', f'src="/web/{FOLDER}/{MAIN}"')
